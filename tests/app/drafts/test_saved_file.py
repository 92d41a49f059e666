"""A draft remembers the file that it was saved as: saved again, it is no second file, and no one's change is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.playing import WORDS, click, follower, open_app, run
from tests.app.user_content.test_saving import NAME, SAVE, TEXT, files, finished, from_elsewhere
from tests.app.workshop.test_page import go
from tests.own_folders import club, written
from tutor.app.base import live_reload
from tutor.app.base.live_reload import open_folders
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder that the owner of this machine may write to."""
    monkeypatch.setattr(live_reload, "_LOOK_AGAIN_AFTER", 0.0)
    from_elsewhere(monkeypatch, None, host="localhost:8501")
    made = club(tmp_path / "club")
    assert open_folders([made]) == ()
    yield made
    open_folders([])


def test_the_name_of_the_file_is_there_after_a_reload_and_after_another_draft(folder: Path) -> None:
    at = click(finished("last-sunday"), SAVE)
    at = go(go(at, "lesson"), "puzzle")
    for page in (at, open_app("workshop", view="puzzle")):
        assert follower(page.text_input, NAME).value == "last-sunday"
    before = files(folder)
    follower(page.text_input, "workshop-title-field").set_value("Another title")
    click(run(page), SAVE)
    assert "title: Another title" in (folder / "puzzles/jensen/last-sunday.yaml").read_text("utf-8")
    assert {one for one in files(folder) if "/." not in one} == {one for one in before if "/." not in one}


def test_a_file_that_was_changed_since_the_last_visit_is_shown_beside_the_draft(folder: Path) -> None:
    click(finished("last-sunday"), SAVE)
    written(folder, {"puzzles/jensen/last-sunday.yaml": TEXT.replace("Mine", "Theirs")})
    at = click(open_app("workshop", view="puzzle"), SAVE)
    assert escape_markdown(WORDS("saving-clash", file="last-sunday.yaml")) in [one.value for one in at.warning]


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        "[]",
        '{"folder": "club", "file": 5, "seen": ""}',
        '{"folder": "none", "file": "puzzles/jensen/x.yaml", "seen": ""}',
        '{"folder": "club", "file": "../../etc/passwd", "seen": ""}',
        '{"folder": "club", "file": "/etc/passwd", "seen": ""}',
        '{"folder": "club", "file": "puzzles/jensen/\\u0000.yaml", "seen": ""}',
        '{"folder": "club", "file": "..\\\\x.yaml", "seen": ""}',
        '{"folder": "club", "file": "C:x.yaml", "seen": ""}',
    ],
)
def test_what_is_kept_of_a_file_may_be_anything(folder: Path, kept: str) -> None:
    attempt_log.log().set_setting(LOCAL, "saved/20261125120000-0123abcd", kept)
    at = finished()
    assert at.session_state["visit"].workshop.saved.file is None
    assert follower(at.text_input, NAME).value == "mine"


def test_a_file_that_is_gone_leaves_its_name(folder: Path) -> None:
    click(finished("last-sunday"), SAVE)
    (folder / "puzzles/jensen/last-sunday.yaml").unlink()
    at = open_app("workshop", view="puzzle")
    assert follower(at.text_input, NAME).value == "last-sunday"
    click(at, SAVE)
    assert (folder / "puzzles/jensen/last-sunday.yaml").exists()
