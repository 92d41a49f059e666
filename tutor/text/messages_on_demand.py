"""Messages of Fluent files, parsed when they are first said; parsing a whole language takes a second."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from threading import RLock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

# In Fluent, only entries begin at the margin with a name.
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class MessagesOnDemand:
    """The messages of the files of one language.

    `functions` makes the functions that messages may call from the names of all messages.
    """

    def __init__(
        self, code: str, files: Iterable[str], functions: Callable[[Iterable[str]], dict[str, Callable[[Any], Any]]]
    ) -> None:
        self.code = code
        self._texts = {name: text for file in files for name, text in _entries(file)}
        self._read: set[str] = set()
        self._reading = RLock()
        self._bundle = FluentBundle([code], functions=functions(self._texts), use_isolating=False)

    def __iter__(self) -> Iterator[str]:
        """Yield the names of all messages, and of terms with the hyphen before them."""
        return iter(self._texts)

    def __contains__(self, message: str) -> bool:
        """Tell whether there is a message of that name."""
        return message in self._texts

    def say(self, message: str, values: Mapping[str, object]) -> str:
        """Return the text of a message; raises LookupError if it has no text, or needs other values."""
        if message not in self:
            raise LookupError(f"no message {message!r} in {self.code}")
        with self._reading:
            self._read_with_others(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"the message {message!r} in {self.code} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise LookupError(f"{message!r} in {self.code}: {errors[0]}")
        return str(text)

    def _read_with_others(self, name: str) -> None:
        """Parse a message, and those that it refers to."""
        if name in self._read or name not in self._texts:
            return
        self._read.add(name)
        resource = FluentResource(self._texts[name])
        self._bundle.add_resource(resource)
        for other in _referred(resource):
            self._read_with_others(other)


def _entries(file: str) -> Iterator[tuple[str, str]]:
    found = list(_ENTRY.finditer(file))
    ends = [*(one.start() for one in found[1:]), len(file)]
    return ((one[1], file[one.start() : end]) for one, end in zip(found, ends, strict=True))


def _referred(node: object) -> Iterator[str]:
    """Yield the names of the messages and terms that something parsed refers to."""
    match node:
        case ast.MessageReference():
            yield node.id.name
        case ast.TermReference():
            yield f"-{node.id.name}"
            yield from _referred(node.arguments)
        case ast.BaseNode():
            for value in vars(node).values():
                yield from _referred(value)
        case list():
            for value in node:
                yield from _referred(value)
