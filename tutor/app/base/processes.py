"""Processes for work that would hold up the pages of all visitors.

`workers` starts them where the tutor is served. Without them `in_other_process` does its work in place, and `begin`
begins none. What a visitor waits for raises RefusedError where the visitor has too much of it in the lane.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from typing import Final, TypeVar

from tutor.app.base.lane import LONGEST_WORK, SERVER, Call, Job, Lane, RefusedError, WorkOwner, result_of
from tutor.app.base.worker import DroppedError
from tutor.engine.budget import SECOND, TooMuchWorkError, budget

Result = TypeVar("Result")

AT_ONCE: Final = SECOND // 8
"""The most work that `at_once_or_long` does in the process of the page."""

MOST_SECONDS_OF_LONG_WORK: Final = 5.0
"""The seconds of the processor after which its long work ends, even where its budgets would have let it go on."""

GIVING_WAY = 10
"""The niceness of processes that give way: about a tenth of a core where others want all of it."""

_SHORT, _LONG, _PLAYERS, _AHEAD = "short", "long", "players", "ahead"
_lanes: dict[str, Lane] = {}


class _Visitors:
    """The function that says for which visitor the calling page is drawn."""

    whose: Callable[[], WorkOwner] = staticmethod(lambda: SERVER)


@contextmanager
def workers(
    warm_up: Callable[[], object],
    long_work: Callable[[], object] | None = None,
    players: Callable[[], object] | None = None,
    whose: Callable[[], WorkOwner] = lambda: SERVER,
) -> Iterator[None]:
    """Run a process for short work while this lasts, with `long_work` one for work that takes seconds, with `players`
    one a core for bots, and one for what a next click is likely to need.

    A new process calls `warm_up`, `long_work` or `players` first. No kind of work waits for another kind. Long work and
    what is done before a click give way where there are too few cores. All but the first start with their first work.
    `whose` says for which visitor work is begun.
    """
    lanes = {_SHORT: Lane(warm_up, at_once=True)}
    if long_work is not None:
        lanes[_LONG] = Lane(long_work, at_once=False, niceness=GIVING_WAY)
    if players is not None:
        lanes[_PLAYERS] = Lane(players, at_once=False, most=os.cpu_count() or 1)
        lanes[_AHEAD] = Lane(players, at_once=False, niceness=GIVING_WAY)
    before, whose_before = dict(_lanes), _Visitors.whose
    _lanes.update(lanes)
    _Visitors.whose = staticmethod(whose)
    try:
        yield
    finally:
        _Visitors.whose = staticmethod(whose_before)
        _lanes.clear()
        _lanes.update(before)
        for lane in lanes.values():
            lane.close()


def in_other_process(work: Callable[..., Result], *values: object) -> Result:
    """Return what a function returns, in the process for short work, or here without one; raise what it raises."""
    return _result(_SHORT, work, values)


def for_players(work: Callable[..., Result], *values: object) -> Result:
    """Return what a function returns, in one of the processes for bots, or here without any; raise what it raises."""
    return _result(_PLAYERS, work, values)


def for_players_within(seconds: float, work: Callable[..., Result], *values: object) -> Result | None:
    """Return what a function returns in one of the processes for bots, None where that takes more than some seconds.

    Without any such process it is called here, however long it takes. None too where the visitor has enough work there
    or has left, where others have enough for all of these processes, or where the process dies; what the function
    raises is raised.
    """
    lane = _lanes.get(_PLAYERS)
    if lane is not None and lane.is_full_for(_Visitors.whose()):
        return None
    try:
        job = _begun(_PLAYERS, work, values)
    except RefusedError:
        return None
    if job is None:
        return work(*values)
    if not job.wait(max(0.0, seconds)):
        job.drop()
    return job.result()


def ahead_for_players(work: Callable[..., Result], *values: object) -> Callable[[], Result]:
    """Begin a call of a function in one of the processes for bots, and return what waits for its result.

    Without any such process it is called, here, when it is waited for. What it raises is raised then.
    """
    job = _asked_for(_PLAYERS, work, values)

    def waited() -> Result:
        return work(*values) if job is None else _finished(job)

    return waited


def begin_for_next_click(work: Callable[..., Result], *values: object) -> Job[Result] | None:
    """Queue a call whose result a visitor's next click is likely to need, in the process for such work.

    None without such a process, or where it has enough work for the visitor.
    """
    try:
        return _begun(_AHEAD, work, values, ahead=True)
    except RefusedError:
        return None


def begin(work: Callable[..., Result], *values: object, seconds: float = LONGEST_WORK) -> Job[Result] | None:
    """Queue a call of a function in the process for long work and return its job, None without such a process.

    `seconds` are the most of the processor that it has where it counts what it does.
    """
    return _asked_for(_LONG, work, values, seconds)


def begin_for_all(work: Callable[..., Result], *values: object) -> Job[Result] | None:
    """Queue a call in the process for long work that belongs to no one: it goes on when the visitor behind it leaves.

    None without such a process.
    """
    return _begun(_LONG, work, values, inf, SERVER)


def begin_ahead(work: Callable[..., Result], *values: object, seconds: float = LONGEST_WORK) -> Job[Result] | None:
    """Queue a call in the process for long work, which comes after all that someone waits for.

    None without such a process, or where it has enough work for the visitor.
    """
    try:
        return _begun(_LONG, work, values, seconds, ahead=True)
    except RefusedError:
        return None


def at_once_or_long(work: Callable[..., Result], *values: object) -> Result:
    """Return what a function finds within its own budgets: here if that is a moment's work, else by long work.

    Without that process it is found here, however long it takes.
    """
    with budget(AT_ONCE) as moment:
        try:
            found = work(*values)
        except TooMuchWorkError:
            if moment.spent <= AT_ONCE:
                raise
        else:
            if moment.spent <= AT_ONCE:
                return found
    return _result(_LONG, work, values, MOST_SECONDS_OF_LONG_WORK)


def _result(
    name: str, work: Callable[..., Result], values: tuple[object, ...], seconds: float = LONGEST_WORK
) -> Result:
    job = _asked_for(name, work, values, seconds)
    return work(*values) if job is None else _finished(job)


def _finished(job: Job[Result]) -> Result:
    try:
        found: Result = result_of(job)
    except DroppedError as error:
        job.call.whose.end_run(error)
        raise
    return found


def _begun(
    name: str,
    work: Callable[..., Result],
    values: tuple[object, ...],
    seconds: float = LONGEST_WORK,
    whose: WorkOwner | None = None,
    *,
    ahead: bool = False,
) -> Job[Result] | None:
    lane = _lanes.get(name)
    return None if lane is None else lane.begin(Call(whose or _Visitors.whose(), work, values, seconds, ahead))


def _asked_for(
    name: str, work: Callable[..., Result], values: tuple[object, ...], seconds: float = LONGEST_WORK
) -> Job[Result] | None:
    """Begin work that a page waits for; where it is refused the run of the page ends."""
    try:
        return _begun(name, work, values, seconds)
    except RefusedError as error:
        _Visitors.whose().end_run(error)
        raise
