"""The best that a position offers, in one line for a player who plays with open hints."""

from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.goals.tactics import least_left
from tutor.coach.zwickern.words.phrases import listing
from tutor.coach.zwickern.words.plays import play_line, split_lines
from tutor.content.zwickern.goals import MostCardsGoal, MostPointsGoal, OnePlayGoal, ZwickGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, is_zwick, split_of
from tutor.text import Line, Value

_WORK = SECOND

# If no capture wins a point, one that takes cards is still worth naming.
_GOALS: tuple[OnePlayGoal, ...] = (
    ZwickGoal(kind="zwick"),
    MostPointsGoal(kind="most-points"),
    MostCardsGoal(kind="most-cards"),
)


def possible(position: Position, build: Build | None = None) -> Line:
    """Name a build if one is known to be best, else a Zwick, the capture that brings most, or a card to lay.

    The card to lay is the one that gives least.
    """
    try:
        with budget(_WORK):
            return _said(position, worth_naming(position) if build is None else build)
    except TooMuchWorkError:
        return Line("possible-unknown")


def worth_naming(position: Position) -> Play | None:
    """Return a Zwick, else the capture of most points, of most cards, or the lay that gives least; None without any.

    Raises TooMuchWorkError if the budget does not suffice.
    """
    for goal in _GOALS:
        for play in solutions(position, goal):
            return play
    return least_left(position)


def _said(position: Position, play: Play | None) -> Line:
    match play:
        case Capture() if is_zwick(position, play):
            return Line("possible-zwick", {"play": play_line(position, play)})
        case Capture():
            sums = _sums(position, play)
            values = {"play": play_line(position, play)}
            return Line("possible-capture-sums", {**values, "sums": sums}) if sums else Line("possible-capture", values)
        case Build():
            return Line("possible-build", {"play": play_line(position, play)})
        case Lay(card):
            return Line("possible-lay", {"card": card})
    return Line("possible-unknown")


def _sums(position: Position, play: Capture) -> Value | None:
    """Return the sums of the groups of a capture, None if it takes equal cards alone."""
    split = split_of(position.rules, play)
    if split is None:
        return None
    lines = zip(split.groups, split_lines(position.rules, split), strict=True)
    sums = [line for items, line in lines if len(items) > 1]
    return listing(sums) if sums else None
