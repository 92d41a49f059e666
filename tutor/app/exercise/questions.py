"""An exercise that is a question: its board, its options, and the feedback on the answer."""

import streamlit as st

from tutor.app.base.shared import library, told, words
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.table import exercise_data, pile_data
from tutor.app.exercise.answer_controls import Asked, controls, given_answer
from tutor.app.exercise.layout import Parts
from tutor.app.exercise.one_play import epoch_of, gone, show_board
from tutor.app.exercise.question_feedback import say_answer, say_wrong
from tutor.app.exercise.task import QuestionTask
from tutor.app.visitor.attempts import judged
from tutor.app.visitor.redraw import changing
from tutor.coach.question import Answer, Way, mark
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS, WITHOUT_POSITION
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.zwickern import Position
from tutor.text import Line, render


def question_exercise(task: QuestionTask, parts: Parts) -> None:
    """Draw a question with its board, mark the answer, and draw the feedback beside it."""
    question, attempt = task.question, task.attempt
    parts.task.markdown(f"**{told(question.ask)}**")
    data = _board(epoch_of(task.item_id, attempt), task.goal, task.position)
    if data is not None:
        show_board(data, render(words(), question.ask))
    if task.position is not None and ABOUT_POSITIONS[task.goal.kind].gone:
        gone(task.position)
    if attempt.right or attempt.solution_shown:
        with parts.said:
            say_answer(question, attempt.marking if attempt.right else None)
        return
    asked = Asked(f"answer {epoch_of(task.item_id, attempt)}", task)
    controls(asked, on_event=lambda name: _next_event(task, name))
    if question.way is not Way.ORDER:
        st.button(words()("question-check"), key="check", on_click=_check, args=(asked,), type="primary")
    with parts.said:
        if attempt.note is not None:
            st.warning(told(attempt.note))
        if attempt.marking is not None:
            say_wrong(attempt.marking)


def _board(epoch: str, goal: AnyGoal, position: Position | None) -> BoardData | None:
    if position is not None:
        return exercise_data(words(), position, epoch, interactive=False)
    cards = WITHOUT_POSITION[goal.kind].cards
    return None if cards is None else pile_data(words(), cards(goal, library().variants), epoch)


def _next_event(task: QuestionTask, name: str) -> None:
    """Add an event if it comes next; mark the order when it is complete, or at once if the event is wrong."""
    attempt, right = task.attempt, task.question.right
    if name in attempt.order:
        # A second click, made before the page was drawn without the button.
        return
    answer = (*attempt.order, name)
    fits = answer == right[: len(answer)]
    if fits:
        attempt.order.append(name)
        attempt.marking = None
    if not fits or len(answer) == len(right):
        _mark(task, answer)


def _check(asked: Asked) -> None:
    """Mark the answer chosen now, or note that the choice is no answer."""
    answer = given_answer(asked)
    if isinstance(answer, Line):
        asked.task.attempt.note = answer
    else:
        _mark(asked.task, answer)


def _mark(task: QuestionTask, answer: Answer) -> None:
    attempt = task.attempt
    attempt.note = None
    attempt.marking = mark(task.question, answer, hints=attempt.hints)
    attempt.right = attempt.marking.right
    with changing(task.around):
        judged(task, legal=attempt.right)
