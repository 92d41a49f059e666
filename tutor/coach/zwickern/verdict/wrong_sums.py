"""The reason why the items of a capture make no value of the card, as one line: values, sum, and items left over."""

from collections.abc import Collection, Sequence
from itertools import product
from typing import NamedTuple

from tutor.coach.zwickern.words.phrases import item_phrase, listing, sum_of, totals_phrase, values_phrase
from tutor.engine.arithmetic.exact_cover import Splitter, totals
from tutor.engine.arithmetic.grouping import ItemKind, groups_of_each
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Item, Reason, Rules, Stated, Violation, is_wild
from tutor.engine.zwickern.captures import item_kind
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.splits import LeftOver, best_left_over
from tutor.text import Family, Line, OneOf, Value

Groups = Sequence[tuple[Item, ...]]
_WRONG_SUMS_WORK = SECOND // 4
"""The budget for finding the items left over."""

# A message for each case: one item or several, and a card that was or was not played as one of its values.
_OUT_OF_REACH = Family(
    "reason-out-of-reach{}",
    product((False, True), repeat=2),
    lambda key: ("-one" if key[0] else "") + ("-as" if key[1] else ""),
)


class OnlyFit(NamedTuple):
    """A value of a card, and a group that fits this value and no other."""

    value: int
    items: tuple[Item, ...]


class Difference(NamedTuple):
    """Values of two items of which one less the other is a value of a card."""

    high: int
    low: int

    def said(self) -> dict[str, Value]:
        """Return the parameters of the difference."""
        return {"high": self.high, "low": self.low, "value": self.high - self.low}


def wrong_sum(rules: Rules, wrong: Violation, takes: tuple[Item, ...]) -> Line:
    """Say that the taken items are neither one group of the card nor several."""
    if wrong.value is not None:
        values = values_phrase(rules, wrong.card, wrong.values)
        return Line("reason-out-of-reach-value", {**_card(wrong), "values": values, "value": wrong.value})
    # A loose wild joker counts in no sum.
    items = tuple(item for item in takes if item_bits(rules, item))
    if len(items) == 1:
        return wrong_group(rules, wrong, items)
    found = left_over_of(rules, wrong)
    pair = _difference(rules, wrong, items) if found is None or len(found.items) == len(items) else None
    if pair is not None:
        return pair
    if found is None or len(found.items) < len(items):
        return _left_over(rules, wrong, items, found)
    if wrong.totals[-1] < wrong.values[-1]:
        return wrong_group(rules, wrong, items)
    return Line("reason-does-not-split-none", _counted(rules, wrong, items))


def wrong_group(rules: Rules, wrong: Violation, items: tuple[Item, ...]) -> Line:
    """Say that a group has none of the values of the card."""
    pair = _difference(rules, wrong, items)
    if pair is not None:
        return pair
    return Line(_OUT_OF_REACH[len(items) == 1, _is_chosen(rules, wrong)], _summed(rules, wrong, items))


def difference(rules: Rules, values: Collection[int], items: Sequence[Item]) -> Difference | None:
    """Return values of two items of which one less the other is one of some values, if there are two and it is."""
    if len(items) != 2:
        return None
    first, second = (from_bits(item_bits(rules, item)) for item in items)
    pairs = (Difference(*pair) for pair in (*product(first, second), *product(second, first)))
    return next((pair for pair in pairs if pair.high - pair.low in values), None)


def _difference(rules: Rules, wrong: Violation, items: tuple[Item, ...]) -> Line | None:
    """Say that a capture only adds, where one of two items less the other would fit (reading 5)."""
    # A wild joker could make nearly any difference.
    found = None if wrong.card is None or is_wild(rules, wrong.card) else difference(rules, wrong.values, items)
    if found is None:
        return None
    reached = totals([item_kind(rules, item, joker=False) for item in items])
    both: dict[str, Value] = {"items": sum_of(items), "totals": totals_phrase(from_bits(reached))}
    return Line("reason-out-of-reach-difference", {**both, **found.said()})


def _is_chosen(rules: Rules, wrong: Violation) -> bool:
    """Tell whether the card has several values and was played as one of them."""
    return wrong.played is not None and wrong.card is not None and len(rules.hand_values[wrong.card]) > 1


