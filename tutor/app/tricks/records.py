"""Replay of a hand of one of the other games: its board action by action, with notes that are proven."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.words_and_content import draw_text, library, plain, told, words
from tutor.app.board.protocol import BoardData
from tutor.app.board.trick_games import BUTTONS
from tutor.app.board.tricks.buttons import action_line
from tutor.app.board.tricks.film import card_laid
from tutor.app.board.tricks.table import open_tricks_data
from tutor.app.board.zwickern.film import film, frame_of
from tutor.app.exercise.one_play import show_board
from tutor.app.replay.layout import parts
from tutor.app.replay.navigation import step_row
from tutor.app.replay.place import HANDS, REPLAY_PAGE, is_forward
from tutor.app.replay.play_line import DealSection, PlayCell, PlaysData, last_choice, plays
from tutor.app.rules.cousins import NAMES
from tutor.app.tricks.lesson import COUSIN
from tutor.app.tricks.record_notes import record_notes
from tutor.app.visitor.address import address_value, choose_in_list, go_to_all
from tutor.app.visitor.look import CONTRAST, is_set
from tutor.app.visitor.session import show_first, value_of
from tutor.app.visitor.state import visit
from tutor.catalogue.tricks.records import TrickRecord
from tutor.coach.tricks.asking import account_line, ends_line
from tutor.coach.tricks.game import TrickPosition
from tutor.text import Line, Name, render

_AT = "at"
_LINE = "line of actions"


class _Place(NamedTuple):
    """A place in a record: the number of an action, 0 before the first one, one more than that of the last at the end.

    `name` is that of the record in the address.
    """

    name: str
    record: TrickRecord
    at: int

    @property
    def last(self) -> int:
        return len(self.record.hand.actions) + 1


def trick_records() -> Mapping[str, TrickRecord]:
    """Return the records by their names in the address."""
    return {record.id.rpartition("/")[2]: record for record in library().trick_records}


def records_overview() -> None:
    """Draw the links to the records, each with its game."""
    found = trick_records()
    if not found:
        return
    st.markdown(f"**{plain(words()('tricks-records'))}**")
    for name, record in found.items():
        st.page_link(REPLAY_PAGE, label=plain(_title(record)), query_params={COUSIN: name, _AT: "0"})


def asks_for_trick_record() -> bool:
    """Tell whether the address names a record, and there are some."""
    return COUSIN in st.query_params and bool(trick_records())


def trick_record_page() -> None:
    """Draw the place in a record that the address names."""
    found = _asked()
    shown = parts()
    with shown.where, st.container(horizontal=True, vertical_alignment="center", gap="small"):
        titles = {name: _title(record) for name, record in trick_records().items()}
        with st.container(width=360):
            choose_in_list(COUSIN, titles, words()("replay-choose"), _other)
        show_first(HANDS, True)
        st.toggle(words()("replay-hands"), key=HANDS)
    title = _headline(found)
    shown.told.title(plain(title), anchor=False)
    with shown.line:
        plays(_line(found), key=_LINE, on_choose=partial(_chosen, found))
    with shown.table:
        show_board(_board(found), title)
    with shown.steps:
        step_row(found.last, partial(_by, found))
    with shown.notes:
        _beside(found)


def _title(record: TrickRecord) -> str:
    return words()("tricks-record-of", game=words()(NAMES[record.hand.game]), title=record.title)


def _asked() -> _Place:
    known = trick_records()
    name = address_value(COUSIN, list(known))
    record = known[name]
    numbers = [str(number) for number in range(len(record.hand.actions) + 2)]
    at = address_value(_AT, numbers) if _AT in st.query_params else numbers[0]
    return _Place(name, record, int(at))


def _go(name: str, at: int) -> None:
    go_to_all({COUSIN: name, _AT: str(at)}, (COUSIN, _AT, "game", "ply", "mode", "tried"))


def _other(name: str) -> None:
    _go(name, 0)


def _by(place: _Place, number: int) -> None:
    """Go so many actions on, counted from where the last click led, because the page may lag behind quick clicks."""
    now = int(visit().pages.places.get(_AT, place.at))
    _go(place.name, min(max(now + number, 0), place.last))


def _chosen(place: _Place) -> None:
    said = last_choice(_LINE)
    if said is not None:
        _go(place.name, min(said.ply, place.last))


def _headline(place: _Place) -> str:
    if place.at == 0:
        return words()("replay-start")
    if place.at == place.last:
        return words()("replay-end")
    return _told(place.record, place.at)


def _told(record: TrickRecord, number: int) -> str:
    """Say the action with a number, from 1, with the seat that does it."""
    position = record.hand.positions[number - 1]
    return words()("replay-played", seat=_seat(position).said(words()), play=render(words(), _action(record, number)))


def _seat(position: TrickPosition) -> Name:
    return Name(position.seats[position.turn or 0])


def _action(record: TrickRecord, number: int) -> Line:
    position = record.hand.positions[number - 1]
    text = record.game.game.write_action(position, record.hand.actions[number - 1])
    return action_line(BUTTONS[record.hand.game](position), text)


def _board(place: _Place) -> BoardData:
    """Return the board after the action: a card lies in the trick, also where the trick is whole with it.

    To a visitor who comes from the action before it, its film shows first what that has left.
    """
    record, at = place.record, place.at
    data = _data(place, _position(record, at), f"{record.id}#{at}")
    if not 0 < at < place.last or not is_forward(record.id, at):
        data["film"] = film(at, [], data)
        return data
    before = _data(place, record.hand.positions[at - 1], data["epoch"])
    data["film"] = film(at - 1, [frame_of(before, at)], data)
    return data


def _data(place: _Place, position: TrickPosition, epoch: str) -> BoardData:
    return open_tricks_data(words(), place.record.game, position, epoch, closed=not value_of(HANDS, True))


def _position(record: TrickRecord, at: int) -> TrickPosition:
    hand = record.hand
    if at == 0:
        first: TrickPosition = hand.positions[0]
        return first
    if at > len(hand.actions):
        last: TrickPosition = hand.last
        return last
    position, action = hand.positions[at - 1], hand.actions[at - 1]
    laid = card_laid(position, action)
    if laid is not position:
        return laid
    after: TrickPosition = record.game.game.play(position, action)
    return after


def _line(place: _Place) -> PlaysData:
    hand = place.record.hand
    seats, first = hand.entry.seats, hand.entry.seats.index(hand.entry.dealer) + 1
    order = [(first + step) % len(seats) for step in range(len(seats))]
    return {
        "at": place.at,
        "columns": [Name(seats[seat]).said(words()) for seat in order],
        "sections": _sections(place.record, order),
        "start": _end_cell(0, "replay-start"),
        "end": _end_cell(place.last, "replay-end"),
        "words": {
            "plays": words()("tricks-line"),
            "also": words()("board-also", what="{what}", also="{also}"),
            "note": words()("line-note"),
        },
        "contrast": is_set(CONTRAST),
    }


def _sections(record: TrickRecord, order: list[int]) -> list[DealSection]:
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
        rows[-1][column] = _cell(record, number)
        part, before = here, column
    return found


def _cell(record: TrickRecord, number: int) -> PlayCell:
    note = words()("line-note")
    marked = record.note(number) is not None
    return {
        "ply": number,
        "text": render(words(), _action(record, number)),
        "label": words()("line-play", number=number, play=_told(record, number)),
        "marks": [{"sign": "note", "label": note}] if marked else [],
        "hidden": False,
    }


def _end_cell(at: int, message: str) -> PlayCell:
    return {"ply": at, "text": words()(message), "label": words()(message), "marks": [], "hidden": False}


def _beside(place: _Place) -> None:
    """Draw the comments on an action, at the start those on the record, and at the end the result."""
    record, hand = place.record, place.record.hand
    if 0 < place.at < place.last:
        record_notes(record, place.at)
    elif place.at == 0:
        if hand.entry.about:
            draw_text(hand.entry.about, "about")
    else:
        st.header(words()("replay-result"))
        rows = [[Name(seat).said(words()), render(words(), account_line(chips))] for seat, chips in hand.net.items()]
        show_table([words()("replay-seat"), words()("tricks-net")], rows)
        st.markdown(told(ends_line(record.game, hand.last)))
