"""Sets of vectors; a vector is a choice of items by how many of each kind it takes.

A vector has one digit for each kind, and is one whole number in the mixed radix of the kinds. A set of vectors is one
long integer with a bit for each vector, so one operation shifts, cuts or joins a whole set.
"""

from collections.abc import Sequence
from functools import lru_cache

from tutor.engine.budget import CALL, TooMuchWorkError, spend

_LARGEST_LIMIT = 1 << 31
_KEPT_BITS = 1 << 18

Vector = int
Vectors = int


@lru_cache(maxsize=4096)
def strides(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return the number that one item of each kind adds to a vector, and last the number of all vectors.

    >>> strides((1, 2, 1))
    (1, 2, 6, 12)
    """
    steps = [1]
    for count in counts:
        steps.append(steps[-1] * (count + 1))
    return tuple(steps)


def digits(counts: tuple[int, ...], vector: Vector) -> tuple[int, ...]:
    """Return the counts of a vector, one for each kind.

    >>> digits((1, 2, 1), 11)
    (1, 2, 1)
    """
    found = []
    for count in counts:
        vector, digit = divmod(vector, count + 1)
        found.append(digit)
    return tuple(found)


def everything(counts: tuple[int, ...]) -> Vectors:
    """Return the set of all vectors."""
    return (1 << strides(counts)[-1]) - 1


def at_most(counts: tuple[int, ...], kind: int, limit: int) -> Vectors:
    """Return the set of all vectors with at most `limit` items of a kind.

    >>> bin(at_most((1, 1), 0, 0))
    '0b101'
    """
    size = strides(counts)[-1]
    # Large sets are megabytes each, and would fill the memory if they were kept.
    return _kept_at_most(counts, kind, limit) if size <= _KEPT_BITS else _large_at_most(counts, kind, limit, size)


def with_at_most(counts: tuple[int, ...], kind: int, limit: int, vectors: Vectors) -> Vectors:
    """Return the vectors of a set that have at most `limit` items of a kind.

    >>> bin(with_at_most((1, 1), 0, 0, 0b1011))
    '0b1'
    """
    if strides(counts)[-1] <= _KEPT_BITS:
        return vectors & _kept_at_most(counts, kind, limit)
    return vectors & _large_at_most(counts, kind, limit, vectors.bit_length())


@lru_cache(maxsize=256)
def _kept_at_most(counts: tuple[int, ...], kind: int, limit: int) -> Vectors:
    return _at_most(counts, kind, limit, strides(counts)[-1])


def _large_at_most(counts: tuple[int, ...], kind: int, limit: int, size: int) -> Vectors:
    spend(3 * size)
    return _at_most(counts, kind, limit, size)


def _at_most(counts: tuple[int, ...], kind: int, limit: int, size: int) -> Vectors:
    steps = strides(counts)
    return _repeated((1 << steps[kind] * (limit + 1)) - 1, steps[kind + 1], size)


def _repeated(block: int, period: int, size: int) -> int:
    """Repeat a block of bits until `size` bits are filled."""
    while period < size:
        block |= block << period
        period *= 2
    return block & ((1 << size) - 1)


def members(vectors: Vectors) -> list[Vector]:
    """List the vectors of a set, the least first.

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
    """Return the vectors of a set that no other vector of it contains; raises TooMuchWorkError."""
    steps = strides(counts)
    if steps[-1] * sum(counts) > _LARGEST_LIMIT:
        raise TooMuchWorkError("the table has too many items to go through")
    spend(3 * steps[-1] * sum(counts))
    all_vectors = everything(counts)

    def one_less(contained: Vectors, kind: int) -> Vectors:
        return (contained & (all_vectors ^ at_most(counts, kind, 0))) >> steps[kind]

    # `inside` grows to all vectors within those of the set; taking one item from any of them gives a vector within
    # another.
    inside = vectors
    for kind, count in enumerate(counts):
        for _ in range(count):
            inside |= one_less(inside, kind)
    smaller = 0
    for kind in range(len(counts)):
        smaller |= one_less(inside, kind)
    return vectors & ~smaller


def number(ways: Sequence[Sequence[int]], vectors: Vectors) -> int:
    """Count the choices of items in a set of vectors.

    `ways[kind][count]` is the number of different choices of that many items of a kind.

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
    spend(CALL * (1 + len(ways[kinds - 1]) // 2) + 2 * vectors.bit_length())
    low = (1 << stride) - 1
    return sum(
        way * _number(counts, ways, kinds - 1, plain, vectors >> taken * stride & low)
        for taken, way in enumerate(ways[kinds - 1])
    )


def greatest_worth(worth: Sequence[Sequence[int]], vectors: Vectors) -> int | None:
    """Return the greatest worth in a set of vectors, None if it is empty; `worth[kind][count]` adds up over kinds."""
    counts = tuple(len(values) - 1 for values in worth)
    steps = strides(counts)
    # The most that the kinds below one can still add: it cuts off vectors that cannot become the greatest.
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
