"""The same cards played by the careful bot: what they bring without the person's own skill."""

from collections.abc import Callable
from typing import Any

from tutor.bots.levels import Level
from tutor.matches.events import Started
from tutor.matches.folding import HandOf
from tutor.matches.games import MATCH_GAMES
from tutor.matches.review.any_game import StoppedError, never

CAREFUL: Level = "careful"


def careful_result(
    started: Started, rules: Any, hand: HandOf[Any, Any], seat: int, *, stop: Callable[[], bool] = never
) -> tuple[int, ...] | None:
    """Return the points of each side when the careful bot plays a seat, with the same cards, bots and dice.

    None where another person plays too. Raises StoppedError if `stop`, which is asked before each play, says so.
    """
    game, levels = MATCH_GAMES[started.game], list(started.levels)
    levels[seat] = CAREFUL
    if None in levels:
        return None
    bots_alone = started.model_copy(update={"levels": tuple(levels)})
    again = game.play_through(rules, started.seats, hand.dealt, (), started.edition)
    while not again.over:
        if stop():
            raise StoppedError
        line = game.next_line(bots_alone, again)
        assert line is not None
        again = game.play_through(rules, started.seats, again.dealt, (*again.lines, line), started.edition)
    return tuple(score.points for score in again.scores)
