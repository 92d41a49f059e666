"""An exercise that asks for every capture, one after the other."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import markdown
from tutor.app.board.film import film
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.film import play_frames
from tutor.app.board.zwickern.table import addressed, exercise_data
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.one_play import answered, cue, epoch_of, new_play, show_exercise
from tutor.app.exercise.praise import praised
from tutor.app.exercise.task import FindAllTask, note_judged
from tutor.app.visitor.exercise_states import FindAllState
from tutor.app.visitor.redraw import send_now
from tutor.coach.zwickern.goals.kinds.find_all import find_all_task, number_to_find
from tutor.coach.zwickern.verdict.judge import Finding, look_at
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Play
from tutor.text import Line


def find_all(task: FindAllTask, parts: ExerciseParts) -> None:
    """Draw the board, collect the captures found on it, and draw the feedback beside it."""
    # In a browser the callback of the board has already taken the play; without one it is taken here.
    _hear(task)
    state, position, goal = task.state, task.position, task.goal
    number = number_to_find(position, goal.card)
    with parts.said:
        # Drawn first, because the learner is waiting for it.
        _told(task)
    send_now()
    asked = find_all_task(goal, len(state.found), number)
    with parts.task, in_its_language("task", asked):
        st.markdown(f"**{markdown(asked)}**")
    data = _data(task)
    if state.tried:
        data["cue"] = cue(right=state.latest is not None)
    show_exercise(task, data, asked, answered(task, partial(_hear, task)))


def _hear(task: FindAllTask) -> None:
    """Judge the play made on the board, if there is a new one."""
    state, position, goal = task.state, task.position, task.goal
    play = new_play(epoch_of(task.item_id, state), position)
    if play is None:
        return
    _note(look_at(position, goal, state.found, play, state.hints), play, state)
    state.right = len(state.found) == number_to_find(position, goal.card)
    if state.right or state.verdict is not None:
        note_judged(task, legal=state.verdict is None)


def _data(task: FindAllTask) -> BoardData:
    """Return the board of the exercise, which stays the one to search; its film shows the capture just found."""
    state, position = task.state, addressed(words(), task.position, task.position.turn)
    closed = state.right or state.solution_shown
    epoch = epoch_of(task.item_id, state)
    data = exercise_data(words(), position, epoch, interactive=not closed, plays=task.plays)
    if state.latest is None:
        data["film"] = film(state.round, (), data)
    else:
        # Only the play itself: the table after it is never there, since the next capture is sought on the same one.
        played, _ = play_frames(words(), data, position, state.latest, state.round)
        data["film"] = film(state.round - 1, [played], data)
    return data


def _note(finding: Finding, play: Play, state: FindAllState) -> None:
    """Keep the finding about a play in the attempt."""
    state.verdict = None if finding.verdict.legal else finding.verdict
    state.note = finding.note
    state.latest = play if finding.new else None
    if finding.new:
        state.found.append(play)
        # A new round is a new epoch of the board, which clears the selection.
        state.round += 1


def _told(task: FindAllTask) -> None:
    """Draw the feedback on the last play, and the captures found so far."""
    position, state = task.position, task.state
    if state.verdict is not None:
        # No help with it: the play that mends it may be a capture still to be found.
        feedback(state.verdict, helping=False)
    if state.note is not None:
        st.warning(markdown(state.note))
    if state.right:
        st.success(f"{praised(task.item_id)} {words()('find-all-done')}")
    found = state.found
    if state.latest is not None and not (state.right or state.solution_shown):
        # The task says how many are found, and this one need not be in the list as well.
        st.success(markdown(Line("find-all-found", {"play": play_line(position, state.latest)})))
        found = [play for play in found if play != state.latest]
    st.markdown("\n".join(f"- {markdown(play_line(position, play))}" for play in found))
