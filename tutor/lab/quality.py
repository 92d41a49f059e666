"""Whether a position makes a good puzzle: few right answers, a choice, and nothing that jumps to the eye."""

from collections import Counter
from collections.abc import Iterator, Sequence
from enum import StrEnum

from tutor.coach.zwickern.goals.open_cards import outlook
from tutor.coach.zwickern.goals.solutions import cards_taken, goal_items
from tutor.coach.zwickern.goals.tactics import every_build, largest_captures, points_won, risks
from tutor.content.zwickern.goals import (
    CaptureGoal,
    JokerBuildGoal,
    JokerDownGoal,
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
from tutor.engine.zwickern.captures import captures, number_of_captures, taking_at_least
from tutor.engine.zwickern.listing import legal_taking, number_of_moves
from tutor.engine.zwickern.moves import Capture, Move, clears_table
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick
from tutor.engine.zwickern.position import Item, Position, item_bits

MOST_RIGHT = 3
LEAST_CHOICE = 3
FEW = 2
SAFER = 2
"""The safest lay lets through at most one in so many of the hands that any other lets through."""


class Flaw(StrEnum):
    """Why a position is no good puzzle."""

    UNSOLVABLE = "unsolvable"
    TOO_MANY_RIGHT = "too-many-right"
    ALL_RIGHT = "all-right"
    NO_CHOICE = "no-choice"
    ONE_CAPTURE = "one-capture"
    ONE_CARD = "one-card"
    PLAIN_SUM = "plain-sum"
    PAIRS = "pairs"
    TOO_SMALL = "too-small"
    NO_MARGIN = "no-margin"
    GREEDY = "greedy"
    JUST_A_ZWICK = "just-a-zwick"
    ZWICK_AT_HAND = "zwick-at-hand"
    GIVES_POINTS = "gives-points"
    OWN_POINTS = "own-points"


def flaw(position: Position, goal: OnePlayGoal, right: Sequence[Move]) -> Flaw | None:
    """What is wrong with a puzzle that these plays solve, None if it is a good one."""
    if not right:
        return Flaw.UNSOLVABLE
    if len({position.rules.hand_values[card] for card in position.hand}) == 1:
        return Flaw.ONE_CARD
    if len(right) > MOST_RIGHT:
        return Flaw.TOO_MANY_RIGHT
    return next(_flaws(position, goal, right), None)


def _flaws(position: Position, goal: OnePlayGoal, right: Sequence[Move]) -> Iterator[Flaw]:
    match goal:
        case ZwickGoal():
            yield from _of_zwick(position, right)
        case MostCardsGoal():
            yield from _of_most_cards(position, right)
        case MostPointsGoal():
            yield from _of_most_points(position, right)
        case CaptureGoal():
            yield from _of_capture(position, goal, right)
        case TwoBuildsGoal():
            yield from _of_two_builds(position, right)
        case JokerBuildGoal() | JokerDownGoal():
            yield from _of_joker(position, right)
        case OnlyPlayGoal():
            return
        case SafeLayGoal():
            yield from _of_safe_lay(position, right)
        case ZwickInTwoGoal():
            yield from _of_zwick_in_two(position, right)
        case WinMostGoal():
            yield from _of_win_most(position, right)


def _of_captures(position: Position, right: Sequence[Move], every: Sequence[Capture]) -> Iterator[Flaw]:
    """What spoils every goal that is reached by a capture; `every` are the largest captures of the hand."""
    if len(every) == 1 and number_of_captures(legal_taking(position, every[0].card)) == 1:
        yield Flaw.ONE_CAPTURE
    for move in right:
        if isinstance(move, Capture) and all_single(position, move):
            yield Flaw.PAIRS
        if isinstance(move, Capture) and plain_sum(position, move):
            yield Flaw.PLAIN_SUM


def _of_zwick(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    if len(position.table) < LEAST_CHOICE:
        yield Flaw.TOO_SMALL
    values = position.rules.hand_values
    # Half of the cards or more would be found by trying one; equal ones count once.
    if 2 * len({values[move.card] for move in right}) >= len({values[card] for card in position.hand}):
        yield Flaw.TOO_MANY_RIGHT
    every = list(largest_captures(position))
    solving = {move.card for move in right}
    if all(move.card in solving for move in every):
        yield Flaw.NO_CHOICE
    yield from _of_captures(position, right, every)


def _of_most_cards(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    if clears_table(position, right[0]):
        yield Flaw.JUST_A_ZWICK
    if cards_taken(right[0]) < LEAST_CHOICE:
        yield Flaw.TOO_SMALL
    every = list(largest_captures(position))
    if len(every) - len(right) < FEW:
        yield Flaw.NO_CHOICE
    yield from _of_captures(position, right, every)


def _of_most_points(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    if min(map(cards_taken, right)) < FEW:
        yield Flaw.TOO_SMALL
    every = list(largest_captures(position))
    if not any(points_won(position, move) for move in every if move not in right):
        yield Flaw.NO_CHOICE
    # What the played card is worth itself must not decide: a joker from the hand would nearly always be right.
    own = position.rules.card_points
    from_table: dict[Move, int] = {move: points_won(position, move) - own[move.card] for move in every}
    if any(from_table[move] < max(from_table.values()) for move in right):
        yield Flaw.OWN_POINTS
    if any(move not in right for move in _zwicks(position)):
        yield Flaw.ZWICK_AT_HAND
    # Whoever just takes the most cards needs no counting.
    most = max(map(cards_taken, every))
    if any(cards_taken(move) == most for move in right):
        yield Flaw.GREEDY
    yield from _of_captures(position, right, every)


def _of_capture(position: Position, goal: CaptureGoal, right: Sequence[Move]) -> Iterator[Flaw]:
    yield from _of_captures(position, right, list(largest_captures(position)))
    wanted = goal_items(position, goal.items)
    hand = dict.fromkeys(position.hand)
    taking = (captures(taking_at_least(legal_taking(position, card), wanted)) for card in hand)
    # What has to be found is the smallest of them: the largest ones only take more besides.
    shortest = min((move for found in taking for move in found), key=lambda move: len(move.takes))
    if plain_sum(position, shortest) or _short_sum(position, shortest):
        yield Flaw.PLAIN_SUM


def _short_sum(position: Position, move: Capture) -> bool:
    """Whether a capture takes two items at most, and at their greatest values."""
    total = sum(greatest(position, item) for item in move.takes)
    return len(move.takes) < LEAST_CHOICE and total == position.rules.hand_values[move.card][-1]


def _of_two_builds(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    # Two builds of the value that the card has are what anybody sees.
    for move in right:
        builds = [item.value for item in move.takes if item.value is not None] if isinstance(move, Capture) else []
        if any(builds.count(value) > 1 for value in position.rules.hand_values[move.card]):
            yield Flaw.PAIRS
    yield from _of_captures(position, right, list(largest_captures(position)))


def _of_joker(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    if all(build in right for build in every_build(position)):
        yield Flaw.ALL_RIGHT


def _zwicks(position: Position) -> list[Capture]:
    """The Zwicks that the hand could make at once."""
    cards = dict.fromkeys(position.hand)
    return [Capture(card, position.table) for card in cards if card_can_zwick(position, card)]


def _of_zwick_in_two(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    if (number_of_moves(position) or 0) - len(right) < LEAST_CHOICE:
        yield Flaw.NO_CHOICE
    # Nobody would let a Zwick go for one that the partner may make.
    if any(move not in right for move in _zwicks(position)):
        yield Flaw.ZWICK_AT_HAND


def _of_safe_lay(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    found = risks(position)
    ranked = sorted(found.values())
    # Cards of equal value are one choice.
    values = {position.rules.hand_values[card] for card in found}
    if len(values) < LEAST_CHOICE:
        yield Flaw.NO_CHOICE
    elif ranked[0] == ranked[-1]:
        yield Flaw.ALL_RIGHT
    elif 2 * len(right) > len(ranked):
        yield Flaw.TOO_MANY_RIGHT
    elif SAFER * ranked[0] > ranked[len(right)]:
        yield Flaw.NO_MARGIN
    if _zwicks(position):
        yield Flaw.ZWICK_AT_HAND
    # A card that scores is safe from a Zwick only; as advice it would be bad.
    if any(position.rules.card_points[move.card] for move in right):
        yield Flaw.GIVES_POINTS


def _of_win_most(position: Position, right: Sequence[Move]) -> Iterator[Flaw]:
    if outlook(position).second is None:
        yield Flaw.ALL_RIGHT
    if (number_of_moves(position) or 0) <= LEAST_CHOICE:
        yield Flaw.NO_CHOICE
    gains: dict[Move, tuple[int, int]] = {
        move: (points_won(position, move), cards_taken(move)) for move in largest_captures(position)
    }
    best = max(gains.values(), default=(0, 0))
    if any(gains.get(move) == best for move in right):
        yield Flaw.GREEDY


def greatest(position: Position, item: Item) -> int:
    """The greatest value of an item; -1 for a loose wild joker, which has none."""
    return item_bits(position.rules, item).bit_length() - 1


def plain_sum(position: Position, move: Capture) -> bool:
    """Whether a capture is what an eye finds that fills up from the largest card, each card at its greatest value."""
    left = position.rules.hand_values[move.card][-1]
    taken = []
    for item in sorted(position.table, key=lambda item: -greatest(position, item)):
        if 0 < greatest(position, item) <= left:
            left -= greatest(position, item)
            taken.append(item)
    return not left and Counter(taken) == Counter(move.takes)


def all_single(position: Position, move: Capture) -> bool:
    """Whether every item that a capture takes has the very value of the card."""
    rules = position.rules
    return any(
        all(item_bits(rules, item) >> value & 1 or not item_bits(rules, item) for item in move.takes)
        for value in rules.hand_values[move.card]
    )
