"""Four figures of what the learner has done: days, Zwicks, games won, captures."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import streamlit as st

from tutor.app.base.clock import now
from tutor.app.base.i18n import words
from tutor.app.base.local_day import visitor_zone
from tutor.app.progress.activity import by_day
from tutor.app.visitor.attempt_log import log
from tutor.app.visitor.profile import profile
from tutor.app.visitor.session import PlayedMatch, session
from tutor.app.visitor.variants import variants
from tutor.matches.events import WrongEventError, read_event
from tutor.matches.match import fold
from tutor.matches.tally import Tally, tally
from tutor.trainer.events import GameEvent, KeptMatch
from tutor.trainer.exercises import Exercise

_ZWICK: Final = "zwick"
CAPTURES: Final = frozenset({_ZWICK, "most-cards", "most-points", "capture", "everything", "two-builds", "find-all"})
"""The kinds of goals that ask for a capture."""


class DoneSoFar(NamedTuple):
    """The days of the last seven with an exercise or a game, and the Zwicks, games won, and captures of all days.

    An exercise counts where its kind asks for a Zwick or a capture, and it was solved. Of games those of Zwickern
    count, but for the days.
    """

    days: int
    zwicks: int
    won: int
    captures: int


def done_so_far(exercises: Sequence[Exercise]) -> DoneSoFar:
    """Count what the learner has done, by the log."""
    matches = [_played(one) for one in log().matches(profile())]
    # The last seven days of those drawn as bars, with the days of games.
    week = by_day(exercises, now(), visitor_zone())[-7:]
    played = {day for one in matches for day in one.days}
    solved = [one.concept for one in exercises if one.solved]
    return DoneSoFar(
        sum(row.tried > 0 or row.day in played for row in week),
        solved.count(_ZWICK) + sum(one.tally.zwicks for one in matches),
        sum(one.tally.won for one in matches),
        sum(concept in CAPTURES for concept in solved) + sum(one.tally.captures for one in matches),
    )


def done_row(found: DoneSoFar) -> None:
    """Draw the figures in a row."""
    say = words()
    with st.container(key="figures"):
        st.metric(say("progress-days"), found.days)
        st.metric(say("progress-zwicks"), found.zwicks, help=say("progress-zwicks-about"))
        st.metric(say("progress-won"), found.won, help=say("progress-won-about"))
        st.metric(say("progress-captures"), found.captures, help=say("progress-captures-about"))


def _played(match: KeptMatch) -> PlayedMatch:
    """Return what was done in a match, worked out once for its events."""
    known, key = session().logged.matches, (match.id, match.events)
    if key not in known:
        events = log().events(profile(), match.id)
        days = frozenset(one.moment.astimezone(visitor_zone()).date() for one in events)
        known[key] = PlayedMatch(_tally(events), days)
    return known[key]


def _tally(events: Sequence[GameEvent]) -> Tally:
    try:
        read = [read_event(one.kind, one.value) for one in events]
        return tally(fold(read, variants()))
    except WrongEventError:
        # Another game, or an imported file, which may have brought any text.
        return Tally()
