"""The tables of question kinds, and what is asked of a question through them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tutor.coach.question import Question
from tutor.coach.zwickern.questions.kinds.builds import ANNOUNCE, PROMISE, SAFE_LAYS
from tutor.coach.zwickern.questions.kinds.captures import COUNTS, HOW_MANY, TAKERS
from tutor.coach.zwickern.questions.kinds.choice import CHOICE
from tutor.coach.zwickern.questions.kinds.facts import FACT, WHICH_GAMES
from tutor.coach.zwickern.questions.kinds.legal import LEGAL_OR_NOT
from tutor.coach.zwickern.questions.kinds.order import ORDER
from tutor.coach.zwickern.questions.kinds.scores import MAJORITY, MATCH, PILE
from tutor.coach.zwickern.questions.kinds.seats import WHO
from tutor.coach.zwickern.questions.kinds.variants import IN_VARIANTS
from tutor.coach.zwickern.questions.record import AboutPosition, QuestionKind, WithoutPosition
from tutor.content.zwickern.questions import BareQuestion, TableQuestion
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
"""The kinds of questions about a position, by their names."""

WITHOUT_POSITION: Mapping[str, WithoutPosition[Any]] = MappingProxyType({one.kind: one for one in _WITHOUT_POSITION})
"""The kinds of questions without a position, by their names."""

QUESTIONS: Mapping[str, QuestionKind[Any]] = MappingProxyType({**ABOUT_POSITIONS, **WITHOUT_POSITION})
"""The kinds of all questions, by their names."""


def ask(goal: TableQuestion, position: Position, variants: Variants) -> Question:
    """The question of a goal, which may name these variants, with its answer; raises QuestionError if it cannot be."""
    return ABOUT_POSITIONS[goal.kind].ask(goal, position, variants)


def ask_bare(goal: BareQuestion, variants: Variants) -> Question:
    """The question of a goal, which may name these variants, with its answer; raises QuestionError if it cannot be."""
    return WITHOUT_POSITION[goal.kind].ask(goal, variants)
