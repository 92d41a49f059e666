"""A question on a trick-taking game: its board, its options, and the feedback on the answer."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import told
from tutor.app.board.component import messages
from tutor.app.board.protocol import BoardData, ItemMark
from tutor.app.board.tricks.table import cards_data, tricks_data
from tutor.app.board.tricks.zones import hand_cards, trick_hand_id
from tutor.app.board.zwickern.hand_options import ANSWER, NONE
from tutor.app.exercise.answer_controls import Asked, controls
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.marked import mark_answer, mark_chosen
from tutor.app.exercise.one_play import BOARD, epoch_of, new_answer, show_board
from tutor.app.exercise.question_feedback import say_answer, say_wrong
from tutor.app.exercise.task import TrickQuestionTask
from tutor.content.tricks.goals import AccountGoal, PotGoal, TrickPointsGoal, WaysToPlayGoal, WhichWinsGoal
from tutor.engine.cards import CARDS
from tutor.text import Line, render


def asked_of_tricks(task: TrickQuestionTask, parts: ExerciseParts) -> None:
    """Draw a question with its board, mark the answer, and draw the feedback beside it."""
    question, state = task.question, task.state
    if question.in_hand:
        _hear(task)
    with parts.said:
        if state.over:
            say_answer(question, state.marking if state.right else None)
        elif state.note is not None:
            st.warning(told(state.note))
        elif state.marking is not None:
            say_wrong(state.marking)
    with parts.task, in_its_language("task", question.ask):
        st.markdown(f"**{told(question.ask)}**")
    with parts.table:
        show_board(_data(task), render(words(), question.ask), partial(_hear, task))
        if not (state.over or question.in_hand):
            asked = Asked(f"answer {epoch_of(task.item_id, state)}", task)
            controls(asked, on_event=lambda _: None)
            st.button(words()("question-check"), key="check", on_click=mark_chosen, args=(asked,), type="primary")


def _hear(task: TrickQuestionTask) -> None:
    """Mark the answer given on the board, if there is a new one."""
    state, position = task.state, task.position
    answer = new_answer(epoch_of(task.item_id, state))
    if answer is None or position is None or state.over or not task.question.in_hand:
        return
    cards = hand_cards(position, position.turn or 0)
    chosen = tuple(cards[one].code for one in answer.selected if one in cards)
    if bool(chosen) == (answer.action == NONE):
        state.note = Line("question-both" if chosen else "question-empty")
        return
    mark_answer(task, chosen)


def _data(task: TrickQuestionTask) -> BoardData:
    epoch, goal, position = epoch_of(task.item_id, task.state), task.goal, task.position
    if isinstance(goal, WhichWinsGoal | TrickPointsGoal):
        return cards_data(words(), CARDS[goal.turnup], [CARDS[code] for code in goal.cards], epoch)
    assert position is not None
    data = tricks_data(
        words(), task.game, position, epoch, all_open=isinstance(goal, WaysToPlayGoal | AccountGoal | PotGoal)
    )
    return _in_hand(task, data) if task.question.in_hand else data


def _in_hand(task: TrickQuestionTask, data: BoardData) -> BoardData:
    """Return the board on which cards of the hand are the answer, with their marks once it was given."""
    state, zone = task.state, data["zones"][0]
    if not state.over:
        zone["pick"] = "many"
        data["interactive"] = True
        need = trick_hand_id(task.position.turn or 0) if task.position else ""
        data["actions"] = [
            {
                "id": ANSWER,
                "label": words()("question-answer"),
                "needs": [{"zone": need, "least": 1, "less": words()("question-empty")}],
                "enter": True,
            },
            {
                "id": NONE,
                "label": words()("question-none"),
                "needs": [{"zone": need, "most": 0, "more": words()("question-both")}],
            },
        ]
        said = {"chooseCard": "question-on-board", "keys": "board-keys-answer", "actions": "question-your-answer"}
        data["words"] = {**data["words"], **{name: words()(message) for name, message in said.items()}}
    marks = _marks(task)
    for item in zone.get("items", ()):
        item["mark"] = marks.get(item["cards"][0])
    if state.marking is not None and messages(BOARD).newest(data["epoch"]) is None:
        data["selected"] = [f"c-{code}" for code in state.marking.answer]
    return data


def _marks(task: TrickQuestionTask) -> dict[str, ItemMark]:
    state, right = task.state, task.question.right
    if state.over:
        return dict.fromkeys(right, "right")
    given = () if state.marking is None else state.marking.wrongly
    return dict.fromkeys(given, "wrong")
