"""The record, play and way that the address of the Replay page names, and the widgets that change them."""

from functools import partial

import streamlit as st

from tutor.app.base.shared import words
from tutor.app.replay.guess import begin, guesses_of, hear, to_guess
from tutor.app.replay.open_cards import switch
from tutor.app.replay.place import HANDS, KEYS, Place, Way, go
from tutor.app.replay.records import game_of, is_own, titles
from tutor.app.visitor.address import choose, choose_in_row, go_to_all, place
from tutor.app.visitor.session import show, show_first
from tutor.app.visitor.state import visit
from tutor.text import Family

_WAYS = Family("way-{}", Way)


def asked() -> Place | None:
    """Draw the list of records and return the place that the address names; None if there are no records."""
    known = titles()
    if not known:
        return None
    game = game_of(place("game", list(known)))
    labels = {name: _label(name, title) for name, title in known.items()}
    choose("game", labels, words()("replay-choose"), _other_game)
    way = Way(place("mode", list(Way), Way.FOLLOW) if "mode" in st.query_params else Way.FOLLOW)
    last = len(game.plies) + 1
    ply = int(place("ply", [str(number) for number in range(last + 1)]))
    found = Place(game, way, ply, last)
    return _guessing(found) if way is Way.GUESS else found


def _label(name: str, title: str) -> str:
    """Return the title of a record, marked if it is one of the learner's own."""
    return words()("records-own", title=title) if is_own(name) else title


def _other_game(chosen: str) -> None:
    visit().replay.verdict = None
    go_to_all({"game": chosen, "ply": "0"}, KEYS)


def _guessing(found: Place) -> Place:
    """Take the guess just made, and return the place no further on than the play to guess."""
    guesses = guesses_of(found.game)
    if not guesses.tried and 0 < found.ply < found.last:
        # An address may lead straight to a play to guess; until the first guess, guessing begins there.
        guesses.start = found.ply
    hear(found, guesses)
    number = to_guess(found.game, guesses)
    most = found.last if number is None else number
    if found.ply > most:
        go(found, ply=most)
    return found._replace(ply=min(found.ply, most), most=most)


def ways(found: Place) -> None:
    """Draw the choice of what to do with the record, and the switches for open hands and open cards."""
    labels: dict[str, str] = {way: words()(_WAYS[way]) for way in Way}
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        choose_in_row("way of replay", labels, found.way, words()("way-label"), partial(_way_chosen, found))
        if found.way is not Way.TRY:
            show_first(HANDS, found.way is Way.FOLLOW)
            st.toggle(words()("replay-hands"), key=HANDS)
        if found.way is not Way.GUESS:
            switch()


def _way_chosen(found: Place, chosen: str) -> None:
    way = Way(chosen)
    visit().replay.verdict = None
    show(HANDS, way is Way.FOLLOW)
    if way is Way.GUESS and not guesses_of(found.game).tried:
        # The play on show is known already, so guessing begins with the next one.
        begin(found, found.ply + 1)
    else:
        go(found, way=way)
