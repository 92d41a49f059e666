"""Choices among a few items, each of them another: masks, in which bit n is the item at place n."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Protocol, TypeVar

from tutor.engine.arithmetic import grouping, sets

_FEW_GROUPS = 6

Mask = int

Thing = TypeVar("Thing")


class Pick(Protocol):
    """A function that picks the items of a mask from things of which there is one for each item."""

    def __call__(self, things: tuple[Thing, ...], /) -> tuple[Thing, ...]:
        """Return those of the items."""
        ...


Values = Sequence[tuple[int, ...]]
"""The values that each item may have, above 0."""


def sums(items: Values) -> list[int]:
    """Return the totals that some of the first items can have, as bits: of no item, of one, and so on.

    >>> [bin(some) for some in sums([(4,), (1, 3)])]
    ['0b1', '0b10001', '0b10111011']
    """
    reached = 1
    found = [reached]
    for values in items:
        some = reached
        for value in values:
            reached |= some << value
        found.append(reached)
    return found


def adding_up(items: Values, reached: Sequence[int], value: int) -> list[Mask]:
    """Return the masks of the items that can add up to a value; `reached` are the `sums` of the items.

    A mask comes more than once where items of two values make the value in several ways.

    >>> items = [(5,), (4,), (9,), (1, 11)]
    >>> sorted(adding_up(items, sums(items), 9))
    [3, 4]
    """
    found: list[Mask] = []
    _add_up(items, reached, len(items), value, 0, found)
    return found


def _add_up(items: Values, reached: Sequence[int], end: int, missing: int, mask: Mask, found: list[Mask]) -> None:
    """Find which of the first items make up what is missing from a mask."""
    # Only what leads to an end is tried, so the work is that of writing down what is found.
    while reached[end] >> missing & 1:
        end -= 1
        for value in items[end]:
            rest = missing - value
            if not rest:
                found.append(mask | 1 << end)
            elif rest > 0 and reached[end] >> rest & 1:
                _add_up(items, reached, end, rest, mask | 1 << end, found)


def disjoint_unions(number: int, groups: Sequence[Mask]) -> Iterable[Mask]:
    """Return every union of disjoint groups among a number of items, the empty one too.

    >>> sorted(disjoint_unions(3, [0b100, 0b011, 0b010]))
    [0, 2, 3, 4, 6, 7]
    """
    if len(groups) > _FEW_GROUPS:
        return sets.members(grouping.unions((1,) * number, groups))
    found = [0]
    for group in groups:
        found += [one | group for one in found if not one & group]
    return found


@lru_cache(maxsize=1 << 14)
def pick(mask: Mask) -> Pick:
    """Return a function that picks the items of a mask, which is quicker than going through them.

    >>> pick(0b101)((7, 8, 9)), pick(0b10)((7, 8, 9))
    ((7, 9), (8,))
    """
    places = [place for place in range(mask.bit_length()) if mask >> place & 1]
    return itemgetter(*places) if len(places) > 1 else itemgetter(slice(places[0], places[0] + 1))
