"""Lanes: queues of work for other processes, which waiting visitors share in turns.

A visitor's newest work comes first, and waiting visitors have short turns one after the other; the visitor with the
least recent or the least wanted work has longer turns. Work for visitors who have left is dropped.
"""

import itertools
import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, wait
from contextlib import suppress
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tutor.app.base.worker import (
    WORK_DROPPED,
    WORK_STOPPED,
    DroppedError,
    JobGivenUp,
    Progress,
    Start,
    Turn,
    TurnOver,
)

Result = TypeVar("Result")

MOST_JOBS: Final = 8
"""The most jobs that one visitor may have in a lane."""

TURN, LONG_TURN = 0.1, 0.8
"""The seconds of a turn, and of a turn for the visitor with the least recent or wanted work, while others wait."""

LONGEST_WORK: Final = 60.0
"""The seconds of processor time after which counted work ends, whatever its budget."""

_FORGIVEN: Final = 0.02  # seconds of work forgotten per second
_LESS: Final = 1.0  # seconds of work by which a visitor must have had less than all others
_AHEAD: Final = 1.0  # seconds by which a visitor with little work comes before those who have just had a turn
# Work that has begun takes memory: the most per visitor, and per process the most of all, and of what is done ahead.
_MOST_BEGUN, _MOST_BEGUN_BY_ALL, _MOST_BEGUN_AHEAD = 2, 64, 4

# With -P Python imports nothing from the working directory before it is given the server's path.
_BEGIN: Final = "import sys; sys.path[:] = sys.argv[1:]; from tutor.app.base.worker import run_worker; run_worker()"


class RefusedError(Exception):
    """Raised for work that is refused because the visitor has enough of it in the lane."""


class WorkerDiedError(Exception):
    """Raised for work whose process has died."""


class WorkOwner(NamedTuple):
    """The visitor for whom work is done, with functions that tell whether they are `gone` and that end the page's run.

    The run ends if its work was refused or dropped; if it continues all the same, the error is raised.
    """

    name: str
    gone: Callable[[], bool]
    end_run: Callable[[DroppedError | RefusedError], None] = lambda _: None


SERVER: Final = WorkOwner("", lambda: False)
"""The owner of work that no visitor waits for."""


class Job(Generic[Result]):
    """A piece of work in another process, which its caller may wait for or give up."""

    def __init__(self, lane: "Lane", call: "Call", number: int) -> None:
        self._lane, self.call, self.number = lane, call, number
        self.future: Future[Result] = Future()
        self.place: int | None = None
        self.running = self.hurries = self.begun_anew = False
        self.used, self.reported = 0.0, 0

    @property
    def begun(self) -> bool:
        """Whether the work has left the queue: it has begun or has ended."""
        return self.future.done() or self.place is not None

    @property
    def ended(self) -> bool:
        """Whether the work has ended, or was given up."""
        return self.future.done()

    @property
    def dropped(self) -> bool:
        """Whether the work was given up before it ended."""
        return self.future.cancelled()

    @property
    def hundredths(self) -> int:
        """The hundredths of the work done, as reported with `report_progress`."""
        return 100 if self.future.done() else self.reported

    def wait(self, seconds: float) -> bool:
        """Wait at most so many seconds for the end of the work, and tell whether it has ended."""
        return bool(wait([self.future], seconds).done)

    def result(self) -> Result | None:
        """Return the result of the work, None if it was given up or its process died; raise what it raised."""
        try:
            return self.future.result()
        except (CancelledError, WorkerDiedError):
            return None

    def stop(self) -> None:
        """Give the work up; work that has begun is only asked, by `stopped`, to end with its result so far."""
        if self.begun:
            self._lane.stop(self)
        else:
            self.drop()

    def drop(self) -> None:
        """Give the work up, and discard its result."""
        self._lane.drop(self)


class Call(NamedTuple):
    """A call of a function for a visitor, limited to `seconds`; no visitor waits yet for work done `ahead`."""

    whose: WorkOwner
    work: Callable[..., Any]
    values: tuple[object, ...]
    seconds: float = LONGEST_WORK
    ahead: bool = False


class _Visitor:
    """A visitor's work in a lane, with its recent seconds and the time since which it waits for a turn."""

    def __init__(self) -> None:
        self.jobs: list[Job[Any]] = []
        self.waits_since = 0.0
        self._used, self._since = 0.0, time.monotonic()

    @property
    def used(self) -> float:
        """The seconds of recent work, without those already forgotten."""
        return max(0.0, self._used - _FORGIVEN * (time.monotonic() - self._since))

    def use(self, seconds: float) -> None:
        """Record that work for this visitor took so many seconds."""
        self._used, self._since = self.used + seconds, time.monotonic()

    def next(self, place: int, *, ahead: bool, full: bool) -> Job[Any] | None:
        """Return the job to continue in a process, the one with the least work so far; with `full` none begins there.

        Jobs that were asked to stop come first.
        """
        same = [one for one in self.jobs if one.call.ahead is ahead]
        full = full or sum(job.place is not None for job in same) >= _MOST_BEGUN
        free = (job for job in same if not job.running)
        fit = [job for job in free if job.place == place or (job.place is None and not full)]
        return min(fit, key=lambda one: (not one.hurries, one.used), default=None)


