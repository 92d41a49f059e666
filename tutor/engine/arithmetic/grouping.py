"""The subset-sum core: the groups that add up to a value, and all unions of disjoint groups.

This module knows no cards. It sees items as kinds, each a number of interchangeable items, and a choice of items as a
vector of `sets`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.arithmetic.sets import Vector, Vectors, at_most, digits, everything, strides, with_at_most
from tutor.engine.budget import ENTRY, TooMuchWorkError, spend

WORK_LIMIT = 1 << 36
"""The most work of one call of `unions`, in bits times groups: some seconds."""

_MOST_BITS = 1 << 25
_REMEMBERED_BITS = 1 << 12


class ItemKind(NamedTuple):
    """Some interchangeable items: `number` of them, each with these `values`, the least first.

    An item that is `alone` has no values and is a group by itself for every target.
    """

    values: tuple[int, ...]
    number: int = 1
    alone: bool = False


def counts_of(kinds: Sequence[ItemKind]) -> tuple[int, ...]:
    """Return how many items each kind has."""
    return tuple([kind.number for kind in kinds])


def groups(kinds: Sequence[ItemKind], counts: tuple[int, ...], target: int) -> list[Vector]:
    """Return every group whose values can add up to the target, each once.

    >>> groups([ItemKind((1, 11)), ItemKind((3, 13)), ItemKind((4,))], (1, 1, 1), 14)
    [3]
    """
    return groups_of_each(kinds, counts, 1 << target).get(target, [])


def groups_of_each(kinds: Sequence[ItemKind], counts: tuple[int, ...], targets: int) -> dict[int, list[Vector]]:
    """Return the groups of each target in a bit set, found in one pass; targets without groups are left out."""
    steps = strides(counts)
    # A partial sum and its vector share one number, the sum on top, so that one addition extends both.
    shift = steps[-1].bit_length()
    most = targets.bit_length() - 1
    limit = (most + 1) << shift
    partial = [0]
    alone = []
    ambiguous = 0
    for (values, count, by_itself), stride in zip(kinds, steps, strict=False):
        spend(len(partial) * (1 + count * len(values)) * ENTRY)
        if not values or values[0] > most:
            if by_itself:
                alone.append(stride)
        elif count == 1:
            more = (values[0] << shift) + stride
            if len(values) > 1:
                ambiguous += 1
                other = (values[1] << shift) + stride
                high = [code for one in partial if (code := one + other) < limit]
                partial += [code for one in partial if (code := one + more) < limit]
                partial += high
            else:
                partial += [code for one in partial if (code := one + more) < limit]
        else:
            for_each = [(total << shift) + stride * taken for taken, total in _several(values, count)]
            partial += [code for one in partial for more in for_each if (code := one + more) < limit]
            if len(values) > 1:
                ambiguous += 2
                partial = list(dict.fromkeys(partial))
    low = (1 << shift) - 1
    found: dict[int, list[Vector]] = {}
    for code in [code for code in partial if targets >> (code >> shift) & 1]:
        found.setdefault(code >> shift, []).append(code & low)
    if ambiguous > 1:
        # Several two-valued items can make one group in two ways.
        found = {total: list(dict.fromkeys(vectors)) for total, vectors in found.items()}
    if alone:
        found = {target: found.get(target, []) + alone for target in range(most + 1) if targets >> target & 1}
    return found


def _several(values: tuple[int, ...], count: int) -> list[tuple[int, int]]:
    """Return each total of some items of one kind, as pairs of how many items there are and their total."""
    sums = {0}
    found = []
    for taken in range(1, count + 1):
        sums = {total + value for total in sums for value in values}
        found += [(taken, total) for total in sorted(sums)]
    return found


def unions(counts: tuple[int, ...], parts: Sequence[Vector]) -> Vectors:
    """Return every union of disjoint groups, the empty one too; raises TooMuchWorkError."""
    if not parts:
        return 1
    size = strides(counts)[-1]
    if size > _MOST_BITS or size * len(parts) > WORK_LIMIT:
        raise TooMuchWorkError("the table has too many items to go through")
    reached = 1
    # Only masks of small sets are small enough to be remembered.
    if size <= _REMEMBERED_BITS:
        spend(size * len(parts))
        for part in parts:
            room, times = _room(counts, part)
            for _ in range(times):
                reached |= (reached & room) << part
        return reached
    # The smallest vectors first: until a high kind comes in, the set is a short number.
    for part in sorted(parts):
        limits = [(kind, counts[kind] - digit) for kind, digit in enumerate(digits(counts, part)) if digit]
        for _ in range(min(counts[kind] // (counts[kind] - limit) for kind, limit in limits)):
            spend(2 * reached.bit_length())
            fitting = reached
            for kind, limit in limits:
                fitting = with_at_most(counts, kind, limit, fitting)
            reached |= fitting << part
    return reached


@lru_cache(maxsize=1 << 14)
def _room(counts: tuple[int, ...], part: Vector) -> tuple[Vectors, int]:
    """Return the vectors that still have room for a group, and how often the group fits at all."""
    room = everything(counts)
    times = max(counts)
    for kind, digit in enumerate(digits(counts, part)):
        if digit:
            room &= at_most(counts, kind, counts[kind] - digit)
            times = min(times, counts[kind] // digit)
    return room, times
