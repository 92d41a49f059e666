"""The engine's analysis of a position and of a puzzle in it, within budgets.

Longer work runs in the worker process, so that no other page waits for it.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from tutor.app.base.processes import at_once_or_long
from tutor.coach.question import QuestionError
from tutor.coach.zwickern.goals.mining import Flaw, zwicks
from tutor.coach.zwickern.goals.table import goal_problems, solutions
from tutor.coach.zwickern.puzzle.difficulty import difficulty
from tutor.coach.zwickern.puzzle.themes import themes
from tutor.coach.zwickern.verdict.missed import Missed, missed
from tutor.content.files.models import WrongEntry
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Capture, Play, Position, legal_plays, number_of_plays
from tutor.lab.quality import flaw, mistakes

_MOST_PLAYS: Final = 200
_OFFERED: Final = 8
_WORK: Final = SECOND // 2


@dataclass(frozen=True, slots=True)
class Sight:
    """The legal plays: their number, the first _MOST_PLAYS of them, the largest captures, and the Zwicks.

    On a table too large to analyse, `number` and `zwicks` are None and `plays` is empty.
    """

    number: int | None
    plays: tuple[Play, ...]
    largest: Missed
    zwicks: tuple[Capture, ...] | None


@dataclass(frozen=True, slots=True)
class Assessment:
    """The assessment of a puzzle: its solutions, themes and difficulty, and the first flaw that spoils it.

    `problem` is why the goal cannot be asked in the position; everything else is then empty. `offered` are wrong tries
    that look right.
    """

    problem: QuestionError | None = None
    right: tuple[Play, ...] = ()
    themes: tuple[str, ...] = ()
    difficulty: int = 1
    flaw: Flaw | None = None
    offered: tuple[WrongEntry, ...] = ()


@lru_cache(maxsize=64)
def sight(position: Position) -> Sight:
    """Analyse the legal plays of a position."""
    return at_once_or_long(_look, position)


def _look(position: Position) -> Sight:
    try:
        with budget(_WORK):
            number = number_of_plays(position)
            plays = () if number is None else tuple(islice(legal_plays(position), _MOST_PLAYS))
    except TooMuchWorkError:
        number, plays = None, ()
    try:
        with budget(_WORK):
            clearing = tuple(zwicks(position)) if position.table else ()
    except TooMuchWorkError:
        return Sight(number, plays, missed(position, None), None)
    return Sight(number, plays, missed(position, None), clearing)


@lru_cache(maxsize=64)
def assessment(position: Position, goal: PlayGoal) -> Assessment | None:
    """Assess the puzzle that asks for a goal in a position; return None where the table is too large."""
    return at_once_or_long(_assess, position, goal)


def _assess(position: Position, goal: PlayGoal) -> Assessment | None:
    try:
        with budget(SECOND):
            problem = next(goal_problems(position, goal), None)
            if problem is not None:
                return Assessment(problem=problem)
            right = solutions(position, goal)
            if not right:
                return Assessment(flaw=Flaw.UNSOLVABLE)
            how_hard = difficulty(position, goal, right)
            if isinstance(goal, FindAllGoal):
                return Assessment(right=right, difficulty=how_hard)
            return Assessment(
                right=right,
                themes=themes(position, goal, right),
                difficulty=how_hard,
                flaw=flaw(position, goal, right),
                offered=mistakes(position, goal, right, _OFFERED),
            )
    except TooMuchWorkError:
        return None
