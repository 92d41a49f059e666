"""Makes files and fonts small in a process of its own, at the lowest priority, because nobody waits for it.

The process, `python -m tutor.app.server.delivery.shrinking`, reads its orders as a JSON list from standard input.
For each order it writes the number of bytes made and then the bytes, 0 and none if it failed. An order names a file to
`pack`, or a `font` to cut down to `characters`, or to `signs` and those that the scripts of the folders in `sources`
name.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from tutor.app.server.delivery.packing import pack_best
from tutor.app.server.delivery.signs import signs_in

SHRINKING_EDITION = 1
"""A number to increase whenever the same order gives another result."""

Order = dict[str, Any]
_COUNT = 8  # bytes of the number that stands before each result


class Shrinker:
    """The caller's end of the process; another thread may stop it."""

    def __init__(self) -> None:
        self.stopped = False
        self._process: subprocess.Popen[bytes] | None = None

    def made(self, orders: Sequence[Order]) -> Iterator[bytes | None]:
        """Yield the result of each order in turn, None if it failed; end early if the process does."""
        if not orders:
            return
        source = str(Path(__file__).parents[4])
        path = os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))
        # With -P Python does not import files from the folder in which the tutor was started.
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tutor.app.server.delivery.shrinking"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
            # Ctrl+C would reach all processes of the terminal, but the server ends this one itself.
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


def carry_out(order: Order) -> bytes:
    """Return the bytes that an order asks for; any error is passed on."""
    if "pack" in order:
        return pack_best(Path(order["pack"]).read_bytes())
    # Imported here because it takes a while, and packing does not need it.
    from tutor.app.server.delivery.small_font import with_characters, with_signs  # noqa: PLC0415

    font = Path(order["font"])
    if "characters" in order:
        return with_characters(font, order["characters"])
    return with_signs(font, set(order["signs"]).union(*(signs_in(Path(folder)) for folder in order["sources"])))


def _fill_all(orders: Sequence[Order], out: BinaryIO) -> None:
    for order in orders:
        try:
            data = carry_out(order)
        except Exception:
            # No error matters here: the larger file is served instead.
            data = b""
        out.write(len(data).to_bytes(_COUNT) + data)
        out.flush()


def _main() -> None:
    if hasattr(os, "nice"):
        os.nice(19)
    _fill_all(json.load(sys.stdin), sys.stdout.buffer)


if __name__ == "__main__":
    _main()
