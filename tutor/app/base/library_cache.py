"""The tutor's own content as it was proven before, kept in the cache until a file of it or of the program changes.

To prove it takes seconds at every start, to read it again a tenth of one.
"""

import contextlib
import hashlib
import io
import os
import pickle
import sys
from collections.abc import Iterable
from enum import Enum
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import tutor
from tutor.app.base.byte_cache import ByteCache
from tutor.catalogue.library import Library, load_library
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickKit
from tutor.content.files.folders import all_files, content_root
from tutor.engine.cards import read_card
from tutor.engine.zwickern import VARIANTS

_PREFIX: Final = "proven-"
_MOST_KEPT: Final = 8
"""How many proofs are kept, of as many states of the files; each has about a megabyte."""

_PROGRAM: Final = ("*.py", "*.ftl")


def library_proven_once(folder: Path) -> Library:
    """Return the tutor's own content, whose proof is kept in a folder; without that it is proven here.

    A library with a fault is not kept, so the fault is reported each time.
    """
    try:
        cache, name = ByteCache(folder), f"{_PREFIX}{fingerprint(_files())}"
    except OSError:
        # Which file cannot be read is among the faults.
        return load_library(content_root(), VARIANTS)
    data = cache.get(name)
    if data is not None:
        # A proof that cannot be read is made again, whatever is wrong with it.
        with contextlib.suppress(Exception):
            library = library_from_bytes(data)
            with contextlib.suppress(OSError):
                # Those that are used stay longest.
                os.utime(folder / name)
            return library
    library = load_library(content_root(), VARIANTS)
    if not library.faults:
        cache.put(name, library_as_bytes(library))
        _forget_old(folder, name)
    return library


def _files() -> list[Path]:
    """List all files that the proof depends on: those of the content and of the program."""
    program = Path(tutor.__file__).parent
    return [*all_files(content_root()), *(file for kind in _PROGRAM for file in sorted(program.rglob(kind)))]


def fingerprint(files: Iterable[Path]) -> str:
    """Return what changes with the path or a byte of any file, and with the versions of Python and of the models."""
    found = hashlib.sha256(f"{sys.version} {version('pydantic')}".encode())
    for file in files:
        data = file.read_bytes()
        found.update(f"\n{file} {len(data)}\n".encode(errors="surrogateescape"))
        found.update(data)
    return found.hexdigest()


def _forget_old(folder: Path, name: str) -> None:
    """Delete the oldest proofs beyond `_MOST_KEPT`; another process may do so at the same time."""
    with contextlib.suppress(OSError):
        others = [one for one in folder.glob(f"{_PREFIX}*") if one.name != name]
        others.sort(key=lambda one: one.stat().st_mtime, reverse=True)
        for one in others[_MOST_KEPT - 1 :]:
            one.unlink()


class _Writer(pickle.Pickler):
    """A writer that names the games beside Zwickern: they have functions, and there is only one of each."""

    def persistent_id(self, obj: object) -> str | None:
        return obj.game.name if isinstance(obj, TrickKit) else None

    def reducer_override(self, obj: object) -> Any:
        # Python 3.11.0 to 3.11.3 write a member of an enumeration as a call of `getattr`, which is not read.
        return (type(obj), (obj.value,)) if isinstance(obj, Enum) else NotImplemented


class _Reader(pickle.Unpickler):
    """A reader that makes cards and values of the tutor's own classes, and calls nothing else that a file names."""

    def find_class(self, module_name: str, global_name: str, /) -> object:
        if module_name.startswith("tutor."):
            found = super().find_class(module_name, global_name)
            if found is read_card or (isinstance(found, type) and found.__module__ == module_name):
                return found
        raise pickle.UnpicklingError(f"{module_name}.{global_name} is not part of any content")

    def persistent_load(self, pid: str) -> TrickKit:
        return TRICK_KITS[pid]


def library_as_bytes(library: Library) -> bytes:
    """Return a library as bytes, which `library_from_bytes` reads."""
    stream = io.BytesIO()
    _Writer(stream, pickle.HIGHEST_PROTOCOL).dump(library)
    return stream.getvalue()


def library_from_bytes(data: bytes) -> Library:
    """Return the library that was written; raise UnpicklingError, among others, if it is not one."""
    found = _Reader(io.BytesIO(data)).load()
    if not isinstance(found, Library):
        raise pickle.UnpicklingError("that is no library")
    return found
