"""The line of all plays of a record, with their marks: each round of a deal in a row, or each trick."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.board.kits import board_kit
from tutor.app.replay.navigation import is_open
from tutor.app.replay.own_games import marked_plays
from tutor.app.replay.place import AnyPlace, Place, TrickPlace, go_to_play
from tutor.app.replay.play_line import DealSection, PlayCell, PlaySign, last_choice, plays
from tutor.app.replay.records import looked_until, marks_of
from tutor.app.visitor.look import CONTRAST, is_set
from tutor.app.visitor.page_address import Mode
from tutor.catalogue.records import Ply
from tutor.catalogue.tricks.records import TrickRecord
from tutor.coach.zwickern.goals.tactics import cards_taken
from tutor.coach.zwickern.records.marks import Mark
from tutor.engine.zwickern import Build, Capture
from tutor.engine.zwickern.hand.events import first_player
from tutor.matches.review.found import Cause
from tutor.matches.review.words import CAUSE_NAMES
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES
from tutor.text import Family, Name, card_sign, joined_texts, render

_MARKS = Family("line-{}", Mark)


class _Step(NamedTuple):
    """A play in the line: the section and the column that it is in, and its cell.

    In `rounds` a row ends where the order of the seats begins again; otherwise a section has one row.
    """

    section: str
    column: int
    rounds: bool
    cell: PlayCell


def line_of_plays(place: AnyPlace) -> None:
    """Draw the line of all plays with their marks; a click goes to a play. Plays still to guess show a number only."""
    record = place.record
    tricks = isinstance(record, TrickRecord)
    entry = record.hand.entry if tricks else record.entry
    seats, first = entry.seats, _first(place)
    order = [(first + step) % len(seats) for step in range(len(seats))]
    key, named = ("line of actions", {"note": words()("line-note")}) if tricks else ("line of plays", _named_marks())
    title = words()("tricks-line" if tricks else "line-plays")
    steps = _actions(place, order) if tricks else _plays(place, order)
    plays(
        {
            "at": place.ply,
            "columns": [Name(seats[seat]).label(words()) for seat in order],
            "sections": _sections(steps, len(order)),
            "start": _end_cell(0, "replay-start"),
            "end": _end_cell(place.last, "replay-end" if tricks or record.finished else "replay-broken-off"),
            "words": {"plays": title, "also": words()("board-also", what="{what}", also="{also}"), **named},
            "contrast": is_set(CONTRAST),
        },
        key=key,
        on_choose=partial(_chosen, place, key),
    )


def _first(place: AnyPlace) -> int:
    """Return the seat in the first column, which plays first."""
    record = place.record
    if isinstance(record, TrickRecord):
        return record.hand.entry.seats.index(record.hand.entry.dealer) + 1
    dealer = record.entry.seats.index(record.entry.dealer)
    return first_player(record.plies[0].position.plan, dealer) if record.plies else 0


def _named_marks() -> Mapping[str, str]:
    return {mark: words()(_MARKS[mark]) for mark in Mark}


def signs_line(place: Place) -> None:
    """Draw what the signs in the line of plays mean, and how far it was searched."""
    record = place.record
    st.caption(plain(words()("line-key")))
    if marked_plays(record) and place.way is Mode.FOLLOW:
        st.caption(plain(words()("line-review-key")))
    until = looked_until(record)
    if until is not None and until < place.most:
        st.caption(plain(words()("line-looked-until", number=until)))


def _chosen(place: AnyPlace, key: str) -> None:
    choice = last_choice(key)
    if choice is not None:
        go_to_play(place, ply=min(choice.ply, place.most))


def _sections(steps: Iterable[_Step], width: int) -> list[DealSection]:
    """Return the sections with their rows, from the steps in their order."""
    sections: list[DealSection] = []
    rows: list[list[PlayCell | None]] = []
    part, before = "", -1
    for step in steps:
        if step.section != part:
            rows = []
            sections.append({"label": step.section, "rows": rows})
        # A seat without cards is passed over, so a round ends where the order begins again, not after every seat.
        if step.section != part or (step.rounds and step.column <= before):
            rows.append([None] * width)
        rows[-1][step.column] = step.cell
        part, before = step.section, step.column
    return sections


def _plays(place: Place, order: list[int]) -> Iterator[_Step]:
    """Yield the plays of Zwickern, each in its deal; `order` has the seats in the order in which they play."""
    for number, ply in enumerate(place.record.plies, 1):
        deal = words()("line-deal", number=ply.deal + 1)
        yield _Step(deal, order.index(ply.position.turn), True, _play_cell(place, number, ply))


def _play_cell(place: Place, number: int, ply: Ply) -> PlayCell:
    if not is_open(place, number):
        return {"ply": number, "text": "", "label": words()("line-hidden", number=number), "marks": [], "hidden": True}
    judged = marked_plays(place.record).get(number) if place.way is Mode.FOLLOW else None
    reviewed = None if judged is None else (str(judged.sign), words()(CAUSE_NAMES[judged.cause or Cause.OTHER]))
    marks = marks_of(place.record)[number - 1]
    signs: list[PlaySign] = [{"sign": mark.value, "label": words()(_MARKS[mark])} for mark in marks]
    return _cell(number, ply.position, ply.play, _in_short(ply), signs, reviewed)


def _actions(place: TrickPlace, order: list[int]) -> Iterator[_Step]:
    """Yield the actions of a trick-taking game: those before the tricks, in rounds, then those of each trick."""
    record, marked = place.record, marked_plays(place.record)
    for number, position in enumerate(record.hand.positions, 1):
        playing = record.game.playing(position)
        trick = words()("tricks-line-trick", number=len(position.tricks) + 1)
        section = trick if playing else words()("tricks-line-before")
        action = record.hand.actions[number - 1]
        text = render(words(), board_kit(position).action_line(position, action))
        noted = record.note(number) is not None
        signs: list[PlaySign] = [{"sign": "note", "label": words()("line-note")}] if noted else []
        judged = marked.get(number)
        reviewed = None if judged is None else (str(judged.sign), words()(TRICK_CAUSE_NAMES[judged.cause]))
        cell = _cell(number, position, action, text, signs, reviewed)
        yield _Step(section, order.index(position.turn), not playing, cell)


def _cell(
    number: int, position: Any, play: Any, text: str, marks: list[PlaySign], reviewed: tuple[str, str] | None
) -> PlayCell:
    """Return the cell of a play; `reviewed` has the sign that the review has given it, and what the play has done."""
    line = board_kit(position).line(position, play)
    label = words()("line-play", number=number, play=render(words(), line))
    if reviewed is not None:
        sign, cause = reviewed
        text, label = f"{text} {sign}", joined_texts(words(), (label, cause), "list-semicolon")
    return {"ply": number, "text": text, "label": label, "marks": marks, "hidden": False}


def _in_short(ply: Ply) -> str:
    """Return a play in a few signs: the card, and the number of cards it takes or the value it builds."""
    sign = card_sign(words(), ply.play.card)
    match ply.play:
        case Capture():
            return words()("line-capture", card=sign, number=cards_taken(ply.play))
        case Build(value=value):
            return words()("line-build", card=sign, value=value)
    return sign


def _end_cell(ply: int, message: str) -> PlayCell:
    return {"ply": ply, "text": words()(message), "label": words()(message), "marks": [], "hidden": False}
