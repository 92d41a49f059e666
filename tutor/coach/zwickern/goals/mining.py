"""The part of a goal kind that the miner reads: the positions to search for puzzles, and the flaws of one."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Literal, TypeVar

from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.arithmetic.exact_cover import has_multiple, totals
from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Item, Play, Position, Rules
from tutor.engine.zwickern.captures import item_kind, number_of_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.open_hands.endgame import card_can_zwick
from tutor.engine.zwickern.position import item_bits

SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)

Habit = Literal["messy", "building", "busy", "steady", "together", "spare", "promising"]
"""A style in which the bots play the hands; the table of styles in `tutor/lab/goal_kinds.py` gives its numbers."""

Players = Literal["any", "partners", "two"]
"""The players of the hands: any number, but partners if the variant has them; partners only; or two."""

Lack = Literal["jokers", "points"]
"""Something that a goal needs and a variant may lack; the message id `mine-not-<lack>` ends with it."""

LEAST_CHOICE = 3
FEW = 2


class Flaw(StrEnum):
    """A reason why a position makes no good puzzle."""

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
    """The way to find positions for a kind of goal. Its bounds and habits gave the most good puzzles per second.

    `goals` yields the goals that can be asked in a position, without it the one that names nothing. `lacks` returns
    what a variant lacks for the goal, or None. `may_arise` is a quick test whether the position has the subject of the
    goal. `flaws` yields the reasons why a puzzle with solutions is no good.

    `players` says who plays the hands, and `habit` in which style. If `sparing` is true and the variant gives no card
    two values, the bots leave fewer items on the table. `items` and `hand` are the least and the greatest number of
    items on the table and of cards in the hand; `quick` is the greatest number of cards if time matters. If `piles`
    is true, the puzzle states the piles, the dealer and the stock. If `last_deal` is true, the stock must be empty. If
    `aside` is true, the miner also looks at the positions that other lays would have led to, which pays if most
    positions fail a quick test. After `patience` hands without a good puzzle the miner gives up. A `rare` goal is
    never mined while a learner waits.
    """

    goals: Callable[[Position], Iterator[SomeGoal]] | None = None
    lacks: Callable[[Rules], Lack | None] = lambda _: None
    may_arise: Callable[[Position], bool] = lambda _: True
    flaws: Callable[[Position, SomeGoal, Sequence[Play]], Iterator[Flaw]] = lambda *_: iter(())
    players: Players = "any"
    habit: Habit
    sparing: bool = False
    items: tuple[int, int]
    hand: tuple[int, int] = (3, 8)
    quick: int = 8
    piles: bool = False
    last_deal: bool = False
    aside: bool = False
    patience: int = 3000
    rare: bool = False


def may_clear(rules: Rules, table: Sequence[Item], hand: Sequence[Card]) -> bool:
    """Tell whether all items could add up to groups of one value that the hand has: a test that most positions fail."""
    kinds = [item_kind(rules, item, joker=True) for item in table]
    reached = totals(kinds)
    largest = max(min(kind.values, default=0) for kind in kinds)
    # No group is worth less than one of its items.
    values = {value for card in hand for value in rules.hand_values[card] if value >= largest}
    return any(has_multiple(reached, value) for value in values)


def zwicks(position: Position) -> list[Capture]:
    """List the Zwicks that the player to play can make now, one for each card."""
    cards = dict.fromkeys(position.hand)
    return [Capture(card, position.table) for card in cards if card_can_zwick(position, card)]


def flaws_of_captures(position: Position, right: Sequence[Play], every: Sequence[Capture]) -> Iterator[Flaw]:
    """Yield the flaws common to all goals that a capture reaches; `every` holds the largest captures of the hand."""
    if len(every) == 1 and number_of_captures(legal_taking(position, every[0].card)) == 1:
        yield Flaw.ONE_CAPTURE
    for play in right:
        if isinstance(play, Capture) and all_single(position, play):
            yield Flaw.PAIRS
        if isinstance(play, Capture) and plain_sum(position, play):
            yield Flaw.PLAIN_SUM


def greatest_value(position: Position, item: Item) -> int:
    """Return the greatest value of an item, or -1 for a loose wild joker, which has no value."""
    return item_bits(position.rules, item).bit_length() - 1


def plain_sum(position: Position, play: Capture) -> bool:
    """Tell whether a capture is the first sum that one tries: large items first, each card at its greatest value."""
    left = position.rules.hand_values[play.card][-1]
    taken = []
    for item in sorted(position.table, key=lambda item: -greatest_value(position, item)):
        if 0 < greatest_value(position, item) <= left:
            left -= greatest_value(position, item)
            taken.append(item)
    return not left and Counter(taken) == Counter(play.takes)


def all_single(position: Position, play: Capture) -> bool:
    """Tell whether every item that a capture takes has, by itself, the value of the played card."""
    rules = position.rules
    # A loose wild joker has no value, but a joker takes it by itself.
    return any(
        all(item_bits(rules, item) >> value & 1 or not item_bits(rules, item) for item in play.takes)
        for value in rules.hand_values[play.card]
    )
