"""The same cards played by the careful bot: what they bring without the person's own skill."""

from collections.abc import Callable
from typing import Any

from tutor.bots.levels import Level
from tutor.matches.events import Dealt, Started, write_event
from tutor.matches.folding import HandOf
from tutor.matches.games import match_hand, next_line
from tutor.matches.review.any_game import StoppedError, never
from tutor.matches.review.found import SomeReview
from tutor.matches.settings import offered_levels

_CAREFUL: Level = "careful"


def with_careful(
    review: SomeReview, started: Started, rules: Any, hand: HandOf[Any, Any], *, stop: Callable[[], bool]
) -> SomeReview:
    """Return a review beside what the careful bot gets with the same cards; as it is where `stop` says so before."""
    try:
        careful = None if stop() else careful_result(started, rules, hand, review.seat, stop=stop)
    except StoppedError:
        careful = None
    return review.model_copy(update={"careful": careful})


_MOST_KNOWN = 256
_known: dict[tuple[str, str, int], tuple[str, ...]] = {}


def careful_result(
    started: Started, rules: Any, hand: HandOf[Any, Any], seat: int, *, stop: Callable[[], bool] = never
) -> tuple[int, ...] | None:
    """Return the points of each side when the careful bot plays a seat, with the same cards, bots and dice.

    None where another person plays too, or where that bot is no better than others. Raises StoppedError if `stop`,
    which is asked before each play, says so.
    """
    again = careful_game(started, rules, hand.dealt, seat, stop=stop)
    return None if again is None else tuple(score.points for score in again.scores)


def careful_game(
    started: Started,
    rules: Any,
    dealt: Dealt,
    seat: int,
    plays: int | None = None,
    *,
    stop: Callable[[], bool] = never,
) -> HandOf[Any, Any] | None:
    """Return the hand in which the careful bot plays a seat, once it has so many plays, else to its end.

    The process remembers how far it has come, so that it can be played while the person's hand goes on. None and
    `stop` are those of `careful_result`.
    """
    levels = list(started.levels)
    levels[seat] = _CAREFUL
    if None in levels or _CAREFUL not in offered_levels(rules, len(levels)):
        return None
    bots_alone = started.model_copy(update={"levels": tuple(levels)})
    case = (write_event(bots_alone), write_event(dealt), seat)
    # The entry used longest ago is dropped first.
    lines = _known[case] = _known.pop(case, ())
    if len(_known) > _MOST_KNOWN:
        # Another thread may forget the same one.
        _known.pop(next(iter(_known)), None)
    again = match_hand(started, rules, dealt, lines)
    while not again.over and (plays is None or len(again.lines) < plays):
        if stop():
            raise StoppedError
        line = next_line(bots_alone, again)
        assert line is not None
        again = match_hand(started, rules, again.dealt, (*again.lines, line))
        _known[case] = again.lines
    return again
