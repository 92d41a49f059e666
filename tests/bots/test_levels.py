"""Opponents: legal everywhere, and their choice depends on nothing but what their seat sees and the dice."""

import subprocess
import sys

import pytest

from tests.bots.tables import SEATINGS, another_truth, met, seen
from tutor.bots.deals import dice_of
from tutor.bots.levels import LEVELS, Level, choose, partner_level
from tutor.engine.zwickern import legal_plays, seen_by, write_play

FEW = 96
"""Rollouts enough for the strong bot to compare and to drop plays."""


class OnlyRandom:
    """Dice that have nothing but `random()`."""

    def __init__(self, seed: str) -> None:
        self._dice = dice_of(seed)

    def random(self) -> float:
        return self._dice.random()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_a_choice_is_legal_and_the_same_where_the_hidden_hands_are_others(
    variant: str, seats: int, level: Level
) -> None:
    # The strong bot compares many worlds for each choice, so that it gets every ninth position.
    for position in met(variant, seats)[:: 3 if level == "strong" else 1]:
        play = choose(seen(position), level, OnlyRandom("a"), FEW)
        assert play in set(legal_plays(position))
        other = another_truth(position)
        assert seen(other) == seen(position)
        assert choose(seen(other), level, OnlyRandom("a"), FEW) == play


SCRIPT = """
from tests.bots.tables import met, seen
from tutor.bots.deals import dice_of
from tutor.bots.levels import LEVELS, choose
from tutor.engine.zwickern import write_play
for position in met("jensen", 4):
    for level in LEVELS:
        print(write_play(position, choose(seen(position), level, dice_of("b"), 96)))
"""


def test_equal_dice_give_the_same_choice_in_another_process() -> None:
    """Sets of texts have another order under another hash seed."""
    here = [
        write_play(position, choose(seen(position), level, dice_of("b"), FEW))
        for position in met("jensen", 4)
        for level in LEVELS
    ]
    for seed in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.splitlines() == here


def test_only_the_seat_to_play_chooses() -> None:
    position = met("jensen", 4)[0]
    with pytest.raises(ValueError, match="turn"):
        choose(seen_by(position, (position.turn + 1) % 4), "careful", dice_of("c"))


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_is_never_below_careful(level: Level) -> None:
    assert LEVELS.index(partner_level(level)) >= LEVELS.index("careful")
    assert partner_level(partner_level(level)) == partner_level(level)
