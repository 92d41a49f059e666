"""The accounts of a match of another game: what each player has won or lost in each game, and together."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain
from tutor.app.play.running import TrickRunning
from tutor.app.visitor.page_address import REPLAY_PAGE, trick_game_address
from tutor.coach.tricks.numbers import signed
from tutor.text import Name


def accounts_before(running: TrickRunning) -> tuple[int, ...]:
    """Return the account of each seat before the hand that is shown."""
    before = [one.position.accounts for one in running.match.hands[:-1]]
    return tuple(sum(each[seat] for each in before) for seat in range(len(running.match.started.seats)))


def account_sheet(running: TrickRunning) -> None:
    """Draw the sheet once a game of the match is over."""
    match = running.match
    over = [one.position.accounts for one in match.hands if one.over]
    if not over:
        return
    names = [plain(Name(seat).label(words())) for seat in match.started.seats]
    first = words()("play-sheet-game")
    rows = [
        {first: str(number), **dict(zip(names, map(signed, chips), strict=True))}
        for number, chips in enumerate(over, 1)
    ]
    if len(over) > 1:
        rows.append({first: words()("play-sheet-total"), **dict(zip(names, map(signed, match.totals), strict=True))})
    with st.expander(words()("tricks-sheet")), st.container(key="sheet-of-games"):
        st.table(rows)
        for number in range(len(over)):
            label, where = words()("play-sheet-replay", number=number + 1), trick_game_address(running.id, number)
            st.page_link(REPLAY_PAGE, label=plain(label), query_params=where)
