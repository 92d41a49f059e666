"""What takes long to make and stays the same: kept in a folder of this machine where there is one, else in memory."""

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

_SEAL = hashlib.sha256
_SEAL_BYTES = _SEAL().digest_size


def cache_folder() -> Path:
    """Where the user's programs keep what they can make again; it need not exist, nor be writable."""
    return user_cache_path("zwickern", appauthor=False)


class Kept:
    """Bytes by a name that says all they depend on; several processes may share the folder.

    What cannot be written is kept in memory only, and what was damaged counts as not there.
    """

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._memory: dict[str, bytes] = {}

    def get(self, name: str) -> bytes | None:
        """What is kept under a name."""
        if name not in self._memory:
            found = self._read(name)
            if found is None:
                return None
            self._memory[name] = found
        return self._memory[name]

    def put(self, name: str, data: bytes) -> None:
        """Keep this under a name."""
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
            # Whoever reads meanwhile finds all of it or nothing.
            Path(partial).replace(self._folder / name)
        except OSError:
            Path(partial).unlink(missing_ok=True)
            raise
