"""Widgets that show what is set elsewhere too."""

import ast
from pathlib import Path

from streamlit.testing.v1 import AppTest

import tutor.app
from tests.app.playing import click, follower, run
from tests.sources import tree_of
from tutor.app.visitor.synced_widgets import _is_among


def _page() -> None:
    import streamlit as st  # noqa: PLC0415

    from tutor.app.visitor.synced_widgets import synced  # noqa: PLC0415

    state = st.session_state
    state.setdefault("place", "a")

    def choose(place: str) -> None:
        state["place"] = place

    for place in "abc":
        st.button(place, key=f"to {place}", on_click=state.update, args=({"place": place},))
    st.selectbox("place", list("abc"), **synced("choose", state["place"], choose, among="abc"))
    st.text(state["place"])


def shown(at: AppTest) -> tuple[str | None, str, str]:
    """The key of the widget, what it shows, and where the page is."""
    widget = follower(at.selectbox, "choose")
    return widget.key, widget.value, at.text[0].value


def test_what_is_chosen_in_it_leaves_it_the_same() -> None:
    at = run(AppTest.from_function(_page, default_timeout=30))
    assert shown(at) == ("choose 0", "a", "a")
    follower(at.selectbox, "choose").set_value("b")
    assert shown(run(at)) == ("choose 0", "b", "b")
    assert shown(run(at)) == ("choose 0", "b", "b")


def test_what_is_set_elsewhere_makes_it_another_one_each_time() -> None:
    at = run(AppTest.from_function(_page, default_timeout=30))
    assert shown(click(at, "to b")) == ("choose 1", "b", "b")
    assert shown(click(at, "to a")) == ("choose 2", "a", "a")
    assert shown(click(at, "to a")) == ("choose 2", "a", "a")
    follower(at.selectbox, "choose").set_value("c")
    assert shown(run(at)) == ("choose 2", "c", "c")
    assert shown(click(at, "to b")) == ("choose 3", "b", "b")


def test_however_often_it_is_set_its_names_are_few() -> None:
    """Streamlit keeps what it knows of a widget as long as the session lasts, so no session may have ever more."""
    at = run(AppTest.from_function(_page, default_timeout=30))
    seen = {shown(click(at, f"to {place}")) for place in "bca" * 20}
    assert len({key for key, _, _ in seen}) == 16
    assert all(value == place for _, value, place in seen)


def test_what_there_is_not_is_no_ones_choice() -> None:
    """A list sends the label of what is chosen: if the list has changed since, no one knows what it meant."""
    at = run(AppTest.from_function(_page, default_timeout=30))
    widget = follower(at.selectbox, "choose")
    widget.options[0] = "a ✓"
    widget.set_value("a ✓")
    assert shown(run(at)) == ("choose 0", "a", "a")


def test_of_several_choices_each_must_be_there() -> None:
    assert _is_among(["a", "b"], "abc")
    assert not _is_among(["a", "x"], "abc")
    assert _is_among(["x"], None)


def test_every_list_to_choose_from_says_what_there_is() -> None:
    """A browser may send any text as a choice, and the one of before may be gone."""
    lists = {"selectbox", "multiselect", "segmented_control", "radio", "pills"}
    without = []
    for file in Path(tutor.app.__file__).parent.rglob("*.py"):
        for node in ast.walk(tree_of(file)):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in lists:
                given = [one.value for one in node.keywords if one.arg is None and isinstance(one.value, ast.Call)]
                typed = any(one.arg == "accept_new_options" for one in node.keywords)
                without += [f"{file.name}:{one.lineno}" for one in given if len(one.args) < 4 and not typed]
    assert without == []
