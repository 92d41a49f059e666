"""A folder of a user's own content: its files and faults, read without following any link."""

import os
import re
import stat
from collections.abc import Iterator, Mapping
from contextlib import suppress
from errno import EINVAL
from functools import lru_cache
from itertools import islice
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from tutor.content.files.folders import by_name
from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.yaml.documents import MOST_DOCUMENT_BYTES
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.engine.zwickern import VARIANTS

CONTENT_FILE: Final = "content.yaml"
"""The file that marks a folder of own content."""

OWN_KINDS: tuple[KindName, ...] = ("content", "house", "lesson", "puzzle", "game")
"""The kinds of files that such a folder may hold, in the order in which they are read."""

MOST_OWN_FILES, MOST_OWN_BYTES = 2_000, 50_000_000
"""The most files and folders that are looked at in a folder, and the most bytes of all its files together."""

_PLACES: Mapping[str, KindName] = MappingProxyType(
    {place: kind for kind in OWN_KINDS if (place := FILE_KINDS[kind].place) is not None}
)
_TAKEN_BY_OURS = tuple(place for kind in FILE_KINDS.values() if (place := kind.place) is not None)
_KIND_OF_KEY: Mapping[str, KindName] = MappingProxyType({FILE_KINDS[kind].key: kind for kind in OWN_KINDS})
_MAIN_KEY = re.compile(rf"^({'|'.join(_KIND_OF_KEY)})[ \t]*:(?=\s)".encode(), re.MULTILINE)
_LOADED, _TRANSLATIONS = ("lessons", "puzzles"), "po"
_OTHERS = (_TRANSLATIONS, "schemas")
_NO_LINKS = (*_LOADED, _TRANSLATIONS)
# Folders that people put in a wrong place, by their names in lower case, with the places that are loaded.
_MEANT: Mapping[str, str] = MappingProxyType(
    {one: one for one in _NO_LINKS}
    | {"lesson": "lessons", "puzzle": "puzzles"}
    | dict.fromkeys(("game", "games", "record", "records"), "lessons/games")
    | dict.fromkeys(("house", "houses", "variant", "variants"), "lessons/variants")
    | {one: f"puzzles/{one}" for one in VARIANTS}
)
_ENDING = ".yaml"
_ENDINGS = (_ENDING, ".yml")
_YAML_NAME = re.compile(r"\.?(?P<stem>.+?)\.ya?ml(?P<more>.*)", re.IGNORECASE | re.DOTALL)
_OTHER_NAME = re.compile(r"(?P<stem>.+?)(\.json|\.txt)?", re.IGNORECASE | re.DOTALL)
# Endings of the copies that editors leave beside a file.
_LEFT_OVER = re.compile(r"~|\.(bak|orig|rej|sw[a-p]|tmp)|___jb_\w+", re.IGNORECASE)
# Systems and editors make hidden files such as ._x.yaml and .#x.yaml, which are not an author's.
_HIDDEN = re.compile(r"\.[a-z0-9][a-z0-9-]*\.ya?ml", re.IGNORECASE)
_DEEPEST = 4
_MOST_OTHERS = 500
_MOST_LOOKED_INTO, _MOST_STRAY_BYTES = 50, 100_000
_START = SourceMark()
# Neither follows a link nor waits for a device; Windows has no such options.
_SAFELY = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class FileState(NamedTuple):
    """A file as it was when the folder was looked at.

    It has its kind, its bytes, its number, and the moments when its text and anything else about it, such as a
    permission, last changed.
    """

    kind: KindName
    file: Path
    size: int
    number: int
    changed: int
    touched: int


class FolderState(NamedTuple):
    """The files of a folder in their order, the faults of its contents, and its present translations.

    `refused` means that the folder is too large or cannot be read, so that none of its files are listed.
    """

    files: tuple[FileState, ...]
    faults: tuple[Fault, ...] = ()
    refused: bool = False
    translations: tuple[tuple[str, int, int], ...] = ()

    def of_kind(self, kind: KindName) -> list[Path]:
        """List the files of a kind."""
        return [one.file for one in self.files if one.kind == kind]


NOTHING: Final = FolderState(())


def is_own_folder(root: Path) -> bool:
    """Tell whether a folder is one of own content, or would be if the file of its title had the right name."""
    try:
        return (root / CONTENT_FILE).is_file() or (root.is_dir() and any(map(is_title, root.iterdir())))
    except OSError:
        return False


def is_title(file: Path) -> bool:
    """Tell whether a file, or a folder, has the name of the file of a title, or nearly so."""
    found = None if _is_passed_over(file.name) else _YAML_NAME.fullmatch(file.name)
    return found is not None and found["stem"].lower() == "content" and not _LEFT_OVER.fullmatch(found["more"])


def _is_passed_over(name: str) -> bool:
    return name.startswith(".") and not _HIDDEN.fullmatch(name)