class _Process:
    """A worker process, which calls `first` before any work, and the pipes to it."""

    def __init__(self, first: Callable[[], object], niceness: int) -> None:
        command, pipe = [sys.executable, "-P", "-c", _BEGIN, *sys.path], subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe)  # noqa: S603
        self._sending = threading.Lock()
        with suppress(WorkerDiedError):
            self.send(Start(pickle.dumps(first), niceness))

    def send(self, order: Start | Turn | JobGivenUp) -> None:
        """Send an order to the process; raises WorkerDiedError."""
        assert self._process.stdin is not None
        try:
            with self._sending:
                pickle.dump(order, self._process.stdin)
                self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise WorkerDiedError from error

    def receive(self) -> Progress | TurnOver:
        """Wait for an answer; raises WorkerDiedError."""
        assert self._process.stdout is not None
        try:
            answer: Progress | TurnOver = pickle.load(self._process.stdout)  # noqa: S301
        except (OSError, ValueError, EOFError, pickle.UnpicklingError) as error:
            raise WorkerDiedError from error
        return answer

    def end(self) -> None:
        """Kill the process."""
        self._process.kill()
        with suppress(OSError), self._process:
            self._process.wait()


class Lane:
    """A queue of work with up to `most` processes for it; a new process calls `first` before any work.

    They start with the lane if `at_once`, otherwise with the first work. With a `niceness` above 0 they yield to other
    processes of the machine, and with WHEN_IDLE they run only on an idle core.
    """

    def __init__(self, first: Callable[[], object], *, at_once: bool, most: int = 1, niceness: int = 0) -> None:
        self._first, self._most, self._niceness = first, most, niceness
        self._numbers = itertools.count()
        self._closed = False
        self._processes: list[_Process] = []
        self._visitors: dict[str, _Visitor] = {}
        self._changed = threading.Condition(threading.RLock())
        if at_once:
            with self._changed:
                self._start()

    def result(self, call: Call) -> Any:
        """Return the result of a call in the process, or here if the process dies; raise the error of the call.

        Raises RefusedError and DroppedError.
        """
        return result_of(self.begin(call))

    def begin(self, call: Call) -> Job[Any]:
        """Queue a call and return its job; the function may ask `stopped` whether to end. Raises RefusedError.

        A closed lane drops the job at once.
        """
        with self._changed:
            self._forget_visitors()
            visitor = self._visitors.get(call.whose.name)
            if visitor is None:
                visitor = self._visitors[call.whose.name] = _Visitor()
            same = sum(job.call.ahead is call.ahead for job in visitor.jobs)
            if call.whose is not SERVER and same >= MOST_JOBS:
                raise RefusedError(call.whose.name)
            job: Job[Any] = Job(self, call, next(self._numbers))
            if not visitor.jobs:
                least = min((one.used for one in self._visitors.values() if one.jobs), default=0.0)
                visitor.waits_since = time.monotonic() - (_AHEAD if visitor.used <= least else 0)
            visitor.jobs.append(job)
            if self._closed:
                self.drop(job)
            self._start()
            self._changed.notify_all()
        return job

    def is_full_for(self, whose: WorkOwner) -> bool:
        """Tell whether the work of others keeps all processes busy."""
        with self._changed:
            others = [one for name, one in self._visitors.items() if name != whose.name]
            return sum(len(other.jobs) for other in others) >= self._most

    def stop(self, job: Job[Any]) -> None:
        """Ask a job that has begun to end with its result so far; it has the next turn, to notice the request."""
        with self._changed:
            self._give_up(job, WORK_STOPPED)
            job.hurries = not job.future.done()
            visitor = self._visitors.get(job.call.whose.name)
            if visitor is not None and job.hurries:
                visitor.waits_since = 0.0
                self._changed.notify_all()

    def drop(self, job: Job[Any]) -> None:
        """Give a job up; if it has begun, its process ends it by itself."""
        with self._changed:
            if job.dropped or not job.future.cancel():
                return
            job.future.set_running_or_notify_cancel()
            self._remove(job)
            self._give_up(job, WORK_DROPPED)

    def close(self) -> None:
        """Drop the queue and kill the processes, without keeping any result."""
        with self._changed:
            self._closed = True
            for job in [job for visitor in self._visitors.values() for job in visitor.jobs]:
                self.drop(job)
            self._changed.notify_all()
            for process in self._processes:
                process.end()

    def _start(self) -> None:
        """Start the processes, and the threads that give them work, unless they are running."""
        while len(self._processes) < self._most and not self._closed:
            place = len(self._processes)
            self._processes.append(_Process(self._first, self._niceness))
            threading.Thread(target=self._serve, args=(place,), daemon=True).start()

    def _serve(self, place: int) -> None:
        """Give turns to the jobs of a process, one after the other."""
        while True:
            with self._changed:
                while (following := self._next(place)) is None:
                    if self._closed:
                        return
                    self._changed.wait()
                visitor, job = following
                begins, job.running, job.place = job.place is None, True, place
                job.hurries = False
                turn, process = self._turn(visitor), self._processes[place]
            began = time.monotonic()
            self._give_turn(process, job, turn, begins=begins)
            with self._changed:
                seconds = time.monotonic() - began
                job.running, job.used = False, job.used + seconds
                visitor.use(seconds)
                visitor.waits_since = 0.0 if any(job.hurries for job in visitor.jobs) else time.monotonic()
                if job.dropped:
                    # It may have been given up before the process received it.
                    self._give_up(job, WORK_DROPPED)
                self._changed.notify_all()

    def _give_turn(self, process: _Process, job: Job[Any], turn: float, *, begins: bool) -> None:
        """Run a job in its process until the turn or the job ends."""
        call = job.call
        try:
            given = (pickle.dumps((call.work, call.values)), call.seconds) if begins else ()
        except Exception as error:
            self._end(job, error=error)
            return
        try:
            process.send(Turn(job.number, turn, *given))
        except WorkerDiedError as error:
            # A job that has not begun can begin in the next process.
            self._replace(process, error, begins=job if begins else None)
            return
        try:
            over = self._await_turn_over(process, job)
        except WorkerDiedError as error:
            self._replace(process, error)
            return
        if over.ended is not None:
            try:
                ended = pickle.loads(over.ended)  # noqa: S301
            except Exception as unfit:
                ended = None, unfit
            self._end(job, *ended)

    @staticmethod
    def _await_turn_over(process: _Process, job: Job[Any]) -> TurnOver:
        """Wait for the end of a turn, recording progress reported before; raises WorkerDiedError."""
        while isinstance(answer := process.receive(), Progress):
            if answer.number == job.number:
                job.reported = answer.hundredths
        return answer

    def _next(self, place: int) -> tuple[_Visitor, Job[Any]] | None:
        """Return the visitor whose turn it is in a process, with the job; work done ahead comes last."""
        jobs = [job for visitor in self._visitors.values() for job in visitor.jobs]
        for job in jobs:
            if self._is_gone(job.call.whose):
                self.drop(job)
        by_turns = sorted(self._visitors.values(), key=lambda one: one.waits_since)
        for ahead in (False, True):
            most = _MOST_BEGUN_AHEAD if ahead else _MOST_BEGUN_BY_ALL
            full = sum(job.place == place and job.call.ahead is ahead for job in jobs) >= most
            for visitor in by_turns:
                following = visitor.next(place, ahead=ahead, full=full)
                if following is not None:
                    return visitor, following
        return None

    @staticmethod
    def _is_gone(whose: WorkOwner) -> bool:
        """Tell whether a visitor has left, False if that is unknown."""
        try:
            return whose.gone()
        except Exception:
            # The thread that gives the turns must continue for all others.
            return False

    def _turn(self, visitor: _Visitor) -> float:
        """Return the length of a visitor's turn."""
        others = [one for one in self._visitors.values() if one is not visitor and one.jobs]
        fewest = min((len(other.jobs) for other in others), default=0)
        least = min((other.used for other in others), default=0.0)
        return LONG_TURN if len(visitor.jobs) < fewest or visitor.used + _LESS < least else TURN

    def _end(self, job: Job[Any], found: object = None, error: BaseException | None = None) -> None:
        with self._changed:
            if job.future.cancelled():
                return
            self._remove(job)
            if error is None:
                job.future.set_result(found)
            else:
                job.future.set_exception(error)

    def _remove(self, job: Job[Any]) -> None:
        visitor = self._visitors.get(job.call.whose.name)
        if visitor is not None and job in visitor.jobs:
            visitor.jobs.remove(job)

    def _give_up(self, job: Job[Any], how: int) -> None:
        """Tell the process of a job, if any, that the job is given up."""
        if job.place is not None:
            with suppress(WorkerDiedError):
                self._processes[job.place].send(JobGivenUp(job.number, how))

    def _forget_visitors(self) -> None:
        for name in [name for name, one in self._visitors.items() if not one.jobs and not one.used]:
            del self._visitors[name]

    def _replace(self, process: _Process, error: WorkerDiedError, begins: Job[Any] | None = None) -> None:
        """Start a new process in place of a dead one, and end all work begun there.

        A job that only `begins` there goes back to the queue, once.
        """
        with self._changed:
            place = self._processes.index(process)
            if begins is not None and not begins.begun_anew:
                begins.begun_anew, begins.place = True, None
            for job in [job for visitor in self._visitors.values() for job in visitor.jobs if job.place == place]:
                self._end(job, error=error)
            if not self._closed:
                process.end()
                self._processes[place] = _Process(self._first, self._niceness)


def result_of(job: Job[Any]) -> Any:
    """Wait for the result of a job, or work it out here if its process dies; raises DroppedError."""
    try:
        return job.future.result()
    except CancelledError:
        raise DroppedError from None
    except WorkerDiedError:
        return job.call.work(*job.call.values)
