"""A question whose right answer the engine knows, and the marking of an answer to it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain
from typing import Final, NamedTuple

from tutor.text import Line, Value

Answer = tuple[str, ...]
"""The ids of the chosen options in the order of choice; a number is given as its digits."""


class Way(StrEnum):
    """The ways to answer a question: one option, any number of options, a number, or all options in order."""

    ONE = "one"
    SEVERAL = "several"
    NUMBER = "number"
    ORDER = "order"


class On(StrEnum):
    """Where on the table a question is answered.

    On the cards of the hand or of a trick, at the seats, with chips for values or sides, on the cards of a pile that
    turn up their points, or with pieces that are laid in order.
    """

    HAND = "hand"
    TRICK = "trick"
    SEATS = "seats"
    VALUES = "values"
    SIDES = "sides"
    PILE = "pile"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a question; `why` explains why it is right or wrong, if there is anything to explain.

    `seats` are those that it stands for, if it is a player or a side.
    """

    id: str
    label: Line
    why: Line | None = None
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its options and its right answer.

    `right` holds the ids of the right options, in order if the question asks for an order, or the number as its
    digits. `proof` is shown after the answer. `look` is the first hint: it says where to look. With `on` it is
    answered on the table, if there is one. The id of an option that is a card is its code. `against` are the reasons
    of its author against wrong numbers.
    """

    ask: Line
    way: Way
    options: tuple[Option, ...]
    right: Answer
    proof: tuple[Line, ...] = ()
    look: Line | None = None
    on: On | None = None
    against: "tuple[Slip, ...]" = ()

    def option(self, option_id: str) -> Option:
        """Return the option with this id; raise LookupError if there is none."""
        found = next((option for option in self.options if option.id == option_id), None)
        if found is None:
            raise LookupError(f"no option {option_id!r}")
        return found


class Slip(NamedTuple):
    """A usual mistake that no option explains, and the line that names it.

    `about` is the number or the wrong option that the mistake leads to, a right option that it overlooks, or two
    events: the one placed too early, and the one due in its place.
    """

    about: Answer
    why: Line


def number_slip(number: int, message: str, **values: Value) -> Slip:
    """Return a mistake that leads to a number, which its message may name."""
    return Slip((str(number),), Line(message, {"number": number, **values}))


@dataclass(frozen=True, slots=True)
class Marking:
    """An answer after marking: `wrongly` holds the wrong options in it, `missing` the right options it lacks.

    If the question asks for an order, `wrongly` holds all events from the first misplaced one on, and `missing` is
    empty. If it asks for a number, both are empty. `hints` is the number of hints used. `slip` names the usual mistake
    that leads to a wrong answer, if there is one.
    """

    question: Question
    answer: Answer
    right: bool
    wrongly: Answer = ()
    missing: Answer = ()
    hints: int = 0
    slip: Line | None = None


WRITTEN: Final = "option-text"
"""The message of a line that is a text of content."""


def with_reasons(question: Question, reasons: Mapping[str, str]) -> Question:
    """Return a question with its author's own reasons against wrong options, by their ids, or against numbers."""
    own = {answer: Line(WRITTEN, {"text": text}) for answer, text in reasons.items()}
    options = tuple(replace(one, why=own.get(one.id, one.why)) for one in question.options)
    against = tuple(Slip((number,), why) for number, why in own.items()) if question.way is Way.NUMBER else ()
    return replace(question, options=options, against=against)


NO_PLACES: Final = "none"
"""The parameter `places` of a fault that shares none with other entries, or that is not in a file."""


class QuestionError(ValueError):
    """The reason why a question cannot be asked: a message id with its parameters, and the path of the fault.

    `path` leads to the faulty entry of the goal; `others` are the paths of further entries that share the fault. A
    parameter `places` is NO_PLACES, for the caller that knows the file to fill in with the places of the others.
    """

    others: tuple[tuple[str | int, ...], ...] = ()

    def __init__(self, path: tuple[str | int, ...], message: str, **details: str | int) -> None:
        self.path = path
        self.message = message
        self.details = details
        super().__init__(f"{message}: {details}")

    def __reduce__(self) -> tuple[Callable[..., "QuestionError"], tuple[object, ...], Mapping[str, object]]:
        """Pickle the error, so that another process can raise it."""
        return _same_again, (type(self), self.path, self.message, self.details), {"others": self.others}


def _same_again(
    kind: type[QuestionError], path: tuple[str | int, ...], message: str, details: Mapping[str, str | int]
) -> QuestionError:
    return kind(path, message, **details)


def mark(question: Question, answer: Sequence[str], hints: int = 0, slips: Iterable[Slip] = ()) -> Marking:
    """Mark an answer; an option that the question does not have counts as wrong.

    A wrong answer gets its author's reason, or the first of the slips that explains it, so the likeliest must come
    first. Slips are only read up to that one, so they may be computed lazily.
    """
    marking = _marked(question, tuple(answer), hints)
    about = () if marking.right else _unexplained(marking)
    known = chain(question.against, slips)
    return replace(marking, slip=next((slip.why for slip in known if slip.about in about), None)) if about else marking


def _marked(question: Question, given: Answer, hints: int) -> Marking:
    if question.way is Way.NUMBER:
        return Marking(question, given, given == question.right, hints=hints)
    if question.way is Way.ORDER:
        pairs = zip(given, question.right, strict=False)
        first = next((place for place, (one, other) in enumerate(pairs) if one != other), len(given))
        return Marking(question, given, given == question.right, given[first:], hints=hints)
    wrongly = tuple(one for one in given if one not in question.right)
    missing = tuple(one for one in question.right if one not in given)
    return Marking(question, given, not wrongly and not missing, wrongly, missing, hints)


def _unexplained(marking: Marking) -> tuple[Answer, ...]:
    """Return the ids that a slip may be about: a wrong option with a reason of its own needs none."""
    question, given = marking.question, marking.answer
    match question.way:
        case Way.NUMBER:
            return (given,)
        case Way.ONE | Way.SEVERAL if marking.wrongly:
            known = {option.id for option in question.options if option.why is not None}
            return tuple((one,) for one in marking.wrongly if one not in known)
        case Way.ORDER:
            place = len(given) - len(marking.wrongly)
            return ((given[place], question.right[place]),) if place < min(len(given), len(question.right)) else ()
        case Way.SEVERAL:
            return tuple((one,) for one in marking.missing)
    return ()


def missing_line(marking: Marking) -> Line | None:
    """Say how many right options were not chosen; return None if all were."""
    # If every option left is right, their number would give the rest of the answer away.
    number, left = len(marking.missing), len(marking.question.options) - len(marking.answer)
    if not number:
        return None
    return Line("question-missing-some") if 1 < number == left else Line("question-missing", {"number": number})


def hint_line(marking: Marking) -> Line | None:
    """Return the line for a wrong answer that follows the reasons of its options: the usual mistake, or where to look.

    Return None if such a reason says enough. Neither gives the right answer away.
    """
    question = marking.question
    if marking.slip is not None or question.way in (Way.NUMBER, Way.ORDER):
        return marking.slip or question.look
    explained = any(question.option(one).why is not None for one in marking.wrongly)
    return None if explained else question.look
