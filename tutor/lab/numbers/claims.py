"""The claims of the table that the book of numbers tests: what would bear each out, and whether it does."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from itertools import pairwise, product
from math import ceil, sqrt
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tutor.coach.kits import FIGURES_OF, KITS
from tutor.content.figures import ALL, cell_key
from tutor.content.files.numbers import CountedEntry, NumbersQuestion
from tutor.content.zwickern.figures import part_values
from tutor.engine.zwickern import Rules
from tutor.lab.numbers.sums import Interval, NumbersCell, interval


class ClaimFinding(StrEnum):
    """What the numbers say of a claim; `OPEN` where too few games were counted to tell."""

    TRUE = "true"
    HALF = "half"
    FALSE = "false"
    OPEN = "open"


class ClaimComparison(NamedTuple):
    """A part of a claim: the ratio of one cell is greater than that of another, or than a number."""

    more: str
    less: str | float


class Chart(NamedTuple):
    """What is drawn for a claim: the cells of a figure along one part of its key, of which the others are fixed."""

    figure: str
    part: str
    rest: tuple[str, ...] = ()


class TableClaim(NamedTuple):
    """A claim, with the question that counts for it, what is drawn, and what has to hold at a table.

    `said` has the keys of the cells that its sentence names, by their names there. If it `asks`, it is a question.
    `sources` name those that give the advice.
    """

    question: NumbersQuestion
    chart: Chart
    comparisons: Callable[[Any, int], Iterator[ClaimComparison]]
    said: Callable[[Any, int], Mapping[str, str]]
    asks: bool = False
    sources: tuple[str, ...] = ()


class TestedClaim(NamedTuple):
    """A claim at a table: whether it holds, and how many of its comparisons speak for it, against it, or neither."""

    finding: ClaimFinding
    for_it: int
    against: int
    of: int


_LOW_OR_COURT = ("A", "2", "3", "4", "J", "Q", "K")
_MIDDLE = ("5", "6", "7", "8", "9")
_HALF = 0.5
_BOTH = ("english", "german")


def joker_values(rules: Rules) -> list[int]:
    """Return the values at which jokers take, without those of wild ones, in order.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> joker_values(VARIANTS["jensen"]), joker_values(VARIANTS["grupp"])
    ([15, 20, 25], [])
    """
    values = {
        value
        for card in rules.pack
        if card.suit is None and len(rules.hand_values[card]) == 1
        for value in rules.hand_values[card]
    }
    return sorted(values)


def _cards(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    jokers = part_values("joker", rules, seats)
    for kind in part_values("card", rules, seats):
        if kind in jokers or kind in ("A", "10D"):
            yield ClaimComparison(cell_key("lead", kind), 0.0)


def _jokers(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    yield ClaimComparison(cell_key("points", "jokers"), _HALF)


def _totals(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    totals = part_values("total", rules, seats)
    for total in (10, *joker_values(rules)):
        for other in map(str, (total - 1, total + 1)):
            if other in totals:
                yield ClaimComparison(cell_key("loss", str(total)), cell_key("loss", other))


def _laying(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    for name, more, less in product(("taken", "loss"), _LOW_OR_COURT, _MIDDLE):
        yield ClaimComparison(cell_key(name, more, ALL), cell_key(name, less, ALL))


def _zwicks(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    for length in ("1", "2"):
        yield ClaimComparison(cell_key("after", length), cell_key("turn", ALL))


def _joker_builds(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    for value in _built_for_jokers(rules, seats):
        yield ClaimComparison(cell_key("end", value, "own"), cell_key("end", ALL, "own"))


def _built_for_jokers(rules: Rules, seats: int) -> list[str]:
    """Return the values of jokers to which one can build."""
    built = part_values("value", rules, seats)
    return [value for value in map(str, joker_values(rules)) if value in built]


def _high_builds(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    for low, high in product(("2", "3", "4"), ("8", "9", "10")):
        yield ClaimComparison(cell_key("end", low, "others"), cell_key("end", high, "others"))


def _dealer(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    yield ClaimComparison(cell_key("wins", str(seats)), cell_key("wins", "1"))
    yield ClaimComparison(cell_key("lead", str(seats)), 0.0)


def _luck(rules: Rules, seats: int) -> Iterator[ClaimComparison]:
    jokers = sum(card.suit is None for card in rules.pack)
    for fewer, more in pairwise(part_values("dealt", rules, seats)[: jokers + 1]):
        yield ClaimComparison(cell_key("wins", more), cell_key("wins", fewer))


def _keys(**keys: str) -> Callable[[Rules, int], Mapping[str, str]]:
    return lambda rules, seats: keys


def _said_of_totals(rules: Rules, seats: int) -> Mapping[str, str]:
    most = max((10, *joker_values(rules)))
    return {"at": cell_key("loss", str(most)), "beside": cell_key("loss", str(most - 1))}


def _said_of_builds(rules: Rules, seats: int) -> Mapping[str, str]:
    return {
        "joker": cell_key("end", str(max(joker_values(rules), default=0)), "own"),
        "any": cell_key("end", ALL, "own"),
    }


CLAIMS: Final[Mapping[str, TableClaim]] = MappingProxyType(
    {
        "cards": TableClaim("cards", Chart("lead", "card"), _cards, _keys(ace=cell_key("lead", "A")), asks=True),
        "jokers": TableClaim(
            "jokers", Chart("won", "way", (ALL,)), _jokers, _keys(jokers=cell_key("points", "jokers")), sources=_BOTH
        ),
        "totals": TableClaim("totals", Chart("loss", "total"), _totals, _said_of_totals, sources=_BOTH),
        "laying": TableClaim(
            "laying",
            Chart("taken", "card", (ALL,)),
            _laying,
            _keys(
                ace=cell_key("taken", "A", ALL),
                seven=cell_key("taken", "7", ALL),
                lost=cell_key("loss", "4", ALL),
                kept=cell_key("loss", "7", ALL),
            ),
            sources=_BOTH,
        ),
        "series": TableClaim(
            "zwicks",
            Chart("turn", "items"),
            _zwicks,
            _keys(after=cell_key("after", "1"), any=cell_key("turn", ALL)),
            sources=_BOTH,
        ),
        "joker-builds": TableClaim(
            "builds", Chart("end", "value", ("own",)), _joker_builds, _said_of_builds, sources=_BOTH
        ),
        "high-builds": TableClaim(
            "builds",
            Chart("end", "value", ("others",)),
            _high_builds,
            _keys(two=cell_key("end", "2", "others"), nine=cell_key("end", "9", "others")),
            sources=_BOTH,
        ),
        "dealer": TableClaim(
            "seats",
            Chart("won", "place"),
            _dealer,
            lambda rules, seats: {"dealer": cell_key("wins", str(seats)), "first": cell_key("wins", "1")},
            asks=True,
        ),
        "luck": TableClaim(
            "luck",
            Chart("wins", "dealt"),
            _luck,
            _keys(none=cell_key("wins", "0"), two=cell_key("wins", "2")),
            asks=True,
        ),
    }
)
"""The claims by their names, in the order in which a learner reads them."""


class CountedRatio(NamedTuple):
    """A ratio with its interval, over so many tries."""

    ratio: float
    interval: Interval
    tries: int


def ratio_at(claim: TableClaim, entry: CountedEntry, key: str) -> CountedRatio | None:
    """Return what an entry has counted under a key of a claim's question; None where too few games show it."""
    sums = entry.sums.get(key)
    if sums is None:
        return None
    cell = NumbersCell(*sums)
    chance = FIGURES_OF[claim.question][key.partition("/")[0]].unit == "chance"
    found, ratio = interval(cell, entry.games, chance=chance), cell.ratio
    return None if found is None or ratio is None else CountedRatio(ratio, found, cell.tries)


