"""What older versions have kept and exported: the files in `older` were made by the last version without games."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.app.playing import click, open_app, run
from tests.app.visitor.test_attempts import use
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import LOCAL
from tutor.trainer.archive import read_archive
from tutor.trainer.log import file_url

FOLDER = Path(__file__).parent / "older"
EXPORT = (FOLDER / "export-1.json").read_bytes()
RECORD = "record/half-of-the-table"


@pytest.fixture(params=["database", "export"])
def _kept_before(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the visitor all that was kept before, in a database that is there or by import."""
    if request.param == "export":
        at = open_app("progress")
        at.file_uploader(key="import-file").set_value(("export.json", EXPORT, "application/json"))
        click(run(at), "import")
        return
    file = tmp_path / "attempts.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / "database-0003.sql").read_text("utf-8"))
    use(monkeypatch, str(file_url(file)))


@pytest.mark.usefixtures("_kept_before")
def test_every_attempt_and_setting_is_there() -> None:
    found = read_archive(EXPORT, LOCAL)
    assert log().attempts(LOCAL) == found.attempts
    assert log().settings(LOCAL) == {one.name: one.value for one in found.settings}
    assert log().fault is None


@pytest.mark.usefixtures("_kept_before")
def test_pages_show_the_record_its_guesses_the_look_and_the_house_rules() -> None:
    at = open_app("replay", game=RECORD, ply="1", mode="guess")
    visit = at.session_state["visit"]
    assert at.query_params["game"] == RECORD
    assert visit.replay.guesses[RECORD].tried == {1: "7D x 2D+5S", 2: ""}
    assert (visit.logged.look["text"], visit.logged.look["fourColours"]) == (True, False)
    assert "our-table" in visit.logged.houses.variants
    assert not visit.logged.houses.faults
