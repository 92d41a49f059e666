"""What a player can reckon of a deal without seeing the other hands: their sizes, the next player, the next deal."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from tests.engine.setups import at
from tutor.engine.zwickern import VARIANTS, Position, full_pack, legal_plays, play_hand, seen_by
from tutor.engine.zwickern.dealt_sizes import hand_sizes
from tutor.engine.zwickern.hand.deal_and_play import deals, next_deal, next_in_deal, next_seat

# Of the large tables: those with an uneven last deal, with one, two and more packs, and the largest.
PLANS = [
    (rules, plan) for rules in VARIANTS.values() for plan in rules.plans if plan.players in (2, 3, 4, 5, 6, 10, 25)
]
IDS = [f"{rules.name}-{plan.players}" for rules, plan in PLANS]


@cache
def hand(place: int, dealer: int) -> tuple[Position, ...]:
    """Yield every position of a hand in which someone is to play; all cards are laid down."""
    rules, plan = PLANS[place]
    seats = tuple(f"P{seat}" for seat in range(plan.players))
    played = play_hand(rules, seats, dealer, full_pack(rules, plan), lambda where: next(legal_plays(where)))
    return tuple(where for where in played if where.hand)


def true_sizes(where: Position) -> tuple[int, ...]:
    """Count the cards that each seat holds."""
    return tuple(len(cards) for cards in where.hands if cards is not None)


def hidden(where: Position) -> Position:
    """Return the position as the player to play sees it."""
    return seen_by(where, where.turn).position


def steps(place: int, dealer: int) -> Iterator[tuple[Position, Position | None]]:
    """Return each position of a hand with the one after it; none after the last."""
    found = hand(place, dealer)
    return zip(found, (*found[1:], None), strict=True)


@pytest.mark.parametrize("place", range(len(PLANS)), ids=IDS)
class TestWholeHands:
    """Reading 20: the player left of the dealer begins, and a player without cards is passed over."""

    def test_the_sizes_that_are_reckoned_are_the_true_ones(self, place: int) -> None:
        for dealer in range(min(3, PLANS[place][1].players)):
            for where in hand(place, dealer):
                assert hand_sizes(hidden(where)) == true_sizes(where)

    def test_the_next_player_of_a_deal_is_the_one_who_really_plays_next(self, place: int) -> None:
        for where, after in steps(place, 1):
            same_deal = after is not None and after.stock == where.stock
            assert next_in_deal(hidden(where)) == (after.turn if after is not None and same_deal else None)

    def test_the_next_player_of_all_is_the_one_who_really_plays_next(self, place: int) -> None:
        for where, after in steps(place, 1):
            left = (where.turn + 1) % len(where.seats)
            assert next_seat(hidden(where)) == (left if after is None else after.turn)

    def test_the_next_deal_is_the_one_that_comes(self, place: int) -> None:
        rules, plan = PLANS[place]
        dealt = deals(plan, 1, full_pack(rules, plan))
        number = 0
        for where, after in steps(place, 1):
            found = next_deal(hidden(where))
            coming = dealt[number + 1] if number + 1 < len(dealt) else None
            if coming is None:
                assert found is None
            else:
                assert found is not None
                first = next(seat for step in range(plan.players) if coming.hands[seat := (2 + step) % plan.players])
                assert (found.first, found.size) == (first, len(coming.hands[first]))
                assert found.to_table == len(coming.table)
            number += after is not None and after.stock != where.stock
        assert number == len(dealt) - 1


def test_in_an_uneven_last_deal_the_first_players_have_a_card_more() -> None:
    """Grupp, four players: the last deal gives 2, 2, 1, 1 from the dealer's left."""
    first = at("5S 6S", variant="grupp", turn="E", dealer="N")
    assert hand_sizes(first) == (1, 2, 2, 1)
    later = at("5S", variant="grupp", turn="N", dealer="N")
    assert hand_sizes(later) == (1, 1, 1, 0)
    assert next_seat(later) == 1
    # East and South have one card more; after South's no one is left.
    assert hand_sizes(at("5S", variant="grupp", turn="S", dealer="N")) == (0, 0, 1, 0)
    assert next_in_deal(at("5S", variant="grupp", turn="S", dealer="N")) is None


def test_a_player_who_has_played_in_this_round_holds_a_card_less() -> None:
    """Jensen, the third deal of four each: West begins, then North; it is East's turn in the second round."""
    where = at("5S 6S 7S", turn="W", dealer="S", stock=20)
    assert hand_sizes(where) == (3, 3, 3, 3)
    where = at("5S 6S 7S", turn="E", dealer="S", stock=20)
    assert hand_sizes(where) == (2, 3, 3, 2)


@pytest.mark.parametrize("where", [at("5S 6S"), at("5S 6S", dealer="N", stock=7), at("5S 6S", stock=20)])
def test_where_the_dealer_or_the_deal_is_not_known_all_hold_as_many_as_the_player_to_play(where: Position) -> None:
    assert hand_sizes(where) == (2, 2, 2, 2)
    assert next_in_deal(where) == 3
    assert next_deal(where) is None


def test_hands_that_are_known_have_the_size_that_they_have() -> None:
    where = at("5S 6S", dealer="E", hands={"W": "", "N": "9S 9H 9D"})
    assert hand_sizes(where) == (3, 2, 2, 0)
    assert next_in_deal(where) == 0


def test_a_player_who_alone_has_cards_plays_again() -> None:
    where = at("5S 6S", hands={"W": "", "N": "", "E": ""})
    assert next_in_deal(where) == next_seat(where) == where.turn
    last = replace(where, hands=((), (), where.hand[:1], ()))
    assert next_in_deal(last) is None
    assert next_seat(last) == 3


def test_after_the_dealers_last_card_the_player_on_the_left_begins_the_next_deal() -> None:
    """Jensen: after the third deal of four come five cards each; nothing more goes to the table."""
    where = at("5S", dealer="S", stock=20)
    assert next_in_deal(where) is None
    assert next_seat(where) == 3
    dealt = next_deal(where)
    assert dealt is not None
    assert (dealt.first, dealt.size, dealt.to_table) == (3, 5, 0)


def test_the_card_left_over_goes_to_the_table_before_the_last_deal_is_played() -> None:
    """French reading: one card stays over after the last deal and goes to the table before it is played."""
    dealt = next_deal(at("5S", variant="french", dealer="S", stock=21))
    assert dealt is not None
    assert (dealt.first, dealt.size, dealt.to_table) == (3, 5, 1)
    before = next_deal(at("5S", variant="french", dealer="S", stock=37))
    assert before is not None
    assert (before.size, before.to_table) == (4, 0)
