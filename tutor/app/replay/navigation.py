"""The ways through a record: buttons with keys, and the line of all plays, with each round or trick in a row."""

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.kits import board_kit
from tutor.app.replay.own_games import marked_plays
from tutor.app.replay.place import AnyPlace, Place, TrickPlace, go_to_play, is_of_tricks, keys_of
from tutor.app.replay.play_line import DealSection, PlayCell, PlaySign, last_choice, plays
from tutor.app.replay.records import looked_until, marks_of
from tutor.app.visitor.look import CONTRAST, is_set
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.records import Mark
from tutor.content.zwickern.plays import KIND_OF, PLAYS
from tutor.engine.zwickern.hand.events import first_player
from tutor.matches.review.found import Cause
from tutor.matches.review.words import CAUSE_NAMES
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES
from tutor.text import Family, Name, joined_texts, render

_JUMPS = ((Mark.NOTE, "N"), (Mark.MISSED, "M"), (Mark.ZWICK, "Z"))
_STEPS = Family("replay-{}", ("first", "back", "forward", "last", "round-back", "round-forward"))
_NEXT = Family("replay-next-{}", (mark for mark, _ in _JUMPS))
_MARKS = Family("line-{}", Mark)
_KINDS = Family("line-{}", PLAYS)


class _Step(NamedTuple):
    """A play in the line: the section and the column that it is in, and its cell.

    In `rounds` a row ends where the order of the seats begins again; otherwise a section has one row.
    """

    section: str
    column: int
    rounds: bool
    cell: PlayCell


def steps(place: AnyPlace) -> None:
    """Draw the buttons to the first, previous, next and last play, each with its key; idle ones are disabled."""
    last, held = place.last, _is_held(place)
    at_start, at_end = place.ply == 0, held or place.ply == last
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
                disabled=at_end if plays > 0 else at_start,
                width="stretch",
                # At the end nothing leads on.
                type="primary" if name == "forward" and place.ply < last else "secondary",
            )


def _is_held(place: AnyPlace) -> bool:
    """Tell whether the learner must guess the play shown before going on."""
    return place.ply == place.most < place.last


def _by(place: AnyPlace, plays: int) -> None:
    """Go so many plays on, counted from where the last click led, because the page may lag behind quick clicks."""
    go_to_play(place, ply=min(max(_now(place) + plays, 0), place.most))


def _now(place: AnyPlace) -> int:
    return int(session().pages.places.get(keys_of(place)[1], place.ply))


def _to_next(place: Place, mark: Mark) -> None:
    """Go to the next play with a mark, if there is one."""
    following = _next_marked(place._replace(ply=_now(place)), mark)
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
                disabled=_next_marked(place, mark) is None,
            )
        marked = [ply for ply in sorted(marked_plays(place.record)) if _is_open(place, ply)]
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
        number = synced("choose-ply", place.ply, lambda ply: go_to_play(place, ply=int(ply)))
        st.number_input(label, 0, place.most, width=200, **number)


def _next_marked(place: Place, mark: Mark) -> int | None:
    """Return the number of the next play with a mark among those that may be seen, None if there is none."""
    seen = enumerate(marks_of(place.record)[: place.most], 1)
    return next((ply for ply, found in seen if ply > place.ply and mark in found and _is_open(place, ply)), None)


def _is_open(place: AnyPlace, ply: int) -> bool:
    """Tell whether a play may be seen; in guessing, the play to guess and those after it may not."""
    return ply < place.most or place.most == place.last


def line_of_plays(place: AnyPlace) -> None:
    """Draw the line of all plays with their marks; a click goes to a play. Plays still to guess show a number only."""
    tricks, seats, first = is_of_tricks(place), place.record.entry.seats, _first(place)
    order = [(first + step) % len(seats) for step in range(len(seats))]
    key, named = ("line of actions", {"note": words()("line-note")}) if tricks else ("line of plays", _named())
    title = words()("tricks-line" if tricks else "line-plays")
    steps = _actions(place, order) if tricks else _plays(place, order)
    plays(
        {
            "at": place.ply,
            "columns": [Name(seats[seat]).label(words()) for seat in order],
            "sections": _sections(steps, len(order)),
            "start": _end_cell(0, "replay-start"),
            "end": _end_cell(place.last, "replay-end" if tricks or place.record.finished else "replay-broken-off"),
            "words": {"plays": title, "also": words()("board-also", what="{what}", also="{also}"), **named},
            "contrast": is_set(CONTRAST),
        },
        key=key,
        on_choose=partial(_chosen, place, key),
    )


