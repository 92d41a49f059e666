"""The crib sheet: everything that players need at the table, on one printable page made from the rules."""

from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from typing import Final

from tutor.app.base.html_table import TABLE_STYLE, Cell, table_html
from tutor.app.board.drawings import card_image, mark_image
from tutor.app.paper.printed_page import printed_page
from tutor.app.paper.rule_tables import deal_cells, deal_heads, score_cells, score_heads
from tutor.app.paper.table_code import code_image
from tutor.coach.zwickern.rules.crib_sheet import (
    aim_line,
    building_lines,
    end_lines,
    joker_lines,
    turn_lines,
    zwick_lines,
)
from tutor.coach.zwickern.rules.tables import deal_lines, joker_kinds, most_shown, values_line
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Rules
from tutor.text import RANK_NAMES, Line, Words, render

# The doubled class (.crib.crib) outweighs the style of all pages, which is later in the document.
LOOK = """<style>
.crib { font-size: 0.95rem; line-height: 1.35; }
.crib .parts { columns: 2; column-gap: 2rem; }
.crib section { break-inside: avoid; margin-bottom: 0.9rem; }
.crib.crib :is(h1, h2, h3) { font-weight: 600; margin: 0 0 0.3rem; padding: 0; letter-spacing: 0; }
.crib.crib > :is(h1, h2) { font-size: 1.4rem; }
.crib.crib section :is(h2, h3) { font-size: 1.05rem; }
.crib :is(ul, li, p) { font-size: inherit; }
.crib h2 .mark { width: 2rem; height: 2rem; vertical-align: -0.5rem; margin-inline-end: 0.4rem; }
.crib .faces { display: flex; gap: 5px; margin-bottom: 0.3rem; }
.crib .card { width: 36px; flex: none; border-radius: 3.4px; }
.crib ul { margin: 0.2rem 0 0; padding-inline-start: 1.1rem; }
.crib li { margin: 0 0 0.15rem; }
.crib p { margin: 0 0 0.6rem; }
.crib .plain-table :is(th, td) { padding-block: 0.15rem; }
.crib footer { break-inside: avoid; }
.crib .qr { width: 34mm; }
.crib footer p { font-size: 0.75rem; line-height: 1.3; overflow-wrap: anywhere; }
@media (max-width: 640px) { .crib .parts { columns: 1; } }
@page { margin: 12mm; }
@media print {
  .crib { font-size: 10pt; line-height: 1.3; }
  .crib, .crib * { color: #000 !important; }
  .crib .parts { columns: 2; column-gap: 8mm; }
  .crib .plain-table { font-size: 9.5pt; }
}
</style>"""

# The saved file is printed in whatever font the machine has; smaller type leaves room for a wide one.
_ALONE: Final = """
@page { margin: 12mm; }
@media print {
  .crib.crib { font-size: 9pt; line-height: 1.25; }
  .crib.crib .plain-table { font-size: 8.5pt; }
}
"""


def sheet_html(say: Words, rules: Rules, title: str, address: str | None = None) -> str:
    """Return the sheet as HTML under its title, with the heading levels of a part of a page.

    With an `address` that holds the table its QR code is below.
    """
    head = f"<h2>{mark_image()}{escape(say('crib-title', variant=title))}</h2>"
    return _sheet(say, rules, head, 3, address)


def crib_sheet(say: Words, rules: Rules, title: str, address: str | None = None) -> str:
    """Return the sheet of some rules as a page to print, under this title; `address` is as for `sheet_html`."""
    body = _sheet(say, rules, "", 2, address)
    return printed_page(say, say("crib-title", variant=title), body, _ALONE, TABLE_STYLE + LOOK)


def _sheet(say: Words, rules: Rules, head: str, level: int, address: str | None) -> str:
    part, list_of = partial(_part, say, level), partial(_list, say)
    most = most_shown(rules)
    deals = table_html(deal_heads(say), deal_cells(say, rules, most)) + list_of(_deal_lines(rules, most))
    parts = [
        part(
            "crib-cards",
            _faces(say, rules)
            + table_html([say("crib-card"), say("crib-counts")], _cards(say, rules))
            + list_of(joker_lines(rules)),
        ),
        part("crib-turn", list_of(turn_lines(rules))),
        part("crib-building", list_of(building_lines(rules))),
        part("tables-deals", deals),
        part("crib-zwick", list_of(zwick_lines(rules))),
        part("tables-scores", table_html(score_heads(say), score_cells(say, rules, most))),
        part("crib-end", list_of(end_lines(rules))),
    ]
    aim = f"<p>{escape(render(say, aim_line(rules)))}</p>"
    code = "" if address is None else f"<footer>{code_image(say, address)}<p>{escape(address)}</p></footer>"
    return f'<article class="crib">{head}{aim}<div class="parts">{"".join(parts)}</div>{code}</article>'


def _part(say: Words, level: int, title: str, body: str) -> str:
    return f"<section><h{level}>{escape(say(title))}</h{level}>{body}</section>"


def _faces(say: Words, rules: Rules) -> str:
    """Return a row of cards to know them by: an ace, the court cards, and the jokers."""
    courts = [f"{rank}{suit}" for (rank, _), suit in zip(rules.courts, "CSHD", strict=True)]
    jokers = [card.code for _, card in joker_kinds(rules)]
    return f'<div class="faces">{"".join(card_image(say, code) for code in (*courts, *jokers))}</div>'


def _list(say: Words, lines: Iterable[Line]) -> str:
    points = "".join(f"<li>{escape(render(say, line))}</li>" for line in lines)
    return f"<ul>{points}</ul>" if points else ""


def _cards(say: Words, rules: Rules) -> Iterator[list[Cell]]:
    yield [say("crib-plain"), say("crib-plain-counts")]
    for rank, _ in rules.courts:
        yield [render(say, Line(RANK_NAMES[rank])), render(say, values_line(rules, CARDS[f"{rank}S"]))]
    for line, card in joker_kinds(rules):
        yield [render(say, line), render(say, values_line(rules, card))]


def _deal_lines(rules: Rules, most: int) -> Iterator[Line]:
    if rules.plans[-1].players > most:
        yield Line("crib-more-players", {"most": rules.plans[-1].players})
    yield from deal_lines(rules, most)
