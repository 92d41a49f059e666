"""An exercise whose answer is one play on the board, and the board that all exercises share."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from tutor.app.base.words_and_content import plain, told, words
from tutor.app.board.component import board, messages
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.actions import answered_play
from tutor.app.board.zwickern.in_words import spoken
from tutor.app.board.zwickern.table import exercise_data, groups_of, show_play
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.layout import Parts
from tutor.app.exercise.task import PlayTask, Task
from tutor.app.visitor.attempts import note_judged
from tutor.app.visitor.look import look
from tutor.app.visitor.redraw import changing
from tutor.app.visitor.state import BoardState, ExerciseState, PlayState, visit
from tutor.coach.zwickern.goals.table import GOALS, solutions
from tutor.coach.zwickern.goals.table import task as task_line
from tutor.coach.zwickern.verdict.judge import Verdict, judge
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Capture, Play, Position, Reading, split_of
from tutor.text import Line, Listed, render

BOARD = "board"


def one_play(task: PlayTask, parts: Parts) -> None:
    """Draw the board of an exercise, judge the play made on it, and draw the feedback beside it."""
    # In a browser the callback of the board has already judged the play; without one it is judged here.
    _hear(task)
    state, position, goal = task.state, task.position, task.goal
    shown = solutions(position, goal)[:1] if state.solution_shown and not state.right else ()
    asked = task_line(position, goal)
    with parts.said:
        # Drawn first, because the learner is waiting for it.
        if state.exploring:
            _explored(state)
        elif state.verdict is not None and not shown:
            feedback(state.verdict)
    parts.task.markdown(f"**{told(asked)}**")
    data = _bare(task) if state.exploring else _data(task, shown)
    show_board(data, render(words(), asked), answered(task, partial(_hear, task)))
    if GOALS[goal.kind].gone:
        show_gone_cards(position)


def _hear(task: PlayTask) -> None:
    """Judge the play made on the board, if there is a new one."""
    state, position, goal = task.state, task.position, task.goal
    play = new_play(epoch_of(task.item_id, state), position)
    if play is not None and state.exploring:
        state.explored = judge(position, Reading(play), goal)
    elif play is not None:
        state.verdict = judge(position, Reading(play), goal, hints=state.hints)
        state.right = state.verdict.right
        note_judged(task, legal=state.verdict.legal)


def answered(task: Task, hear: Callable[[], None]) -> Callable[[], None]:
    """Return the callback for an answer of the board: it calls `hear`, and has every part that this changes redrawn."""

    def heard() -> None:
        with changing(task.around):
            hear()

    return heard


def _explored(state: PlayState) -> None:
    """Draw the feedback on a play tried after the exercise is over, or the invitation to try one."""
    if state.explored is None:
        st.info(plain(words()("explore-about")))
    else:
        feedback(state.explored)


def show_gone_cards(position: Position) -> None:
    """Draw the list of the cards won so far, which all have seen, but of which the board shows only piles."""
    won = [card for pile in position.won for card in pile.cards]
    cards = tuple(sorted(won, key=position.rules.pack.index))
    if cards:
        st.markdown(told(Line("question-gone", {"cards": Listed(cards)})))


def epoch_of(item_id: str, state: ExerciseState) -> str:
    """Return the name of the present board of an exercise; it changes with each round and while exploring."""
    exploring = isinstance(state, BoardState) and state.exploring
    return f"{item_id}#{state.round}{'+' if exploring else ''}"


def new_play(epoch: str, position: Position) -> Play | None:
    """Return the play of a new answer of the board; None without one, or if it belongs to another epoch."""
    answer = messages(BOARD).answer
    if answer is None or answer.seq <= visit().exercises.last_seq:
        return None
    visit().exercises.last_seq = answer.seq
    return answered_play(position, answer) if answer.epoch == epoch else None


def verdict_on(position: Position, play: Play) -> Verdict | None:
    """Return the verdict on a play without a goal; if the table is too large, draw a warning and return None."""
    try:
        return judge(position, Reading(play))
    except TooMuchWorkError:
        st.warning(plain(words()("verdict-too-large")))
        return None


def _nothing() -> None:
    # A page with this callback reads the answer while it is drawn. Without any callback the state would be dropped.
    return None


def show_board(data: BoardData, said: str = "", on_answer: Callable[[], None] = _nothing) -> None:
    """Draw the board that all exercises share; a screen reader speaks `said` when the board is a new one."""
    data["said"] = said
    data["place"] = data["epoch"].rpartition("#")[0]
    data["look"] = look()
    data["lines"] = spoken(words(), data)
    board(data, key=BOARD, on_answer=on_answer)


def _bare(task: PlayTask) -> BoardData:
    """Return the board of the exercise as it is before the play."""
    state = task.state
    epoch = epoch_of(task.item_id, state)
    opened = GOALS[task.goal.kind].open
    active = state.exploring or not state.over
    return exercise_data(words(), task.position, epoch, interactive=active, plays=task.plays, opened=opened)


def _data(task: PlayTask, shown: tuple[Play, ...]) -> BoardData:
    """Return the board of the exercise; once it is solved, or the solution is shown, with that play on it."""
    state, position = task.state, task.position
    verdict, data = state.verdict, _bare(task)
    split = verdict.split if verdict is not None and state.right else None
    if shown and isinstance(shown[0], Capture):
        split = split_of(position.rules, shown[0])
    if split is not None:
        data["groups"] = groups_of(words(), position, split)
    made = shown[0] if shown else verdict.play if verdict is not None and state.right else None
    if made is not None:
        show_play(words(), data, position, made)
    return data
