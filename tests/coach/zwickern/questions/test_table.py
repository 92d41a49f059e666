"""The tables of question kinds hold each kind that a file can state."""

from typing import get_args

from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS, QUESTIONS, WITHOUT_POSITION
from tutor.content.zwickern.questions import BareQuestion, TableQuestion


def test_they_have_a_record_of_every_kind_that_a_file_can_state() -> None:
    assert {one.shape for one in ABOUT_POSITIONS.values()} == set(get_args(TableQuestion))
    assert {one.shape for one in WITHOUT_POSITION.values()} == set(get_args(BareQuestion))
    assert len(QUESTIONS) == len(ABOUT_POSITIONS) + len(WITHOUT_POSITION)
