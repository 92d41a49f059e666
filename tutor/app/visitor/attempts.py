"""What a learner has done: every judged answer is noted in the log of attempts, and what is solved is told."""

import os
import time
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from uuid import uuid4

import streamlit as st
from platformdirs import user_data_path

from tutor.app.base.clock import now
from tutor.app.base.shared import library, plain, words
from tutor.app.exercise.task import Task
from tutor.app.server.trouble import Trouble
from tutor.app.visitor.profile import is_shared, profile
from tutor.app.visitor.state import Logged, ReplayPage, Tried, visit
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
        return _open()[0]


def trouble() -> Trouble:
    """What is told of the log when it is in trouble."""
    with _opening:
        return _open()[1]


@cache
def _open() -> tuple[Log, Trouble]:
    found = _opened()
    return found, Trouble(found)


def _opened() -> Log:
    """The database that the environment names, else a file among the user's data.

    Where it cannot be used, attempts are kept as long as the server runs or until it can, and the log says why.
    """
    try:
        return open_log(os.environ.get(VARIABLE) or file_url(_file()), later=True)
    except LogError as error:
        return memory_log(error)


def _file() -> Path:
    return user_data_path("zwickern", appauthor=False) / FILE


def open_existing(database: str | None) -> Log:
    """The log in a database that is there already, without a name in the usual file; raises LogError."""
    return open_log(database or file_url(_file()), new=False)


def failing() -> float | None:
    """When something was read from a log that could not give everything: now; None where all is well."""
    return None if log().fault is None else time.monotonic()


def holds(partial: float | None) -> bool:
    """Whether what was read still holds; what could not be read then is looked for again after a while."""
    return partial is None or time.monotonic() - partial < READ_AGAIN_AFTER


def judged(task: Task, *, legal: bool) -> None:
    """Note an answer that has just been judged."""
    outcome = Outcome.RIGHT if task.attempt.right else Outcome.LEGAL_BUT_MISSED if legal else Outcome.WRONG
    _note(task, outcome)


def shown(task: Task) -> None:
    """Note that the solution was asked for."""
    _note(task, Outcome.SHOWN)


def _note(task: Task, outcome: Outcome) -> None:
    before, attempt = tried(), task.attempt
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
    before.noted.append(noted)
    _take_in(before, noted)
    if before.practice is not None and noted.variant in (None, *before.variants) and not before.practice.add(noted):
        before.practice = None


def _take_in(tried: Tried, noted: Noted) -> None:
    tried.number += 1
    if trained.is_solved(noted):
        tried.solved.add(noted.item_id)
    # Of what is made up afresh there may be any number, and nobody asks.
    if noted.item_id in _published():
        tried.latest[noted.item_id] = noted.moment


@cache
def _published() -> frozenset[str]:
    """The ids of all exercises of the content."""
    steps = (f"{lesson.id}/{step.entry.slug}" for lesson in library().lessons for step in lesson.steps)
    return frozenset([*steps, *(puzzle.id for puzzle in library().puzzles)])


def tried() -> Tried:
    """What the learner has tried until now; it is read from the log once in a visit, if it can be read."""
    found = visit().logged.tried
    if found is None or not holds(found.partial):
        attempts()
    kept = visit().logged.tried
    assert kept is not None
    return kept


def attempts() -> Sequence[Noted]:
    """All that the learner has tried, oldest first, as the log says it now; what `tried` tells is as new then."""
    before, found = visit().logged.tried, log().attempts(profile())
    noted = [] if before is None else before.noted
    if noted and failing() is not None:
        ids = {one.id for one in found}
        # What cannot be read just now is still known.
        found = tuple(sorted((*found, *(one for one in noted if one.id not in ids)), key=lambda one: one.moment))
    fresh = visit().logged.tried = Tried(set(), {}, noted, 0, failing())
    for one in found:
        _take_in(fresh, one)
    return found


def forget() -> None:
    """Read the log again at the next look: it has been changed otherwise than by an answer."""
    visit().logged, visit().replay = Logged(), ReplayPage()


def solved(item_id: str) -> bool:
    """Whether an exercise was ever solved."""
    return item_id in tried().solved


def last_item(known: Collection[str]) -> str | None:
    """The one of some exercises of the content that was tried last, None where none was."""
    latest = tried().latest
    # Of two at one moment the one that was noted last.
    found = [(latest[item_id], number, item_id) for number, item_id in enumerate(latest) if item_id in known]
    return max(found)[2] if found else None


def log_fault() -> None:
    """Tell why what is done now may not be kept, if it may not; the learner can go on."""
    fault = log().fault
    if fault is None:
        return
    # Where others are served, the places of this machine are none of their business.
    why = "" if is_shared(st.context.headers) else plain(words().given(fault.message, fault.values))
    st.warning(f"{plain(words()('progress-not-kept'))} {why}")
