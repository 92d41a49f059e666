"""Weights fitted to tries: made-up learners, of known difficulty, show whether it is found again."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import numpy as np
import pytest

from tutor.coach.zwickern.puzzle.difficulty import WEIGHTS, Features, Weights, grade, score
from tutor.lab.calibration import PARTS, calibrate
from tutor.lab.tries import LEAST_OUTCOMES, LEAST_PUZZLES, MeasuredPuzzle, Try, enough, recut

OTHER = replace(WEIGHTS, per=WEIGHTS.per._replace(sums=0.2, courts=0.9))


@cache
def shelf() -> Mapping[str, MeasuredPuzzle]:
    """Made-up puzzles, as different as those that are mined."""
    dice = np.random.default_rng(1)
    kinds = list(WEIGHTS.base)
    found = {}
    for number in range(200):
        numbers = dice.normal([6, 5, 1, 2, 1, 0.3, 0.4, 2, 0.4], [2, 1.7, 0.7, 1, 1, 0.5, 0.6, 1.3, 0.7])
        found[f"{number}"] = MeasuredPuzzle(Features(*np.abs(numbers).round(2).tolist()), kinds[number % 4])
    return found


def tries(truth: Weights, learners: int, each: int = 40) -> list[Try]:
    """What learners would do at some of the puzzles if these were as hard as some weights say."""
    dice, found = np.random.default_rng(2), list[Try]()
    for learner in range(learners):
        skill = 6 + dice.normal()
        for name in dice.choice(list(shelf()), each, replace=False):
            hard = score(*shelf()[name], truth)
            clean = bool(dice.random() < 1 / (1 + np.exp(hard - skill)))
            found.append(Try(learner, str(name), clean, int(9000 * np.exp(hard / 4 + dice.normal() / 3))))
    return found


def test_many_tries_lead_to_the_weights_that_made_them() -> None:
    found = calibrate(tries(OTHER, 150), shelf())
    fitted = found.weights.per._asdict()
    assert fitted["sums"] == pytest.approx(0.2, abs=0.15)
    assert fitted["courts"] == pytest.approx(0.9, abs=0.15)
    for name in ("items", "plays", "longest", "near", "right"):
        assert fitted[name] == pytest.approx(WEIGHTS.per._asdict()[name], abs=0.15), name
    assert found.better
    assert found.after.rank > found.before.rank
    assert found.after.time > found.before.time, "the time was not fitted, and says the same"


def test_weights_that_are_right_stay_and_no_others_are_better() -> None:
    found = calibrate(tries(WEIGHTS, 60), shelf())
    changes = np.array(found.weights.per) - np.array(WEIGHTS.per)
    assert abs(changes).max() < 0.15
    assert found.after.log_loss == pytest.approx(found.before.log_loss, abs=0.01)


def test_few_tries_change_little() -> None:
    few, many = (calibrate(tries(OTHER, number), shelf()).weights.per.courts for number in (3, 100))
    assert abs(few - WEIGHTS.per.courts) < abs(many - WEIGHTS.per.courts) / 2


def test_where_no_one_plays_a_kind_of_goal_it_starts_where_it_did() -> None:
    found = calibrate(tries(OTHER, 20), shelf()).weights.base
    played = list(WEIGHTS.base)[:4]
    assert {kind for kind in found if found[kind] != WEIGHTS.base[kind]} <= set(played)


def test_the_order_of_the_tries_and_the_names_of_learners_do_not_matter() -> None:
    some = tries(OTHER, 10)
    turned = [one._replace(learner=99 - one.learner) for one in reversed(some)]
    one, other = calibrate(some, shelf()), calibrate(turned, shelf())
    assert one.weights == other.weights
    assert one.after == pytest.approx(other.after)


def test_it_says_how_far_it_is() -> None:
    done: list[None] = []
    calibrate(tries(OTHER, 5), shelf(), done=lambda: done.append(None))
    assert len(done) == PARTS + 1


def test_tries_of_which_no_time_is_known_count_all_the_same() -> None:
    untimed = [one._replace(milliseconds=None) for one in tries(OTHER, 10)]
    found = calibrate(untimed, shelf())
    assert found.weights == calibrate(tries(OTHER, 10), shelf()).weights
    assert found.after.time == 0


def test_learners_who_never_fail_do_no_harm() -> None:
    easy = [one._replace(clean=True) for one in tries(OTHER, 5)]
    assert calibrate(easy, shelf()).weights.per.right < 0


def test_enough_is_so_many_right_and_so_many_others_at_so_many_puzzles() -> None:
    some = [Try(0, f"{number % LEAST_PUZZLES}", number % 2 == 0, None) for number in range(2 * LEAST_OUTCOMES)]
    assert enough(some)
    assert not enough(some[:-1])
    assert not enough([one._replace(clean=True) for one in some])
    assert not enough([one._replace(puzzle="1") for one in some])
    assert not enough([])


@pytest.mark.parametrize("per", [OTHER.per, Features(*(2 * weight for weight in WEIGHTS.per))])
def test_the_grades_are_cut_so_that_each_keeps_its_number(per: Features) -> None:
    anew = recut(replace(WEIGHTS, per=per), WEIGHTS, shelf().values())
    counts = [Counter(grade(score(*one, weights), weights) for one in shelf().values()) for weights in (WEIGHTS, anew)]
    # Cuts have two digits, and so one close to them may fall to the other side.
    assert all(abs(counts[0][number] - counts[1][number]) <= 1 for number in range(1, 6))
    assert list(anew.thresholds) == sorted(anew.thresholds)


def test_without_a_shelf_the_cuts_stay() -> None:
    assert recut(OTHER, WEIGHTS, []).thresholds == WEIGHTS.thresholds
