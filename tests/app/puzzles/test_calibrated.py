"""Made-up learners of known skill get puzzles of *For me* at which most of their first tries are right, not all.

`tests/bench/test_bench_learners.py` has hundreds of them.
"""

from tests.app.playing import puzzles
from tests.bench.learners import Shelf, by_place, courses, evenly


def test_a_few_learners_are_right_in_60_to_85_of_100_after_fifteen_puzzles() -> None:
    found = list(courses(Shelf(puzzles(), quick=True), evenly(6, 3.0, 8.0), then=60))
    assert {one.skill: one.right for one in found if not 60 <= one.right <= 85} == {}
    assert found[0].easiest < 70 < 80 < found[-1].hardest, "they are weak and strong"


def test_a_set_grows_no_easier_by_its_order() -> None:
    for skill in (4.6, 6.0, 7.4):
        quarters = by_place(Shelf(puzzles(), quick=True), skill, sets=40)
        assert quarters == sorted(quarters, reverse=True)
