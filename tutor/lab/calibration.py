"""The weights of the computed difficulty fitted to first tries, and how well they predict other tries."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tutor.coach.zwickern.puzzle.difficulty import WEIGHTS, Features, Weights
from tutor.lab.logistic import Data, Floats, Ints, agreement, fit, log_loss
from tutor.lab.tries import DIGITS, MeasuredPuzzle, Try

PARTS = 5
"""The times that a part of the puzzles is held out, and the weights are fitted to all others."""

# How far a weight is likely to be from the present one: half of itself, and half a point where a kind of goal starts.
_SHARE, _START = 0.5, 0.5
# The common constant, and the worth of a point of the present score, come from the tries alone.
_LOOSE = 1e-6
_LEAST_SLOPE = 0.1


class FitFigures(NamedTuple):
    """The quality of a score on tries that it was not fitted to.

    `log_loss` is the mean surprise at right and wrong. `rank` is the agreement of the score with going wrong, and
    `time` that with how long the right ones took, each among the tries of one learner, from -1 to 1. Nothing is fitted
    to the time.
    """

    log_loss: float
    rank: float
    time: float


class Calibrated(NamedTuple):
    """The fitted weights, and the figures of the present and of fitted ones on puzzles that were held out."""

    weights: Weights
    before: FitFigures
    after: FitFigures

    @property
    def better(self) -> bool:
        """Whether the fitted weights predict tries at other puzzles better than the present ones do."""
        return self.after.log_loss < self.before.log_loss


class _Table(NamedTuple):
    """The tries as columns of numbers; `rows` has the features and the kinds of goals of their puzzles."""

    learners: Ints
    puzzles: Ints
    clean: Floats
    milliseconds: Floats
    rows: Floats

    def where(self, chosen: NDArray[np.bool_]) -> "_Table":
        """Return the table of some of the tries."""
        return _Table(
            self.learners[chosen],
            self.puzzles[chosen],
            self.clean[chosen],
            self.milliseconds[chosen],
            self.rows[chosen],
        )


def calibrate(
    tries: Sequence[Try],
    puzzles: Mapping[str, MeasuredPuzzle],
    done: Callable[[], None] = lambda: None,
) -> Calibrated:
    """Fit weights to tries at known puzzles, and measure how well such a fit predicts tries at other puzzles.

    The cuts between the grades stay, see `recut`. `done` is called after each of PARTS + 1 fits.
    """
    table = _table(tries, puzzles, WEIGHTS)
    present = table.rows @ vector(WEIGHTS)
    fitted, odds = present.copy(), np.zeros((2, len(tries)))
    for part in range(PARTS):
        # Puzzles are held out, not tries: a weight is meant for puzzles that have not been tried yet.
        out = table.puzzles % PARTS == part
        odds[:, out], change = _told(table.where(~out), table.where(out), WEIGHTS)
        fitted[out] += table.rows[out] @ change
        done()
    _, change = _told(table, table, WEIGHTS)
    done()
    return Calibrated(changed(WEIGHTS, change), _figures(table, odds[0], present), _figures(table, odds[1], fitted))


def vector(weights: Weights) -> Floats:
    """Return the weights as a column: those of the features, then the starting scores of the kinds of goals."""
    return np.array([*weights.per, *weights.base.values()])


def factors(one: MeasuredPuzzle, weights: Weights) -> list[float]:
    """Return the numbers of a puzzle that, multiplied with the `vector` of the weights, add up to its score."""
    return [*one.features, *(float(kind == one.kind) for kind in weights.base)]


def tightness(weights: Weights) -> Floats:
    """Return the pull of each weight towards the present one, so that few tries change little."""
    may_be = [*(_SHARE * abs(weight) for weight in weights.per), *(_START for _ in weights.base)]
    held: Floats = np.maximum(may_be, _LOOSE) ** -2.0
    return held


def changed(weights: Weights, change: Floats) -> Weights:
    """Add a change, in the order of the `vector`, to the weights, and round them to what a person would write."""
    told = [round(float(number), DIGITS) for number in vector(weights) + change]
    per, base = told[: len(weights.per)], told[len(weights.per) :]
    return replace(weights, per=Features(*per), base=MappingProxyType(dict(zip(weights.base, base, strict=True))))


def _table(tries: Sequence[Try], puzzles: Mapping[str, MeasuredPuzzle], weights: Weights) -> _Table:
    names = {name: number for number, name in enumerate(sorted({one.puzzle for one in tries}))}
    learners = {one: number for number, one in enumerate(sorted({one.learner for one in tries}))}
    unknown = float("nan")
    return _Table(
        np.array([learners[one.learner] for one in tries]),
        np.array([names[one.puzzle] for one in tries]),
        np.array([float(one.clean) for one in tries]),
        np.array([unknown if one.milliseconds is None else float(one.milliseconds) for one in tries]),
        np.array([factors(puzzles[one.puzzle], weights) for one in tries]),
    )


def _told(known: _Table, asked: _Table, weights: Weights) -> tuple[Floats, Floats]:
    """Return the log-odds of some tries by the present weights and by fitted ones, and how much these weights differ.

    The weights are fitted to the `known` tries. Unknown learners are taken to be like the others.
    """
    learners = int(max(known.learners.max(), asked.learners.max())) + 1
    scores = [one.rows @ vector(weights) for one in (known, asked)]
    plain = [np.column_stack([np.ones_like(column), -column]) for column in scores]
    loose, nothing = np.full(2, _LOOSE), np.zeros_like(scores[0])
    present = fit(Data(plain[0], known.clean, known.learners, nothing), loose, learners)
    # Where the present score says little or the contrary, a point of it must mean something all the same.
    slope = max(float(present.weights[1]), _LEAST_SLOPE)
    finer = [np.column_stack([np.ones(len(one.rows)), -slope * one.rows]) for one in (known, asked)]
    held = np.array([_LOOSE, *tightness(weights)])
    fitted = fit(Data(finer[0], known.clean, known.learners, -slope * scores[0]), held, learners)
    odds = [
        present.odds(Data(plain[1], asked.clean, asked.learners, np.zeros_like(scores[1]))),
        fitted.odds(Data(finer[1], asked.clean, asked.learners, -slope * scores[1])),
    ]
    return np.array(odds), fitted.weights[1:]


def _figures(table: _Table, odds: Floats, scores: Floats) -> FitFigures:
    quick = (table.clean == 1) & ~np.isnan(table.milliseconds)
    return FitFigures(
        log_loss(odds, table.clean),
        agreement(table.learners, scores, 1 - table.clean),
        agreement(table.learners[quick], scores[quick], table.milliseconds[quick]),
    )
