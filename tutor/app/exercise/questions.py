"""An exercise that is a question: its board, its options, and the feedback on the answer."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import markdown
from tutor.app.board.component import messages
from tutor.app.board.protocol import BoardData
from tutor.app.board.table_options import (
    ask_on_table,
    ids_of,
    is_chosen,
    lay_in_order,
    mark_options,
    read_options,
    turn_up,
    worthless,
)
from tutor.app.exercise.answer_controls import Asked, controls, is_given, mark_answer, mark_chosen
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.one_play import BOARD, epoch_of, new_answer, show_exercise, show_gone_cards
from tutor.app.exercise.praise import praised
from tutor.app.exercise.question_feedback import say_answer, say_wrong
from tutor.app.exercise.task import QuestionTask
from tutor.app.visitor.redraw import send_now
from tutor.coach.question import On, Question
from tutor.engine.cards import CARDS
from tutor.text import Line, Listed


def question_exercise(task: QuestionTask, parts: ExerciseParts) -> None:
    """Draw a question with its board, mark the answer, and draw the feedback beside it."""
    question, state = task.question, task.state
    if task.on_table:
        _hear(task)
    with parts.said:
        # Drawn first, because the learner is waiting for it.
        _say(task)
        # Where there is a table, the answers to choose from are beside it.
        beside = parts.table if task.board is None else st.container(key="answers")
    send_now()
    with parts.task, in_its_language("task", question.ask):
        st.markdown(f"**{markdown(question.ask)}**")
    if task.on_table:
        _draw_table(task)
    elif task.board is not None:
        # The answers are below the table on a phone.
        show_exercise(task, {**_board(task), "low": True}, question.ask)
    if task.gone is not None:
        show_gone_cards(task.gone)
    if not (state.over or task.on_table):
        with beside:
            _widgets(task)


def _say(task: QuestionTask) -> None:
    question, state = task.question, task.state
    if state.over:
        if state.right and state.marking is not None:
            say_answer(question, state.marking, praised(task.item_id))
        else:
            say_answer(question)
        return
    if state.note is not None:
        st.warning(markdown(state.note))
    if state.marking is not None:
        say_wrong(state.marking)


def _board(task: QuestionTask) -> BoardData:
    assert task.board is not None
    return task.board(words(), epoch_of(task.item_id, task.state))


def _hear(task: QuestionTask) -> None:
    """Mark the answer given on the board, if there is a new one; drop a marking once something else is chosen."""
    state, question, epoch = task.state, task.question, epoch_of(task.item_id, task.state)
    answer = new_answer(epoch)
    if state.over:
        return
    data = _board(task)
    given = None if answer is None else read_options(data, question, answer)
    if isinstance(given, Line):
        state.marking, state.note = None, given
    elif given is not None and answer is not None:
        mark_answer(task, given, _worthless(data, question, answer.selected))
    newest = messages(BOARD).newest(epoch)
    # Without a message the learner comes back to the question as it was left.
    marking = state.marking
    if newest is not None and marking is not None and not is_chosen(data, question, marking.answer, newest):
        state.marking = None


def _worthless(data: BoardData, question: Question, selected: Sequence[str]) -> Line | None:
    """Name the cards of a pile that were turned up although they have no points; None if there are none."""
    if question.on is not On.PILE:
        return None
    cards = tuple(CARDS[item["cards"][0]] for item in worthless(data, selected))
    return Line("slip-pile-nothing", {"cards": Listed(cards), "count": len(cards)}) if cards else None


def _draw_table(task: QuestionTask) -> None:
    """Draw the board of a question that is answered on it, with its marks once it was answered."""
    state, question, data = task.state, task.question, _board(task)
    ask_on_table(words(), data, question, interactive=not state.over)
    newest = messages(BOARD).newest(data["epoch"])
    if question.on is On.PILE:
        selected = () if newest is None else newest.selected
        turn_up(data, question, selected, wrong=state.marking is not None and not state.right, over=state.over)
    elif question.on is On.ORDER:
        lay_in_order(data, question, state.marking, over=state.over)
    else:
        mark_options(data, question, state.marking, over=state.over)
        if state.marking is not None and newest is None:
            data["selected"] = ids_of(data, question, state.marking.answer)
    show_exercise(task, data, question.ask, partial(_hear, task))


def _widgets(task: QuestionTask) -> None:
    """Draw the widgets for an answer that is not on the board."""
    asked = Asked(f"answer {epoch_of(task.item_id, task.state)}", task)
    controls(asked)
    # It is the way on once there is an answer.
    st.button(
        words()("question-check"),
        key="check",
        on_click=mark_chosen,
        args=(asked,),
        type="primary" if is_given(asked) else "secondary",
    )
