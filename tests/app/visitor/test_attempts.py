"""What is solved is kept: in the database that is named, and for this visit where it cannot be written."""

import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.base.test_local_day import browser_in
from tests.app.course import course_places, illegal_plays, wrong_answers
from tests.app.earlier_attempts import Clock
from tests.app.playing import (
    WORDS,
    choose,
    click,
    fail_puzzle,
    follower,
    is_solved,
    lesson_places,
    make_play,
    open_app,
    open_course,
    open_step,
    run,
    shown_puzzle,
    solve,
    solve_puzzle,
)
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.pages import PAGES
from tutor.app.exercise import exercise, one_play, questions
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL

FIRST, SECOND = lesson_places()[:2]


def use(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """Name another database, as if the server had been started with it."""
    monkeypatch.setenv(attempt_log.VARIABLE, url)
    attempt_log.log().close()
    attempt_log._open.cache_clear()


def solved_of(at: AppTest) -> int:
    """How many steps the overview counts as solved."""
    total = len(course_places())
    shown = [one.value for one in at.markdown]
    return next(
        n
        for n in range(total + 1)
        if f"**{escape_markdown(WORDS('learn-overview-progress', solved=n, total=total))}**" in shown
    )


def rows(file: Path) -> list[tuple[object, ...]]:
    """What the database holds."""
    with sqlite3.connect(file) as connection:
        return list(connection.execute("select item_id, concept, outcome, hints from attempt order by number"))


def test_what_is_solved_is_there_after_a_reload_and_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(monkeypatch, f"sqlite:///{tmp_path}/new/attempts.sqlite")
    solve(open_step(FIRST), FIRST)
    assert solved_of(open_course()) == 1, "a new visit"
    use(monkeypatch, f"sqlite:///{tmp_path}/new/attempts.sqlite")
    assert solved_of(open_course()) == 1, "a new server"
    at = open_step(FIRST)
    assert follower(at.selectbox, "choose-step").options[0].endswith("✓")
    assert not at.success, "the board is fresh"
    use(monkeypatch, f"sqlite:///{tmp_path}/other.sqlite")
    assert solved_of(open_course()) == 0, "another database"


def test_every_try_is_noted_with_the_hints_that_were_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}")
    at = open_step(FIRST)
    step = FIRST.step
    assert step.position is not None
    click(at, "hint")
    make_play(at, step.position, next(illegal_plays(step.position)))
    click(at, "hint")
    solve(at, FIRST)
    run(at)
    click(at, "again")
    click(at, "solution")
    noted = rows(file)
    kind = step.goal.kind
    assert [row[0] for row in noted] == [FIRST.item_id] * 3
    assert [row[1] for row in noted] == [kind] * 3
    assert [row[2:] for row in noted] == [("wrong", 1), ("right", 2), ("shown", 4)]


def test_puzzles_are_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, f"sqlite:///{tmp_path}/attempts.sqlite")
    at = open_app("puzzles")
    puzzle = shown_puzzle(at)
    solve_puzzle(at, puzzle)
    assert is_solved(open_app("puzzles"), puzzle.id)


def test_an_attempt_is_on_the_disk_before_the_verdict_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was shown is never lost: whenever a verdict is drawn, another reader finds the attempt in the file."""
    file = tmp_path / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}")
    seen: list[list[str]] = []
    for module, name in ((one_play, "feedback"), (questions, "say_wrong"), (questions, "say_answer")):
        monkeypatch.setattr(module, name, partial(look_and_say, getattr(module, name), file, seen))
    at = open_app("puzzles")
    fail_puzzle(at, shown_puzzle(at))
    solve_puzzle(at, shown_puzzle(at))
    assert [outcomes[-1] for outcomes in seen] == [outcomes_of(file)[0], "right"]
    assert [len(outcomes) for outcomes in seen] == [1, 2]
    place = next(one for one in course_places() if one.step.question is not None)
    question = place.step.question
    assert question is not None
    at = open_step(place)
    choose(at, place.item_id, question, wrong_answers(question)[0])
    solve(at, place)
    assert [outcomes[2:] for outcomes in seen[2:]] == [["wrong"], ["wrong", "right"]]


def look_and_say(say: Callable[..., None], file: Path, seen: list[list[str]], *values: Any, **more: Any) -> None:
    """Note what the file holds at the moment at which something is said."""
    seen.append(outcomes_of(file))
    say(*values, **more)


def outcomes_of(file: Path) -> list[str]:
    """The outcomes that a database holds, as another program reads them."""
    return [str(row[2]) for row in rows(file)]


def test_the_solution_is_noted_before_it_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "attempts.sqlite"
    use(monkeypatch, f"sqlite:///{file}")
    seen: list[list[str]] = []
    monkeypatch.setattr(exercise, "draw_hints", partial(look_and_say, exercise.draw_hints, file, seen))
    at = open_app("puzzles")
    click(at, "hint")
    click(at, "solution")
    assert seen == [[], ["shown"]], "a hint is noted with the answer"


def damaged(folder: Path) -> str:
    """A file that is no database."""
    file = folder / "damaged.sqlite"
    file.write_bytes(b"This is not a database. " * 400)
    return f"sqlite:///{file}"


def under_a_file(folder: Path) -> str:
    """A place that cannot be, since what should be a folder is a file."""
    (folder / "file").write_text("x")
    return f"sqlite:///{folder}/file/attempts.sqlite"


def read_only(folder: Path) -> str:
    """A database that can be read but not written."""
    file = folder / "attempts.sqlite"
    attempt_log.open_log(f"sqlite:///{file}").close()
    return f"sqlite:///file:{file}?mode=ro&uri=true"


BROKEN = [damaged, under_a_file, read_only, lambda _: "nonsense", lambda _: "nobody://knows/this"]


@pytest.mark.parametrize("broken", BROKEN, ids=["damaged", "under-a-file", "read-only", "nonsense", "unknown"])
def test_a_database_that_cannot_be_used_is_reported_and_the_learner_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: object
) -> None:
    assert callable(broken)
    use(monkeypatch, broken(tmp_path))
    for page in PAGES:
        assert told(open_app(page)) == 1
    at = open_step(FIRST)
    solve(at, FIRST)
    assert at.success
    assert is_solved(at, FIRST.item_id)
    assert told(at) == 1
    click(at, "next-step")
    solve(at, SECOND)
    assert is_solved(at, SECOND.item_id)
    assert solved_of(open_course()) == 2, "it is kept as long as the server runs"


def told(at: AppTest) -> int:
    """How often the page says that the work may not be kept."""
    return sum(box.value.startswith(escape_markdown(WORDS("progress-not-kept"))) for box in at.warning)


def test_a_password_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, "postgresql://ann:secret@127.0.0.1:1/club")
    at = open_app()
    assert told(at) == 1
    assert "secret" not in str(at.main)


@pytest.mark.parametrize(
    ("zone", "ahead"), [("America/Vancouver", -480), ("Asia/Kathmandu", 345), ("/etc/passwd", 0), (None, 0)]
)
def test_an_attempt_keeps_how_far_the_visitors_clock_is_from_utc(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, zone: object, ahead: int
) -> None:
    browser_in(monkeypatch, zone)
    at = open_app("puzzles")
    solve_puzzle(at, shown_puzzle(at))
    (noted,) = attempt_log.log().attempts(LOCAL)
    assert (noted.moment, noted.ahead) == (clock.moment, ahead)
