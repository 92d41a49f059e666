"""The captures of a card from a table, found by the values of the items alone."""

from collections.abc import Collection, Sequence
from functools import lru_cache

from tutor.engine.arithmetic import grouping, sets
from tutor.engine.arithmetic.grouping import ItemKind
from tutor.engine.arithmetic.masks import Mask, Pick, disjoint_unions, pick
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern.rules import Bits, from_bits

_MOST_CAPTURES = 20_000
"""The most captures of one card that are listed: some tenths of a second."""

_FEW_CAPTURES = 8
_MOST_WORK = 1 << 30

Shape = tuple[Bits, ...]
"""The values of each item of a table; an item without values can be taken by wild jokers alone."""

Ways = tuple[tuple[Mask, ...], dict[Mask, Pick], tuple[Pick, ...]]
"""The groups that a card can take, every capture: groups of one value put together, and those that no other contains.

A capture wins less than one that contains it, so the best is among the last, in the same order."""


@lru_cache(maxsize=1 << 13)
def ways(shape: Shape, wanted: Bits) -> Ways:
    """Return the groups and captures of a card with some values, bit 0 meaning a wild joker.

    >>> groups, captures, largest = ways((1 << 5, 1 << 4, 1 << 9), 1 << 9)
    >>> sorted(groups), sorted(captures), [pick((5, 4, 9)) for pick in largest]
    ([3, 4], [3, 4, 7], [(5, 4, 9)])
    """
    # The sums of two halves are far fewer than those of the whole, and are remembered by shape.
    half = len(shape) // 2
    low, high = _sums(shape[:half]), _sums(shape[half:])
    alone = [1 << place for place, values in enumerate(shape) if not values] if wanted & 1 else []
    groups: dict[Mask, None] = {}
    captures: dict[Mask, None] = {}
    for value in from_bits(wanted & ~1):
        found = [
            one | other << half
            for total, some in high.items()
            if value - total in low
            for one in low[value - total]
            for other in some
        ]
        if found or alone:
            # Items of two values can make one group in two ways.
            different = dict.fromkeys((*found, *alone))
            groups |= different
            captures |= dict.fromkeys(disjoint_unions(len(shape), tuple(different)))
    captures.pop(0, None)
    return tuple(groups), {mask: pick(mask) for mask in captures}, _largest(len(shape), captures)


def _largest(number: int, captures: Collection[Mask]) -> tuple[Pick, ...]:
    """Return the captures among a number of items that no other one contains."""
    if (1 << number) - 1 in captures:
        return (pick((1 << number) - 1),)
    if len(captures) <= _FEW_CAPTURES:
        return tuple([pick(one) for one in captures if not any(one & more == one != more for more in captures)])
    largest = sets.largest((1,) * number, sum(1 << mask for mask in captures))
    return tuple([pick(mask) for mask in captures if largest >> mask & 1])


def ways_by_kinds(shape: Shape, twins: Mask, wanted: Bits) -> Ways:
    """Return the captures from a large table, which take the first of equal items; groups are not named.

    `twins` are the places of items that are equal to the one before. Raises TooMuchWorkError.
    """
    starts = [place for place in range(len(shape)) if not twins >> place & 1]
    ends = [*starts[1:], len(shape)]
    counts = tuple([end - start for start, end in zip(starts, ends, strict=True)])
    kinds = [
        ItemKind(from_bits(shape[start]), count, alone=bool(wanted & 1) and not shape[start])
        for start, count in zip(starts, counts, strict=True)
    ]
    captures = {}
    for vector in sets.members(_vectors(kinds, counts, wanted & ~1)):
        taken = zip(starts, sets.digits(counts, vector), strict=True)
        mask = sum(((1 << number) - 1) << start for start, number in taken)
        captures[mask] = pick(mask)
    return (), captures, tuple(captures.values())


def _vectors(kinds: Sequence[ItemKind], counts: tuple[int, ...], values: Bits) -> sets.Vectors:
    vectors = 0
    for parts in grouping.groups_of_each(kinds, counts, values).values():
        if sets.strides(counts)[-1] * len(parts) > _MOST_WORK:
            raise TooMuchWorkError("the table has too many items to go through")
        vectors |= grouping.unions(counts, parts) ^ 1
    if vectors.bit_count() > _MOST_CAPTURES:
        raise TooMuchWorkError("there are too many captures to go through")
    return vectors


@lru_cache(maxsize=1 << 11)
def _sums(shape: Shape) -> dict[int, tuple[Mask, ...]]:
    """Return the totals of some of the items, or none, each with the choices of items that make it."""
    found = {(0, 0): None}
    for place, values in enumerate(shape):
        found |= {(total + value, mask | 1 << place): None for value in from_bits(values) for total, mask in found}
    sums: dict[int, list[Mask]] = {}
    for total, mask in found:
        sums.setdefault(total, []).append(mask)
    return {total: tuple(masks) for total, masks in sums.items()}
