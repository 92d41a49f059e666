"""An exercise that is answered by one play on the board."""

from collections.abc import Collection

import streamlit as st

from tutor.app.board import BoardData, board, messages
from tutor.app.feedback import feedback
from tutor.app.progress import judged
from tutor.app.shared import told, words
from tutor.app.state import Attempt, visit
from tutor.app.table import exercise_data, groups_of, read_answer, show_play
from tutor.coach.goals import solutions
from tutor.coach.judge import judge
from tutor.coach.tasks import task
from tutor.content.goals import OnePlayGoal
from tutor.engine.zwickern.legality import split_of
from tutor.engine.zwickern.moves import Capture, Move
from tutor.engine.zwickern.notation import Reading
from tutor.engine.zwickern.position import Position

BOARD = "board"


def one_play(item_id: str, position: Position, goal: OnePlayGoal, attempt: Attempt, plays: Collection[str]) -> None:
    """Show the board of an exercise, which offers some kinds of play, and judge what is played on it."""
    epoch = epoch_of(item_id, attempt)
    move = new_play(epoch, position)
    if move is not None:
        attempt.verdict = judge(position, Reading(move), goal, hints=attempt.hints)
        attempt.right = attempt.verdict.right
        judged(item_id, goal, attempt, legal=attempt.verdict.legal)
    shown = solutions(position, goal)[:1] if attempt.solution_shown and not attempt.right else ()
    st.markdown(f"**{told(task(position, goal))}**")
    show_board(_data(epoch, position, attempt, shown, plays))
    if attempt.verdict is not None and not shown:
        feedback(attempt.verdict)


def epoch_of(item_id: str, attempt: Attempt) -> str:
    """The name of a fresh board of an exercise."""
    return f"{item_id}#{attempt.round}"


def new_play(epoch: str, position: Position) -> Move | None:
    """A play that has not been judged yet; one that was made on another board is let pass."""
    answer = messages(BOARD).answer
    if answer is None or answer.seq <= visit().last_seq:
        return None
    visit().last_seq = answer.seq
    return read_answer(position, answer) if answer.epoch == epoch else None


def show_board(data: BoardData) -> None:
    """The board that all exercises share."""
    data["place"] = data["epoch"].rpartition("#")[0]
    board(data, key=BOARD, on_answer=_nothing)


def _nothing() -> None:
    # The answer is read where the page needs it; a callback must be there for the state to be kept.
    return None


def _data(
    epoch: str, position: Position, attempt: Attempt, shown: tuple[Move, ...], plays: Collection[str]
) -> BoardData:
    """The board to play on; once it is right, or the solution is shown, with that play."""
    verdict = attempt.verdict
    data = exercise_data(words(), position, epoch, interactive=not attempt.right and not shown, plays=plays)
    split = verdict.split if verdict is not None and attempt.right else None
    if shown and isinstance(shown[0], Capture):
        split = split_of(position.rules, shown[0])
    if split is not None:
        data["groups"] = groups_of(words(), position, split)
    made = shown[0] if shown else verdict.move if verdict is not None and attempt.right else None
    if made is not None:
        show_play(words(), data, position, made)
    return data
