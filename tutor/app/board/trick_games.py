"""The buttons of each trick-taking game by its name, and its actions in their words."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tutor.app.board.tricks.buttons import Button, action_line
from tutor.app.board.zwicken.buttons import zwicken_buttons
from tutor.app.board.zwikken.buttons import zwikken_buttons
from tutor.coach.tricks.game import TrickPosition
from tutor.engine import zwicken, zwikken
from tutor.text import Line

# A further game is a further row.
BUTTONS: Mapping[str, Callable[[Any], list[Button]]] = MappingProxyType(
    {zwicken.GAME.name: zwicken_buttons, zwikken.GAME.name: zwikken_buttons}
)
"""The buttons for the seat to act, by the name of the game."""


def said_action(position: TrickPosition, text: str) -> Line:
    """Say an action of the seat to act, in notation, as its button does."""
    return action_line(BUTTONS[position.rules.game](position), text)
