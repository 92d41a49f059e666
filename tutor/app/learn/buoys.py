"""The way through a lesson or a path as a row of buoys."""

from collections.abc import Sequence

import streamlit as st

_MOST = 16
_OPEN, _DONE, _GAME, _HERE = "*•*", "**•**", "***•***", "~~{}~~"


def buoys(done: Sequence[bool], here: int | None, *, game: bool = False, end: bool = False) -> None:
    """Draw a buoy for each step, full where it is done, and lit at the place `here`, which counts from 1.

    With `game` a square follows for the game after the steps, and with `end` a buoy for the last place. More than
    sixteen would be too close to be told apart, so none is drawn. Screen readers get nothing of it, so the page says
    the place in words.
    """
    kinds = [_DONE if one else _OPEN for one in done] + [_GAME] * game + [_OPEN] * end
    if len(kinds) > _MOST:
        return
    shown = [_HERE.format(kind) if place == here else kind for place, kind in enumerate(kinds, 1)]
    # `learn.css` makes buoys of emphasis: markup of our own would have the browser load what cleans it.
    with st.container(key="buoys"):
        st.markdown(" ".join(shown))
