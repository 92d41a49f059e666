"""What teaches each cause: steps that there are, and goals that puzzles ask for."""

import pytest

from tutor.app.base.live_reload import proven_library
from tutor.catalogue.exercises import step_id
from tutor.coach.zwickern.goals.table import ONE_PLAY
from tutor.lab.numbers.claims import CLAIMS
from tutor.lab.numbers.trick_claims import TRICK_CLAIMS
from tutor.matches.review.found import Cause
from tutor.matches.review.teaching import TEACHING, step_for
from tutor.matches.tricks.review.teaching import CLAIMS_BY_CAUSE


@pytest.mark.parametrize("cause", Cause)
def test_every_cause_has_steps_of_the_course(cause: Cause) -> None:
    steps = {step_id(lesson, step) for lesson in proven_library().lessons for step in lesson.steps}
    assert set(TEACHING[cause].steps) <= steps
    assert TEACHING[cause].steps


@pytest.mark.parametrize("cause", Cause)
def test_every_cause_has_goals_of_which_there_are_puzzles(cause: Cause) -> None:
    asked = {puzzle.goal.kind for puzzle in proven_library().puzzles}
    assert set(TEACHING[cause].goals) <= asked & set(ONE_PLAY)
    assert TEACHING[cause].goals


def test_a_step_that_is_not_solved_yet_comes_first() -> None:
    first, second = TEACHING[Cause.MISSED_ZWICK].steps
    assert step_for(Cause.MISSED_ZWICK) == first
    assert step_for(Cause.MISSED_ZWICK, (first,)) == second
    assert step_for(Cause.MISSED_ZWICK, (second, first)) == first


def test_the_advice_that_a_cause_goes_against_was_measured() -> None:
    assert {one.claim for one in TEACHING.values()} - {None} <= set(CLAIMS)
    assert set(CLAIMS_BY_CAUSE.values()) <= set(TRICK_CLAIMS)
    assert TEACHING[Cause.LAID_POINTS].claim == "laying"
