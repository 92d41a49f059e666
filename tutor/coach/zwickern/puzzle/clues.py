"""Clues to a play: each says something true of it that the task does not, and none of them all of it."""

from collections.abc import Sequence

from tutor.coach.zwickern.goals.solutions import goal_items
from tutor.coach.zwickern.goals.tactics import value_before
from tutor.coach.zwickern.words.phrases import item_phrase
from tutor.coach.zwickern.words.plays import group_line
from tutor.content.zwickern.goals import BuildGoal, CaptureGoal, EverythingGoal, LayGoal, OnePlayGoal
from tutor.engine.zwickern.listing import legal_lay
from tutor.engine.zwickern.moves import Build, Capture, Move, without
from tutor.engine.zwickern.position import Item, Position
from tutor.engine.zwickern.splits import split_of
from tutor.text import Line

Clues = tuple[Line, Line]
"""Two clues, the second of which says more."""


def clues(position: Position, goal: OnePlayGoal, move: Move) -> Clues:
    """Two clues to a play that reaches a goal: mostly its card, and a part of it."""
    card = Line("hint-card", {"card": move.card})
    match move, goal:
        case Capture(), EverythingGoal():
            return way_clue(move), leave_clue(position, move) if len(move.takes) == 1 else part_clue(position, move)
        case Capture(), CaptureGoal():
            return card, _besides(position, goal_items(position, goal.items), move)
        case Capture(), _:
            return card, part_clue(position, move)
        case Build(), BuildGoal():
            return _build_clues(position, goal, move)
        case Build(), _:
            return card, _place_clue(move)
        case _, LayGoal():
            return _lay_clues(position, card)
        case _:
            return Line("hint-quiet"), card


def _lay_clues(position: Position, card: Line) -> Clues:
    """Clues to a lay where only a promise can forbid one."""
    kept = next((one for one in position.hand if legal_lay(position, one) is None), None)
    return (Line("hint-any-card"), card) if kept is None else (Line("look-promise"), Line("hint-stay", {"card": kept}))


def way_clue(move: Capture) -> Line:
    """How many items a capture takes."""
    return Line("hint-way", {"number": len(move.takes)})


def part_clue(position: Position, move: Capture) -> Line:
    """One group of a capture, of a single group one item; of a single item only that it is one."""
    if len(move.takes) == 1:
        return Line("hint-one-item")
    split = split_of(position.rules, move)
    if split is None or len(split.groups) == 1:
        return Line("hint-items", {"items": item_phrase(move.takes[0])})
    group = max(split.groups, key=len)
    return Line("hint-group", {"group": group_line(position.rules, group, split.value)})


def leave_clue(position: Position, move: Capture) -> Line:
    """An item that a capture leaves, where it takes a single one; where there is no other, that there is none."""
    left = [item for item in position.table if item not in move.takes]
    return Line("hint-leave", {"item": item_phrase(left[0])}) if left else Line("hint-one-item")


def _besides(position: Position, asked: Sequence[Item], move: Capture) -> Line:
    """What a capture takes besides what it was asked to take."""
    more = [item for item in move.takes if item not in asked]
    if not more:
        return Line("hint-nothing-else")
    return way_clue(move) if len(more) == 1 else Line("hint-items", {"items": item_phrase(more[0])})


def _build_clues(position: Position, goal: BuildGoal, move: Build) -> Clues:
    """Clues to a build of which the task says the card, the item or the value already."""
    card, place = Line("hint-card", {"card": move.card}), _place_clue(move)
    known = sum(part is not None for part in (goal.card, goal.onto, goal.value))
    if not known:
        return card, place
    direction, keeping = _direction(position, move), _keeping(position, move)
    fitting = (
        direction,
        keeping if known > 1 or direction is None else None,
        place if goal.onto is None else None,
        card if goal.card is None else None,
        keeping,
        card,
    )
    found: list[Line] = []
    for line in fitting:
        if line is not None and line not in found:
            found.append(line)
    return found[0], found[1]


def _place_clue(move: Build) -> Line:
    """What a build goes on."""
    if move.onto is None:
        return Line("hint-single", {"card": move.card})
    return Line("hint-onto", {"item": item_phrase(move.onto)})


def _direction(position: Position, move: Build) -> Line | None:
    """Whether a build makes more or less of an item, or leaves it as it was; None of what has two values."""
    before = None if move.onto is None else value_before(position, move.onto)
    if before is None:
        return None
    return Line("hint-more" if move.value > before else "hint-less" if move.value < before else "hint-same")


def _keeping(position: Position, move: Build) -> Line:
    """The card that stays to take a build of one's own; of another's, that it is announced."""
    if move.owner != position.turn:
        return Line("hint-announced", {"seat": position.seats[move.owner]})
    rest = without(position.hand, move.card)
    return Line("hint-keep", {"card": next(card for card in rest if move.value in position.rules.hand_values[card])})
