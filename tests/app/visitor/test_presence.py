"""For whom work is done: a visitor with all tabs, until the tab that asked for it is closed."""

from types import SimpleNamespace

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.playing import WORDS
from tutor.app.base.lane import SERVER
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor import presence
from tutor.app.visitor.presence import work_owner


def test_work_of_no_page_is_the_servers_own() -> None:
    assert work_owner() is SERVER
    assert not SERVER.gone()


def test_tabs_are_one_visitor_and_each_leaves_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    open_tabs, running = {"one", "two"}, SimpleNamespace(session_id="one")
    server = SimpleNamespace(is_active_session=open_tabs.__contains__)
    monkeypatch.setattr(presence, "get_script_run_ctx", lambda **_: running)
    monkeypatch.setattr(presence, "profile", lambda: "somebody")
    monkeypatch.setattr(presence, "runtime", SimpleNamespace(exists=lambda: True, get_instance=lambda: server))
    one = work_owner()
    running.session_id = "two"
    two = work_owner()
    assert one.name == two.name == "somebody"
    open_tabs.remove("one")
    assert one.gone()
    assert not two.gone()


def test_where_no_server_runs_any_more_everyone_has_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "get_script_run_ctx", lambda **_: SimpleNamespace(session_id="one"))
    monkeypatch.setattr(presence, "profile", lambda: "somebody")
    monkeypatch.setattr(presence, "runtime", SimpleNamespace(exists=lambda: False))
    assert work_owner().gone()


def test_a_refused_visitor_reads_it_in_a_sentence_and_one_whose_work_is_dropped_reads_nothing() -> None:
    """The run ends there, and nothing is logged as an error."""

    def page() -> None:
        import streamlit as st  # noqa: PLC0415

        from tutor.app.base.lane import RefusedError  # noqa: PLC0415
        from tutor.app.base.worker import DroppedError  # noqa: PLC0415
        from tutor.app.visitor.presence import work_owner  # noqa: PLC0415

        error = RefusedError() if st.button("again") else DroppedError()
        st.write("before")
        work_owner().end_run(error)
        st.write("after")

    at = AppTest.from_function(page, default_timeout=30).run()
    assert [one.value for one in at.markdown] == ["before"]
    assert not at.warning
    at.button[0].click().run()
    assert [one.value for one in at.warning] == [escape_markdown(WORDS("work-refused"))]
    assert [one.value for one in at.markdown] == ["before"]
    assert not at.exception
