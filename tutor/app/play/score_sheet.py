"""The score sheet of a match: the points of each game, and together, and the way to each game in Replay."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.play.running import Running
from tutor.app.play.seats import side_names
from tutor.app.visitor.page_address import game_address


def score_sheet(running: Running) -> None:
    """Draw the sheet once a game of the match is over."""
    match = running.match
    over = [one.scores for one in match.hands if one.over]
    if not over:
        return
    names = [plain(name) for name in side_names(running)]
    first = words()("play-sheet-game")
    rows: list[dict[str, str | int]] = [
        {first: str(number), **{name: score.points for name, score in zip(names, scores, strict=True)}}
        for number, scores in enumerate(over, 1)
    ]
    if len(over) > 1:
        rows.append({first: words()("play-sheet-total"), **dict(zip(names, match.totals, strict=True))})
    with st.expander(words()("play-sheet")), st.container(key="sheet-of-games"):
        st.table(rows)
        for number in range(len(over)):
            label, where = words()("play-sheet-replay", number=number + 1), game_address(running.id, number)
            st.page_link("views/replay.py", label=plain(label), query_params=where)
