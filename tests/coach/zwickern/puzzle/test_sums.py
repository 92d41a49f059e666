"""What every way to split a capture needs, compared with all ways written out one by one."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.coach.boards import listed_captures, positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.zwickern.puzzle.sums import MOST_CHOICES, choices, needs_high, needs_low, needs_several, needs_sum_of
from tutor.engine.zwickern import Capture, Item, Position, Rules, is_wild, read_play, violations

Counted = tuple[Item, int | None]
"""An item with the value that it counts; a loose wild joker has none."""


def values(rules: Rules, item: Item) -> tuple[int | None, ...]:
    """Return the values that an item can count; None stands for a loose wild joker."""
    if item.value is not None:
        return (item.value,)
    return (None,) if is_wild(rules, item.cards[0]) else rules.hand_values[item.cards[0]]


def partitions(items: list[Counted]) -> Iterator[list[list[Counted]]]:
    """Yield all ways to part items into groups."""
    if not items:
        yield []
        return
    first, *rest = items
    for groups in partitions(rest):
        yield [[first], *groups]
        for at_place, group in enumerate(groups):
            yield [*groups[:at_place], [first, *group], *groups[at_place + 1 :]]


def splits(rules: Rules, play: Capture) -> Iterator[list[list[Counted]]]:
    """Yield all ways to split a capture, with the value of each item, for every value of the card."""
    for counted in product(*(values(rules, item) for item in play.takes)):
        for groups in partitions(list(zip(play.takes, counted, strict=True))):
            for value in rules.hand_values[play.card]:
                if all(_fits(group, value) for group in groups):
                    yield groups


def _fits(group: list[Counted], value: int) -> bool:
    numbers = [number for _, number in group if number is not None]
    jokers = len(group) - len(numbers)
    return len(group) == 1 if jokers else sum(numbers) == value


def counts_at(rules: Rules, groups: list[list[Counted]], end: int) -> bool:
    """Tell whether, in a sum of two items or more, a card counts the first (0) or last (-1) of its two values."""
    inside = [one for group in groups if len(group) > 1 for one in group]
    return any(len(found := values(rules, item)) > 1 and number == found[end] for item, number in inside)


def several(groups: list[list[Counted]]) -> bool:
    """Tell whether there are three groups or more, or two of at least two items each."""
    return len(groups) > 2 or (len(groups) == 2 and min(map(len, groups)) > 1)


@examples(50)
@given(positions(least=2, most=6), st.data())
def test_a_capture_needs_what_all_its_splits_have(where: Position, data: st.DataObject) -> None:
    rules = where.rules
    plays = [play for card in dict.fromkeys(where.hand) for play in listed_captures(where, card)]
    for play in data.draw(st.permutations(plays))[:6]:
        every = list(splits(rules, play))
        assert every
        assert needs_low(rules, play) == all(counts_at(rules, groups, 0) for groups in every), play
        assert needs_high(rules, play) == all(counts_at(rules, groups, -1) for groups in every), play
        assert needs_several(rules, play) == all(map(several, every)), play
        for length in (2, 3, 4):
            assert needs_sum_of(rules, play, length) == all(max(map(len, one)) >= length for one in every), play


def capture(where: Position, text: str) -> Capture:
    """Read a capture from its line."""
    play = read_play(where, text).play
    assert isinstance(play, Capture)
    return play


TWO_WAYS = at("X20", "QC 7D KH 6S")


def test_one_other_split_is_enough_to_need_nothing() -> None:
    """The four are 13+7 and 14+6, or 3+7+4+6 in one sum."""
    play = capture(TWO_WAYS, "X20 x QC 7D KH 6S")
    rules = TWO_WAYS.rules
    assert not needs_high(rules, play)
    assert not needs_low(rules, play)
    assert not needs_several(rules, play)
    assert not needs_sum_of(rules, play, 4)


def test_a_card_alone_is_not_a_sum() -> None:
    where = at("QS", "QH")
    assert not needs_low(where.rules, capture(where, "QS x QH"))
    assert not needs_high(where.rules, capture(where, "QS x QH"))


@pytest.mark.parametrize(
    ("play", "needed"),
    [
        ("X1 x X2", False),
        ("X1 x X2 X3", False),
        ("X1 x X2 X3 X4", True),
        ("X1 x X2 9S+3H", False),
        ("X1 x X2 X3 9S+3H", True),
        ("X1 x X2 9S 9H", True),
        ("X1 x X2 QS", False),
    ],
)
def test_a_loose_wild_joker_is_a_group_by_itself(play: str, needed: bool) -> None:
    where = at("X1", "X2 X3 X4 9S 9H 3H QS", variant="grupp")
    assert needs_several(where.rules, capture(where, play)) is needed


@pytest.mark.parametrize(("length", "needed"), [(3, True), (4, True), (5, False)])
def test_a_build_is_one_item_of_a_sum(length: int, needed: bool) -> None:
    where = at("KC", "2C+3D=5@E 4H 3H 2D")
    assert needs_sum_of(where.rules, capture(where, "KC x 2C 4H 3H 2D"), length) is needed


def test_interchangeable_items_are_one_choice() -> None:
    assert choices(at("KC", "5S 5H 5D 2C")) == 4 * 2
    assert choices(at("KC", "5S QH AD")) == 2 * 2 * 2
    assert choices(at("KC", "")) == 1


def test_of_a_capture_that_is_too_large_nothing_is_said() -> None:
    """In six groups of 14 two of A, J, Q and K count high and two low; but that is not looked for any more."""
    where = at("KC", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS")
    whole = Capture(where.hand[0], where.table)
    assert not violations(where, whole)
    assert choices(where) > MOST_CHOICES
    assert not needs_high(where.rules, whole)
    assert not needs_low(where.rules, whole)
    assert not needs_sum_of(where.rules, whole, 2)
