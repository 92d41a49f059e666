"""Clues to a play: each says something true of it that the task does not say, and none says all of it."""

from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.coach.zwickern.words.plays import group_line
from tutor.engine.zwickern import Build, Capture, Position, split_of
from tutor.text import Line

Clues = tuple[Line, Line]
"""Two clues; the second says more."""


def way_clue(move: Capture) -> Line:
    """Say how many items a capture takes."""
    return Line("hint-way", {"number": len(move.takes)})


def part_clue(position: Position, move: Capture) -> Line:
    """Name one group of a capture, or one item of its only group, or say that it takes a single item."""
    if len(move.takes) == 1:
        return Line("hint-one-item")
    split = split_of(position.rules, move)
    if split is None or len(split.groups) == 1:
        return Line("hint-items", {"items": item_phrase(move.takes[0])})
    group = max(split.groups, key=len)
    return Line("hint-group", {"group": group_line(position.rules, group, split.value)})


def leave_clue(position: Position, move: Capture) -> Line:
    """Name an item that a capture of a single item leaves.

    Where nothing else lies on the table, say that one item is taken.
    """
    left = [item for item in position.table if item not in move.takes]
    return Line("hint-leave", {"item": item_phrase(left[0])}) if left else Line("hint-one-item")


def place_clue(move: Build) -> Line:
    """Name the item on which a build goes, or the card that is built by itself."""
    if move.onto is None:
        return Line("hint-single", {"card": move.card})
    return Line("hint-onto", {"item": item_phrase(move.onto)})
