"""A person's turn: what is said beside the board, and the help that can be asked for."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import told
from tutor.app.board.zwickern.rounds import RoundPlay, last_round
from tutor.app.board.zwickern.table import addressed
from tutor.app.drafts.entrance import make_puzzle_of
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.layout import ExerciseParts, after_film
from tutor.app.play.any_game.at_table import again_button, take_back_button
from tutor.app.play.coach import anyway, coach_says, hint_button, questions
from tutor.app.play.running import Running, find
from tutor.app.play.score_sheet import score_sheet
from tutor.app.visitor.state import visit


def turn(running: Running, parts: ExerciseParts, you: int) -> None:
    """Draw what is said of the last try, what others have played, and the buttons."""
    page = visit().play
    with parts.said:
        if page.verdict is not None and page.verdict.position.table == running.hand.position.table:
            feedback(page.verdict)
        coach_says(running)
        round_told(running, you)
        with st.container(horizontal=True, key="play-questions", gap="small"):
            again_button(running)
            questions(running)
        plays_told(running, you)
        score_sheet(running)
        if running.match.started.open_hands:
            # Else what the Workshop sees in the position would be help.
            make_puzzle_of(running.hand.position)
    with parts.ways, st.container(horizontal=True, key="play-row"):
        _buttons(running, you)


def round_told(running: Running, you: int) -> None:
    """Draw what was played since the last play of a seat."""
    played = _seen_from(running, you)
    lines = [played.line(place) for place in last_round(played, you, forced=running.match.started.forced)]
    if lines:
        with after_film("round"):
            st.markdown("  \n".join(map(told, lines)))


def plays_told(running: Running, you: int) -> None:
    """Draw the list of all plays of the hand, in their order."""
    played = _seen_from(running, you)
    if played.plays:
        with st.expander(words()("play-all-plays", number=len(played.plays))):
            lines = [f"{place + 1}. {told(played.line(place))}" for place in range(len(played.plays))]
            with after_film("moves"):
                st.markdown("  \n".join(lines))


def _seen_from(running: Running, you: int) -> RoundPlay:
    """Return the plays of the hand, with one seat called You."""
    hand = running.hand
    return RoundPlay([addressed(words(), position, you) for position in hand.positions], hand.plays)


def _buttons(running: Running, you: int) -> None:
    take_back_button(running, you, find)
    hint_button(running)
    anyway(running)
