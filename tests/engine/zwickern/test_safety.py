"""Which lays are safe, held to brute force over every card and every hand that has not been seen."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import reference
from tests.coach.boards import positions
from tests.engine.setups import at
from tests.examples import examples
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern import Capture, Item, Lay, Pile, Position, WonSetup, legal_plays, read_play
from tutor.engine.zwickern.plays import item_left
from tutor.engine.zwickern.safety import (
    after_laying,
    changers,
    could_take,
    takers,
    zwick_answers,
    zwick_hands,
)
from tutor.engine.zwickern.variants import GRUPP


def unseen(where: Position) -> list[Card]:
    """Return the cards of the packs that are neither in the hand nor have lain open."""
    left = Counter(where.rules.pack * where.plan.packs)
    left.subtract(where.hand)
    for cards in (*(item.cards for item in where.table), *(pile.cards for pile in where.won)):
        left.subtract(cards)
    return list(left.elements())


def seen_but(left: Sequence[Card], where: Position) -> Position:
    """Return the position with all unseen cards but these put into the piles."""
    gone = Counter(unseen(where)) - Counter(left)
    first, *others = where.won
    return replace(where, won=(Pile(first.cards + tuple(gone.elements()), first.zwicks), *others))


def unseen_are(cards: str, where: Position) -> Position:
    """Return the position in which exactly these cards are unseen."""
    left = [CARDS[code] for code in cards.split()]
    found = seen_but(left, where)
    assert sorted(card.code for card in unseen(found)) == sorted(cards.split())
    return found


def answering(where: Position, laid: Card, *answers: Card) -> Position:
    """Return the table after a card is laid, with some cards in the next hand."""
    return holding(reference.after(where, Lay(laid)), answers)


def holding(there: Position, hand: Sequence[Card]) -> Position:
    """Return a position in which the player to play holds these cards."""
    return replace(there, hands=tuple(tuple(hand) if seat == there.turn else None for seat in range(len(there.seats))))


def makes_zwick(there: Position, hand: Sequence[Card]) -> bool:
    """Tell whether a hand has a Zwick, from the list of all its plays."""
    known = holding(there, hand)
    before = known.won[known.turn].zwicks
    return any(reference.after(known, play).won[known.turn].zwicks > before for play in legal_plays(known))


def keeps(there: Position, hand: Sequence[Card]) -> bool:
    """Tell whether the player to play can hold a hand, after all that was announced and promised.

    Readings 6 and 12. One of the builds, if its value is still announced, may be the partner's work of the last turn.
    """
    known = reference.facts(there)
    announced = {value for value in range(reference.HIGHEST) if there.announced[there.turn] >> value & 1}
    owed = {item.value for item in there.table if item.owner == there.turn and item.value is not None}
    if not all(reference.can_meet(known, hand, [value]) for value in announced | owed):
        return False
    lent = announced if reference.partner_of(there) is not None else set()
    return any(reference.can_meet(known, hand, sorted(owed - {value})) for value in {0, *lent})


def possible_hands(there: Position, left: Sequence[Card], size: int) -> list[tuple[Card, ...]]:
    """Return the hands that the player to play can hold, equal cards of several packs apart; all if none fits."""
    every = list(combinations(left, size))
    return [hand for hand in every if keeps(there, hand)] or every


def codes(cards: Sequence[Card]) -> set[str]:
    """Return the codes of cards."""
    return {card.code for card in cards}


@pytest.mark.parametrize(
    ("where", "laid", "answers"),
    [
        # 5 and 6 are cleared by an eleven (an ace); the ace of spades is in a pile and has been seen.
        (at("5H 2S", "6D", won={"N": WonSetup(["AS"], 0)}), "5H", {"AH", "AD", "AC"}),
        # 2 and 6 by an eight; 6 and 2 make no other value.
        (at("5H 2S", "6D", won={"N": WonSetup(["AS"], 0)}), "2S", {"8S", "8H", "8D", "8C"}),
        # The first card on an empty table: its own rank clears it.
        (at("9H", ""), "9H", {"9S", "9D", "9C"}),
        # A queen on an ace: 4 or 14 (kings, fours), 24 (none); or 3+11 = 14.
        (at("QH", "AD"), "QH", {"KS", "KH", "KD", "KC", "4S", "4H", "4D", "4C"}),
        # French table: the 20 joker takes 13 + 7; the 25 joker no.
        (at("7H", "QD", variant="french"), "7H", {"X20", "10S", "10H", "10D", "10C"}),
        # Dietze: the queen is 13 only, and there are no jokers.
        (at("7H", "QD", variant="dietze"), "7H", set()),
        (at("AH", "3D", variant="dietze"), "AH", {"KS", "KH", "KD", "KC"}),
        # With two packs the same card may be out again.
        (at("9H", "", seats="N E S W X", variant="dietze"), "9H", {"9S", "9H", "9D", "9C"}),
        # Grupp: a joker would clear the table, but that is no Zwick.
        (at("5H", "6D", variant="grupp"), "5H", {"AS", "AH", "AD", "AC"}),
        # A loose joker can be cleared by a joker only, which is no Zwick.
        (at("5H", "5D X1", variant="grupp"), "5H", set()),
        (at("X1", "5D", variant="grupp"), "X1", set()),
        # A build counts its value.
        (at("3H", "9H+AH=10@N"), "3H", {"QS", "QH", "QD", "QC"}),
    ],
)
def test_the_unseen_cards_that_answer_with_a_zwick(where: Position, laid: str, answers: set[str]) -> None:
    assert codes(zwick_answers(where, CARDS[laid])) == answers


@pytest.mark.parametrize(
    ("where", "laid", "answer", "takes"),
    [
        (at("5H 2S", "KD 9S"), "2S", "X25", True),  # 14 + 9 + 2
        (at("5H 2S", "KD 9S"), "5H", "X25", False),  # 28 or 18, 19, 23, 14, 8, 9, 13
        (at("5H 2S", "KD 9S"), "5H", "9D", True),
        (at("5H", "X2", variant="grupp"), "5H", "X1", True),
        (at("5H", "X2", variant="grupp"), "5H", "6D", False),
        (at("5H", "8D+4D=12@E", variant="dietze"), "5H", "JD", True),
    ],
)
def test_whether_a_card_in_another_hand_could_take_something(
    where: Position, laid: str, answer: str, takes: bool
) -> None:
    assert could_take(where, CARDS[laid], CARDS[answer]) is takes


def test_a_promise_of_the_other_hand_makes_a_card_no_safer() -> None:
    """East owns a 9 and could give it to West with the 4; East may as well take with the 4 and also hold a 9."""
    where = at("4H 2S", "5D+4D=9@E", announced={"W": [13]})
    assert could_take(where, CARDS["4H"], CARDS["4C"])


@pytest.mark.parametrize(
    ("where", "play", "alone", "answers"),
    [
        # A 9 and a 4 make 13, so that a queen takes the 9 as well, but not by itself.
        (unseen_are("9D QS KC 3H", at("9S", "4C")), "9S", True, "9D"),
        (unseen_are("9D QS KC 3H", at("9S", "4C")), "9S", False, "9D QS"),
        (unseen_are("JS 2H KC 9D", at("2S JD", "AC")), "2S", True, "JS 2H"),
        (unseen_are("JS 2H KC 9D", at("2S JH", "10C")), "2S on 10C = 12", True, "JS"),
        (unseen_are("9D QS", at("9S 9C", "9H")), "9S x 9H", False, ""),
        (unseen_are("X1 6D", at("5H", "X2", variant="grupp")), "5H", True, "X1"),
    ],
)
def test_which_unseen_cards_could_take_what_a_play_leaves(
    where: Position, play: str, alone: bool, answers: str
) -> None:
    found = takers(where, read_play(where, play).play, alone=alone)
    assert codes(found) == set(answers.split())


@pytest.mark.parametrize(
    ("play", "value", "answers"),
    [
        # From 11 to 15: 11 + 4 with the joker also held, and with a king as 4.
        ("2S on 9D = 11", 15, "4C KH"),
        # North may leave the 11 as it is, for South who announced it.
        ("2S on 9D = 11", None, "4C KH AD"),
        # 11 + 2 is 13, which no unseen card takes.
        ("2S on 9D = 11", 13, ""),
        # 2 + 4 is 6, 2 + 1 is 3.
        ("2S", None, ""),
        ("AS x AC", None, ""),
    ],
)
def test_which_unseen_cards_could_be_built_onto_what_a_play_leaves(play: str, value: int | None, answers: str) -> None:
    where = unseen_are("4C KH X15 AD", at("2S AS", "9D AC"))
    assert codes(changers(where, read_play(where, play).play, value)) == set(answers.split())


@examples(40)
@given(positions(), st.data())
def test_by_itself_a_card_is_taken_by_all_unseen_cards_of_its_value(where: Position, data: st.DataObject) -> None:
    """Source: readings 1 and 2, with the values of the slow reading."""
    left = [play for play in legal_plays(where) if not isinstance(play, Capture)]
    if not left:
        return
    play = data.draw(st.sampled_from(left))
    there = reference.after(where, play)
    item = item_left(play)
    assert item in there.table
    values = reference.item_values(reference.facts(there), item)
    # A loose wild joker has no value.
    if values:
        equal = {card for card in unseen(where) if values & set(where.rules.hand_values[card])}
        assert set(takers(where, play, alone=True)) == equal
        assert equal <= set(takers(where, play))


def test_which_cards_others_hold_is_not_looked_at() -> None:
    open_hands = at("9H 4S", "", hands={"W": "9S 9D", "N": "9C", "E": "2S"})
    assert codes(zwick_answers(open_hands, CARDS["9H"])) == {"9S", "9D", "9C"}
    assert codes(takers(open_hands, Lay(CARDS["9H"]))) == {"9S", "9D", "9C"}
    assert zwick_hands(open_hands, CARDS["9H"]) == zwick_hands(at("9H 4S", ""), CARDS["9H"])
    assert after_laying(open_hands, CARDS["9H"]).hands[0] is None


def test_hands_are_counted_by_how_many_cards_they_have() -> None:
    """Jensen: 53 cards are unseen, three of them nines."""
    assert zwick_hands(at("9H 4S", ""), CARDS["9H"]) == comb(53, 2) - comb(50, 2)
    assert zwick_hands(at("9H 4S", "", hands={"W": "2S 2D 2C"}), CARDS["9H"]) == comb(53, 3) - comb(50, 3)
    assert zwick_hands(at("9H", ""), CARDS["9H"]) == 3


def test_a_player_who_has_played_in_this_round_holds_a_card_less() -> None:
    """Two players, the last deal of five: who sits left of the dealer plays first (reading 20)."""
    first = at("9H 4S 5S 6S", "", seats="N S", dealer="N")
    assert zwick_hands(first, CARDS["9H"]) == comb(51, 4) - comb(48, 4)
    second = at("9H 4S 5S 6S", "", seats="N S", dealer="S")
    assert zwick_hands(second, CARDS["9H"]) == comb(51, 3) - comb(48, 3)


def test_a_player_who_has_no_card_left_is_passed_over() -> None:
    """Grupp, four players, the last deal of 2, 2, 1, 1: after East's last card only South has one."""
    where = at("9H", "", variant="grupp", turn="E", dealer="N")
    assert zwick_hands(where, CARDS["9H"]) == 3
    west = at("9H 4S", "5D 4C=4@W 6C=6@N", hands={"W": ""})
    assert zwick_hands(west, CARDS["9H"]) == zwick_hands(at("9H 4S", "5D 4C=4@E 6C=6@N"), CARDS["9H"])


