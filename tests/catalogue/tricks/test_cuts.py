"""The bottom cards of a hand of Zwicken that is read from a file: what each says of the cards dealt (Z6, Z7)."""

import pytest

from tutor.catalogue.tricks.hands import PlayedHand, hands
from tutor.content.yaml.source import ContentError
from tutor.engine.zwicken import VARIANTS

PACK = [card.code for card in VARIANTS["zwicken"].pack]
SEATS = ["Anna", "Ben", "Cilli", "Dora", "Emil", "Fred"]


def faults(text: str) -> list[tuple[str, int, int]]:
    """Return the messages of what is wrong with a hand, with line and column."""
    (found,) = hands("f", text)
    if isinstance(found, PlayedHand):
        return []
    assert isinstance(found, ContentError)
    return [(fault.message, fault.mark.line, fault.mark.column) for fault in found.faults]


def four(cuts: str, actions: str, hand: str = "KC") -> str:
    """A hand of four in which everyone passes; `hand` is among Anna's cards."""
    return f"""variant: zwicken
seats: [Anna, Ben, Cilli, Dora]
dealer: Dora
cuts: [{cuts}]
turnup: 9S
hands: {{Ben: [8S, KD, JH], Cilli: [JD, AC, QC], Dora: [9C, 10H, AD], Anna: [AS, "8H", {hand}]}}
actions: [{actions}]
"""


def six(cuts: str, last: str, dealer: str, actions: str) -> str:
    """A hand of six in which the whole stock is given, `last` as its bottom card; it ends after some actions."""
    cards, at = [code for code in PACK if code != last], SEATS.index(dealer) + 1
    order = [*SEATS[at:], *SEATS[:at]]
    held = {seat: ", ".join(cards[3 * place : 3 * place + 3]) for place, seat in enumerate(order)}
    written = ", ".join(f"{seat}: [{held[seat]}]" for seat in order)
    stock = ", ".join([*cards[19:], last])
    return f"""variant: zwicken
seats: [{", ".join(SEATS)}]
dealer: Fred
cuts: [{cuts}]
turnup: {cards[18]}
stock: [{stock}]
hands: {{{written}}}
actions: [{actions}]
"""


@pytest.mark.parametrize("hand", ["7H", "AH", "7D"])
def test_a_card_that_moved_the_deal_may_be_dealt_after_the_new_shuffle(hand: str) -> None:
    """Source: Z7, Z8; the new dealer does not look, so nothing is known of the bottom card."""
    new, rest = ("Cilli", "Dora, Anna, Ben") if hand == "7D" else ("Anna", "Ben, Cilli, Dora")
    passing = ", ".join(f"{seat} pass" for seat in rest.split(", "))
    assert faults(four(hand, f"Dora check, {new} skip, {passing}", hand)) == []


def test_a_card_that_moved_the_deal_may_be_dealt_where_the_new_dealer_looked_too() -> None:
    """Source: Z7."""
    assert faults(four("7H, KS", "Dora check, Anna check, Ben pass, Cilli pass, Dora pass", "7H")) == []


def test_the_bottom_card_that_stays_is_in_no_hand() -> None:
    assert faults(four("KC", "Dora check, Anna pass, Ben pass, Cilli pass")) == [("position-card-too-often", 4, 8)]


def test_the_bottom_card_that_stays_is_the_last_of_a_stock_that_is_given_whole() -> None:
    assert faults(six("10H", "KC", "Fred", "Fred check")) == [("position-card-too-often", 4, 8)]
    assert [one[0] for one in faults(six("KC", "KC", "Fred", "Fred check"))] == ["check-hand-not-over"]


def test_a_card_of_the_stock_does_not_move_the_deal_before_the_new_shuffle() -> None:
    """Source: Z7; the stock is what is left after the last shuffle, so the card that moved the deal is not given."""
    assert faults(six("", "AS", "Anna", "Fred check, Anna skip")) == [("check-hand-card-not-told", 8, 11)]
    assert [one[0] for one in faults(six("AS", "AS", "Anna", "Fred check, Anna skip"))] == ["check-hand-not-over"]
