"""What a click in a part of the page draws: that part alone, unless the content is another one by then."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from streamlit.runtime.scriptrunner_utils.script_requests import RerunData, ScriptRequests
from streamlit.testing.v1 import AppTest

from tests.own_folders import PUZZLE, PUZZLE_FILE, club, written
from tutor.app.base import live_reload
from tutor.app.base.live_reload import open_folders
from tutor.app.visitor import redraw
from tutor.app.visitor.redraw import click_waits, leave_for_click


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(live_reload, "_LOOK_AGAIN_AFTER", 0.0)
    folder = club(tmp_path / "club")
    open_folders([folder])
    yield folder
    open_folders([])


def page() -> None:
    """Draw both parts of an exercise, as a click in one of them does, and count how often."""
    import streamlit as st  # noqa: PLC0415

    from tutor.app.base.library import show_content, shown_content  # noqa: PLC0415
    from tutor.app.base.live_reload import content_now  # noqa: PLC0415
    from tutor.app.visitor.redraw import exercise_fragment, surroundings_fragment  # noqa: PLC0415

    st.session_state.runs = st.session_state.get("runs", 0) + 1
    if shown_content() is None or st.session_state.runs > 2:
        show_content(content_now())
    part = {"alone": exercise_fragment, "around": surroundings_fragment}[st.session_state.part]
    part(lambda: st.write("drawn"))


@pytest.mark.parametrize("part", ["alone", "around"])
def test_a_changed_file_has_the_whole_page_drawn(root: Path, part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redraw, "_is_part", lambda: True)
    at = AppTest.from_function(page)
    at.session_state.part = part
    at.run()
    assert at.session_state.runs == 1
    written(root, {PUZZLE_FILE: PUZZLE.format("Changed")})
    at.run()
    assert not at.exception
    assert at.session_state.runs == 3, "the click and the whole page after it"


def test_where_nothing_has_changed_the_part_is_drawn_alone(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redraw, "_is_part", lambda: True)
    at = AppTest.from_function(page)
    at.session_state.part = "alone"
    at.run()
    at.run()
    assert at.session_state.runs == 2
    assert [one.value for one in at.markdown] == ["drawn"]


class TestClickWaits:
    """A run that waits for something learns of a click from Streamlit's own queue of requests."""

    @pytest.fixture
    def requests(self, monkeypatch: pytest.MonkeyPatch) -> ScriptRequests:
        """The requests of the run that goes on."""
        requests = ScriptRequests()
        requests.request_rerun(RerunData())
        requests.on_scriptrunner_ready()
        running = SimpleNamespace(script_requests=requests, fragment_ids_this_run=["exercise"])
        monkeypatch.setattr(redraw, "get_script_run_ctx", lambda **_: running)
        monkeypatch.setattr(redraw.st, "stop", partial(next, iter(())))
        return requests

    def test_a_click_in_a_fragment_is_seen_though_streamlit_does_not_end_the_run(
        self, requests: ScriptRequests
    ) -> None:
        assert not click_waits()
        leave_for_click()
        requests.request_rerun(RerunData(fragment_id_queue=["exercise"]))
        assert requests.on_scriptrunner_yield() is None
        assert click_waits()
        with pytest.raises(StopIteration):
            leave_for_click()

    def test_a_run_of_the_whole_page_goes_on(self, requests: ScriptRequests, monkeypatch: pytest.MonkeyPatch) -> None:
        requests.request_rerun(RerunData(fragment_id_queue=["exercise"]))
        monkeypatch.setattr(redraw, "_is_part", lambda: False)
        leave_for_click()

    def test_without_a_page_there_is_none(self) -> None:
        assert not click_waits()
