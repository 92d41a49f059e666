"""The record, play and way that the address of the Replay page names, and the widgets that change them."""

from collections.abc import Mapping
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.session import show, show_first
from tutor.app.replay.guess import begin_guessing, guesses_of, hear, to_guess
from tutor.app.replay.open_cards import switch
from tutor.app.replay.own_games import is_own_game, marked_plays, played_game, try_again
from tutor.app.replay.place import HANDS, REPLAY_KEYS, Place, TrickPlace, go_to_place, go_to_play
from tutor.app.replay.records import is_own, record_of, record_titles, trick_record_title, trick_records
from tutor.app.visitor.address import address_value, choose_in_list, choose_in_row, go_to_all
from tutor.app.visitor.page_address import COUSIN, Mode
from tutor.app.visitor.session import session
from tutor.catalogue.tricks.hands import TrickRecord
from tutor.text import Family

_TITLE_WIDTH = 300  # pixels; beside it there is room for all else in one row
_TRICK_TITLE_WIDTH = 360
_WAYS = Family("way-{}", Mode)


def asked_place() -> Place | None:
    """Return the place that the address names, None if there are no records."""
    known = record_titles()
    if not known:
        return None
    record = record_of(address_value("game", list(known)))
    way = Mode(address_value("mode", list(Mode), Mode.FOLLOW) if "mode" in st.query_params else Mode.FOLLOW)
    last = len(record.plays) + 1
    ply = int(address_value("ply", [str(number) for number in range(last + 1)]))
    if (way is Mode.AGAIN and ply not in marked_plays(record)) or (way is Mode.ENDING and not is_own_game(record)):
        way = Mode.FOLLOW
    found = Place(record, way, ply, last, record.id)
    return _guessing(found) if way is Mode.GUESS else found


def asked_trick_place() -> TrickPlace | None:
    """Return the place in a record of a trick-taking game that the address names.

    None if it names none, or if there are no records and it names no game of the learner's own.
    """
    known = _known_trick_records()
    if COUSIN not in st.query_params or not known:
        return None
    name = address_value(COUSIN, list(known))
    last = len(known[name].plays) + 1
    numbers = [str(number) for number in range(last + 1)]
    ply = int(address_value("at", numbers) if "at" in st.query_params else numbers[0])
    again = st.query_params.get("mode") == Mode.AGAIN and ply in marked_plays(known[name])
    return TrickPlace(known[name], Mode.AGAIN if again else Mode.FOLLOW, ply, last, name)


def _known_trick_records() -> Mapping[str, TrickRecord]:
    """Return the records by their names, first the game of the learner's own that the address names."""
    own = played_game(st.query_params.get(COUSIN, ""), tricks=True)
    return {**({} if own is None else {own.record.id: own.record}), **trick_records()}


def choose_trick_place(found: TrickPlace) -> None:
    """Draw the list of the records of the trick-taking games, and the switch for open hands."""
    titles = {name: trick_record_title(record) for name, record in _known_trick_records().items()}
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        with st.container(width=_TRICK_TITLE_WIDTH):
            choose_in_list(COUSIN, titles, words()("replay-choose"), _other_trick_record)
        if found.way is not Mode.AGAIN:
            show_first(HANDS, True)
            st.toggle(words()("replay-hands"), key=HANDS)


def _other_trick_record(name: str) -> None:
    go_to_place({COUSIN: name, "at": "0"})


def _label(name: str, title: str) -> str:
    """Return the title of a record, marked if it is one of the learner's own."""
    return words()("records-own", title=title) if is_own(name) else title


def _other_game(chosen: str) -> None:
    session().replay.verdict = None
    go_to_all({"game": chosen, "ply": "0"}, REPLAY_KEYS)


def _guessing(found: Place) -> Place:
    """Take the guess just made, and return the place no further on than the play to guess."""
    guesses = guesses_of(found.record)
    if not guesses.tried and 0 < found.ply < found.last:
        # An address may lead straight to a play to guess; until the first guess, guessing begins there.
        guesses.start = found.ply
    hear(found, guesses)
    number = to_guess(found.record, guesses)
    most = found.last if number is None else number
    if found.ply > most:
        go_to_play(found, ply=most)
    return found._replace(ply=min(found.ply, most), most=most)


def choose_place(found: Place) -> None:
    """Draw the list of records, what to do with the record, and the switches for open hands and open cards."""
    titles = {name: _label(name, title) for name, title in record_titles().items()}
    # There is something to try again only where a review has marked it, and an ending to play only in the learner's own
    # game.
    none = {
        *(() if marked_plays(found.record) else (Mode.AGAIN,)),
        *(() if is_own_game(found.record) else (Mode.ENDING,)),
    }
    labels: dict[str, str] = {way: words()(_WAYS[way]) for way in Mode if way not in none}
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        with st.container(width=_TITLE_WIDTH):
            choose_in_list("game", titles, words()("replay-choose"), _other_game)
        choose_in_row("way of replay", labels, found.way, words()("way-label"), partial(_way_chosen, found))
        if found.way not in (Mode.TRY, Mode.AGAIN):
            show_first(HANDS, found.way is Mode.FOLLOW)
            st.toggle(words()("replay-hands"), key=HANDS)
        if found.way not in (Mode.GUESS, Mode.AGAIN, Mode.ENDING):
            switch()


def _way_chosen(found: Place, chosen: str) -> None:
    way = Mode(chosen)
    session().replay.verdict = None
    show(HANDS, way is Mode.FOLLOW)
    if way is Mode.AGAIN:
        game = played_game(found.record.id)
        if game is not None and game.marked:
            try_again(game, next((ply for ply in sorted(game.marked) if ply >= found.ply), min(game.marked)))
    elif way is Mode.GUESS and not guesses_of(found.record).tried:
        # The play on show is known already, so guessing begins with the next one.
        begin_guessing(found, found.ply + 1)
    else:
        go_to_play(found, way=way)
