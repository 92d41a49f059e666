"""Hints in four rungs: how many solutions or which total, which hand card, one group, the whole solution."""

from collections import Counter
from collections.abc import Collection, Sequence

from tutor.coach.goals import captures_to_find, solutions
from tutor.coach.phrases import cards_like, item_phrase
from tutor.coach.play_words import group_line, play_line
from tutor.coach.question import Question, Way
from tutor.coach.tactics import risks, threats
from tutor.content.goals import (
    CaptureGoal,
    FindAllGoal,
    LayGoal,
    MostPointsGoal,
    OnePlayGoal,
    SafeLayGoal,
    TwoBuildsGoal,
)
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import is_wild
from tutor.engine.zwickern.splits import split_of
from tutor.text import Line

Rungs = tuple[tuple[Line, ...], ...]
"""Each rung as lines, the last one the whole solution."""

# Of these goals only the largest captures are known; smaller ones may reach them as well.
_LARGEST_ONLY = (CaptureGoal, MostPointsGoal, TwoBuildsGoal)
RUNGS = 4
_MOST_LINES = 30
_NEAR = 3


def play_hints(position: Position, goal: OnePlayGoal) -> Rungs:
    """The rungs to a play; what they point to is one of its solutions."""
    found = solutions(position, goal)
    # Rather a play that shows on the table: of a lay there is little to hint at.
    first, rest = _easiest([move for move in found if not isinstance(move, Lay)] or found), len(found)
    count = Line("hint-solutions", {"number": rest})
    if isinstance(goal, SafeLayGoal):
        return (count,), *_unsafe(position, found), _all(position, found)
    if isinstance(first, Lay) and not isinstance(goal, LayGoal):
        return (count,), (Line("hint-quiet"),), (_card_hint(found),), _all(position, found)
    # The value of a wild joker says nothing.
    told = isinstance(first, Capture) and not is_wild(position.rules, first.card)
    split = split_of(position.rules, first) if told and isinstance(first, Capture) else None
    if isinstance(goal, _LARGEST_ONLY) and isinstance(first, Capture):
        count = _way(first) if split is None else Line("hint-total-of", {"value": split.value})
    elif split is not None and rest == 1:
        count = Line("hint-total", {"value": split.value})
    return (count,), (_card_hint([first]),), (_part_hint(position, first),), _all(position, found)


def _unsafe(position: Position, found: Sequence[Move]) -> Rungs:
    """The two most dangerous lays with what could answer them; where there is one only, the card to lay besides."""
    safest = {move.card for move in found}
    dangers = sorted(risks(position).items(), key=lambda entry: -entry[1])
    wrong = [card for card, _ in dangers if card not in safest][:2]
    lines = [Line("hint-unsafe", {"card": card, "cards": cards_like(threats(position, card))}) for card in wrong]
    lines += [_card_hint(found)] * (2 - len(lines))
    return tuple((line,) for line in lines)


def _way(move: Capture) -> Line:
    return Line("hint-way", {"number": len(move.takes)})


def find_all_hints(position: Position, goal: FindAllGoal, found: Collection[Move]) -> Rungs:
    """The rungs to a capture that has not been found yet; the last one shows all that are left."""
    left = [move for move in captures_to_find(position, goal) if move not in found]
    if not left:
        return ((Line("find-all-done"),),) * RUNGS
    per_card = Counter(move.card for move in left)
    counts = tuple(Line("hint-left-with", {"card": card, "number": number}) for card, number in per_card.items())
    first = _easiest(left)
    return counts, (_card_hint([first]),), (_part_hint(position, first),), _all(position, left)


def _easiest(moves: Sequence[Move]) -> Move:
    """The play that takes the least."""
    return min(moves, key=lambda move: len(move.takes) if isinstance(move, Capture) else 0)


def _card_hint(moves: Sequence[Move]) -> Line:
    return Line("hint-card", {"card": _easiest(moves).card})


def _part_hint(position: Position, move: Move) -> Line:
    """One group of a capture, or what a build goes on."""
    match move:
        case Capture():
            split = split_of(position.rules, move)
            if split is None:
                return Line("hint-items", {"items": item_phrase(move.takes[0])})
            group = max(split.groups, key=len)
            return Line("hint-group", {"group": group_line(position.rules, group, split.value)})
        case Build() if move.onto is not None:
            return Line("hint-onto", {"item": item_phrase(move.onto)})
        case Build():
            return Line("hint-single", {"card": move.card})
        case _:
            return Line("hint-lay", {"card": move.card})


def _all(position: Position, moves: Sequence[Move]) -> tuple[Line, ...]:
    return tuple(play_line(position, move) for move in moves[:_MOST_LINES])


def question_hints(question: Question) -> Rungs:
    """The rungs to the answer of a question: where to look, how much is right, a part of it, all of it."""
    look = (question.look,) if question.look is not None else ()
    middle: Rungs
    match question.way:
        case Way.SEVERAL if not question.right:
            middle = (Line("hint-not-this", {"option": question.options[0].label}),), (Line("hint-none-right"),)
        case Way.SEVERAL:
            middle = (Line("hint-right-options", {"number": len(question.right)}),), (_one_option(question),)
        case Way.ONE:
            middle = (_not_this(question, 0),), (_not_this(question, 1),)
        case Way.NUMBER:
            right = int(question.right[0])
            least = max(0, right - 1 - right % _NEAR)
            near = Line("hint-either", {"first": right - right % 2, "second": right - right % 2 + 1})
            part = question.proof[:1] if len(question.proof) > 1 else (near,)
            middle = (Line("hint-between", {"least": least, "most": least + _NEAR + 1}),), part
        case Way.ORDER:
            places = [question.option(name).label for name in question.right]
            middle = (Line("hint-first", {"event": places[0]}),), (Line("hint-last", {"event": places[-1]}),)
    return look, *middle, answer_lines(question)


def answer_lines(question: Question) -> tuple[Line, ...]:
    """The right answer in words."""
    if question.way is Way.NUMBER:
        return (Line("hint-number", {"number": question.right[0]}),)
    if not question.right:
        return (Line("option-none"),)
    return tuple(question.option(name).label for name in question.right)


def _one_option(question: Question) -> Line:
    """One right option."""
    return Line("hint-one-right", {"option": question.option(question.right[0]).label})


def _not_this(question: Question, number: int) -> Line:
    """An option that is wrong, as long as two are left."""
    wrong = [option for option in question.options if option.id not in question.right]
    if number >= len(question.options) - 2:
        return Line("hint-two-left")
    return Line("hint-not-this", {"option": wrong[number].label})
