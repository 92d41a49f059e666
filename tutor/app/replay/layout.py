"""The layout of the replay: the table, its steps, the notes and the line of plays on one screen, all else below."""

from typing import TYPE_CHECKING, NamedTuple

import streamlit as st

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


class ReplayParts(NamedTuple):
    """The containers: the headline, the table, the steps below it, the notes, the line of plays, and what is chosen."""

    told: "DeltaGenerator"
    table: "DeltaGenerator"
    steps: "DeltaGenerator"
    notes: "DeltaGenerator"
    line: "DeltaGenerator"
    where: "DeltaGenerator"


def parts() -> ReplayParts:
    """Draw the empty containers of the page, and return them.

    The table comes first, because the keyboard should come to it first; where there is room what is chosen stands
    above it.
    """
    with st.container(key="frame"):
        with st.container(key="stage"):
            names = ("told", "table", "steps", "notes", "line")
            told, table, steps, notes, line = (st.container(key=name) for name in names)
        return ReplayParts(told, table, steps, notes, line, st.container(key="where"))
