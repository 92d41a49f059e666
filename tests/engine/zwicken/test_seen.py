"""What a seat may see in Zwicken."""

from tutor.engine.cards import Card, read_card
from tutor.engine.zwicken import VARIANTS, Phase, Position, act, cut, opening, read_action, seen_by

SEATS = ("Anna", "Ben", "Cilli", "Dora")
DEALT = ["AS", "KH", "QH", "JS", "8H", "10D", "7D", "QC", "9S", "8C", "9D", "KC", "9C", "10S", "8S"]


def after(*actions: str, bottom: str = "10C") -> Position:
    """Return the position after some actions; Dora deals, so that Anna begins."""
    known: list[Card | None] = [read_card(code) for code in DEALT]
    position = cut(opening(VARIANTS["zwicken"], SEATS, 3), [*known, *[None] * (31 - len(known)), read_card(bottom)])
    for text in actions:
        position = act(position, read_action(text))
    return position


def test_the_bottom_card_is_hidden_until_the_dealer_looks() -> None:
    """Source: Katira; it is shown to all, and is the bottom card of the stock from then on."""
    assert seen_by(after(), 3).stock == (None,) * 32
    checked = after("check")
    for seat in range(4):
        seen = seen_by(checked, seat)
        assert [str(card) for card in seen.shown] == ["10C"]
        assert [str(card) for card in seen.stock if card] == ["10C"]
    assert set(seen_by(after("skip"), 0).stock) == {None}


def test_a_card_that_moves_the_deal_goes_back_into_the_pack() -> None:
    moved = after("check", bottom="AH")
    assert moved.phase is Phase.CUT
    assert (moved.dealer, moved.pot) == (0, 6)
    again = cut(moved, [None] * 32)
    assert set(seen_by(again, 0).stock) == {None}


def test_exchanged_cards_are_seen_by_the_player_who_gave_them_away() -> None:
    """Everyone sees how many there were (Z10)."""
    position = after("check", "exchange 8C KH", "stay")
    assert [str(card) for card in seen_by(position, 0).given_away[0]] == ["KH", "8C"]
    assert seen_by(position, 1).given_away[0] == (None, None)
    assert seen_by(position, 1).hands[0] is None
    assert [str(card) for card in position.hands[0] or ()] == ["AS", "10S", "8S"]


def test_the_hand_of_a_player_who_passed_is_never_shown() -> None:
    position = after("check", "pass", "pass", "pass")
    assert position.phase is Phase.OVER
    assert [hand is None for hand in seen_by(position, 3).hands] == [True, True, True, False]
