"""What picks the items that a capture leaves from any table of the same shape."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter

from tutor.engine.zwickern import shapes
from tutor.engine.zwickern.grouping import Kind
from tutor.engine.zwickern.rules import Bits

Pick = Callable[[tuple[int, ...]], tuple[int, ...]]
"""Picks some of the items of a table, which are numbers."""


def kept(kinds: Sequence[Kind], twins: Sequence[int], values: Bits) -> list[Pick]:
    """What picks the items that each capture for one of the values leaves, as `shapes.kept` lists them.

    >>> [pick((4, 4, 6)) for pick in kept([Kind((5,)), Kind((5,)), Kind((9,))], [0, 1, 0], 1 << 5)]
    [(4, 6), (6,)]
    """
    return [_pick(places) for places in shapes.kept(kinds, twins, values)]


@lru_cache(maxsize=1 << 14)
def _pick(places: tuple[int, ...]) -> Pick:
    """Picks the items at some places; quicker than to go through them where there are two or more."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda items: tuple([items[place] for place in places])
