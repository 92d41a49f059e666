"""A legal play that the coach holds back once, with what speaks against it; a second try is made."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from tutor.app.base.words_and_content import words
from tutor.app.play.proofs import with_proof
from tutor.app.play.running import AnyRunning, FindMatch, SomeRunning, note
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.state import visit
from tutor.app.visitor.state.play import HeldPlay, KnownMatch
from tutor.bots.ranking import SampledSoFar
from tutor.matches.events import Hinted
from tutor.matches.proof import Told


def now_known(running: AnyRunning) -> KnownMatch:
    """Return how far a match has come."""
    return KnownMatch(running.id, running.match.events)


def held_now(running: AnyRunning) -> HeldPlay | None:
    """Return the play that is held back now."""
    found = visit().play.held
    return found if found is not None and found.where == now_known(running) else None


def hold_back(running: AnyRunning, line: str, told: Told, look: SampledSoFar | None = None) -> None:
    """Hold back a play, in notation, of which the coach warns."""
    page = visit().play
    # Where another tab has gone on meanwhile, the play belongs to a table that is no more, and is not kept.
    if note(running, Hinted(ply=len(running.hand.plays), step=0)) and page.known is not None:
        page.held = HeldPlay(page.known, line, told, look)


def say_held(running: AnyRunning) -> None:
    """Draw the warning before the play that is held back."""
    found = held_now(running)
    if found is not None:
        st.warning(with_proof(found.told))


def anyway_button(
    running: SomeRunning, find: FindMatch[SomeRunning], play: Callable[[SomeRunning, HeldPlay], None]
) -> None:
    """Draw the button that makes the play which the coach has warned of."""
    if held_now(running) is not None:
        again = partial(_play_anyway, str(running.id), find, play)
        st.button(words()("play-anyway"), key="play-anyway", on_click=again, width="stretch")


def _play_anyway(match: str, find: FindMatch[SomeRunning], play: Callable[[SomeRunning, HeldPlay], None]) -> None:
    running = find(match)
    found = None if running is None else held_now(running)
    if running is not None and found is not None:
        visit().play.held = None
        play(running, found)
    whole_page()
