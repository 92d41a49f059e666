"""The log of this server, in the database that the environment names, its failures, and their alarm."""

import os
import threading
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple, TypeVar

import streamlit as st
from platformdirs import user_data_path
from streamlit.runtime.scriptrunner import get_script_run_ctx

from tutor.app.base.event_log import log_event
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.profile import may_be_stranger, profile
from tutor.trainer.events import KeptMatch
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log, file_url, memory_log, open_log

AGAIN_AFTER = 59  # seconds: a little less than a minute, since the check runs every few seconds
VARIABLE = "ZWICKERN_DATABASE_URL"
_FILE = "attempts.sqlite"
READ_AGAIN_AFTER = 30  # seconds
_READ_FOR = 5  # seconds
_opening = Lock()
_of_thread = threading.local()
_Read = TypeVar("_Read")


class DatabaseAlarm:
    """A monitor of one log, for use from any thread; its messages name neither attempts nor profiles."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._lock = threading.Lock()
        self._told: float | None = None
        log.watch(self._heard)

    def look(self) -> None:
        """Write pending attempts, check that the database file still exists, and log any change."""
        self._log.retry()
        self._note()

    def keeps(self, *, tried: bool) -> bool:
        """Tell whether attempts are kept now; with `tried`, or if the log seems faulty, by a trial write."""
        found = (not tried and self._log.seems_well()) or self._log.answers()
        self._note()
        return found

    def unanswered(self) -> None:
        """Log that the database did not answer."""
        self._tell_bad("log-unreachable")

    def _heard(self, what: str) -> None:
        if what == "replaced":
            log_event("database-replaced")
        self._note()

    def _note(self) -> None:
        fault = self._log.fault
        if fault is not None:
            self._tell_bad(fault.message)
            return
        with self._lock:
            over, self._told = self._told is not None, None
        if over:
            log_event("database-answers")

    def _tell_bad(self, fault: str) -> None:
        with self._lock:
            now = time.monotonic()
            if self._told is not None and now - self._told < AGAIN_AFTER:
                return
            self._told = now
        log_event("database-fails", bad=True, fault=fault, waiting=self._log.waiting)


def log() -> Log:
    """Return the log of this server, opened at its first use."""
    # If the server did not open the log at its start, the first two visitors could do so at the same time.
    with _opening:
        return _open()[0]


class _Reading(NamedTuple):
    """What a run of a page has read of a profile, the number of changes of the log before that, and the time."""

    value: Any
    run: object
    log: Log
    profile: str
    changes: int
    at: float


def own_settings() -> Mapping[str, str]:
    """Return the settings of the visitor, read once a run of a page, and again once this server has written anything.

    Several parts of a page ask for them. To change a setting that other tabs change, too, ask the log itself.
    """
    return _read_once(Log.settings)


def own_matches() -> tuple[KeptMatch, ...]:
    """Return the matches of the visitor, the last played first, read as rarely as `own_settings`."""
    return _read_once(Log.matches)


def _read_once(read: Callable[[Log, str], _Read]) -> _Read:
    run, here, who = get_script_run_ctx(suppress_warning=True), log(), profile()
    known: dict[object, _Reading] = _of_thread.__dict__.setdefault("readings", {})
    found, changes, now = known.get(read), here.changes, time.monotonic()
    if (
        found is None
        or run is None
        or (found.run, found.log, found.profile, found.changes) != (run, here, who, changes)
        # A thread may draw several runs one after the other, and other servers write, too.
        or now - found.at > _READ_FOR
    ):
        found = known[read] = _Reading(read(here, who), run, here, who, changes, now)
    value: _Read = found.value
    return value


def database_alarm() -> DatabaseAlarm:
    """Return the object that logs the failures of the database."""
    with _opening:
        return _open()[1]


@cache
def _open() -> tuple[Log, DatabaseAlarm]:
    found = _opened()
    return found, DatabaseAlarm(found)


def _opened() -> Log:
    """Open the database that the environment names, otherwise a file among the user's data.

    While it cannot be used, attempts are kept in memory until the server stops, and `fault` of the log says why.
    """
    try:
        return open_log(os.environ.get(VARIABLE) or file_url(_file()), later=True)
    except LogError as error:
        return memory_log(error)


def _file() -> Path:
    return user_data_path("zwickern", appauthor=False) / _FILE


def open_existing(database: str | None) -> Log:
    """Open the log of an existing database, or of the usual file if none is named; raises LogError."""
    return open_log(file_url(_file()) if database is None else database, new=False)


def failing() -> float | None:
    """Return the time.monotonic() if the log is incomplete just now, otherwise None."""
    return None if log().fault is None else time.monotonic()


def is_current(partial: float | None) -> bool:
    """Tell whether an earlier reading of the log is still good.

    `partial` is the result of `failing` at that time: an incomplete reading is good for READ_AGAIN_AFTER seconds.
    """
    return partial is None or time.monotonic() - partial < READ_AGAIN_AFTER


def log_fault() -> None:
    """Warn the learner, who can continue, if attempts may not be kept now."""
    fault = log().fault
    if fault is None:
        return
    # The reason may name files of this machine, so strangers do not see it.
    why = "" if may_be_stranger(st.context.headers) else escape_markdown(words().given(fault.message, fault.values))
    st.warning(f"{escape_markdown(words()('progress-not-kept'))} {why}")
