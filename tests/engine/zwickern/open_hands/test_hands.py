"""Plays in compact form, held to the legal plays, and tables that are forgotten."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.setups import at
from tests.engine.zwickern.open_hands.test_endgame import ALL_RULES, random_ending
from tests.examples import examples
from tutor.engine.cards import Card
from tutor.engine.zwickern import Item, Position, Rules, legal_plays, make_play, plan
from tutor.engine.zwickern.open_hands import last_cards
from tutor.engine.zwickern.open_hands.announcing import Announcing
from tutor.engine.zwickern.open_hands.compact_tables import Trait, cards_on, points_of
from tutor.engine.zwickern.open_hands.hands import OpenHands, SmallPlay, turns
from tutor.engine.zwickern.open_hands.last_cards import LastCards
from tutor.engine.zwickern.position import item_bits

ASKED = [(last, lead) for last in (-1, 0, 1) for lead in (-9, -3, 0, 2, 30)]
"""Who captured last, and the lead in cards."""


@st.composite
def open_positions(draw: st.DrawFn, most_items: int) -> Position:
    """Draw open hands of two to five players, and in partnerships anything announced."""
    players = draw(st.sampled_from((2, 3, 4, 4, 4, 5)))
    rules = draw(st.sampled_from([rules for rules in ALL_RULES if plan(rules, players) is not None]))
    seating = plan(rules, players)
    assert seating is not None
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    sizes = [dice.randrange(4) for _ in range(players)]
    sizes[dice.randrange(players)] += 1
    where = random_ending(dice, rules, seating, sizes, draw(st.integers(0, most_items)))
    announced = tuple(dice.getrandbits(26) & ~1 if dice.random() < 0.7 else 0 for _ in range(players))
    return replace(where, seats=tuple("ABCDE"[:players]), announced=announced)


def lent(hands: OpenHands, where: Position) -> int:
    """Return what the partner of the player to play has announced."""
    announcing = Announcing(hands)
    return announcing.lent(announcing.start, where.turn)


class TestPlays:
    @examples(80)
    @given(open_positions(most_items=6))
    def test_the_plays_in_small_are_the_legal_plays_each_once(self, where: Position) -> None:
        """Readings 12 to 15 for every seat, and 14 where a partner has announced something that can still be built."""
        hands = OpenHands(where, 100_000)
        small = hands.plays(hands.table, where.turn, hands.hands[where.turn], lent(hands, where))
        assert len(set(small)) == len(small)
        assert set(small) == {hands.small(play) for play in legal_plays(where)}

    @examples(12)
    @given(open_positions(most_items=15))
    def test_large_tables_have_the_same_plays(self, where: Position) -> None:
        """Over twelve items captures are found by kinds of items and not by single items."""
        hands = OpenHands(where, 100_000)
        small = hands.plays(hands.table, where.turn, hands.hands[where.turn], lent(hands, where))
        assert len(set(small)) == len(small)
        assert set(small) == {hands.small(play) for play in legal_plays(where)}

    @examples(60)
    @given(open_positions(most_items=6))
    def test_a_table_is_the_sum_of_its_items(self, where: Position) -> None:
        """Its points, cards and builds are those on the table, after every play too."""
        hands = OpenHands(where, 100_000)
        after = [(make_play(where, play), hands.small(play)[3]) for play in legal_plays(where)]
        for there, table in [(where, hands.table), *after]:
            cards = [card for item in there.table for card in item.cards]
            assert cards_on(table) == len(cards)
            assert points_of(table) == sum(where.rules.card_points[card] for card in cards)
            traits = Counter(map(hands.tables.trait, hands.tables.spread(table)[0]))
            assert traits == Counter(trait(where.rules, item) for item in there.table)

    @examples(60)
    @given(open_positions(most_items=8))
    def test_a_card_laid_down_is_put_among_the_items(self, where: Position) -> None:
        """What is known of a table with one item more is what is found out about it from its number."""
        first, second = OpenHands(where, 100_000), OpenHands(where, 100_000)
        for laid in first.additions.laid:
            assert first.tables.spread_with(first.table, laid) == second.tables.spread(first.table + laid)

    @examples(80)
    @given(open_positions(most_items=4), st.integers(0, 1 << 24))
    def test_what_is_announced_in_small_allows_what_positions_allow(self, where: Position, seed: int) -> None:
        """Reading 14: after some plays there are as many compact plays as legal ones, with announcements reduced."""
        dice = random.Random(seed)
        hands = OpenHands(where, 100_000)
        announcing = Announcing(hands)
        said, held, table = announcing.start, hands.held, hands.table
        while where.hand:
            there = OpenHands(where, 100_000)
            small = hands.plays(table, where.turn, held & hands.hands[where.turn], announcing.lent(said, where.turn))
            assert len(small) == len({there.small(play) for play in legal_plays(where)})
            play = dice.choice(list(legal_plays(where)))
            one = there.small(play)
            same = [other for other in small if other[0] == one[0] and other[1] == one[1] and other[5] == one[5]]
            chosen = next(other for other in same if items(hands, other) == items(there, one))
            held ^= chosen[2]
            said, table, where = announcing.after(said, chosen, held), chosen[3], make_play(where, play)


def trait(rules: Rules, item: Item) -> Trait:
    """Return the properties of an item that matter."""
    points = sum(rules.card_points[card] for card in item.cards)
    return Trait(item_bits(rules, item), points, len(item.cards), item.owner)


def items(hands: OpenHands, small: SmallPlay) -> tuple[object, ...]:
    """Describe a play and the table after it without the numbers that one search gives to cards and items."""
    card, rules = hands.cards[small[4]], hands.rules
    traits = Counter(map(hands.tables.trait, hands.tables.spread(small[3])[0]))
    return (rules.hand_bits[card], rules.card_points[card], traits)


class TestForgetting:
    @examples(25)
    @given(open_positions(most_items=5))
    def test_plays_are_the_same_when_all_is_forgotten(self, where: Position) -> None:
        hands = OpenHands(where, 100_000)
        seat, hand = where.turn, hands.hands[where.turn]
        before = hands.plays(hands.table, seat, hand, lent(hands, where))
        assert len(hands.tables) >= 1
        hands.forget()
        assert len(hands.tables) == 0
        assert hands.plays(hands.table, seat, hand, lent(hands, where)) == before


@examples(120)
@given(open_positions(most_items=7), st.integers(0, 1 << 24))
def test_last_two_cards_come_to_the_same_by_masks_and_by_every_play(where: Position, seed: int) -> None:
    """Readings 12, 13, 16, 17 and 18, for every last capturer and leader in cards, among opponents and partners."""
    dice = random.Random(seed)
    first, second = dice.sample(range(len(where.seats)), 2)
    cards = dice.sample([*where.rules.pack, *[card for hand in where.hands for card in hand or ()]], 2)
    held: list[tuple[Card, ...]] = [()] * len(where.seats)
    held[first], held[second] = (cards[0],), (cards[1],)
    hands = OpenHands(replace(where, hands=tuple(held), turn=first), 10**6)
    for sign in (-1, 1):
        masks, listed = (LastCards(hands, [second, second, first], [0, 1, sign]) for _ in range(2))
        # The same two cards are tried on parts of the table too, whose results must not be mixed up.
        tables = [hands.table, *[hands.table - part for part in hands.tables.spread(hands.table)[1]]]
        asked = [(table, hands.held, last, lead) for table in tables for last, lead in ASKED]
        with pytest.MonkeyPatch.context() as patch:
            by_masks = [masks.margin(*one) for one in asked]
            patch.setattr(last_cards, "SINGLE_ITEMS", -1)
            assert [listed.margin(*one) for one in asked] == by_masks


def test_turns_pass_over_players_without_cards() -> None:
    """Reading 20. South has three cards, West none, North one, East two; the number of cards left gives the turn."""
    where = at("9H 8H 7H", "", hands={"W": "", "N": "2C", "E": "3C 4C"})
    seats = [where.seats[seat] for seat in turns(where)]
    assert seats[:0:-1] == ["S", "N", "E", "S", "E", "S"]
