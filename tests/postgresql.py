"""A PostgreSQL server that runs on this machine for the time of a test; its package must be installed."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

USER = "postgres"
STARTS_WITHIN = 60  # seconds
# The data of a test server need not survive a power cut, and it listens on a socket of this machine only.
_QUICK = ("fsync=off", "full_page_writes=off", "listen_addresses=", "shared_buffers=16MB", "max_connections=60")


class PostgreSQL:
    """A server with its data in a folder; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"postgresql://{USER}@/postgres?host={folder}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = [part for option in (*_QUICK, f"unix_socket_directories={self.folder}") for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            command = [_tool("postgres"), "-D", str(self.folder / "data"), *options]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **_not_root())
        end = time.monotonic() + STARTS_WITHIN
        ready = [_tool("pg_isready"), "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False).returncode != 0:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not answer"
            time.sleep(0.05)

    def start_if_ended(self) -> None:
        """Start the server again if it has ended by itself."""
        if self._process is None or self._process.poll() is not None:
            self.start()

    def stop(self) -> None:
        """Stop the server at once but in good order, without waiting for its clients, which are cut off."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(STARTS_WITHIN)


@contextmanager
def postgresql(within: Path | None = None) -> Iterator[PostgreSQL]:
    """Yield a new, empty server, and remove it afterwards; its data are in a folder of the machine, or of `within`."""
    # The user that the server runs as may have no access to the temporary folders of pytest.
    folder = Path(tempfile.mkdtemp(prefix="zwickern-postgresql-", dir=within))
    server = PostgreSQL(folder)
    try:
        if _not_root():
            shutil.chown(folder, USER, USER)
        made: Sequence[str] = (_tool("initdb"), "-D", str(folder / "data"), "-U", USER, "-A", "trust", "--no-sync")
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, **_not_root())
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def _not_root() -> dict[str, Any]:
    """Return the options to run as the package's own user if we are root, because the server refuses to run as root."""
    return {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}


def _tool(name: str) -> str:
    """Return the path of a program in the newest installed version; Debian does not put these on PATH."""
    installed = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(installed[-1]) if installed else shutil.which(name)
    assert found is not None, "PostgreSQL is not installed; on Debian: apt-get install postgresql"
    return found
