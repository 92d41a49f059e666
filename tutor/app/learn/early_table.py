"""The table of the home page before anybody has touched it: it can be drawn before Streamlit is there."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tutor.app.board.component import untouched
from tutor.app.board.film import film
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.exercise.one_play import BOARD, complete_board, first_epoch
from tutor.app.learn.paths import WELCOME
from tutor.app.visitor.look import look_of
from tutor.catalogue.library import Library
from tutor.coach.zwickern.goals.table import GOALS
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.text import Line, language, render


class EarlyTable(NamedTuple):
    """What is asked, the title and the text beside the table, and the board as the home page sends it."""

    asked: str
    title: str
    about: str
    board: Mapping[str, Any]


def early_table(library: Library, code: str) -> EarlyTable | None:
    """Return the table for whoever has the usual look; None if there is no home page.

    `library` is the content in the language with this code.
    """
    welcome = next((path for path in library.paths if path.name == WELCOME), None)
    if welcome is None:
        return None
    found, say = welcome.steps[0], language(code)
    goal, position = found.step.goal, found.step.position
    assert isinstance(goal, OnePlayGoal)
    assert position is not None
    asked = render(say, Line("home-catch"))
    opened, epoch = GOALS[goal.kind].open, first_epoch(found.id)
    data = exercise_data(say, position, epoch, interactive=True, plays=found.plays, opened=opened)
    data["film"] = film(0, [], data)
    complete_board(say, data, asked, look_of({}))
    return EarlyTable(asked, welcome.entry.title, welcome.entry.about, untouched(data, BOARD))
