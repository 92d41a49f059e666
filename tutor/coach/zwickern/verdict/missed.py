"""The captures that a hand could have made: the largest ones other than the one made, and exactly how many."""

from collections import Counter
from heapq import heappush, heapreplace
from itertools import islice
from typing import NamedTuple

from tutor.coach.zwickern.goals.tactics import cards_taken
from tutor.engine.arithmetic import sets
from tutor.engine.arithmetic.sets import Vector, Vectors
from tutor.engine.budget import CALL, SECOND, TooMuchWorkError, budget, spend
from tutor.engine.zwickern import Capture, Play, Position, is_zwick
from tutor.engine.zwickern.captures import Taking, captures_of, maximal_captures, number_of_captures
from tutor.engine.zwickern.listing import legal_taking

MOST_MISSED = 200
"""The most missed captures that are listed; the others are only counted."""

_MISSED_WORK = SECOND // 2
"""The budget for finding the missed captures."""

_CHOICES = 1000
"""The most captures of one vector that are looked at.

Further ones differ only in which of several items of the same value they take.
"""


class Missed(NamedTuple):
    """The largest captures of each card of a hand, without the one made: Zwicks first, then those of the most cards.

    `captures` lists at most MOST_MISSED of them; `number` counts them all, and is None if the table is too large to
    count them. `folded` counts the smaller captures inside larger ones, without the one made.
    """

    captures: tuple[Capture, ...] = ()
    number: int | None = 0
    folded: int = 0


def missed(position: Position, made: Play | None) -> Missed:
    """Find the captures that a hand could have made instead of a legal play; `made` is None if there is no play."""
    try:
        with budget(_MISSED_WORK):
            return _missed(position, made)
    except TooMuchWorkError:
        return Missed(number=None)


def _missed(position: Position, made: Play | None) -> Missed:
    found: list[Capture] = []
    number = folded = 0
    # With several packs a hand may hold the same card twice.
    for card in dict.fromkeys(position.hand):
        every = legal_taking(position, card)
        most = maximal_captures(every)
        of_most = number_of_captures(most)
        smaller = number_of_captures(every) - of_most
        # One more than is shown, in case the capture that was made is among them.
        found += [play for play in _most_cards_first(most, MOST_MISSED + 1) if play != made]
        if isinstance(made, Capture) and made.card is card:
            made_largest = most.vectors >> _vector(most, made) & 1
            # The capture that was made is not a missed one, whether it is among the largest or inside one of them.
            of_most -= made_largest
            smaller -= 1 - made_largest
        number += of_most
        folded += smaller
    found.sort(key=lambda play: (not is_zwick(position, play), -cards_taken(play)))
    return Missed(tuple(found[:MOST_MISSED]), number, folded)


def _vector(found: Taking, made: Capture) -> Vector:
    """Return a capture as a vector over the kinds of a layout."""
    taken, table = Counter(made.takes), found.position.table
    digits = [(Counter(table[place] for place in places) & taken).total() for places in found.layout.places]
    steps = sets.strides(found.layout.counts)
    return sum(digit * step for digit, step in zip(digits, steps, strict=False))


def _most_cards_first(found: Taking, number: int) -> list[Capture]:
    """List up to `number` captures of a set, those of the most cards first."""
    some: list[Capture] = []
    for vector in _best_vectors(found, number):
        some += islice(captures_of(found, vector), _CHOICES)
        if len(some) > _CHOICES:
            break
    some.sort(key=lambda play: -cards_taken(play))
    return some[:number]


def _best_vectors(found: Taking, number: int) -> list[Vector]:
    """List up to `number` vectors of a set, those that can take the most cards first."""
    table = found.position.table
    cards = [sorted((len(table[place].cards) for place in places), reverse=True) for places in found.layout.places]
    worth = [[sum(kind[:taken]) for taken in range(len(kind) + 1)] for kind in cards]
    if found.vectors.bit_count() > number:
        return _search(found.layout.counts, worth, found.vectors, number)
    counts = found.layout.counts

    def of(vector: Vector) -> int:
        return sum(kind[taken] for kind, taken in zip(worth, sets.digits(counts, vector), strict=True))

    return sorted(sets.members(found.vectors), key=lambda vector: -of(vector))


def _search(counts: tuple[int, ...], worth: list[list[int]], vectors: Vectors, number: int) -> list[Vector]:
    """List the `number` vectors of the greatest worth.

    The search goes through the kinds one by one; `worth` has for each kind the most cards in each number of its
    items.
    """
    steps = sets.strides(counts)
    rest = [0]
    for kind in worth:
        rest.append(rest[-1] + kind[-1])
    best: list[tuple[int, int]] = []

    def search(kinds: int, value: int, prefix: Vector, chosen: Vectors) -> None:
        # A branch is left as soon as even all of its items could not beat the least of the best.
        if not chosen or (len(best) == number and value + rest[kinds] <= best[0][0]):
            return
        if kinds == 0:
            if len(best) < number:
                heappush(best, (value, -prefix))
            else:
                heapreplace(best, (value, -prefix))
            return
        stride = steps[kinds - 1]
        spend(CALL + 2 * chosen.bit_length())
        low = (1 << stride) - 1
        for taken in range(counts[kinds - 1], -1, -1):
            more = taken * stride
            search(kinds - 1, value + worth[kinds - 1][taken], prefix + more, chosen >> more & low)

    search(len(counts), 0, 0, vectors)
    return [-vector for _, vector in sorted(best, reverse=True)]
