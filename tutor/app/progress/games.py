"""The statistics of games on the Play page: points given away per game, their causes, and what would help."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, NamedTuple
from uuid import UUID

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.plots import plot
from tutor.app.play.review_store import own_games
from tutor.app.play.review_view import teaching_link
from tutor.app.play.running import ZWICKERN
from tutor.app.puzzles.preferences import goals
from tutor.app.puzzles.weak_spots import go_to_puzzles
from tutor.app.visitor.own_puzzles import own_puzzles
from tutor.bots.ranking import SURE
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.matches.review.counting import CountedGame
from tutor.matches.review.figures import Figures, SomeCause, figures
from tutor.matches.review.found import Cause
from tutor.matches.review.teaching import TEACHING
from tutor.matches.review.words import CAUSE_NAMES, lost_line
from tutor.matches.tricks.review.found import TrickCause
from tutor.matches.tricks.review.words import TRICK_CAUSE_NAMES
from tutor.text import Family, Line, Tenths

_MOST_GAMES: Final = 100
"""The number of latest games that are drawn and counted."""

_HEIGHT = 200
_COLOUR = "#2a6aa6"
_FROM, _TO = "from", "to"


class _Shown(NamedTuple, Generic[SomeCause]):
    """The names of the causes and the messages with which the figures of a kind of games are shown."""

    causes: Iterable[SomeCause]
    names: Family[SomeCause]
    title: str
    none: str
    mean: str
    lost: str
    over_time: str
    a_game: str
    about: str | None = None


_OF_ZWICKERN: Final = _Shown(
    Cause,
    CAUSE_NAMES,
    title="games-title",
    none="games-none",
    mean="games-mean",
    lost="games-points",
    over_time="games-over-time",
    a_game="games-a-game",
    about="games-lead",
)
_OF_TRICKS: Final = _Shown(
    TrickCause,
    TRICK_CAUSE_NAMES,
    title="tricks-games-title",
    none="tricks-games-none",
    mean="tricks-games-mean",
    lost="tricks-games-chips",
    over_time="tricks-games-over-time",
    a_game="tricks-games-a-game",
)


def game_figures() -> None:
    """Draw the figures of the games that count, Zwickern first; nothing without any game."""
    every = own_games()
    _figures([game for game in every if game.game == ZWICKERN], _OF_ZWICKERN, _what_helps)
    _figures([game for game in every if game.game != ZWICKERN], _OF_TRICKS, lambda _: None)


def _figures(
    played: Sequence[CountedGame[UUID]], shown: _Shown[SomeCause], below: Callable[[Figures[SomeCause]], None]
) -> None:
    """Draw the figures of some games, then `below`; nothing without any game."""
    if not played:
        return
    counted = [game.review for game in played if game.why is None and game.review is not None]
    found = figures(counted[-_MOST_GAMES:], shown.causes)
    st.header(words()(shown.title))
    if found.each:
        _mean(found, shown)
        _plot(found.each, shown)
        _causes(found, shown)
    else:
        with st.container(horizontal=True, vertical_alignment="center", gap="small"):
            st.html('<span class="face finn"></span>', width="content")
            st.markdown(escape_markdown(words()(shown.none)), width="stretch")
        if st.button(words()("path-to-play"), key=f"play-{shown.title}"):
            st.switch_page("views/play.py")
    below(found)
    st.markdown(f":small[{escape_markdown(words()('games-uncounted'))}]")


def _what_helps(found: Figures[Cause]) -> None:
    """Draw what would help most in Zwickern, and the link to the puzzles from the learner's games."""
    _help(found)
    if own_puzzles() and st.button(words()("review-puzzles", number=len(own_puzzles())), key="own-puzzles"):
        go_to_puzzles({"pick": "own"})


def _mean(found: Figures[SomeCause], shown: _Shown[SomeCause]) -> None:
    lines = [lost_line(shown.mean, found.mean, found.error), Line("games-number", {"number": len(found.each)})]
    st.markdown("  \n".join(map(markdown, lines)))
    if shown.about is not None:
        st.markdown(f":small[{escape_markdown(words()(shown.about))}]")


def _plot(each: Sequence[tuple[float, float]], shown: _Shown[SomeCause]) -> None:
    """Draw the points given away in each game with its 95 % interval; a single game needs no plot."""
    if len(each) < 2:
        return
    game, points = words()("games-game"), words()(shown.lost)
    rows = [
        {
            game: number,
            points: round(lost, 1),
            _FROM: max(0.0, round(lost - SURE * error, 2)),
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
    plot([spans, dots], _HEIGHT, words()(shown.over_time))


def _causes(found: Figures[SomeCause], shown: _Shown[SomeCause]) -> None:
    """Draw the table of points given away by cause, the costliest first."""
    worst = sorted(found.by_cause, key=lambda cause: found.by_cause[cause], reverse=True)
    rows = [
        {
            words()("games-cause"): words()(shown.names[cause]),
            words()("games-plays"): str(found.plays[cause]),
            words()(shown.a_game): Tenths(found.by_cause[cause]).said(words()),
        }
        for cause in worst
        if found.plays[cause]
    ]
    if rows:
        st.table(rows)


def _help(found: Figures[Cause]) -> None:
    """Draw the step and the puzzles against the costliest cause."""
    cause = costliest(found)
    if cause is None:
        return
    if cause is not Cause.OTHER:
        st.markdown(escape_markdown(words()("games-help", cause=words()(CAUSE_NAMES[cause]))))
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        teaching_link(cause)
        goal = next((goal_kind for goal_kind in TEACHING[cause].goals if goal_kind in goals()), None)
        if goal is not None:
            label = words()("progress-practise", name=words()(CONCEPTS[goal]))
            if st.button(escape_markdown(label), key="practise-cause"):
                go_to_puzzles({"goal": goal})


def costliest(found: Figures[Cause]) -> Cause | None:
    """Return the costliest cause, a named one if there is any; None if no points were given away."""
    there = [cause for cause in Cause if found.plays[cause]]
    return max(there, key=lambda cause: (cause is not Cause.OTHER, found.by_cause[cause]), default=None)
