"""The fields of entries that hold texts which learners read, found by their types, and the places of these texts."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from tutor.content.yaml.entry import Entry, Text
from tutor.content.yaml.source import Path

Holds: TypeAlias = Literal["text", "words", "named", "entries"]
"""The ways in which a field holds texts: it is one, a list of words, a mapping of names to texts, or entries."""


def text_places(entry: Entry, path: Path = ()) -> Iterator[Path]:
    """Yield the path of each text of an entry at a path; the words of lists do not count."""
    for field, holds in text_fields(type(entry)).items():
        value, here = getattr(entry, field), (*path, field)
        if holds == "text" and value is not None:
            yield here
        elif holds == "named":
            yield from ((*here, key) for key in value)
        elif holds == "entries":
            inside = enumerate(value) if isinstance(value, tuple) else [(None, value)]
            for number, one in inside:
                if one is not None:
                    yield from text_places(one, here if number is None else (*here, number))


@cache
def text_fields(kind: type[Entry]) -> Mapping[str, Holds]:
    """Return the fields of a kind of entry that hold texts, each with the way in which it does."""
    found: dict[str, Holds] = {}
    for name, field in kind.model_fields.items():
        holds = _holds(Annotated[(field.annotation, *field.metadata, None)])
        if holds is not None:
            found[name] = holds
    return MappingProxyType(found)


def _holds(kind: Any) -> Holds | None:
    """Return how a value of a type holds texts, None if it has none; raise TypeError if no PO file could name it."""
    origin = get_origin(kind)
    if origin is Annotated:
        inside, *marks = get_args(kind)
        return "text" if any(isinstance(mark, Text) for mark in marks) else _holds(inside)
    if origin in (Union, UnionType):
        return _one_way({_holds(part) for part in get_args(kind)})
    if origin is tuple:
        of_each = _holds(get_args(kind)[0])
        return "words" if of_each == "text" else of_each
    if origin is dict:
        key, of_each = map(_holds, get_args(kind))
        if key is not None or of_each not in (None, "text"):
            raise TypeError(kind)
        return "named" if of_each == "text" else None
    return "entries" if isinstance(kind, type) and issubclass(kind, Entry) and text_fields(kind) else None


def _one_way(ways: set[Holds | None]) -> Holds | None:
    found = ways - {None}
    if len(found) > 1:
        raise TypeError(found)
    return next(iter(found), None)
