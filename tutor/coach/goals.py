"""What a goal asks, as predicates over plays."""

from collections import Counter

from tutor.content.models import CaptureGoal, Goal, LayGoal, MostCardsGoal, ZwickGoal
from tutor.engine.cards import Card, read_card
from tutor.engine.zwickern.listing import legal_lay, legal_taking
from tutor.engine.zwickern.moves import Capture, Lay, Move, clears_table, is_zwick
from tutor.engine.zwickern.position import Item, Position
from tutor.engine.zwickern.taking import can_clear, captures, largest, most_cards, taking_at_least
from tutor.text import Line


def meets(position: Position, move: Move, goal: Goal) -> bool:
    """Whether a legal play reaches a goal."""
    match goal:
        case ZwickGoal():
            return is_zwick(position, move)
        case LayGoal():
            return isinstance(move, Lay)
        case MostCardsGoal():
            taken = cards_taken(move)
            return taken == most_possible(position, goal) > 0 and goal.card in (None, move.card.code)
        case CaptureGoal():
            return isinstance(move, Capture) and not Counter(goal_items(position, goal)) - Counter(move.takes)


def cards_taken(move: Move) -> int:
    """How many cards of the table a play takes."""
    return sum(len(item.cards) for item in move.takes) if isinstance(move, Capture) else 0


def most_possible(position: Position, goal: MostCardsGoal) -> int:
    """The most cards that the named card, or else any card of the hand, can take."""
    cards = [read_card(goal.card)] if goal.card is not None else list(dict.fromkeys(position.hand))
    return max((most_cards(legal_taking(position, card)) for card in cards if card in position.hand), default=0)


def goal_items(position: Position, goal: CaptureGoal) -> tuple[Item, ...]:
    """The items that a goal names by their cards, in table order; those that are not on the table are left out."""
    places = set()
    for card in map(read_card, goal.items):
        holding = (at for at, item in enumerate(position.table) if card in item.cards and at not in places)
        places |= {next(holding, -1)}
    return tuple(item for at, item in enumerate(position.table) if at in places)


def can_be_met(position: Position, goal: Goal) -> bool:
    """Whether some legal play reaches a goal, found without listing plays where there is a direct answer."""
    hand = list(dict.fromkeys(position.hand))
    match goal:
        case ZwickGoal():
            return any(_can_zwick(position, card) for card in hand)
        case LayGoal():
            return any(legal_lay(position, card) is not None for card in hand)
        case MostCardsGoal():
            return most_possible(position, goal) > 0
        case CaptureGoal():
            items = goal_items(position, goal)
            return any(taking_at_least(legal_taking(position, card), items).vectors for card in hand)


def _can_zwick(position: Position, card: Card) -> bool:
    whole = Capture(card, position.table)
    return bool(position.table) and is_zwick(position, whole) and can_clear(legal_taking(position, card))


def solutions(position: Position, goal: Goal) -> tuple[Move, ...]:
    """The plays that reach a goal; of captures only those that no larger one of the same card contains."""
    hand = list(dict.fromkeys(position.hand))
    if isinstance(goal, LayGoal):
        return tuple(move for card in hand if (move := legal_lay(position, card)) is not None)
    if isinstance(goal, ZwickGoal):
        return tuple(Capture(card, position.table) for card in hand if _can_zwick(position, card))
    found = (move for card in hand for move in captures(largest(legal_taking(position, card))))
    return tuple(move for move in found if meets(position, move, goal))


def task(position: Position, goal: Goal) -> Line:
    """The sentence that says what there is to do."""
    match goal:
        case MostCardsGoal(card=str() as code):
            return Line("goal-most-cards-card", {"card": read_card(code)})
        case CaptureGoal():
            return Line("goal-capture", {"items": goal_items(position, goal)})
        case _:
            return Line(f"goal-{goal.kind}")


def missed_line(position: Position, move: Move, goal: Goal) -> Line:
    """The sentence that says why a legal play does not reach the goal."""
    match goal:
        case ZwickGoal() if isinstance(move, Capture) and not clears_table(position, move):
            left = tuple(item for item in position.table if item not in move.takes)
            return Line("verdict-goal-missed-zwick", {"left": left})
        case ZwickGoal() if isinstance(move, Capture):
            return Line("verdict-goal-missed-zwick-joker", {"card": move.card})
        case ZwickGoal():
            return Line("verdict-goal-missed-zwick-no-capture")
        case MostCardsGoal(card=str() as code):
            return Line("verdict-goal-missed-most-cards-card", {"card": read_card(code)})
        case CaptureGoal():
            taken = set(move.takes) if isinstance(move, Capture) else set()
            missing = tuple(item for item in goal_items(position, goal) if item not in taken)
            return Line("verdict-goal-missed-capture", {"items": missing})
        case _:
            return Line(f"verdict-goal-missed-{goal.kind}")