def _first(place: AnyPlace) -> int:
    """Return the seat in the first column, which plays first."""
    record = place.record
    dealer: int = record.entry.seats.index(record.entry.dealer)
    if is_of_tricks(place):
        return dealer + 1
    return first_player(record.plies[0].position.plan, dealer) if record.plies else 0


def _named() -> Mapping[str, str]:
    return {**{kind: words()(_KINDS[kind]) for kind in PLAYS}, **{mark: words()(_MARKS[mark]) for mark in Mark}}


def signs_line(place: Place) -> None:
    """Draw what the signs in the line of plays mean, and how far it was searched."""
    record = place.record
    if marked_plays(record) and place.way is Mode.FOLLOW:
        st.caption(escape_markdown(words()("line-review-key")))
    until = looked_until(record)
    if until is not None and until < place.most:
        st.caption(escape_markdown(words()("line-looked-until", number=until)))


def _chosen(place: AnyPlace, key: str) -> None:
    choice = last_choice(key)
    if choice is not None:
        go_to_play(place, ply=min(choice.ply, place.most))


def _sections(steps: Iterable[_Step], width: int) -> list[DealSection]:
    """Return the sections with their rows, from the steps in their order."""
    sections: list[DealSection] = []
    rows: list[list[PlayCell | None]] = []
    part, before = "", -1
    for step in steps:
        if step.section != part:
            rows = []
            sections.append({"label": step.section, "rows": rows})
        # A seat without cards is passed over, so a round ends where the order begins again, not after every seat.
        if step.section != part or (step.rounds and step.column <= before):
            rows.append([None] * width)
        rows[-1][step.column] = step.cell
        part, before = step.section, step.column
    return sections


def _plays(place: Place, order: list[int]) -> Iterator[_Step]:
    """Yield the plays of Zwickern, each in its deal; `order` has the seats in the order in which they play."""
    for number, ply in enumerate(place.record.plies, 1):
        deal = words()("line-deal", number=ply.deal + 1)
        yield _Step(deal, order.index(ply.position.turn), True, _play_cell(place, number, ply))


def _play_cell(place: Place, number: int, ply: Ply) -> PlayCell:
    if not _is_open(place, number):
        return {"ply": number, "text": "", "label": words()("line-hidden", number=number), "marks": [], "hidden": True}
    judged = marked_plays(place.record).get(number) if place.way is Mode.FOLLOW else None
    reviewed = None if judged is None else (str(judged.sign), words()(CAUSE_NAMES[judged.cause or Cause.OTHER]))
    marks = marks_of(place.record)[number - 1]
    signs: list[PlaySign] = [{"sign": mark.value, "label": words()(_MARKS[mark])} for mark in marks]
    cell = _cell(number, ply.position, ply.play, "", signs, reviewed)
    return {**cell, "kind": KIND_OF[type(ply.play)]}


def _actions(place: TrickPlace, order: list[int]) -> Iterator[_Step]:
    """Yield the actions of a trick-taking game: those before the tricks, in rounds, then those of each trick."""
    record, marked = place.record, marked_plays(place.record)
    for number, (position, action) in enumerate(zip(record.positions, record.plays, strict=True), 1):
        playing = record.game.playing(position)
        trick = words()("tricks-line-trick", number=len(position.tricks) + 1)
        section = trick if playing else words()("tricks-line-before")
        text = render(words(), board_kit(position).action_line(position, action))
        noted = record.note(number) is not None
        signs: list[PlaySign] = [{"sign": "note", "label": words()("line-note")}] if noted else []
        judged = marked.get(number)
        reviewed = None if judged is None else (str(judged.sign), words()(TRICK_CAUSE_NAMES[judged.cause]))
        cell = _cell(number, position, action, text, signs, reviewed)
        yield _Step(section, order.index(position.turn), not playing, cell)


def _cell(
    number: int, position: Any, play: Any, text: str, marks: list[PlaySign], reviewed: tuple[str, str] | None
) -> PlayCell:
    """Return the cell of a play; `reviewed` has the sign that the review has given it, and what the play has done."""
    line = board_kit(position).line(position, play)
    label = words()("line-play", number=number, play=render(words(), line))
    if reviewed is None:
        return {"ply": number, "text": text, "label": label, "marks": marks, "hidden": False}
    sign, cause = reviewed
    label = joined_texts(words(), (label, cause), "list-semicolon")
    return {"ply": number, "text": text, "label": label, "marks": marks, "hidden": False, "judged": sign}


def _end_cell(ply: int, message: str) -> PlayCell:
    return {"ply": ply, "text": words()(message), "label": words()(message), "marks": [], "hidden": False}
