"""The settings of a match that all games have, to choose from: the rules, how many play, and the pace."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.visitor.synced_widgets import following
from tutor.matches.settings import PACES, Pace, PlaySettings
from tutor.text import Family

_PACE_NAMES = Family("play-pace-{}", PACES)


def choose_rules(widget: str, titles: Mapping[str, str], shown: str, then: Callable[[Any], None]) -> None:
    """Draw the rules to choose from, by names with their titles; `then` takes a new choice."""
    st.selectbox(
        words()("play-rules"),
        list(titles),
        format_func=titles.__getitem__,
        **following(widget, shown, then, titles),
    )


def number_of_players(settings: PlaySettings, numbers: Sequence[int], then: Callable[[Any], None]) -> None:
    """Draw the numbers of players to choose from; `then` takes a new choice."""
    st.segmented_control(
        words()("play-number"),
        list(numbers),
        required=True,
        **following("play number", settings.players, then, numbers),
    )


def choose_pace(pace: Pace, then: Callable[[Any], None]) -> None:
    """Draw the paces to choose from; `then` takes a new choice."""
    names = {one: words()(_PACE_NAMES[one]) for one in PACES}
    st.selectbox(
        words()("play-pace"),
        list(names),
        format_func=names.__getitem__,
        **following("play pace", pace, then, names),
    )
