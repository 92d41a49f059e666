"""The drawings of cards and of the mark for pages without scripts, from the file that the scripts of the board read."""

import re
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import quote

from tutor.engine.cards import CARDS, WILD_JOKERS, joker_number
from tutor.text import Words, card_sign

BOARD_ASSETS: Final = Path(__file__).parent / "assets"
DRAWINGS: Final = "sprite.svg"
"""The file of the assets with the drawings of cards, faces and signs, which the scripts read."""

CARD_BOX: Final = "0 0 60 84"
"""The box of the drawing of a card, as SVG writes it."""

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="([\d ]+)">(.*)</symbol>')
_USE = re.compile(r'<use href="#([\w-]+)"([^>]*)/>')
# Addresses of drawings, of a few kilobytes each: all cards with the letters of two languages, and some fans.
_KEPT: Final = 160
_COURTS = ("K", "Q", "J")
_JOKERS = (30, 25, 20, 15)
_RED = ' color="#c01f26"'
# An image may use no font of the page.
_FONTS = "Helvetica, Arial, sans-serif"


def card_drawing(words: Words, code: str) -> str:
    """Return a card as a group of SVG that needs nothing else, with the letter of the language in its corner."""
    card = CARDS[code]
    if card.suit is None:
        if code in WILD_JOKERS:
            return _card("card-wild", code, {}, "")
        number = joker_number(card)
        # A joker without a drawing of its own has that of the next lower one.
        value = next((one for one in _JOKERS if one <= int(number)), _JOKERS[-1])
        return _card(f"card-X{value}", number, {}, "")
    drawn = "card-court" if card.rank in _COURTS else f"card-{card.rank}"
    parts = {"suit": f"s{card.suit}", "court": code}
    return _card(drawn, card_sign(words, card)[:-1], parts, _RED if card.suit in ("H", "D") else "")


def mark_svg() -> str:
    """Return the mark of the tutor, a card that is a fish, as an element of SVG."""
    box, body = _symbols()["mark"]
    return f'<svg class="mark" viewBox="{box}" aria-hidden="true">{body}</svg>'


def card_image(words: Words, code: str) -> str:
    """Return a card as an image of HTML, for `st.html`, which drops SVG."""
    return _image("card", CARD_BOX, card_drawing(words, code))


@lru_cache(_KEPT)
def card_address(words: Words, code: str) -> str:
    """Return the address of a card's drawing, which has the drawing in itself."""
    return _address(CARD_BOX, card_drawing(words, code))


@lru_cache(_KEPT)
def fan_address(words: Words, codes: tuple[str, ...], *, step: int, edge: int = 1, turn: float = 0) -> str:
    """Return the address of a drawing of several cards, each lying `step` to the right of the one before.

    Each is turned by so many degrees more than the one before, and `edge` is the room around them.
    """
    middle = (len(codes) - 1) / 2
    cards = "".join(
        f'<g transform="translate({edge + place * step} {edge + abs(turn) * (place - middle) ** 2 * 0.3:g})'
        f' rotate({turn * (place - middle):g} 30 84)">{card_drawing(words, code)}</g>'
        for place, code in enumerate(codes)
    )
    return _address(f"0 0 {60 + step * (len(codes) - 1) + 2 * edge} {84 + 2 * edge}", cards)


def mark_image() -> str:
    """Return the mark as an image of HTML."""
    return _image("mark", *_symbols()["mark"])


def _image(name: str, box: str, body: str) -> str:
    return f'<img class="{name}" alt="" src="{_address(box, body)}">'


def _address(box: str, body: str) -> str:
    # The one pip that stands for all is for smaller cards than images show.
    body = f"<style>.one{{display:none}}</style>{body}"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="{_FONTS}">{body}</svg>'
    return f"data:image/svg+xml,{quote(svg)}"


def _card(drawn: str, index: str, parts: dict[str, str], ink: str) -> str:
    body = re.sub(r"<text([^>]*)/>", rf"<text\1>{escape(index)}</text>", _drawing(drawn, parts))
    return f"<g{ink}>{body}</g>"


def _drawing(name: str, parts: dict[str, str]) -> str:
    """Return the markup of a drawing; `parts` has the names of those that it leaves open."""
    _, body = _symbols()[name]
    return _USE.sub(lambda use: f"<g{use[2]}>{_drawing(parts.get(use[1], use[1]), parts)}</g>", body)


@cache
def _symbols() -> dict[str, tuple[str, str]]:
    text = (BOARD_ASSETS / DRAWINGS).read_text("utf-8")
    return {name: (box, body) for name, box, body in _SYMBOL.findall(text)}
