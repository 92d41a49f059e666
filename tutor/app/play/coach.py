"""The coach during a game of Zwickern: it answers questions, warns before a play, and points things out at first."""

from functools import partial
from typing import Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import markdown
from tutor.app.base.processes import for_players
from tutor.app.exercise.layout import after_film
from tutor.app.play.confirm_play import held_now
from tutor.app.play.partner import answer_about_partner, last_partner_play, partner_button
from tutor.app.play.preferences import preferences
from tutor.app.play.prefetch import begin_prefetch, prefetched_warning
from tutor.app.play.review_view import listed_with_proofs
from tutor.app.play.running import Running, find_match, match_state, note
from tutor.app.visitor.builds import build_to_name
from tutor.app.visitor.session import PlayHelp, session
from tutor.engine.zwickern import Play, seen_by
from tutor.matches.advice.asked import AskedHelp, Moment, Warned, help_with
from tutor.matches.advice.hints import STEPS
from tutor.matches.advice.pointing import pointed_out, points_out
from tutor.matches.events import Hinted
from tutor.matches.proof import Told
from tutor.text import Family

_QUESTIONS: Final[tuple[AskedHelp, ...]] = ("can", "safe")
_QUESTION_NAMES = Family("play-ask-{}", _QUESTIONS)


def advise(running: Running) -> None:
    """Draw what was asked for, or what is pointed out in a first game."""
    asked = _asked(running)
    if asked is not None:
        shown = _steps_shown(asked) if asked.question == "hint" else asked.answers
        st.info(listed_with_proofs(shown))
    elif held_now(running) is None and points_out(running.match):
        line = pointed_out(running.match, build_to_name(*_moment(running)))
        if line is not None:
            with after_film("coach"):
                st.info(markdown(line))


def _steps_shown(asked: PlayHelp) -> tuple[Told, ...]:
    """Return the steps of a hint so far, the newest first: on a phone there is little room. The last says why, too."""
    before, now = asked.answers[: asked.steps - 1], asked.answers[asked.steps - 1 :]
    return (*(now if asked.steps == STEPS else now[:1]), *before[::-1])


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


def questions(running: Running) -> None:
    """Draw the questions on what to play."""
    if preferences().hints:
        for question in _QUESTIONS:
            ask = partial(_ask, str(running.id), question)
            st.button(words()(_QUESTION_NAMES[question]), key=f"ask-{question}", on_click=ask)


def about_partner(running: Running) -> None:
    """Draw the question about the partner's last play, and below it the answer, where it was asked for."""
    ply = last_partner_play(running)
    if ply is not None:
        if not running.hand.over:
            partner_button(running.id, running.match, len(running.match.hands) - 1, ply)
        answer_about_partner(running.id, running.match, len(running.match.hands) - 1, ply)


def look_for_warnings(running: Running) -> None:
    """Have warnings looked for while the person thinks."""
    begin_prefetch(running.id, _moment(running))


def warning_before(running: Running, play: Play) -> Warned:
    """Return the warning before a legal play that gives much away."""
    return prefetched_warning(running.id, _moment(running), play)


def _moment(running: Running) -> Moment:
    hand = running.hand
    return Moment(seen_by(hand.position, hand.position.turn), hand.dealt.number, len(hand.plays))


def _asked(running: Running) -> PlayHelp | None:
    asked = session().play.help
    return asked if asked is not None and asked.where == match_state(running) else None


def _ask(match: str, question: AskedHelp) -> None:
    """In a callback: answer a question, of a hint the next step, and note that the person was helped."""
    running = find_match(match)
    # While the bots think in another tab, what they could do is not shown.
    if running is None or running.hand.turn not in running.match.started.people or running.covered:
        return
    before = _asked(running)
    if before is None or before.question != question:
        before = PlayHelp(match_state(running), question, for_players(help_with, question, _moment(running)), 0)
    steps = min(before.steps + 1, STEPS)
    step = steps if question == "hint" else 0
    if note(running, Hinted(ply=len(running.hand.plays), step=step, asked=True)):
        session().play.help = before._replace(steps=steps)
