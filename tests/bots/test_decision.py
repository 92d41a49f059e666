"""A decision: its plays are the legal plays of the seat, and its worlds are those that the seat cannot rule out."""

from collections import Counter
from functools import reduce
from itertools import chain
from operator import or_

import pytest

from tests.bots.tables import SEATINGS, met, seen, truth
from tutor.bots.deals import dice_of
from tutor.bots.decision import Decision
from tutor.bots.worlds import SeatHands, promises, world
from tutor.engine.zwickern import legal_plays
from tutor.engine.zwickern.promises import keeps


def is_possible(decision: Decision, hands: SeatHands) -> bool:
    """Tell whether some hands may be those of the others: of the right size, from unseen cards, with what was said."""
    left = list(decision.unseen)
    for one in promises(decision):
        hand = hands[one.seat]
        for kind in hand:
            if kind not in left:
                return False
            left.remove(kind)
        if len(hand) != one.size or one.said & ~reduce(or_, map(decision.kinds.bits.__getitem__, hand), 0):
            return False
        if not one.doubt and not keeps(decision.rules, [decision.kinds.cards[kind] for kind in hand], one.owed):
            return False
    return True


@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_plays_are_the_legal_plays_and_come_back_from_compact_form(variant: str, seats: int) -> None:
    for position in met(variant, seats):
        decision = Decision(seen(position))
        legal = set(legal_plays(position))
        assert {decision.small(play) for play in legal} == set(decision.plays())
        for small in decision.plays():
            assert decision.play_of(small) in legal
            assert decision.small(decision.play_of(small)) == small


@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_the_true_hands_are_always_possible(variant: str, seats: int) -> None:
    for position in met(variant, seats, every=1):
        decision = Decision(seen(position))
        assert is_possible(decision, truth(decision, position).hands)


@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_drawn_worlds_are_possible(variant: str, seats: int) -> None:
    dice = dice_of("worlds")
    for position in met(variant, seats):
        decision = Decision(seen(position))
        assert all(is_possible(decision, world(decision, dice).hands) for _ in range(10))


@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_what_is_dealt_next_goes_to_those_whose_turn_comes_from_the_cards_that_are_left(
    variant: str, seats: int
) -> None:
    """So many plays after the bot's own; the card left over of the french reading is on the table before."""
    dice, met_later = dice_of("later"), 0
    for position in met(variant, seats, every=1):
        decision = Decision(seen(position))
        one = world(decision, dice, plays=4)
        dealt, turns = decision.next_deal, decision.course[: 4 + 1][len(decision.order) :]
        if dealt is None or not turns:
            assert (one.later, one.to_table) == ((), ())
            continue
        met_later += 1
        assert [len(hand) for hand in one.later] == [dealt.sizes[seat] if seat in turns else 0 for seat in range(seats)]
        assert len(one.to_table) == dealt.to_table
        assert turns[0] == dealt.first
        assert not Counter(chain(*one.hands, *one.later, one.to_table)) - Counter(decision.unseen)
    assert met_later


def test_some_of_these_worlds_have_promises_to_keep() -> None:
    positions = [position for variant, seats in SEATINGS for position in met(variant, seats)]
    assert sum(any(one.owed for one in promises(Decision(seen(position)))) for position in positions) > 20
