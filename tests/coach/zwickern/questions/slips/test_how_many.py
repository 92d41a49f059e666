"""The mistakes in counting captures: each leads to its number, by brute force."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given

from tests import reference
from tests.coach.boards import positions
from tests.coach.questions import WORDS
from tests.engine.setups import at
from tests.examples import examples
from tutor.coach.question import mark
from tutor.coach.zwickern.questions.kinds.captures import how_many_slips
from tutor.coach.zwickern.questions.table import ask, slips
from tutor.content.zwickern.questions import HowManyGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import VARIANTS, Capture, Position, legal_plays
from tutor.text import render

FULL = at("KS", "QS AD 9H 5C")
MIXED = at("10S JD 3C", "7C 2S QD 9H")


def told(where: Position, number: int, card: str | None = None) -> str:
    """What is said of a wrong number, or nothing."""
    goal = HowManyGoal(kind="how-many", card=card)
    question = ask(goal, where, VARIANTS)
    marking = mark(question, [str(number)], slips=slips(goal, where, question, VARIANTS))
    return "" if marking.slip is None else render(WORDS, marking.slip)


# Reading 19: captures that differ only in how the items split are one. Reading 5: captures add, never subtract.
@pytest.mark.parametrize(
    ("where", "card", "number", "said"),
    [
        (FULL, "KS", 4, "If you count the same cards once for each value, you get 4. They’re one capture."),
        (FULL, "KS", 2, "Without the captures of several groups you get 2."),
        (FULL, "KS", 1, "If you count only the largest captures, you get 1. Smaller ones count, too."),
        (MIXED, None, 2, "Without the captures that add something up you get 2."),
        (MIXED, None, 0, "If ace, jack, queen and king count only high, you get 0."),
        (MIXED, None, 6, "If differences such as 9 − 7 = 2 counted, you’d get 6. Taking is adding, never subtracting."),
        (at("QS", "JH AD 3C"), "QS", 1, "If you count only the largest captures, you get 1. Smaller ones count, too."),
        (at("6S 9D", "6H 6C 9H"), None, 1, "Without the captures with the 6♠ you get 1."),
        (
            at("6S 9D", "6H 6C 9H"),
            None,
            2,
            "If you count only the largest captures, you get 2. Smaller ones count, too.",
        ),
    ],
)
def test_each_usual_mistake_is_named(where: Position, card: str | None, number: int, said: str) -> None:
    assert told(where, number, card) == said


def test_of_mistakes_with_one_number_every_way_to_group_is_named_before_the_cards_that_take() -> None:
    found = [slip.why.message for slip in how_many_slips(FULL, "KS")]
    assert found[0] == "slip-count-ways"
    assert found[-1] == "slip-count-cards"


def test_the_same_cards_in_two_groupings_are_counted_once() -> None:
    """Each of the two fours makes 14 with each of the two tens, so all four are grouped in two ways."""
    where = at("KS", "4H 10C 4D 10H")
    right = ask(HowManyGoal(kind="how-many", card="KS"), where, VARIANTS).right
    ways = [slip for slip in how_many_slips(where, "KS") if slip.why.message == "slip-count-ways"]
    assert right == ("8",)
    assert [slip.about for slip in ways] == [(str(groupings(where, "KS")),)]


def groupings(where: Position, code: str) -> int:
    """Count the ways to part the items of each capture into groups of one value, by brute force."""
    known, found = reference.facts(where), 0
    for play in listed(where, code):
        for parted in reference.partitions(range(len(play.takes))):
            values = [reference.group_values(known, play.card, [play.takes[at] for at in group]) for group in parted]
            found += bool(set.intersection(*values))
    return found


def listed(where: Position, code: str | None) -> list[Capture]:
    plays = (play for play in legal_plays(where) if isinstance(play, Capture))
    return [play for play in plays if code in (None, play.card.code)]


def one_group(where: Position, play: Capture) -> bool:
    known = reference.facts(where)
    return len(play.takes) == 1 or bool(reference.group_values(known, play.card, list(play.takes)))


def maximal(plays: list[Capture]) -> Iterator[Capture]:
    for play in plays:
        same = (Counter(one.takes) for one in plays if one.card is play.card)
        if not any(Counter(play.takes) < other for other in same):
            yield play


def low_or_high(where: Position, which: int) -> Position:
    courts = tuple((rank, (values[which],)) for rank, values in where.rules.courts)
    return replace(where, rules=replace(where.rules, courts=courts))


@examples(60)
@given(positions(least=2, most=5))
def test_the_mistake_that_is_named_makes_just_this_number(where: Position) -> None:
    where = replace(where, hands=tuple(None if one is None else tuple(dict.fromkeys(one)) for one in where.hands))
    plays = listed(where, None)
    assume(plays)
    assume(all(card.suit is not None for card in where.hand))
    known = reference.facts(where)
    cards = list(dict.fromkeys(play.card for play in plays))
    expected: dict[str, object] = {
        "slip-count-ways": sum(groupings(where, card.code) for card in cards),
        "slip-count-values": sum(len(makes(where, play)) for play in plays),
        "slip-count-one-group": sum(one_group(where, play) for play in plays),
        "slip-count-largest": len(list(maximal(plays))),
        "slip-count-equal": sum(
            bool(
                set.intersection(*({*reference.item_values(known, item)} for item in play.takes)) & values(where, play)
            )
            for play in plays
        ),
        "slip-count-low": len(listed(low_or_high(where, 0), None)),
        "slip-count-high": len(listed(low_or_high(where, -1), None)),
        "slip-count-items": sum(max(play.takes.count(item) for play in plays) for item in set(where.table)),
        "slip-count-cards": len(cards),
    }
    for slip in how_many_slips(where, None):
        number, said = int(slip.about[0]), slip.why.values
        if slip.why.message == "slip-count-card":
            assert number == len([play for play in plays if play.card is not said["card"]])
        elif slip.why.message == "slip-count-as":
            assert number == sum(said["value"] in makes(where, play) for play in plays)
        elif slip.why.message == "slip-count-difference":
            assert number == len(plays) + differences(where)
        else:
            assert number == expected[slip.why.message], slip


def makes(where: Position, play: Capture) -> set[int]:
    """Return the values of the card that some way to part a capture into groups makes."""
    known = reference.facts(where)
    found: set[int] = set()
    for parted in reference.partitions(range(len(play.takes))):
        found |= set.intersection(
            *(reference.group_values(known, play.card, [play.takes[at] for at in group]) for group in parted)
        )
    return found


def values(where: Position, play: Capture) -> set[int]:
    return reference.card_values(reference.facts(where), play.card)


def differences(where: Position) -> int:
    """Count pairs of items, and a card that takes one less the other, but neither takes both nor adds them up."""
    known, found = reference.facts(where), 0

    def fits(card: Card, more: set[int], less: set[int]) -> bool:
        own = reference.card_values(known, card)
        return any(high - low in own for high in more for low in less)

    for card in dict.fromkeys(where.hand):
        own = reference.card_values(known, card)
        for one, other in combinations(where.table, 2):
            first, second = reference.item_values(known, one), reference.item_values(known, other)
            takes = any(low + high in own for low in first for high in second) or bool(first & second & own)
            found += not takes and (fits(card, first, second) or fits(card, second, first))
    return found


def test_for_a_table_that_would_take_too_long_nothing_is_said() -> None:
    where = at("KS", " ".join(f"{rank}{suit}" for rank in "A2345" for suit in "SHDC"))
    assert list(how_many_slips(where, "KS")) == []
