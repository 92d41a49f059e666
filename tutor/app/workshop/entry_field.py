"""A field to type something in, with the buttons that take it; Enter in the field presses the first of them."""

from collections.abc import Callable
from typing import NamedTuple

import streamlit as st


class TakesIt(NamedTuple):
    """A button that takes what was typed: its label, its key, and what is done then."""

    label: str
    key: str
    then: Callable[[], None]


def entry_field(label: str, key: str, placeholder: str, most: int, *buttons: TakesIt) -> None:
    """Draw the field, for at most so many characters, and the buttons."""
    with st.form(f"form {key}", border=False):
        st.text_input(label, key=key, max_chars=most, placeholder=placeholder)
        with st.container(horizontal=True, gap="small"):
            for one in buttons:
                st.form_submit_button(one.label, key=one.key, on_click=one.then)
