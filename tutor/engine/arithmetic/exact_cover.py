"""Exact covers: splitting a whole selection into groups of one value, and a quick test that most selections fail."""

from collections.abc import Sequence

from tutor.engine.arithmetic.grouping import ItemKind, counts_of, groups
from tutor.engine.arithmetic.sets import Vector, digits
from tutor.engine.budget import CALL, spend


def totals(kinds: Sequence[ItemKind]) -> int:
    """Return the totals that all items together can reach, as a bit set; items that are `alone` add nothing."""
    reached = 1
    for values, count, alone in kinds:
        for _ in range(0 if alone else count):
            reached = _added(reached, values)
    return reached


def _added(reached: int, values: tuple[int, ...]) -> int:
    more = 0
    for value in values:
        more |= reached << value
    return more


def has_multiple(totals: int, target: int) -> bool:
    """Tell whether some total is a multiple of the target: a quick test that most wrong selections fail."""
    return any(totals >> total & 1 for total in range(0, totals.bit_length(), target))


def split(kinds: Sequence[ItemKind], target: int) -> tuple[tuple[int, ...], ...] | None:
    """Split all items into groups of the target, each as counts by kind; return None if they do not split.

    >>> sorted(split([ItemKind((3, 13)), ItemKind((1, 11)), ItemKind((8,)), ItemKind((4,)), ItemKind((2,))], 14) or ())
    [(0, 0, 1, 1, 1), (1, 1, 0, 0, 0)]
    """
    if not has_multiple(totals(kinds), target):
        return None
    counts = counts_of(kinds)
    return Splitter(counts, groups(kinds, counts, target)).split()


class Splitter:
    """A depth-first search for one split of all items into some of the groups.

    The kind that occurs in the fewest groups is used up first, and no remainder that failed once is tried again.

    `states` counts the remainders looked at.
    """

    def __init__(self, counts: tuple[int, ...], parts: Sequence[Vector]) -> None:
        found = [digits(counts, part) for part in parts]
        rarity = {kind: sum(1 for group in found if group[kind]) for kind in range(len(counts))}
        self._order = sorted(rarity, key=lambda kind: rarity[kind])
        # Digits get a guard bit each, so that one subtraction shows whether a group still fits.
        widths = [counts[kind].bit_length() + 1 for kind in self._order]
        places = [sum(widths[:index]) for index in range(len(widths))]
        self._fields = [(place, (1 << width) - 1) for place, width in zip(places, widths, strict=True)]
        self._guards = sum(1 << place + width - 1 for place, width in zip(places, widths, strict=True))
        self._all = self._pack(counts)
        self._by_first: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in self._order]
        for group in sorted(found, key=sum, reverse=True):
            first = next(index for index, kind in enumerate(self._order) if group[kind])
            self._by_first[first].append((self._pack(group), group))
        self._dead: set[int] = set()
        self.states = 0

    def _pack(self, counts: Sequence[int]) -> int:
        return sum(counts[kind] << place for kind, (place, _) in zip(self._order, self._fields, strict=True))

    def split(self) -> tuple[tuple[int, ...], ...] | None:
        """Return the groups of one split, each as counts by kind, or None."""
        found: list[tuple[int, ...]] = []
        return tuple(found) if self._use_up(self._all, 0, found) else None

    def _use_up(self, left: int, first: int, found: list[tuple[int, ...]]) -> bool:
        if not left:
            return True
        if left in self._dead:
            return False
        self.states += 1
        spend(CALL)
        # The rarest kind that is left must go into some group, so only groups with it are tried.
        while not left >> self._fields[first][0] & self._fields[first][1]:
            first += 1
        for packed, group in self._by_first[first]:
            rest = (left | self._guards) - packed
            if rest & self._guards == self._guards:
                found.append(group)
                if self._use_up(rest ^ self._guards, first, found):
                    return True
                found.pop()
        self._dead.add(left)
        return False
