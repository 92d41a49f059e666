"""What each kind of goal needs of a variant, of the hands that are played for it, and of a position."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from tutor.bots.deals import SEATS
from tutor.bots.players import Style
from tutor.coach.zwickern.goals.tactics import jokers
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
from tutor.engine.arithmetic.exact_cover import has_multiple, totals
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern.captures import kind_of, taking_at_least
from tutor.engine.zwickern.hand.deal_and_play import next_seat
from tutor.engine.zwickern.listing import legal_moves, legal_taking
from tutor.engine.zwickern.moves import promised, table_after
from tutor.engine.zwickern.position import Item, Pile, Position, item_bits, loose
from tutor.engine.zwickern.rules import Rules, partner

MESSY = Style(capture=0.35, greed=0.4, build=0.3, help=0.3)
BUILDING = Style(capture=0.3, greed=0.3, build=0.75, help=0.5)
BUSY = Style(capture=0.5, greed=0.4, build=0.5, help=0.3)
STEADY = Style(capture=0.5, greed=0.6, build=0.3, help=0.3)
TOGETHER = Style(capture=0.4, greed=0.6, build=0.5, help=0.5)
SPARE = Style(capture=0.6, greed=0.9, build=0.3, help=0.5)
PROMISING = Style(capture=0.15, greed=0.1, build=0.95, help=0.9)


@dataclass(frozen=True, slots=True)
class Kind:
    """How positions for a kind of goal are found.

    `goal` is None where it names something of the position; `items` and `hand` are the least and the greatest number
    of items on the table and of cards in the hand, `quick` the most cards of a hand where time matters. With `open`
    all hands are shown, with `piles` everything that has been won. With `last_deal` nothing may be left to be dealt.
    With `aside` the positions that other lays would have led to are looked at as well: worth it where most positions
    fail a quick test. After `patience` hands without a good puzzle there are taken to be no more.
    """

    goal: OnePlayGoal | None
    style: Style
    items: tuple[int, int]
    hand: tuple[int, int] = (3, 8)
    quick: int = 8
    open: bool = False
    piles: bool = False
    last_deal: bool = False
    aside: bool = False
    patience: int = 3000


# The bounds and styles are those with the most good puzzles a second.
KINDS: Mapping[str, Kind] = {
    "zwick": Kind(ZwickGoal(kind="zwick"), MESSY, (3, 9), aside=True),
    "most-cards": Kind(MostCardsGoal(kind="most-cards"), MESSY, (5, 10)),
    "most-points": Kind(MostPointsGoal(kind="most-points"), MESSY, (5, 10)),
    "capture": Kind(None, BUSY, (4, 8), aside=True),
    "two-builds": Kind(TwoBuildsGoal(kind="two-builds"), BUILDING, (3, 9)),
    "joker-build": Kind(JokerBuildGoal(kind="joker-build"), MESSY, (2, 8)),
    "joker-down": Kind(JokerDownGoal(kind="joker-down"), BUILDING, (1, 8)),
    "only-play": Kind(OnlyPlayGoal(kind="only-play"), PROMISING, (2, 9), hand=(2, 8), aside=True),
    "safe-lay": Kind(SafeLayGoal(kind="safe-lay"), SPARE, (1, 4), piles=True),
    "zwick-in-two": Kind(ZwickInTwoGoal(kind="zwick-in-two"), TOGETHER, (2, 5), hand=(2, 2), open=True, aside=True),
    "win-most": Kind(
        WinMostGoal(kind="win-most"),
        STEADY,
        (1, 7),
        hand=(2, 4),
        quick=3,
        open=True,
        piles=True,
        last_deal=True,
        patience=500,
    ),
}
"""The kinds of goals that are mined."""

WANTED_CARDS = 2
"""A build of so many cards is worth wanting."""


Unfit: TypeAlias = Literal["players", "jokers", "partners", "players-of-goal", "points"]
"""Why a goal cannot be mined in a variant."""


def fault(rules: Rules, goal: str, players: int | None = None) -> Unfit | None:
    """Why a goal cannot be mined in a variant; None if it can."""
    if players is not None and players not in _tables(rules):
        return "players"
    if goal in ("joker-build", "joker-down") and not _joker_goal(rules, goal):
        return "jokers"
    if goal in ("zwick-in-two", "only-play") and not any(plan.partners for plan in rules.plans):
        return "partners"
    if not numbers(rules, goal, players):
        return "players-of-goal"
    if not _points_matter(rules, goal):
        return "points"
    return None


def _points_matter(rules: Rules, goal: str) -> bool:
    """Whether cards can be told apart by their points, as far as a goal needs it."""
    points = {rules.card_points[card] for card in rules.pack}
    # A lay that gives away points is no safe one; and where all cards count the same, points are only cards.
    return len(points) > 1 if goal == "most-points" else goal != "safe-lay" or 0 in points


def _joker_goal(rules: Rules, goal: str) -> bool:
    values = 0 if rules.wild else sum(rules.hand_bits[CARDS[code]] for code in rules.jokers)
    return bool(values & rules.build_bits if goal == "joker-build" else values and rules.subtract)


def _tables(rules: Rules) -> tuple[int, ...]:
    return tuple(plan.players for plan in rules.plans if plan.players in SEATS)


def numbers(rules: Rules, goal: str, players: int | None = None) -> tuple[int, ...]:
    """How many may play in the hands that are mined; where there are partners they are preferred.

    >>> from tutor.engine.zwickern.rules import DIETZE, JENSEN
    >>> numbers(JENSEN, "zwick"), numbers(JENSEN, "win-most"), numbers(DIETZE, "zwick")
    ((4,), (2,), (2, 3, 4))
    """
    together = tuple(plan.players for plan in rules.plans if plan.partners and plan.players in SEATS)
    if goal == "win-most":
        usual: tuple[int, ...] = (2,)
    elif goal in ("zwick-in-two", "only-play"):
        usual = together
    else:
        usual = _tables(rules) if players is not None else together or _tables(rules)
    return usual if players is None else tuple(number for number in usual if number == players)


def style(rules: Rules, kind: Kind) -> Style:
    """How the hands are played: where no card has two values less fits together, and tables must be kept smaller."""
    if any(len(values) > 1 for _, values in rules.courts) or not isinstance(kind.goal, ZwickGoal):
        return kind.style
    return kind.style._replace(capture=0.6, greed=0.6)


def quickly(rules: Rules, kind: Kind) -> Kind:
    """The kind without the positions that take long; wild jokers have so many plays that a card more is too much."""
    fewest, most = kind.hand
    return replace(kind, hand=(fewest, min(most, kind.quick - (rules.wild is not None))))


def worth_a_look(position: Position, kind: Kind) -> bool:
    """Whether a position is of the size that a kind of goal wants: quick, so that most positions cost nothing."""
    (fewest, most), (least, greatest) = kind.items, kind.hand
    return (
        fewest <= len(position.table) <= most
        and least <= len(position.hand) <= greatest
        and not (kind.last_deal and position.stock)
        and _can_arise(position, kind)
    )


def _can_arise(position: Position, kind: Kind) -> bool:
    """Whether what the goal is about is there at all."""
    match kind.goal:
        case ZwickGoal():
            return _may_clear(position.rules, position.table, position.hand)
        case ZwickInTwoGoal():
            return _partner_may_clear(position)
        case MostPointsGoal():
            return any(position.rules.card_points[card] for item in position.table for card in item.cards)
        case TwoBuildsGoal():
            return sum(item.value is not None for item in position.table) > 1
        case JokerBuildGoal():
            return bool(jokers(position, position.hand))
        case JokerDownGoal():
            return any(jokers(position, item.cards) for item in position.table)
        case OnlyPlayGoal():
            # Whoever owes one value only can lay any other card.
            return promised(position.table, position.turn).bit_count() > 1
        case _:
            return True


def _may_clear(rules: Rules, table: Sequence[Item], hand: Sequence[Card]) -> bool:
    """Whether the items could add up to groups of some value of the hand: a test that most positions fail."""
    kinds = [kind_of(rules, item, wild=True) for item in table]
    reached = totals(kinds)
    largest = max(min(kind.values, default=0) for kind in kinds)
    values = {value for card in hand for value in rules.hand_values[card] if value >= largest}
    return any(has_multiple(reached, value) for value in values)


def _partner_may_clear(position: Position) -> bool:
    """Whether after some play the partner could clear the table, whatever card the next player lays, at a glance."""
    following, mate = next_seat(position), partner(position.plan, position.turn)
    answers = position.hands[following]
    if mate is None or not answers or promised(position.table, following):
        # A player who has made promises may not be free to lay every card.
        return mate is not None
    hand = position.hands[mate] or ()
    laid = [loose(card) for card in answers]
    tables = (table_after(position.table, move) for move in legal_moves(position))
    return any(all(_may_clear(position.rules, (*table, item), hand) for item in laid) for table in tables)


def as_asked(position: Position, kind: Kind) -> Position:
    """The position with as much as the learner is shown: the own hand or all, and the piles where they matter."""
    hands = position.hands
    if not kind.open:
        hands = tuple(hand if seat == position.turn else None for seat, hand in enumerate(hands))
    if kind.piles:
        return replace(position, hands=hands)
    return replace(position, hands=hands, dealer=None, stock=0, won=(Pile(),) * len(hands), last_capture=None)


def goals(position: Position, kind: Kind) -> Iterator[OnePlayGoal]:
    """What can be asked of a kind in a position: mostly one thing, or a capture of each item that is worth wanting."""
    if kind.goal is not None:
        yield kind.goal
        return
    wanted = [item for item in position.table if _wanted(position, item) and not _in_sight(position, item)]
    if not wanted:
        return
    found = [legal_taking(position, card) for card in dict.fromkeys(position.hand)]
    for item in sorted(wanted, key=lambda item: -_wanted(position, item)):
        if any(taking_at_least(one, (item,)).vectors for one in found):
            yield CaptureGoal(kind="capture", items=(item.cards[0].code,))


def _wanted(position: Position, item: Item) -> int:
    """How much one would like an item: the points of its cards, or that it is a build of some cards."""
    points = sum(position.rules.card_points[card] for card in item.cards)
    return points or int(len(item.cards) >= WANTED_CARDS)


def _in_sight(position: Position, item: Item) -> bool:
    """Whether everybody sees how to take an item: a card has its very value, or the greatest of it and one other."""
    rules = position.rules
    bits = item_bits(rules, item)
    if promised(position.table, position.turn):
        # What else must be taken with it, lest a promise be broken, is not seen at once.
        return not bits
    held = [rules.hand_bits[card] for card in position.hand]
    if not bits or any(one & bits for one in held):
        return True
    greatest = {one.bit_length() for one in held}
    others = [item_bits(rules, other).bit_length() for other in position.table if other is not item]
    return any(bits.bit_length() + other - 1 in greatest for other in others)
