"""The subset-sum core held to brute force, its work limit, and counts that must not grow."""

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import islice, product
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.setups import at
from tutor.engine.arithmetic import exact_cover, grouping, sets
from tutor.engine.arithmetic.exact_cover import Splitter
from tutor.engine.arithmetic.grouping import ItemKind
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import legal_plays
from tutor.engine.zwickern.captures import can_clear, most_cards, most_points, number_of_captures
from tutor.engine.zwickern.listing import legal_taking

LOW_AND_HIGH = [(1, 11), (2, 12), (3, 13), (4, 14)]
VALUES = [*LOW_AND_HIGH, *((value,) for value in range(1, 15)), (15,), (20,), (25,)]

Counts = tuple[int, ...]


@st.composite
def kinds(draw: st.DrawFn, most: int = 5) -> list[ItemKind]:
    """Draw some kinds, among them items that are each a group by themselves."""
    values = draw(st.lists(st.sampled_from([*VALUES, ()]), min_size=1, max_size=most, unique=True))
    return [ItemKind(one, draw(st.integers(1, 3)), alone=not one) for one in values]


def vector(counts: Sequence[int], taken: Sequence[int]) -> int:
    """Return a choice as one number."""
    found, step = 0, 1
    for count, number in zip(counts, taken, strict=True):
        found += step * number
        step *= count + 1
    return found


def choices(some: Sequence[ItemKind]) -> Iterable[Counts]:
    """List every choice of items, as counts by kind."""
    return product(*(range(kind.number + 1) for kind in some))


def totals_of(some: Sequence[ItemKind], taken: Counts) -> set[int]:
    """Return the totals of a choice."""
    sums = {0}
    for kind, number in zip(some, taken, strict=True):
        for _ in range(number):
            sums = {total + value for total in sums for value in kind.values}
    return sums


def is_group(some: Sequence[ItemKind], taken: Counts, target: int) -> bool:
    """Tell whether a choice is one group."""
    if any(number and kind.alone for kind, number in zip(some, taken, strict=True)):
        return sum(taken) == 1
    return sum(taken) > 0 and target in totals_of(some, taken)


def all_unions(some: Sequence[ItemKind], target: int) -> set[Counts]:
    """Return every union of disjoint groups, by adding groups until nothing new comes."""
    parts = [taken for taken in choices(some) if is_group(some, taken, target)]
    found = {(0,) * len(some)}
    new = set(found)
    while new:
        added = {tuple(map(sum, zip(one, part, strict=True))) for one in new for part in parts}
        new = {
            one for one in added - found if all(number <= kind.number for number, kind in zip(one, some, strict=True))
        }
        found |= new
    return found


class TestAgainstBruteForce:
    @given(kinds(), st.sampled_from((2, 9, 11, 14, 15, 20, 25)))
    def test_groups_are_all_choices_that_add_up(self, some: list[ItemKind], target: int) -> None:
        counts = grouping.counts_of(some)
        found = grouping.groups(some, counts, target)
        assert len(set(found)) == len(found)
        assert set(found) == {vector(counts, taken) for taken in choices(some) if is_group(some, taken, target)}

    @given(kinds(most=4), st.sampled_from((2, 9, 11, 14, 15, 20, 25)))
    def test_unions_are_all_disjoint_unions(self, some: list[ItemKind], target: int) -> None:
        counts = grouping.counts_of(some)
        found = grouping.unions(counts, grouping.groups(some, counts, target))
        assert set(sets.members(found)) == {vector(counts, taken) for taken in all_unions(some, target)}

    @given(kinds(most=4), st.sampled_from((2, 9, 11, 14, 15)))
    def test_all_items_split_exactly_when_they_are_a_union(self, some: list[ItemKind], target: int) -> None:
        counts = grouping.counts_of(some)
        groups = grouping.groups(some, counts, target)
        found = Splitter(counts, groups).split()
        assert (found is not None) == (counts in all_unions(some, target))
        if found is not None:
            assert tuple(map(sum, zip(*found, strict=True))) == counts
            assert all(is_group(some, group, target) for group in found)

    @given(kinds(most=4), st.sampled_from((2, 9, 11, 14, 15)))
    def test_split_does_what_the_splitter_does(self, some: list[ItemKind], target: int) -> None:
        plain = [kind for kind in some if not kind.alone]
        if plain:
            counts = grouping.counts_of(plain)
            whole = Splitter(counts, grouping.groups(plain, counts, target)).split()
            assert (exact_cover.split(plain, target) is None) == (whole is None)

    @given(kinds(), st.randoms(use_true_random=False))
    def test_digits_undo_vectors(self, some: list[ItemKind], dice: random.Random) -> None:
        counts = grouping.counts_of(some)
        taken = tuple(dice.randint(0, count) for count in counts)
        assert sets.digits(counts, vector(counts, taken)) == taken

    @given(kinds(most=4), st.randoms(use_true_random=False))
    def test_questions_about_a_set_of_choices(self, some: list[ItemKind], dice: random.Random) -> None:
        counts = grouping.counts_of(some)
        chosen = [taken for taken in choices(some) if dice.random() < 0.3]
        vectors = sum(1 << vector(counts, taken) for taken in chosen)
        assert sets.members(vectors) == sorted(vector(counts, taken) for taken in chosen)
        top = {
            one
            for one in chosen
            if not any(one != other and all(a <= b for a, b in zip(one, other, strict=True)) for other in chosen)
        }
        assert set(sets.members(sets.largest(counts, vectors))) == {vector(counts, one) for one in top}
        ways = [tuple(comb(count, taken) for taken in range(count + 1)) for count in counts]
        assert sets.number(ways, vectors) == sum(
            prod(way[number] for way, number in zip(ways, taken, strict=True)) for taken in chosen
        )
        worth = [tuple(sorted(dice.randint(0, 9) for _ in range(count + 1))) for count in counts]
        assert sets.greatest_worth(worth, vectors) == max(
            (sum(one[number] for one, number in zip(worth, taken, strict=True)) for taken in chosen), default=None
        )

    @given(kinds())
    def test_totals_are_all_sums_of_all_items(self, some: list[ItemKind]) -> None:
        plain = [kind for kind in some if not kind.alone]
        found = exact_cover.totals(some)
        assert {total for total in range(found.bit_length()) if found >> total & 1} == totals_of(
            plain, grouping.counts_of(plain)
        )


