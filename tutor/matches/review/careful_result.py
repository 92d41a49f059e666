"""The same cards played by the careful bot: what they bring without the person's own skill."""

from collections.abc import Callable

from tutor.bots.levels import Level
from tutor.engine.zwickern import Rules
from tutor.matches.events import Started
from tutor.matches.machines import bot_line
from tutor.matches.match import Hand, play_through
from tutor.matches.review.review import StoppedError, never

CAREFUL: Level = "careful"


def careful_result(
    started: Started, rules: Rules, hand: Hand, seat: int, *, stop: Callable[[], bool] = never
) -> tuple[int, ...] | None:
    """Return the points of each side when the careful bot plays a seat, with the same cards, bots and dice.

    None where another person plays too. Raises StoppedError if `stop`, which is asked before each play, says so.
    """
    levels = tuple(CAREFUL if place == seat else level for place, level in enumerate(started.levels))
    again = play_through(rules, started.seats, hand.dealt, (), started.edition)
    while not again.over:
        if stop():
            raise StoppedError
        level = levels[again.position.turn]
        if level is None:
            return None
        line = bot_line(started, again, level)
        again = play_through(rules, started.seats, again.dealt, (*again.lines, line), started.edition)
    return tuple(score.points for score in again.scores)
