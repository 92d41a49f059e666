"""The state of a visitor, which a run of a page finds once and then has at hand."""

import pytest
from streamlit.runtime.state import session_state
from streamlit.testing.v1 import AppTest

from tests.app.playing import run


def page() -> None:
    """Ask for the state three times; begin again in between if the test says so."""
    import streamlit as st  # noqa: PLC0415

    from tutor.app.base.session import begin_anew, kept  # noqa: PLC0415

    first = kept("numbers", list)
    first.append(len(first))
    assert kept("numbers", list) is first
    if st.session_state.get("anew"):
        begin_anew()
        assert kept("numbers", list) == []
    st.session_state.seen = list(kept("numbers", list))


def test_the_state_is_the_same_from_run_to_run() -> None:
    at = AppTest.from_function(page)
    for _ in range(3):
        at.run()
    assert not at.exception
    assert at.session_state.seen == [0, 1, 2]


def test_the_state_of_before_is_forgotten_within_the_run_that_begins_again() -> None:
    at = AppTest.from_function(page).run()
    at.session_state.anew = True
    at.run()
    assert not at.exception
    assert at.session_state.seen == []


def test_another_visitor_has_another_state() -> None:
    for _ in range(2):
        at = AppTest.from_function(page).run()
        assert at.session_state.seen == [0]


def asking(times: int) -> None:
    """Ask for the state so many times."""
    from tutor.app.base.session import kept  # noqa: PLC0415

    for _ in range(times):
        kept("numbers", list)


def test_a_run_looks_for_the_state_no_more_often_than_it_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    look = session_state.SessionState.__getitem__

    def counted(state: session_state.SessionState, key: str) -> object:
        looks.append(key)
        return look(state, key)

    monkeypatch.setattr(session_state.SessionState, "__getitem__", counted)
    counts = []
    for times in (1, 50):
        at = AppTest.from_function(asking, args=(times,)).run()
        looks.clear()
        at.run()
        counts.append(looks.count("numbers"))
    assert counts[0] == counts[1] > 0


def test_a_choice_that_is_not_in_the_list_is_ignored() -> None:
    def page() -> None:
        import streamlit as st  # noqa: PLC0415

        from tutor.app.base.session import choice_of  # noqa: PLC0415

        st.session_state["list"] = st.session_state.get("sent", "a")
        st.session_state["chosen"] = choice_of("list", ["a", "b"])

    at = run(AppTest.from_function(page))
    assert at.session_state["chosen"] == "a"
    at.session_state["sent"] = "x"
    assert run(at).session_state["chosen"] is None
