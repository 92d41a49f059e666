"""The cover over the table while the screen is handed from one person to the next."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain, told
from tutor.app.play.running import Running, find, note
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.state import visit
from tutor.matches.events import HandedOver
from tutor.text import Line, Name


def is_covered(running: Running) -> bool:
    """Tell whether another person is to play than the one who has the screen."""
    hand, people = running.hand, running.match.started.people
    if not running.match.started.shared or hand.over or hand.position.turn not in people:
        return False
    if hand.handed_over == len(hand.plays):
        return False
    last = [position.turn for position in hand.positions[:-1] if position.turn in people]
    return not last or last[-1] != hand.position.turn


def cover(running: Running) -> None:
    """Draw the cover: nothing of the table is sent to the browser until the next person has the screen."""
    seat = Name(running.hand.position.seats[running.hand.position.turn])
    st.title(told(Line("play-hand-over", {"seat": seat})), anchor=False)
    st.markdown(plain(words()("play-hand-over-about")))
    label = told(Line("play-i-am", {"seat": seat}))
    st.button(label, key="hand-over", type="primary", on_click=partial(_take_over, str(running.id)), shortcut="N")


def _take_over(match: str) -> None:
    running = find(match)
    if running is not None and is_covered(running):
        note(running, HandedOver(ply=len(running.hand.plays)))
        # What the others have done since is shown moving.
        visit().play.again += 1
    whole_page()
