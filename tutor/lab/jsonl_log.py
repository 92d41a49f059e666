"""A file that only grows by whole lines, so that a run that was interrupted can go on."""

import os
from pathlib import Path


class OtherJournalError(ValueError):
    """A journal of other options or of another edition, or one that cannot be read; the text is its path."""


def start_or_resume(file: Path, head: str) -> list[str]:
    """Return the lines of a journal after its first one, which must be `head`; a new file begins with it.

    Raises OtherJournalError and OSError.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = _whole_lines(file)
    if not lines:
        append(file, head)
    elif lines[0] != head:
        raise OtherJournalError(str(file))
    return lines[1:]


def append(file: Path, line: str) -> None:
    """Add a line; raises OSError."""
    with file.open("a", encoding="utf-8", newline="\n") as stream:
        stream.write(line + "\n")


def _whole_lines(file: Path) -> list[str]:
    """Return the lines of a file, from which an unfinished last line is cut away."""
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return []
    whole = data.rfind(b"\n") + 1
    # A run that was stopped while it wrote leaves a part of a line.
    if whole < len(data):
        os.truncate(file, whole)
    try:
        return data[:whole].decode().splitlines()
    except UnicodeDecodeError:
        raise OtherJournalError(str(file)) from None
