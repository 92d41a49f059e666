"""The buttons of each trick-taking game by its name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tutor.app.board.tricks.buttons import Button
from tutor.app.board.zwicken import buttons as of_zwicken
from tutor.app.board.zwikken import buttons as of_zwikken
from tutor.engine import zwicken, zwikken

# A further game is a further row.
BUTTONS: Mapping[str, Callable[[Any], list[Button]]] = MappingProxyType(
    {zwicken.GAME.name: of_zwicken.buttons, zwikken.GAME.name: of_zwikken.buttons}
)
"""The buttons for the seat to act, by the name of the game."""
