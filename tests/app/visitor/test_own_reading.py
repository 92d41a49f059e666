"""What a page reads of its visitor in the log: once a run, and again after a change."""

from collections import Counter
from typing import Any

import pytest

from tests.app.playing import open_app
from tutor.app.base.pages import PAGES
from tutor.app.visitor import attempt_log
from tutor.app.visitor.attempt_log import log, own_settings
from tutor.app.visitor.profile import LOCAL
from tutor.trainer.log import Log


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The number of times that the settings and the matches of a profile are read."""
    found = Counter[str]()

    def counted(name: str) -> Any:
        read = getattr(Log, name)

        def reading(self: Log, profile: str) -> Any:
            found[name] += 1
            return read(self, profile)

        return reading

    for name in ("settings", "matches"):
        monkeypatch.setattr(Log, name, counted(name))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_reads_the_settings_and_the_matches_of_a_new_session_once(page: str, reads: Counter[str]) -> None:
    open_app(page)
    assert reads["settings"] == 1
    assert reads["matches"] <= 1


@pytest.fixture
def in_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is read seem to be read in one run of a page."""
    monkeypatch.setattr(attempt_log, "get_script_run_ctx", lambda **_: "this run")


@pytest.mark.usefixtures("in_a_run")
def test_a_setting_that_was_set_after_the_reading_is_seen_in_the_same_run(reads: Counter[str]) -> None:
    assert "some name" not in own_settings()
    assert "some name" not in own_settings()
    assert reads["settings"] == 1
    log().set_setting(LOCAL, "some name", "its value")
    assert own_settings()["some name"] == "its value"
    assert reads["settings"] == 2


@pytest.mark.usefixtures("in_a_run")
def test_what_another_server_has_set_is_seen_by_a_later_run_of_the_same_thread(
    reads: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own_settings()
    monkeypatch.setattr(attempt_log, "get_script_run_ctx", lambda **_: "another run")
    own_settings()
    assert reads["settings"] == 2
    now = attempt_log.time.monotonic()
    monkeypatch.setattr(attempt_log.time, "monotonic", lambda: now + 6)
    own_settings()
    assert reads["settings"] == 3


def test_outside_of_a_run_nothing_is_kept(reads: Counter[str]) -> None:
    own_settings()
    own_settings()
    assert reads["settings"] == 2
