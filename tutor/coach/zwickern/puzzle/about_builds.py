"""Puzzles about builds, which come too early for learners who have not met builds."""

from collections.abc import Sequence

from tutor.engine.zwickern import Build, Play, Position


def about_builds(position: Position, right: Sequence[Play]) -> bool:
    """Tell whether there are builds on the table, or a play that solves a puzzle makes one."""
    return any(item.value is not None for item in position.table) or any(isinstance(play, Build) for play in right)
