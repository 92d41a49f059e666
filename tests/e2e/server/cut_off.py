"""Starts the tutor as its command does, with a low soft limit of open files and a network that swallows packets.

Each call to another machine is noted in `calls.txt`, waits as if no one answered, and fails.
"""

import resource
import socket
import time
from pathlib import Path
from typing import Any

from tutor.cli.main import main

CALLS = Path("calls.txt")
FEW_FILES = 256
_WAITS = 1  # second, as long as Streamlit waits for an answer
_HERE = ("127.", "localhost", "::1", "0.0.0.0")


def _swallow(host: object) -> None:
    if isinstance(host, str) and not host.startswith(_HERE):
        with CALLS.open("a") as calls:
            calls.write(f"{host}\n")
        time.sleep(_WAITS)
        raise TimeoutError(f"nobody answers at {host}")


def _host_of(address: Any) -> object:
    return address[0] if isinstance(address, tuple) else None


if __name__ == "__main__":
    connect, find = socket.socket.connect, socket.getaddrinfo

    def _connect(self: socket.socket, address: Any) -> None:
        _swallow(_host_of(address))
        connect(self, address)

    def _find(host: Any, *more: Any, **options: Any) -> Any:
        _swallow(host)
        return find(host, *more, **options)

    socket.socket.connect = _connect
    socket.getaddrinfo = _find
    resource.setrlimit(resource.RLIMIT_NOFILE, (FEW_FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    main()
