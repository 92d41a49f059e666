"""Reviews a game and makes puzzles of its mistakes; it runs in a process that imports no pages."""

from typing import Any

from tutor.app.base.worker import report_progress, stopped
from tutor.bots.ranking import WORLDS, SampledSoFar
from tutor.matches.events import Dealt, Started
from tutor.matches.games import match_hand
from tutor.matches.review.careful_result import careful_game
from tutor.matches.review.games import REVIEWED_GAMES, Reviewing

FEW_WORLDS = 40
"""The deals that are drawn for a play where no process works them out, so that no one waits long."""


def measure_last(
    started: Started, rules: Any, dealt: Dealt, lines: tuple[str, ...], look: SampledSoFar | None = None
) -> None:
    """Measure the last of some plays of a hand, from a look on, and let the careful bot's hand come as far.

    This process remembers both for the review.
    """
    hand = match_hand(started, rules, dealt, lines)
    REVIEWED_GAMES[started.game].measure(hand, len(lines) - 1, look)
    careful_game(started, rules, dealt, started.people[0], len(lines))


def reviewing(
    started: Started, rules: Any, hand: Any, seat: int, so_far: Reviewing | None = None, worlds: int = WORLDS
) -> Reviewing:
    """Go one step on with the review of the plays of a seat in a game that is over, whatever was played.

    The first look at all plays is a step, which may be asked to end with what it has; then it is one to bear out all
    marks. It shows how much of a step is done to the person who waits.
    """
    game = REVIEWED_GAMES[started.game]
    if so_far is None or not so_far.looked:
        known = () if so_far is None else so_far.review.plays
        found = game.review(
            started, rules, hand, seat, worlds=worlds, known=known, stop=stopped, progress=report_progress
        )
        looked = Reviewing(found, looked=not stopped())
    else:
        looked = so_far._replace(review=game.bear_out(so_far.review, hand, progress=report_progress))
    return looked._replace(puzzles=game.puzzles(looked.review, hand)) if looked.done else looked
