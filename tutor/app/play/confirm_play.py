"""A legal play that the coach holds back once, with what speaks against it; a second try is made."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.board.component import messages
from tutor.app.exercise.one_play import BOARD
from tutor.app.play.review_store import play_and_measure
from tutor.app.play.review_view import with_proof
from tutor.app.play.running import AnyRunning, find_match, match_state, note
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import HeldPlay, session
from tutor.bots.ranking import SampledSoFar
from tutor.matches.events import HeldBack
from tutor.matches.proof import Told


def held_now(running: AnyRunning) -> HeldPlay | None:
    """Return the play that is held back now."""
    held = session().play.held
    return held if held is not None and held.where == match_state(running) else None


def hold_back(running: AnyRunning, line: str, told: Told, look: SampledSoFar | None = None) -> None:
    """Hold back a play just made on the board, in notation, of which the coach warns."""
    answer = messages(BOARD).answer
    # Where another tab has gone on by now, the play belongs to a table that has changed, and is not kept.
    if answer is not None and note(running, HeldBack(ply=len(running.hand.plays), play=line)):
        session().play.held = HeldPlay(match_state(running), line, answer, told, look)


def say_held(running: AnyRunning) -> None:
    """Draw the warning before the play that is held back, as long as its cards are chosen."""
    held = _held_and_chosen(running)
    if held is not None:
        st.warning(with_proof(held.told))


def anyway_button(running: AnyRunning) -> None:
    """Draw the button that makes the play which the coach has warned of, as long as its cards are chosen."""
    if _held_and_chosen(running) is not None:
        again = partial(_play_anyway, str(running.id))
        st.button(words()("play-anyway"), key="play-anyway", on_click=again, width="stretch")


def _held_and_chosen(running: AnyRunning) -> HeldPlay | None:
    """Return the play that is held back while on the board its cards are chosen, and no others."""
    held = held_now(running)
    if held is None or set(messages(BOARD).selected(held.answer.epoch)) != set(held.answer.selected):
        return None
    return held


def _play_anyway(match: str) -> None:
    running = find_match(match)
    # What is chosen may have changed since the button was drawn.
    held = None if running is None else _held_and_chosen(running)
    if running is not None and held is not None:
        session().play.held = None
        if not running.covered:
            play_and_measure(running, held.line, look=held.look)
    whole_page()
