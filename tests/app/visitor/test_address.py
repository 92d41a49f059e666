"""The address: what it names is shown, and what is unknown in it is reported."""

from streamlit.testing.v1 import AppTest


def page() -> None:
    """A page with one place."""
    import streamlit as st  # noqa: PLC0415

    from tutor.app.visitor.address import address_value, choose_in_list, go_to  # noqa: PLC0415

    shown = address_value("item", ["a", "b", "c"])
    st.markdown(shown)
    choose_in_list("item", {"a": "A", "b": "B", "c": "C"}, "Item")
    st.button("to c", key="c", on_click=go_to, args=("item", "c"))


def open_page(**address: str) -> AppTest:
    """The page at an address."""
    at = AppTest.from_function(page, default_timeout=30)
    for key, value in address.items():
        at.query_params[key] = value
    at.run()
    assert not at.exception
    return at


def shown(at: AppTest) -> tuple[str, str, str]:
    """What is shown, what the address names, and what the list has chosen; they must agree."""
    return at.markdown[0].value, at.query_params["item"], at.selectbox[0].value


def test_without_a_name_the_first_is_shown_and_named() -> None:
    assert shown(open_page()) == ("a", "a", "a")


def test_what_is_named_is_shown() -> None:
    at = open_page(item="b")
    assert shown(at) == ("b", "b", "b")
    assert not at.info


def test_what_is_unknown_is_reported_and_the_first_is_shown() -> None:
    at = open_page(item="x")
    assert shown(at) == ("a", "a", "a")
    assert "x" in at.info[0].value


def test_the_list_the_buttons_and_the_address_stay_in_step() -> None:
    at = open_page(item="b")
    at.selectbox[0].set_value("a").run()
    assert shown(at) == ("a", "a", "a")
    at.button(key="c").click().run()
    assert shown(at) == ("c", "c", "c")
    at.query_params["item"] = "b"
    at.run()
    assert shown(at) == ("b", "b", "b")


def test_the_place_last_visited_is_kept_where_the_address_names_none() -> None:
    at = open_page(item="b")
    del at.query_params["item"]
    at.run()
    assert shown(at) == ("b", "b", "b")


def test_other_names_in_the_address_are_left_alone() -> None:
    at = open_page(item="b", seed="7")
    assert at.query_params["seed"] == "7"
