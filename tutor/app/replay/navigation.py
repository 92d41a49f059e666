"""The ways through a record: buttons with keys, and the line of all plays."""

from collections.abc import Callable, Iterator
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.replay.own_games import marked_plays
from tutor.app.replay.place import Place, go_to_play
from tutor.app.replay.play_line import DealSection, PlayCell, PlaysData, last_choice, plays
from tutor.app.replay.records import looked_until, marks_of
from tutor.app.visitor.look import CONTRAST, is_set
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.state import visit
from tutor.app.visitor.synced_widgets import following
from tutor.catalogue.records import Ply
from tutor.coach.zwickern.goals.tactics import cards_taken
from tutor.coach.zwickern.records.marks import Mark
from tutor.coach.zwickern.words.plays import played_line
from tutor.engine.zwickern import Build, Capture
from tutor.engine.zwickern.hand.events import first_player
from tutor.matches.review.found import Cause
from tutor.matches.review.words import CAUSE_NAMES
from tutor.text import Family, Name, card_sign, joined_texts, render

_LINE = "line of plays"
_JUMPS = ((Mark.NOTE, "N"), (Mark.MISSED, "M"), (Mark.ZWICK, "Z"))
_STEPS = Family("replay-{}", ("first", "back", "forward", "last", "round-back", "round-forward"))
_NEXT = Family("replay-next-{}", (mark for mark, _ in _JUMPS))
_MARKS = Family("line-{}", Mark)


def steps(place: Place) -> None:
    """Draw the buttons to the first, previous, next and last play, each with its key."""
    step_row(place.last, partial(_by, place), held=_is_held(place))


def step_row(last: int, by: Callable[[int], None], *, held: bool = False) -> None:
    """Draw the buttons of the steps; `by` goes so many plays on, which nobody may do while they are `held`."""
    ways = (("first", -last, "Home"), ("back", -1, "Left"), ("forward", 1, "Right"), ("last", last, "End"))
    with st.container(horizontal=True):
        for name, plays, key in ways:
            label = words()(_STEPS[name])
            st.button(
                label,
                key=f"replay-{name}",
                on_click=by,
                args=(plays,),
                shortcut=key,
                disabled=held and plays > 0,
                width="stretch",
            )


def _is_held(place: Place) -> bool:
    """Tell whether the learner must guess the play shown before going on."""
    return place.ply == place.most < place.last


def _by(place: Place, plays: int) -> None:
    """Go so many plays on, counted from where the last click led, because the page may lag behind quick clicks."""
    go_to_play(place, ply=min(max(_now(place) + plays, 0), place.most))


def _now(place: Place) -> int:
    return int(visit().pages.places.get("ply", place.ply))


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
        number = following("choose-ply", place.ply, lambda ply: go_to_play(place, ply=int(ply)))
        st.number_input(label, 0, place.most, width=200, **number)


def next_marked(place: Place, mark: Mark) -> int | None:
    """Return the number of the next play with a mark among those that may be seen, None if there is none."""
    seen = enumerate(marks_of(place.record)[: place.most], 1)
    return next((ply for ply, found in seen if ply > place.ply and mark in found and _is_open(place, ply)), None)


def _is_open(place: Place, ply: int) -> bool:
    """Tell whether a play may be seen; in guessing, the play to guess and those after it may not."""
    return ply < place.most or place.most == place.last


def line_of_plays(place: Place) -> None:
    """Draw the line of all plays with their marks; a click goes to a play. Plays still to guess show a number only."""
    record = place.record
    seats = record.entry.seats
    first = first_player(record.plies[0].position.plan, seats.index(record.entry.dealer)) if record.plies else 0
    order = [(first + step) % len(seats) for step in range(len(seats))]
    also = words()("board-also", what="{what}", also="{also}")
    data: PlaysData = {
        "at": place.ply,
        "columns": [Name(seats[seat]).label(words()) for seat in order],
        "sections": list(_sections(place, order)),
        "start": _end_cell(0, "replay-start"),
        "end": _end_cell(place.last, "replay-end" if record.finished else "replay-broken-off"),
        "words": {"plays": words()("line-plays"), "also": also} | {mark: words()(_MARKS[mark]) for mark in Mark},
        "contrast": is_set(CONTRAST),
    }
    plays(data, key=_LINE, on_choose=partial(_chosen, place))


def signs_line(place: Place) -> None:
    """Draw what the signs in the line of plays mean, and how far it was searched."""
    record = place.record
    st.caption(plain(words()("line-key")))
    if marked_plays(place.record) and place.way is Mode.FOLLOW:
        st.caption(plain(words()("line-review-key")))
    until = looked_until(record)
    if until is not None and until < place.most:
        st.caption(plain(words()("line-looked-until", number=until)))


def _chosen(place: Place) -> None:
    said = last_choice(_LINE)
    if said is not None:
        go_to_play(place, ply=min(said.ply, place.most))


def _sections(place: Place, order: list[int]) -> Iterator[DealSection]:
    """Yield the deals, each with its rounds; `order` has the seats in the order in which they play."""
    plies = list(enumerate(place.record.plies, 1))
    for deal in dict.fromkeys(ply.deal for _, ply in plies):
        rows: list[list[PlayCell | None]] = []
        before = len(order)
        for number, ply in plies:
            if ply.deal != deal:
                continue
            column = order.index(ply.position.turn)
            # A seat without cards is passed over, so a round ends where the order begins again, not after every seat.
            if column <= before:
                rows.append([None] * len(order))
            rows[-1][column] = _cell(place, number, ply)
            before = column
        yield {"label": words()("line-deal", number=deal + 1), "rows": rows}


def _cell(place: Place, number: int, ply: Ply) -> PlayCell:
    if not _is_open(place, number):
        return {"ply": number, "text": "", "label": words()("line-hidden", number=number), "marks": [], "hidden": True}
    said = render(words(), played_line(Name(ply.entry.seat), ply.position, ply.play))
    found: list[Mark] = list(marks_of(place.record)[number - 1])
    text, label = in_short(ply), words()("line-play", number=number, play=said)
    judged = marked_plays(place.record).get(number)
    if judged is not None and place.way is Mode.FOLLOW:
        cause = words()(CAUSE_NAMES[judged.cause or Cause.OTHER])
        text, label = f"{text} {judged.sign}", joined_texts(words(), (label, cause), "list-semicolon")
    return {
        "ply": number,
        "text": text,
        "label": label,
        "marks": [{"sign": mark.value, "label": words()(_MARKS[mark])} for mark in found],
        "hidden": False,
    }


def in_short(ply: Ply) -> str:
    """Return a play in a few signs: the card, and the number of cards it takes or the value it builds."""
    sign = card_sign(words(), ply.play.card)
    match ply.play:
        case Capture():
            return words()("line-capture", card=sign, number=cards_taken(ply.play))
        case Build(value=value):
            return words()("line-build", card=sign, value=value)
    return sign


def _end_cell(ply: int, message: str) -> PlayCell:
    return {"ply": ply, "text": words()(message), "label": words()(message), "marks": [], "hidden": False}