def test_equal_cards_of_several_packs_count_each() -> None:
    """Dietze with two packs: seven nines are left among 102 cards."""
    where = at("9H 4S", "", seats="N E S W X", variant="dietze")
    assert zwick_hands(where, CARDS["9H"]) == comb(102, 2) - comb(95, 2)


def test_where_no_one_plays_after_it_a_lay_is_safe() -> None:
    """The dealer's last card of the last deal, and a player who alone has cards."""
    for where in (at("9H", "", dealer="S"), at("9H 4S", "", hands={"N": "", "E": "", "W": ""})):
        assert zwick_hands(where, CARDS["9H"]) == 0
        assert zwick_answers(where, CARDS["9H"]) == ()


def test_by_a_house_rule_a_wild_joker_makes_a_zwick_too() -> None:
    """A joker takes a loose joker as well as groups of one value."""
    rules = replace(GRUPP, joker_zwick=None)
    where = replace(at("5H 2S", "5D X1", variant="grupp"), rules=rules)
    assert codes(zwick_answers(where, CARDS["5H"])) == {"X2", "X3", "X4", "X5", "X6"}
    assert zwick_hands(where, CARDS["5H"]) == comb(54, 2) - comb(49, 2)
    # 5 and 2 make 7, which a joker can be.
    assert codes(zwick_answers(where, CARDS["2S"])) == {"X2", "X3", "X4", "X5", "X6"}


