"""The one log of this server, in the database that the environment names, and what to do where it fails."""

import os
import time
from functools import cache
from pathlib import Path
from threading import Lock

import streamlit as st
from platformdirs import user_data_path

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.database_alarm import DatabaseAlarm
from tutor.app.visitor.profile import may_be_stranger
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log, file_url, memory_log, open_log

VARIABLE = "ZWICKERN_DATABASE_URL"
FILE = "attempts.sqlite"
READ_AGAIN_AFTER = 30  # seconds
_opening = Lock()


def log() -> Log:
    """Return the one log of this server, which is opened at its first use."""
    # Where the server did not open the log at its start, the first two visitors could do so at once.
    with _opening:
        return _open()[0]


def database_alarm() -> DatabaseAlarm:
    """Return the object that logs the failures of the database."""
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


def log_fault() -> None:
    """Warn the learner, who can go on, if attempts may not be kept now."""
    fault = log().fault
    if fault is None:
        return
    # The reason may name files of this machine, which strangers should not see.
    why = "" if may_be_stranger(st.context.headers) else escape_markdown(words().given(fault.message, fault.values))
    st.warning(f"{escape_markdown(words()('progress-not-kept'))} {why}")
