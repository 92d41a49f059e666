"""The coach during a game: it answers questions, warns before a play, and points things out in a first game."""

from functools import partial
from typing import Final

import streamlit as st

from tutor.app.base.processes import for_players
from tutor.app.base.words_and_content import told, words
from tutor.app.play.cover import is_covered
from tutor.app.play.preferences import preferences
from tutor.app.play.proofs import listed_with_proofs, with_proof
from tutor.app.play.running import Running, find, note, play_on
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.state import visit
from tutor.app.visitor.state.play import HeldPlay, KnownMatch, PlayHelp
from tutor.bots.ranking import SampledSoFar
from tutor.engine.zwickern import Play, seen_by, write_play
from tutor.matches.advice.asked import AskedHelp, Moment, Warned, help_with, warned
from tutor.matches.advice.hints import STEPS
from tutor.matches.advice.pointing import pointed_out
from tutor.matches.events import Hinted
from tutor.matches.proof import Told
from tutor.text import Family

_QUESTIONS: Final[tuple[AskedHelp, ...]] = ("can", "safe")
_QUESTION_NAMES = Family("play-ask-{}", _QUESTIONS)


def coach_says(running: Running) -> None:
    """Draw the warning before the play just tried, what was asked for, and what is pointed out in a first game."""
    held, asked = _held(running), _asked(running)
    if held is not None:
        st.warning(with_proof(held.told))
    if asked is not None:
        # The newest step of a hint first: on a phone there is little room.
        shown = asked.answers[: asked.steps][::-1] if asked.question == "hint" else asked.answers
        st.info(listed_with_proofs(shown))
    elif held is None and (line := pointed_out(running.match)) is not None:
        st.info(told(line))


def hint_button(running: Running) -> None:
    """Draw the button for a hint, or for the next step of it."""
    if not preferences().hints:
        return
    asked = _asked(running)
    steps = asked.steps if asked is not None and asked.question == "hint" else 0
    st.button(
        words()("learn-hint-more" if steps else "learn-hint"),
        key="hint",
        on_click=partial(_ask, str(running.id), "hint"),
        disabled=steps >= STEPS,
        width="stretch",
        shortcut="H",
    )


def anyway_button(running: Running) -> None:
    """Draw the button that makes the play which the coach has warned of."""
    if _held(running) is not None:
        again = partial(_play_anyway, str(running.id))
        st.button(words()("play-anyway"), key="play-anyway", on_click=again, width="stretch")


def questions(running: Running) -> None:
    """Draw the other questions that may be asked."""
    if preferences().hints:
        for question in _QUESTIONS:
            ask = partial(_ask, str(running.id), question)
            st.button(words()(_QUESTION_NAMES[question]), key=f"ask-{question}", on_click=ask, type="tertiary")


def warning_before(running: Running, play: Play) -> Warned:
    """Return the warning before a legal play that gives much away; before a second try there is none."""
    held = _held(running)
    if held is not None:
        return Warned(None, held.look if held.line == write_play(running.hand.position, play) else None)
    return for_players(warned, _moment(running), play) if preferences().teach else Warned(None, None)


def hold_back(running: Running, line: str, told: Told, look: SampledSoFar | None) -> None:
    """Hold back a play, in notation, of which the coach warns; a second try is made."""
    page = visit().play
    # Where another tab has gone on meanwhile, the play belongs to a table that is no more, and is not kept.
    if note(running, Hinted(ply=len(running.hand.plays), step=0)) and page.known is not None:
        page.held = HeldPlay(page.known, line, told, look)


def _moment(running: Running) -> Moment:
    hand = running.hand
    return Moment(seen_by(hand.position, hand.position.turn), hand.dealt.number, len(hand.plays))


def _now(running: Running) -> KnownMatch:
    return KnownMatch(running.id, running.match.events)


def _held(running: Running) -> HeldPlay | None:
    held = visit().play.held
    return held if held is not None and held.where == _now(running) else None


def _asked(running: Running) -> PlayHelp | None:
    asked = visit().play.help
    return asked if asked is not None and asked.where == _now(running) else None


def _ask(match: str, question: AskedHelp) -> None:
    """In a callback: answer a question, of a hint the next step, and note that the person was helped."""
    running = find(match)
    if running is None or running.hand.over or is_covered(running):
        return
    before, held = _asked(running), _held(running)
    if before is None or before.question != question:
        before = PlayHelp(_now(running), question, for_players(help_with, question, _moment(running)), 0)
    steps = min(before.steps + 1, STEPS)
    page, event = visit().play, Hinted(ply=len(running.hand.plays), step=steps if question == "hint" else 0)
    if note(running, event) and page.known is not None:
        page.help = before._replace(where=page.known, steps=steps)
        # The warning stays in sight beside the answer.
        page.held = None if held is None else held._replace(where=page.known)


def _play_anyway(match: str) -> None:
    """In a callback: make the play that the coach has warned of."""
    running = find(match)
    held = None if running is None else _held(running)
    if running is not None and held is not None and not is_covered(running):
        visit().play.held = None
        play_on(running, held.line, look=held.look)
    whole_page()
