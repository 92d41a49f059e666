"""An exercise that asks for every capture, one after the other."""

from functools import partial

import streamlit as st

from tutor.app.base.shared import plain, told, words
from tutor.app.board.zwickern.table import exercise_data
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.layout import Parts
from tutor.app.exercise.one_play import answered, epoch_of, new_play, show_board
from tutor.app.exercise.task import FindAllTask
from tutor.app.visitor.attempts import judged
from tutor.app.visitor.redraw import send_now
from tutor.app.visitor.state import FindAllAttempt
from tutor.coach.zwickern.goals.kinds.find_all import find_all_task, number_to_find
from tutor.coach.zwickern.verdict.finding import Finding, look_at
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Play, Position
from tutor.text import render


def find_all(task: FindAllTask, parts: Parts) -> None:
    """Draw the board, collect the captures found on it, and draw the feedback beside it."""
    # In a browser the callback of the board has already taken the play; without one it is taken here.
    _hear(task)
    attempt, position, goal = task.attempt, task.position, task.goal
    number = number_to_find(position, goal.card)
    with parts.said:
        # Drawn first, because the learner is waiting for it.
        _told(position, attempt, number)
    send_now()
    asked = find_all_task(goal, len(attempt.found), number)
    parts.task.markdown(f"**{told(asked)}**")
    closed = attempt.right or attempt.solution_shown
    epoch = epoch_of(task.item_id, attempt)
    data = exercise_data(words(), position, epoch, interactive=not closed, plays=task.plays)
    show_board(data, render(words(), asked), answered(task, partial(_hear, task)))


def _hear(task: FindAllTask) -> None:
    """Judge the play made on the board, if there is a new one."""
    attempt, position, goal = task.attempt, task.position, task.goal
    move = new_play(epoch_of(task.item_id, attempt), position)
    if move is None:
        return
    _note(look_at(position, goal, attempt.found, move, attempt.hints), move, attempt)
    attempt.right = len(attempt.found) == number_to_find(position, goal.card)
    if attempt.right or attempt.verdict is not None:
        judged(task, legal=attempt.verdict is None)


def _note(finding: Finding, move: Play, attempt: FindAllAttempt) -> None:
    """Keep the finding about a play in the attempt."""
    attempt.verdict = None if finding.verdict.legal else finding.verdict
    attempt.note = finding.note
    attempt.latest = move if finding.new else None
    if finding.new:
        attempt.found.append(move)
        # A new round is a new epoch of the board, which clears the selection.
        attempt.round += 1


def _told(position: Position, attempt: FindAllAttempt, number: int) -> None:
    """Draw the feedback on the last play, and the captures found so far out of `number`."""
    if attempt.verdict is not None:
        # No help with it: the play that mends it may be a capture still to be found.
        feedback(attempt.verdict, helping=False)
    if attempt.note is not None:
        st.warning(told(attempt.note))
    lines = [f"- {told(play_line(position, move))}" for move in attempt.found]
    if attempt.right:
        st.success(f"**{words()('feedback-title-right')}.** {words()('find-all-done')}")
    elif attempt.latest is not None and not attempt.solution_shown:
        play = render(words(), play_line(position, attempt.latest))
        st.success(plain(words()("find-all-found", found=len(attempt.found), number=number, play=play)))
    st.markdown("\n".join(lines))
