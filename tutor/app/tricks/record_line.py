"""The line of all actions of a hand of tricks: what comes before the tricks, then each trick in a row, with marks."""

from collections.abc import Mapping
from typing import NamedTuple

from tutor.app.base.i18n import words
from tutor.app.board.kits import said_action
from tutor.app.replay.play_line import DealSection, PlayCell, PlaysData
from tutor.app.visitor.look import CONTRAST, is_set
from tutor.app.visitor.state import PlayedGame
from tutor.catalogue.tricks.records import TrickRecord
from tutor.coach.tricks.game import TrickPosition
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES
from tutor.text import Line, Name, joined_texts, render


class _Signed(NamedTuple):
    """The mark of an action, and what it has done."""

    sign: str
    cause: str


def told_action(record: TrickRecord, number: int) -> str:
    """Say the action with a number, from 1, with the seat that does it."""
    position = record.hand.positions[number - 1]
    return words()("replay-played", seat=_seat(position).said(words()), play=render(words(), _action(record, number)))


def _seat(position: TrickPosition) -> Name:
    return Name(position.seats[position.turn or 0])


def _action(record: TrickRecord, number: int) -> Line:
    position = record.hand.positions[number - 1]
    text = record.game.game.write_action(position, record.hand.actions[number - 1])
    return said_action(position, text)


def actions_line(record: TrickRecord, at: int, game: PlayedGame | None) -> PlaysData:
    """Return the line of all actions of a record, with the marks of the review of a `game` of the learner's own."""
    hand = record.hand
    seats, first = hand.entry.seats, hand.entry.seats.index(hand.entry.dealer) + 1
    order = [(first + step) % len(seats) for step in range(len(seats))]
    signs = {one: _sign(game, one) for one in (() if game is None else game.marked)}
    return {
        "at": at,
        "columns": [Name(seats[seat]).label(words()) for seat in order],
        "sections": _sections(record, order, signs),
        "start": _end_cell(0, "replay-start"),
        "end": _end_cell(len(hand.actions) + 1, "replay-end"),
        "words": {
            "plays": words()("tricks-line"),
            "also": words()("board-also", what="{what}", also="{also}"),
            "note": words()("line-note"),
        },
        "contrast": is_set(CONTRAST),
    }


def _sections(record: TrickRecord, order: list[int], signs: Mapping[int, _Signed]) -> list[DealSection]:
    """Return what comes before the tricks, in rounds, and each trick in a row."""
    found: list[DealSection] = []
    rows: list[list[PlayCell | None]] = []
    part, before = "", -1
    for number, position in enumerate(record.hand.positions, 1):
        playing = record.game.playing(position)
        here = (
            words()("tricks-line-trick", number=len(position.tricks) + 1) if playing else words()("tricks-line-before")
        )
        column = order.index(position.turn)
        if here != part:
            rows = []
            found.append({"label": here, "rows": rows})
        if here != part or (not playing and column <= before):
            rows.append([None] * len(order))
        rows[-1][column] = _cell(record, number, signs.get(number))
        part, before = here, column
    return found


def _sign(game: PlayedGame | None, number: int) -> _Signed:
    """Return the mark of an action that the review has marked, and its cause in words."""
    judged = None if game is None else game.judged(number)
    assert judged is not None
    assert judged.cause is not None
    return _Signed(str(judged.sign), words()(TRICK_CAUSE_NAMES[judged.cause]))


def _cell(record: TrickRecord, number: int, signed: _Signed | None) -> PlayCell:
    note = words()("line-note")
    marked = record.note(number) is not None
    text, label = (
        render(words(), _action(record, number)),
        words()("line-play", number=number, play=told_action(record, number)),
    )
    if signed is not None:
        text, label = f"{text} {signed.sign}", joined_texts(words(), (label, signed.cause), "list-semicolon")
    return {
        "ply": number,
        "text": text,
        "label": label,
        "marks": [{"sign": "note", "label": note}] if marked else [],
        "hidden": False,
    }


def _end_cell(at: int, message: str) -> PlayCell:
    return {"ply": at, "text": words()(message), "label": words()(message), "marks": [], "hidden": False}
