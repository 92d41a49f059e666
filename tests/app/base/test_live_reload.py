"""A larger change is proven in another process: what held before stays until then, and visitors need not wait."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.own_folders import HOUSE, PUZZLE, PUZZLE_FILE, club, written
from tutor.app.base import live_reload
from tutor.app.base.live_reload import content_now, look_again, open_folders
from tutor.content.translation.catalog import Translated
from tutor.content.translation.catalog import written as written_po

PUZZLE_ID = "club:puzzles/jensen/first"


class SlowJob:
    """A job whose work is done only once a test says so; `died` is true once its process has died."""

    def __init__(self, work: Callable[..., Any], *values: Any) -> None:
        self.work, self.values = work, values
        self.done = self.died = False
        self.waited: list[float] = []

    def wait(self, seconds: float) -> bool:
        self.waited.append(seconds)
        return self.done or self.died

    def result(self) -> Any:
        return None if self.died else self.work(*self.values)


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(live_reload, "_LOOK_AGAIN_AFTER", 0.0)
    monkeypatch.setattr(live_reload, "_FEW", 0)
    open_folders([club(tmp_path / "club")])
    yield tmp_path / "club"
    open_folders([])


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[SlowJob]:
    """Return the jobs that are begun."""
    begun: list[SlowJob] = []

    def begin(work: Callable[..., Any], *values: Any) -> SlowJob:
        begun.append(SlowJob(work, *values))
        return begun[-1]

    monkeypatch.setattr(live_reload, "begin_for_all", begin)
    return begun


def title() -> str:
    item = content_now().items()[PUZZLE_ID]
    return str(getattr(item.entry, "title", None))


def test_what_held_stays_until_the_proof_has_come(root: Path, jobs: list[SlowJob]) -> None:
    before = content_now()
    written(root, {PUZZLE_FILE: PUZZLE.format("Later")})
    look_again()
    (job,) = jobs
    assert 0 < job.waited[0] <= 1.0
    assert content_now() is before
    look_again()
    assert job.waited[1] == 0.0, "only the click that began it waits"
    assert len(jobs) == 1
    job.done = True
    look_again()
    assert title() == "Later"


def test_a_change_during_the_proof_is_proven_after_it(root: Path, jobs: list[SlowJob]) -> None:
    written(root, {PUZZLE_FILE: PUZZLE.format("One")})
    look_again()
    written(root, {PUZZLE_FILE: PUZZLE.format("And two")})
    jobs[0].done = True
    look_again()
    look_again()
    jobs[-1].done = True
    look_again()
    assert len(jobs) == 2
    assert title() == "And two"


def test_a_process_that_died_is_asked_again(root: Path, jobs: list[SlowJob]) -> None:
    written(root, {PUZZLE_FILE: PUZZLE.format("Again")})
    look_again()
    jobs[0].died = True
    look_again()
    assert title() == "A first puzzle"
    look_again()
    jobs[1].done = True
    look_again()
    assert title() == "Again"


def test_what_is_proven_again_and_means_the_same_is_the_same(root: Path, jobs: list[SlowJob]) -> None:
    before = content_now().items()
    written(root, {"lessons/variants/another.yaml": HOUSE.format("another")})
    look_again()
    jobs[0].done = True
    look_again()
    assert "another" in content_now().library("en").variants
    after = content_now().items()
    assert before
    assert all(after[one] is before[one] for one in before)


def test_nothing_is_proven_while_nothing_changes(root: Path, jobs: list[SlowJob]) -> None:
    before = content_now()
    for _ in range(3):
        look_again()
    assert jobs == []
    assert content_now() is before


def test_a_change_that_takes_much_work_goes_to_the_other_process(
    root: Path, jobs: list[SlowJob], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_reload, "_FEW", 5)
    monkeypatch.setattr(live_reload, "_AT_ONCE", 10)
    written(root, {PUZZLE_FILE: PUZZLE.format("Much work")})
    look_again()
    jobs[0].done = True
    look_again()
    assert title() == "Much work"
    assert content_now().faults("en") == ()


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is logged of wrong files."""
    found: list[str] = []
    monkeypatch.setattr(live_reload, "log_event", lambda event, fault: found.append(f"{event} {fault}"))
    return found


def test_a_fault_that_comes_while_the_folder_is_shown_is_logged_once(
    root: Path, logged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_reload, "_FEW", 5)
    written(root, {PUZZLE_FILE: PUZZLE.format("Wrong").replace("zwick", "zwik")})
    for _ in range(3):
        look_again()
    (told,) = logged
    assert told.startswith(f"wrong-file {root / PUZZLE_FILE}:2:14: zwik isn't one of")
    written(root, {"puzzles/jensen/second.yaml.txt": "a: b"})
    look_again()
    assert len(logged) == 2, "only what is new in a change is logged"
    written(root, {PUZZLE_FILE: PUZZLE.format("Right")})
    look_again()
    written(root, {PUZZLE_FILE: PUZZLE.format("Wrong").replace("zwick", "zwik")})
    look_again()
    assert logged[2:] == [told], "one that comes again is told again"


def test_a_fault_that_comes_while_the_folder_is_shown_can_be_told_in_another_place(
    root: Path, logged: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On an author's machine that is the terminal."""
    monkeypatch.setattr(live_reload, "_FEW", 5)
    told: list[str] = []
    live_reload.tell_later_faults(told.append)
    try:
        written(root, {PUZZLE_FILE: PUZZLE.format("Wrong").replace("zwick", "zwik")})
        look_again()
    finally:
        live_reload.tell_later_faults(None)
    assert [one.startswith(f"{root / PUZZLE_FILE}:2:14: ") for one in told] == [True]
    assert logged == []


def test_what_is_wrong_when_the_log_opens_is_logged(root: Path, logged: list[str]) -> None:
    written(root, {PUZZLE_FILE: "title: A\n"})
    open_folders([root])
    live_reload.log_faults()
    assert logged
    assert all(str(root / PUZZLE_FILE) in one for one in logged)


def test_a_changed_translation_is_shown(root: Path) -> None:
    texts = [Translated("title", "A first puzzle", "Ein erstes Rätsel")]
    assert content_now().library("de").puzzles
    written(root, {"po/de/puzzles/jensen/first.po": written_po("de", texts)})
    look_again()
    found = next(one for one in content_now().library("de").puzzles if one.id == PUZZLE_ID)
    assert found.entry.title == "Ein erstes Rätsel"
