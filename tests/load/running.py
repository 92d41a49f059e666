"""Tutors that are started for a test, each in a process of its own, and measures of such a process."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import tutor

STARTS_WITHIN = 120  # seconds
ENDS_WITHIN = 30
_TICKS = os.sysconf("SC_CLK_TCK")


class Server(NamedTuple):
    """A running tutor: its process, and its address as host:port."""

    process: "subprocess.Popen[str]"
    address: str


def begin(folder: Path, port: int, options: Sequence[str], environment: Mapping[str, str]) -> Server:
    """Start a tutor that listens on a port; its output goes to the file <port>.log of the folder."""
    source = str(Path(tutor.__file__).parents[1])
    path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
    with (folder / f"{port}.log").open("a") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tutor", *options],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": path, **environment},
            stdout=log,
            stderr=log,
            text=True,
        )
    return Server(process, f"127.0.0.1:{port}")


def wait_for(server: Server) -> None:
    """Wait until a tutor and its database answer, and fail if it ends or takes longer than STARTS_WITHIN."""
    end = time.monotonic() + STARTS_WITHIN
    while not answers(f"http://{server.address}/health"):
        assert server.process.poll() is None, "the tutor has ended"
        assert time.monotonic() < end, "the tutor does not answer"
        time.sleep(0.1)


def answers(url: str) -> bool:
    """Tell whether a URL answers with status 200 within 10 seconds."""
    try:
        with urlopen(url, timeout=10) as found:
            return bool(found.status == 200)
    except OSError:
        return False


def finish(server: Server) -> int:
    """End a tutor in order, and return its exit code; it is killed after ENDS_WITHIN seconds."""
    server.process.send_signal(signal.SIGINT)
    try:
        return server.process.wait(ENDS_WITHIN)
    finally:
        server.process.kill()
        server.process.wait()


@contextmanager
def serving(folder: Path, port: int, database: str) -> Iterator[Server]:
    """Run a tutor that is served to many and writes to a database; it must end with exit code 0."""
    options = ("serve", "--host", "127.0.0.1", "--port", str(port), "--database", database)
    server = begin(folder, port, options, {})
    try:
        wait_for(server)
        yield server
    finally:
        code = finish(server)
    assert code == 0, (folder / f"{port}.log").read_text()


def free_ports(number: int) -> list[int]:
    """Find ports on which no one listens now."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [int(one.getsockname()[1]) for one in sockets]
    for one in sockets:
        one.close()
    return ports


def listens(port: int) -> bool:
    """Tell whether someone listens on a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def memory(process: int) -> float:
    """Measure the resident memory of a process, in MiB."""
    status = Path(f"/proc/{process}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def worked(process: int) -> float:
    """Measure the processor time of a process, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def children(process: int) -> list[int]:
    """Return the processes that a process has started, and that run."""
    found = []
    for one in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(one.read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(one.parent.name))
    return found


def niceness(process: int) -> int:
    """Return the niceness of a process: above 0 it gives way."""
    return os.getpriority(os.PRIO_PROCESS, process)
