"""Which cards are safe to lay, held to brute force over every card that has not been seen."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import reference
from tests.coach.boards import positions
from tests.engine.setups import at
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Lay
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.safety import after_laying, could_take, zwick_answers
from tutor.engine.zwickern.setup import WonSetup


def unseen(where: Position) -> set[Card]:
    """The cards of the packs that are neither in the hand nor have lain open."""
    left = Counter(where.rules.pack * where.plan.packs)
    left.subtract(where.hand)
    for cards in (*(item.cards for item in where.table), *(pile.cards for pile in where.won)):
        left.subtract(cards)
    return {card for card, number in left.items() if number > 0}


def answering(where: Position, laid: Card, answer: Card) -> Position:
    """The table after a card is laid, with one card in the next hand."""
    there = reference.after(where, Lay(laid))
    hands = tuple((answer,) if seat == there.turn else None for seat in range(len(there.seats)))
    return replace(there, hands=hands)


def zwicks(where: Position, laid: Card) -> set[Card]:
    """The unseen cards that make a Zwick, from the list of all their plays."""
    found = set()
    for card in unseen(where):
        there = answering(where, laid, card)
        if any(reference.after(there, move).won[there.turn].zwicks for move in legal_moves(there)):
            found.add(card)
    return found


def codes(cards: tuple[Card, ...]) -> set[str]:
    """Cards by their codes."""
    return {card.code for card in cards}


@pytest.mark.parametrize(
    ("where", "laid", "answers"),
    [
        # 5 and 6 are cleared by an eleven (an ace); the ace of spades lies in a pile and has been seen.
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
    """East owns a 9 and could give it to West with the 4; East may as well take with the 4 and hold a 9 besides."""
    where = at("4H 2S", "5D+4D=9@E", announced={"W": [13]})
    assert could_take(where, CARDS["4H"], CARDS["4C"])


def test_what_others_hold_and_how_much_is_not_looked_at() -> None:
    open_hands = at("9H 4S", "", hands={"W": "9S 9D", "N": "9C", "E": "2S"})
    assert codes(zwick_answers(open_hands, CARDS["9H"])) == {"9S", "9D", "9C"}
    assert after_laying(open_hands, CARDS["9H"]).hands[0] is None


@settings(max_examples=120)
@given(positions(most=5))
def test_zwick_answers_are_those_of_brute_force(where: Position) -> None:
    for laid in where.hand:
        assert set(zwick_answers(where, laid)) == zwicks(where, laid)


@settings(max_examples=150)
@given(positions(most=5), st.sampled_from(("5D", "QS", "X15", "X1", "AH", "2C")))
def test_what_could_be_taken_is_what_brute_force_finds_without_promises(where: Position, code: str) -> None:
    if CARDS[code] not in where.rules.pack:
        return
    for laid in where.hand:
        there = answering(where, laid, CARDS[code])
        some = any(True for _ in reference.captured_places(there, CARDS[code]))
        assert could_take(where, laid, CARDS[code]) == some
