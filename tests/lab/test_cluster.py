"""Mining on a real dask cluster of this machine, and what is said when there is none."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from tests.lab.working import ZWICKS
from tutor.engine.zwickern.variants import DIETZE
from tutor.lab.mine_many import MiningProgress, mine_many
from tutor.lab.numbers.counted import NumbersJob, count_range
from tutor.lab.workers import NoWorkersError, cluster, processes

STARTS_WITHIN = 60  # seconds


@contextmanager
def local_cluster(folder: Path, workers: int) -> Iterator[str]:
    """Yield the address of a scheduler on this machine with so many workers, each a process of its own."""
    file = folder / "scheduler.json"
    place = ["--scheduler-file", str(file), "--no-dashboard"]
    commands = [["dask_scheduler", "--host", "127.0.0.1", "--port", "0", *place]]
    commands += [["dask_worker", "--host", "127.0.0.1", "--no-nanny", "--nthreads", "1", *place]] * workers
    with ExitStack() as stack:
        for module, *options in commands:
            command = [sys.executable, "-m", f"distributed.cli.{module}", *options]
            process = stack.enter_context(subprocess.Popen(command, cwd=folder, stderr=subprocess.DEVNULL))
            stack.callback(process.terminate)
        yield _address(file)


def _address(file: Path) -> str:
    """Return the address that a scheduler writes into its file."""
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end:
        with suppress(OSError, ValueError):
            return str(json.loads(file.read_text())["address"])
        time.sleep(0.05)
    raise AssertionError("the scheduler did not start")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A scheduler on this machine with two workers."""
    # Only these tests need what takes long to import.
    from distributed import Client  # noqa: PLC0415

    with local_cluster(tmp_path_factory.mktemp("cluster"), 2) as found:
        with Client(found, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=STARTS_WITHIN)
        yield found


def test_games_are_counted_there_as_here(address: str) -> None:
    job = NumbersJob(DIETZE, 2, "careful")
    with cluster(address) as workers:
        there = workers.result(workers.submit(count_range, job, 0, 2))
    assert there._replace(seconds=0.0) == count_range(job, 0, 2)._replace(seconds=0.0)


def test_it_gives_the_same_files_as_one_process(address: str, tmp_path: Path) -> None:
    for name, working in (("here", processes(1)), ("there", cluster(address))):
        with working as workers:
            mine_many(ZWICKS, MiningProgress(0), 12, tmp_path / name, workers)
    here, there = (
        {file.relative_to(tmp_path / name): file.read_bytes() for file in (tmp_path / name).rglob("*.*")}
        for name in ("here", "there")
    )
    assert len(here) > 12
    assert here == there


def test_the_work_is_done_by_the_workers(address: str) -> None:
    with cluster(address) as workers:
        assert workers.ahead == 6
        pids = {workers.result(workers.submit(os.getpid)) for _ in range(4)}
    assert pids
    assert os.getpid() not in pids


def test_what_a_call_raises_is_raised(address: str) -> None:
    with cluster(address) as workers, pytest.raises(ZeroDivisionError):
        workers.result(workers.submit(divmod, 1, 0))


def test_a_scheduler_without_workers_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.lab.workers._PATIENCE", 2)
    with (
        local_cluster(tmp_path, 0) as empty,
        pytest.raises(NoWorkersError, match="mine-cluster-empty"),
        cluster(empty),
    ):
        pass


def test_a_scheduler_that_is_not_there_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.lab.workers._PATIENCE", 0.5)
    with pytest.raises(NoWorkersError, match="mine-cluster-unreachable"), cluster("tcp://127.0.0.1:9"):
        pass


@pytest.mark.parametrize("address", ["no such scheme://x", "nowhere"])
def test_what_is_not_an_address_of_a_scheduler_is_reported(address: str) -> None:
    with pytest.raises(NoWorkersError, match="mine-cluster-address"), cluster(address):
        pass


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoWorkersError, match="mine-cluster-not-installed"), cluster("tcp://127.0.0.1:9"):
        pass
