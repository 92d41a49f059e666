"""Hints in four rungs: where to look, how much is right, a part of it, the whole solution."""

from collections.abc import Sequence

from tutor.coach.question import Question, Way
from tutor.text import Line, Signed

Rungs = tuple[tuple[Line, ...], ...]
"""The rungs from the first to the last, each as lines; the last one is the whole solution."""

RUNGS = 4
_NEAR = 3


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


def _several(question: Question) -> tuple[Line, Line]:
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


def _number(question: Question) -> tuple[Line, Line]:
    """Say between which numbers the answer lies, then name one thing that counts, or leave two numbers."""
    right = int(question.right[0])
    least = right - 1 - right % _NEAR
    # A payment may be below zero; a number of things cannot.
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
    if left < 2:
        return Line("hint-no-more")
    return Line("hint-two-left" if number else "hint-only-two")


def _wrong_option(question: Question, number: int) -> Line:
    """Name the wrong option at an index."""
    wrong = [option for option in question.options if option.id not in question.right]
    return Line("hint-not-this", {"option": wrong[number].label})


def action_hints(look: Line, right: tuple[Line, ...], wrong: Sequence[Line]) -> Rungs:
    """Return the rungs to an action that is asked for, from all right ones and the wrong ones to choose from."""
    if len(right) > 1:
        part = Line("hint-one-right", {"option": right[0]})
    else:
        part = Line("hint-not-this", {"option": wrong[0]}) if len(wrong) > 1 else Line("hint-only-two")
    return (look,), (Line("hint-solutions", {"number": len(right)}),), (part,), right


def hand_hints(look: Line, own: tuple[Line, ...]) -> Rungs:
    """Return the rungs to a hand played to its end, from the learner's actions in one line of play."""
    return (look,), (Line("hint-first", {"event": own[0]}),), own[: max(2, len(own) // 2)], own
