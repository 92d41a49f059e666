"""What the games on the Play page have shown: points given away a game, by what, and what would help against it."""

from collections.abc import Sequence
from typing import Final
from uuid import UUID

import streamlit as st

from tutor.app.base.plots import plot
from tutor.app.base.words_and_content import plain, told, words
from tutor.app.play.review.counting import own_games
from tutor.app.play.review.telling import teaching_link
from tutor.app.play.running import ZWICKERN
from tutor.app.progress.practice import go
from tutor.app.puzzles.own import own_puzzles
from tutor.app.puzzles.preferences import goals
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.matches.review.any_game import SURE
from tutor.matches.review.counting import CountedGame
from tutor.matches.review.figures import Figures, SomeCause, figures
from tutor.matches.review.found import Cause
from tutor.matches.review.teaching import TEACHING
from tutor.matches.review.words import CAUSE_NAMES
from tutor.matches.tricks.review.found import TrickCause
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES
from tutor.text import Family, Line, Tenths

MOST_GAMES: Final = 100
"""So many of the last games are drawn and counted."""

_HEIGHT = 200
_COLOUR = "#2a6aa6"
_FROM, _TO = "from", "to"


def games() -> None:
    """Draw the figures of the games that count, first those of Zwickern; nothing for somebody who has played none."""
    every = own_games()
    _of_zwickern([one for one in every if one.game == ZWICKERN])
    _of_tricks([one for one in every if one.game != ZWICKERN])


def _of_zwickern(played: Sequence[CountedGame[UUID]]) -> None:
    if not played:
        return
    counted = [one.review for one in played if one.why is None and one.review is not None]
    found = figures(counted[-MOST_GAMES:], Cause)
    st.header(words()("games-title"))
    if found.each:
        _mean(found, "games-mean")
        _plot(found.each)
        _causes(found, CAUSE_NAMES, "games-a-game")
        _help(found)
    else:
        st.markdown(plain(words()("games-none")))
    if own_puzzles() and st.button(words()("review-puzzles", number=len(own_puzzles())), key="own-puzzles"):
        go({"pick": "own"})
    st.markdown(f":small[{plain(words()('games-uncounted'))}]")


def _of_tricks(played: Sequence[CountedGame[UUID]]) -> None:
    """Draw the figures of games of tricks, in chips."""
    if not played:
        return
    counted = [one.review for one in played if one.why is None and one.review is not None]
    found = figures(counted[-MOST_GAMES:], TrickCause)
    st.header(words()("tricks-games-title"))
    if found.each:
        _mean(found, "tricks-games-mean")
        _causes(found, TRICK_CAUSE_NAMES, "tricks-games-a-game")
    else:
        st.markdown(plain(words()("tricks-games-none")))
    st.markdown(f":small[{plain(words()('games-uncounted'))}]")


def _mean(found: Figures[SomeCause], message: str) -> None:
    mean = Line(message, {"lost": Tenths(found.mean), "about": Tenths(SURE * found.error)})
    st.markdown(f"{told(mean)}  \n{told(Line('games-number', {'number': len(found.each)}))}")


def _plot(each: Sequence[tuple[float, float]]) -> None:
    """Draw the points of each game with the span that holds them with 95 %; one game alone needs no plot."""
    if len(each) < 2:
        return
    game, points = words()("games-game"), words()("games-points")
    rows = [
        {
            game: number,
            points: round(lost, 1),
            _FROM: round(lost - SURE * error, 2),
            _TO: round(lost + SURE * error, 2),
        }
        for number, (lost, error) in enumerate(each, 1)
    ]
    x = {"field": game, "type": "quantitative", "title": game, "axis": {"tickMinStep": 1, "grid": False}}
    x["scale"] = {"domain": [0.5, len(each) + 0.5], "nice": False}
    y = {"type": "quantitative", "title": points}
    pointed = [{"field": game, "title": game}, {"field": points, "title": points}]
    spans = {
        "data": {"values": rows},
        "mark": {"type": "rule", "color": _COLOUR, "opacity": 0.5, "strokeWidth": 2},
        "encoding": {"x": x, "y": {"field": _FROM, **y}, "y2": {"field": _TO}},
    }
    dots = {
        "data": {"values": rows},
        "mark": {"type": "point", "filled": True, "size": 60, "color": _COLOUR},
        "encoding": {"x": x, "y": {"field": points, **y}, "tooltip": pointed},
    }
    plot([spans, dots], _HEIGHT, words()("games-over-time"))


def _causes(found: Figures[SomeCause], names: Family[SomeCause], a_game: str) -> None:
    """Draw a table of what gave most away, by the names of causes, the worst first."""
    worst = sorted(found.by_cause, key=lambda cause: found.by_cause[cause], reverse=True)
    rows = [
        {
            words()("games-cause"): words()(names[cause]),
            words()("games-plays"): str(found.plays[cause]),
            words()(a_game): Tenths(found.by_cause[cause]).said(words()),
        }
        for cause in worst
        if found.plays[cause]
    ]
    if rows:
        st.table(rows)


def _help(found: Figures[Cause]) -> None:
    """Draw the step and the puzzles that would help most: those against what gave most away."""
    cause = costliest(found)
    if cause is None:
        return
    if cause is not Cause.OTHER:
        st.markdown(plain(words()("games-help", cause=words()(CAUSE_NAMES[cause]))))
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        teaching_link(cause)
        goal = next((one for one in TEACHING[cause].goals if one in goals()), None)
        if goal is not None:
            label = words()("progress-practise", name=words()(CONCEPTS[goal]))
            if st.button(plain(label), key="practise-cause"):
                go({"goal": goal})


def costliest(found: Figures[Cause]) -> Cause | None:
    """Return the cause that gave most points away, one with a name of its own if there is any; None if nothing did."""
    there = [cause for cause in Cause if found.plays[cause]]
    return max(there, key=lambda cause: (cause is not Cause.OTHER, found.by_cause[cause]), default=None)
