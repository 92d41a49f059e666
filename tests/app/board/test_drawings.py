"""The drawings of cards: every card has one, of known parts, with as many pips as it is worth."""

import re
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tutor.app.board.drawings import (
    BOARD_ASSETS,
    DRAWINGS,
    card_drawing,
    card_image,
    fan_address,
    mark_image,
    mark_svg,
)
from tutor.engine.cards import CARDS, WILD_JOKERS
from tutor.text import language
from tutor.text.language import RELEASED

SPRITE = (BOARD_ASSETS / DRAWINGS).read_text("utf-8")
OPEN = {"suit", "court"}
"""The parts that a drawing leaves open."""


@pytest.mark.parametrize("code", RELEASED)
def test_every_card_is_drawn_whole_with_the_letter_of_the_language(code: str) -> None:
    words = language(code)
    letters = {
        "A": words("rank-sign-a"),
        "J": words("rank-sign-j"),
        "Q": words("rank-sign-q"),
        "K": words("rank-sign-k"),
    }
    for card in CARDS.values():
        drawn = ElementTree.fromstring(card_drawing(words, card.code))
        (index,) = [one.text for one in drawn.iter("text")]
        joker = card.code if card.code in WILD_JOKERS else card.code[1:].lstrip("0")
        assert index == (letters.get(card.rank, card.rank) if card.suit else joker)
        assert not list(drawn.iter("use")), card.code


def test_a_card_has_as_many_pips_as_it_is_worth() -> None:
    for card in CARDS.values():
        if card.rank.isdigit():
            drawn = ElementTree.fromstring(card_drawing(language("en"), card.code))
            (pips,) = [one for one in drawn.iter("g") if one.get("class") == "pips"]
            assert len(pips) == int(card.rank), card.code


def test_hearts_and_diamonds_are_red() -> None:
    red = {code for code in CARDS if 'color="#c01f26"' in card_drawing(language("en"), code)}
    assert red == {code for code, card in CARDS.items() if card.suit in ("H", "D")}


def test_drawings_refer_to_one_another_only_and_set_no_style() -> None:
    """A style attribute would be refused by the content security policy."""
    names = re.findall(r'<symbol id="([^"]+)"', SPRITE)
    assert len(names) == len(set(names)) > 40
    assert set(re.findall(r'href="#([^"]+)"', SPRITE)) - set(names) == OPEN
    assert not re.search(r"style=|href=\"(?!#)|url\(", SPRITE)


def test_an_image_needs_nothing_else() -> None:
    for image in (mark_image(), card_image(language("en"), "KS")):
        assert re.fullmatch(r'<img class="(mark|card)" alt="" src="data:image/svg\+xml,[^"]+">', image)
    assert mark_svg().startswith('<svg class="mark"')


@pytest.mark.parametrize(("code", "letters"), [("en", "AKQJ"), ("de", "AKDB"), ("fr", "ARDV")])
def test_cards_drawn_together_have_the_letters_of_the_language(code: str, letters: str) -> None:
    address = fan_address(language(code), ("AH", "KS", "QD", "JC"), step=44, edge=8, turn=14 / 3)
    drawn = ElementTree.fromstring(unquote(address.partition(",")[2]))
    assert "".join(one.text or "" for one in drawn.iter() if one.tag.endswith("text")) == letters
    assert drawn.get("viewBox") == "0 0 208 100"
