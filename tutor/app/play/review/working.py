"""Reviews a game and makes puzzles of its mistakes; it runs in a process that imports no pages."""

from typing import Any, NamedTuple

from tutor.app.base.turns import stopped, tell_done
from tutor.bots.ranking import WORLDS, SampledSoFar
from tutor.matches.events import Dealt, Started
from tutor.matches.games import MATCH_GAMES
from tutor.matches.review.any_game import StoppedError
from tutor.matches.review.careful_result import careful_game
from tutor.matches.review.found import AnyReview
from tutor.matches.review.games import REVIEWED_GAMES
from tutor.matches.review.puzzles import MistakePuzzle

FEW_WORLDS = 40
"""The deals that are drawn for a play where no process works them out, so that nobody waits long."""


class Reviewing(NamedTuple):
    """What came of the work: the review of a game, and the puzzles that its mistakes make."""

    review: AnyReview
    puzzles: tuple[MistakePuzzle, ...]


def measure_last(
    started: Started, rules: Any, dealt: Dealt, lines: tuple[str, ...], look: SampledSoFar | None = None
) -> None:
    """Measure the last of some plays of a hand, from a look on, and let the careful bot's hand come as far.

    This process remembers both for the review.
    """
    hand = MATCH_GAMES[started.game].play_through(rules, started.seats, dealt, lines, started.edition)
    REVIEWED_GAMES[started.game].measure(hand, len(lines) - 1, look)
    careful_game(started, rules, dealt, started.people[0], len(lines))


def reviewing(started: Started, rules: Any, hand: Any, seat: int, worlds: int = WORLDS) -> Reviewing | None:
    """Review the plays of a seat in a game that is over, whatever was played; None if the work was given up.

    It tells how much of it is done to whoever waits.
    """
    game = REVIEWED_GAMES[started.game]
    try:
        review = game.review(started, rules, hand, seat, worlds=worlds, stop=stopped, progress=tell_done)
    except StoppedError:
        return None
    return Reviewing(review, game.puzzles(review, hand))
