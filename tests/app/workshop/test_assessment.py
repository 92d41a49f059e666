"""What the engine sees in a position of the Workshop: at once if that is a moment's work, else by long work."""

import pickle
from collections.abc import Iterator
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from tutor.app.base import processes
from tutor.app.base.lane import Call, WorkerDiedError
from tutor.app.base.library import library
from tutor.app.workshop import assessment
from tutor.app.workshop.lesson.reading import read_lesson
from tutor.app.workshop.puzzle import proven_draft
from tutor.catalogue.exercises import Puzzle
from tutor.coach.question import QuestionError
from tutor.content.files.folders import content_root
from tutor.content.zwickern.goals import CaptureGoal
from tutor.engine.zwickern import Position


class DoneLane:
    """A lane whose process has done all work at once, and from which results have travelled."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.died = False

    def begin(self, call: Call) -> Any:
        """Return the job of a call, which is done."""
        self.names.append(call.work.__name__)
        future: Future[Any] = Future()
        if self.died:
            future.set_exception(WorkerDiedError())
        else:
            work, values = pickle.loads(pickle.dumps((call.work, call.values)))
            future.set_result(pickle.loads(pickle.dumps(work(*values))))
        return SimpleNamespace(future=future, call=call)


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of the functions that were given to the process for long work."""
    names: list[str] = []

    monkeypatch.setitem(processes._lanes, "long", DoneLane(names))
    for one in (assessment.sight, assessment.assessment):
        one.cache_clear()
    yield names
    for one in (assessment.sight, assessment.assessment):
        one.cache_clear()


def a_position() -> Position:
    """The position of a puzzle."""
    return library().puzzles[0].position


def test_a_moments_work_is_done_at_once(begun: list[str]) -> None:
    puzzle = library().puzzles[0]
    assert assessment.assessment(puzzle.position, puzzle.goal) is not None
    assert assessment.sight(puzzle.position).number is not None
    assert begun == []


def test_what_takes_longer_is_long_work_and_finds_the_same(begun: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = library().puzzles[0]
    at_once = assessment.sight(puzzle.position), assessment.assessment(puzzle.position, puzzle.goal)
    assert begun == []
    for one in (assessment.sight, assessment.assessment):
        one.cache_clear()
    monkeypatch.setattr(processes, "AT_ONCE", 1)
    assert (assessment.sight(puzzle.position), assessment.assessment(puzzle.position, puzzle.goal)) == at_once
    assert begun == ["_look", "_assess"]


def test_why_a_goal_cannot_be_asked_travels_too(begun: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "AT_ONCE", -1)
    found = assessment.assessment(a_position(), CaptureGoal(kind="capture", items=("X25",)))
    assert found is not None
    assert isinstance(found.problem, QuestionError)
    assert found.problem.message
    assert begun == ["_assess"]


def test_a_lesson_or_a_puzzle_that_takes_long_is_read_the_same(
    begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = (content_root() / "lessons" / "03-the-zwick.yaml").read_text("utf-8")
    puzzle = (content_root() / f"{library().puzzles[0].id}.yaml").read_text("utf-8")
    at_once = read_lesson(lesson), proven_draft(puzzle, "mine")
    assert begun == []
    assert at_once[0].lesson is not None
    assert isinstance(at_once[1], Puzzle)
    monkeypatch.setattr(processes, "AT_ONCE", 1)
    assert (read_lesson(lesson), proven_draft(puzzle, "mine")) == at_once
    assert begun == ["_read", "prove_draft"]


def test_a_process_that_died_costs_no_answer(begun: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "AT_ONCE", 1)
    monkeypatch.setattr(processes._lanes["long"], "died", True)
    assert assessment.sight(a_position()).number is not None
    assert begun == ["_look"]
