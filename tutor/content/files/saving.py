"""Saving a file of a folder of own content: whole or not at all, through no link, and over no other writer's change."""

import os
import secrets
from pathlib import Path

from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.files.own_folder import OWN_KINDS, read_within
from tutor.content.yaml.source import ContentError, Fault, SourceMark

_ENDING = ".before"


def before_file(file: Path) -> Path:
    """Return the place of the version before the last saving of a file; hidden, so that it is no content."""
    return file.with_name(f".{file.name}{_ENDING}")


def save_within(root: Path, file: Path, text: str, read: bytes | None) -> None:
    """Write a file of a folder, of which `read` are the bytes that its writer saw, None for a new file.

    The previous version is kept as `before_file`. Raises ContentError, and changes nothing, if the file is not as it
    was read, has no place among content, or cannot be written.
    """
    fault = _place_fault(root, file) or _gone(root) or _change_fault(root, file, read)
    if fault is not None:
        raise ContentError([fault])
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.parent.resolve().is_relative_to(root.resolve()):
            raise ContentError([_fault(file, "content-link")])
        if read is not None:
            _replace(before_file(file), read)
        _replace(file, text.encode())
    except OSError as error:
        raise ContentError(
            [_fault(file, "content-unwritten", problem=error.strerror or type(error).__name__)]
        ) from None


def _place_fault(root: Path, file: Path) -> Fault | None:
    inside = file.relative_to(root) if file.is_relative_to(root) else None
    places = [FILE_KINDS[kind].place for kind in OWN_KINDS]
    if inside is None or ".." in inside.parts or not inside.name.isprintable():
        return _fault(file, "content-misplaced")
    if not any(place and len(inside.parts) == place.count("/") + 1 and inside.match(place) for place in places):
        return _fault(file, "content-misplaced")
    # A link on the way would have the file written elsewhere.
    linked = next((one for one in (file, *file.parents) if one.is_relative_to(root) and one.is_symlink()), None)
    return None if linked is None or linked == root else _fault(linked, "content-link")


def _gone(root: Path) -> Fault | None:
    # As on a disk that was pulled out: its folder is not made again in an empty place.
    return None if root.is_dir() else _fault(root, "content-folder-gone")


def _change_fault(root: Path, file: Path, read: bytes | None) -> Fault | None:
    now = read_within(root, file) if file.exists() else None
    return None if now == read else _fault(file, "content-changed-since")


def _fault(file: Path, message: str, **details: str) -> Fault:
    return Fault(str(file), SourceMark(), message, details)


def _replace(file: Path, data: bytes) -> None:
    """Put a file with these bytes in the place of another one, at once."""
    new = file.with_name(f".{file.name.removeprefix('.')}.{secrets.token_hex(4)}")
    try:
        # A new file, so that no link can be in its place.
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666), "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def schema_line(kind: KindName) -> str:
    r"""Return the first line of a file that the tutor makes, by which an editor finds its schema in the folder.

    >>> schema_line("puzzle")
    '# yaml-language-server: $schema=../../schemas/puzzle.json\n'
    """
    up = "../" * (FILE_KINDS[kind].place or "").count("/")
    return f"# yaml-language-server: $schema={up}schemas/{kind}.json\n"
