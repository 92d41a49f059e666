"""Hints to plays, in four rungs: how many solutions or which total, which hand card, one group, the whole solution."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TypeVar

from tutor.coach.question_hints import RUNGS, Rungs
from tutor.coach.zwickern.goals.clues import leave_clue, part_clue, way_clue
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.goals.table import ONE_PLAY, solutions
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.engine.zwickern import Capture, Lay, Play, Position, is_wild, split_of
from tutor.text import Line

AnyPlay = TypeVar("AnyPlay", bound=Play)
_MOST_LINES = 30


def play_hints(position: Position, goal: OnePlayGoal) -> Rungs:
    """Return the rungs to a play; the clues point to one solution, and the last rung shows all."""
    kind, found = ONE_PLAY[goal.kind], solutions(position, goal)
    # Prefer a play that shows on the table, since there is little to hint at in a lay.
    first, rest = _easiest([play for play in found if not isinstance(play, Lay)] or found), len(found)
    count = Line("hint-solutions", {"number": rest})
    value = _value(position, first)
    if kind.smaller and isinstance(first, Capture):
        # Smaller captures may reach the goal too, so the number of the largest ones says nothing.
        count = way_clue(position, first) if value is None else _value_clue(position, first, value)
    elif value is not None and rest == 1:
        equals = isinstance(first, Capture) and _takes_equals(position, first)
        count = Line("hint-total-worth" if equals else "hint-total", {"value": value})
    near, nearer = kind.clues(position, goal, first)
    return (count,), (near,), (nearer,), _all(position, found)


def _value(position: Position, play: Play) -> int | None:
    """Return the value at which a card takes, or None; None for a wild joker, whose value says nothing."""
    if not isinstance(play, Capture) or is_wild(position.rules, play.card):
        return None
    split = split_of(position.rules, play)
    return None if split is None else split.value


def _value_clue(position: Position, play: Capture, value: int) -> Line:
    """Say what to look for: items worth as much as the card, or items that add up to it."""
    return Line("hint-worth" if _takes_equals(position, play) else "hint-total-of", {"value": value})


def _takes_equals(position: Position, play: Capture) -> bool:
    """Tell whether a play takes only items worth as much as its card, so that there is nothing to add up."""
    split = split_of(position.rules, play)
    return split is not None and all(len(group) == 1 for group in split.groups)


def find_all_hints(position: Position, goal: FindAllGoal, found: Collection[Play]) -> Rungs:
    """Return the rungs to a capture that has not been found yet; the last rung shows all that are left."""
    left = [play for play in captures_to_find(position, goal) if play not in found]
    if not left:
        return ((Line("find-all-done"),),) * RUNGS
    first = _easiest(left)
    if goal.card is None:
        per_card = Counter(play.card for play in left)
        counts = tuple(Line("hint-left-with", {"card": card, "number": number}) for card, number in per_card.items())
        return counts, (_card_hint([first]),), (part_clue(position, first),), _all(position, left)
    # The task already says the card and how many captures are left, so the first rung says something else.
    value = _value(position, first)
    total = Line("hint-least") if value is None else _value_clue(position, first, value)
    last = part_clue(position, first) if len(first.takes) > 1 else leave_clue(position, first)
    return (total,), (way_clue(position, first),), (last,), _all(position, left)


def _easiest(plays: Sequence[AnyPlay]) -> AnyPlay:
    """Return the play that takes the fewest items."""
    return min(plays, key=lambda play: len(play.takes) if isinstance(play, Capture) else 0)


def _card_hint(plays: Sequence[Play]) -> Line:
    return Line("hint-card", {"card": _easiest(plays).card})


def _all(position: Position, plays: Sequence[Play]) -> tuple[Line, ...]:
    return tuple(play_line(position, play) for play in plays[:_MOST_LINES])
