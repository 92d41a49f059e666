"""What a goal asks, as predicates over plays."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tutor.coach.phrases import named
from tutor.content.goals import (
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    FindAllGoal,
    LayGoal,
    MostCardsGoal,
    OnePlayGoal,
    ZwickGoal,
)
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern.listing import legal_builds, legal_lay, legal_taking
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move, clears_table, is_zwick
from tutor.engine.zwickern.position import Item, Position
from tutor.engine.zwickern.taking import can_clear, captures, largest, most_cards, number_of_captures, taking_at_least
from tutor.text import Line


def meets(position: Position, move: Move, goal: OnePlayGoal) -> bool:
    """Whether a legal play reaches a goal."""
    match goal:
        case ZwickGoal():
            return is_zwick(position, move)
        case LayGoal():
            return isinstance(move, Lay)
        case MostCardsGoal():
            return cards_taken(move) == most_possible(position, dict.fromkeys(position.hand)) > 0
        case EverythingGoal():
            card = read_card(goal.card)
            return move.card is card and cards_taken(move) == most_possible(position, (card,)) > 0
        case CaptureGoal():
            return isinstance(move, Capture) and not Counter(goal_items(position, goal.items)) - Counter(move.takes)
        case BuildGoal():
            return isinstance(move, Build) and _fits(position, move, goal)


def _fits(position: Position, move: Build, goal: BuildGoal) -> bool:
    """Whether a build is the one that a goal describes."""
    onto = None if goal.onto is None else goal_items(position, (goal.onto,))[0]
    owner = position.turn if goal.seat is None else position.seats.index(goal.seat)
    return (
        (goal.card is None or read_card(goal.card) is move.card)
        and (onto is None or move.onto == onto)
        and goal.value in (None, move.value)
        and move.owner == owner
    )


def cards_taken(move: Move) -> int:
    """How many cards of the table a play takes."""
    return sum(len(item.cards) for item in move.takes) if isinstance(move, Capture) else 0


def most_possible(position: Position, cards: Iterable[Card]) -> int:
    """The most cards that one of some cards of the hand can take."""
    return max((most_cards(legal_taking(position, card)) for card in cards), default=0)


def goal_items(position: Position, names: Iterable[str]) -> tuple[Item, ...]:
    """The items that are named by their cards, in table order; those that are not on the table are left out."""
    places = set()
    for card in map(read_card, names):
        holding = (at for at, item in enumerate(position.table) if card in item.cards and at not in places)
        places |= {next(holding, -1)}
    return tuple(item for at, item in enumerate(position.table) if at in places)


def can_be_met(position: Position, goal: OnePlayGoal) -> bool:
    """Whether some legal play reaches a goal, found without listing plays where there is a direct answer."""
    hand = list(dict.fromkeys(position.hand))
    match goal:
        case ZwickGoal():
            return any(_can_zwick(position, card) for card in hand)
        case LayGoal():
            return any(legal_lay(position, card) is not None for card in hand)
        case MostCardsGoal():
            return most_possible(position, hand) > 0
        case EverythingGoal():
            return most_possible(position, (read_card(goal.card),)) > 0
        case CaptureGoal():
            items = goal_items(position, goal.items)
            return any(taking_at_least(legal_taking(position, card), items).vectors for card in hand)
        case BuildGoal():
            return any(_fits(position, move, goal) for card in hand for move in legal_builds(position, card))


def _can_zwick(position: Position, card: Card) -> bool:
    whole = Capture(card, position.table)
    return bool(position.table) and is_zwick(position, whole) and can_clear(legal_taking(position, card))


def solutions(position: Position, goal: OnePlayGoal) -> tuple[Move, ...]:
    """The plays that reach a goal; of captures only those that no larger one of the same card contains."""
    hand = list(dict.fromkeys(position.hand))
    if isinstance(goal, LayGoal):
        return tuple(move for card in hand if (move := legal_lay(position, card)) is not None)
    if isinstance(goal, ZwickGoal):
        return tuple(Capture(card, position.table) for card in hand if _can_zwick(position, card))
    if isinstance(goal, BuildGoal):
        return tuple(move for card in hand for move in legal_builds(position, card) if _fits(position, move, goal))
    if isinstance(goal, CaptureGoal):
        found = (move for card in hand for move in captures(largest(legal_taking(position, card))))
        return tuple(move for move in found if meets(position, move, goal))
    cards = hand if isinstance(goal, MostCardsGoal) else [read_card(goal.card)]
    most = most_possible(position, cards)
    return tuple(move for card in cards if most for move in _taking_so_many(position, card, most))


def _taking_so_many(position: Position, card: Card, number: int) -> Iterator[Capture]:
    """The largest captures of a card that take so many cards."""
    found = legal_taking(position, card)
    if most_cards(found) == number:
        yield from (move for move in captures(largest(found)) if cards_taken(move) == number)


def task(position: Position, goal: OnePlayGoal) -> Line:
    """The sentence that says what there is to do."""
    match goal:
        case EverythingGoal():
            return Line("goal-everything", {"card": read_card(goal.card)})
        case CaptureGoal():
            return Line("goal-capture", {"items": named(goal_items(position, goal.items))})
        case BuildGoal():
            return _build_task(position, goal)
        case _:
            return Line(f"goal-{goal.kind}")


def _build_task(position: Position, goal: BuildGoal) -> Line:
    """What is to be built, with what, on what and for whom, as far as the goal says."""
    if goal == BuildGoal(kind="build"):
        return Line("goal-build-any")
    parts: list[Line] = []
    if goal.card is not None:
        parts.append(Line("goal-build-with", {"card": read_card(goal.card)}))
    if goal.onto is not None:
        parts.append(Line("goal-build-on", {"item": named(goal_items(position, (goal.onto,)))}))
    if goal.value is not None:
        parts.append(Line("goal-build-making", {"value": goal.value}))
    parts.append(Line("goal-build-own") if goal.seat is None else Line("goal-build-for", {"seat": goal.seat}))
    what = Line("goal-build-build")
    for part in parts:
        what = Line("goal-build-joined", {"first": what, "last": part})
    return Line("goal-build", {"what": what})


def captures_to_find(position: Position, goal: FindAllGoal) -> tuple[Capture, ...]:
    """Every capture that is to be found."""
    cards = dict.fromkeys(position.hand) if goal.card is None else (read_card(goal.card),)
    return tuple(move for card in cards for move in captures(legal_taking(position, card)))


def number_to_find(position: Position, code: str | None) -> int:
    """How many captures there are, with one card of the hand if it is named."""
    cards = dict.fromkeys(position.hand) if code is None else (read_card(code),)
    return sum(number_of_captures(legal_taking(position, card)) for card in cards)


def _without(items: Sequence[Item], move: Move) -> Sequence[Item]:
    """The items that a play leaves; of equal ones (several packs) it takes as many as it names."""
    taken = Counter(move.takes) if isinstance(move, Capture) else Counter()
    return tuple((Counter(items) - taken).elements())


def missed_line(position: Position, move: Move, goal: OnePlayGoal) -> Line:
    """The sentence that says why a legal play does not reach the goal."""
    match goal:
        case ZwickGoal() if isinstance(move, Capture) and not clears_table(position, move):
            return Line("verdict-goal-missed-zwick", {"left": named(_without(position.table, move))})
        case ZwickGoal() if isinstance(move, Capture):
            return Line("verdict-goal-missed-zwick-joker", {"card": move.card})
        case ZwickGoal():
            return Line("verdict-goal-missed-zwick-no-capture")
        case EverythingGoal():
            return Line("verdict-goal-missed-everything", {"card": read_card(goal.card)})
        case CaptureGoal():
            missing = _without(goal_items(position, goal.items), move)
            return Line("verdict-goal-missed-capture", {"items": named(missing)})
        case BuildGoal() if isinstance(move, Build):
            wanted = position.seats[position.turn] if goal.seat is None else goal.seat
            made = position.seats[move.owner]
            if made != wanted:
                return Line("verdict-goal-missed-owner", {"made": made, "wanted": wanted})
            return Line("verdict-goal-missed-other-build")
        case _:
            return Line(f"verdict-goal-missed-{goal.kind}")
