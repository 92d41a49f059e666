"""An exercise in which every capture is to be found, one after the other."""

from collections.abc import Collection

import streamlit as st

from tutor.app.feedback import feedback
from tutor.app.one_play import epoch_of, new_play, show_board
from tutor.app.progress import judged
from tutor.app.shared import told, words
from tutor.app.state import Attempt
from tutor.app.table import exercise_data
from tutor.coach.explain import play_line
from tutor.coach.goals import captures_to_find
from tutor.coach.judge import judge
from tutor.content.goals import FindAllGoal
from tutor.engine.cards import read_card
from tutor.engine.zwickern.moves import Capture, Move
from tutor.engine.zwickern.notation import Reading
from tutor.engine.zwickern.position import Position
from tutor.text import Line


def find_all(item_id: str, position: Position, goal: FindAllGoal, attempt: Attempt, plays: Collection[str]) -> None:
    """Show the board, which offers some kinds of play, and collect the captures that are found."""
    wanted = captures_to_find(position, goal)
    move = new_play(epoch_of(item_id, attempt), position)
    if move is not None:
        _look_at(move, wanted, position, goal, attempt)
        attempt.right = len(attempt.found) == len(wanted)
        if attempt.right or attempt.verdict is not None:
            judged(item_id, goal, attempt, legal=attempt.verdict is None)
    message = "goal-find-all" if goal.card is None else "goal-find-all-card"
    card = {} if goal.card is None else {"card": read_card(goal.card)}
    st.markdown(f"**{told(Line(message, {'found': len(attempt.found), 'number': len(wanted), **card}))}**")
    closed = attempt.right or attempt.solution_shown
    epoch = epoch_of(item_id, attempt)
    show_board(exercise_data(words(), position, epoch, interactive=not closed, plays=plays))
    _told(position, attempt)


def _look_at(move: Move, wanted: tuple[Capture, ...], position: Position, goal: FindAllGoal, attempt: Attempt) -> None:
    """Take a play among the found ones, or say why it is none of them."""
    verdict = judge(position, Reading(move), hints=attempt.hints)
    attempt.verdict = None if verdict.legal else verdict
    attempt.note = None
    if not verdict.legal:
        return
    if move in attempt.found:
        attempt.note = Line("find-all-again")
    elif move in wanted:
        attempt.found.append(move)
        # A fresh board: the selection has served.
        attempt.round += 1
    elif isinstance(move, Capture) and goal.card is not None:
        attempt.note = Line("find-all-not-asked", {"card": read_card(goal.card)})
    else:
        attempt.note = Line("find-all-not-capture")


def _told(position: Position, attempt: Attempt) -> None:
    """What the last play was, and what has been found."""
    if attempt.verdict is not None:
        # What would mend it may be one of those that are still to be found.
        feedback(attempt.verdict, helping=False)
    if attempt.note is not None:
        st.warning(told(attempt.note))
    lines = [f"- {told(play_line(position, move))}" for move in attempt.found]
    if attempt.right:
        st.success(f"**{words()('feedback-title-right')}.** {words()('find-all-done')}")
    st.markdown("\n".join(lines))
