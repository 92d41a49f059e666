"""What each side has won so far in a game, with its sign, beside the table or on a phone in the line above it."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Literal, NamedTuple

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.board.protocol import Person
from tutor.text import joined_texts


class SideScore(NamedTuple):
    """A side with its name, its points, and what it has won besides, in a few words.

    It has the sign of its `side` where there are partners, else the face of its `seat`.
    """

    label: str
    side: Literal["ours", "theirs"] | None
    seat: str
    points: int
    won: tuple[str, ...]


def draw_score(before: Sequence[SideScore], now: Sequence[SideScore], people: Mapping[str, Person]) -> None:
    """Draw what the sides have won; while a film is shown, what they had `before` it."""
    with st.container(key="score"):
        st.html(f"{_sides(before, people, 'score before')}{_sides(now, people, 'score')}")


def face_html(person: Person | None, name: str) -> str:
    """Return the small face of someone at the table, which says the name; without a person it is the learner's own."""
    if person is None or "face" not in person:
        return '<span class="face small"></span>'
    letter = person["face"] == "letter"
    drawn, inside = ("letter", escape(name[:1])) if letter else (person["face"], "")
    return f'<span class="face small {drawn}" role="img" aria-label="{escape(name)}">{inside}</span>'


def _sides(sides: Sequence[SideScore], people: Mapping[str, Person], name: str) -> str:
    rows = "".join(_row(one, people) for one in sides)
    return f'<ul class="{name}" aria-label="{escape(words()("play-score-now"))}">{rows}</ul>'


def _row(one: SideScore, people: Mapping[str, Person]) -> str:
    sign = f'<i class="flag {one.side}"></i>' if one.side else face_html(people.get(one.seat), "")
    points, won = words()("tally-points", number=one.points), joined_texts(words(), one.won, "list-dot")
    return (
        f'<li>{sign}<b>{escape(one.label)}</b><strong aria-hidden="true">{one.points}</strong>'
        f'<span class="heard">{escape(points)}</span><small>{escape(won)}</small></li>'
    )
