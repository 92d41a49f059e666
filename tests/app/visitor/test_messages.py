"""Messages about a click: shown once, but for an offer to restore what is deleted, which stays while one is there."""

from collections.abc import Callable

from streamlit.testing.v1 import AppTest

from tests.app.playing import click, run


def _page() -> None:
    from functools import partial  # noqa: PLC0415

    import streamlit as st  # noqa: PLC0415

    from tutor.app.visitor.messages import enter_page, post, show_messages  # noqa: PLC0415

    state = st.session_state
    state.setdefault("restored", 0)
    state.setdefault("path", "here")

    def restore() -> None:
        state["restored"] += 1

    enter_page(state["path"])
    show_messages("list")
    st.button("Delete", key="delete", on_click=partial(post, "list", True, "It is gone.", undo=restore))
    st.button("Save", key="save", on_click=partial(post, "list", True, "It is saved."))
    st.button("Leave", key="leave", on_click=partial(state.update, {"path": "elsewhere"}))


def opened() -> AppTest:
    """A page with a list, of which something can be deleted."""
    return run(AppTest.from_function(_page, default_timeout=30))


def told(at: AppTest) -> list[str]:
    """What the page says."""
    return [one.value for one in at.success]


def offered(at: AppTest) -> bool:
    """Whether the page offers to restore something."""
    return any(one.key == "undo list" for one in at.button)


def test_a_message_is_shown_once() -> None:
    at = click(opened(), "save")
    assert told(at) == ["It is saved\\."]
    assert not offered(at)
    assert told(run(at)) == []


def test_an_offer_stays_until_it_is_taken() -> None:
    at = run(click(opened(), "delete"))
    assert told(at) == ["It is gone\\."]
    at = click(at, "undo list")
    assert at.session_state["restored"] == 1
    assert not offered(at)
    assert told(at) == []


def test_an_offer_goes_with_the_next_message_at_its_place_and_with_the_page() -> None:
    steps: tuple[Callable[[AppTest], AppTest], ...] = (lambda at: click(at, "save"), lambda at: click(at, "leave"))
    for go_on in steps:
        at = go_on(click(opened(), "delete"))
        assert not offered(at)
        assert "It is gone\\." not in told(at)
