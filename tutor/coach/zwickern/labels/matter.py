"""What an exercise is about: plays that are right or refused, and what another reading would change."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutor.coach.question import Question
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS
from tutor.coach.zwickern.questions.usual import by_cards
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.zwickern.goals import PlayGoal
from tutor.content.zwickern.questions import AnyGoal, BareQuestion, TableQuestion
from tutor.engine.zwickern import Play, Position, Reason, Stated, Variants, Violation, violations, write_play


class Refused(NamedTuple):
    """A play that is not legal, as it was stated, with every reason."""

    move: Play
    stated: Stated | None
    why: tuple[Violation, ...]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons without their particulars."""
        return tuple(one.reason for one in self.why)


@dataclass(frozen=True, slots=True)
class Board:
    """What is asked of a position: plays that answer it, plays that the rules refuse, and legal ones that miss it.

    `tried` are the plays that the file or the question names, as they are written.
    """

    position: Position
    goal: AnyGoal
    right: tuple[Play, ...] = ()
    refused: tuple[Refused, ...] = ()
    missed: tuple[Play, ...] = ()
    answer: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bare:
    """What is asked without a position, and the answer."""

    goal: BareQuestion
    answer: tuple[str, ...]
    variants: Variants


Matter = Board | Bare


def matter(
    goal: AnyGoal,
    position: Position | None,
    question: Question | None,
    variants: Variants,
    wrong: Sequence[str] = (),
) -> Matter:
    """What an exercise that holds is about; it may name these variants, and `wrong` are its mistakes."""
    answer = () if question is None else question.right
    if isinstance(goal, BareQuestion) or position is None:
        assert isinstance(goal, BareQuestion)
        return Bare(goal, answer, variants)
    kind = ABOUT_POSITIONS.get(goal.kind)
    named = () if kind is None else tuple(kind.plays(goal))
    tried = [_try(position, text) for text in (*wrong, *named)]
    offered = [] if kind is None else [_judged(position, move) for move in kind.offered(goal, position, question)]
    legal = [one.move for one in (*tried, *offered) if one is not None and not one.why]
    refused = dict.fromkeys(one for one in (*tried, *offered) if one is not None and one.why)
    solving = (
        solutions(position, goal)
        if isinstance(goal, PlayGoal)
        else ABOUT_POSITIONS[goal.kind].right(goal, position, answer, legal)
    )
    right = tuple(dict.fromkeys(solving))
    missed = tuple(move for move in dict.fromkeys(legal) if move not in right)
    return Board(position, goal, right, tuple(refused), missed, answer, (*wrong, *named))


def _try(position: Position, text: str) -> Refused | None:
    verdict = legality(position, text)
    return None if verdict.move is None else Refused(verdict.move, verdict.stated, verdict.violations)


def _judged(position: Position, move: Play) -> Refused:
    return Refused(move, None, violations(position, move))


def asked(goal: AnyGoal, position: Position) -> Hashable:
    """The answer to a goal in a position, to be compared with that in another; None where it cannot be asked there."""
    if isinstance(goal, PlayGoal):
        return by_cards(solutions(position, goal))
    return ABOUT_POSITIONS[goal.kind].answer(goal, position) if isinstance(goal, TableQuestion) else None


def changes(board: Board, other: Position) -> bool:
    """Whether the answer is another in a position that differs by a reading."""
    return asked(board.goal, other) != asked(board.goal, board.position)


def frees(board: Board, other: Position) -> bool:
    """Whether a play that is refused would be legal in a position that differs by a reading."""
    if any(_freed(board.position, other, text) for text in board.tried):
        return True
    stated = {write_play(board.position, one.move) for one in board.refused if one.stated is None}
    return any(_freed(board.position, other, text) for text in stated)


def _freed(position: Position, other: Position, text: str) -> bool:
    return not legality(position, text).legal and legality(other, text).legal


def matters(board: Board, other: Position) -> bool:
    """Whether anything that is asked or tried comes out otherwise in a position that differs by a reading."""
    return frees(board, other) or changes(board, other)
