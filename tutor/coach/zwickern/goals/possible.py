"""What is possible in a position, in one line for somebody who plays with open hints."""

from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import MostPointsGoal, SafeLayGoal, ZwickGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Lay, Position
from tutor.text import Line

_WORK = SECOND


def possible(position: Position) -> Line:
    """Name a Zwick, else the capture that brings most, else the card that gives least when it is laid."""
    try:
        with budget(_WORK):
            return _best(position)
    except TooMuchWorkError:
        return Line("possible-unknown")


def _best(position: Position) -> Line:
    for zwick in solutions(position, ZwickGoal(kind="zwick")):
        return Line("possible-zwick", {"play": play_line(position, zwick)})
    for capture in solutions(position, MostPointsGoal(kind="most-points")):
        return Line("possible-capture", {"play": play_line(position, capture)})
    for lay in solutions(position, SafeLayGoal(kind="safe-lay")):
        if isinstance(lay, Lay):
            return Line("possible-lay", {"card": lay.card})
    return Line("possible-unknown")