class TestPromises:
    """What the next player has promised is in the next hand: readings 6 and 12."""

    WHERE = unseen_are("8C KD KC AC", at("KH 2S", "6D 5H+3D=8@W"))

    def test_a_hand_that_could_not_take_the_build_cannot_be_held(self) -> None:
        """A king takes 8 + 6 and the king; with the eight there is one other card, twice a king."""
        assert zwick_hands(self.WHERE, CARDS["KH"]) == 2
        assert codes(zwick_answers(self.WHERE, CARDS["KH"])) == {"KD", "KC"}

    def test_a_hand_of_one_card_is_the_one_that_takes_the_build(self) -> None:
        where = unseen_are("8C KD KC AC", at("KH", "6D 5H+3D=8@W"))
        assert zwick_hands(where, CARDS["KH"]) == 0
        assert zwick_answers(where, CARDS["KH"]) == ()

    def test_someone_elses_build_says_nothing_of_the_hand(self) -> None:
        for owner in "NES":
            where = unseen_are("8C KD KC AC", at("KH 8S", f"6D 5H+3D=8@{owner}"))
            assert zwick_hands(where, CARDS["KH"]) == comb(4, 2) - 1

    def test_a_value_that_was_announced_is_still_answered(self) -> None:
        where = unseen_are("8C KD KC AC", at("KH 2S", "6D 5H+3D=8@N", announced={"W": [8]}))
        assert zwick_hands(where, CARDS["KH"]) == 2

    def test_one_card_answers_two_announced_values(self) -> None:
        """The queen is 3 and 13; a king takes 10 + 4."""
        where = unseen_are("QC 3C KD AC", at("4H 2S", "10D", announced={"W": [3, 13]}))
        assert zwick_hands(where, CARDS["4H"]) == 1

    def test_two_builds_are_answered_by_two_cards(self) -> None:
        """Reading 12. A king takes 14 and 4 + 10."""
        where = at("10H 2S", "3D+AD=4@W 9D+5D=14@W", variant="christiansen")
        assert zwick_hands(unseen_are("KC KD 4C AC", where), CARDS["10H"]) == 3

    def test_a_build_that_the_partner_may_have_made_needs_no_card_of_its_own(self) -> None:
        """Readings 12 and 14: East may have built one of them for West, who announced both values."""
        both = at("10H 2S", "3D+AD=4@W 9D+5D=14@W", announced={"W": [4, 14]})
        assert zwick_hands(unseen_are("KC KD 4C AC", both), CARDS["10H"]) == 5
        neither = at("10H 2S", "3D+AD=4@W 9D+5D=14@W")
        assert zwick_hands(unseen_are("KC KD 4C AC", neither), CARDS["10H"]) == 3

    def test_a_promise_that_no_hand_keeps_says_nothing(self) -> None:
        """Reading 13."""
        where = unseen_are("KD AC", at("KH", "6D 5H+3D=8@W"))
        assert zwick_hands(where, CARDS["KH"]) == 1

    def test_cards_dealt_afterwards_owe_nothing(self) -> None:
        where = at("KH", "6D 5H+3D=8@N", seats="N S", dealer="S", stock=10, announced={"N": [8]})
        where = unseen_are("8C KD KC AC AH 2C 2D 2H 3C 3H", where)
        assert zwick_hands(where, CARDS["KH"]) == comb(10, 5) - comb(8, 5)


