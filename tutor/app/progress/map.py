"""The map: a way with a stop for each subject, and the other variants, each with its state and a link."""

from collections.abc import Iterable, Mapping, Set
from html import escape
from pathlib import Path

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.learn.course import Course
from tutor.app.progress.links import LEARN, link_of
from tutor.app.progress.places import MAIN_VARIANT, NOT_YET, MapPlace, OtherTable, State
from tutor.app.visitor.variants import own, variant_title
from tutor.coach.zwickern.puzzle.way import STOP_NAMES, Stop
from tutor.text import Family
from tutor.trainer.mastery import MasteryLevel

ON_THE_WAY = tuple(stop for stop in Stop if stop is not Stop.COMPARING)
"""The stops of the way itself; after the last one it branches to the other variants."""

SIGNS = ("not-yet", "met", "settled", "sure", "due", "weak")
"""The signs at a place, each a shape with a word: one of the first four, and either of the last two."""

_STYLE = (Path(__file__).parent / "map.css").read_text("utf-8")
# Read by screen readers only, which would otherwise run the words together.
_PART = '<span class="map-unseen">, </span>'
_SAID, _ABOUT = Family("map-{}", SIGNS), Family("map-about-{}", SIGNS)
_OF_LEVEL = {MasteryLevel.SETTLED: "settled", MasteryLevel.SURE: "sure"}


def map_of_places(known: Mapping[MapPlace, State], lessons: Course, solved: Set[str]) -> None:
    """Draw the way and the other variants, with a key to the signs."""
    say = words()
    way = _list(ON_THE_WAY, known, lessons, solved, say("map-way"), "way")
    branches = _list([*_tables(), Stop.COMPARING], known, lessons, solved, say("map-tables"), "branches")
    title = f'<p class="map-title" aria-hidden="true">{escape(say("map-tables"))}</p>'
    meaning = "".join(f"<p>{escape(say(_ABOUT[sign]))}</p>" for sign in SIGNS)
    legend = f'<details class="map-about"><summary>{escape(say("map-meaning"))}</summary>{meaning}</details>'
    st.html(f'<style>{_STYLE}</style><div class="map">{way}{title}{branches}{legend}</div>')


def _tables() -> list[OtherTable]:
    """List the places after the way: the other variants in the order of the course, then the visitor's own rules."""
    others = [name for name in library().variants if name != MAIN_VARIANT]
    return [OtherTable(name) for name in (*others, *own())]


def _list(
    places: Iterable[MapPlace],
    known: Mapping[MapPlace, State],
    lessons: Course,
    solved: Set[str],
    label: str,
    kind: str,
) -> str:
    """Return places as an HTML list with an explicit role, which some browsers drop for lists without numbers."""
    items = "".join(_place(place, known.get(place, NOT_YET), lessons, solved) for place in places)
    return f'<ol class="{kind}" role="list" aria-label="{escape(label)}">{items}</ol>'


def _place(place: MapPlace, state: State, lessons: Course, solved: Set[str]) -> str:
    """Return a place as an HTML link with its sign, its name, and its state in words."""
    say, link = words(), link_of(place, state, lessons, solved)
    leads = say("map-to-lesson" if link.page == LEARN else "map-to-puzzles")
    found = _signs_at(state)
    said = _PART.join(f'<span class="map-sign map-is-{sign}">{escape(say(_SAID[sign]))}</span>' for sign in found)
    return (
        f'<li class="map-place map-is-{found[0]}"><a href="{escape(link.href)}">'
        f'<span class="map-mark" aria-hidden="true"></span>'
        f'<span class="map-name">{escape(place_name(place))}</span><span class="map-unseen">: </span>'
        f'<span class="map-state">{said}</span><span class="map-unseen">. {escape(leads)}</span></a></li>'
    )


def place_name(place: MapPlace) -> str:
    """Return the name of a place."""
    return variant_title(place.variant) if isinstance(place, OtherTable) else words()(STOP_NAMES[place])


def _signs_at(state: State) -> list[str]:
    """Return the signs at a place: its level, then whether anything is due, and weak."""
    level = _OF_LEVEL.get(state.level, "met" if state.met else "not-yet")
    return [level, *(["due"] if state.due else []), *(["weak"] if state.is_weak else [])]
