"""Work in another process: what it gives and raises comes through, and a process that is gone is replaced."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Lock, Thread
from types import ModuleType

import pytest

import tutor
from tutor.app.base import processes
from tutor.app.base.lane import MOST_JOBS, Job, RefusedError, WorkOwner
from tutor.app.base.processes import (
    GIVING_WAY,
    ahead_for_players,
    begin,
    begin_ahead,
    begin_for_all,
    begin_for_next_click,
    for_players,
    for_players_within,
    in_other_process,
    workers,
)
from tutor.app.base.worker import DroppedError, stopped
from tutor.app.replay.solving import work
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.hand.deal_and_play import deals, opening
from tutor.lab.solver import Worths

WITHIN = 20  # seconds


def wait_for(happens: Callable[[], bool]) -> None:
    """Wait until something has come to pass."""
    end = time.monotonic() + WITHIN
    while not happens():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_running(process: int) -> bool:
    """Whether there is such a process; one that has ended with all its threads and is not fetched yet is none.

    While a thread lives the pipes of the process do, too.
    """
    with contextlib.suppress(ProcessLookupError, FileNotFoundError):
        os.kill(process, 0)
        threads = Path(f"/proc/{process}/task").iterdir()
        return any((one / "stat").read_text().rpartition(")")[2].split()[0] != "Z" for one in threads)
    return False


def server(script: str) -> "subprocess.Popen[str]":
    """A server that ends when no one can write to it any more."""
    environment = {**os.environ, "PYTHONPATH": str(Path(tutor.__file__).parents[1])}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", script], stdin=pipe, stdout=pipe, text=True, env=environment)


def process_of(started: "subprocess.Popen[str]") -> int:
    """The other process, as the server names it."""
    assert started.stdout is not None
    return int(started.stdout.readline())


@pytest.fixture(scope="module")
def served() -> Iterator[None]:
    """Work is done elsewhere."""
    with workers(os.getpid):
        yield


def test_where_nothing_is_served_the_work_is_done_here() -> None:
    assert in_other_process(os.getpid) == os.getpid()
    with pytest.raises(ZeroDivisionError):
        in_other_process(divmod, 7, 0)


@pytest.mark.usefixtures("served")
def test_work_is_done_in_one_other_process() -> None:
    other = in_other_process(os.getpid)
    assert other != os.getpid()
    assert in_other_process(os.getpid) == other
    assert in_other_process(divmod, 17, 5) == (3, 2)


@pytest.mark.usefixtures("served")
def test_what_the_work_raises_is_raised_here() -> None:
    with pytest.raises(ValueError, match="'x'"):
        in_other_process(int, "x")
    with pytest.raises(LookupError):
        in_other_process([].pop)
    assert in_other_process(int, "7") == 7, "and the process works on"


@pytest.mark.usefixtures("served")
def test_ctrl_c_does_not_reach_the_other_process() -> None:
    other = in_other_process(os.getpid)
    assert other != os.getpid()
    os.kill(other, signal.SIGINT)
    assert in_other_process(os.getpid) == other


@pytest.mark.usefixtures("served")
def test_a_process_that_was_killed_is_replaced_and_no_one_notices() -> None:
    first = in_other_process(os.getpid)
    assert first != os.getpid()
    os.kill(first, signal.SIGKILL)
    wait_for(lambda: not is_running(first))
    assert in_other_process(divmod, 17, 5) == (3, 2), "the work is done, wherever that may be"
    wait_for(lambda: in_other_process(os.getpid) not in (first, os.getpid()))


@pytest.mark.usefixtures("served")
def test_many_who_wait_while_the_process_is_killed_get_what_they_wait_for() -> None:
    found: list[int] = []
    waiting = [Thread(target=lambda: found.append(in_other_process(sum, range(300_000)))) for _ in range(8)]
    other = in_other_process(os.getpid)
    assert other != os.getpid()
    for number, one in enumerate(waiting):
        one.start()
        if number == 3:
            os.kill(other, signal.SIGKILL)
    for one in waiting:
        one.join(WITHIN)
    assert found == [sum(range(300_000))] * 8
    wait_for(lambda: in_other_process(os.getpid) != os.getpid())


def long_work() -> Job[Worths | None]:
    """Work that goes on for minutes unless it is stopped: the first play of a deal, with all cards open."""
    rules = VARIANTS["christiansen"]
    first, *_ = deals(rules.plans[-1], 0, rules.pack)
    job = begin(work, opening(rules, ("A", "B", "C", "D"), 0, first, 24), None, 600)
    assert job is not None
    return job


def test_without_a_process_for_it_no_long_work_is_begun() -> None:
    assert begin(os.getpid) is None
    assert not stopped()


def test_long_work_has_a_process_of_its_own_and_can_be_stopped() -> None:
    with workers(os.getpid, os.getpid):
        first = begin(os.getpid)
        assert first is not None
        assert first.result() not in (None, os.getpid())
        job = long_work()
        wait_for(lambda: job.begun)
        assert not job.wait(0.2)
        assert in_other_process(os.getpid) != os.getpid(), "short work is done meanwhile"
        job.stop()
        assert job.wait(WITHIN)
        outcome = job.result()
        assert outcome is not None
        assert not outcome.done


def test_long_work_whose_process_was_killed_gives_nothing_and_the_next_is_done() -> None:
    with workers(os.getpid, os.getpid):
        first = begin(os.getpid)
        assert first is not None
        process = first.result()
        assert process is not None
        job = long_work()
        # The process must know of the work: what it does not know of begins in the next one.
        wait_for(lambda: job.used > 0)
        os.kill(process, signal.SIGKILL)
        assert job.wait(WITHIN)
        assert job.result() is None
        again = begin(divmod, 17, 5)
        assert again is not None
        assert again.result() == (3, 2)


def test_long_work_gives_way_to_everything_else() -> None:
    with workers(os.getpid, os.getpid, os.getpid):
        job, own = begin(os.nice, 0), os.nice(0)
        assert job is not None
        assert job.result() == min(own + GIVING_WAY, 19)
        assert in_other_process(os.nice, 0) == for_players(os.nice, 0) == own


def test_what_the_next_click_needs_gives_way_and_waits_for_no_long_work() -> None:
    assert begin_for_next_click(os.getpid) is None
    with workers(os.getpid, os.getpid, os.getpid):
        long = long_work()
        ahead = begin_for_next_click(os.nice, 0)
        assert ahead is not None
        assert ahead.wait(WITHIN)
        assert ahead.result() == min(os.nice(0) + GIVING_WAY, 19)
        assert not long.wait(0)
        long.stop()


def test_the_run_of_a_page_ends_where_its_work_is_refused_or_dropped() -> None:
    """What no one waits for is left out instead."""
    ended, left = list[Exception](), list[bool]()
    whose = WorkOwner("somebody", lambda: bool(left), ended.append)
    with workers(os.getpid, os.getpid, os.getpid, lambda: whose):
        for _ in range(MOST_JOBS):
            begin(select.select, [], [], [], WITHIN)
        with pytest.raises(RefusedError):
            begin(os.getpid)
        assert [type(one) for one in ended] == [RefusedError]
        aheads = [begin_ahead(os.getpid) for _ in range(MOST_JOBS + 1)]
        assert aheads[-1] is None
        assert len(ended) == 1
        assert in_other_process(os.getpid) != os.getpid(), "another kind of work is not refused"
        for_all = begin_for_all(time.sleep, 0.5)
        assert for_all is not None
        left.append(True)
        with pytest.raises(DroppedError):
            for_players(select.select, [], [], [], WITHIN)
        assert isinstance(ended[-1], DroppedError)
        assert for_all.wait(WITHIN)
        assert not for_all.dropped, "what is nobody's own goes on"


def test_the_end_of_the_server_waits_for_no_work() -> None:
    """What never asks whether it is given up ends with its process, and no process is begun in its place."""
    with workers(os.getpid, os.getpid, os.getpid):
        job, asked = begin(select.select, [], [], [], WITHIN), ahead_for_players(os.getpid)
        assert job is not None
        while not job.begun:
            time.sleep(0.01)
        process = asked()
    assert job.result() is None
    assert process != os.getpid()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_page_that_poses_as_the_main_module_is_not_run_in_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ModuleType("__main__")
    page.__file__ = str(tmp_path / "page.py")
    (tmp_path / "page.py").write_text("import os\nos._exit(1)")
    monkeypatch.setitem(sys.modules, "__main__", page)
    monkeypatch.setattr(processes, "_lanes", {})
    with workers(os.getpid):
        assert in_other_process(os.getpid) != os.getpid()
    assert sys.modules["__main__"] is page


@pytest.mark.usefixtures("served")
def test_work_neither_reads_the_orders_nor_prints_among_the_answers() -> None:
    assert in_other_process(os.read, 0, 1) == b""
    assert in_other_process(os.write, 1, b"printed by work\n") == 16
    assert in_other_process(divmod, 17, 5) == (3, 2)


@pytest.mark.usefixtures("served")
def test_what_cannot_travel_is_an_error_here_and_the_process_works_on() -> None:
    with pytest.raises(Exception, match="pickle"):
        in_other_process(len, (one for one in "generator"))
    with pytest.raises(Exception, match="pickle"):
        in_other_process(Lock)
    assert in_other_process(int, "7") == 7


# It waits until another process does the same. The processes of a tutor that is installed know no module of the tests.
MEETING = """
import os, time
from pathlib import Path
here = Path(__file__).parent
(here / f"{os.getpid()}.here").touch()
end = time.monotonic() + 20
while len(list(here.glob("*.here"))) < 2 and time.monotonic() < end:
    time.sleep(0.02)
