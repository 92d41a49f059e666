"""The head of the page: how far the learner has come, and one suggestion, with the next stop beside it."""

from collections.abc import Mapping, Set
from typing import Literal, NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import day_text
from tutor.app.base.markdown import escape_markdown
from tutor.app.learn.course import Course
from tutor.app.progress.links import LEARN, ON_THE_WAY, PUZZLES, Link, learn_link, next_stop
from tutor.app.progress.map import place_name
from tutor.app.progress.places import NOT_YET, MapPlace, State
from tutor.app.progress.practice import go, spot_name, weakest, wish_for
from tutor.app.visitor.learner import LearnerProgress, Picking


class _Suggestion(NamedTuple):
    """What to do now, why in a sentence, and a link to it."""

    what: str
    why: str
    link: Link


def page_head(known: LearnerProgress, states: Mapping[MapPlace, State], lessons: Course, solved: Set[str]) -> None:
    """Draw the title with the way so far, and what would help most: what is due, then what is weak, then the next step.

    Where that is not the next step, a second button leads there; without any step left, any puzzle helps.
    """
    say, following = words(), _next(states, lessons, solved)
    found = _due(known) or _weak(known) or following or _any()
    with st.container(key="head"):
        with st.container(key="way-so-far"):
            st.title(say("progress-title"))
            st.markdown(escape_markdown(_so_far(states, found) if known.exercises else say("progress-nothing")))
        with st.container(key="ways-on"):
            _button(found, key="help-most", kind="primary")
            if following is not None and following is not found:
                _button(following, key="help-then", kind="secondary")


def _so_far(states: Mapping[MapPlace, State], found: _Suggestion) -> str:
    behind = sum(states.get(stop, NOT_YET).met for stop in ON_THE_WAY)
    return f"{words()('progress-behind', number=behind)} {found.why}" if behind else found.why


def _button(found: _Suggestion, key: str, kind: Literal["primary", "secondary"]) -> None:
    if st.button(escape_markdown(found.what), key=key, type=kind):
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
    return _Suggestion(say("progress-practise", name=name), why, Link(PUZZLES, wish_for(key, share)))


def _next(states: Mapping[MapPlace, State], lessons: Course, solved: Set[str]) -> _Suggestion | None:
    """Return the next step of the way, under the name of its stop alone where nothing was met yet."""
    stop = next_stop(states, lessons, solved)
    link = None if stop is None else learn_link(stop, lessons, solved)
    if stop is None or link is None:
        return None
    say, name = words(), place_name(stop)
    why = say("help-half" if states.get(stop, NOT_YET).met else "help-next", name=name)
    return _Suggestion(say("help-learn", name=name) if states else name, why, link)


def _any() -> _Suggestion:
    """Return any fitting puzzle, for a learner who has taken every step and has nothing due."""
    say = words()
    return _Suggestion(say("help-any"), say("help-nothing"), Link(PUZZLES, {}))
