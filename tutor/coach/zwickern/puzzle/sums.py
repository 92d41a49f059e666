"""The common traits of all ways to split a capture into sums: high and low courts, long sums, several groups.

A question is answered for all splits at once: a capture needs something exactly if it does not split without it. If a
question would go through more than MOST_CHOICES choices of items, its answer is no.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.arithmetic import exact_cover, grouping, sets
from tutor.engine.arithmetic.grouping import ItemKind
from tutor.engine.arithmetic.sets import Vector
from tutor.engine.zwickern import Capture, Position, Rules
from tutor.engine.zwickern.captures import item_kind
from tutor.engine.zwickern.rules import takes_lone

MOST_CHOICES = 1 << 12
"""The most choices of items of a capture or a table that are gone through, interchangeable ones counted once."""

_Groups = Mapping[int, Sequence[Vector]]


class _Taken(NamedTuple):
    """The taken items by kinds, the number of choices among them, and the totals that all together can have."""

    kinds: tuple[ItemKind, ...]
    counts: tuple[int, ...]
    choices: int
    totals: int


@lru_cache(maxsize=256)
def needs_low(rules: Rules, play: Capture) -> bool:
    """Tell whether in every split a loose card with two values counts low in a sum of two items or more."""
    return _needs_end(rules, play, other=-1)


@lru_cache(maxsize=256)
def needs_high(rules: Rules, play: Capture) -> bool:
    """Tell whether in every split a loose card with two values counts high in a sum of two items or more."""
    return _needs_end(rules, play, other=0)


def _needs_end(rules: Rules, play: Capture, *, other: int) -> bool:
    taken = _taken(rules, play)
    if taken.choices > MOST_CHOICES or all(len(kind.values) < 2 for kind in taken.kinds):
        return False
    # A card that is a group by itself may count either value; in sums it is held to the other one.
    held = [kind._replace(values=kind.values and (kind.values[other],)) for kind in taken.kinds]
    sums = grouping.groups_of_each(held, taken.counts, rules.hand_bits[play.card])
    groups = {value: [*sums.get(value, ()), *_singles(taken, value)] for value in rules.hand_values[play.card]}
    return not _splits(taken, groups)


def needs_sum_of(rules: Rules, play: Capture, length: int) -> bool:
    """Tell whether in every split some group has `length` items or more."""
    taken = _taken(rules, play)
    if taken.choices > MOST_CHOICES or len(play.takes) < length:
        return False
    found = grouping.groups_of_each(taken.kinds, taken.counts, rules.hand_bits[play.card])
    short = {
        value: [one for one in groups if sum(sets.digits(taken.counts, one)) < length]
        for value, groups in found.items()
    }
    return not _splits(taken, short)


def needs_several(rules: Rules, play: Capture) -> bool:
    """Tell whether every split has three groups or more, or two of at least two items each."""
    kinds = [item_kind(rules, item, joker=takes_lone(rules, play.card)) for item in play.takes]
    for value in rules.hand_values[play.card]:
        # Fewer are one group, or one group and a single item.
        rests = [kinds, *([*kinds[:at], *kinds[at + 1 :]] for at, kind in enumerate(kinds) if _single(kind, value))]
        if any(_one_group(rest, value) for rest in rests):
            return False
    return True


def choices(position: Position) -> int:
    """Count the choices of items on a table, interchangeable ones once."""
    return _choices([item_kind(position.rules, item, joker=bool(position.rules.lone)) for item in position.table])


def _choices(kinds: Sequence[ItemKind]) -> int:
    return sets.strides(tuple(Counter(kinds).values()))[-1]


def _taken(rules: Rules, play: Capture) -> _Taken:
    numbers = Counter(item_kind(rules, item, joker=takes_lone(rules, play.card)) for item in play.takes)
    kinds = tuple(sorted(kind._replace(number=number) for kind, number in numbers.items()))
    counts = grouping.counts_of(kinds)
    return _Taken(kinds, counts, sets.strides(counts)[-1], exact_cover.totals(kinds))


def _single(kind: ItemKind, value: int) -> bool:
    """Tell whether one item is a group by itself."""
    return kind.alone or value in kind.values


def _singles(taken: _Taken, value: int) -> list[Vector]:
    steps = sets.strides(taken.counts)
    return [step for kind, step in zip(taken.kinds, steps, strict=False) if _single(kind, value)]


def _one_group(kinds: Sequence[ItemKind], value: int) -> bool:
    """Tell whether items are one group of a value."""
    if any(kind.alone for kind in kinds):
        return len(kinds) == 1
    return bool(exact_cover.totals(kinds) >> value & 1)


def _splits(taken: _Taken, groups: _Groups) -> bool:
    """Tell whether all taken items split into some of the groups of one value."""
    return any(
        exact_cover.has_multiple(taken.totals, value)
        and bool(grouping.unions(taken.counts, list(dict.fromkeys(parts))) >> taken.choices - 1)
        for value, parts in groups.items()
    )
