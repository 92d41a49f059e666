"""A game record as a sheet of plain text to print: every play with the running score, and the result."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tutor.catalogue.records import Record
from tutor.coach.zwickern.verdict.as_json import score_items
from tutor.coach.zwickern.words.seats import game_title, side_of
from tutor.coach.zwickern.words.variants import variant_line
from tutor.engine.zwickern import Position, Score, is_zwick, make_play, scores
from tutor.text import Name, Words, play_signs, render, said


class SideTotal(NamedTuple):
    """The points and cards that a side has won so far."""

    points: int
    cards: int


def _side_totals(position: Position, *, majority: bool = False) -> tuple[SideTotal, ...]:
    """Return the totals of each side so far; the points for the most cards count only with `majority`."""
    return tuple(SideTotal(score.points, score.cards) for score in scores(position, majority=majority))


def totals_by_play(record: Record) -> tuple[tuple[SideTotal, ...], ...]:
    """Return the totals of each side before the first play, after each play, and at the end of the record."""
    first = record.plies[0].position if record.plies else record.played
    after = [_side_totals(make_play(ply.position, ply.play)) for ply in record.plies]
    return (_side_totals(first), *after, _side_totals(record.last, majority=record.finished))


def record_sheet(words: Words, record: Record) -> str:
    """Return the sheet of a game record, which ends with a line end."""
    head = [
        game_title(words, record.entry),
        words(
            "sheet-about",
            variant=render(words, variant_line(record.played.rules)),
            dealer=Name(record.entry.dealer).label(words),
        ),
    ]
    sides = [_side(words, record, score) for score in record.scores]
    return "\n".join([*head, "", *_columns(_plays(words, record, sides)), "", *_columns(_result(words, record))]) + "\n"


def _plays(words: Words, record: Record, sides: Sequence[str]) -> Iterator[tuple[str, ...]]:
    yield ("", words("replay-seat"), words("sheet-play"), "", *sides)
    deal = -1
    for number, (ply, so_far) in enumerate(zip(record.plies, totals_by_play(record)[1:], strict=False), 1):
        if ply.deal != deal:
            deal = ply.deal
            yield ("", words("sheet-deal", number=deal + 1))
        zwick = words("sheet-zwick") if is_zwick(ply.position, ply.play) else ""
        counts = [words("sheet-standing", points=one.points, cards=one.cards) for one in so_far]
        yield (str(number), Name(ply.entry.seat).label(words), play_signs(words, ply.entry.play), zwick, *counts)


def _result(words: Words, record: Record) -> Iterator[tuple[str, ...]]:
    yield tuple(map(words, ("replay-seat", "replay-cards", "replay-zwicks", "replay-points")))
    for score in record.scores:
        counts = (str(score.cards), str(score.zwicks), str(score.points))
        yield (_side(words, record, score), *counts, score_items(words, score))


def _side(words: Words, record: Record, score: Score) -> str:
    return said(words, side_of(record.entry.seats, score.seats))


def _columns(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """Yield the rows as lines, each column as wide as its widest cell; a row of fewer than three cells is a heading."""
    every = list(rows)
    wide = [row for row in every if len(row) > 2]
    most = max(map(len, wide))
    widths = [max((len(row[place]) for row in wide if len(row) > place), default=0) for place in range(most)]
    for row in every:
        cells = row if len(row) < 3 else tuple(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        yield "  ".join(cells).rstrip()
