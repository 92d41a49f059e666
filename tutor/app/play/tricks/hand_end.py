"""The end of a game of a match: who has taken the pot, who pays, the accounts, and who deals next."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import plain, told
from tutor.app.play.running import TrickRunning
from tutor.coach.tricks.numbers import signed
from tutor.engine.tricks import winners
from tutor.text import Line, Name, as_subject


def trick_hand_end(running: TrickRunning) -> None:
    """Draw the result of the game and the accounts."""
    hand = running.hand
    first, *others = hand.game.results(hand.position)
    won = hand.position.accounts[running.match.started.people[0]] > 0
    (st.success if won else st.info)(f"**{told(first)}**")
    for line in others:
        st.markdown(told(line))
    with st.container(key="accounts"):
        st.table(_rows(running))
    dealer = as_subject(hand.position.seats[hand.next_dealer])
    st.markdown(told(Line("tricks-result-pot", {"pot": hand.position.pot, **dealer})))


def _rows(running: TrickRunning) -> list[dict[str, str]]:
    """Return a row for each seat: the tricks, what it has won or lost in the game, and in all games of the match."""
    position, totals = running.hand.position, running.match.totals
    won = winners(position.rules.tricks, position.trumps, position.tricks) if position.tricks else ()
    return [
        {
            words()("replay-seat"): plain(Name(name).label(words())),
            words()("tricks-result-tricks"): str(won.count(seat)),
            words()("tricks-result-game"): signed(position.accounts[seat]),
            words()("play-sheet-total"): signed(totals[seat]),
        }
        for seat, name in enumerate(position.seats)
    ]
