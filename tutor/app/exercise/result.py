"""The result of a record: the cards, Zwicks and points of each side, and the reasons for the points."""

from collections.abc import Sequence
from typing import Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.catalogue.records import Record
from tutor.coach.zwickern.verdict.as_json import score_items
from tutor.coach.zwickern.words.phrases import items_listed
from tutor.coach.zwickern.words.seats import side_label, side_of
from tutor.engine.zwickern import Score
from tutor.engine.zwickern.hand.scoring import FOR_MOST_CARDS, ZWICKS, winner
from tutor.text import YOU, Line, Listed, Name, Value

_WON_GAME: Final = ("play-won", "play-lost")
"""The messages that say who has won a game: you, and another side."""

WON_MATCH: Final = ("play-match-won", "play-match-lost")
"""The messages that say who has won a match."""

_Sides = Sequence[Sequence[int]]


def result_line(names: Sequence[str], sides: _Sides, points: Sequence[int], you: int | None) -> Line:
    """Say who has won a game: the side `you`, another one, or no one; `names` are those of the seats."""
    first = winner(points)
    if first is not None:
        return won_line(_WON_GAME, names, sides, points, first, you)
    best = max(points)
    level = [side for side, reached in zip(sides, points, strict=True) if reached == best]
    if len(level) == len(sides):
        return Line("play-drawn", {"points": best})
    said = [side_of(names, side) for side in sorted(level, key=lambda side: YOU not in [names[seat] for seat in side])]
    return Line("play-tied", {"sides": Listed(tuple(said)), "points": best})


def won_line(
    messages: tuple[str, str], names: Sequence[str], sides: _Sides, points: Sequence[int], first: int, you: int | None
) -> Line:
    """Say that the side `first` has won, with the points of both, or where there are more with its own."""
    values: dict[str, Value] = {"score": Line("play-score-points", {"points": points[first]})}
    if len(points) == 2:
        values["score"] = Line("play-score", {"first": points[first], "last": points[1 - first]})
    values["together"] = "yes" if len(sides[first]) > 1 else "no"
    own, others = messages
    return Line(own, values) if first == you else Line(others, {**values, "side": side_of(names, sides[first])})


def made_the_difference(scores: Sequence[Score], own: int) -> Line | None:
    """Say what the side `own` would not have won a game without: its Zwicks, else the points for the most cards."""
    ahead = scores[own].points - max(score.points for side, score in enumerate(scores) if side != own)
    points = [scores[own].items.get(name, 0) for name in (ZWICKS, FOR_MOST_CARDS)]
    if ahead <= 0 or max(points) < ahead:
        return None
    if points[0] >= ahead:
        return Line("play-won-by-zwicks", {"number": scores[own].zwicks})
    return Line("play-won-by-cards")


def result(record: Record) -> None:
    """Draw the score at the end of a record, and who got the items left on the table."""
    st.header(words()("replay-result"))
    if not record.finished:
        st.info(words()("replay-unfinished"))
    elif record.played.table and record.played.last_capture is not None:
        side = Name(record.played.seats[record.played.last_capture])
        st.markdown(markdown(Line("replay-left", {"items": items_listed(record.played.table), "side": side})))
    result_table(record.entry.seats, record.scores)


def result_table(seats: tuple[str, ...], scores: Sequence[Score]) -> None:
    """Draw the table of results; on a narrow screen its style puts the reasons for the points under the numbers."""
    with st.container(key="result"):
        st.table(result_rows(seats, scores))


def result_rows(seats: tuple[str, ...], scores: Sequence[Score]) -> list[dict[str, str | int]]:
    """Return a row for each side: cards, Zwicks, points, and the reasons for the points."""
    rows = []
    for score in scores:
        row: dict[str, str | int] = {words()("replay-seat"): escape_markdown(side_label(words(), seats, score.seats))}
        row[words()("replay-cards")] = score.cards
        row[words()("replay-zwicks")] = score.zwicks
        row[words()("replay-points")] = score.points
        row[words()("score-items")] = score_items(words(), score)
        rows.append(row)
    return rows
