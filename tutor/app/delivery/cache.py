"""A cache for bytes that take long to make and never change: in a folder of this machine, or in memory only."""

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

# A checksum before the bytes in a file, by which a damaged file is recognised.
_SEAL = hashlib.sha256
_SEAL_BYTES = _SEAL().digest_size


def cache_folder() -> Path:
    """Return the user's cache folder for the tutor; it need not exist, nor be writable."""
    return user_cache_path("zwickern", appauthor=False)


class ByteCache:
    """Bytes by name; the name stands for everything that they depend on, and several processes may share the folder.

    Bytes that cannot be written are kept in memory only. A damaged file counts as missing.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._memory: dict[str, bytes] = {}

    def get(self, name: str) -> bytes | None:
        """Return the bytes kept under a name, None if there are none."""
        if name not in self._memory:
            found = self._read(name)
            if found is None:
                return None
            self._memory[name] = found
        return self._memory[name]

    def put(self, name: str, data: bytes) -> None:
        """Keep bytes under a name, in memory and if possible in the folder."""
        self._memory[name] = data
        with contextlib.suppress(OSError):
            self._write(name, data)

    def _read(self, name: str) -> bytes | None:
        if self._folder is None:
            return None
        try:
            sealed = (self._folder / name).read_bytes()
        except OSError:
            return None
        seal, data = sealed[:_SEAL_BYTES], sealed[_SEAL_BYTES:]
        return data if seal == _SEAL(data).digest() else None

    def _write(self, name: str, data: bytes) -> None:
        if self._folder is None:
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        handle, partial = tempfile.mkstemp(dir=self._folder)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_SEAL(data).digest() + data)
            # Renamed once complete, so another process never reads half of it.
            Path(partial).replace(self._folder / name)
        except OSError:
            Path(partial).unlink(missing_ok=True)
            raise