class TestWorkLimit:
    def test_a_closure_that_would_take_too_long_is_refused(self) -> None:
        counts = (1,) * 40
        with pytest.raises(TooMuchWorkError, match="too many items"):
            grouping.unions(counts, [1])

    def test_the_limit_is_the_number_of_vectors_times_groups(self) -> None:
        counts = (1,) * 10
        parts = list(range(1, 5))
        assert 2**10 * len(parts) < grouping.WORK_LIMIT
        assert grouping.unions(counts, parts)

    def test_a_list_of_millions_of_plays_can_be_broken_off(self) -> None:
        where = at("X15 8H", TABLE_28)
        assert sum(1 for _ in islice(legal_plays(where), 1000)) == 1000


KINDS_28 = [ItemKind(values, 4) for values in ((1, 11), (2,), (3,), (4,), (2, 12), (3, 13), (4, 14))]
TABLE_28 = " ".join(f"{rank}{suit}" for rank in "A234JQK" for suit in "SHDC")
GROUPS_28 = {5: 13, 9: 65, 10: 94, 15: 329, 20: 881, 25: 1768}


def captures_by_counting(target: int) -> tuple[int, int]:
    """Count the captures of the 28 cards, and those by kinds, with packed counts and without the engine."""
    lows, pictures = (1, 2, 3, 4, 2, 3, 4), (0, 4, 5, 6)
    groups = []
    for taken in product(range(5), repeat=7):
        rest = target - sum(map(int.__mul__, taken, lows))
        if any(taken) and rest % 10 == 0 and 0 <= rest // 10 <= sum(taken[at] for at in pictures):
            groups.append(sum(number << 4 * at for at, number in enumerate(taken)))
    # A digit of 5 or more, plus 3, reaches the guard bit of its four.
    threes, guards = sum(3 << 4 * at for at in range(7)), sum(8 << 4 * at for at in range(7))
    found, new = {0}, [0]
    while new:
        one = new.pop()
        for group in groups:
            longer = one + group
            if longer not in found and not (longer + threes) & guards:
                found.add(longer)
                new.append(longer)
    ways = Counter({one: prod(comb(4, one >> 4 * at & 15) for at in range(7)) for one in found})
    return ways.total() - 1, len(found) - 1


class TestLargeTables:
    """Golden counts: work that grows shows here, not on a clock."""

    @pytest.mark.parametrize(("target", "number"), GROUPS_28.items())
    def test_groups_of_28_cards(self, target: int, number: int) -> None:
        assert len(grouping.groups(KINDS_28, (4,) * 7, target)) == number

    @pytest.mark.parametrize(
        ("card", "target", "captures"),
        [("5S", 5, 9_158_666), ("9S", 9, 28_769_312), ("X15", 15, 53_319_428), ("X20", 20, 26_843_369)],
    )
    def test_captures_of_28_cards_are_counted_exactly(self, card: str, target: int, captures: int) -> None:
        where = at(f"{card} 8H", TABLE_28)
        number = number_of_captures(legal_taking(where, where.hand[0]))
        assert number == captures
        assert captures_by_counting(target)[0] == captures

    def test_most_cards_points_and_zwick_of_28_cards(self) -> None:
        where = at("X15 8H", TABLE_28)
        found = legal_taking(where, where.hand[0])
        assert (most_cards(found), most_points(found), can_clear(found)) == (27, 10, False)

    @pytest.mark.parametrize(
        ("target", "states"),
        [(5, 5), (9, 1095), (10, 1911), (14, 142), (15, 4497), (20, 4616)],
    )
    def test_states_of_the_search_for_one_split_of_28_cards(self, target: int, states: int) -> None:
        counts = grouping.counts_of(KINDS_28)
        search = Splitter(counts, grouping.groups(KINDS_28, counts, target))
        search.split()
        assert search.states == states

    @pytest.mark.parametrize(("numbers", "states"), [((3, 4, 4, 4, 4, 4, 4), 3945), ((4, 4, 4, 3, 4, 4, 1), 17)])
    def test_states_of_searches_with_fewer_cards(self, numbers: Counts, states: int) -> None:
        some = [kind._replace(number=number) for kind, number in zip(KINDS_28, numbers, strict=True)]
        search = Splitter(numbers, grouping.groups(some, numbers, 14))
        search.split()
        assert search.states == states
