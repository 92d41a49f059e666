"""Mining on a real dask cluster of this machine, and what is said when there is none."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.lab.working import ZWICKS
from tutor.lab.farm import Tally, farm
from tutor.lab.workers import NoWorkersError, cluster, processes


def local_cluster(workers: int) -> Any:
    """A scheduler on this machine with so many workers, each a process."""
    # Only these tests need what takes long to import.
    from distributed import LocalCluster  # noqa: PLC0415

    # Any free port will do for what it tells about itself.
    return LocalCluster(n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address="127.0.0.1:0")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler on this machine with two workers."""
    with local_cluster(2) as local:
        yield local.scheduler_address


def test_it_gives_the_same_files_as_one_process(address: str, tmp_path: Path) -> None:
    for name, working in (("here", processes(1)), ("there", cluster(address))):
        with working as workers:
            farm(ZWICKS, Tally(0), 12, tmp_path / name, workers)
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


def test_a_scheduler_without_workers_is_reported() -> None:
    with (
        local_cluster(0) as local,
        pytest.raises(NoWorkersError, match="mine-cluster-empty"),
        cluster(local.scheduler_address),
    ):
        pass


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "no such scheme://x", "nowhere"])
def test_a_scheduler_that_is_not_there_is_reported(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.lab.workers._PATIENCE", 0.5)
    with pytest.raises(NoWorkersError, match="mine-cluster-unreachable"), cluster(address):
        pass


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoWorkersError, match="mine-cluster-not-installed"), cluster("tcp://127.0.0.1:9"):
        pass
