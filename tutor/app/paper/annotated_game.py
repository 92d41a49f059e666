"""A game on paper: every play with its notes and checked claims, boards at key moments, and the result."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from tutor.app.base.html_table import TABLE_STYLE, table_html
from tutor.app.board.zwickern.table import open_data
from tutor.app.paper.paper_board import BOARD_LOOK, open_board, with_faces
from tutor.app.paper.printed_page import printed_page, text_html
from tutor.catalogue.records import Ply, Record
from tutor.coach.zwickern.records import claim_line, not_remarked, remarks
from tutor.coach.zwickern.verdict.as_json import score_items
from tutor.coach.zwickern.words.plays import played_line
from tutor.coach.zwickern.words.seats import game_title, side_of
from tutor.coach.zwickern.words.variants import variant_line
from tutor.engine.zwickern import Variants, is_zwick
from tutor.text import Line, Name, Words, render, said

_LOOK: Final = """
body { font-size: 10pt; }
.play { margin: 0 0 4mm; }
.play h3 { font-size: 11pt; margin: 0 0 1mm; break-after: avoid; }
.play p, .play ul { margin: 0 0 1mm; }
.result { break-inside: avoid; }
"""


def annotated_game(words: Words, record: Record, variants: Variants) -> str:
    """Return a proven record as one self-contained HTML document; `variants` are all known rules.

    A board comes before the first play of a deal, before a Zwick, and before a play with claims.
    """
    rules = record.played.rules
    variant = render(words, variant_line(variants.get(rules.name, rules)))
    about = words("sheet-about", variant=variant, dealer=Name(record.entry.dealer).label(words))
    parts = [f"<p>{escape(about)}</p>"]
    if record.entry.about:
        parts.append(f"<p>{text_html(record.entry.about)}</p>")
    deal = None
    for number, ply in enumerate(record.plies, 1):
        begins, deal = ply.deal != deal, ply.deal
        if begins:
            parts.append(f"<h2>{escape(words('sheet-deal', number=ply.deal + 1))}</h2>")
        parts.append(_play(words, number, ply, shown=begins))
    parts.append(_result(words, record))
    body = with_faces(words, "".join(parts))
    return printed_page(words, game_title(words, record.entry), body, f"{_LOOK}{BOARD_LOOK}", TABLE_STYLE)


def _play(words: Words, number: int, ply: Ply, *, shown: bool) -> str:
    zwick = is_zwick(ply.position, ply.play)
    board = open_board(words, open_data(words, ply.position, "")) if shown or zwick or ply.entry.claims else ""
    line = played_line(Name(ply.entry.seat), ply.position, ply.play)
    note = f"<p>{text_html(ply.entry.note)}</p>" if ply.entry.note else ""
    found = remarks(ply.position, ply.play)
    claims = not_remarked(ply.entry.claims, found)
    checked = _list(words, (claim_line(ply.position, claim) for claim in claims))
    head = f"<p>{escape(words('replay-checked'))}</p>" if checked else ""
    # The first remark has the number of legal plays.
    remarked = "".join(f"<p><em>{escape(render(words, line))}</em></p>" for line in found[1:])
    title = f"<h3>{number}. {escape(render(words, line))}</h3>"
    return f'<section class="play">{board}{title}{note}{head}{checked}{remarked}</section>'


def _list(words: Words, lines: Iterable[Line]) -> str:
    points = "".join(f"<li>{escape(render(words, line))}</li>" for line in lines)
    return f"<ul>{points}</ul>" if points else ""


def _result(words: Words, record: Record) -> str:
    heads = ("replay-seat", "replay-cards", "replay-zwicks", "replay-points", "score-items")
    table = table_html([words(head) for head in heads], _rows(words, record))
    unfinished = "" if record.finished else f"<p>{escape(words('replay-unfinished'))}</p>"
    return f'<section class="result"><h2>{escape(words("replay-result"))}</h2>{unfinished}{table}</section>'


def _rows(words: Words, record: Record) -> Iterator[list[str]]:
    for score in record.scores:
        counts = (str(score.cards), str(score.zwicks), str(score.points))
        yield [said(words, side_of(record.entry.seats, score.seats)), *counts, score_items(words, score)]
