"""The workers: this process, others of this machine, or a cluster, and what is said when they are not there."""

import os
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor

import pytest

from tutor.lab.workers import HERE, NoWorkersError, Workers, processes


def test_work_here_is_done_at_once() -> None:
    assert HERE.submit(divmod, 7, 2).done()
    assert HERE.result(HERE.submit(divmod, 7, 2)) == (3, 1)


def test_one_worker_needs_no_other_process() -> None:
    with processes(1) as workers:
        assert workers.result(workers.submit(os.getpid)) == os.getpid()


def test_several_work_in_other_processes() -> None:
    with processes(2) as workers:
        assert workers.result(workers.submit(os.getpid)) != os.getpid()
        assert workers.ahead > 2


def test_a_worker_that_dies_is_noticed() -> None:
    with processes(2) as workers:
        dying = workers.submit(os._exit, 3)
        with pytest.raises(NoWorkersError, match="mine-workers-lost"):
            workers.result(dying)
        with pytest.raises(NoWorkersError, match="mine-workers-lost"):
            workers.submit(os.getpid)


@pytest.mark.parametrize("error", [CancelledError(), ConnectionResetError()])
def test_a_lost_connection_is_noticed(error: Exception) -> None:
    future: Future[int] = Future()
    future.set_exception(error)
    with ThreadPoolExecutor() as executor, pytest.raises(NoWorkersError, match="mine-workers-lost"):
        Workers(executor, 1).result(future)


def test_what_a_call_raises_is_raised() -> None:
    with processes(2) as workers, pytest.raises(ZeroDivisionError):
        workers.result(workers.submit(divmod, 1, 0))
