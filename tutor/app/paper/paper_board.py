"""A board on paper: the data of the board on the screen, with its cards."""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final

from tutor.app.board.drawings import CARD_BOX, card_drawing
from tutor.app.board.protocol import BoardData, Seat, ZoneItem, items_of, zone_of
from tutor.coach.zwickern.words.phrases import joined
from tutor.engine.cards import CARDS
from tutor.text import Words, card_sign, said

BOARD_LOOK: Final = """
.paper-board { break-inside: avoid; }
.paper-board p { margin: 0 0 1mm; }
.paper-board .row { display: flex; flex-wrap: wrap; gap: 2mm 3mm; margin: 2mm 0; align-items: flex-end; }
.paper-board .own { border-top: 0.3mm solid #888; padding-top: 2mm; }
.paper-board { --cw: 14mm; --card: #fff; }
.paper-board .card { position: relative; display: inline-block; width: var(--cw); height: calc(var(--cw) * 1.4); }
.paper-board .card svg { display: block; width: 100%; height: 100%; }
.paper-board .card span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.faces { position: absolute; width: 0; height: 0; }
.faces text { font-family: "Source Sans 3", "Source Sans Pro", Helvetica, Arial, sans-serif; }
.faces .edge { stroke: #222; stroke-opacity: 1; stroke-width: 1.6; }
/* On a small card one pip stands for all, as on the screen. */
.one { translate: 0 clamp(0px, (var(--cw) - 39.9px) * 900, 90px); }
.pips { translate: 0 clamp(0px, (40px - var(--cw)) * 900, 90px); }
.paper-board .build { display: inline-flex; flex-direction: column; align-items: center; border: 0.5mm solid #222;
  border-radius: 2mm; padding: 1mm; }
.paper-board .build small { font-weight: 600; }
.paper-board.open { display: grid; grid-template-columns: repeat(2, 1fr); gap: 0 6mm; margin: 0 0 3mm; }
.paper-board.open .table { grid-column: 1 / -1; }
.paper-board.open { --cw: 8.5mm; }
.paper-board.open .row { gap: 1mm 1.5mm; margin: 1mm 0 2mm; }
.paper-board .fan { display: flex; gap: 0.5mm; }
"""


def paper_board(words: Words, data: BoardData) -> str:
    """Return a board as HTML: the other seats, the table, and the open hand to play."""
    you = data.get("you")
    others = "".join(_seat(words, data, seat) for seat in data["seats"] if seat["id"] != you)
    table: Mapping[str, object] = zone_of(data, "table") or {}
    empty = f"<p>{escape(str(table.get('empty', '')))}</p>"
    middle = _row(words, items_of(data, "table") or [], "table") or empty
    own = _row(words, items_of(data, "hand", you) or [], "own")
    return f'<div class="paper-board">{others}{middle}{own}</div>'


def with_faces(words: Words, body: str) -> str:
    """Return HTML with boards in it after the faces of all their cards, each of which is drawn once."""
    codes = sorted(set(re.findall(r'href="#c-(\w+)"', body)))
    faces = "".join(
        f'<symbol id="c-{code}" viewBox="{CARD_BOX}">{card_drawing(words, code)}</symbol>' for code in codes
    )
    return f'<svg class="faces" aria-hidden="true">{faces}</svg>{body}'


def _card_html(words: Words, code: str) -> str:
    """Return a card as HTML: its face, and its sign for screen readers."""
    sign = escape(card_sign(words, CARDS[code]))
    face = f'<svg viewBox="{CARD_BOX}" aria-hidden="true"><use href="#c-{code}"/></svg>'
    return f'<span class="card">{face}<span>{sign}</span></span>'


def _seat(words: Words, data: BoardData, seat: Seat) -> str:
    return f"<p>{_seat_text(words, seat, _known(data, seat))}</p>"


def _seat_text(words: Words, seat: Seat, known: Iterable[str]) -> str:
    """Return the name of a seat and what is known of it, joined as the language requires."""
    label = seat["label"]
    text = said(words, joined([label, *known], "list-dot"))
    return f"<b>{escape(label)}</b>{escape(text.removeprefix(label))}"


def _known(data: BoardData, seat: Seat) -> Iterator[str]:
    """Yield what is known of a seat: its note, its hand in words, its pile, and its announced values."""
    hand: Mapping[str, object] = zone_of(data, "hand", seat["id"]) or {}
    known = (seat.get("note", ""), str(hand.get("label", "")), *seat.get("tally", []), seat.get("also", ""))
    yield from filter(None, known)


def _row(words: Words, items: list[ZoneItem], name: str) -> str:
    return f'<div class="row {name}">{"".join(_item(words, item) for item in items)}</div>' if items else ""


def _item(words: Words, item: ZoneItem) -> str:
    cards = "".join(_card_html(words, code) for code in item["cards"])
    if "value" not in item:
        return cards
    label = f"{item['value']} {item.get('owner', '')}".strip()
    return f'<span class="build"><span class="fan">{cards}</span><small>{escape(label)}</small></span>'


def open_board(words: Words, data: BoardData) -> str:
    """Return a board with all hands open as HTML: the table, then each seat with its hand and its pile."""
    middle = _row(words, items_of(data, "table") or [], "table")
    seats = "".join(_open_seat(words, data, seat) for seat in data["seats"])
    return f'<div class="paper-board open">{middle}{seats}</div>'


def _open_seat(words: Words, data: BoardData, seat: Seat) -> str:
    hand = _row(words, items_of(data, "hand", seat["id"]) or [], "hand")
    known = [one for one in (seat.get("note", ""), *seat.get("tally", []), seat.get("also", "")) if one]
    return f'<div class="seat"><p>{_seat_text(words, seat, known)}</p>{hand}</div>'
