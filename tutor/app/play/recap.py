"""What was done since the person acted last, each play with the face of who made it, and the ways to see it again."""

from collections.abc import Sequence
from functools import partial
from html import escape

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import markdown
from tutor.app.board.film import SeenPlay
from tutor.app.board.zwickern.seats import seat_id
from tutor.app.exercise.layout import after_film
from tutor.app.play.game_end import score_sheet
from tutor.app.play.kit import PlayKit
from tutor.app.play.running import AnyRunning, find_match, match_state
from tutor.app.play.score import face_html
from tutor.app.play.seats import people_at
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.session import session
from tutor.text import Name, render


def draw_recap(kit: PlayKit, running: AnyRunning, noticed: Sequence[SeenPlay]) -> None:
    """Draw what was done and said since the person acted last, everything in its order, and the score sheet."""
    start = shown_from(kit, running, noticed)
    if noticed[start:]:
        with st.container(horizontal=True, vertical_alignment="center", key="round-title"):
            st.header(words()("play-last-round"), anchor=False, width="stretch")
            _again_button(running)
        with after_film("round"):
            _round(kit, running, noticed, start)
    if not running.hand.over:
        with st.container(horizontal=True, key="play-asks", gap="small"):
            kit.questions(running)
    capture = _last_capture(kit, noticed)
    if capture is not None and capture < _last_round(running, noticed):
        since = partial(_since_capture, str(running.id))
        st.button(words()("play-since-capture"), key="since-capture", on_click=since, type="tertiary")
    kit.more(running)
    lines = [markdown(kit.line(one, running.you)) for one in noticed]
    if lines:
        with st.expander(words()("play-all-plays", number=len(lines))), after_film("moves"):
            st.markdown("  \n".join(f"{number}. {line}" for number, line in enumerate(lines, 1)))
    score_sheet(kit, running)


def shown_from(kit: PlayKit, running: AnyRunning, noticed: Sequence[SeenPlay]) -> int:
    """Return the place of the first action that is shown: of the last round, or of the last capture if asked for."""
    start, capture = _last_round(running, noticed), _last_capture(kit, noticed)
    asked = session().play.since_capture == match_state(running)
    return min(start, capture) if asked and capture is not None else start


def _last_round(running: AnyRunning, noticed: Sequence[SeenPlay]) -> int:
    """Return the place of the last action of the person, 0 if there is none.

    Where a last card is played at once, the person has not chosen that play, and the round begins with one before it.
    """
    forced = running.match.started.forced
    own = (
        place
        for place, one in reversed([*enumerate(noticed)])
        if one.before.turn == running.you and not (forced and len(one.before.hands[running.you] or ()) == 1)
    )
    return next(own, 0)


def _last_capture(kit: PlayKit, noticed: Sequence[SeenPlay]) -> int | None:
    """Return the place of the last action that took something, None if there is none."""
    return next((place for place, one in reversed([*enumerate(noticed)]) if kit.takes(one.action)), None)


def _round(kit: PlayKit, running: AnyRunning, noticed: Sequence[SeenPlay], start: int) -> None:
    """Draw the plays from a place on; where all have other faces, these stand for the names."""
    people, seats = people_at(running.match.started), running.match.started.seats
    faces = [people.get(seat_id(seat), {}).get("face", "you") for seat in range(len(seats))]
    alike = len(set(faces) - {"letter"}) + faces.count("letter") < len(faces)
    said = kit.sayings(running)
    rows = []
    for place, one in enumerate(noticed[start:], start):
        did = None if alike else kit.did(one, running.you)
        text = render(words(), kit.line(one, running.you) if did is None else did)
        name = "" if did is None else Name(seats[one.before.turn]).label(words())
        drawn = face_html(people.get(seat_id(one.before.turn)), name) if people else ""
        more = escape(words()("play-saying", text=render(words(), said[place]))) if place in said else ""
        rows.append(f"<li>{drawn}<span>{escape(text)}{more and f'<small>{more}</small>'}</span></li>")
    st.html(f'<ol class="round" role="list">{"".join(rows)}</ol>')


def _again_button(running: AnyRunning) -> None:
    """Draw the button that shows the last round again."""
    st.button(
        words()("play-watch-again"),
        key="round-again",
        on_click=_again,
        disabled=not running.hand.plays,
        type="tertiary",
        icon=":material/replay:",
        shortcut="L",
    )


def _again() -> None:
    session().play.since_capture = None
    session().play.again += 1
    whole_page()


def _since_capture(match: str) -> None:
    """In a callback: show again what was done from the last capture on."""
    running = find_match(match)
    if running is not None:
        session().play.since_capture = match_state(running)
        session().play.again += 1
    whole_page()
