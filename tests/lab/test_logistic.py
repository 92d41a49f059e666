"""The logistic regression: against results that others have published, and against what its name says."""

from itertools import combinations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tutor.lab.logistic import Data, Floats, agreement, fit, log_loss

LOOSE = 1e-9
# Hours of study and who passed: the example of https://en.wikipedia.org/wiki/Logistic_regression, with its results.
HOURS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 4, 4.25, 4.5, 4.75, 5, 5.5]
PASSED = [0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1]


def data(rows: object, success: object, learners: object = None) -> Data:
    """Data as columns, of one learner if none are named."""
    columns = np.array(rows, np.float64)
    nothing = np.zeros(len(columns))
    who = np.zeros(len(columns), np.int64) if learners is None else np.array(learners)
    return Data(columns, np.array(success, np.float64), who, nothing)


def column(*numbers: float) -> Floats:
    """Numbers as an array."""
    return np.array(numbers)


def test_it_finds_the_published_coefficients() -> None:
    found = fit(data([[1, hours] for hours in HOURS], PASSED), np.full(2, LOOSE), 1)
    assert found.weights == pytest.approx([-4.0777, 1.5046], abs=1e-4)
    odds = found.odds(data([[1, hours] for hours in HOURS], PASSED))
    assert 20 * log_loss(odds, column(*PASSED)) == pytest.approx(8.02988, abs=1e-4)


def test_what_is_held_tight_stays_at_nothing_and_what_is_given_is_not_fitted() -> None:
    asked = data([[1, hours] for hours in HOURS], PASSED)
    assert fit(asked, np.array([LOOSE, 1e9]), 1).weights[1] == pytest.approx(0, abs=1e-6)
    told = asked._replace(given=1.5046 * column(*HOURS))
    assert fit(told, np.full(2, LOOSE), 1).weights == pytest.approx([-4.0777, 0], abs=1e-3)


def test_learners_and_what_they_are_given_are_told_apart() -> None:
    """The good one gets hard puzzles and both succeed half of the time: a hard one still costs success."""
    good = [(0, hard, success) for hard, success in [(1, 1), (1, 0), (0, 1), (1, 1), (1, 0)]]
    weak = [(1, hard, success) for hard, success in [(0, 1), (0, 0), (1, 0), (0, 1), (0, 0)]]
    learners, hard, success = zip(*(good + weak) * 20, strict=True)
    found = fit(data([[1, one] for one in hard], success, learners), np.full(2, LOOSE), 2)
    assert found.weights[1] < -1
    assert found.learners[0] > found.learners[1]


def test_a_learner_who_always_succeeds_is_no_reason_to_go_on_for_ever() -> None:
    found = fit(data([[1, one] for one in range(9)], [1] * 9), np.array([LOOSE, 1]), 1)
    assert np.isfinite(found.weights).all()


@examples(20)
@given(st.data())
def test_no_other_weights_are_better(draw: st.DataObject) -> None:
    """The slope of what is made small is 0 where it ends."""
    number = draw.draw(st.integers(2, 30))
    dice = np.random.default_rng(draw.draw(st.integers(0, 999)))
    rows, success = dice.normal(size=(number, 3)) * 4, dice.integers(0, 2, number)
    learners, held = dice.integers(0, 3, number), np.full(3, draw.draw(st.sampled_from([0.01, 1.0, 50.0])))
    asked = data(rows, success, learners)
    found = fit(asked, held, 3)
    left = asked.success - 1 / (1 + np.exp(-found.odds(asked)))
    assert rows.T @ left == pytest.approx(held * found.weights, abs=1e-3)
    assert np.bincount(learners, left, 3) == pytest.approx(found.learners, abs=1e-3)


def test_a_fit_that_knows_nothing_is_surprised_by_log_two() -> None:
    assert log_loss(column(0, 0), column(1, 0)) == pytest.approx(np.log(2))
    assert log_loss(column(800, -800), column(1, 0)) == pytest.approx(0)
    assert log_loss(column(-800), column(1)) == pytest.approx(800)


def test_agreement_is_the_share_of_pairs_in_the_same_order_less_the_others() -> None:
    one = np.zeros(4, np.int64)
    assert agreement(one, column(1, 2, 3, 4), column(1, 2, 3, 4)) == 1
    assert agreement(one, column(4, 3, 2, 1), column(1, 2, 3, 4)) == -1
    assert agreement(one, column(1, 2, 4, 3), column(1, 2, 3, 4)) == pytest.approx(4 / 6)
    assert agreement(one, column(1, 1, 1, 2), column(0, 0, 1, 1)) == pytest.approx(2 / 4)
    assert agreement(one, column(1, 2, 3, 4), column(7, 7, 7, 7)) == 0


def test_agreement_looks_only_within_groups() -> None:
    groups = np.array([1, 0, 1, 0])
    assert agreement(groups, column(1, 9, 2, 10), column(11, 1, 12, 2)) == 1


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 5), st.integers(0, 5)), min_size=1, max_size=20))
def test_agreement_counts_each_pair_once(numbers: list[tuple[int, int, int]]) -> None:
    pairs = [(a, b) for a, b in combinations(numbers, 2) if a[0] == b[0] and a[2] != b[2]]
    same = sum(((a[1] > b[1]) - (a[1] < b[1])) * (1 if a[2] > b[2] else -1) for a, b in pairs)
    groups, scores, outcomes = (np.array(one) for one in zip(*numbers, strict=True))
    found = agreement(groups, scores.astype(float), outcomes.astype(float))
    assert found == pytest.approx(same / len(pairs) if pairs else 0)
