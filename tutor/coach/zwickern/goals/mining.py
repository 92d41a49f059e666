"""What the miner reads of a goal kind: which hands and positions it looks at, and what spoils a puzzle."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Literal, TypeVar

from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.arithmetic.exact_cover import has_multiple, totals
from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Item, Play, Position, Rules
from tutor.engine.zwickern.captures import kind_of, number_of_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick
from tutor.engine.zwickern.position import item_bits

SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)

Habit = Literal["messy", "building", "busy", "steady", "together", "spare", "promising"]
"""How the bots play the hands; the miner knows the chances."""

Players = Literal["any", "partners", "two"]
"""How many play the hands: as many as like, of these rather partners; partners only; two."""

Lack = Literal["jokers", "points"]
"""What a variant must have for a goal; it ends the message `mine-not-<lack>`."""

LEAST_CHOICE = 3
FEW = 2


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Mining(Generic[SomeGoal]):
    """How positions for a kind of goal are found. The bounds and habits are those with the most good puzzles a second.

    `goals` are what can be asked in a position: mostly one thing. `lacks` tells what keeps a variant from it, and
    `may_arise` at a glance whether what the goal is about is there at all. `flaws` are what spoils a puzzle that some
    plays solve.

    `players` play the hands by a `habit`, where no card has two values by a more `sparing` one, which keeps tables
    smaller. `items` and `hand` are the least and the greatest number of items on the table and of cards in the hand,
    `quick` the most cards of a hand where time matters. With `piles` everything is shown that has been won. With
    `last_deal` nothing may be left to be dealt. With `aside` the positions that other lays would have led to are looked
    at as well: worth it where most positions fail a quick test. After `patience` hands without a good puzzle there are
    taken to be no more. What is `rare` is not waited for.
    """

    goals: Callable[[Position], Iterator[SomeGoal]]
    lacks: Callable[[Rules], Lack | None]
    may_arise: Callable[[Position], bool]
    flaws: Callable[[Position, SomeGoal, Sequence[Play]], Iterator[Flaw]]
    players: Players
    habit: Habit
    sparing: bool
    items: tuple[int, int]
    hand: tuple[int, int]
    quick: int
    piles: bool
    last_deal: bool
    aside: bool
    patience: int
    rare: bool


PATIENCE = 3000
"""So many hands without a good puzzle are mostly enough to give up."""

USUAL_HAND = (3, 8)
USUAL_QUICK = 8


def only(goal: SomeGoal) -> Callable[[Position], Iterator[SomeGoal]]:
    """Ask for the same in every position."""
    return lambda _: iter((goal,))


def lacks_nothing(_: Rules) -> None:
    """Return None: every variant has what is needed."""


def anywhere(_: Position) -> bool:
    """Yes: it may arise in every position."""
    return True


def may_clear(rules: Rules, table: Sequence[Item], hand: Sequence[Card]) -> bool:
    """Whether the items could add up to groups of some value of the hand: a test that most positions fail."""
    kinds = [kind_of(rules, item, wild=True) for item in table]
    reached = totals(kinds)
    largest = max(min(kind.values, default=0) for kind in kinds)
    values = {value for card in hand for value in rules.hand_values[card] if value >= largest}
    return any(has_multiple(reached, value) for value in values)


def zwicks(position: Position) -> list[Capture]:
    """The Zwicks that the hand could make at once."""
    cards = dict.fromkeys(position.hand)
    return [Capture(card, position.table) for card in cards if card_can_zwick(position, card)]


def flaws_of_captures(position: Position, right: Sequence[Play], every: Sequence[Capture]) -> Iterator[Flaw]:
    """What spoils every goal that is reached by a capture; `every` are the largest captures of the hand."""
    if len(every) == 1 and number_of_captures(legal_taking(position, every[0].card)) == 1:
        yield Flaw.ONE_CAPTURE
    for move in right:
        if isinstance(move, Capture) and all_single(position, move):
            yield Flaw.PAIRS
        if isinstance(move, Capture) and plain_sum(position, move):
            yield Flaw.PLAIN_SUM


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
