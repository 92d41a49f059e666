"""Clues to a play: each says something true of it that the task does not say, and none says all of it."""

from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.coach.zwickern.words.plays import group_line
from tutor.engine.zwickern import Build, Capture, Position, split_of
from tutor.text import Line

Clues = tuple[Line, Line]
"""Two clues; the second says more."""


def way_clue(position: Position, play: Capture) -> Line:
    """Say how many items a capture takes."""
    return Line("hint-way" if _has_builds(position) else "hint-way-cards", {"number": len(play.takes)})


def part_clue(position: Position, play: Capture) -> Line:
    """Name one group of a capture, or one item of its only group, or say that it takes a single item."""
    if len(play.takes) == 1:
        return _one_clue(position)
    split = split_of(position.rules, play)
    if split is None or len(split.groups) == 1:
        return Line("hint-items", {"items": item_phrase(play.takes[0])})
    group = max(split.groups, key=len)
    return Line("hint-group", {"group": group_line(position.rules, group, split.value)})


def leave_clue(position: Position, play: Capture) -> Line:
    """Name an item that a capture of a single item leaves.

    If nothing else lies on the table, say that one item is taken.
    """
    left = [item for item in position.table if item not in play.takes]
    return Line("hint-leave", {"item": item_phrase(left[0])}) if left else _one_clue(position)


def _one_clue(position: Position) -> Line:
    return Line("hint-one-item" if _has_builds(position) else "hint-one-card")


def _has_builds(position: Position) -> bool:
    """Tell whether builds are on the table; if none does, a beginner may not know what a build is."""
    return any(item.value is not None for item in position.table)


def place_clue(play: Build) -> Line:
    """Name the item on which a build goes, or the card that is built by itself."""
    if play.onto is None:
        return Line("hint-single", {"card": play.card})
    return Line("hint-onto", {"item": item_phrase(play.onto)})
