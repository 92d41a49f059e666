"""Parts that many question kinds have in common, ready to be named in their records."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Protocol, TypeVar

from tutor.coach.question import Answer, Question, QuestionError
from tutor.content.zwickern.questions import TableQuestion
from tutor.engine.zwickern import VARIANTS, Build, Play, Position, Variants
from tutor.engine.zwickern.moves import cards_of

AnyTableQuestion = TypeVar("AnyTableQuestion", bound=TableQuestion)


class _OfOnePlay(Protocol):
    @property
    def play(self) -> str: ...


def its_play(goal: _OfOnePlay) -> tuple[str]:
    """Name the one play that the question is about."""
    return (goal.play,)


def no_plays(_: object) -> tuple[str, ...]:
    """Name no plays."""
    return ()


def nothing_offered(*_: object) -> tuple[Play, ...]:
    """Offer no plays besides: the options are plays themselves, or are about none."""
    return ()


def all_legal(_: object, __: Position, ___: Answer, legal: Sequence[Play]) -> Sequence[Play]:
    """Return every legal play of those that the question is about."""
    return legal


def by_asking(
    ask: Callable[[AnyTableQuestion, Position, Variants], Question],
) -> Callable[[AnyTableQuestion, Position], Hashable]:
    """Compare the right options; None where it cannot be asked."""

    def answer(goal: AnyTableQuestion, position: Position) -> Hashable:
        try:
            return ask(goal, position, VARIANTS).right
        except QuestionError:
            return None

    return answer


def by_cards(moves: Iterable[Play]) -> frozenset[Hashable]:
    """Plays by their cards, so that they can be found again where items have other values or owners."""
    return frozenset(map(_cards, moves))


def _cards(move: Play) -> Hashable:
    if isinstance(move, Build):
        return "build", move.card, cards_of(move), move.value, move.owner
    return type(move).__name__, move.card, frozenset(cards_of(move))