@st.composite
def nearly_seen(draw: st.DrawFn) -> Position:
    """Draw a position in which few cards are unseen, enough for a hand as large as the player's."""
    where = draw(positions(most=4))
    left = draw(st.permutations(unseen(where)))
    return seen_but(left[: draw(st.integers(len(where.hand), 6))], where)


@examples(30)
@given(nearly_seen())
def test_the_hands_and_cards_that_answer_are_those_of_brute_force(where: Position) -> None:
    for laid in where.hand:
        there = reference.after(where, Lay(laid))
        hands = possible_hands(there, unseen(where), len(where.hand))
        # Each whole hand lists its plays, so that it is tested, not assumed, that a Zwick keeps every promise.
        assert zwick_hands(where, laid) == sum(makes_zwick(there, hand) for hand in hands)
        held = {card for hand in hands for card in hand}
        assert set(zwick_answers(where, laid)) == {card for card in held if makes_zwick(there, (card,))}


def dealt(where: Position, laid: Card, size: int, left_over: bool) -> Iterator[tuple[Position, list[Card]]]:
    """Yield each table that the next deal may be played on, with the cards of which the next hand is dealt."""
    there, left = reference.after(where, Lay(laid)), unseen(where)
    assert len(left) == where.stock >= size
    if not left_over:
        yield there, left
    for at_place in range(len(left)) if left_over else ():
        to_table = Item((left[at_place],))
        yield replace(there, table=(*there.table, to_table)), [*left[:at_place], *left[at_place + 1 :]]


