"""What takes seconds to make small, done by a process of its own at the lowest priority, since nobody waits for it.

The process, `python -m tutor.app.delivery.shrinking`, is told its orders as a list in JSON on its input. For each of
them it writes what it made, after the number of its bytes; nothing where it failed. An order names a file to `pack`, or
a `font` to cut down with either `signs` and `sources`, folders whose scripts name more of them, or `characters`.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from tutor.app.delivery.packing import pack_best
from tutor.app.delivery.signs import signs_in

EDITION = 1
"""Raised whenever the same order would give something else."""

Order = dict[str, Any]
_COUNT = 8  # bytes that tell how many follow


class Shrinker:
    """Orders for the other process, one after the other; it can be stopped from another thread."""

    def __init__(self) -> None:
        self.stopped = False
        self._process: subprocess.Popen[bytes] | None = None

    def made(self, orders: Sequence[Order]) -> Iterator[bytes | None]:
        """What is made of each order, None where it could not be; ends early where the process does."""
        if not orders:
            return
        source = str(Path(__file__).parents[3])
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
        # With -P no file of the folder in which the tutor was started is taken for a library.
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tutor.app.delivery.shrinking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
            # Ctrl+C reaches all processes of a terminal; this one is ended by the server.
            start_new_session=True,
        )
        with process:
            self._process = process
            if self.stopped:
                process.kill()
            yield from _heard(process, orders)

    def stop(self) -> None:
        """End the process at once."""
        self.stopped = True
        if self._process is not None:
            self._process.kill()


def _heard(process: "subprocess.Popen[bytes]", orders: Sequence[Order]) -> Iterator[bytes | None]:
    tell, hear = process.stdin, process.stdout
    assert tell is not None
    assert hear is not None
    try:
        tell.write(json.dumps(orders).encode())
        tell.close()
    except BrokenPipeError:
        return
    for _ in orders:
        count = hear.read(_COUNT)
        data = hear.read(int.from_bytes(count))
        if len(count) < _COUNT or len(data) < int.from_bytes(count):
            return
        yield data or None


def fill(order: Order) -> bytes:
    """What is ordered; raises what goes wrong with it."""
    if "pack" in order:
        return pack_best(Path(order["pack"]).read_bytes())
    # It takes a while to import, and packing needs none of it.
    from tutor.app.delivery.small_font import with_characters, with_signs  # noqa: PLC0415

    font = Path(order["font"])
    if "characters" in order:
        return with_characters(font, order["characters"])
    return with_signs(font, set(order["signs"]).union(*(signs_in(Path(folder)) for folder in order["sources"])))


def _fill_all(orders: Sequence[Order], out: BinaryIO) -> None:
    for order in orders:
        try:
            data = fill(order)
        except Exception:
            # Whatever it was, the larger one that is there will do.
            data = b""
        out.write(len(data).to_bytes(_COUNT) + data)
        out.flush()


def _main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    _fill_all(json.load(sys.stdin), sys.stdout.buffer)


if __name__ == "__main__":
    _main()
