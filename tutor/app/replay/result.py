"""The result of a record: the cards, Zwicks and points of each side, and the reasons for the points."""

from collections.abc import Sequence

import streamlit as st

from tutor.app.base.words_and_content import plain, told, words
from tutor.catalogue.records import Record
from tutor.coach.zwickern.verdict.as_json import score_items
from tutor.coach.zwickern.words.phrases import items_listed
from tutor.coach.zwickern.words.seats import side_of
from tutor.engine.zwickern import Score
from tutor.text import Line, Name, said


def result(record: Record) -> None:
    """Draw the score at the end of a record, and who got the items left on the table."""
    st.header(words()("replay-result"))
    if not record.finished:
        st.info(words()("replay-unfinished"))
    elif record.played.table and record.played.last_capture is not None:
        side = Name(record.played.seats[record.played.last_capture])
        st.markdown(told(Line("replay-left", {"items": items_listed(record.played.table), "side": side})))
    result_table(record.entry.seats, record.scores)


def result_table(seats: tuple[str, ...], scores: Sequence[Score]) -> None:
    """Draw the table of results; on a narrow screen its style puts the reasons for the points under the numbers."""
    with st.container(key="result"):
        st.table(result_rows(seats, scores))


def result_rows(seats: tuple[str, ...], scores: Sequence[Score]) -> list[dict[str, str | int]]:
    """Return a row for each side: cards, Zwicks, points, and the reasons for the points."""
    rows = []
    for score in scores:
        row: dict[str, str | int] = {words()("replay-seat"): plain(said(words(), side_of(seats, score.seats)))}
        row[words()("replay-cards")] = score.cards
        row[words()("replay-zwicks")] = score.zwicks
        row[words()("replay-points")] = score.points
        row[words()("score-items")] = score_items(words(), score)
        rows.append(row)
    return rows
