"""A folder of somebody's own content: what lies in it, and its files read without following any link."""

import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.yaml.documents import MOST_DOCUMENT_BYTES
from tutor.content.yaml.source import ContentError, Fault, SourceMark

CONTENT_FILE: Final = "content.yaml"
"""The file that makes a folder one of own content."""

OWN_KINDS: tuple[KindName, ...] = ("content", "house", "lesson", "puzzle", "game")
"""The kinds of files that such a folder may hold, in the order in which they are read."""

MOST_OWN_FILES, MOST_OWN_BYTES = 2_000, 50_000_000
"""The most files and folders that are looked at in a folder, and the most bytes of all its files together."""

_PLACES: Mapping[str, KindName] = MappingProxyType(
    {place: kind for kind in OWN_KINDS if (place := FILE_KINDS[kind].place) is not None}
)
_TAKEN_BY_OURS = tuple(place for kind in FILE_KINDS.values() if (place := kind.place) is not None)
_ENDING = ".yaml"
_ENDINGS = (_ENDING, ".yml")
_DEEPEST = 4
_START = SourceMark()
# Neither follows a link nor waits for a device; Windows has no such options.
_SAFELY = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class FileState(NamedTuple):
    """A file as it was when the folder was looked at: its kind, its bytes, its number, and when it was changed."""

    kind: KindName
    file: Path
    size: int
    number: int
    changed: int


class FolderState(NamedTuple):
    """The files of a folder in their order, and what is wrong with what lies there.

    `refused` tells that the folder is too large or cannot be read, so that none of its files are listed.
    """

    files: tuple[FileState, ...]
    faults: tuple[Fault, ...] = ()
    refused: bool = False

    def of_kind(self, kind: KindName) -> list[Path]:
        """List the files of a kind."""
        return [one.file for one in self.files if one.kind == kind]


NOTHING: Final = FolderState(())


def is_own_folder(root: Path) -> bool:
    """Tell whether a folder is one of own content."""
    try:
        return (root / CONTENT_FILE).is_file()
    except OSError:
        return False


def contents_of(root: Path) -> FolderState:
    """Return what lies in a folder now, within bounds; no file is read."""
    found, faults = list[FileState](), list[Fault]()
    try:
        for number, entry in enumerate(_entries(root)):
            if number >= MOST_OWN_FILES:
                return _refused(root, "content-too-many-files", limit=MOST_OWN_FILES)
            one = _looked_at(root, entry)
            if isinstance(one, Fault):
                faults.append(one)
            elif one is not None:
                found.append(one)
    except OSError as error:
        return _refused(root, "content-file-unreadable", problem=error.strerror or type(error).__name__)
    if sum(one.size for one in found) > MOST_OWN_BYTES:
        return _refused(root, "content-folder-too-large", limit=MOST_OWN_BYTES)
    found.sort(key=lambda one: (OWN_KINDS.index(one.kind), one.file))
    return FolderState(tuple(found), tuple(sorted(faults, key=lambda fault: fault.file)))


def _refused(root: Path, message: str, **details: str | int) -> FolderState:
    return FolderState((), (Fault(str(root), _START, message, details),), refused=True)


def _entries(root: Path) -> Iterator["os.DirEntry[str]"]:
    """Yield what lies in a folder where content may lie; hidden files, such as those of editors, are passed over."""
    waiting = [(root, 0)]
    while waiting:
        folder, depth = waiting.pop()
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    continue
                yield entry
                below = depth > 0 or entry.name in ("lessons", "puzzles")
                if below and depth < _DEEPEST and entry.is_dir(follow_symlinks=False):
                    waiting.append((Path(entry.path), depth + 1))


def _looked_at(root: Path, entry: "os.DirEntry[str]") -> FileState | Fault | None:
    """Return a file that belongs to the content, the fault of one that cannot, None for what is no content."""
    file = Path(entry.path)
    ours = file.parent != root or entry.name in (CONTENT_FILE, "lessons", "puzzles")
    if not ours:
        return None
    if entry.is_symlink():
        return Fault(entry.path, _START, "content-link")
    if entry.is_dir(follow_symlinks=False) or file.suffix not in _ENDINGS:
        return None
    about = entry.stat(follow_symlinks=False)
    if not stat.S_ISREG(about.st_mode):
        return Fault(entry.path, _START, "content-not-a-file")
    if not entry.name.isprintable():
        return Fault(entry.path, _START, "check-file-name", {"name": file.stem, "like": "taking-cards"})
    inside = file.relative_to(root)
    kind = _kind_at(inside)
    if kind is None and _kind_at(inside.with_suffix(_ENDING)) is not None:
        return Fault(entry.path, _START, "content-ending", {"name": f"{file.stem}{_ENDING}"})
    if kind is None:
        elsewhere = any(_lies_at(inside, place) for place in _TAKEN_BY_OURS)
        return Fault(entry.path, _START, "content-not-taken" if elsewhere else "content-misplaced")
    return FileState(kind, file, about.st_size, about.st_ino, about.st_mtime_ns)


def _kind_at(inside: Path) -> KindName | None:
    return next((kind for place, kind in _PLACES.items() if _lies_at(inside, place)), None)


def _lies_at(inside: Path, place: str) -> bool:
    return len(inside.parts) == place.count("/") + 1 and inside.match(place)


def read_within(root: Path, file: Path) -> bytes:
    """Return the bytes of a file of a folder; raise ContentError for one that a link, a device or a change spoils.

    At most one byte above the limit of a document is read: enough to see that a file is too large.
    """
    try:
        if not file.resolve().is_relative_to(root.resolve()):
            raise ContentError([Fault(str(file), _START, "content-link")])
        handle = os.open(file, _SAFELY)
        with os.fdopen(handle, "rb") as stream:
            before = os.fstat(stream.fileno())
            if not stat.S_ISREG(before.st_mode):
                raise ContentError([Fault(str(file), _START, "content-not-a-file")])
            data = stream.read(MOST_DOCUMENT_BYTES + 1)
            after = os.fstat(stream.fileno())
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise ContentError([Fault(str(file), _START, "content-file-unreadable", {"problem": problem})]) from None
    if (before.st_mtime_ns, before.st_size) != (after.st_mtime_ns, after.st_size):
        raise ContentError([Fault(str(file), _START, "content-changed")])
    if len(data) > MOST_DOCUMENT_BYTES:
        raise ContentError([Fault(str(file), _START, "yaml-too-large", {"limit": MOST_DOCUMENT_BYTES})])
    return data
