"""The record of a question kind: all that pages, proofs and labels need to know about it."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from tutor.coach.question import Answer, Question, Slip
from tutor.coach.zwickern.goals.syllabus import ExerciseKind
from tutor.content.zwickern.questions import BareQuestion, TableQuestion
from tutor.engine.cards import Card
from tutor.engine.zwickern import Play, Position, Variants
from tutor.text import Line

AnyQuestion = TypeVar("AnyQuestion", bound=TableQuestion | BareQuestion)
AnyTableQuestion = TypeVar("AnyTableQuestion", bound=TableQuestion)
AnyBareQuestion = TypeVar("AnyBareQuestion", bound=BareQuestion)


class CountedCards(NamedTuple):
    """Cards with the points of each, and whatever else counts: its points, and a line for each part of them."""

    cards: tuple[Card, ...]
    points: tuple[int, ...]
    besides: int
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class AboutPosition(ExerciseKind[AnyTableQuestion]):
    """The record of a kind of question about a position.

    `ask` returns the question with its answer; it is given the variants that the question may name, and raises
    QuestionError if the question cannot be asked.

    `slips` yields the usual mistakes that no wrong option explains, given the question and its variants.

    The rest proves labels. `plays` returns the plays that the question names, as texts. `offered` returns the plays
    behind its options, if these show something else, such as a card or a value. `right` returns the right plays, given
    the answer and the legal plays of both; usually all of these. `answer` returns the answer to be compared with that
    in a position that differs by one reading; without it the right options are compared.
    """

    ask: Callable[[AnyTableQuestion, Position, Variants], Question]
    slips: Callable[[AnyTableQuestion, Position, Question, Variants], Iterable[Slip]] = lambda *_: ()
    plays: Callable[[AnyTableQuestion], Iterable[str]] = lambda _: ()
    offered: Callable[[AnyTableQuestion, Position, Question | None], Iterable[Play]] = lambda *_: ()
    right: Callable[[AnyTableQuestion, Position, Answer, Sequence[Play]], Sequence[Play]] = lambda *found: found[-1]
    answer: Callable[[AnyTableQuestion, Position], Hashable] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WithoutPosition(ExerciseKind[AnyBareQuestion]):
    """The record of a kind of question without a position.

    `ask` returns the question with its answer; it is given the variants that the question may name, and raises
    QuestionError if the question cannot be asked. `slips` yields the usual mistakes that no wrong option explains,
    given the question and its variants. `cards` returns the cards to show with it, with what they count; it is None if
    the kind shows no cards.
    """

    ask: Callable[[AnyBareQuestion, Variants], Question]
    slips: Callable[[AnyBareQuestion, Question, Variants], Iterable[Slip]] = lambda *_: ()
    cards: Callable[[AnyBareQuestion, Variants], CountedCards] | None = None
