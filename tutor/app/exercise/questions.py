"""An exercise that is a question: its board, its options, and the feedback on the answer."""

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.library import library
from tutor.app.base.markdown import told
from tutor.app.board.protocol import BoardData
from tutor.app.board.zwickern.table import exercise_data, pile_data
from tutor.app.exercise.answer_controls import Asked, controls
from tutor.app.exercise.hand_question import answered_in_hand, hand_board
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.marked import mark_answer, mark_chosen
from tutor.app.exercise.one_play import epoch_of, show_board, show_gone_cards
from tutor.app.exercise.question_feedback import say_answer, say_wrong
from tutor.app.exercise.task import QuestionTask
from tutor.app.visitor.exercise_states import QuestionState
from tutor.app.visitor.redraw import send_now
from tutor.coach.question import Question, Way
from tutor.coach.zwickern.questions.table import ABOUT_POSITIONS, WITHOUT_POSITION
from tutor.content.zwickern.questions import AnyGoal
from tutor.engine.zwickern import Position
from tutor.text import render


def question_exercise(task: QuestionTask, parts: ExerciseParts) -> None:
    """Draw a question with its board, mark the answer, and draw the feedback beside it."""
    question, state = task.question, task.state
    if question.in_hand:
        answered_in_hand(task)
    with parts.said:
        # Drawn first, because the learner is waiting for it.
        _say(question, state)
    send_now()
    with parts.task, in_its_language("task", question.ask):
        st.markdown(f"**{told(question.ask)}**")
    if question.in_hand:
        hand_board(task)
    else:
        data = _board(epoch_of(task.item_id, state), task.goal, task.position)
        if data is not None:
            show_board(data, render(words(), question.ask))
    if task.position is not None and ABOUT_POSITIONS[task.goal.kind].gone:
        show_gone_cards(task.position)
    if not (state.over or question.in_hand):
        _widgets(task)


def _say(question: Question, state: QuestionState) -> None:
    if state.over:
        say_answer(question, state.marking if state.right else None)
        return
    if state.note is not None:
        st.warning(told(state.note))
    if state.marking is not None:
        say_wrong(state.marking)


def _widgets(task: QuestionTask) -> None:
    """Draw the widgets for an answer that is not on the board."""
    asked = Asked(f"answer {epoch_of(task.item_id, task.state)}", task)
    controls(asked, on_event=lambda name: _next_event(task, name))
    if task.question.way is not Way.ORDER:
        st.button(words()("question-check"), key="check", on_click=mark_chosen, args=(asked,), type="primary")


def _board(epoch: str, goal: AnyGoal, position: Position | None) -> BoardData | None:
    if position is not None:
        return exercise_data(words(), position, epoch, interactive=False)
    cards = WITHOUT_POSITION[goal.kind].cards
    return None if cards is None else pile_data(words(), cards(goal, library().variants), epoch)


def _next_event(task: QuestionTask, name: str) -> None:
    """Add an event if it comes next; mark the order when it is complete, or at once if the event is wrong."""
    state, right = task.state, task.question.right
    if name in state.order:
        # A second click, made before the page was drawn without the button.
        return
    answer = (*state.order, name)
    fits = answer == right[: len(answer)]
    if fits:
        state.order.append(name)
        state.marking = None
    if not fits or len(answer) == len(right):
        mark_answer(task, answer)
