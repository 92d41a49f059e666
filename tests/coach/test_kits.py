"""The registry of the games above the engine."""

from typing import get_args

from tutor.coach.kits import KITS
from tutor.engine.games import GAMES
from tutor.matches.events import GameName


def test_every_game_of_the_engine_has_one_kit() -> None:
    assert {name: kit.game for name, kit in KITS.items()} == GAMES


def test_each_game_can_be_played_in_a_match() -> None:
    assert get_args(GameName) == tuple(KITS)
