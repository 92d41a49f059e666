"""The ways through a record: buttons with keys, to the next play and to the next one with a mark."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.replay.own_games import marked_plays
from tutor.app.replay.place import AnyPlace, Place, go_to_play, keys_of
from tutor.app.replay.records import marks_of
from tutor.app.visitor.state import visit
from tutor.app.visitor.synced_widgets import following
from tutor.coach.zwickern.records.marks import Mark
from tutor.text import Family

_JUMPS = ((Mark.NOTE, "N"), (Mark.MISSED, "M"), (Mark.ZWICK, "Z"))
_STEPS = Family("replay-{}", ("first", "back", "forward", "last", "round-back", "round-forward"))
_NEXT = Family("replay-next-{}", (mark for mark, _ in _JUMPS))


def steps(place: AnyPlace) -> None:
    """Draw the buttons to the first, previous, next and last play, each with its key."""
    last, held = place.last, _is_held(place)
    ways = (("first", -last, "Home"), ("back", -1, "Left"), ("forward", 1, "Right"), ("last", last, "End"))
    with st.container(horizontal=True):
        for name, plays, key in ways:
            label = words()(_STEPS[name])
            st.button(
                label,
                key=f"replay-{name}",
                on_click=_by,
                args=(place, plays),
                shortcut=key,
                disabled=held and plays > 0,
                width="stretch",
            )


def _is_held(place: AnyPlace) -> bool:
    """Tell whether the learner must guess the play shown before going on."""
    return place.ply == place.most < place.last


def _by(place: AnyPlace, plays: int) -> None:
    """Go so many plays on, counted from where the last click led, because the page may lag behind quick clicks."""
    go_to_play(place, ply=min(max(_now(place) + plays, 0), place.most))


def _now(place: AnyPlace) -> int:
    return int(visit().pages.places.get(keys_of(place)[1], place.ply))


def _to_next(place: Place, mark: Mark) -> None:
    """Go to the next play with a mark, if there is one."""
    following = next_marked(place._replace(ply=_now(place)), mark)
    if following is not None:
        go_to_play(place, ply=following)


def jumps(place: Place) -> None:
    """Draw the larger steps: by a round, to the next play with a mark, and to any play by its number."""
    seats = len(place.record.entry.seats)
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        for name, plays, key in (("round-back", -seats, "Up"), ("round-forward", seats, "Down")):
            label, held = words()(_STEPS[name]), plays > 0 and _is_held(place)
            st.button(label, key=f"replay-{name}", on_click=_by, args=(place, plays), shortcut=key, disabled=held)
        for mark, key in _JUMPS:
            st.button(
                words()(_NEXT[mark]),
                key=f"replay-next-{mark}",
                on_click=_to_next,
                args=(place, mark),
                shortcut=key,
                disabled=next_marked(place, mark) is None,
            )
        marked = [ply for ply in sorted(marked_plays(place.record)) if is_open(place, ply)]
        if marked:
            after = [ply for ply in marked if ply > place.ply]
            st.button(
                words()("replay-next-mistake"),
                key="replay-next-mistake",
                on_click=partial(go_to_play, place, ply=(after or marked)[0]),
                shortcut="X",
                disabled=not after,
            )
        message = "replay-number" if place.most == place.last else "replay-number-so-far"
        label = words()(message, total=min(place.most, len(place.record.plies)))
        number = following("choose-ply", place.ply, lambda ply: go_to_play(place, ply=int(ply)))
        st.number_input(label, 0, place.most, width=200, **number)


def next_marked(place: Place, mark: Mark) -> int | None:
    """Return the number of the next play with a mark among those that may be seen, None if there is none."""
    seen = enumerate(marks_of(place.record)[: place.most], 1)
    return next((ply for ply, found in seen if ply > place.ply and mark in found and is_open(place, ply)), None)


def is_open(place: AnyPlace, ply: int) -> bool:
    """Tell whether a play may be seen; in guessing, the play to guess and those after it may not."""
    return ply < place.most or place.most == place.last
