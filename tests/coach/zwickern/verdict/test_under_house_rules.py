"""What is said of builds under every house: each sentence that speaks of the rules is held against the judge."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from typing import NamedTuple

import pytest

from tests.engine.setups import read_cards
from tests.houses import EVERY_HOUSE
from tutor.coach.zwickern.verdict.explanation import main_violation
from tutor.coach.zwickern.verdict.judge import Verdict, judge
from tutor.coach.zwickern.verdict.nudges import smallest_mend
from tutor.coach.zwickern.verdict.reasons import reason
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import (
    VARIANTS,
    Build,
    Item,
    Position,
    Reading,
    Reason,
    Rules,
    Setup,
    is_wild,
    loose,
    read_play,
    set_up,
    violations,
)
from tutor.text import Line, OneOf, language, render

WORDS = language("en")
WRONG_VALUE = {Reason.OUT_OF_REACH, Reason.VARIANT_FORBIDS}
PLAYED = read_cards("AS 3H 5S 9C 10S QD KS X15 X1")
BELOW = read_cards("AH 5D 10H KD X20 X15")
RANKS = read_cards("AC 2C 5C 7C 9H 10C JC QC KC X15 X20 X25 X30 X1")
OLD = (1, 2, 3, 4, 5, 7, 10, 11, 13, 14, 15, 20)
VALUES = range(1, 32)


class Said(NamedTuple):
    """What is said of a wrong build under some rules."""

    rules: Rules
    card: Card
    onto: Item | None
    value: int
    line: Line

    def number(self, name: str) -> int:
        """Return a parameter of the sentence that is a number."""
        return int(str(self.line.values[name]))


def empty_table(rules: Rules, card: Card) -> Position:
    """Return a position with one card in the hand and none on the table."""
    setup = Setup(rules.name, ["N", "S"], "S", {"S": [card.code]}, [])
    return set_up(setup, {rules.name: rules})


@cache
def makes(rules: Rules, card: Card, onto: Item) -> frozenset[int]:
    """Return the values that the judge lets a card make on an item, no matter who could take them."""
    where = replace(empty_table(rules, card), table=(onto,))
    tried = ((value, violations(where, Build(card, onto, value, 1))) for value in VALUES)
    return frozenset(value for value, wrong in tried if not WRONG_VALUE & {one.reason for one in wrong})


def olds(rules: Rules, onto: Item) -> tuple[int, ...]:
    """Return the values that an item can have when it is built on."""
    return rules.hand_values[onto.cards[0]] if onto.value is None else (onto.value,)


@cache
def changes(rules: Rules) -> tuple[tuple[Card, int, int], ...]:
    """Return what cards of many ranks make on builds of many values, as the card, the old value and the new."""
    builds = [Item((CARDS["2S"], CARDS["3S"]), value, 0) for value in OLD if rules.build_bits >> value & 1]
    tried = product((card for card in RANKS if card in rules.pack), builds)
    return tuple((card, item.value or 0, new) for card, item in tried for new in makes(rules, card, item))


@cache
def said_under(rules: Rules) -> tuple[Said, ...]:
    """Return what is said of every wrong value of some cards on some items, by themselves, and on an empty table."""
    below = [loose(card) for card in BELOW if card in rules.pack]
    below += [Item((CARDS["6S"], CARDS["4C"]), 10, 0), Item((CARDS["QH"],), 13, 0)]
    found: list[Said] = []
    for card in (one for one in PLAYED if one in rules.pack):
        empty = empty_table(rules, card)
        for onto in (None, *(item for item in below if card not in item.cards)):
            where = replace(empty, table=(onto or loose(CARDS["2C"]),))
            for value in VALUES:
                found += _said(where, Build(card, onto, value, 1))
        found += _said(empty, Build(card, None, 5, 1))
    return tuple(found)


def _said(where: Position, play: Build) -> Iterator[Said]:
    wrong = violations(where, play)
    if WRONG_VALUE & {one.reason for one in wrong}:
        line = reason(Verdict(where, "", play, wrong), main_violation(wrong))
        yield Said(where.rules, play.card, play.onto, play.value, line)


def never_subtracts(one: Said) -> bool:
    """Tell whether no build is worth less than what it lies on."""
    return not any(new < old for _, old, new in changes(one.rules))


def neither_sum_nor_difference(one: Said) -> bool:
    """Tell whether builds can go both ways here, and the value comes of neither."""
    assert one.onto is not None
    ways = [(old, own) for old in olds(one.rules, one.onto) for own in one.rules.hand_values[one.card]]
    return not never_subtracts(one) and all(one.value not in (old + own, old - own) for old, own in ways)


def wrong_way_round(one: Said) -> bool:
    """Tell whether a card may be taken off an item here but no item off a card, which is what the numbers do."""
    values = one.rules.hand_values
    off_item = any(old - own == new for card, old, new in changes(one.rules) for own in values[card])
    off_card = any(
        own - old == new and not any(new in (old, old + other, old - other) for other in values[card])
        for card, old, new in changes(one.rules)
        for own in values[card]
    )
    return off_item and not off_card and one.number("first") - one.number("second") == one.value


def subtracts(one: Said) -> bool:
    """Tell whether the numbers are a difference that makes the value, where nothing may be subtracted."""
    return one.number("first") - one.number("second") == one.value and never_subtracts(one)


def kept_by_equals(one: Said) -> bool:
    """Tell whether some card leaves a build at the value, and each that does has this value itself."""
    assert one.onto is not None
    keep = {card for card, old, new in changes(one.rules) if old == new == one.value}
    # There is one joker of each kind, and one that is below cannot be played.
    keep -= {card for card in one.onto.cards if card.suit is None}
    return bool(keep) and all(one.value in one.rules.hand_values[card] for card in keep)


def only_added(one: Said) -> bool:
    """Tell whether the card makes nothing but sums on the item."""
    assert one.onto is not None
    sums = {old + own for old in olds(one.rules, one.onto) for own in one.rules.hand_values[one.card]}
    return makes(one.rules, one.card, one.onto) <= sums


def never_kept(one: Said) -> bool:
    """Tell whether the card cannot leave the value, though it is not always added."""
    assert one.onto is not None
    return one.value in olds(one.rules, one.onto) and one.value not in makes(one.rules, one.card, one.onto)


def equals_never_keep(one: Said) -> bool:
    """Tell whether no card of the value of an item leaves it at this value; a wild joker equals nothing."""
    return not any(
        old == new and old in one.rules.hand_values[card] and not is_wild(one.rules, card)
        for card, old, new in changes(one.rules)
    )


def counts_only(one: Said) -> bool:
    """Tell whether the card named has only the values named, and another in some variant."""
    court = next(card for card in one.rules.pack if card is one.line.values["court"])
    own = one.rules.hand_values[court]
    others = {value for rules in VARIANTS.values() for value in rules.hand_values.get(court, ())}
    return one.line.values["counts"] == OneOf(own) and others > set(own)


def fixed(one: Said) -> bool:
    """Tell whether the item is a build of the value named."""
    return one.onto is not None and one.onto.value == one.number("announced")


def no_card_takes(one: Said) -> bool:
    """Tell whether no card of the pack has the value."""
    return not any(one.value in values for values in one.rules.hand_values.values())


def makes_nothing(one: Said) -> bool:
    """Tell whether the card makes no build of the item."""
    assert one.onto is not None
    return not makes(one.rules, one.card, one.onto)


def not_its_value(one: Said) -> bool:
    """Tell whether the card does not have the value."""
    return one.value not in one.rules.hand_values[one.card]


def over_the_limit(one: Said) -> bool:
    """Tell whether no build is worth more than the limit, and this one would be."""
    return max(new for _, _, new in changes(one.rules)) <= one.number("limit") < one.value


def nothing_on_empty(one: Said) -> bool:
    """Tell whether nothing can be built on an empty table."""
    where = empty_table(one.rules, one.card)
    return all(violations(where, Build(one.card, None, value, 1)) for value in one.rules.hand_values[one.card])


CLAIMS: Mapping[str, Callable[[Said], bool]] = {
    "reason-out-of-reach-build": neither_sum_nor_difference,
    "reason-out-of-reach-build-adding": never_subtracts,
    "reason-out-of-reach-build-none": makes_nothing,
    "reason-out-of-reach-build-no-card": no_card_takes,
    "reason-out-of-reach-single": not_its_value,
    "reason-build-from-card": wrong_way_round,
    "reason-build-from-card-adding": subtracts,
    "reason-build-kept": kept_by_equals,
    "reason-build-kept-adding": only_added,
    "reason-build-kept-changed": never_kept,
    "reason-build-fixed": fixed,
    "reason-build-elsewhere": counts_only,
    "reason-variant-forbids-empty-table": nothing_on_empty,
    "reason-variant-forbids-subtracting": never_subtracts,
    "reason-variant-forbids-same-value": equals_never_keep,
    "reason-variant-forbids-build-limit": over_the_limit,
}


@pytest.mark.parametrize("house", EVERY_HOUSE)
def test_what_is_said_of_a_wrong_build_is_true_under_the_rules_of_the_house(house: str) -> None:
    for one in said_under(EVERY_HOUSE[house]):
        assert CLAIMS[one.line.message](one), (one.card, one.onto, one.value, render(WORDS, one.line))


def test_every_claim_comes_up_under_some_house() -> None:
    assert {one.line.message for rules in EVERY_HOUSE.values() for one in said_under(rules)} == set(CLAIMS)


@pytest.mark.parametrize("house", EVERY_HOUSE)
def test_the_value_that_is_named_in_place_of_a_wrong_one_makes_the_build_legal(house: str) -> None:
    rules, named = EVERY_HOUSE[house], 0
    where = replace(empty_table(rules, CARDS["10S"]), hands=(None, read_cards("10S QD 3H 9C")))
    for onto in (loose(CARDS["9H"]), loose(CARDS["AH"]), Item((CARDS["8S"], CARDS["2C"]), 10, 0)):
        there = replace(where, table=(onto,))
        for card, value in product(there.hand, VALUES):
            wrong = Build(card, onto, value, 1)
            verdict = judge(there, Reading(wrong))
            mend = None if verdict.legal else smallest_mend(verdict, wrong)
            if mend is None:
                continue
            line, play = mend
            named += 1
            assert isinstance(play, Build)
            assert not violations(there, play), render(WORDS, line)
            assert line.values.get("value", play.value) == play.value
    assert named > 20


@pytest.mark.parametrize(
    ("by_joker", "text", "said"),
    [
        (
            False,
            "5S x X1",
            "Only a joker can take a wild joker lying on its own, so your 5♠ can’t take the no. 1 joker.",
        ),
        (
            False,
            "X15 x X1+5H",
            "A wild joker lying on its own is never part of a sum. Here the no. 1 joker is a group of its own.",
        ),
        (
            False,
            "5S on X1 = 6",
            "No build can go on the no. 1 joker. Only a joker can take a wild joker lying on its own.",
        ),
        (
            True,
            "X15 x X1+5H",
            "A joker lying on its own is never part of a sum. Here the no. 1 joker is a group of its own.",
        ),
        (True, "5S x X20", "Only a joker can take a joker lying on its own, so your 5♠ can’t take the 20 joker."),
    ],
)
def test_a_joker_that_counts_in_sums_is_not_spoken_of(by_joker: bool, text: str, said: str) -> None:
    jensen = VARIANTS["jensen"]
    rules = replace(jensen, name="ours", jokers=("X15", "X20", "X25", "X1"), wild=(1, 9), joker_by_joker=by_joker)
    where = set_up(Setup("ours", ["N", "S"], "S", {"S": ["5S", "X15"]}, ["X1", "5H", "X20"]), {"ours": rules})
    reading = read_play(where, text)
    verdict = judge(where, reading)
    assert render(WORDS, reason(verdict, main_violation(verdict.violations))) == said
