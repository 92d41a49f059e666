"""What a goal asks, as predicates over plays."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from tutor.coach.zwickern.goals.open_cards import outlook
from tutor.coach.zwickern.goals.tactics import (
    builds_taken,
    every_build,
    for_joker,
    joker_down,
    largest_captures,
    most_points_possible,
    only_play,
    partner_plays,
    points_won,
    safest,
)
from tutor.content.zwickern.goals import (
    BuildGoal,
    CaptureGoal,
    EverythingGoal,
    FindAllGoal,
    JokerBuildGoal,
    JokerDownGoal,
    LayGoal,
    MostCardsGoal,
    MostPointsGoal,
    OnePlayGoal,
    OnlyPlayGoal,
    SafeLayGoal,
    TwoBuildsGoal,
    WinMostGoal,
    ZwickGoal,
    ZwickInTwoGoal,
)
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern.captures import captures, largest, most_cards, number_of_captures, taking_at_least
from tutor.engine.zwickern.listing import legal_lay, legal_taking
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move, is_zwick
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick
from tutor.engine.zwickern.position import Item, Position

TWO = 2


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
        case MostPointsGoal():
            return points_won(position, move) == most_points_possible(position) > 0
        case TwoBuildsGoal():
            return builds_taken(move) >= TWO
        case JokerBuildGoal():
            return for_joker(position, move)
        case JokerDownGoal():
            return joker_down(position, move)
        case OnlyPlayGoal():
            return move == only_play(position)
        case SafeLayGoal():
            return move in safest(position)
        case ZwickInTwoGoal():
            return move in partner_plays(position)
        case WinMostGoal():
            return move in outlook(position).moves


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
        case MostCardsGoal():
            return most_possible(position, hand) > 0
        case MostPointsGoal():
            return most_points_possible(position) > 0
        case EverythingGoal():
            return most_possible(position, (read_card(goal.card),)) > 0
        case CaptureGoal():
            items = goal_items(position, goal.items)
            return any(taking_at_least(legal_taking(position, card), items).vectors for card in hand)
        case _:
            return bool(solutions(position, goal))


def solutions(position: Position, goal: OnePlayGoal) -> tuple[Move, ...]:
    """The plays that reach a goal; of captures only those that no larger one of the same card contains."""
    hand = list(dict.fromkeys(position.hand))
    match goal:
        case LayGoal():
            return tuple(move for card in hand if (move := legal_lay(position, card)) is not None)
        case ZwickGoal():
            return tuple(Capture(card, position.table) for card in hand if card_can_zwick(position, card))
        case BuildGoal() | JokerBuildGoal() | JokerDownGoal():
            return tuple(move for move in every_build(position) if meets(position, move, goal))
        case CaptureGoal() | TwoBuildsGoal():
            return tuple(move for move in largest_captures(position) if meets(position, move, goal))
        case MostPointsGoal():
            best = most_points_possible(position)
            found = largest_captures(position, points=best) if best else ()
            return tuple(move for move in found if points_won(position, move) == best)
        case OnlyPlayGoal():
            only = only_play(position)
            return () if only is None else (only,)
        case SafeLayGoal():
            return safest(position)
        case ZwickInTwoGoal():
            return partner_plays(position)
        case WinMostGoal():
            return outlook(position).moves
        case MostCardsGoal() | EverythingGoal():
            return tuple(_most_cards(position, hand if isinstance(goal, MostCardsGoal) else [read_card(goal.card)]))


_MOST_LOOKED_AT = 2000


def every_right(position: Position, goal: OnePlayGoal, right: Sequence[Move]) -> tuple[Move, ...] | None:
    """All plays that reach a goal whose `solutions` are given, smaller captures too; None where that are too many."""
    if not isinstance(goal, CaptureGoal | MostPointsGoal | TwoBuildsGoal):
        return tuple(right)
    cards = dict.fromkeys(move.card for move in right)
    taking = [legal_taking(position, card) for card in cards]
    if sum(map(number_of_captures, taking)) > _MOST_LOOKED_AT:
        return None
    return tuple(move for found in taking for move in captures(found) if meets(position, move, goal))


def _most_cards(position: Position, cards: list[Card]) -> Iterator[Capture]:
    """The largest captures of some cards that take the most cards."""
    most = most_possible(position, cards)
    for card in cards if most else ():
        found = legal_taking(position, card)
        if most_cards(found) == most:
            yield from (move for move in captures(largest(found)) if cards_taken(move) == most)


def captures_to_find(position: Position, goal: FindAllGoal) -> tuple[Capture, ...]:
    """Every capture that is to be found."""
    cards = dict.fromkeys(position.hand) if goal.card is None else (read_card(goal.card),)
    return tuple(move for card in cards for move in captures(legal_taking(position, card)))


def number_to_find(position: Position, code: str | None) -> int:
    """How many captures there are, with one card of the hand if it is named."""
    cards = dict.fromkeys(position.hand) if code is None else (read_card(code),)
    return sum(number_of_captures(legal_taking(position, card)) for card in cards)
