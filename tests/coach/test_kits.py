"""The registry of the games above the engine, and the tables of what an exercise can ask for."""

from typing import get_args

from tutor.coach.kits import KITS
from tutor.coach.zwickern.goals.table import GOALS, ONE_PLAY
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS, QUESTIONS, WITHOUT_POSITION
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal, PlayGoal
from tutor.content.zwickern.questions import BareQuestion, TableQuestion
from tutor.engine.games import GAMES
from tutor.matches.events import GameName


def test_every_game_of_the_engine_has_one_kit() -> None:
    assert {name: kit.game for name, kit in KITS.items()} == GAMES


def test_each_game_can_be_played_in_a_match() -> None:
    assert get_args(GameName) == tuple(KITS)


def test_there_is_a_record_of_every_kind_of_goal_that_a_file_can_state() -> None:
    assert {goal.shape for goal in GOALS.values()} == set(get_args(PlayGoal))
    assert {goal.shape for goal in ONE_PLAY.values()} == set(get_args(OnePlayGoal))
    assert GOALS["find-all"].shape is FindAllGoal


def test_there_is_a_record_of_every_kind_of_question_that_a_file_can_state() -> None:
    assert {one.shape for one in ABOUT_POSITIONS.values()} == set(get_args(TableQuestion))
    assert {one.shape for one in WITHOUT_POSITION.values()} == set(get_args(BareQuestion))
    assert len(QUESTIONS) == len(ABOUT_POSITIONS) + len(WITHOUT_POSITION)
