"""Lanes: every visitor in line gets a turn, short work overtakes long work, and work of those who left is dropped."""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.base.test_processes import WITHIN, is_running, wait_for
from tutor.app.base import lane as lanes
from tutor.app.base.lane import (
    LONG_TURN,
    MOST_JOBS,
    SERVER,
    TURN,
    Call,
    Job,
    Lane,
    RefusedError,
    WorkerDiedError,
    WorkOwner,
    result_of,
)
from tutor.app.base.worker import DroppedError, Turn, stopped
from tutor.engine.budget import SECOND, TooMuchWorkError, budget, spend

LONG = 30.0
"""The seconds of work that no test waits for."""


IDLE = 3
"""The threads of a process that does nothing but list them."""


def count(seconds: float) -> float:
    """Count work for so many seconds of the processor, and return when it was done."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        spend(SECOND >> 8)
    return time.monotonic()


def rest(seconds: float) -> None:
    """Work for so many seconds without counting anything."""
    time.sleep(seconds)


def count_over(seconds: float) -> str:
    """Count work, and return whether there was too much of it."""
    try:
        count(seconds)
    except TooMuchWorkError:
        return "too much"
    return "done"


@pytest.fixture
def lane(monkeypatch: pytest.MonkeyPatch) -> Iterator[Lane]:
    """A lane of one process, which is there and finds the work of this module."""
    monkeypatch.syspath_prepend(Path(__file__).parents[3])
    made = Lane(os.getpid, at_once=True)
    assert made.result(Call(SERVER, os.getpid, ())) != os.getpid()
    yield made
    made.close()


class Visitor:
    """Someone who has work done, until leaving."""

    def __init__(self, lane: Lane, name: str) -> None:
        self.lane, self.left = lane, False
        self.whose = WorkOwner(name, lambda: self.left)

    def begin(
        self, work: Callable[..., object], *values: object, seconds: float = LONG, ahead: bool = False
    ) -> Job[Any]:
        """Have some work done."""
        return self.lane.begin(Call(self.whose, work, values, seconds, ahead))


def begun(*jobs: Job[object]) -> None:
    """Wait until jobs have begun."""
    for job in jobs:
        wait_for(lambda job=job: job.begun)


def test_work_of_visitors_who_have_left_is_dropped_and_the_next_one_waits_for_none_of_it(lane: Lane) -> None:
    """What runs is ended, and what waits never begins."""
    gone = [Visitor(lane, f"{number}") for number in range(20)]
    jobs = [one.begin(count, LONG) for one in gone for _ in range(6)]
    begun(jobs[0], jobs[6])
    for one in gone:
        one.left = True
    assert Visitor(lane, "here").begin(os.getpid).wait(WITHIN)
    assert all(job.wait(WITHIN) and job.dropped for job in jobs)
    with pytest.raises(DroppedError):
        result_of(jobs[0])
    wait_for(lambda: lane.result(Call(SERVER, threads, ())) <= IDLE)


def threads() -> int:
    """Return how many threads this process has."""
    return threading.active_count()


def rest_and_count(seconds: float) -> None:
    """Count work after some that is not counted and takes longer than a turn."""
    rest(5 * TURN)
    count(seconds)


def test_what_runs_while_it_is_dropped_is_ended(lane: Lane) -> None:
    """Even where its turn ends before it notices."""
    job = Visitor(lane, "one").begin(rest_and_count, LONG)
    wait_for(lambda: job.running)
    job.drop()
    wait_for(lambda: lane.result(Call(SERVER, threads, ())) <= IDLE)


def test_no_one_waits_for_more_than_a_moment_while_others_work_for_long(lane: Lane) -> None:
    busy = [Visitor(lane, f"{number}").begin(count, LONG) for number in range(5)]
    begun(*busy)
    for number in range(3):
        before = sum(job.used for job in busy)
        assert Visitor(lane, f"short {number}").begin(os.getpid).wait(WITHIN)
        assert sum(job.used for job in busy) - before < 2 * LONG_TURN
    assert not any(job.wait(0) for job in busy)


def test_what_counts_nothing_shares_the_processor(lane: Lane) -> None:
    quiet = Visitor(lane, "quiet").begin(rest, WITHIN)
    begun(quiet)
    assert Visitor(lane, "short").begin(os.getpid).wait(WITHIN)
    assert not quiet.wait(0)


def test_a_visitor_who_comes_late_is_done_long_before_those_who_were_at_work(lane: Lane) -> None:
    """The visitor who has had the least of late has longer turns: not a sixth of the lane, but half of it."""
    busy = [Visitor(lane, f"{number}").begin(count, LONG) for number in range(5)]
    begun(*busy)
    for one in lane._visitors.values():
        one.use(LONG)
    before = sum(job.used for job in busy)
    late = Visitor(lane, "late").begin(count, 0.6)
    assert late.wait(WITHIN)
    wait_for(lambda: late.used > 0.3)
    assert sum(job.used for job in busy) - before < 2 * late.used
    assert not any(job.wait(0) for job in busy)


def test_a_visitor_who_wants_little_is_done_before_those_who_want_much(lane: Lane) -> None:
    """It takes at most half of the lane from a visitor with one piece of work, though no one had any before."""
    busy = [Visitor(lane, f"{number}").begin(count, LONG) for number in range(5) for _ in range(2)]
    begun(*busy)
    little = Visitor(lane, "little").begin(count, 0.6)
    little_of = lane._visitors["little"]
    little_of.use(LONG)
    before = sum(job.used for job in busy)
    assert little.wait(WITHIN)
    wait_for(lambda: little.used > 0.3)
    assert sum(job.used for job in busy) - before < 2 * little.used


def test_visitors_have_turns_one_after_the_other_however_much_each_wants(lane: Lane) -> None:
    many, one = Visitor(lane, "many"), Visitor(lane, "one")
    jobs = [many.begin(count, 0.4) for _ in range(MOST_JOBS)]
    begun(jobs[0])
    late = one.begin(count, 0.4)
    assert late.wait(WITHIN)
    assert sum(job.wait(0) for job in jobs) <= MOST_JOBS // 2


def test_short_work_overtakes_the_visitors_own_long_work(lane: Lane) -> None:
    visitor = Visitor(lane, "one")
    long = visitor.begin(count, LONG)
    begun(long)
    assert visitor.begin(os.getpid).wait(WITHIN)
    assert not long.wait(0)


def test_what_no_one_waits_for_comes_last(lane: Lane) -> None:
    visitor, other = Visitor(lane, "one"), Visitor(lane, "other")
    ahead = visitor.begin(count, 0.1, ahead=True)
    waited = [other.begin(count, 0.2) for _ in range(2)]
    first, *later = (result_of(job) for job in (ahead, *waited))
    assert first >= max(later) - TURN - 0.3
    begun(blocking := visitor.begin(count, LONG, ahead=True))
    assert other.begin(os.getpid).wait(WITHIN)
    assert not blocking.wait(0)


def test_each_visitor_has_a_bounded_queue_and_no_one_else_is_refused(lane: Lane) -> None:
    visitor = Visitor(lane, "one")
    jobs = [visitor.begin(count, LONG) for _ in range(MOST_JOBS)]
    with pytest.raises(RefusedError):
        visitor.begin(os.getpid)
    assert Visitor(lane, "other").begin(os.getpid).wait(WITHIN)
    visitor.begin(os.getpid, ahead=True)
    for job in jobs:
        job.drop()
    assert visitor.begin(os.getpid).wait(WITHIN), "the next click works"


def test_work_has_seconds_wherever_its_budget_ends(lane: Lane) -> None:
    job = Visitor(lane, "one").begin(count_over, LONG, seconds=0.3)
    assert job.result() == "too much"


def test_a_turn_ends_inside_the_budgets_of_the_work(lane: Lane) -> None:
    begun(Visitor(lane, "one").begin(budgeted, LONG))
    assert Visitor(lane, "other").begin(os.getpid).wait(WITHIN)


def budgeted(seconds: float) -> None:
    """Count work within a budget of its own."""
    with budget(1 << 60):
        count(seconds)


def test_what_was_stopped_before_it_began_never_begins(lane: Lane, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanes, "_MOST_BEGUN_BY_ALL", 1)
    first = Visitor(lane, "one").begin(count, LONG)
    begun(first)
    waiting = Visitor(lane, "other").begin(os.getpid)
    assert not waiting.wait(3 * TURN), "no more is begun than there is room for"
    waiting.stop()
    assert waiting.wait(0)
    assert waiting.result() is None


def test_little_of_what_is_done_ahead_is_begun_at_once_and_wanted_work_begins_beside_it(
    lane: Lane, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each piece that has begun takes memory, and a few that end are worth more than many that do not."""
    monkeypatch.setattr(lanes, "_MOST_BEGUN_AHEAD", 2)
    visitors = [Visitor(lane, name) for name in "abcd"]
    ahead = [one.begin(count, LONG, ahead=True) for one in visitors[:3]]
    for job in ahead[:2]:
        begun(job)
    assert visitors[3].begin(os.getpid).wait(WITHIN)
    assert not ahead[2].begun
    ahead[0].drop()
    begun(ahead[2])


