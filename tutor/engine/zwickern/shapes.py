"""What each capture leaves of a table, by the values of its items alone."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from tutor.engine.zwickern import grouping
from tutor.engine.zwickern.budget import TooMuchWorkError
from tutor.engine.zwickern.grouping import Kind, Vector
from tutor.engine.zwickern.rules import Bits

MOST_CAPTURES = 20_000
"""So many captures of one card are listed: some tenths of a second."""

_MOST_WORK = 1 << 30
_SINGLE_ITEMS = 12
_FEW_PARTS = 6

Places = tuple[int, ...]


def kept(kinds: Sequence[Kind], twins: Sequence[int], values: Bits) -> tuple[Places, ...]:
    """The places of the items that each capture for one of the values leaves; one that leaves none stands last.

    Each item has a kind of its own, and is a twin (1) where it is equal to the item before it: of equal items the
    first ones go. Raises TooMuchWorkError.

    >>> kept([Kind((5,)), Kind((5,)), Kind((9,))], [0, 1, 0], 1 << 5)
    ((1, 2), (2,))
    """
    if len(kinds) > _SINGLE_ITEMS:
        return _kept_by_kinds(kinds, twins, values)
    counts = (1,) * len(kinds)
    masks: dict[Vector, None] = {}
    for parts in grouping.groups_of_each(kinds, counts, values).values():
        masks.update(dict.fromkeys(_unions(counts, parts)))
    masks.pop(0, None)
    doubled = sum(twin << place for place, twin in enumerate(twins))
    return tuple([_others(len(kinds), mask) for mask in sorted(masks) if not mask & ~(mask << 1) & doubled])


def _kept_by_kinds(kinds: Sequence[Kind], twins: Sequence[int], values: Bits) -> tuple[Places, ...]:
    """The same for a large table: equal items share a kind."""
    starts = [place for place, twin in enumerate(twins) if not twin]
    ends = [*starts[1:], len(kinds)]
    counts = tuple([end - start for start, end in zip(starts, ends, strict=True)])
    shared = [kinds[start]._replace(number=count) for start, count in zip(starts, counts, strict=True)]
    found = []
    for vector in grouping.members(_vectors(shared, counts, values)):
        taken = grouping.digits(counts, vector)
        spans = zip(starts, ends, taken, strict=True)
        found.append(tuple([place for start, end, gone in spans for place in range(start + gone, end)]))
    return tuple(found)


def _vectors(kinds: Sequence[Kind], counts: tuple[int, ...], values: Bits) -> grouping.Vectors:
    vectors = 0
    for parts in grouping.groups_of_each(kinds, counts, values).values():
        if grouping.strides(counts)[-1] * len(parts) > _MOST_WORK:
            raise TooMuchWorkError("the table has too many items to go through")
        vectors |= grouping.unions(counts, parts) ^ 1
    if vectors.bit_count() > MOST_CAPTURES:
        raise TooMuchWorkError("there are too many captures to go through")
    return vectors


def _unions(counts: tuple[int, ...], parts: Sequence[Vector]) -> Iterable[Vector]:
    """Every union of disjoint groups of single items, the empty one too."""
    if len(parts) > _FEW_PARTS:
        return grouping.members(grouping.unions(counts, parts))
    found = [0]
    for part in parts:
        found += [one | part for one in found if not one & part]
    return found


@lru_cache(maxsize=1 << 14)
def _others(number: int, mask: int) -> Places:
    """The places of so many items that are not in a mask."""
    return tuple([place for place in range(number) if not mask >> place & 1])
