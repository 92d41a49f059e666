"""Parts of sentences: items by their cards or as builds."""

from tutor.coach.zwickern.words.phrases import item_sign, items_listed
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Item, loose
from tutor.text import language, said

WORDS = language("en")
ACE, TEN, JOKER = CARDS["AS"], CARDS["10D"], CARDS["X25"]
BUILD = Item((CARDS["9H"], CARDS["4C"]), 13, 0)


def test_an_item_is_its_card_or_a_build_with_value_and_cards() -> None:
    assert said(WORDS, item_sign(loose(TEN))) == "10♦"
    assert said(WORDS, item_sign(BUILD)) == "build of 13 (9♥+4♣)"
    assert said(WORDS, items_listed((loose(ACE), BUILD, loose(JOKER)))) == "A♠, build of 13 (9♥+4♣) and 25 joker"
