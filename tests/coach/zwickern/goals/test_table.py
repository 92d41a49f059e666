"""The table of goal kinds holds each kind that a file can state."""

from typing import get_args

from tutor.coach.zwickern.goals.table import GOALS, ONE_PLAY
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal, PlayGoal


def test_it_has_a_record_of_every_kind_that_a_file_can_state() -> None:
    assert {goal.shape for goal in GOALS.values()} == set(get_args(PlayGoal))
    assert {goal.shape for goal in ONE_PLAY.values()} == set(get_args(OnePlayGoal))
    assert GOALS["find-all"].shape is FindAllGoal