pid = os.getpid()
"""


def test_bots_play_in_as_many_processes_as_there_are_cores_and_none_runs_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ModuleType("__main__")
    page.__file__ = str(tmp_path / "page.py")
    (tmp_path / "page.py").write_text("import os\nos._exit(1)")
    monkeypatch.setitem(sys.modules, "__main__", page)
    monkeypatch.setattr(processes, "_lanes", {})
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    meeting, found = tmp_path / "meeting.py", list[int]()
    meeting.write_text(MEETING)
    meet = f"__import__('runpy').run_path({str(meeting)!r})['pid']"
    with workers(os.getpid, players=os.getpid):
        asking = [Thread(target=lambda: found.append(for_players(eval, meet))) for _ in range(2)]
        for one in asking:
            one.start()
        for one in asking:
            one.join()
    assert len(set(found)) == 2
    assert os.getpid() not in found


def test_what_bots_do_ahead_is_begun_before_anyone_waits_for_it(tmp_path: Path) -> None:
    begun = tmp_path / "begun"
    with workers(os.getpid, players=os.getpid):
        process, nothing = ahead_for_players(os.getpid), ahead_for_players(divmod, 7, 0)
        ahead_for_players(begun.touch)
        wait_for(begun.exists)
        assert process() != os.getpid()
        with pytest.raises(ZeroDivisionError):
            nothing()
    later = ahead_for_players(begun.unlink)
    assert begun.exists(), "without a process it waits until it is asked for"
    later()
    assert not begun.exists()


def test_what_does_not_come_in_time_is_nothing_and_is_given_up() -> None:
    with workers(os.getpid, players=os.getpid):
        assert for_players_within(WITHIN, os.getpid) not in (None, os.getpid())
        assert for_players_within(0.1, time.sleep, 1.0) is None
        assert not processes._lanes["players"]._visitors[""].jobs
        with pytest.raises(ZeroDivisionError):
            for_players_within(WITHIN, divmod, 7, 0)
    assert for_players_within(0, os.getpid) == os.getpid(), "without a process nobody else can do it"


def test_what_may_be_left_out_is_not_begun_while_others_keep_all_processes_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The visitor's own work is no reason: it may be the reply to the same play."""
    who = "one"
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    with workers(os.getpid, players=os.getpid, whose=lambda: WorkOwner(who, lambda: False)):
        busy = ahead_for_players(time.sleep, 1.0)
        assert for_players_within(WITHIN, os.getpid) is not None
        who = "another"
        assert for_players_within(WITHIN, os.getpid) is None
        busy()
        assert for_players_within(WITHIN, os.getpid) is not None


def test_a_new_process_begins_with_what_warms_it_up_and_ends_with_the_server(tmp_path: Path) -> None:
    script = f"""
import os, sys
from functools import partial
from pathlib import Path
from tutor.app.base.processes import in_other_process, workers
with workers(partial(Path.write_text, Path({str(tmp_path)!r}) / "warm", "x")):
    print(in_other_process(os.getpid), flush=True)
    sys.stdin.read()
print(in_other_process(os.getpid) == os.getpid(), flush=True)
"""
    with server(script) as started:
        other = process_of(started)
        assert (tmp_path / "warm").read_text() == "x", "it is done before anything else"
        said, _ = started.communicate("", timeout=WITHIN)
        assert said.split() == ["True"], "when the server ends, work is done here again"
    wait_for(lambda: not is_running(other))


def test_the_process_ends_even_if_the_server_is_killed() -> None:
    script = """
import os, sys
from tutor.app.base.processes import in_other_process, workers
with workers(os.getpid):
    print(in_other_process(os.getpid), flush=True)
    sys.stdin.read()
"""
    with server(script) as started:
        other = process_of(started)
        started.kill()
        started.wait(WITHIN)
        wait_for(lambda: not is_running(other))