def test_a_lane_that_is_closed_begins_no_process() -> None:
    lane = Lane(os.getpid, at_once=True)
    pools = list(lane._processes)
    lane.close()
    lane._start()
    assert lane._processes == pools


def test_what_is_begun_in_a_closed_lane_is_dropped_at_once() -> None:
    lane = Lane(os.getpid, at_once=False)
    lane.close()
    job = lane.begin(Call(SERVER, os.getpid, ()))
    assert job.wait(0)
    assert job.dropped


def test_work_may_be_dropped_twice(lane: Lane) -> None:
    job = Visitor(lane, "one").begin(count, LONG)
    begun(job)
    job.drop()
    job.drop()
    assert job.dropped


def test_a_visitor_of_whom_nothing_is_known_has_not_left_and_no_one_else_waits(lane: Lane) -> None:
    nobody_knows = WorkOwner("one", lambda: bool(1 / 0))
    assert lane.begin(Call(nobody_knows, os.getpid, ())).wait(WITHIN)
    assert Visitor(lane, "other").begin(os.getpid).wait(WITHIN)


def test_the_first_work_after_the_process_was_killed_is_done_in_the_next_one(lane: Lane) -> None:
    process = lane.result(Call(SERVER, os.getpid, ()))
    os.kill(process, signal.SIGKILL)
    wait_for(lambda: not is_running(process))
    assert lane.begin(Call(SERVER, os.getpid, ())).result() not in (None, process, os.getpid())


def test_work_that_no_process_takes_is_given_back_to_it_once(lane: Lane, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[object, ...]]()

    def broken(*given: object) -> None:
        asked.append(given)
        raise WorkerDiedError

    monkeypatch.setattr(lanes._Process, "send", broken)
    assert lane.begin(Call(SERVER, os.getpid, ())).result() is None
    assert sum(isinstance(order, Turn) for _, order in asked) == 2


def until_stopped() -> float:
    """Work until that is given up, and return when it noticed."""
    while not stopped():
        spend(SECOND >> 8)
    return time.monotonic()


def test_work_that_is_asked_to_end_has_the_next_turn(lane: Lane) -> None:
    """However many others are at work."""
    watched = Visitor(lane, "watched").begin(until_stopped)
    busy = [Visitor(lane, f"{number}").begin(count, LONG) for number in range(12)]
    begun(watched, *busy)
    # It has just had a turn, so that all others come before it.
    wait_for(lambda: watched.running)
    wait_for(lambda: not watched.running)
    before = [job.used for job in busy]
    watched.stop()
    assert watched.wait(WITHIN)
    # One may be at its turn as this is said, and another begins as the end is seen here.
    assert sum(job.used > used for job, used in zip(busy, before, strict=True)) <= 2
