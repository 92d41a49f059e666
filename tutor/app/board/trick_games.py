"""The buttons of each trick-taking game by its name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tutor.app.board.tricks.buttons import Button
from tutor.app.board.zwicken.buttons import zwicken_buttons
from tutor.app.board.zwikken.buttons import zwikken_buttons
from tutor.engine import zwicken, zwikken

# A further game is a further row.
BUTTONS: Mapping[str, Callable[[Any], list[Button]]] = MappingProxyType(
    {zwicken.GAME.name: zwicken_buttons, zwikken.GAME.name: zwikken_buttons}
)
"""The buttons for the seat to act, by the name of the game."""
