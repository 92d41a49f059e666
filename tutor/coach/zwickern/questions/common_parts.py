"""The parts that the records of many question kinds share."""

from collections.abc import Hashable, Iterable
from typing import Protocol

from tutor.engine.zwickern import Build, Play
from tutor.engine.zwickern.plays import cards_of


class _OfOnePlay(Protocol):
    @property
    def play(self) -> str: ...


def its_play(goal: _OfOnePlay) -> tuple[str]:
    """Return the one play that the question names."""
    return (goal.play,)


def by_cards(plays: Iterable[Play]) -> frozenset[Hashable]:
    """Name plays by their cards, to compare them between positions whose items have other values or owners."""
    return frozenset(map(_cards, plays))


def _cards(play: Play) -> Hashable:
    if isinstance(play, Build):
        return "build", play.card, cards_of(play), play.value, play.owner
    return type(play).__name__, play.card, frozenset(cards_of(play))
