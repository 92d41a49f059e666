"""A cache for bytes that take long to make and never change: in a folder of this machine, or in memory only."""

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

# A checksum before the bytes in a file, by which a damaged file is recognised.
_SEAL = hashlib.sha256
_SEAL_BYTES = _SEAL().digest_size

_BY_OTHERS = stat.S_IWGRP | stat.S_IWOTH


def cache_folder() -> Path:
    """Return the user's cache folder for the tutor; it need not exist, nor be writable."""
    return user_cache_path("zwickern", appauthor=False)


class ByteCache:
    """Bytes by name; the name stands for everything that they depend on, and several processes may share the folder.

    Bytes that cannot be written are kept in memory only. A file counts as missing if it is damaged, or if another user
    of the machine could have written it.
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
            with (self._folder / name).open("rb") as file:
                if not _is_ours(os.fstat(file.fileno())):
                    return None
                sealed = file.read()
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


def _is_ours(state: os.stat_result) -> bool:
    """Tell whether only this user can have written a file; systems without such users are trusted."""
    return sys.platform == "win32" or (state.st_uid == os.geteuid() and not state.st_mode & _BY_OTHERS)