def charted(claim: TableClaim, entry: CountedEntry, rules: Any) -> dict[str, CountedRatio]:
    """Return what is drawn for a claim: by the values of the part of its chart, in their order, what was counted."""
    chart = claim.chart
    parts = [part.name for part in FIGURES_OF[claim.question][chart.figure].parts]
    found: dict[str, CountedRatio] = {}
    for value in KITS[rules.game].figures.part_values(chart.part, rules, entry.seats):
        rest = iter(chart.rest)
        key = cell_key(chart.figure, *(value if name == chart.part else next(rest) for name in parts))
        counted = ratio_at(claim, entry, key)
        if counted is not None:
            found[value] = counted
    return found


def finding_of(claim: TableClaim, entry: CountedEntry, rules: Any) -> TestedClaim | None:
    """Tell whether a claim holds by the numbers of an entry; None where it makes no sense at such a table.

    A comparison speaks for or against it where the intervals do not touch, and else for neither.
    """
    signs = [_sign(claim, entry, one) for one in claim.comparisons(rules, entry.seats)]
    if not signs:
        return None
    for_it, against = signs.count(1), signs.count(-1)
    if for_it == len(signs):
        finding = ClaimFinding.TRUE
    elif for_it:
        finding = ClaimFinding.HALF
    else:
        finding = ClaimFinding.FALSE if against else ClaimFinding.OPEN
    return TestedClaim(finding, for_it, against, len(signs))


def _sign(claim: TableClaim, entry: CountedEntry, one: ClaimComparison) -> int:
    more = ratio_at(claim, entry, one.more)
    less = ratio_at(claim, entry, one.less) if isinstance(one.less, str) else one.less
    if more is None or less is None:
        return 0
    low, high = (less, less) if isinstance(less, float) else (less.interval.low, less.interval.high)
    return (more.interval.low > high) - (more.interval.high < low)


_SURE = 1.645
"""The standard errors that 95 of 100 results of a normal distribution do not exceed."""


def games_to_tell(entry: CountedEntry) -> tuple[int, int, int] | None:
    """Return after how many games the better side leads 19 times in 20, with the ends of the interval.

    It is worked out from games of strong players against careful ones; None where their lead is not sure.
    """
    claim = CLAIMS["luck"]
    edge, sums = ratio_at(claim, entry, "edge"), entry.sums.get("edge")
    if edge is None or sums is None or edge.interval.low <= 0:
        return None
    # Each game is one try for each pair of sides, so the mean of their squares is that of a game.
    hits, tries, squares, _, tries_squared = sums
    spread = sqrt(squares / tries_squared - (hits / tries) ** 2)
    least, usual, most = (
        ceil((_SURE * spread / lead) ** 2) for lead in (edge.interval.high, edge.ratio, edge.interval.low)
    )
    return usual, least, most


def disagreeing(claim: TableClaim, one: CountedEntry, other: CountedEntry, rules: Any) -> list[str]:
    """List the values of a chart, in its order, at which two entries differ by more than their errors."""
    first, second = charted(claim, one, rules), charted(claim, other, rules)
    return [
        value for value, found in first.items() if value in second and _apart(found.interval, second[value].interval)
    ]


def _apart(one: Interval, other: Interval) -> bool:
    return one.low > other.high or one.high < other.low
