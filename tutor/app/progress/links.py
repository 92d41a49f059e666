"""The links of the map: from a place to its next step, or to puzzles that practise it."""

from collections.abc import Mapping, Set
from typing import NamedTuple
from urllib.parse import urlencode

from tutor.app.base.pages import PAGES
from tutor.app.learn.course import Course
from tutor.app.progress.places import MAIN_VARIANT, NOT_YET, MapPlace, State, first_open_step, practice_of, steps_of
from tutor.app.puzzles.preferences import goals
from tutor.app.visitor.page_address import step_address
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.trainer.mastery import MasteryLevel

ON_THE_WAY = tuple(stop for stop in Stop if stop is not Stop.COMPARING)
"""The stops of the way itself; after the last one it branches to the other variants."""

LEARN, PUZZLES = "learn", "puzzles"


class Link(NamedTuple):
    """A page of the tutor, and the query of its address."""

    page: str
    query: Mapping[str, str]

    @property
    def href(self) -> str:
        """The link, relative to any page but the home page, which is at the base address."""
        path = "./" if self.page == PAGES[0] else self.page
        return f"{path}?{urlencode(self.query)}" if self.query else path


def link_of(place: MapPlace, state: State, lessons: Course, solved: Set[str]) -> Link:
    """Return the link of a place: to what is due or weak there, else its next step, else its puzzles."""
    urgent = _urgent(state)
    if urgent is not None:
        return Link(PUZZLES, urgent)
    following = first_open_step(place, lessons, solved)
    if following is not None and (state.level < MasteryLevel.SETTLED or practice_of(place) is None):
        return Link(LEARN, step_address(*following))
    practice = practice_of(place)
    if practice is not None:
        return Link(PUZZLES, practice)
    return _first_step(place, lessons)


def learn_link(place: MapPlace, lessons: Course, solved: Set[str]) -> Link | None:
    """Return the link to the next step of a place, None if all are solved."""
    following = first_open_step(place, lessons, solved)
    return None if following is None else Link(LEARN, step_address(*following))


def next_stop(states: Mapping[MapPlace, State], lessons: Course, solved: Set[str]) -> Stop | None:
    """Return the first stop on the way with a step to take: a stop not met yet, otherwise one not settled."""
    open_stops = [stop for stop in ON_THE_WAY if learn_link(stop, lessons, solved) is not None]
    for met in (False, True):
        for stop in open_stops:
            state = states.get(stop, NOT_YET)
            if state.met is met and state.level < MasteryLevel.SETTLED:
                return stop
    return None


def _urgent(state: State) -> dict[str, str] | None:
    """Return the wish for what is due at a place, otherwise for what is weak; None if nothing is."""
    for concept, variant in state.due:
        return {"goal": concept, "variant": variant}
    for theme in state.weak_themes:
        return {"theme": theme.name}
    for share in state.weak:
        if share.name in goals():
            return {"goal": share.name, "variant": share.variant or MAIN_VARIANT}
    return None


def _first_step(place: MapPlace, lessons: Course) -> Link:
    """Return the link to the first step of a place, or to the course if the place has no step."""
    found = next(((name, step) for name, _, step in steps_of(place, lessons)), None)
    return Link(LEARN, {} if found is None else step_address(*found))
