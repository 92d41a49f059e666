"""What a learner has done: every judged answer is noted in the log of attempts, and what is solved is told."""

import os
import time
from collections.abc import Collection, Sequence
from functools import cache
from threading import Lock
from uuid import uuid4

import streamlit as st
from platformdirs import user_data_path

from tutor.app.clock import now
from tutor.app.profile import is_shared, profile
from tutor.app.shared import plain, words
from tutor.app.state import Attempt, Replaying, Tried, visit
from tutor.app.task import Task
from tutor.trainer import progress as trained
from tutor.trainer.attempts import Attempt as Noted
from tutor.trainer.attempts import Outcome
from tutor.trainer.faults import LogError
from tutor.trainer.log import Log, file_url, memory_log, open_log

VARIABLE = "ZWICKERN_DATABASE_URL"
FILE = "attempts.sqlite"
READ_AGAIN_AFTER = 30  # seconds
_opening = Lock()


def log() -> Log:
    """The one log of this server, which is opened at the first use."""
    # Where no server has opened it at its start, two first visitors could come at once.
    with _opening:
        return _open()


@cache
def _open() -> Log:
    """The database that the environment names, else a file among the user's data.

    Where it cannot be used, attempts are kept as long as the server runs or until it can, and the log says why.
    """
    url = os.environ.get(VARIABLE) or file_url(user_data_path("zwickern", appauthor=False) / FILE)
    try:
        return open_log(url, later=True)
    except LogError as error:
        return memory_log(error)


def failing() -> float | None:
    """When something was read from a log that could not give everything: now; None where all is well."""
    return None if log().fault is None else time.monotonic()


def holds(partial: float | None) -> bool:
    """Whether what was read still holds; what could not be read then is looked for again after a while."""
    return partial is None or time.monotonic() - partial < READ_AGAIN_AFTER


def judged(task: Task, attempt: Attempt, *, legal: bool) -> None:
    """Note an answer that has just been judged."""
    outcome = Outcome.RIGHT if attempt.right else Outcome.LEGAL_BUT_MISSED if legal else Outcome.WRONG
    _note(task, attempt, outcome)


def shown(task: Task, attempt: Attempt) -> None:
    """Note that the solution was asked for."""
    _note(task, attempt, Outcome.SHOWN)


def _note(task: Task, attempt: Attempt, outcome: Outcome) -> None:
    tried = _tried()
    try:
        noted = Noted(
            uuid4(),
            now(),
            profile(),
            task.item_id,
            task.goal.kind,
            outcome,
            max(attempt.hints, attempt.helped),
            attempt.milliseconds,
            variant=task.variant,
            themes=" ".join(task.themes),
            mixed=task.mixed,
        )
    except ValueError:
        # A file whose name no database could keep can be solved all the same.
        return
    log().add(noted)
    tried.attempts.append(noted)
    if trained.is_solved(noted):
        tried.solved.add(task.item_id)


def _tried() -> Tried:
    """What the learner has done until now; it is read from the log once in a visit, if it can be read."""
    found = visit().tried
    if found is not None and holds(found.partial):
        return found
    attempts = log().attempts(profile())
    if found is not None:
        ids = {one.id for one in attempts}
        attempts = (*(one for one in found.attempts if one.id not in ids), *attempts)
    fresh = Tried(set(trained.solved(attempts)), list(attempts), failing())
    visit().tried = fresh
    return fresh


def forget() -> None:
    """Read the log again at the next look: it has been changed otherwise than by an answer."""
    visit().tried = visit().standing = visit().houses = visit().look = None
    visit().replaying = Replaying()


def attempts() -> Sequence[Noted]:
    """All that the learner has tried."""
    return _tried().attempts


def solved(item_id: str) -> bool:
    """Whether an exercise was ever solved."""
    return item_id in _tried().solved


def last_item(known: Collection[str]) -> str | None:
    """The one of the known exercises that was tried last, None where none was."""
    return next((one.item_id for one in reversed(_tried().attempts) if one.item_id in known), None)


def log_fault() -> None:
    """Tell why what is done now may not be kept, if it may not; the learner can go on."""
    fault = log().fault
    if fault is None:
        return
    # Where others are served, the places of this machine are none of their business.
    why = "" if is_shared(st.context.headers) else plain(words().given(fault.message, fault.values))
    st.warning(f"{plain(words()('progress-not-kept'))} {why}")
