"""The learner's settings for the look of boards and pages, motion and sound, and the menu that changes them."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.board.protocol import Look
from tutor.app.visitor.attempt_log import log, own_settings
from tutor.app.visitor.language import language_choices
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced

IN_WORDS, FOUR_COLOURS, CONTRAST = "look-text", "look-four-colours", "look-contrast"
MOTION, ZWICK_SOUND, SOUND = "look-motion", "look-sound-zwick", "look-sound"
"""The names of the settings, which are also the ids of their messages."""


class Switch(NamedTuple):
    """A switch of the menu: the name of its field in a look, and whether it is on until the learner turns it off."""

    field: str
    usual: bool


LOOKS: Mapping[str, Switch] = MappingProxyType(
    {
        IN_WORDS: Switch("text", usual=False),
        FOUR_COLOURS: Switch("fourColours", usual=False),
        CONTRAST: Switch("contrast", usual=False),
        MOTION: Switch("motion", usual=True),
        ZWICK_SOUND: Switch("fanfare", usual=True),
        SOUND: Switch("sound", usual=False),
    }
)
"""The switches of the menu by their names, in their order."""

MENU = "Aa"
"""The label of the menu, the same in every language; screen readers get more."""

_YES, _NO = "yes", "no"


def look() -> Look:
    """Return the look that the learner has set, read once a session."""
    found = session().logged.look
    if found is None:
        found = session().logged.look = look_of(own_settings())
    return found


def look_of(settings: Mapping[str, str]) -> Look:
    """Read the look from settings: what is usually on is off only with "no", and the others are on only with "yes".

    >>> [name for name, on in look_of({"look-text": "yes", "look-contrast": "perhaps"}).items() if on]
    ['text', 'motion', 'fanfare']
    """
    return {switch.field: _is_on(switch, settings.get(name)) for name, switch in LOOKS.items()}


def _is_on(switch: Switch, value: str | None) -> bool:
    return value != _NO if switch.usual else value == _YES


def look_settings(one: Look) -> dict[str, str]:
    """Return the settings for a look.

    >>> list(look_settings(look_of({"look-text": "yes"})).values())
    ['yes', 'no', 'no', 'yes', 'yes', 'no']
    """
    return {name: _YES if one[switch.field] else _NO for name, switch in LOOKS.items()}


def is_set(name: str) -> bool:
    """Tell whether one of the settings in LOOKS is on."""
    return look_settings(look())[name] == _YES


def look_menu() -> None:
    """Draw the menu of every page, with a switch for each of LOOKS, and the languages.

    It is drawn even while it is closed: a rerun of the page on closing would undo a click on a link.
    """
    with st.popover(MENU, type="tertiary", key="look-menu"):
        for name in LOOKS:
            st.toggle(words()(name), **synced(f"set {name}", is_set(name), partial(_set, name)))
        language_choices()


def _set(name: str, on: bool) -> None:
    _keep_one(name, on=on)


def _keep_one(name: str, *, on: bool) -> None:
    """Keep one of the settings in LOOKS."""
    _keep(look_of(look_settings(look()) | {name: _YES if on else _NO}))


def _keep(wanted: Look) -> None:
    before = look_settings(look())
    for name, value in look_settings(wanted).items():
        if value != before[name]:
            log().set_setting(profile(), name, value)
    session().logged.look = wanted
