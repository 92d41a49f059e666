"""The subset-sum core: what groups add up to a value, and which unions of disjoint groups there are.

It knows no cards. Items are met as kinds, each a number of interchangeable items; a choice of items is a
vector of counts, one digit a kind, written as one whole number in the mixed radix of the kinds. A set of
vectors is one long integer with a bit for each vector, so that a whole set is shifted, cut and joined at once.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.engine.zwickern.budget import CALL, ENTRY, TooMuchWorkError, spend

WORK_LIMIT = 1 << 36
"""Bits times groups that one closure may touch: some seconds at most."""

_LARGEST_LIMIT = 1 << 31
_MOST_BITS = 1 << 25
_REMEMBERED_BITS = 1 << 12
_KEPT_BITS = 1 << 18


class Kind(NamedTuple):
    """A `number` of interchangeable items with these values, the least first.

    Items that are `alone` have no values and are each a group by itself whatever the target.
    """

    values: tuple[int, ...]
    number: int = 1
    alone: bool = False


Vector = int
Vectors = int


@lru_cache(maxsize=4096)
def strides(counts: tuple[int, ...]) -> tuple[int, ...]:
    """What one item of each kind adds to a vector, and last the number of all vectors.

    >>> strides((1, 2, 1))
    (1, 2, 6, 12)
    """
    steps = [1]
    for count in counts:
        steps.append(steps[-1] * (count + 1))
    return tuple(steps)


def counts_of(kinds: Sequence[Kind]) -> tuple[int, ...]:
    """How many items each kind has."""
    return tuple([kind.number for kind in kinds])


def digits(counts: tuple[int, ...], vector: Vector) -> tuple[int, ...]:
    """The counts that a vector stands for.

    >>> digits((1, 2, 1), 11)
    (1, 2, 1)
    """
    found = []
    for count in counts:
        vector, digit = divmod(vector, count + 1)
        found.append(digit)
    return tuple(found)


def groups(kinds: Sequence[Kind], counts: tuple[int, ...], target: int) -> list[Vector]:
    """Every group whose values can add up to the target, each once.

    >>> groups([Kind((1, 11)), Kind((3, 13)), Kind((4,))], (1, 1, 1), 14)
    [3]
    """
    return groups_of_each(kinds, counts, 1 << target).get(target, [])


def groups_of_each(kinds: Sequence[Kind], counts: tuple[int, ...], targets: int) -> dict[int, list[Vector]]:
    """The groups of each target in a bit set of them, found in one pass; a target without groups is left out."""
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
    """How many items of one kind, and each total that so many of them can have."""
    sums = {0}
    found = []
    for taken in range(1, count + 1):
        sums = {total + value for total in sums for value in values}
        found += [(taken, total) for total in sorted(sums)]
    return found


def unions(counts: tuple[int, ...], parts: Sequence[Vector]) -> Vectors:
    """Every union of disjoint groups, the empty one too; raises TooMuchWorkError."""
    if not parts:
        return 1
    size = strides(counts)[-1]
    if size > _MOST_BITS or size * len(parts) > WORK_LIMIT:
        raise TooMuchWorkError("the table has too many items to go through")
    spend(size * len(parts))
    reached = 1
    if size <= _REMEMBERED_BITS:
        for part in parts:
            room, times = _room(counts, part)
            for _ in range(times):
                reached |= (reached & room) << part
        return reached
    # The smallest vectors first: until a high kind comes in, the set is a short number.
    for part in sorted(parts):
        limits = [(kind, counts[kind] - digit) for kind, digit in enumerate(digits(counts, part)) if digit]
        for _ in range(min(counts[kind] // (counts[kind] - limit) for kind, limit in limits)):
            fitting = reached
            for kind, limit in limits:
                fitting &= at_most(counts, kind, limit)
            reached |= fitting << part
    return reached


@lru_cache(maxsize=1 << 14)
def _room(counts: tuple[int, ...], part: Vector) -> tuple[Vectors, int]:
    """The vectors that still have room for a group, and how often the group fits at all."""
    room = everything(counts)
    times = max(counts)
    for kind, digit in enumerate(digits(counts, part)):
        if digit:
            room &= at_most(counts, kind, counts[kind] - digit)
            times = min(times, counts[kind] // digit)
    return room, times


def everything(counts: tuple[int, ...]) -> Vectors:
    """All vectors."""
    return (1 << strides(counts)[-1]) - 1


def at_most(counts: tuple[int, ...], kind: int, limit: int) -> Vectors:
    """All vectors with at most so many items of a kind.

    >>> bin(at_most((1, 1), 0, 0))
    '0b101'
    """
    # Large sets are megabytes each, and would fill the memory if they were kept.
    return (_at_most if strides(counts)[-1] > _KEPT_BITS else _kept_at_most)(counts, kind, limit)


@lru_cache(maxsize=256)
def _kept_at_most(counts: tuple[int, ...], kind: int, limit: int) -> Vectors:
    return _at_most(counts, kind, limit)


def _at_most(counts: tuple[int, ...], kind: int, limit: int) -> Vectors:
    steps = strides(counts)
    return _repeated((1 << steps[kind] * (limit + 1)) - 1, steps[kind + 1], steps[-1])


def _repeated(block: int, period: int, size: int) -> int:
    """A block of bits again and again until so many bits are filled."""
    while period < size:
        block |= block << period
        period *= 2
    return block & ((1 << size) - 1)


def members(vectors: Vectors) -> list[Vector]:
    """The vectors of a set, the least first.

    >>> members(0b1011)
    [0, 1, 3]
    """
    spend(vectors.bit_length() * 16 + vectors.bit_count() * CALL)
    text = bin(vectors)[:1:-1]
    found = []
    place = text.find("1")
    while place >= 0:
        found.append(place)
        place = text.find("1", place + 1)
    return found


def largest(counts: tuple[int, ...], vectors: Vectors) -> Vectors:
    """The vectors of a set that no other vector of it contains; raises TooMuchWorkError."""
    steps = strides(counts)
    if steps[-1] * sum(counts) > _LARGEST_LIMIT:
        raise TooMuchWorkError("the table has too many items to go through")
    spend(3 * steps[-1] * sum(counts))
    all_vectors = everything(counts)

    def one_less(contained: Vectors, kind: int) -> Vectors:
        return (contained & (all_vectors ^ at_most(counts, kind, 0))) >> steps[kind]

    inside = vectors
    for kind, count in enumerate(counts):
        for _ in range(count):
            inside |= one_less(inside, kind)
    smaller = 0
    for kind in range(len(counts)):
        smaller |= one_less(inside, kind)
    return vectors & ~smaller


def number(ways: Sequence[Sequence[int]], vectors: Vectors) -> int:
    """How many choices of items a set of vectors stands for.

    `ways[kind][count]` is the number of different choices of so many items of a kind.

    >>> number([(1, 1), (1, 2, 1)], 0b111111)
    8
    """
    plain = 0
    while plain < len(ways) and all(way == 1 for way in ways[plain]):
        plain += 1
    counts = tuple(len(way) - 1 for way in ways)
    return _number(counts, ways, len(ways), plain, vectors)


def _number(counts: tuple[int, ...], ways: Sequence[Sequence[int]], kinds: int, plain: int, vectors: Vectors) -> int:
    # The kinds whose choices count once are the low digits: there a count of bits is the answer.
    if kinds == plain or not vectors:
        return vectors.bit_count()
    stride = strides(counts)[kinds - 1]
    spend(CALL + 2 * vectors.bit_length())
    low = (1 << stride) - 1
    return sum(
        way * _number(counts, ways, kinds - 1, plain, vectors >> taken * stride & low)
        for taken, way in enumerate(ways[kinds - 1])
    )


def greatest(worth: Sequence[Sequence[int]], vectors: Vectors) -> int | None:
    """The greatest worth in a set of vectors, None if it is empty; `worth[kind][count]` adds up over kinds."""
    counts = tuple(len(values) - 1 for values in worth)
    steps = strides(counts)
    # The most that the kinds below one can still add: it cuts off what cannot become the greatest.
    rest = [0]
    for values in worth:
        rest.append(rest[-1] + max(values))
    best: int | None = None

    def search(kinds: int, found: int, chosen: Vectors) -> None:
        nonlocal best
        if not chosen or (best is not None and found + rest[kinds] <= best):
            return
        if kinds == 0:
            best = found
            return
        stride = steps[kinds - 1]
        spend(CALL + 2 * chosen.bit_length())
        low = (1 << stride) - 1
        for taken in range(counts[kinds - 1], -1, -1):
            search(kinds - 1, found + worth[kinds - 1][taken], chosen >> taken * stride & low)

    search(len(counts), 0, vectors)
    return best
