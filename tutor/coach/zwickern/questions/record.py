"""The record of a question kind: all that the pages, the proofs and the labels ask of it."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, get_args

from tutor.coach.question import Answer, Question
from tutor.coach.zwickern.goals.need import Need
from tutor.content.zwickern.questions import BareQuestion, TableQuestion
from tutor.engine.cards import Card
from tutor.engine.zwickern import Play, Position, Variants

AnyQuestion = TypeVar("AnyQuestion", bound=TableQuestion | BareQuestion)
AnyTableQuestion = TypeVar("AnyTableQuestion", bound=TableQuestion)
AnyBareQuestion = TypeVar("AnyBareQuestion", bound=BareQuestion)


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionKind(Generic[AnyQuestion]):
    """What is said of every question: `shape` is what a file states, `needs` is what it lets a learner meet."""

    shape: type[AnyQuestion]
    needs: frozenset[Need]

    @property
    def kind(self) -> str:
        """The name of the kind in files, addresses and the log."""
        name: str = get_args(self.shape.model_fields["kind"].annotation)[0]
        return name


@dataclass(frozen=True, slots=True, kw_only=True)
class AboutPosition(QuestionKind[AnyTableQuestion]):
    """What a question about a position is.

    `ask` gives it with its answer, where it may name some variants; it raises QuestionError where it cannot be asked.
    With `gone` the cards are shown that have been won.

    What its labels are proven by: the `plays` that it names as texts, those that its options stand for, if they are
    `offered` as something else, and the `right` ones, given the answer and all legal plays of both. `answer` is what
    is compared with that in a position that differs by a reading, None where it cannot be asked.
    """

    ask: Callable[[AnyTableQuestion, Position, Variants], Question]
    gone: bool
    plays: Callable[[AnyTableQuestion], Iterable[str]]
    offered: Callable[[AnyTableQuestion, Position, Question | None], Iterable[Play]]
    right: Callable[[AnyTableQuestion, Position, Answer, Sequence[Play]], Sequence[Play]]
    answer: Callable[[AnyTableQuestion, Position], Hashable]


@dataclass(frozen=True, slots=True, kw_only=True)
class WithoutPosition(QuestionKind[AnyBareQuestion]):
    """What a question without a position is.

    `ask` gives it with its answer, where it may name some variants; it raises QuestionError where it cannot be asked.
    `cards` are shown with it, None where there are none.
    """

    ask: Callable[[AnyBareQuestion, Variants], Question]
    cards: Callable[[AnyBareQuestion, Variants], tuple[Card, ...]] | None
