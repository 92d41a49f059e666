"""Families of messages that differ in one thing only, such as the names of all ranks."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

Key = TypeVar("Key")


class Family(Mapping[Key, str]):
    """The ids of similar messages by what each is about, such as a member of an enum; other keys raise KeyError.

    Code that puts ids together from parts does it through a family, so that tests know all ids.

    >>> Family("rank-{}", ("A", "K"), str.lower)["K"]
    'rank-k'
    """

    __slots__ = ("_ids",)

    def __init__(self, form: str, keys: Iterable[Key], end: Callable[[Key], str] = str) -> None:
        self._ids = {key: form.format(end(key)) for key in keys}

    def __getitem__(self, key: Key) -> str:
        return self._ids[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._ids)

    def __len__(self) -> int:
        return len(self._ids)


def dashed(name: str) -> str:
    """Turn a name of the code into the end of an id.

    >>> dashed("build_on_empty")
    'build-on-empty'
    """
    return name.replace("_", "-")
