"""The figures of several reviews: points given away a game, with their error, and by cause."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Generic, NamedTuple, TypeVar

from tutor.matches.review.found import AnyReview

SomeCause = TypeVar("SomeCause")


class Figures(NamedTuple, Generic[SomeCause]):
    """The points given away a game: `mean` with its standard error, and `each` game with its own, in their order.

    None is below 0: where less than nothing was measured, nothing was given away.
    `by_cause` are the points of the plays that are marked, a game; what other plays gave away has no cause. `plays` is
    how many were marked for each cause in all.
    """

    each: tuple[tuple[float, float], ...]
    mean: float
    error: float
    by_cause: Mapping[SomeCause, float]
    plays: Mapping[SomeCause, int]


def figures(reviews: Iterable[AnyReview], causes: Iterable[SomeCause]) -> Figures[SomeCause]:
    """Return the figures of reviews of games that count, in their order; `causes` are those of the game."""
    every = tuple(causes)
    counted = [one for one in reviews if one.counted]
    each = tuple((one.given_away, one.error) for one in counted)
    marked: list[Any] = [play for one in counted for play in one.counted if play.sign is not None]
    lost = {cause: sum(play.points for play in marked if play.cause is cause) for cause in every}
    lost_by = [one.lost for one in counted]
    return Figures(
        each,
        # Games whose own figure is cut off at nothing would make it too large.
        max(0.0, _mean(lost_by)),
        _mean_error([(lost, error) for lost, (_, error) in zip(lost_by, each, strict=True)]),
        {cause: points / len(counted) if counted else 0.0 for cause, points in lost.items()},
        {cause: sum(play.cause is cause for play in marked) for cause in every},
    )


def _mean_error(each: Sequence[tuple[float, float]]) -> float:
    """Return the standard error of the mean of games, from their spread; of one game its own.

    >>> _mean_error(((4.0, 1.0),)), _mean_error(((4.0, 1.0), (8.0, 1.0)))
    (1.0, 2.0)
    """
    if len(each) < 2:
        return each[0][1] if each else 0.0
    mean = _mean([points for points, _ in each])
    spread = sum((points - mean) ** 2 for points, _ in each) / (len(each) - 1)
    return sqrt(spread / len(each))


def _mean(points: list[float]) -> float:
    return sum(points) / len(points) if points else 0.0
