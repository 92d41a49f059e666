"""The book of numbers of any game: figures that are counted, and the keys under which files keep them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final, Literal, NamedTuple

ALL: Final = "all"
"""The sign in a key for every value of one part."""

Unit = Literal["chance", "points", "cards", "zwicks", "chips"]
Manner = Literal["split", "share", "apart"]
"""How the cells of one part go together.

Each try falls under one value of a part that is `split`, and those of all values add up to `ALL`. Each try is counted
under every value of a part that is `share`, of which one gets the hit, or for points each hit goes to one of them.
Values of a part that is `apart` overlap or are unrelated.
"""


class KeyPart(NamedTuple):
    """One part of a key."""

    name: str
    manner: Manner


class Figure(NamedTuple):
    """One thing that is counted, under a name and the parts of its key.

    In no game are there more hits than tries of a `chance`. The other units are means, which may be less than 0.
    """

    unit: Unit
    parts: tuple[KeyPart, ...] = ()


def split_by(*names: str) -> tuple[KeyPart, ...]:
    """Return parts of a key that are all split."""
    return tuple(KeyPart(name, "split") for name in names)


def capped(number: int, most: int) -> str:
    """Return a number as a part of a key, in which one value stands for the greatest and all above.

    >>> capped(2, 3), capped(3, 3), capped(7, 3)
    ('2', '3+', '3+')
    """
    return str(number) if number < most else f"{most}+"


def capped_numbers(least: int, most: int) -> tuple[str, ...]:
    """Return the values of a part that is a number with a greatest value.

    >>> capped_numbers(0, 2)
    ('0', '1', '2+')
    """
    return tuple(capped(number, most) for number in range(least, most + 1))


def cell_key(name: str, *parts: str) -> str:
    """Return the key of a cell.

    >>> cell_key("taken", "9", "3")
    'taken/9/3'
    """
    return "/".join((name, *parts))


@dataclass(frozen=True, slots=True, eq=False)
class FigureBook:
    """The questions of a game, with the figures of each.

    `players` are the bots whose games are counted, the usual ones first, and those to compare them with second.
    `part_values` returns the values that a part of a key may have under some rules with so many seats, without `ALL`.
    `asked` says whether a question is asked of such players under some rules.
    """

    figures: Mapping[Any, Mapping[str, Figure]]
    players: tuple[str, ...]
    part_values: Callable[[str, Any, int], tuple[str, ...]]
    asked: Callable[[str, Any, str], bool]
    _keys: dict[tuple[str, Any, int], Mapping[str, Figure]] = field(default_factory=dict, repr=False)

    def keys(self, question: str, rules: Any, seats: int) -> Mapping[str, Figure]:
        """Return every key that a question may have under some rules, in order, with its figure."""
        known = self._keys.get((question, rules, seats))
        if known is not None:
            return known
        found: dict[str, Figure] = {}
        for name, figure in self.figures[question].items():
            choices = [self._with_all(part, rules, seats) for part in figure.parts]
            found.update((cell_key(name, *parts), figure) for parts in product(*choices))
        return self._keys.setdefault((question, rules, seats), found)

    def _with_all(self, part: KeyPart, rules: Any, seats: int) -> tuple[str, ...]:
        values = self.part_values(part.name, rules, seats)
        return (*values, ALL) if part.manner == "split" else values

    def totals(self, question: str, rules: Any, seats: int) -> Iterator[tuple[Manner, str, tuple[str, ...]]]:
        """Yield the keys that must add up: a whole and its parts if it is split; a key and all that share its tries."""
        for name, figure in self.figures[question].items():
            for place, part in enumerate(figure.parts):
                if part.manner == "apart":
                    continue
                others = [self._with_all(one, rules, seats) for at, one in enumerate(figure.parts) if at != place]
                for rest in product(*others):
                    keys = tuple(
                        cell_key(name, *rest[:place], value, *rest[place:])
                        for value in self.part_values(part.name, rules, seats)
                    )
                    whole = cell_key(name, *rest[:place], ALL, *rest[place:]) if part.manner == "split" else keys[0]
                    yield part.manner, whole, keys
