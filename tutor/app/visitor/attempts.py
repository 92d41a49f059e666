"""The learner's attempts: every judged answer is noted in the log, and what was solved is read from it."""

import os
import time
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from uuid import uuid4

import streamlit as st
from platformdirs import user_data_path

from tutor.app.base.local_day import visitors_now
from tutor.app.base.words_and_content import library, once_for_content, plain, words
from tutor.app.exercise.task import Task, TrickTask
from tutor.app.visitor.database_alarm import DatabaseAlarm
from tutor.app.visitor.profile import may_be_stranger, profile
from tutor.app.visitor.state import visit
from tutor.app.visitor.state.profile import Logged, Tried
from tutor.app.visitor.state.replay import ReplayPage
from tutor.app.visitor.state.workshop import WorkshopPage
from tutor.trainer import progress as trained
from tutor.trainer.attempts import Attempt, Outcome, minutes_ahead
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log, file_url, memory_log, open_log
from tutor.trainer.own_puzzles import day_of_own

VARIABLE = "ZWICKERN_DATABASE_URL"
FILE = "attempts.sqlite"
READ_AGAIN_AFTER = 30  # seconds
_opening = Lock()


def log() -> Log:
    """Return the one log of this server, which is opened at its first use."""
    # Where the server did not open the log at its start, the first two visitors could do so at once.
    with _opening:
        return _open()[0]


def trouble() -> DatabaseAlarm:
    """Return the object that logs the troubles of the database."""
    with _opening:
        return _open()[1]


@cache
def _open() -> tuple[Log, DatabaseAlarm]:
    found = _opened()
    return found, DatabaseAlarm(found)


def _opened() -> Log:
    """Open the database that the environment names, else a file among the user's data.

    While it cannot be used, attempts are kept in memory as long as the server runs, and `fault` of the log says why.
    """
    try:
        return open_log(os.environ.get(VARIABLE) or file_url(_file()), later=True)
    except LogError as error:
        return memory_log(error)


def _file() -> Path:
    return user_data_path("zwickern", appauthor=False) / FILE


def open_existing(database: str | None) -> Log:
    """Open the log of an existing database, or of the usual file where none is named; raises LogError."""
    return open_log(file_url(_file()) if database is None else database, new=False)


def failing() -> float | None:
    """Return the time, as time.monotonic(), if the log cannot give everything just now, else None."""
    return None if log().fault is None else time.monotonic()


def still_holds(partial: float | None) -> bool:
    """Tell whether what was read need not be read again.

    `partial` is what `failing` returned at that time: an incomplete reading holds for READ_AGAIN_AFTER seconds.
    """
    return partial is None or time.monotonic() - partial < READ_AGAIN_AFTER


def note_judged(task: Task | TrickTask, *, legal: bool) -> None:
    """Note an answer that has just been judged."""
    outcome = Outcome.RIGHT if task.state.right else Outcome.LEGAL_BUT_MISSED if legal else Outcome.WRONG
    _note(task, outcome)


def note_shown(task: Task | TrickTask) -> None:
    """Note that the solution was asked for."""
    _note(task, Outcome.SHOWN)


def _note(task: Task | TrickTask, outcome: Outcome) -> None:
    if not task.noted:
        return
    before, state, moment = tried(), task.state, visitors_now()
    try:
        noted = Attempt(
            uuid4(),
            moment,
            profile(),
            task.item_id,
            task.goal.kind,
            outcome,
            max(state.hints, state.helped),
            state.milliseconds,
            variant=task.variant,
            themes=" ".join(task.themes),
            mixed=task.mixed,
            ahead=minutes_ahead(moment),
        )
    except ValueError:
        # An exercise of a file whose name no database can keep may be solved, but is not noted.
        return
    log().add(noted)
    before.noted.append(noted)
    _take_in(before, noted)
    if before.practice is not None and noted.variant in (None, *before.variants) and not before.practice.add(noted):
        before.practice = None


def _take_in(tried: Tried, noted: Attempt) -> None:
    tried.number += 1
    if trained.is_solved(noted):
        tried.solved.add(noted.item_id)
    # There may be any number of fresh puzzles, and nothing asks when one of them was tried.
    if noted.item_id in _published() or day_of_own(noted.item_id) is not None:
        tried.latest[noted.item_id] = noted.moment


@once_for_content
def _published() -> frozenset[str]:
    """Return the ids of all exercises of the content."""
    return frozenset([*library().steps, *(puzzle.id for puzzle in library().puzzles)])


def tried() -> Tried:
    """Return what the learner has tried; it is read from the log once in a visit, or again while that fails."""
    found = visit().logged.tried
    if found is None or not still_holds(found.partial):
        attempts()
    kept = visit().logged.tried
    assert kept is not None
    return kept


def attempts() -> Sequence[Attempt]:
    """Read all attempts of the learner from the log, oldest first, and bring `tried` up to date with them."""
    before, found = visit().logged.tried, log().attempts(profile())
    noted = [] if before is None else before.noted
    if noted and failing() is not None:
        ids = {one.id for one in found}
        # The attempts of this visit are known even if they cannot be read just now.
        found = tuple(sorted((*found, *(one for one in noted if one.id not in ids)), key=lambda one: one.moment))
    fresh = visit().logged.tried = Tried(set(), {}, noted, 0, failing())
    for one in found:
        _take_in(fresh, one)
    return found


def read_again() -> None:
    """Have the log read again at its next use, after a change of it other than by an answer."""
    visit().logged, visit().replay = Logged(), ReplayPage()
    visit().puzzles.own = None
    visit().workshop = WorkshopPage()


def was_solved(item_id: str) -> bool:
    """Tell whether an exercise was ever solved."""
    return item_id in tried().solved


def last_item(known: Collection[str]) -> str | None:
    """Return the id of the exercise that was tried last among the known ones of the content, None where none was."""
    latest = tried().latest
    # Of two tried at the same moment, the number picks the one that was noted last.
    found = [(latest[item_id], number, item_id) for number, item_id in enumerate(latest) if item_id in known]
    return max(found)[2] if found else None


def log_fault() -> None:
    """Warn the learner, who can go on, if attempts may not be kept now."""
    fault = log().fault
    if fault is None:
        return
    # The reason may name files of this machine, which strangers should not see.
    why = "" if may_be_stranger(st.context.headers) else plain(words().given(fault.message, fault.values))
    st.warning(f"{plain(words()('progress-not-kept'))} {why}")
