"""Hints in four rungs: how many solutions or which total, which hand card, one group, the whole solution."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TypeVar

from tutor.coach.question import Question, Way
from tutor.coach.zwickern.goals.clues import Clues, leave_clue, part_clue, way_clue
from tutor.coach.zwickern.goals.kinds.find_all import captures_to_find
from tutor.coach.zwickern.goals.table import ONE_PLAY, solutions
from tutor.coach.zwickern.words.plays import play_line
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.engine.zwickern import Capture, Lay, Play, Position, is_wild, split_of
from tutor.text import Line, Signed

AnyPlay = TypeVar("AnyPlay", bound=Play)
Rungs = tuple[tuple[Line, ...], ...]
"""The rungs from the first to the last, each as lines; the last one is the whole solution."""

RUNGS = 4
_MOST_LINES = 30
_NEAR = 3


def play_hints(position: Position, goal: OnePlayGoal) -> Rungs:
    """Return the rungs to a play; the clues point to one solution, and the last rung shows all."""
    kind, found = ONE_PLAY[goal.kind], solutions(position, goal)
    # Prefer a play that shows on the table, since there is little to hint at in a lay.
    first, rest = _easiest([play for play in found if not isinstance(play, Lay)] or found), len(found)
    count = Line("hint-solutions", {"number": rest})
    value = _value(position, first)
    if kind.smaller and isinstance(first, Capture):
        # Smaller captures may reach the goal too, so that the number of the largest ones says nothing.
        message = "hint-worth" if _takes_equals(position, first) else "hint-total-of"
        count = way_clue(first) if value is None else Line(message, {"value": value})
    elif value is not None and rest == 1:
        count = Line("hint-total", {"value": value})
    near, nearer = kind.clues(position, goal, first)
    return (count,), (near,), (nearer,), _all(position, found)


def _value(position: Position, play: Play) -> int | None:
    """Return the value at which a card takes, or None; None for a wild joker, whose value says nothing."""
    if not isinstance(play, Capture) or is_wild(position.rules, play.card):
        return None
    split = split_of(position.rules, play)
    return None if split is None else split.value


def _takes_equals(position: Position, play: Capture) -> bool:
    """Tell whether a play takes only what is worth as much as its card, so that there is nothing to add up."""
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
    total = Line("hint-least") if value is None else Line("hint-total-of", {"value": value})
    last = part_clue(position, first) if len(first.takes) > 1 else leave_clue(position, first)
    return (total,), (way_clue(first),), (last,), _all(position, left)


def _easiest(plays: Sequence[AnyPlay]) -> AnyPlay:
    """Return the play that takes the fewest items."""
    return min(plays, key=lambda play: len(play.takes) if isinstance(play, Capture) else 0)


def _card_hint(plays: Sequence[Play]) -> Line:
    return Line("hint-card", {"card": _easiest(plays).card})


def _all(position: Position, plays: Sequence[Play]) -> tuple[Line, ...]:
    return tuple(play_line(position, play) for play in plays[:_MOST_LINES])


def question_hints(question: Question) -> Rungs:
    """Return the rungs to the answer of a question: where to look, how much is right, a part of it, all of it."""
    look = (question.look,) if question.look is not None else ()
    match question.way:
        case Way.SEVERAL:
            middle = _several(question)
        case Way.ONE:
            middle = _not_this(question, 0), _not_this(question, 1)
        case Way.NUMBER:
            middle = _number(question)
        case Way.ORDER:
            places = [question.option(name).label for name in question.right]
            last = Line("hint-last", {"event": places[-1]}) if len(places) > _NEAR else Line("hint-two-left")
            middle = Line("hint-first", {"event": places[0]}), last
    return look, (middle[0],), (middle[1],), answer_lines(question)


def _several(question: Question) -> Clues:
    """Say how many options are right, then name one that is, unless that would be the whole answer."""
    right, options = question.right, question.options
    each = Line("hint-each")
    if not right:
        first = _wrong_option(question, 0) if len(options) > 1 else each
        return first, _wrong_option(question, 1) if len(options) > 2 else Line("hint-maybe-none")
    if len(right) == len(options):
        return each, _one_option(question) if len(options) > 1 else Line("hint-maybe-all")
    number = Line("hint-right-options", {"number": len(right)})
    if len(right) > 1:
        return number, _one_option(question)
    return number, _wrong_option(question, 0) if len(options) > 2 else Line("hint-no-more")


def _number(question: Question) -> Clues:
    """Say between which numbers the answer lies, then name one thing that counts, or leave two numbers."""
    right = int(question.right[0])
    least = right - 1 - right % _NEAR
    # What can be paid may be below nothing; a number of things cannot.
    least = least if right < 0 else max(0, least)
    between = Line("hint-between", {"least": _signed(least), "most": _signed(least + _NEAR + 1)})
    if len(question.proof) > 1:
        return between, Line("hint-items", {"items": question.proof[0]})
    return between, Line("hint-either", {"first": _signed(right - right % 2), "second": _signed(right - right % 2 + 1)})


def _signed(number: int) -> int | Signed:
    return Signed(number) if number < 0 else number


def answer_lines(question: Question) -> tuple[Line, ...]:
    """Return the right answer in words."""
    if question.way is Way.NUMBER:
        return (Line("hint-number", {"number": _signed(int(question.right[0]))}),)
    if not question.right:
        return (Line("option-none"),)
    return tuple(question.option(name).label for name in question.right)


def _one_option(question: Question) -> Line:
    """Name one right option."""
    return Line("hint-one-right", {"option": question.option(question.right[0]).label})


def _not_this(question: Question, number: int) -> Line:
    """Name a wrong option if two others are left; if not, say how many are left."""
    left = len(question.options) - number
    if left > 2:
        return _wrong_option(question, number)
    return Line("hint-two-left" if left == 2 else "hint-no-more")


def _wrong_option(question: Question, number: int) -> Line:
    """Name the wrong option at an index."""
    wrong = [option for option in question.options if option.id not in question.right]
    return Line("hint-not-this", {"option": wrong[number].label})
