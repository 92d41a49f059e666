"""A board on paper: the data of the board on the screen, drawn with text and lines only."""

from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Final

from tutor.app.board.protocol import BoardData, Seat, ZoneItem, items_of, zone_of
from tutor.coach.zwickern.words.phrases import joined
from tutor.engine.cards import CARDS
from tutor.text import Words, card_sign, said

_RED: Final = ("♥", "♦")

BOARD_LOOK: Final = """
.paper-board { break-inside: avoid; }
.paper-board p { margin: 0 0 1mm; }
.paper-board .row { display: flex; flex-wrap: wrap; gap: 2mm 3mm; margin: 2mm 0; align-items: flex-end; }
.paper-board .own { border-top: 0.3mm solid #888; padding-top: 2mm; }
.paper-board .card { display: inline-flex; align-items: center; justify-content: center; min-width: 11mm; height: 15mm;
  border: 0.35mm solid #222; border-radius: 1.5mm; font-size: 13pt; background: #fff; padding: 0 1mm; }
.paper-board .red { color: #b00; }
.paper-board .build { display: inline-flex; flex-direction: column; align-items: center; border: 0.5mm solid #222;
  border-radius: 2mm; padding: 1mm; }
.paper-board .build small { font-weight: 600; }
.paper-board.open { display: grid; grid-template-columns: repeat(2, 1fr); gap: 0 6mm; margin: 0 0 3mm; }
.paper-board.open .table { grid-column: 1 / -1; }
.paper-board.open .card { min-width: 7mm; height: 9mm; font-size: 10pt; padding: 0 0.5mm; }
.paper-board.open .row { gap: 1mm 1.5mm; margin: 1mm 0 2mm; }
.paper-board .fan { display: flex; gap: 0.5mm; }
@media print { .paper-board .red { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
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


def _card_html(words: Words, code: str) -> str:
    """Return a card as HTML, hearts and diamonds in red."""
    sign = card_sign(words, CARDS[code])
    red = " red" if sign.endswith(_RED) else ""
    return f'<span class="card{red}">{escape(sign)}</span>'


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
    yield from (text for text in (seat.get("note", ""), str(hand.get("label", "")), *seat.get("tally", [])) if text)


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
    known = [one for one in (seat.get("note", ""), *seat.get("tally", [])) if one]
    return f'<div class="seat"><p>{_seat_text(words, seat, known)}</p>{hand}</div>'
