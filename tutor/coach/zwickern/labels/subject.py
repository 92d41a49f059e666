"""The matter of an exercise: plays that are right, refused or beside the goal, and the changes by other readings."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutor.coach.question import Question, QuestionError
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.questions.common_parts import by_cards
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal, ZwickGoal
from tutor.content.zwickern.questions import AnyGoal, BareQuestion, ChoiceGoal, HowManyGoal, TableQuestion
from tutor.engine.zwickern import VARIANTS, Play, Position, Reason, Stated, Variants, Violation, violations, write_play


class JudgedPlay(NamedTuple):
    """A tried play, the groups or value stated for it, and every reason why it is refused; none if it is legal."""

    play: Play
    stated: Stated | None
    why: tuple[Violation, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons alone, without their particulars."""
        return tuple(one.reason for one in self.why)


@dataclass(frozen=True, slots=True)
class Board:
    """An exercise about a position: its right plays, its refused plays, and the legal plays that miss the goal.

    `answer` holds the right answer of a question. `tried` are the plays that the file or the question names, as text.
    """

    position: Position
    goal: AnyGoal
    right: tuple[Play, ...] = ()
    refused: tuple[JudgedPlay, ...] = ()
    missed: tuple[Play, ...] = ()
    answer: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bare:
    """A question without a position, its answer, and the variants that it may name."""

    goal: BareQuestion
    answer: tuple[str, ...]
    variants: Variants


Subject = Board | Bare


def subject(
    goal: AnyGoal,
    position: Position | None,
    question: Question | None,
    variants: Variants,
    wrong: Sequence[str] = (),
) -> Subject:
    """Return the matter of a proven exercise, which may name these variants; `wrong` are its stated mistakes."""
    answer = () if question is None else question.right
    if isinstance(goal, BareQuestion) or position is None:
        assert isinstance(goal, BareQuestion)
        return Bare(goal, answer, variants)
    kind = ABOUT_POSITIONS.get(goal.kind)
    named = () if kind is None else tuple(kind.plays(goal))
    tried = [_try(position, text) for text in (*wrong, *named)]
    offered = [] if kind is None else [_judged(position, play) for play in kind.offered(goal, position, question)]
    legal = [one.play for one in (*tried, *offered) if one is not None and not one.why]
    refused = dict.fromkeys(one for one in (*tried, *offered) if one is not None and one.why)
    solving = (
        solutions(position, goal)
        if isinstance(goal, PlayGoal)
        else ABOUT_POSITIONS[goal.kind].right(goal, position, answer, legal)
    )
    right = tuple(dict.fromkeys(solving))
    missed = tuple(play for play in dict.fromkeys(legal) if play not in right)
    return Board(position, goal, right, tuple(refused), missed, answer, (*wrong, *named))


def _try(position: Position, text: str) -> JudgedPlay | None:
    verdict = legality(position, text)
    return None if verdict.play is None else JudgedPlay(verdict.play, verdict.stated, verdict.violations)


def _judged(position: Position, play: Play) -> JudgedPlay:
    return JudgedPlay(play, None, violations(position, play))


def _answer_in(goal: AnyGoal, position: Position) -> Hashable:
    """Return the answer to a goal in a position, for comparison with another position; None if it cannot be asked."""
    if isinstance(goal, PlayGoal):
        return by_cards(solutions(position, goal))
    if not isinstance(goal, TableQuestion):
        return None
    kind = ABOUT_POSITIONS[goal.kind]
    if kind.answer is not None:
        return kind.answer(goal, position)
    try:
        return kind.ask(goal, position, VARIANTS).right
    except QuestionError:
        return None


def changes_answer(board: Board, other: Position) -> bool:
    """Tell whether the answer changes in a position that differs by one reading."""
    return _answer_in(board.goal, other) != _answer_in(board.goal, board.position)


def frees(board: Board, other: Position) -> bool:
    """Tell whether a refused play would be legal in a position that differs by one reading."""
    if any(_freed(board.position, other, text) for text in board.tried):
        return True
    stated = {write_play(board.position, one.play) for one in board.refused if one.stated is None}
    return any(_freed(board.position, other, text) for text in stated)


def _freed(position: Position, other: Position, text: str) -> bool:
    return not legality(position, text).legal and legality(other, text).legal


def matters(board: Board, other: Position) -> bool:
    """Tell whether the answer, or the verdict on a refused play, changes in a position that differs by one reading."""
    return frees(board, other) or changes_answer(board, other)


def counts_captures(goal: AnyGoal) -> bool:
    """Tell whether the answer depends on how many captures there are."""
    return isinstance(goal, FindAllGoal | HowManyGoal)


def asks_for_zwick(goal: AnyGoal) -> bool:
    """Tell whether the right plays are Zwicks because the goal asks for one."""
    return isinstance(goal, ZwickGoal) or (isinstance(goal, ChoiceGoal) and isinstance(goal.of, ZwickGoal))
