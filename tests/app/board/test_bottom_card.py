"""The bottom card that the dealer of Zwicken has looked at is drawn across the stock, for all to see, also in words."""

from tutor.app.board.tricks.film import position_data
from tutor.coach.zwicken.kit import KIT
from tutor.engine import zwicken
from tutor.engine.cards import CARDS
from tutor.text import card_sign, language

WORDS = language("en")
RULES = zwicken.VARIANTS["zwicken"]
SEATS = ("You", "Anna", "Ben", "Clara")


def dealt(saying: zwicken.Saying) -> zwicken.Position:
    """The first word of a hand with the 9 of clubs at the bottom, after the dealer has looked or has not."""
    bottom = CARDS["9C"]
    pack = [*(card for card in RULES.pack if card is not bottom), bottom]
    return zwicken.act(zwicken.cut(zwicken.opening(RULES, SEATS, 3), pack), saying)


def stock_of(position: zwicken.Position, you: int = 0) -> tuple[str, list[str], list[str]]:
    """The label of the stock, the cards that lie across it, and the board in words."""
    data = position_data(WORDS, KIT, position, you)
    (zone,) = [one for one in data["zones"] if one["kind"] == "stock"]
    return zone["label"], [card for item in zone.get("items", ()) for card in item["cards"]], data["lines"]


def test_it_is_shown_to_every_seat() -> None:
    for you in range(4):
        label, cards, lines = stock_of(dealt(zwicken.Saying.CHECK), you)
        assert cards == ["9C"]
        assert card_sign(WORDS, CARDS["9C"]) in label
        assert label in lines


def test_no_one_sees_it_where_the_dealer_has_not_looked() -> None:
    label, cards, lines = stock_of(dealt(zwicken.Saying.SKIP))
    assert not cards
    assert KIT.bottom(dealt(zwicken.Saying.SKIP)) is None, "nor where all hands lie open"
    assert card_sign(WORDS, CARDS["9C"]) not in "".join(lines)
    assert label == WORDS("tricks-stock", number=19)


def test_once_it_is_drawn_there_is_no_stock_to_show_it() -> None:
    position = dealt(zwicken.Saying.CHECK)._replace(stock=())
    assert not [one for one in position_data(WORDS, KIT, position, 0)["zones"] if one["kind"] == "stock"]
