"""A file as a tree in which every node knows its place, and the faults of a file, each at its place."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.text import language

Path = Sequence[str | int]


@dataclass(frozen=True, slots=True, order=True)
class SourceMark:
    """A place in a file; line and column count from 1."""

    line: int = 1
    column: int = 1


def written_marks(marks: Iterable[SourceMark]) -> str:
    """Return places in a file as they are shown in messages.

    >>> written_marks([SourceMark(7, 13), SourceMark(8, 5)])
    '7:13, 8:5'
    """
    return ", ".join(f"{mark.line}:{mark.column}" for mark in marks)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a file: its place, and a message id of `tutor.text` with its parameters."""

    file: str
    mark: SourceMark
    message: str
    details: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        told = language("en").given(self.message, self.details)
        return _escaped(f"{self.file}:{self.mark.line}:{self.mark.column}: {told}")


def _escaped(text: str) -> str:
    """Return text as one line of visible characters, so that it can neither control a terminal nor reorder words."""
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


class ContentError(ValueError):
    """An error for content that cannot be used; `faults` holds all its faults, in order of place."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: (fault.file, fault.mark)))
        super().__init__("\n".join(map(str, self.faults)))


class Comment(NamedTuple):
    """A comment on the line of a text without quotes: its place, and how it begins."""

    mark: SourceMark
    text: str


@dataclass(slots=True)
class Node:
    """A scalar, list or mapping of a file; for a mapping, `keys` has the place of each key.

    A scalar may have a `comment` after it, and `quotes` is the number of characters before its text.
    """

    value: "str | list[Node] | dict[str, Node]"
    mark: SourceMark
    keys: dict[str, SourceMark] = field(default_factory=dict)
    comment: Comment | None = None
    quotes: int = 0

    def plain(self) -> object:
        """Return the node as strings, lists and dicts."""
        if isinstance(self.value, dict):
            return {key: node.plain() for key, node in self.value.items()}
        if isinstance(self.value, list):
            return [node.plain() for node in self.value]
        return self.value

    def at(self, path: Path) -> "Node":
        """Return the node that a path leads to; a step that leads nowhere is skipped."""
        node = self
        for step in path:
            if isinstance(node.value, dict):
                node = node.value.get(str(step), node)
            elif isinstance(node.value, list) and isinstance(step, int) and step < len(node.value):
                node = node.value[step]
        return node

    def mark_at(self, path: Path) -> SourceMark:
        """Return the place of the node that a path leads to."""
        return self.at(path).mark

    def mark_in(self, place: int) -> SourceMark:
        """Return the place of a character of a text that is written in one line; 0 is the first one."""
        return SourceMark(self.mark.line, self.mark.column + (self.quotes + place if place else 0))

    def key_at(self, path: Path) -> SourceMark:
        """Return the place of the key that a path ends with, or of the mapping around it if there is no such key."""
        parent = self.at(path[:-1])
        return parent.keys.get(str(path[-1]), parent.mark) if path else parent.mark


@dataclass(frozen=True, slots=True)
class Document:
    """One document of a file: its tree, and the faults of its YAML; `root` is None if it cannot be read at all.

    `commented` are the scalars with a comment after them.
    """

    file: str
    root: Node | None
    faults: tuple[Fault, ...] = ()
    commented: tuple[Node, ...] = ()
