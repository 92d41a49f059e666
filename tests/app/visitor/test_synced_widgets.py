"""Widgets that show what is set elsewhere too."""

from streamlit.testing.v1 import AppTest

from tests.app.playing import click, follower, run


def _page() -> None:
    import streamlit as st  # noqa: PLC0415

    from tutor.app.visitor.synced_widgets import following  # noqa: PLC0415

    state = st.session_state
    state.setdefault("place", "a")

    def choose(place: str) -> None:
        state["place"] = place

    for place in "abc":
        st.button(place, key=f"to {place}", on_click=state.update, args=({"place": place},))
    st.selectbox("place", list("abc"), **following("choose", state["place"], choose, among="abc"))
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


def test_what_there_is_not_is_nobodys_choice() -> None:
    """A list sends the label of what is chosen: of one that has changed meanwhile nobody knows what it meant."""
    at = run(AppTest.from_function(_page, default_timeout=30))
    widget = follower(at.selectbox, "choose")
    widget.options[0] = "a ✓"
    widget.set_value("a ✓")
    assert shown(run(at)) == ("choose 0", "a", "a")
