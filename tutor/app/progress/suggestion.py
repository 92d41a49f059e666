"""The one suggestion for a learner: what is due, then what is weak, then the next step, otherwise any puzzle."""

from collections.abc import Mapping, Set
from typing import NamedTuple

import streamlit as st

from tutor.app.base.days import day_text
from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.learn.course import Course
from tutor.app.progress.links import LEARN, PUZZLES, Link, learn_link
from tutor.app.progress.map import ON_THE_WAY, place_name
from tutor.app.progress.places import NOT_YET, MapPlace, State
from tutor.app.progress.practice import go, spot_name, weakest, wish_for
from tutor.app.visitor.standing import LearnerProgress
from tutor.app.visitor.wish import Picking
from tutor.trainer.mastery import MasteryLevel


class _Suggestion(NamedTuple):
    """What to do now, why in a sentence, and a link to it."""

    what: str
    why: str
    link: Link


def suggestion_button(
    known: LearnerProgress, states: Mapping[MapPlace, State], lessons: Course, solved: Set[str]
) -> None:
    """Draw the suggestion as one button, with its reason."""
    found = _due(known) or _weak(known) or _next(states, lessons, solved) or _any()
    if known.exercises:
        st.markdown(escape_markdown(found.why))
    label = words()("progress-help", what=found.what)
    if st.button(escape_markdown(label), key="help-most", type="primary"):
        if found.link.page == LEARN:
            st.switch_page("views/learn.py", query_params=dict(found.link.query))
        go(dict(found.link.query))


def _due(known: LearnerProgress) -> _Suggestion | None:
    if not known.due:
        return None
    say = words()
    first, why = known.states.get(known.due[0]), say("progress-due", number=len(known.due))
    if first is not None:
        why += f" {say('progress-due-last', day=day_text(first.last))}"
    return _Suggestion(say("help-due"), why, Link(PUZZLES, {"pick": str(Picking.DUE)}))


def _weak(known: LearnerProgress) -> _Suggestion | None:
    spots = weakest(known.learner.weak)
    if not spots:
        return None
    say, (key, share) = words(), spots[0]
    name = spot_name(key, share)
    why = say("progress-weak-share", name=name, clean=share.clean, of=share.of)
    return _Suggestion(say("help-practise", name=name), why, Link(PUZZLES, wish_for(key, share)))


def _next(states: Mapping[MapPlace, State], lessons: Course, solved: Set[str]) -> _Suggestion | None:
    """Return the first stop on the way with a step to take: a stop not met yet, otherwise one not settled."""
    say = words()
    for wanted in (False, True):
        for place in ON_THE_WAY:
            state = states.get(place, NOT_YET)
            link = learn_link(place, lessons, solved)
            if state.met is wanted and link is not None and state.level < MasteryLevel.SETTLED:
                name = place_name(place)
                why = say("help-half" if wanted else "help-next", name=name)
                return _Suggestion(say("help-learn", name=name), why, link)
    return None


def _any() -> _Suggestion:
    """Return any fitting puzzle, for a learner who has taken every step and has nothing due."""
    say = words()
    return _Suggestion(say("help-any"), say("help-nothing"), Link(PUZZLES, {}))
