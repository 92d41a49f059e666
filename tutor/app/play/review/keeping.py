"""The reviews of games: begun when a game is over, waited for with a bar, and kept with the match once they are there.

A review that is not there when the visitor goes on is kept at the next run of a page that asks `keep_finished`. Each
visit has at most one on its way, so that nobody fills the queue of all.
"""

from math import inf
from uuid import UUID

import streamlit as st

from tutor.app.base.lane import Job
from tutor.app.base.processes import begin
from tutor.app.base.words_and_content import plain, words
from tutor.app.play.review.working import FEW_WORLDS, Reviewing, reviewing
from tutor.app.play.running import AnyRunning, find_any, note
from tutor.app.puzzles.own import keep_puzzles
from tutor.app.visitor.state import visit
from tutor.app.visitor.state.play import AwaitedReview
from tutor.matches.events import LONGEST_REVIEW, Reviewed
from tutor.matches.games import AnyMatch
from tutor.matches.review.any_game import can_be_reviewed
from tutor.matches.review.found import AnyReview, WrongReviewError, write_review
from tutor.matches.review.games import REVIEWED_GAMES

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


def review_waited_for(running: AnyRunning, number: int) -> AnyReview | None:
    """Return the review of a game that is over, worked out now if need be; None where games are not reviewed.

    Call it last on a page, because it takes time. While it waits it draws a bar, and a click elsewhere ends the run.
    """
    known = kept_review(running.match, number)
    if known is not None or not can_be_reviewed(running.match.started) or not running.match.hands[number].over:
        return known
    # Another game's review may be ready, whose place this one takes.
    keep_finished()
    job = _begun(running, number)
    found = _here(running, number) if job is None else _waited(job)
    _keep(running.id, number, found)
    return None if found is None else found.review


def keep_finished() -> None:
    """Keep the review that has become ready since the visitor went on, if there is one."""
    awaited = visit().play.awaited
    if awaited is None or not awaited.job.wait(0):
        return
    visit().play.awaited = None
    _keep(awaited.match, awaited.number, awaited.job.result())


def _begun(running: AnyRunning, number: int) -> Job[Reviewing | None] | None:
    """Return the job for a review: the one on its way, or a new one in its place; None without a process for it."""
    before = visit().play.awaited
    same = before is not None and (before.match, before.number) == (running.id, number)
    # What was dropped while the visitor was away for a moment is no answer.
    if before is not None and same and not before.job.dropped:
        return before.job
    if before is not None:
        before.job.drop()
    match = running.match
    # It is kept for good: it must not lack the plays for which the seconds did not suffice.
    job = begin(reviewing, match.started, match.rules, match.hands[number], match.started.people[0], seconds=inf)
    visit().play.awaited = None if job is None else AwaitedReview(running.id, number, job)
    return job


def _here(running: AnyRunning, number: int) -> Reviewing | None:
    match = running.match
    return reviewing(match.started, match.rules, match.hands[number], match.started.people[0], FEW_WORLDS)


def _waited(job: Job[Reviewing | None]) -> Reviewing | None:
    place = st.empty()
    while not job.wait(_STEP):
        # Streamlit ends a run after a click only when the run writes to the page. The job goes on all the same.
        place.progress(job.hundredths, plain(words()("review-waiting")))
    place.empty()
    # What the job raises is raised once.
    visit().play.awaited = None
    return job.result()


def _keep(match: UUID, number: int, found: Reviewing | None) -> None:
    """Keep a review with its match, and its puzzles among the learner's own; another tab may have been faster."""
    running = find_any(str(match))
    if found is None or running is None or number >= len(running.match.hands):
        return
    text = write_review(found.review)
    if len(text) > LONGEST_REVIEW or kept_review(running.match, number) is not None:
        return
    note(running, Reviewed(hand=number, found=text))
    keep_puzzles([one.text for one in found.puzzles])
