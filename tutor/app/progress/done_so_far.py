"""What the learner has done: days, Zwicks, games won and captures in four figures, and games by table."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final, NamedTuple
from uuid import UUID

import streamlit as st

from tutor.app.base.clock import now
from tutor.app.base.i18n import words
from tutor.app.base.local_day import visitor_zone
from tutor.app.base.markdown import escape_markdown
from tutor.app.exercise.task import CAPTURES
from tutor.app.play.preferences import level_name
from tutor.app.progress.activity import by_day
from tutor.app.visitor.attempt_log import log, own_matches
from tutor.app.visitor.profile import profile
from tutor.app.visitor.variants import variants
from tutor.matches.events import WrongEventError, read_event
from tutor.matches.match import fold
from tutor.matches.tally import MatchTable, Tally, table_of_match, tally
from tutor.text import Tenths, joined_texts, render
from tutor.trainer.events import GameEvent
from tutor.trainer.exercises import Exercise

_ZWICK: Final = "zwick"


class _PlayedMatch(NamedTuple):
    """What a person did in a match, the days on which it was played, and the table, None where nothing counts."""

    tally: Tally
    days: frozenset[date]
    table: MatchTable | None


_State = tuple[str, str, frozenset[str], UUID, int, datetime]
"""The profile, time zone and variants of a visitor, and the id, number of events and last moment of a match."""

_worked_out: dict[_State, _PlayedMatch] = {}
_MOST_WORKED_OUT = 20_000


class DoneSoFar(NamedTuple):
    """The days of the last seven with an exercise or a game, and the Zwicks, games won, and captures of all days.

    An exercise counts where its kind asks for a Zwick or a capture, and it was solved. Of games only those of Zwickern
    count, except for the days.
    """

    days: int
    zwicks: int
    won: int
    captures: int


def done_so_far(exercises: Sequence[Exercise]) -> DoneSoFar:
    """Count what the learner has done, by the log."""
    matches = _all_played()
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


def _all_played() -> list[_PlayedMatch]:
    """Return what was done in each match of the profile, worked out once for its state in the log, whatever the visit.

    To fold a match takes five milliseconds, and some learners have hundreds.
    """
    state = profile(), str(visitor_zone()), frozenset(variants())
    return [_played((*state, one.id, one.events, one.last)) for one in own_matches()]


def _played(key: _State) -> _PlayedMatch:
    found = _worked_out.get(key)
    if found is not None:
        return found
    profile_id, _, _, match, number, _ = key
    events = log().events(profile_id, match)
    days = frozenset(one.moment.astimezone(visitor_zone()).date() for one in events)
    found = _counted(events, days)
    # A match that could not be read whole is read again next time.
    if len(events) == number:
        while len(_worked_out) >= _MOST_WORKED_OUT:
            # Another thread may have emptied it in between, hence the defaults.
            _worked_out.pop(next(iter(_worked_out), key), None)
        _worked_out[key] = found
    return found


def _counted(events: Sequence[GameEvent], days: frozenset[date]) -> _PlayedMatch:
    try:
        read = [read_event(one.kind, one.value) for one in events]
        match = fold(read, variants())
    except WrongEventError:
        # Another game, or an imported file, which may have brought any text.
        return _PlayedMatch(Tally(), days, None)
    return _PlayedMatch(tally(match), days, None if match.started.shared else table_of_match(match))


def games_by_table() -> None:
    """Draw a row for each table at which games were played to their end, the one with the most games first."""
    found: dict[MatchTable, list[Tally]] = {}
    for one in _all_played():
        if one.table is not None and one.tally.games:
            found.setdefault(one.table, []).append(one.tally)
    games = {table: sum(one.games for one in each) for table, each in found.items()}
    say = words()
    rows = [
        {
            say("tables-rules"): escape_markdown(joined_texts(say, (render(say, table.rules), str(table.players)))),
            say("tables-level"): say("tables-mixed") if table.level is None else level_name(table.level),
            say("tables-games"): str(games[table]),
            say("progress-won"): str(sum(one.won for one in found[table])),
            say("tables-lead"): Tenths(sum(one.lead for one in found[table]) / games[table]).said(say),
        }
        for table in sorted(games, key=lambda table: -games[table])
    ]
    if rows:
        st.header(say("tables-title"))
        st.table(rows)
