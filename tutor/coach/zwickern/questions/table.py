"""The tables of question kinds, and the functions that look a question up in them."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from tutor.coach.question import Question, Slip
from tutor.coach.zwickern.goals.syllabus import ExerciseKind
from tutor.coach.zwickern.questions.kinds.builds import ANNOUNCE, PROMISE, SAFE_LAYS
from tutor.coach.zwickern.questions.kinds.captures import COUNTS, HOW_MANY, TAKERS
from tutor.coach.zwickern.questions.kinds.choice import CHOICE
from tutor.coach.zwickern.questions.kinds.facts import FACT, WHICH_GAMES
from tutor.coach.zwickern.questions.kinds.legal import LEGAL_OR_NOT
from tutor.coach.zwickern.questions.kinds.order import ORDER
from tutor.coach.zwickern.questions.kinds.scores import MAJORITY, MATCH, PILE
from tutor.coach.zwickern.questions.kinds.seats import WHO
from tutor.coach.zwickern.questions.kinds.variants import IN_VARIANTS
from tutor.coach.zwickern.questions.record import AboutPosition, WithoutPosition
from tutor.content.zwickern.questions import AnyGoal, BareQuestion, TableQuestion
from tutor.engine.zwickern import Position, Variants

_ABOUT_POSITIONS: tuple[AboutPosition[Any], ...] = (
    LEGAL_OR_NOT,
    HOW_MANY,
    TAKERS,
    COUNTS,
    ANNOUNCE,
    PROMISE,
    SAFE_LAYS,
    IN_VARIANTS,
    CHOICE,
    WHO,
)
_WITHOUT_POSITION: tuple[WithoutPosition[Any], ...] = (PILE, MAJORITY, MATCH, ORDER, FACT, WHICH_GAMES)

ABOUT_POSITIONS: Mapping[str, AboutPosition[Any]] = MappingProxyType({one.kind: one for one in _ABOUT_POSITIONS})
"""The kinds of questions about a position, by name."""

WITHOUT_POSITION: Mapping[str, WithoutPosition[Any]] = MappingProxyType({one.kind: one for one in _WITHOUT_POSITION})
"""The kinds of questions without a position, by name."""

QUESTIONS: Mapping[str, ExerciseKind[Any]] = MappingProxyType({**ABOUT_POSITIONS, **WITHOUT_POSITION})
"""All kinds of questions, by name."""


def ask(goal: TableQuestion, position: Position, variants: Variants) -> Question:
    """Return the question of a goal with its answer; raise QuestionError if it cannot be asked in the position.

    The goal may name any of these variants.
    """
    return ABOUT_POSITIONS[goal.kind].ask(goal, position, variants)


def ask_bare(goal: BareQuestion, variants: Variants) -> Question:
    """Return the question of a goal without a position, with its answer; raise QuestionError if it cannot be asked.

    The goal may name any of these variants.
    """
    return WITHOUT_POSITION[goal.kind].ask(goal, variants)


def slips(goal: AnyGoal, position: Position | None, question: Question, variants: Variants) -> Iterator[Slip]:
    """Yield the usual mistakes in answering a question that no wrong option explains, the likeliest first.

    Slips are computed lazily.
    """
    if goal.kind in WITHOUT_POSITION:
        yield from WITHOUT_POSITION[goal.kind].slips(goal, question, variants)
    elif position is not None:
        yield from ABOUT_POSITIONS[goal.kind].slips(goal, position, question, variants)
