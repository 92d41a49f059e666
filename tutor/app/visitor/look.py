"""The look of boards, kept as the learner's settings: in words, suits by colour, high contrast, motion and sound."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from tutor.app.board.component import messages
from tutor.app.board.protocol import Look
from tutor.app.visitor.attempts import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.state import visit

TEXT, FOUR_COLOURS, CONTRAST = "look-text", "look-four-colours", "look-contrast"
MOTION, SOUND = "look-motion", "look-sound"
"""The names of the settings, which are also the ids of their messages."""

LOOKS = (TEXT, FOUR_COLOURS, CONTRAST, MOTION, SOUND)
_YES, _NO = "yes", "no"
_FIELDS: Mapping[str, str] = MappingProxyType(
    {TEXT: "text", FOUR_COLOURS: "fourColours", CONTRAST: "contrast", MOTION: "motion", SOUND: "sound"}
)
_UNLESS_NO = frozenset({MOTION})


def look() -> Look:
    """Return the look that the learner has set; it is read once in a visit."""
    found = visit().logged.look
    if found is None:
        found = visit().logged.look = look_of(log().settings(profile()))
    return found


def look_of(settings: Mapping[str, str]) -> Look:
    """Read the look from settings: motion is on unless its switch is "no", any other is off unless it is "yes".

    >>> [name for name, on in look_of({"look-text": "yes", "look-contrast": "perhaps"}).items() if on]
    ['text', 'motion']
    """
    return cast(Look, {_FIELDS[name]: _is_on(name, settings.get(name)) for name in LOOKS})


def _is_on(name: str, value: str | None) -> bool:
    return value != _NO if name in _UNLESS_NO else value == _YES


def look_settings(one: Look) -> dict[str, str]:
    """Return the settings that keep a look.

    >>> list(look_settings(look_of({"look-text": "yes"})).values())
    ['yes', 'no', 'no', 'yes', 'no']
    """
    fields: Mapping[str, object] = dict(one)
    return {name: _YES if fields[_FIELDS[name]] else _NO for name in LOOKS}


def is_set(name: str) -> bool:
    """Tell whether one of the settings in LOOKS is on."""
    return look_settings(look())[name] == _YES


def hear_look(key: str) -> None:
    """Keep the look that the switches of a board have just sent."""
    said = messages(key).look
    if said is not None:
        _keep(said.look)


def keep_one(name: str, *, on: bool) -> None:
    """Keep one of the settings in LOOKS."""
    _keep(look_of(look_settings(look()) | {name: _YES if on else _NO}))


def _keep(wanted: Look) -> None:
    before = look_settings(look())
    for name, value in look_settings(wanted).items():
        if value != before[name]:
            log().set_setting(profile(), name, value)
    visit().logged.look = wanted
