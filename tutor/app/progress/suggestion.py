"""The head of the page: how far the learner has come, and what comes next, with the next step beside it."""

from collections.abc import Mapping
from typing import Literal

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import day_text
from tutor.app.base.markdown import escape_markdown
from tutor.app.learn.course import Course
from tutor.app.learn.waiting import OpenThings, WayOn, waiting
from tutor.app.progress.links import ON_THE_WAY
from tutor.app.progress.map import place_name
from tutor.app.progress.places import NOT_YET, MapPlace, State
from tutor.app.puzzles.weak_spots import spot_name, weakest
from tutor.app.visitor.learner import LearnerProgress
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.trainer.next_thing import NextThing


def page_head(known: LearnerProgress, states: Mapping[MapPlace, State], lessons: Course) -> None:
    """Draw the title with the way so far and what comes next; where that is another, a second key has the next step."""
    say, now = words(), waiting(lessons)
    with st.container(key="head"):
        with st.container(key="way-so-far"):
            st.title(say("progress-title"))
            st.markdown(escape_markdown(_so_far(states, known, now) if known.exercises else say("progress-nothing")))
        with st.container(key="ways-on"):
            # On a chart without a stop behind the boat, the way begins with the first one.
            first = now.thing is NextThing.BEGIN
            _button(
                now.way._replace(label=place_name(Stop.FIRST_CATCH)) if first else now.way,
                key="help-most",
                kind="primary",
            )
            if now.step is not None and now.thing is not NextThing.STEP:
                _button(now.step, key="help-then", kind="secondary")


def _so_far(states: Mapping[MapPlace, State], known: LearnerProgress, now: OpenThings) -> str:
    behind = sum(states.get(stop, NOT_YET).met for stop in ON_THE_WAY)
    why = _why(known, now)
    return " ".join([*([words()("progress-behind", number=behind)] if behind else []), *([why] if why else [])])


def _why(known: LearnerProgress, now: OpenThings) -> str:
    """Say why the next thing is the next one; "" where its key says it."""
    say = words()
    if now.thing is NextThing.GAME and now.game is not None:
        return now.game.kit.standing(now.game.running)
    if now.thing is NextThing.DUE:
        first, why = known.states.get(known.due[0]), say("progress-due", number=len(known.due))
        return (
            why
            if first is None
            else f"{why} {say('progress-due-last', number=len(known.due), day=day_text(first.last))}"
        )
    if now.thing is NextThing.WEAK:
        key, share = weakest(known.learner.weak)[0]
        return say("progress-weak-share", name=spot_name(key, share), clean=share.clean, of=share.of)
    if now.thing is NextThing.TODAY:
        return say("home-today")
    return say("help-nothing") if now.thing is NextThing.ANY else ""


def _button(way: WayOn, key: str, kind: Literal["primary", "secondary"]) -> None:
    if st.button(escape_markdown(way.label), key=key, type=kind):
        way.follow()
