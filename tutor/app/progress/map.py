"""The sea chart: a way with a stop for each subject, the other versions as islands, each with its state and a link."""

from collections.abc import Mapping, Set
from html import escape
from itertools import pairwise
from pathlib import Path
from re import sub
from typing import Final
from urllib.parse import quote

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.learn.course import Course
from tutor.app.progress.links import LEARN, ON_THE_WAY, link_of, next_stop
from tutor.app.progress.places import MAIN_VARIANT, NOT_YET, MapPlace, OtherTable, State, steps_done
from tutor.app.visitor.variants import own, variant_title
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.puzzle.way import STOP_NAMES
from tutor.text import Family
from tutor.trainer.mastery import MasteryLevel

SIGNS: Final = ("not-yet", "met", "settled", "sure", "due", "weak")
"""The signs at a place, each a shape with a word: one of the first four, and either of the last two."""

_FOLDER: Final = Path(__file__).parent
# The signs that a data address may have as they are.
_PLAIN: Final = " !$&'()*+,/:;=?@"
# Read by screen readers only, which would otherwise run the words together.
_PART = '<span class="map-unseen">, </span>'
_SAID, _ABOUT = Family("map-{}", SIGNS), Family("map-about-{}", SIGNS)
_OF_LEVEL = {MasteryLevel.SETTLED: "settled", MasteryLevel.SURE: "sure"}
_RING: Final = ("met", "here")
"""What is shown of a place with a ring that fills."""


def _drawing(name: str) -> str:
    """Return a drawing as a value for CSS; what `st.html` shows has no SVG of its own."""
    return f'url("data:image/svg+xml,{quote((_FOLDER / "drawings" / name).read_text("utf-8").strip(), safe=_PLAIN)}")'


_STYLE: Final = sub(
    r'url\("([a-z]+\.svg)"\)', lambda found: _drawing(found[1]), (_FOLDER / "map.css").read_text("utf-8")
)


def map_style() -> None:
    """Bring the style of the page, before anything that has it."""
    st.html(f"<style>{_STYLE}</style>")


def map_of_places(known: Mapping[MapPlace, State], lessons: Course, solved: Set[str]) -> None:
    """Draw the way with the boat at the next stop, and the other versions, with a key to the signs.

    The boat is in the harbour until something was tried, and at the lighthouse once there is no next stop.
    """
    say, here = words(), next_stop(known, lessons, solved)
    reached = [stop is here or known.get(stop, NOT_YET).met for stop in ON_THE_WAY]
    way = "".join(
        _place(place, known.get(place, NOT_YET), lessons, solved, place is here, bool(known) and all(ends))
        for place, ends in zip(ON_THE_WAY, pairwise([*reached, False]), strict=True)
    )
    others: list[MapPlace] = [*_tables(), Stop.COMPARING]
    done = {steps_done(place, lessons, solved) for place in (*ON_THE_WAY, *others)}
    parts = (f".{_part(some, of)} {{ --part: {100 * some / of:.2f}% }}" for some, of in sorted(done) if of)
    st.html(f"<style>{' '.join(parts)}</style>")
    islands = "".join(_place(place, known.get(place, NOT_YET), lessons, solved) for place in others)
    title = f'<p class="map-title" aria-hidden="true">{escape(say("map-tables"))}</p>'
    meaning = "".join(f"<p>{escape(say(_ABOUT[sign]))}</p>" for sign in SIGNS)
    legend = f'<details class="map-about"><summary>{escape(say("map-meaning"))}</summary>{meaning}</details>'
    boat = "moored" if not known else "arrived" if here is None else "sailing"
    lists = f"{_list(way, say('map-way'), 'way')}{title}{_list(islands, say('map-tables'), 'branches')}"
    st.html(f'<div class="map"><div class="map-sea map-{boat}">{lists}</div>{legend}</div>')


def _tables() -> list[OtherTable]:
    """List the places after the way: the other variants in the order of the course, then the visitor's own rules."""
    others = [name for name in library().variants if name != MAIN_VARIANT]
    return [OtherTable(name) for name in (*others, *own())]


def _list(items: str, label: str, kind: str) -> str:
    """Return places as an HTML list with an explicit role, which some browsers drop for lists without numbers."""
    return f'<ol class="{kind}" role="list" aria-label="{escape(label)}">{items}</ol>'


def _place(
    place: MapPlace, state: State, lessons: Course, solved: Set[str], here: bool = False, sailed: bool = False
) -> str:
    """Return a place as an HTML link with its sign, its name, and its state in words, after which the way is `sailed`.

    The line to the next place is whole where the way was `sailed`.
    Only the word of the sign is seen: where the learner is, otherwise what is weak or due, otherwise the level.
    """
    say, link = words(), link_of(place, state, lessons, solved)
    leads = say("map-to-lesson" if link.page == LEARN else "map-to-puzzles")
    found = _signs_at(state)
    shown = "here" if here else found[-1]
    done, of = steps_done(place, lessons, solved)
    names = {sign: say(_SAID[sign]) for sign in found}
    if "met" in names and done:
        names["met"] = say("map-all-done") if done == of else say("map-part-done", done=done, of=of)
    said = _PART.join(f'<span class="map-sign map-is-{sign}">{escape(name)}</span>' for sign, name in names.items())
    if here:
        said += f'{_PART}<span class="map-at">{escape(say("map-here"))}</span>'
    part = f" {_part(done, of)}" if of and shown in _RING else ""
    return (
        f'<li class="map-place map-is-{found[0]} map-shows-{shown}{" map-sailed" if sailed else ""}">'
        f'<a href="{escape(link.href)}"><span class="map-mark{part}" aria-hidden="true"></span>'
        f'<span class="map-name">{escape(place_name(place))}</span><span class="map-unseen">: </span>'
        f'<span class="map-state">{said}</span><span class="map-unseen">. {escape(leads)}</span></a></li>'
    )


def _part(done: int, of: int) -> str:
    """Return the name of the style that fills a ring by a share."""
    return f"ring-{done}-{of}"


def place_name(place: MapPlace) -> str:
    """Return the name of a place."""
    return variant_title(place.variant) if isinstance(place, OtherTable) else words()(STOP_NAMES[place])


def _signs_at(state: State) -> list[str]:
    """Return the signs at a place: its level, then whether anything is due, and weak."""
    level = _OF_LEVEL.get(state.level, "met" if state.met else "not-yet")
    return [level, *(["due"] if state.due else []), *(["weak"] if state.is_weak else [])]
