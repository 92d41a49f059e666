"""All of a review in one call, which a process for long work can do."""

from collections.abc import Callable, Sequence

from tutor.bots.ranking import WORLDS
from tutor.engine.zwickern import Rules
from tutor.matches.events import Started
from tutor.matches.match import Hand
from tutor.matches.review.any_game import never, silent
from tutor.matches.review.careful_result import with_careful
from tutor.matches.review.found import Judged, Review
from tutor.matches.review.review import review


def whole_review(
    started: Started,
    rules: Rules,
    hand: Hand,
    seat: int,
    *,
    worlds: int = WORLDS,
    known: Sequence[Judged] = (),
    stop: Callable[[], bool] = never,
    progress: Callable[[int, int], None] = silent,
) -> Review:
    """Review the plays of a seat in a hand that is over, beside what the careful bot gets with the same cards.

    `known`, `stop` and `progress` are those of `reviewed_plays`.
    """
    found = review(hand, seat, worlds=worlds, known=known, stop=stop, progress=progress)
    return with_careful(found, started, rules, hand, stop=stop)
