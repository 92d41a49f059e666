"""Reviews a game and makes puzzles of its mistakes; it runs in a process that imports no pages."""

from typing import NamedTuple

from tutor.app.base.processes import stopped, tell_done
from tutor.bots.ranking import WORLDS, SampledSoFar
from tutor.engine.zwickern import Rules
from tutor.matches.events import Dealt, Started
from tutor.matches.match import Hand, play_through
from tutor.matches.review.found import Review
from tutor.matches.review.puzzles import MistakePuzzle, puzzles_of
from tutor.matches.review.review import StoppedError, measured_in
from tutor.matches.review.whole_review import whole_review

FEW_WORLDS = 40
"""The deals that are drawn for a play where no process works them out, so that nobody waits long."""


class Reviewing(NamedTuple):
    """What came of the work: the review of a game, and the puzzles that its mistakes make."""

    review: Review
    puzzles: tuple[MistakePuzzle, ...]


def measure_last(
    started: Started, rules: Rules, dealt: Dealt, lines: tuple[str, ...], look: SampledSoFar | None = None
) -> None:
    """Measure the last of some plays of a hand, from a look on; this process remembers it for the review."""
    hand = play_through(rules, started.seats, dealt, lines, started.edition)
    last = len(lines) - 1
    measured_in(hand, last, hand.plays[last], look=look)


def reviewing(started: Started, rules: Rules, hand: Hand, seat: int, worlds: int = WORLDS) -> Reviewing | None:
    """Review the plays of a seat in a game that is over; None if the work was given up.

    It tells how much of it is done to whoever waits.
    """
    try:
        review = whole_review(started, rules, hand, seat, worlds=worlds, stop=stopped, progress=tell_done)
    except StoppedError:
        return None
    return Reviewing(review, puzzles_of(review, hand))
