"""What the table agrees on in a way to play that has such agreements, to choose from."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.play.preferences import chosen_way
from tutor.app.visitor.synced_widgets import following
from tutor.matches.settings import PlaySettings
from tutor.matches.tricks.beginnings import BEGINNINGS
from tutor.text import Family

MOST_ROUNDS: Final = 20
_SWITCHES: Final = ("pair_wins", "askers_pay")
_GAMES: Final[Mapping[str, tuple[int, ...]]] = {"none": (), "first": (1,), "second": (2,), "both": (1, 2)}
_GAME_NAMES = Family("tricks-must-stay-{}", _GAMES)
_NAMES = Family("tricks-option-{}", (*_SWITCHES, "must_stay", "rounds"), lambda name: name.replace("_", "-"))

Then = Callable[[Mapping[str, Any]], None]
"""Takes all that the table agrees on now."""


def choose_agreements(settings: PlaySettings, then: Then) -> None:
    """Draw what may be agreed on in the way to play that is chosen; `then` takes all of it after a change."""
    rules = chosen_way(settings)
    for name in BEGINNINGS[rules.game].options(rules):
        change = partial(_agree, settings, then, name)
        if name in _SWITCHES:
            on = bool(settings.options.get(name))
            st.toggle(words()(_NAMES[name]), **following(f"play {name}", on, change))
        elif name == "must_stay":
            _must_stay(settings, change)
        else:
            _rounds(settings, change)


def _must_stay(settings: PlaySettings, change: Callable[[Any], None]) -> None:
    labels = {which: words()(_GAME_NAMES[which]) for which in _GAMES}
    agreed = tuple(settings.options.get("must_stay", ()))  # type: ignore[arg-type]
    shown = next((which for which, games in _GAMES.items() if games == agreed), "none")
    st.selectbox(
        words()(_NAMES["must_stay"]),
        list(labels),
        format_func=labels.__getitem__,
        **following("play must_stay", shown, lambda which: change(_GAMES[which]), labels),
    )


def _rounds(settings: PlaySettings, change: Callable[[Any], None]) -> None:
    st.number_input(
        words()(_NAMES["rounds"]),
        min_value=1,
        max_value=MOST_ROUNDS,
        step=1,
        placeholder=words()("tricks-whole-pot"),
        **following("play rounds", settings.options.get("rounds"), change),
    )


def _agree(settings: PlaySettings, then: Then, name: str, value: Any) -> None:
    others = {one: agreed for one, agreed in settings.options.items() if one != name}
    then({**others, name: value} if value else others)