def contents_of(root: Path) -> FolderState:
    """Return the present contents of a folder, within bounds, and why the rest is not loaded.

    No file in its right place is read; of other files at most `_MOST_LOOKED_INTO`, to see whether they are content.
    """
    look = _Look(root)
    try:
        for entry in look.entries():
            # A file that has vanished since it was listed is left out.
            with suppress(FileNotFoundError):
                look.at(entry)
            if look.number > MOST_OWN_FILES:
                return _refused(root, "content-too-many-files", limit=MOST_OWN_FILES)
    except OSError as error:
        return FolderState((), (_unreadable(root, error),), refused=True)
    if sum(one.size for one in look.found) > MOST_OWN_BYTES:
        return _refused(root, "content-folder-too-large", limit=MOST_OWN_BYTES)
    look.found.sort(key=lambda one: (OWN_KINDS.index(one.kind), by_name(one.file)))
    faults = tuple(sorted(look.faults, key=lambda fault: fault.file))
    return FolderState(tuple(look.found), faults, translations=tuple(sorted(_translations(root))))


def _refused(root: Path, message: str, **details: str | int) -> FolderState:
    return FolderState((), (Fault(str(root), _START, message, details),), refused=True)


def _translations(root: Path) -> Iterator[tuple[str, int, int]]:
    """Yield each PO file of a folder with its time of change and its size, up to a limit."""
    folder = root / _TRANSLATIONS
    found = () if folder.is_symlink() else os.walk(folder)
    files = (os.path.join(path, name) for path, _, names in found for name in names if name.endswith(".po"))  # noqa: PTH118
    for file in islice(files, MOST_OWN_FILES):
        with suppress(OSError):
            about = os.lstat(file)
            yield file, about.st_mtime_ns, about.st_size


