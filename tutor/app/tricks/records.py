"""Replay of a hand of one of the other games: its board action by action, with notes that are proven."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, plain, told
from tutor.app.base.session import show_first, value_of
from tutor.app.board.film import film, frame_of
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import BoardData
from tutor.app.exercise.one_play import show_board
from tutor.app.replay.again import again_page
from tutor.app.replay.layout import parts
from tutor.app.replay.navigation import step_row
from tutor.app.replay.own_games import game_notes, played_trick_game, review_notes
from tutor.app.replay.place import HANDS, go_to_place, is_forward
from tutor.app.replay.play_line import last_choice, plays
from tutor.app.rules.cousins import NAMES
from tutor.app.tricks.record_line import actions_line, told_action
from tutor.app.tricks.record_notes import record_notes
from tutor.app.visitor.address import address_value, choose_in_list
from tutor.app.visitor.page_address import COUSIN, REPLAY_PAGE, Mode
from tutor.app.visitor.state import PlayedGame, visit
from tutor.catalogue.tricks.records import TrickRecord
from tutor.coach.tricks.asking import ends_line
from tutor.coach.tricks.numbers import account_line
from tutor.coach.zwickern.words.seats import game_title
from tutor.text import Name, render

_LINE = "line of actions"


class _Place(NamedTuple):
    """A place in a record: the number of an action, 0 before the first one, one more than that of the last at the end.

    `name` is that of the record in the address, and `game` the game of the learner's own that it is, if so.
    """

    name: str
    record: TrickRecord
    at: int
    game: PlayedGame | None

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
        st.page_link(REPLAY_PAGE, label=plain(_title(record)), query_params={COUSIN: name, "at": "0"})


def asks_for_trick_record() -> bool:
    """Tell whether the address names a record or a game of the learner's own, and there are some."""
    asked = st.query_params.get(COUSIN)
    return asked is not None and (bool(trick_records()) or played_trick_game(asked) is not None)


def trick_record_page() -> None:
    """Draw the place in a record that the address names."""
    known = _known()
    found = _asked(known)
    shown = parts()
    again = found.game is not None and found.at in found.game.marked and st.query_params.get("mode") == Mode.AGAIN
    with shown.where, st.container(horizontal=True, vertical_alignment="center", gap="small"):
        titles = {name: _title(record) for name, record in known.items()}
        with st.container(width=360):
            choose_in_list(COUSIN, titles, words()("replay-choose"), _other)
        if not again:
            show_first(HANDS, True)
            st.toggle(words()("replay-hands"), key=HANDS)
    if again and found.game is not None:
        again_page(found.game, found.at, shown)
        return
    title = _headline(found)
    shown.told.title(plain(title), anchor=False)
    with shown.line:
        plays(actions_line(found.record, found.at, found.game), key=_LINE, on_choose=partial(_chosen, found))
    with shown.table:
        show_board(_board(found), title)
    with shown.steps:
        step_row(found.last, partial(_by, found))
    with shown.notes:
        _beside(found)


def _known() -> Mapping[str, TrickRecord]:
    """Return the records by their names, first the game of the learner's own that the address names."""
    own = played_trick_game(st.query_params.get(COUSIN, ""))
    return {**({} if own is None else {own.record.id: own.record}), **trick_records()}


def _title(record: TrickRecord) -> str:
    title = game_title(words(), record.hand.entry)
    if record.id not in {one.id for one in trick_records().values()}:
        return title
    return words()("tricks-record-of", game=words()(NAMES[record.hand.game]), title=title)


def _asked(known: Mapping[str, TrickRecord]) -> _Place:
    name = address_value(COUSIN, list(known))
    record = known[name]
    numbers = [str(number) for number in range(len(record.hand.actions) + 2)]
    at = address_value("at", numbers) if "at" in st.query_params else numbers[0]
    return _Place(name, record, int(at), played_trick_game(name))


def _go(name: str, at: int) -> None:
    go_to_place({COUSIN: name, "at": str(at)})


def _other(name: str) -> None:
    _go(name, 0)


def _by(place: _Place, number: int) -> None:
    """Go so many actions on, counted from where the last click led, because the page may lag behind quick clicks."""
    now = int(visit().pages.places.get("at", place.at))
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
    return told_action(place.record, place.at)


def _board(place: _Place) -> BoardData:
    """Return the board after the action: a card lies in the trick, also where the trick is whole with it.

    To a visitor who comes from the action before it, its film shows first what that has left.
    """
    record, at = place.record, place.at
    hand, epoch, closed = record.hand, f"{record.id}#{at}", not value_of(HANDS, True)
    kit = board_kit(hand.last)
    if at in (0, place.last):
        data = kit.replayed(words(), hand.positions[0] if at == 0 else hand.last, epoch, closed)
        data["film"] = film(at, [], data)
        return data
    before = hand.positions[at - 1]
    data = kit.replayed_at(words(), before, hand.actions[at - 1], epoch, closed)
    if is_forward(record.id, at):
        data["film"] = film(at - 1, [frame_of(kit.replayed(words(), before, epoch, closed), at)], data)
    else:
        data["film"] = film(at, [], data)
    return data


def _beside(place: _Place) -> None:
    """Draw the comments on an action, at the start those on the record, and at the end the result."""
    record, hand = place.record, place.record.hand
    if 0 < place.at < place.last:
        review_notes(place.game, place.at)
        record_notes(record, place.at)
    elif place.at == 0:
        if hand.entry.about:
            draw_text(hand.entry.about, "about")
        game_notes(place.game)
    else:
        st.header(words()("replay-result"))
        rows = [[Name(seat).label(words()), render(words(), account_line(chips))] for seat, chips in hand.net.items()]
        show_table([words()("replay-seat"), words()("tricks-net")], rows)
        st.markdown(told(ends_line(record.game, hand.last)))
