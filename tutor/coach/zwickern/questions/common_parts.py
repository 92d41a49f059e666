"""The parts that the records of many question kinds share."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Protocol, TypeVar

from tutor.coach.question import Answer, Question, QuestionError, Slip
from tutor.content.zwickern.questions import TableQuestion
from tutor.engine.zwickern import VARIANTS, Build, Play, Position, Variants
from tutor.engine.zwickern.plays import cards_of

AnyTableQuestion = TypeVar("AnyTableQuestion", bound=TableQuestion)


class _OfOnePlay(Protocol):
    @property
    def play(self) -> str: ...


def its_play(goal: _OfOnePlay) -> tuple[str]:
    """Return the one play that the question names."""
    return (goal.play,)


def no_plays(_: object) -> tuple[str, ...]:
    """Return no plays: the question names none."""
    return ()


def nothing_offered(*_: object) -> tuple[Play, ...]:
    """Return no plays: the options show plays themselves, or have nothing to do with plays."""
    return ()


def no_slips(*_: object) -> tuple[Slip, ...]:
    """Return no slips: every wrong option has a reason of its own."""
    return ()


def all_legal(_: object, __: Position, ___: Answer, legal: Sequence[Play]) -> Sequence[Play]:
    """Return all legal plays among those that the question names or offers: each of them is right."""
    return legal


def by_asking(
    ask: Callable[[AnyTableQuestion, Position, Variants], Question],
) -> Callable[[AnyTableQuestion, Position], Hashable]:
    """Return a function that answers with the right options, or with None if the question cannot be asked."""

    def answer(goal: AnyTableQuestion, position: Position) -> Hashable:
        try:
            return ask(goal, position, VARIANTS).right
        except QuestionError:
            return None

    return answer


def by_cards(plays: Iterable[Play]) -> frozenset[Hashable]:
    """Name plays by their cards, to compare them between positions whose items have other values or owners."""
    return frozenset(map(_cards, plays))


def _cards(play: Play) -> Hashable:
    if isinstance(play, Build):
        return "build", play.card, cards_of(play), play.value, play.owner
    return type(play).__name__, play.card, frozenset(cards_of(play))
