"""What is about builds, and so nothing yet for those who have not come to them."""

from collections.abc import Sequence

from tutor.engine.zwickern import Build, Play, Position


def about_builds(position: Position, right: Sequence[Play]) -> bool:
    """Whether there are builds on the table, or one of the plays that solve a puzzle makes one."""
    return any(item.value is not None for item in position.table) or any(isinstance(move, Build) for move in right)