def _left_over(rules: Rules, wrong: Violation, items: tuple[Item, ...], found: LeftOver | None) -> Line:
    """Say which items are left over from the groups, or only that they do not split if these are not known."""
    said = _counted(rules, wrong, items)
    if found is None:
        return Line("reason-does-not-split-all", said)
    over = listing([item_phrase(item) for item in found.items])
    return Line("reason-does-not-split", {**said, "value": found.value, "left": over, "number": len(found.items)})


def _card(wrong: Violation) -> dict[str, Value]:
    return {} if wrong.card is None else {"card": wrong.card}


def _summed(rules: Rules, wrong: Violation, items: tuple[Item, ...]) -> dict[str, Value]:
    """Return the parameters of a sum with its totals, and the values of the card."""
    return {
        **_card(wrong),
        "items": sum_of(items),
        "totals": totals_phrase(wrong.totals),
        "values": values_phrase(rules, wrong.card, wrong.values),
        "value": wrong.values[0],
    }


def _counted(rules: Rules, wrong: Violation, items: tuple[Item, ...]) -> dict[str, Value]:
    """Return the parameters of a sum, and the value of the card."""
    said = _summed(rules, wrong, items)
    return {**said, "counts": Line("card-played" if _is_chosen(rules, wrong) else "card-counts", said)}


def left_over_of(rules: Rules, wrong: Violation) -> LeftOver | None:
    """Return the items that a violation says are left over, or find them for a total out of reach; None if unknown."""
    if wrong.reason is Reason.DOES_NOT_SPLIT:
        return None if wrong.beside is None else LeftOver(wrong.beside, wrong.items)
    if wrong.card is None:
        return None
    try:
        with budget(_WRONG_SUMS_WORK):
            return best_left_over(rules, wrong.items, wrong.card, wrong.values)
    except TooMuchWorkError:
        return None


def two_values(rules: Rules, wrong: Violation, stated: Stated | None) -> Line:
    """Say that one group needs one value of the card, and another group another value."""
    low, high = only_fits(rules, wrong, stated)
    values: dict[str, Value] = {
        **_card(wrong),
        "first": sum_of(low.items),
        "firstvalue": low.value,
        "second": sum_of(high.items),
        "secondvalue": high.value,
    }
    if wrong.card is not None and is_wild(rules, wrong.card):
        return Line("reason-two-values-wild", values)
    return Line("reason-two-values", {**values, "values": OneOf(wrong.values)})


def only_fits(rules: Rules, wrong: Violation, stated: Stated | None) -> tuple[OnlyFit, OnlyFit]:
    """Return two groups of a capture, each of which fits only one value, and not the same; the lower value first."""
    groups = stated.groups if stated is not None and stated.groups is not None else _mixed(rules, wrong)
    by_value: dict[int, tuple[Item, ...]] = {}
    for group in groups:
        fits = _fitting(rules, group, wrong.values)
        if len(fits) == 1:
            by_value.setdefault(fits[0], group)
    first, second, *_ = sorted(by_value.items())
    return OnlyFit(*first), OnlyFit(*second)


def _mixed(rules: Rules, wrong: Violation) -> Groups:
    """Part a capture into groups that each have a value of the card, but not all the same value."""
    by_kind: dict[ItemKind, list[Item]] = {}
    for item in wrong.items:
        by_kind.setdefault(item_kind(rules, item, joker=False), []).append(item)
    kinds = [kind._replace(number=len(items)) for kind, items in by_kind.items()]
    counts = tuple(kind.number for kind in kinds)
    parts = groups_of_each(kinds, counts, sum(1 << value for value in wrong.values))
    split = Splitter(counts, list(dict.fromkeys(part for some in parts.values() for part in some))).split() or ()
    left = [iter(items) for items in by_kind.values()]
    return [tuple(next(left[kind]) for kind, number in enumerate(part) for _ in range(number)) for part in split]


def _fitting(rules: Rules, group: tuple[Item, ...], values: tuple[int, ...]) -> list[int]:
    reached = totals([item_kind(rules, item, joker=False) for item in group])
    return [value for value in values if reached >> value & 1]
