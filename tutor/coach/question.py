"""A question whose right answer the engine knows, and the marking of an answer to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tutor.text import Line

Answer = tuple[str, ...]
"""The ids of the options chosen, in the order in which they were chosen; a number as its digits."""


class Way(StrEnum):
    """How a question is answered: one option, any number of them, a number, or all of them in order."""

    ONE = "one"
    SEVERAL = "several"
    NUMBER = "number"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Option:
    """One option: `why` says why it is right or wrong, where there is more to say than that it is."""

    id: str
    label: Line
    why: Line | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """A question: `right` holds the ids of the right options (in order, where order is asked), or the number.

    `proof` is said after the answer; `look` is the first hint: where to look.
    """

    ask: Line
    way: Way
    options: tuple[Option, ...]
    right: Answer
    proof: tuple[Line, ...] = ()
    look: Line | None = None

    def option(self, option_id: str) -> Option:
        """The option with an id; raises LookupError if there is none."""
        found = next((option for option in self.options if option.id == option_id), None)
        if found is None:
            raise LookupError(f"no option {option_id!r}")
        return found


@dataclass(frozen=True, slots=True)
class Marking:
    """What is to be said of an answer: `wrongly` was chosen and is wrong, `missing` is right and was not chosen.

    Where order is asked, `wrongly` holds the events from the first one that stands in the wrong place on.
    `hints` tells how many were used.
    """

    question: Question
    answer: Answer
    right: bool
    wrongly: Answer = ()
    missing: Answer = ()
    hints: int = 0


class QuestionError(ValueError):
    """A question that cannot be asked: where in the goal, and a message id with its parameters.

    `others` are further places of the goal that it concerns.
    """

    others: tuple[tuple[str | int, ...], ...] = ()

    def __init__(self, path: tuple[str | int, ...], message: str, **details: str | int) -> None:
        self.path = path
        self.message = message
        self.details = details
        super().__init__(f"{message}: {details}")


def mark(question: Question, answer: Sequence[str], hints: int = 0) -> Marking:
    """Mark an answer; options that the question does not have are wrong."""
    given = tuple(answer)
    if question.way is Way.NUMBER:
        return Marking(question, given, given == question.right, hints=hints)
    if question.way is Way.ORDER:
        pairs = zip(given, question.right, strict=False)
        first = next((place for place, (one, other) in enumerate(pairs) if one != other), len(given))
        return Marking(question, given, given == question.right, given[first:], hints=hints)
    wrongly = tuple(one for one in given if one not in question.right)
    missing = tuple(one for one in question.right if one not in given)
    return Marking(question, given, not wrongly and not missing, wrongly, missing, hints)


def missing_line(marking: Marking) -> Line | None:
    """How many right options are not chosen, None where there is none; not where all that is left is right."""
    number, left = len(marking.missing), len(marking.question.options) - len(marking.answer)
    if not number:
        return None
    return Line("question-missing-some") if 1 < number == left else Line("question-missing", {"number": number})
