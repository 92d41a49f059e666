"""What an exercise is about: plays that are right or refused, and what another reading would change."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tutor.coach.question import Question, QuestionError
from tutor.coach.zwickern.goals.solutions import captures_to_find, goal_items, meets, solutions
from tutor.coach.zwickern.questions.about_positions import ask
from tutor.coach.zwickern.questions.named_things import readable
from tutor.coach.zwickern.verdict.judge import legality
from tutor.content.zwickern.goals import FindAllGoal, OnePlayGoal
from tutor.content.zwickern.questions import (
    AnnounceGoal,
    AnyGoal,
    BareQuestion,
    ChoiceGoal,
    CountsGoal,
    HowManyGoal,
    LegalGoal,
    PromiseGoal,
    SafeLaysGoal,
    TableQuestion,
    TakersGoal,
    VariantsGoal,
    WhoGoal,
)
from tutor.engine.cards import read_card
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move, Stated, cards_of
from tutor.engine.zwickern.notation import write_play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import VARIANTS, Variants
from tutor.engine.zwickern.violation import Reason, Violation


class Refused(NamedTuple):
    """A play that is not legal, as it was stated, with every reason."""

    move: Move
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
    right: tuple[Move, ...] = ()
    refused: tuple[Refused, ...] = ()
    missed: tuple[Move, ...] = ()
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
    named = tuple(_named(goal))
    tried = [_try(position, text) for text in (*wrong, *named)]
    offered = [_judged(position, move) for move in _offered(goal, position, question)]
    legal = [one.move for one in (*tried, *offered) if one is not None and not one.why]
    refused = dict.fromkeys(one for one in (*tried, *offered) if one is not None and one.why)
    right = tuple(dict.fromkeys(_right(goal, position, answer, legal)))
    missed = tuple(move for move in dict.fromkeys(legal) if move not in right)
    return Board(position, goal, right, tuple(refused), missed, answer, (*wrong, *named))


def _named(goal: AnyGoal) -> Iterator[str]:
    """The plays that a question names."""
    match goal:
        case LegalGoal() | VariantsGoal() | CountsGoal() | ChoiceGoal():
            yield goal.play
        case PromiseGoal():
            yield from goal.plays or ()
        case _:
            return


def _try(position: Position, text: str) -> Refused | None:
    verdict = legality(position, text)
    return None if verdict.move is None else Refused(verdict.move, verdict.stated, verdict.violations)


def _judged(position: Position, move: Move) -> Refused:
    return Refused(move, None, violations(position, move))


def _offered(goal: AnyGoal, position: Position, question: Question | None) -> Iterator[Move]:
    """The plays that the options of a question stand for, where they are no plays themselves."""
    hand = tuple(dict.fromkeys(position.hand))
    match goal:
        case TakersGoal():
            yield from (Capture(card, goal_items(position, goal.items)) for card in hand)
        case AnnounceGoal():
            onto = None if goal.onto is None else goal_items(position, (goal.onto,))[0]
            owner = position.turn if goal.seat is None else position.seats.index(goal.seat)
            values = () if question is None else (int(option.id) for option in question.options)
            yield from (Build(read_card(goal.card), onto, value, owner) for value in values)
        case PromiseGoal(plays=None) | SafeLaysGoal():
            yield from (Lay(card) for card in hand)
        case _:
            return


def _right(goal: AnyGoal, position: Position, answer: tuple[str, ...], legal: Sequence[Move]) -> tuple[Move, ...]:
    if isinstance(goal, FindAllGoal | HowManyGoal):
        return _to_find(position, goal)
    if isinstance(goal, OnePlayGoal):
        return solutions(position, goal)
    if isinstance(goal, SafeLaysGoal):
        return tuple(move for move in legal if move.card.code in answer)
    return () if isinstance(goal, WhoGoal) else tuple(legal)


def _to_find(position: Position, goal: FindAllGoal | HowManyGoal) -> tuple[Move, ...]:
    return captures_to_find(position, FindAllGoal(kind="find-all", card=goal.card))


def asked(goal: AnyGoal, position: Position) -> Hashable:
    """The answer to a goal in a position, to be compared with that in another; None where it cannot be asked there."""
    if isinstance(goal, VariantsGoal):
        return legality(position, goal.play).legal
    if isinstance(goal, ChoiceGoal):
        return _still_right(goal, position)
    if isinstance(goal, FindAllGoal | HowManyGoal):
        return frozenset(map(_cards, _to_find(position, goal)))
    if isinstance(goal, OnePlayGoal):
        return frozenset(map(_cards, solutions(position, goal)))
    try:
        # Of the goals that are left none names variants.
        return ask(goal, position, VARIANTS).right if isinstance(goal, TableQuestion) else None
    except QuestionError:
        return None


def _still_right(goal: ChoiceGoal, position: Position) -> bool:
    try:
        move = readable(position, goal.play)
    except QuestionError:
        return False
    return not violations(position, move) and (goal.of is None or meets(position, move, goal.of))


def _cards(move: Move) -> Hashable:
    """A play by its cards, so that it can be found again where items have other values or owners."""
    if isinstance(move, Build):
        return "build", move.card, cards_of(move), move.value, move.owner
    return type(move).__name__, move.card, frozenset(cards_of(move))


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
