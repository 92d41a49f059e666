"""A logistic regression with a constant for each learner, by Newton's method; what is fitted is drawn towards 0.

That separates the skill of a learner from the difficulty of a puzzle: good learners get harder puzzles.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Learners are drawn to 0 so that for two of three of them the odds are within a factor of e.
_LEARNER = 1.0
_MOST_STEPS, _AT_REST, _HALVINGS = 50, 1e-9, 30
# Beyond these log-odds the chance is 0 or 1 to the last digit.
_SURE = 35.0


class Data(NamedTuple):
    """Successes, 1 or 0, of learners, numbered from 0, with the columns that they may depend on.

    `given` are log-odds that are not fitted.
    """

    rows: Floats
    success: Floats
    learners: Ints
    given: Floats


class Fitted(NamedTuple):
    """The share of each column, and of each learner, in the log-odds of success."""

    weights: Floats
    learners: Floats

    def odds(self, data: Data) -> Floats:
        """Return the log-odds of success for each row of data."""
        told: Floats = data.given + data.rows @ self.weights + self.learners[data.learners]
        return told


def fit(data: Data, tightness: Floats, learners: int) -> Fitted:
    """Fit the weights of columns, and the constants of so many learners, to successes.

    `tightness`, above 0, is how strongly each weight is drawn towards 0: one over the square of its usual size.
    """
    found = Fitted(np.zeros(len(tightness)), np.zeros(learners))
    loss = _loss(found, data, tightness)
    for _ in range(_MOST_STEPS):
        step = _step(found, data, tightness)
        tried, after = found, np.inf
        for halving in range(_HALVINGS):
            # A whole step may lead too far; half of it or a quarter does not.
            tried = Fitted(*(old + 0.5**halving * new for old, new in zip(found, step, strict=True)))
            after = _loss(tried, data, tightness)
            if after <= loss:
                break
        if loss - after < _AT_REST:
            break
        found, loss = tried, after
    return found


def log_loss(odds: Floats, success: Floats) -> float:
    """Return the mean surprise at successes and failures, given their log-odds; knowing nothing gives log 2."""
    return float(np.mean(np.logaddexp(0, odds) - success * odds))


def agreement(groups: Ints, scores: Floats, outcomes: Floats) -> float:
    """Return how far scores and outcomes rise together within groups, from -1 to 1: Somers' D.

    Of all pairs of one group with different outcomes, it is the share with the scores in the same order less that with
    the scores in the other one; in a single group without ties that is Kendall's tau. It is 0 where there are no pairs.
    """
    same = pairs = 0.0
    order = np.argsort(groups, kind="stable")
    for members in np.split(order, np.flatnonzero(np.diff(groups[order])) + 1):
        ways = _signs(outcomes[members])
        same += float((ways * _signs(scores[members])).sum())
        pairs += float(np.abs(ways).sum())
    return same / pairs if pairs else 0.0


def _signs(column: Floats) -> Floats:
    """Return for each two numbers which is greater: 1 for the first, -1 for the second, 0 for neither."""
    found: Floats = np.sign(np.subtract.outer(column, column))
    return found


def _step(found: Fitted, data: Data, tightness: Floats) -> Fitted:
    """Return Newton's step; the equations are solved without the learners first, so that many of them cost little."""
    number = len(found.learners)
    chance = 1 / (1 + np.exp(-np.clip(found.odds(data), -_SURE, _SURE)))
    left, doubt = data.success - chance, chance * (1 - chance)
    slope = data.rows.T @ left - tightness * found.weights
    slopes = np.bincount(data.learners, left, number) - _LEARNER * found.learners
    weighed = data.rows * doubt[:, None]
    bends = np.bincount(data.learners, doubt, number) + _LEARNER
    mixed = np.column_stack([np.bincount(data.learners, column, number) for column in weighed.T])
    bend = weighed.T @ data.rows + np.diag(tightness) - mixed.T @ (mixed / bends[:, None])
    weights = np.asarray(np.linalg.solve(bend, slope - mixed.T @ (slopes / bends)), np.float64)
    return Fitted(weights, (slopes - mixed @ weights) / bends)


def _loss(found: Fitted, data: Data, tightness: Floats) -> float:
    """Return what the fit makes small: the surprise at all successes and failures, and the distance from 0."""
    odds = found.odds(data)
    far = tightness @ found.weights**2 + _LEARNER * found.learners @ found.learners
    return float(np.sum(np.logaddexp(0, odds) - data.success * odds) + far / 2)