class _Look:
    """A look at a folder: the files that belong to its content, and the faults of the others.

    A folder that has a fault as a whole is not entered.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.found: list[FileState] = []
        self.faults: list[Fault] = []
        self.number = 0
        self._waiting = [(root, 0)]
        self._others = self._looked_into = 0
        self._told: set[Path] = set()

    def entries(self) -> Iterator["os.DirEntry[str]"]:
        """Yield the entries of the folder, at most `_MOST_OTHERS` of them outside the places of content.

        `number` counts those in the places of content; hidden folders are passed over.
        """
        while self._waiting:
            folder, self._depth = self._waiting.pop()
            try:
                entries = os.scandir(folder)
            except OSError as error:
                if folder == self.root:
                    raise
                self.faults.append(_unreadable(folder, error))
                continue
            within_places = folder == self.root or folder.relative_to(self.root).parts[0] in _LOADED
            with entries:
                for entry in entries if within_places else islice(entries, _MOST_OTHERS - self._others):
                    self.number, self._others = self.number + within_places, self._others + (not within_places)
                    yield entry

    def fault(self, place: Path, message: str, **details: str | int) -> None:
        self.faults.append(Fault(str(place), _START, message, details))

    def at(self, entry: "os.DirEntry[str]") -> None:
        """Look at one entry of the folder."""
        file = Path(entry.path)
        inside = file.relative_to(self.root)
        among = inside.parts[0] in _LOADED if len(inside.parts) > 1 else is_title(file)
        if _is_passed_over(entry.name) or (entry.name.startswith(".") and not among):
            return
        if entry.is_symlink():
            if among or inside.as_posix() in _NO_LINKS or inside.parent.as_posix() == _TRANSLATIONS:
                self.fault(file, "content-link")
        elif entry.is_dir(follow_symlinks=False):
            self._folder(file, inside)
        elif among:
            self._file(entry, file, inside)
        elif len(inside.parts) == 1 or inside.parts[0] not in _OTHERS:
            self._stray(file, inside)

    def _folder(self, folder: Path, inside: Path) -> None:
        """Look at a folder: enter it, unless its name shows at once that nothing in it is loaded."""
        name, *above = reversed(inside.parts)
        meant, among = _MEANT.get(name.lower(), ""), inside.parts[0] in _LOADED
        is_place = meant.startswith("lessons/") if above == ["lessons"] else not above and meant == _TRANSLATIONS
        if is_place and inside.as_posix() != meant:
            self.fault(folder, "content-folder-name", name=meant)
        elif is_title(folder) if not above else among and folder.suffix.lower() in _ENDINGS:
            self.fault(folder, "content-is-folder")
        elif inside.parts[0] in _OTHERS:
            # Only its direct entries are looked at, for links in the places of languages.
            self._waiting += [(folder, self._depth + 1)] if inside.as_posix() == _TRANSLATIONS else []
        elif self._depth < _DEEPEST:
            self._waiting.append((folder, self._depth + 1))
        elif among:
            self.fault(folder, "content-misplaced-own")

    def _file(self, entry: "os.DirEntry[str]", file: Path, inside: Path) -> None:
        """Look at a file among the content: list it if it belongs there, and add its fault otherwise."""
        if (
            file.suffix != _ENDING
            or entry.name.startswith(".")
            or (len(inside.parts) == 1 and file.name != CONTENT_FILE)
        ):
            self._misnamed(file, inside)
            return
        about = entry.stat(follow_symlinks=False)
        kind = _kind_at(inside)
        if not stat.S_ISREG(about.st_mode):
            self.fault(file, "content-not-a-file")
        elif not entry.name.isprintable():
            self.fault(file, "check-file-name", name=file.stem, like="taking-cards")
        elif kind is not None:
            self.found.append(FileState(kind, file, about.st_size, about.st_ino, about.st_mtime_ns, about.st_ctime_ns))
        elif any(_lies_at(inside, place) for place in _TAKEN_BY_OURS):
            self.fault(file, "content-not-taken")
        else:
            self.fault(file, "content-misplaced-own")

    def _misnamed(self, file: Path, inside: Path) -> None:
        """Add the fault of a name that keeps a file from being loaded, if it is content by its name or its main key."""
        found = _YAML_NAME.fullmatch(file.name)
        if found is None:
            found = _OTHER_NAME.fullmatch(file.name)
            if found is None or "." in found["stem"] or self._kind_held(file) is None:
                return
        name = CONTENT_FILE if len(inside.parts) == 1 else f"{found['stem']}{_ENDING}"
        there = (file.parent / name).exists() and not _same_file(file, file.parent / name)
        if there and _LEFT_OVER.fullmatch(found.groupdict().get("more") or ""):
            return
        if there:
            self.fault(file, "content-copy", name=name)
        elif _kind_at(inside.with_name(name)) is None:
            self.fault(file, "content-misplaced-own")
        else:
            self.fault(file, "content-ending", name=name)

    def _stray(self, file: Path, inside: Path) -> None:
        """Add the fault of a file that is content but in the wrong place; several in one folder have one fault."""
        top = self.root / inside.parts[0]
        kind = None if top in self._told or not _YAML_NAME.fullmatch(file.name) else self._kind_held(file)
        if kind is None:
            return
        self._told.add(top)
        folder = (FILE_KINDS[kind].place or "").replace("*/*", "VARIANT/*").rpartition("/")[0]
        if kind == "content":
            self.fault(file, "content-title-below", folder=str(file.parent))
        elif top == file:
            self.fault(file, "content-elsewhere", kind=kind, folder=folder)
        elif top.name.lower() in _MEANT:
            self.fault(top, "content-folder-name", name=_MEANT[top.name.lower()])
        else:
            self.fault(top, "content-folder-elsewhere", kind=kind, name=file.name, folder=folder)

    def _kind_held(self, file: Path) -> KindName | None:
        """Return the kind of content that a file holds, by its first main key; None if it holds none or is not read."""
        if self._looked_into >= _MOST_LOOKED_INTO:
            return None
        self._looked_into += 1
        with suppress(ContentError):
            found = _MAIN_KEY.search(_bytes_within(self.root, file, _MOST_STRAY_BYTES))
            return None if found is None else _KIND_OF_KEY[found[1].decode()]
        return None


def _same_file(file: Path, other: Path) -> bool:
    """Tell whether two names are of one file, as on systems that ignore capitals."""
    try:
        return file.samefile(other)
    except OSError:
        return False


@lru_cache(maxsize=2 * MOST_OWN_FILES)
def _kind_at(inside: Path) -> KindName | None:
    return next((kind for place, kind in _PLACES.items() if _lies_at(inside, place)), None)


def _lies_at(inside: Path, place: str) -> bool:
    return len(inside.parts) == place.count("/") + 1 and inside.match(place)


def read_within(root: Path, file: Path) -> bytes:
    """Return the bytes of a file of a folder; raise ContentError for a link, a device or a file that changes.

    At most one byte above the limit of a document is read: enough to see that a file is too large.
    """
    data = _bytes_within(root, file, MOST_DOCUMENT_BYTES + 1)
    if len(data) > MOST_DOCUMENT_BYTES:
        raise ContentError([Fault(str(file), _START, "yaml-too-large", {"limit": MOST_DOCUMENT_BYTES})])
    return data


def _unreadable(place: Path, error: OSError) -> Fault:
    if isinstance(error, PermissionError):
        return Fault(str(place), _START, "content-not-permitted")
    return Fault(str(place), _START, "content-file-unreadable", {"problem": error.strerror or type(error).__name__})


def _bytes_within(root: Path, file: Path, most: int) -> bytes:
    if "\0" in str(file):
        # Python raises no OSError for it.
        raise ContentError([_unreadable(file, OSError(EINVAL, os.strerror(EINVAL)))])
    try:
        if not file.resolve().is_relative_to(root.resolve()):
            raise ContentError([Fault(str(file), _START, "content-link")])
        handle = os.open(file, _SAFELY)
        with os.fdopen(handle, "rb") as stream:
            before = os.fstat(stream.fileno())
            if not stat.S_ISREG(before.st_mode):
                raise ContentError([Fault(str(file), _START, "content-not-a-file")])
            data = stream.read(most)
            after = os.fstat(stream.fileno())
    except OSError as error:
        raise ContentError([_unreadable(file, error)]) from None
    if (before.st_mtime_ns, before.st_size) != (after.st_mtime_ns, after.st_size):
        raise ContentError([Fault(str(file), _START, "content-changed")])
    return data
