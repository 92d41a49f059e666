"""The usual mistakes in counting captures, each with the number that it leads to."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import reduce
from itertools import combinations
from operator import and_, or_

from tutor.coach.question import Slip, number_slip
from tutor.coach.zwickern.goals.kinds.find_all import number_to_find
from tutor.coach.zwickern.verdict.wrong_sums import Difference, difference
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.cards import Card
from tutor.engine.zwickern import Capture, Item, Position, Rules, is_wild
from tutor.engine.zwickern.captures import captures, maximal_captures, number_of_captures
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.splits import groupings, split_at, totals_of

_WORK = SECOND // 4
"""The budget for each of the mistakes; a mistake that takes longer is left out."""


def how_many_slips(position: Position, code: str | None) -> Iterator[Slip]:
    """Yield the mistakes in counting the captures of the hand, or of one card; the likeliest first.

    They are: every way to group the same cards counted, only the largest or only those of one group, only equal cards,
    one of two values, differences, only the cards that can be taken, and one card of the hand forgotten.
    """
    cards = [card for card in dict.fromkeys(position.hand) if code in (None, card.code)]
    try:
        with budget(_WORK):
            found = [play for card in cards for play in captures(legal_taking(position, card))]
            slips = list(_slips(position, cards, found))
    except TooMuchWorkError:
        return
    yield from slips


def _slips(position: Position, cards: Sequence[Card], found: Sequence[Capture]) -> Iterator[Slip]:
    rules = position.rules
    one_group = [play for play in found if _one_group(rules, play)]
    yield number_slip(sum(groupings(rules, play) for play in found), "slip-count-ways")
    values = [value for play in found for value in rules.hand_values[play.card] if split_at(rules, play, value)]
    yield number_slip(len(values), "slip-count-values")
    yield number_slip(len(one_group), "slip-count-one-group")
    largest = sum(number_of_captures(maximal_captures(legal_taking(position, card))) for card in cards)
    yield number_slip(largest, "slip-count-largest")
    yield number_slip(sum(_equal(rules, play) for play in found), "slip-count-equal")
    yield from _one_value(position, cards, found)
    yield from _differences(position, cards, len(found))
    # In several packs equal cards may be taken together.
    taken: Counter[Item] = reduce(or_, (Counter(play.takes) for play in found), Counter())
    yield number_slip(taken.total(), "slip-count-items")
    by_card = Counter(play.card for play in found)
    yield from (
        number_slip(len(found) - by_card[card], "slip-count-card", card=card) for card in by_card if len(cards) > 1
    )
    yield number_slip(len(by_card), "slip-count-cards")


def _one_group(rules: Rules, play: Capture) -> bool:
    """Tell whether the items of a capture can be taken as one group."""
    return bool(totals_of(rules, play.takes, play.card) & rules.hand_bits[play.card]) or len(play.takes) == 1


def _equal(rules: Rules, play: Capture) -> bool:
    """Tell whether each item of a capture can be worth as much as the card by itself."""
    bits = [item_bits(rules, item) or rules.hand_bits[play.card] for item in play.takes]
    return bool(reduce(and_, bits, rules.hand_bits[play.card]))


def _one_value(position: Position, cards: Sequence[Card], found: Sequence[Capture]) -> Iterator[Slip]:
    """Yield the number if the played card counts only low or only high, or every card on the table does."""
    rules = position.rules
    if len(cards) == 1 and len(rules.hand_values[cards[0]]) == 2:
        for value in rules.hand_values[cards[0]]:
            number = sum(split_at(rules, play, value) is not None for play in found)
            yield number_slip(number, "slip-count-as", card=cards[0], value=value)
    if any(len(values) > 1 for _, values in rules.courts):
        for which, message in ((0, "slip-count-low"), (-1, "slip-count-high")):
            courts = tuple((rank, (values[which],)) for rank, values in rules.courts)
            there = replace(position, rules=replace(rules, courts=courts))
            yield number_slip(sum(number_to_find(there, card.code) for card in cards), message)


def _differences(position: Position, cards: Sequence[Card], number: int) -> Iterator[Slip]:
    """Yield the number if two items on the table may be taken for the difference of their values."""
    pairs = [pair for card in cards for two in combinations(position.table, 2) if (pair := _pair(position, card, two))]
    if pairs:
        yield number_slip(number + len(pairs), "slip-count-difference", **pairs[0].said())


def _pair(position: Position, card: Card, two: tuple[Item, Item]) -> Difference | None:
    """Return a difference that could be taken for a capture: two items that the card cannot take."""
    rules, values = position.rules, position.rules.hand_values[card]
    takes = any(split_at(rules, Capture(card, two), value) for value in values)
    return None if takes or is_wild(rules, card) else difference(rules, values, two)
