"""Replay: a game record play by play, where plays can be guessed before they are shown, and other plays tried.

A game of one's own shows what its review says, and has its mistakes tried again.
"""

import streamlit as st

from tutor.app.base.empty_state import nothing_here
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import value_of
from tutor.app.exercise.one_play import show_board
from tutor.app.replay.again import again_page
from tutor.app.replay.branch import branch_page
from tutor.app.replay.ending import ending_page
from tutor.app.replay.guess import ask_for_play, guesses_of, is_just_guessed
from tutor.app.replay.navigation import line_of_plays, steps
from tutor.app.replay.own_games import played_game
from tutor.app.replay.own_records import RECORDS_KEPT, exports, records
from tutor.app.replay.place import HANDS, TrickPlace, parts
from tutor.app.replay.selection import asked_place, asked_trick_place, choose_place, choose_trick_place
from tutor.app.replay.shown_play import below, beside, beside_action, board_data, headline, is_asked
from tutor.app.visitor.address import show_address
from tutor.app.visitor.messages import show_messages
from tutor.app.visitor.page_address import Mode


def page() -> None:
    """Draw the page."""
    # Messages are at the top, where they are seen whichever part of the page they are about.
    show_messages(RECORDS_KEPT)
    on_tricks = asked_trick_place()
    if on_tricks is not None:
        show_address()
        _trick_record(on_tricks)
        return
    found = asked_place()
    if found is None:
        st.title(words()("nav-replay"))
        if nothing_here(words()("replay-none"), words()("path-to-play")):
            st.switch_page("views/play.py")
        records(None)
        return
    shown = parts(stepped=found.way not in (Mode.TRY, Mode.ENDING))
    with shown.where:
        choose_place(found)
    if found.way is Mode.TRY:
        branch_page(found, shown)
        records(found)
        return
    game = played_game(found.record.id) if found.way in (Mode.AGAIN, Mode.ENDING) else None
    if game is not None:
        if found.way is Mode.AGAIN:
            again_page(game, found.ply, shown)
        else:
            ending_page(found, game, shown)
        return
    title = headline(found)
    shown.told.title(escape_markdown(title), anchor=False)
    guesses = guesses_of(found.record)
    with shown.line:
        line_of_plays(found)
    below(found)
    exports(found)
    records(found)
    # The board comes after them, since the browser would still draw them while cards move.
    if is_asked(found):
        ask_for_play(found, guesses, title, shown, opened=value_of(HANDS))
    else:
        with shown.table:
            show_board(board_data(found), "" if is_just_guessed(found, guesses) else title)
    with shown.steps:
        steps(found)
    # The remarks beside the board take time, so they come last: until then the rest can be used.
    with shown.notes:
        beside(found)


def _trick_record(found: TrickPlace) -> None:
    """Draw a place in a record of a trick-taking game."""
    shown = parts()
    with shown.where:
        choose_trick_place(found)
    game = played_game(found.record.id, tricks=True) if found.way is Mode.AGAIN else None
    if game is not None:
        again_page(game, found.ply, shown)
        return
    title = headline(found)
    shown.told.title(escape_markdown(title), anchor=False)
    with shown.line:
        line_of_plays(found)
    with shown.table:
        show_board(board_data(found), title)
    with shown.steps:
        steps(found)
    with shown.notes:
        beside_action(found)


page()
