"""The sums of what is counted over games, from which a ratio and its interval follow.

The game is the unit: what hangs together in one game stays together, so the interval does not take plays of one game
for independent ones.
"""

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import NamedTuple

_FEWEST_GAMES = 30
"""The games with a try, at least, from which an interval is worked out."""

_Z = 1.96
"""The standard errors on either side that make an interval of 95 %."""


class NumbersCell(NamedTuple):
    """The hits and tries of games, and the sums of their squares and products; whole numbers, so that parts add up.

    For a mean, the hits of a game are its points or cards and may be less than 0.
    """

    hits: int = 0
    tries: int = 0
    hits_squared: int = 0
    hits_tries: int = 0
    tries_squared: int = 0

    def plus(self, other: "NumbersCell") -> "NumbersCell":
        """Return the sums over the games of both.

        >>> of_game(1, 2).plus(of_game(0, 3))
        NumbersCell(hits=1, tries=5, hits_squared=1, hits_tries=2, tries_squared=13)
        """
        return NumbersCell(*map(int.__add__, self, other))

    @property
    def ratio(self) -> float | None:
        """The hits of a try, None without any."""
        return self.hits / self.tries if self.tries else None

    @property
    def games(self) -> float:
        """The number of games with tries, or of as many as would tell as much, where their tries differ."""
        return self.tries**2 / self.tries_squared if self.tries_squared else 0.0

    def deviation(self, games: int) -> float | None:
        """Return the standard error of the ratio over so many games, None where a mean of them says nothing."""
        ratio = self.ratio
        if ratio is None or games < 2:
            return None
        residuals = self.hits_squared - 2 * ratio * self.hits_tries + ratio**2 * self.tries_squared
        # Rounding may leave a little less than 0 where all games are alike.
        return sqrt(max(residuals, 0.0) * games / (games - 1)) / self.tries


class Interval(NamedTuple):
    """A range that contains the truth 95 times in a hundred."""

    low: float
    high: float


def of_game(hits: int, tries: int) -> NumbersCell:
    """Return the sums of one game."""
    return NumbersCell(hits, tries, hits * hits, hits * tries, tries * tries)


def interval(cell: NumbersCell, games: int, *, chance: bool) -> Interval | None:
    """Return the interval of a ratio over so many games, None where fewer than 30 of them show anything.

    That of a chance stays between 0 and 1, and is never a single point where all tries came out alike.
    """
    ratio, error = cell.ratio, cell.deviation(games)
    if ratio is None or error is None or cell.games < _FEWEST_GAMES:
        return None
    return _of_chance(ratio, error, cell) if chance else Interval(ratio - _Z * error, ratio + _Z * error)


def _of_chance(ratio: float, error: float, cell: NumbersCell) -> Interval:
    """Return Wilson's interval for as many independent tries as would have this error.

    Where no game differs from the others, each game counts as one try.
    """
    tries = min(ratio * (1 - ratio) / error**2, cell.tries) if error > 0 and 0 < ratio < 1 else cell.games
    middle = (ratio + _Z**2 / (2 * tries)) / (1 + _Z**2 / tries)
    half = _Z * sqrt(ratio * (1 - ratio) / tries + _Z**2 / (4 * tries**2)) / (1 + _Z**2 / tries)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


class RatioDifference(NamedTuple):
    """How much greater one ratio is than another, with the interval of that."""

    by: float
    interval: Interval

    @property
    def sure(self) -> bool:
        """Whether the interval leaves no doubt which of the two is greater."""
        return not self.interval.low <= 0 <= self.interval.high


def ratio_difference(cell: NumbersCell, games: int, other: NumbersCell, other_games: int) -> RatioDifference | None:
    """Return how much greater the ratio of a cell is than that of another, each with its games; None if either is few.

    The cells are taken to be independent. Where they come of the same games, what lifts both makes the interval
    longer than it need be.
    """
    if min(cell.games, other.games) < _FEWEST_GAMES:
        return None
    ratio, error = cell.ratio, cell.deviation(games)
    other_ratio, other_error = other.ratio, other.deviation(other_games)
    if ratio is None or error is None or other_ratio is None or other_error is None:
        return None
    by, half = ratio - other_ratio, _Z * sqrt(error**2 + other_error**2)
    return RatioDifference(by, Interval(by - half, by + half))


def more_than_others(cell: NumbersCell, whole: NumbersCell, games: int) -> RatioDifference | None:
    """Return how much greater the ratio of a cell is than that of all others in a whole; None if there are few.

    This is the cost of a card that is laid, or of a total that is left: what the next player wins after it, less what
    it wins after others. The spread of the others is taken to be that of the whole.
    """
    tries = whole.tries - cell.tries
    error, own_error = whole.deviation(games), cell.deviation(games)
    if not tries or error is None or own_error is None or cell.games < _FEWEST_GAMES:
        return None
    by = cell.hits / cell.tries - (whole.hits - cell.hits) / tries
    # With fewer tries the error grows.
    half = _Z * sqrt(own_error**2 + error**2 * whole.tries / tries)
    return RatioDifference(by, Interval(by - half, by + half))


Counted = Mapping[str, tuple[int, int]]
"""The hits and tries of one game, by the keys of cells."""

Sums = dict[str, NumbersCell]
"""Cells by their keys."""


def added(parts: Iterable[Mapping[str, NumbersCell]]) -> Sums:
    """Return the sums of several parts, whichever way a run was cut into them."""
    total: Sums = {}
    for part in parts:
        for key, cell in part.items():
            before = total.get(key)
            total[key] = cell if before is None else before.plus(cell)
    return total


def sums_of(games: Iterable[Counted]) -> Sums:
    """Return the sums of games."""
    return added({key: of_game(*counts) for key, counts in game.items()} for game in games)
