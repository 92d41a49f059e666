"""A text field with buttons that submit what is typed; Enter presses the first one."""

from collections.abc import Callable
from typing import NamedTuple

import streamlit as st


class EntryButton(NamedTuple):
    """A button that submits the field: its label, its key, and its callback."""

    label: str
    key: str
    then: Callable[[], None]


def entry_field(label: str, key: str, placeholder: str, most: int, *buttons: EntryButton) -> None:
    """Draw the field, for at most `most` characters, and the buttons."""
    with st.form(f"form {key}", border=False):
        st.text_input(label, key=key, max_chars=most, placeholder=placeholder)
        with st.container(horizontal=True, gap="small"):
            for button in buttons:
                st.form_submit_button(button.label, key=button.key, on_click=button.then)