@examples(20)
@given(
    st.sampled_from(
        # The variant, its seats, and how many cards each of the others gets in the last deal.
        [
            ("jensen", "N S", 5),
            ("french", "N S", 5),
            ("christiansen", "N S", 8),
            ("dietze", "N S", 4),
            ("grupp", "N S", 3),
            ("grupp", "N E S W", 2),
        ]
    ),
    st.sampled_from(["", "6D", "QD", "5D 3C", "AD 2C", "KC 4D 9D=9@N", "X1 5D"]),
    st.data(),
)
def test_the_hands_of_the_next_deal_are_those_of_brute_force(
    kind: tuple[str, str, int], table: str, data: st.DataObject
) -> None:
    """Reading 20: after the dealer's last card the player on the left begins with new cards."""
    variant, seats, size = kind
    if "X1" in table and variant != "grupp":
        return
    stock = {"french": 2 * size + 1, "grupp": 6}.get(variant, 2 * size)
    laid = CARDS[data.draw(st.sampled_from(["5H", "QH", "9H", "AH", "2H"]))]
    where = at(laid.code, table, variant=variant, seats=seats, dealer="S", stock=stock)
    where = seen_but(data.draw(st.permutations(unseen(where)))[:stock], where)
    number, answers = 0, set()
    for there, left in dealt(where, laid, size, variant == "french"):
        good = {card for card in left if makes_zwick(there, (card,))}
        others = sum(card not in good for card in left)
        number += comb(len(left), size) - comb(others, size)
        answers |= good
    assert zwick_hands(where, laid) == number
    assert set(zwick_answers(where, laid)) == answers


@examples(50)
@given(positions(most=5), st.sampled_from(("5D", "QS", "X15", "X1", "AH", "2C")))
def test_what_could_be_taken_is_what_brute_force_finds_without_promises(where: Position, code: str) -> None:
    if CARDS[code] not in where.rules.pack:
        return
    for laid in where.hand:
        there = answering(where, laid, CARDS[code])
        some = any(True for _ in reference.captured_places(there, CARDS[code]))
        assert could_take(where, laid, CARDS[code]) == some
