"""Whether *For me* suits each of hundreds of made-up learners; see tests/bench/learners.py for how they are made up."""

from statistics import fmean

import pytest

from tests.app.playing import puzzles
from tests.bench.learners import Course, Shelf, by_place, courses, evenly

pytestmark = pytest.mark.bench

LEAST, MOST = 3.5, 8.4
"""The skills for which puzzles can be made: from 70 of 100 right in the easiest grade to 85 in the hardest."""


@pytest.fixture(scope="module")
def found() -> list[Course]:
    """Return what 240 learners get that the puzzles suit."""
    return list(courses(Shelf(puzzles()), evenly(240, LEAST, MOST)))


def test_each_is_right_in_60_to_85_of_100_after_fifteen_puzzles(found: list[Course]) -> None:
    assert {round(one.skill, 2): one.right for one in found if not 60 <= one.right <= 85} == {}


def test_so_is_each_without_the_luck_of_the_run(found: list[Course]) -> None:
    outside = [one for one in found if not 60 <= one.chance <= 85]
    assert len(outside) <= 240 * 0.03
    assert all(57 <= one.chance <= 88 for one in outside)


def test_so_are_newcomers_on_average_who_have_met_only_captures() -> None:
    for skill in (2.5, 4.5, 6.5, 8.0):
        found = [one.right for one in courses(Shelf(puzzles()), [skill] * 4, then=50, met=frozenset())]
        assert 60 <= fmean(found) <= 85


def test_sets_grow_no_easier_by_their_order() -> None:
    shelf = Shelf(puzzles())
    for skill in evenly(8, LEAST, MOST):
        quarters = by_place(shelf, skill, sets=50)
        assert quarters == sorted(quarters, reverse=True)
