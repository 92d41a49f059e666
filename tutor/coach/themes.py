"""PLACEHOLDER until the themes helper overwrites it."""

from collections.abc import Sequence

from tutor.content.goals import OnePlayGoal
from tutor.engine.zwickern.moves import Move
from tutor.engine.zwickern.position import Position

THEMES: tuple[str, ...] = ()


def themes(position: Position, goal: OnePlayGoal, right: Sequence[Move]) -> tuple[str, ...]:
    return ()
