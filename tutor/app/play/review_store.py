"""The reviews of games: measured while a game goes on, worked out when it is over, kept with the match, and counted.

A review comes in steps. What is there after the first look is kept, and again once its marks are borne out. Where the
visitor has gone on by the end of a step, the next one begins at the next run of a page that asks `keep_finished`. Each
visit has at most one on its way, so that one visitor does not fill the queue of all.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from typing import Final
from uuid import UUID

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.processes import begin, begin_ahead
from tutor.app.play.review_work import FEW_WORLDS, measure_last, reviewing
from tutor.app.play.running import AnyRunning, AwaitedPlays, find_match, note, play_on
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.own_puzzles import keep_puzzles
from tutor.app.visitor.profile import profile
from tutor.app.visitor.redraw import click_waits
from tutor.app.visitor.session import AwaitedReview, session
from tutor.app.visitor.variants import variants
from tutor.bots.ranking import SampledSoFar
from tutor.matches.events import LONGEST_REVIEW, Event, Reviewed, WrongEventError, read_event
from tutor.matches.games import AnyMatch
from tutor.matches.review.any_game import can_be_reviewed
from tutor.matches.review.counting import CountedGame, Uncounted, counted_games
from tutor.matches.review.found import AnyReview, WrongReviewError, write_review
from tutor.matches.review.games import REVIEWED_GAMES, Reviewing
from tutor.trainer.events import matches_of

AT_FIRST = 1.5
"""The seconds after which what is there of a review is shown, as soon as the play is done that is looked at."""

_MORE_AFTER = 4.0  # seconds in which a first look may have found more
_STEP = 0.1  # seconds


def kept_review(match: AnyMatch, number: int) -> AnyReview | None:
    """Return the review of a game of a match that the log keeps; None if it has none that fits the game."""
    hand = match.hands[number]
    if hand.review is None or not hand.over:
        return None
    try:
        return REVIEWED_GAMES[match.started.game].read(hand.review, hand)
    except WrongReviewError:
        # An imported file may have brought any text.
        return None


def review_so_far(running: AnyRunning, number: int) -> Reviewing | None:
    """Return what is known of a game that is over, after a moment's wait if need be; None where games are not reviewed.

    While it waits it draws a bar, and a click elsewhere ends the run. `wait_for_rest` waits for what is not done.
    """
    known = _kept(running.match, number)
    over, started = running.match.hands[number].over, running.match.started
    if not over or not can_be_reviewed(started) or (known is not None and known.done):
        return known
    # Another game's review may be ready, whose place this one takes.
    keep_finished()
    awaited = _begun(running, number, known)
    if awaited is None:
        return known if known is not None else _here(running, number)
    if awaited.so_far is not None:
        return awaited.so_far
    place, message = st.empty(), escape_markdown(words()("review-waiting"))
    ended = _wait(awaited, lambda: place.progress(awaited.job.hundredths, message), AT_FIRST)
    place.empty()
    return _go_on(awaited) if ended else known


def wait_for_rest(running: AnyRunning, number: int) -> bool:
    """Wait until there is more of the review of a game to be shown, and return whether there is.

    Call it last on a page, because it takes time. While it waits it says so, and a click elsewhere ends the run.
    """
    awaited, place = session().play.awaited, st.empty()
    while awaited is not None and (awaited.match, awaited.number) == (running.id, number) and not awaited.done:
        before = awaited.so_far
        bearing_out = before is not None and before.looked
        message = words()("review-bearing-out" if bearing_out else "review-waiting-more")
        say = partial(place.markdown, f":small[{escape_markdown(message)}]")
        if not _wait(awaited, say, inf if bearing_out else _MORE_AFTER):
            return False
        found = _go_on(awaited)
        if found is None:
            break
        if found.looked or before is None or len(found.review.marked) > len(before.review.marked):
            return True
        awaited = session().play.awaited
    place.empty()
    return False


def keep_finished() -> None:
    """Keep what a review that the visitor does not wait for has come to, and have it go on if it is not done."""
    awaited = session().play.awaited
    if awaited is not None and not awaited.done and awaited.job.wait(0):
        _go_on(awaited)


def _kept(match: AnyMatch, number: int) -> Reviewing | None:
    review = kept_review(match, number)
    return None if review is None else Reviewing(review, looked=True)


def _begun(running: AnyRunning, number: int, known: Reviewing | None) -> AwaitedReview | None:
    """Return the step of a review on its way, or the next one, begun in its place; None without a process for it."""
    before = session().play.awaited
    same = before is not None and (before.match, before.number) == (running.id, number)
    # What was dropped while the visitor was away for a moment is no answer.
    if before is not None and same and not before.job.dropped:
        return before
    if before is not None:
        before.job.drop()
    return _begin(running, number, before.so_far if before is not None and same else known)


def _begin(running: AnyRunning, number: int, so_far: Reviewing | None) -> AwaitedReview | None:
    """Begin the next step of a review; None without a process for it."""
    match, hand = running.match, running.match.hands[number]
    # It is kept for good: it must not lack the plays for which the seconds did not suffice.
    job = begin(reviewing, match.started, match.rules, hand, match.started.people[0], so_far, seconds=inf)
    awaited = None if job is None else AwaitedReview(running.id, number, so_far, job)
    session().play.awaited = awaited
    return awaited


def _here(running: AnyRunning, number: int) -> Reviewing:
    """Return the first look at a game, which is all that there is without a process for the rest."""
    match, hand = running.match, running.match.hands[number]
    found = reviewing(match.started, match.rules, hand, match.started.people[0], worlds=FEW_WORLDS)
    puzzles = REVIEWED_GAMES[match.started.game].puzzles(found.review, hand)
    _keep(running, number, found._replace(puzzles=puzzles))
    return found


def _wait(awaited: AwaitedReview, say: Callable[[], object], seconds: float) -> bool:
    """Wait for the end of a step, which after some seconds is asked to end with what it has.

    Return False if the visitor clicks before; the job goes on all the same.
    """
    until = time.monotonic() + seconds
    while not awaited.job.wait(_STEP):
        if click_waits():
            return False
        if awaited.job.begun and time.monotonic() > until:
            until = inf
            awaited.job.stop()
        # Streamlit ends a run after a click on a link only when the run writes to the page.
        say()
    return True


def _go_on(awaited: AwaitedReview) -> Reviewing | None:
    """Return what a step has come to, after it is kept if the first look is over, and begin the next if there is one.

    None where a process has died.
    """
    # What the job raises is raised once.
    session().play.awaited = None
    found, running = awaited.job.result(), find_match(str(awaited.match))
    if found is None or running is None or awaited.number >= len(running.match.hands):
        return found
    if found.looked and not _keep(running, awaited.number, found) and found.done:
        # It is shown all the same, and not begun again.
        session().play.awaited = awaited._replace(so_far=found)
    if not found.done:
        _begin(running, awaited.number, found)
    return found


def _keep(running: AnyRunning, number: int, found: Reviewing) -> bool:
    """Keep a review with its match, and its puzzles among the learner's own; return whether the log has it.

    Another tab may have been faster.
    """
    text, before = write_review(found.review), _kept(running.match, number)
    if before is not None and (before.done or not found.done):
        return True
    if len(text) > LONGEST_REVIEW or not note(running, Reviewed(hand=number, found=text)):
        return False
    keep_puzzles([one.text for one in found.puzzles])
    return True


_CARDS: Final = ("started", "dealt", "taken-back")
_KINDS: Final = (*_CARDS, "hinted", "reviewed")


def own_games() -> list[CountedGame[UUID]]:
    """List all games of the visitor, whatever was played, in the order in which their matches began."""
    keep_finished()
    return list(counted_games(_events(_KINDS), variants()))


def why_uncounted(match: UUID, number: int) -> Uncounted | None:
    """Return why a game of a match counts in no one's figures, None if it counts."""
    games = counted_games(_events(_CARDS), variants())
    return next((one.why for one in games if (one.match, one.number) == (match, number)), None)


def _events(kinds: tuple[str, ...]) -> Iterator[tuple[UUID, list[Event]]]:
    for match, kept in matches_of(log().events(profile(), kinds=kinds)).items():
        try:
            yield match, [read_event(one.kind, one.value) for one in kept]
        except WrongEventError:
            # An imported file may have brought any text.
            continue


def play_and_measure(
    running: AnyRunning, line: str, replied: AwaitedPlays | None = None, look: SampledSoFar | None = None
) -> None:
    """Note the play of a person and of the bots that follow, and begin to measure it, from a look of the coach on.

    No one waits for what is measured.
    """
    match = running.match
    if play_on(running, line, replied) and can_be_reviewed(match.started):
        lines = (*match.hand.lines, line)
        # What is measured is remembered for the review, which is kept for good.
        begin_ahead(measure_last, match.started, match.rules, match.hand.dealt, lines, look, seconds=inf)
