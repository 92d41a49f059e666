"""An exercise that is a question: what it is about, its options, and what is said of the answer."""

from typing import TYPE_CHECKING

import streamlit as st

from tutor.app.base.shared import library, told, words
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.table import exercise_data, pile_data
from tutor.app.exercise.answer_controls import Asked, controls, given_answer
from tutor.app.exercise.one_play import epoch_of, gone, show_board
from tutor.app.exercise.question_feedback import say_answer, say_wrong
from tutor.app.exercise.task import Task
from tutor.app.visitor.attempts import judged
from tutor.app.visitor.redraw import changing
from tutor.app.visitor.state import Attempt, visit
from tutor.coach.question import Answer, Question, Way, mark
from tutor.coach.zwickern.questions.without_position import pile_cards
from tutor.content.zwickern.questions import AnyGoal, PileGoal, SafeLaysGoal
from tutor.engine.zwickern.position import Position
from tutor.text import Line, render

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator


def question_exercise(task: Task, question: Question, attempt: Attempt, said: "DeltaGenerator") -> None:
    """Show a question with what it is about, mark what is answered, and say so in the place for that."""
    st.markdown(f"**{told(question.ask)}**")
    data = _board(epoch_of(task.item_id, attempt), task.goal, task.position)
    if data is not None:
        show_board(data, render(words(), question.ask))
    if task.position is not None and isinstance(task.goal, SafeLaysGoal):
        gone(task.position)
    if attempt.right or attempt.solution_shown:
        with said:
            say_answer(question, attempt.marking if attempt.right else None)
        return
    asked = Asked(task.item_id, f"answer {epoch_of(task.item_id, attempt)}", question)
    controls(asked, attempt, on_event=lambda name: _next_event(asked, task, name))
    if question.way is not Way.ORDER:
        st.button(words()("question-check"), key="check", on_click=_check, args=(asked, task), type="primary")
    with said:
        if attempt.note is not None:
            st.warning(told(attempt.note))
        if attempt.marking is not None:
            say_wrong(attempt.marking)


def _board(epoch: str, goal: AnyGoal, position: Position | None) -> BoardData | None:
    if isinstance(goal, PileGoal):
        return pile_data(words(), pile_cards(goal, library().variants), epoch)
    return None if position is None else exercise_data(words(), position, epoch, interactive=False)


def _next_event(asked: Asked, task: Task, name: str) -> None:
    """Take an event if it is the next one; the order is marked when it is whole, or at once where it fails."""
    attempt, right = visit().attempt(asked.item_id), asked.question.right
    if name in attempt.order:
        # Clicked twice, before the page was drawn without it.
        return
    answer = (*attempt.order, name)
    fits = answer == right[: len(answer)]
    if fits:
        attempt.order.append(name)
        attempt.marking = None
    if not fits or len(answer) == len(right):
        _mark(asked, task, answer)


def _check(asked: Asked, task: Task) -> None:
    """Mark what is chosen now, or say that nothing is."""
    answer = given_answer(asked)
    if isinstance(answer, Line):
        visit().attempt(asked.item_id).note = answer
    else:
        _mark(asked, task, answer)


def _mark(asked: Asked, task: Task, answer: Answer) -> None:
    attempt = visit().attempt(asked.item_id)
    attempt.note = None
    attempt.marking = mark(asked.question, answer, hints=attempt.hints)
    attempt.right = attempt.marking.right
    with changing(task.around):
        judged(task, attempt, legal=attempt.right)
