"""The games of the tutor by name. This module knows all of them; no game knows it, or another game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tutor.engine import zwicken, zwickern, zwikken
from tutor.engine.game import Game, Variant

AnyGame = Game[Any, Any, Any, Any, Any]

# A further game is one more entry here; the contracts in pyproject.toml name it too, which a test asks for.
GAMES: Mapping[str, AnyGame] = MappingProxyType(
    {game.name: game for game in (zwickern.GAME, zwicken.GAME, zwikken.GAME)}
)


def game_of(variant: Variant) -> AnyGame:
    """Return the game that a variant or house rules belong to.

    >>> game_of(zwickern.VARIANTS["grupp"]).name
    'zwickern'
    >>> game_of(zwikken.VARIANTS["zwikken-2000"]).name
    'zwikken'
    """
    return GAMES[variant.game]
