"""The way through a lesson or a path as a row of buoys."""

from collections.abc import Sequence

import streamlit as st


def buoys(done: Sequence[bool], here: int | None, *, game: bool = False) -> None:
    """Draw a buoy for each step, full where it is done, and lit at the place `here`, which counts from 1.

    With `game` a square follows for the game at the end. Screen readers get nothing of it, so the page says the place
    in words.
    """
    kinds = ["done" if one else "" for one in done] + (["game"] if game else [])
    for place, kind in enumerate(kinds, 1):
        if place == here:
            kinds[place - 1] = f"{kind} here".strip()
    items = "".join(f'<li class="{kind}"></li>' for kind in kinds)
    st.html(f'<ol class="buoys" aria-hidden="true">{items}</ol>')
