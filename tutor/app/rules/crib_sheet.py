"""The crib sheet: everything that players need at the table on one printable page, made from the rules."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from html import escape

import streamlit as st

from tutor.app.base.html_table import TABLE_STYLE, Cell, table_html
from tutor.app.base.words_and_content import plain, words
from tutor.app.rules.selection import choose_variant, variant, variant_titles
from tutor.app.rules.tables import deal_cells, deal_heads, score_cells, score_heads
from tutor.app.visitor.variants import variants
from tutor.coach.zwickern.rules.crib_sheet import building_lines, end_lines, joker_lines, turn_lines, zwick_lines
from tutor.coach.zwickern.rules.tables import cards_line, deal_lines, values_line
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import Rules
from tutor.text import RANK_NAMES, Line, render

_MOST_PLAYERS = 6
"""The largest number of players on the sheet; the books deal to more players in the same way."""

# The doubled class (.crib.crib) outweighs the style of all pages, which comes later in the document.
LOOK = """<style>
.crib { font-size: 0.95rem; line-height: 1.35; }
.crib .parts { columns: 2; column-gap: 2rem; }
.crib section { break-inside: avoid; margin-bottom: 0.9rem; }
.crib.crib :is(h1, h2, h3) { font-weight: 600; margin: 0 0 0.3rem; padding: 0; letter-spacing: 0; }
.crib.crib > :is(h1, h2) { font-size: 1.4rem; }
.crib.crib section :is(h2, h3) { font-size: 1.05rem; }
.crib :is(ul, li, p) { font-size: inherit; }
.crib ul { margin: 0.2rem 0 0; padding-inline-start: 1.1rem; }
.crib li { margin: 0 0 0.15rem; }
.crib p { margin: 0 0 0.6rem; }
.crib .plain-table :is(th, td) { padding-block: 0.15rem; }
@media (max-width: 640px) { .crib .parts { columns: 1; } }
@page { size: A4; margin: 12mm; }
@media print {
  .crib { font-size: 10pt; line-height: 1.3; }
  .crib, .crib * { color: #000 !important; }
  .crib .parts { columns: 2; column-gap: 8mm; }
  .crib .plain-table { font-size: 9.5pt; }
}
</style>"""
# On paper only the sheet is wanted: no navigation, no widgets, no dark background, and no scrolling box.
PAPER = """<style>
@media print {
  :root, body { background: #fff !important; color-scheme: light; }
  .stApp, .stApp :is(div, section, main):has(.crib) {
    display: block !important; position: static !important; overflow: visible !important;
    width: auto !important; height: auto !important; max-width: none !important; min-height: 0 !important;
    margin: 0 !important; padding: 0 !important; background: #fff !important; color: #000 !important;
  }
  .stApp header, .stMainBlockContainer :is(.stElementContainer, [data-testid="stLayoutWrapper"]):not(:has(.crib)) {
    display: none !important;
  }
}
</style>"""

# The saved file is printed in any font that the machine has; smaller type leaves room for a wide one.
_ALONE = """
body { font-family: Helvetica, Arial, sans-serif; max-width: 50rem; margin: 1rem auto; }
@media print {
  body { max-width: none; margin: 0; }
  .crib.crib { font-size: 9pt; line-height: 1.25; }
  .crib.crib .plain-table { font-size: 8.5pt; }
}
"""


def sheet_view() -> None:
    """Draw the sheet of the chosen variant, with how to print it and a button that saves it as a file."""
    name = variant()
    choose_variant()
    rules, title = variants()[name], variant_titles()[name]
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown(plain(words()("crib-print")))
        st.download_button(
            words()("crib-save"), document(sheet_html(rules, title)), f"zwickern-{name}.html", "text/html"
        )
    st.html(TABLE_STYLE + LOOK + PAPER + sheet_html(rules, title, level=2))


def document(sheet: str) -> str:
    """Return a whole HTML document with the sheet in it."""
    page = f"<style>{_ALONE}</style>"
    title = escape(words()("app-title"))
    head = f'<meta charset="utf-8"><title>{title}</title>{TABLE_STYLE}{LOOK}{page}'
    return f'<!DOCTYPE html><html lang="{words().code}"><head>{head}</head><body>{sheet}</body></html>'


def sheet_html(rules: Rules, title: str, level: int = 1) -> str:
    """Return the sheet as HTML; its title is a heading of the given level, and its parts have the next one."""
    say, part = words(), partial(_part, level + 1)
    deals = table_html(deal_heads(), deal_cells(rules, _MOST_PLAYERS)) + _list(_deal_lines(rules))
    parts = [
        part("crib-cards", table_html(_card_heads(), _cards(rules)) + _list(joker_lines(rules))),
        part("crib-turn", _list(turn_lines(rules))),
        part("crib-building", _list(building_lines(rules))),
        part("tables-deals", deals),
        part("crib-zwick", _list(zwick_lines(rules))),
        part("tables-scores", table_html(score_heads(), score_cells(rules, _MOST_PLAYERS))),
        part("crib-end", _list(end_lines())),
    ]
    head = f"<h{level}>{escape(say('crib-title', variant=title))}</h{level}><p>{escape(say('crib-aim'))}</p>"
    return f'<article class="crib">{head}<div class="parts">{"".join(parts)}</div></article>'


def _part(level: int, title: str, body: str) -> str:
    return f"<section><h{level}>{escape(words()(title))}</h{level}>{body}</section>"


def _list(lines: Iterable[Line]) -> str:
    points = "".join(f"<li>{escape(render(words(), line))}</li>" for line in lines)
    return f"<ul>{points}</ul>" if points else ""


def _card_heads() -> Sequence[str]:
    return [words()("crib-card"), words()("crib-counts")]


def _cards(rules: Rules) -> Iterator[list[Cell]]:
    say = words()
    yield [say("crib-plain"), say("crib-plain-counts")]
    for rank, _ in rules.courts:
        yield [render(say, Line(RANK_NAMES[rank])), render(say, values_line(rules, CARDS[f"{rank}S"]))]
    if rules.wild is not None:
        yield [say("crib-wild", number=len(rules.jokers)), render(say, values_line(rules, CARDS[rules.jokers[0]]))]
        return
    for code in rules.jokers:
        yield [render(say, cards_line((CARDS[code],))), render(say, values_line(rules, CARDS[code]))]


def _deal_lines(rules: Rules) -> Iterator[Line]:
    if rules.plans[-1].players > _MOST_PLAYERS:
        yield Line("crib-more-players", {"most": rules.plans[-1].players})
    yield from deal_lines(rules, _MOST_PLAYERS)
