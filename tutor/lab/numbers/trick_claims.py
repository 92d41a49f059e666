"""What families ask and articles say of trick-taking games for a pot, with what would bear each out."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import Any, Final

from tutor.coach.kits import KITS, TRICK_KITS
from tutor.coach.tricks.staking import trump_tops
from tutor.content.figures import ALL, cell_key
from tutor.content.files.numbers import NUMBERS_PLAYERS, NumbersPlayers
from tutor.content.tricks.figures import HoldingName
from tutor.lab.numbers.claims import CLAIMS, Chart, ClaimComparison, TableClaim

_ONE = "1"
_HIGH = ("A", "K")
_HALF, _NOTHING = 0.5, 0.0


def _keys(**keys: str) -> Mapping[str, str]:
    return keys


def _one_trump(_: Any, __: int) -> Iterator[ClaimComparison]:
    yield ClaimComparison(cell_key("gain", _ONE, ALL), _NOTHING)


def _high_trump(rules: Any, _: int) -> Iterator[ClaimComparison]:
    for top in _HIGH:
        yield ClaimComparison(cell_key("gain", ALL, top), cell_key("gain", ALL, _lowest_trump(rules)))


def _lowest_trump(rules: Any) -> str:
    """Return the lowest kind of trump that cannot be exchanged for a better card."""
    exchanged = "ten" in TRICK_KITS[rules.game].staking.holdings(rules)
    return next(top for top in reversed(trump_tops(rules)) if top != "10" or not exchanged)


def _said_of_high_trump(rules: Any, _: int) -> Mapping[str, str]:
    return {"high": cell_key("gain", ALL, _HIGH[0]), "low": cell_key("gain", ALL, _lowest_trump(rules))}


def _win_or_pay(_: Any, __: int) -> Iterator[ClaimComparison]:
    yield ClaimComparison(cell_key("takes", _ONE, ALL), cell_key("pays", _ONE, ALL))


def _likely(_: Any, __: int) -> Iterator[ClaimComparison]:
    yield ClaimComparison(cell_key("chosen-takes", ALL, ALL), _HALF)


def _large_pot(_: Any, __: int) -> Iterator[ClaimComparison]:
    for larger in ("2", "3"):
        yield ClaimComparison(cell_key("gain-pot", larger), cell_key("gain-pot", "1"))


def _speak_last(_: Any, seats: int) -> Iterator[ClaimComparison]:
    yield ClaimComparison(cell_key("gain-place", str(seats)), cell_key("gain-place", "1"))


def _more_trumps(_: Any, __: int) -> Iterator[ClaimComparison]:
    for fewer, more in pairwise(("0", "1", "2")):
        yield ClaimComparison(cell_key("trumps", more), cell_key("trumps", fewer))


def _dealer_pays(_: Any, seats: int) -> Iterator[ClaimComparison]:
    for place in range(1, seats):
        yield ClaimComparison(cell_key("won", str(place)), cell_key("won", str(seats)))


def _holding(holding: HoldingName) -> TableClaim:
    """Return the question what one holding is worth, which is asked where it counts."""
    with_it, without = (cell_key("held", holding, has) for has in ("yes", "no"))

    def comparisons(rules: Any, _: int) -> Iterator[ClaimComparison]:
        if holding in TRICK_KITS[rules.game].staking.holdings(rules):
            yield ClaimComparison(with_it, without)

    chart = Chart("held", "has", (holding,))
    return TableClaim("holdings", chart, comparisons, lambda _, __: _keys(held=with_it, others=without), asks=True)


TRICK_CLAIMS: Final[Mapping[str, TableClaim]] = MappingProxyType(
    {
        "one-trump": TableClaim(
            "staying",
            Chart("gain", "trumps", (ALL,)),
            _one_trump,
            lambda _, __: _keys(
                none=cell_key("gain", "0", ALL), one=cell_key("gain", _ONE, ALL), two=cell_key("gain", "2", ALL)
            ),
            asks=True,
        ),
        "high-trump": TableClaim("staying", Chart("gain", "top", (ALL,)), _high_trump, _said_of_high_trump, asks=True),
        "win-or-pay": TableClaim(
            "staying",
            Chart("takes", "top", (ALL,)),
            _win_or_pay,
            lambda _, __: _keys(takes=cell_key("takes", _ONE, ALL), pays=cell_key("pays", _ONE, ALL)),
            asks=True,
        ),
        # The article on Zwikken says so of a player who asks.
        "likely": TableClaim(
            "staying",
            Chart("chosen-takes", "trumps", (ALL,)),
            _likely,
            lambda _, __: _keys(stays=cell_key("chosen", ALL, ALL), takes=cell_key("chosen-takes", ALL, ALL)),
        ),
        "large-pot": TableClaim(
            "staying",
            Chart("gain-pot", "pot"),
            _large_pot,
            lambda _, __: _keys(small=cell_key("gain-pot", "1"), large=cell_key("gain-pot", "3")),
            asks=True,
        ),
        "speak-last": TableClaim(
            "staying",
            Chart("gain-place", "place"),
            _speak_last,
            lambda _, seats: _keys(first=cell_key("gain-place", "1"), last=cell_key("gain-place", str(seats))),
            asks=True,
        ),
        "three": _holding("three"),
        "ten": _holding("ten"),
        "always": _holding("always"),
        "more-trumps": TableClaim(
            "holdings",
            Chart("trumps", "trumps"),
            _more_trumps,
            lambda _, __: _keys(none=cell_key("trumps", "0"), one=cell_key("trumps", "1"), two=cell_key("trumps", "2")),
            asks=True,
        ),
        "dealer-pays": TableClaim(
            "chips",
            Chart("won", "place"),
            _dealer_pays,
            lambda _, seats: _keys(dealer=cell_key("won", str(seats)), first=cell_key("won", "1")),
            asks=True,
        ),
    }
)
"""The claims by their names, in the order in which a learner reads them; most are questions that families ask."""


ALL_CLAIMS: Final = (*CLAIMS, *TRICK_CLAIMS)
"""The names of the claims on all games."""


def claims_of(rules: Any) -> Mapping[str, TableClaim]:
    """Return the claims on the game of some rules, by their names."""
    return TRICK_CLAIMS if rules.game in TRICK_KITS else CLAIMS


def compared_players(rules: Any) -> tuple[NumbersPlayers, NumbersPlayers]:
    """Return the players whose games are shown for some rules, and those they are compared with."""
    known = KITS[rules.game].figures.players
    first, second, *_ = (level for level in NUMBERS_PLAYERS if level in known)
    return first, second
