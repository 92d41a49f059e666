"""Pointers in a player's first hand, one thing at a time, and less with every play."""

from collections.abc import Callable, Mapping

from tutor.coach.zwickern.goals.possible import worth_naming
from tutor.coach.zwickern.words.phrases import group_of, listing
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, is_zwick, seen_by, split_of
from tutor.matches.match import Match
from tutor.text import Line

_WORK = SECOND
_PLAYS_EACH = 2
"""The plays of one's own after which less is pointed out."""


def points_out(match: Match) -> bool:
    """Tell whether anything is pointed out before the next play: the hand is guided, and not far gone."""
    hand = match.hand
    return match.started.guides(len(match.hands) - 1) and _rung(hand.position, len(hand.plays)) in _RUNGS


def pointed_out(match: Match, build: Build | None = None) -> Line | None:
    """Point one thing out before the next play of a match, or None; `build` is the one that is best, if it is named."""
    position = match.hand.position
    if not points_out(match):
        return None
    return pointer(seen_by(position, position.turn).position, len(match.hand.plays), build)


def pointer(position: Position, ply: int, build: Build | None = None) -> Line | None:
    """Point out one thing before the play with this number, counted from 0 over all seats; None later in the hand.

    First the whole capture, then its card, then only whether there is something to take; or the same of a build, where
    one is known to be best.
    """
    rung = _rung(position, ply)
    if rung not in _RUNGS:
        return None
    try:
        with budget(_WORK):
            return _RUNGS[rung](position, worth_naming(position) if build is None else build)
    except TooMuchWorkError:
        return None


def _rung(position: Position, ply: int) -> int:
    return ply // len(position.seats) // _PLAYS_EACH


def _whole(position: Position, play: Play | None) -> Line | None:
    match play:
        case Capture() if is_zwick(position, play):
            return Line("advice-point-zwick", {"card": play.card})
        case Capture(card, takes):
            split = split_of(position.rules, play)
            groups = split.groups if split is not None else tuple((item,) for item in takes)
            values = {"card": card, "groups": listing([group_of(group) for group in groups])}
            return Line("advice-point-capture", values)
        case Build():
            return Line("advice-point-build", {"play": play_line(position, play)})
        case Lay(card):
            return Line("advice-point-lay", {"card": card})
    return None


def _card(_: Position, play: Play | None) -> Line | None:
    match play:
        case Capture(card):
            return Line("advice-point-card", {"card": card})
        case Build(card):
            return Line("advice-point-build-card", {"card": card})
        case Lay(card):
            return Line("advice-point-lay", {"card": card})
    return None


def _something(_: Position, play: Play | None) -> Line | None:
    if isinstance(play, Build):
        return Line("advice-kind-build")
    return Line("advice-point-something" if isinstance(play, Capture) else "advice-point-nothing")


_RUNGS: Mapping[int, Callable[[Position, Play | None], Line | None]] = {0: _whole, 1: _card, 2: _something}
