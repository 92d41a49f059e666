"""An exercise that asks for an action on the board of a trick-taking game."""

from collections.abc import Iterable
from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, with_stop, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.kits import BUTTONS, board_kit
from tutor.app.board.protocol import BoardData
from tutor.app.board.tricks.buttons import Button, action_line
from tutor.app.board.tricks.table import show_action, tricks_data
from tutor.app.board.tricks.zones import hand_cards
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.one_play import answered, cue, epoch_of, new_answer, show_board
from tutor.app.exercise.task import ActionTask, note_judged
from tutor.coach.question_hints import Rungs, action_hints
from tutor.coach.tricks.actions import judge_action, kept_line, verdict_line
from tutor.coach.tricks.asking import action_task
from tutor.content.tricks.goals import CertainGoal
from tutor.engine.cards import Card
from tutor.text import render


def one_action(task: ActionTask, parts: ExerciseParts) -> None:
    """Draw the board, judge what is done on it, and draw the feedback beside it."""
    _hear(task)
    state, asked = task.state, action_task(task.goal)
    with parts.said:
        if state.verdict is not None and not (state.solution_shown and not state.right):
            _say(task)
    with parts.task, in_its_language("task", asked):
        st.markdown(f"**{markdown(asked)}**")
    data = _data(task)
    if state.verdict is not None:
        data["cue"] = cue(right=state.verdict.right)
    show_board(data, render(words(), asked), answered(task, partial(_hear, task)))


def _hear(task: ActionTask) -> None:
    """Judge what was done on the board, if anything new was."""
    state, position = task.state, task.position
    answer = new_answer(epoch_of(task.item_id, state))
    if answer is None or state.over:
        return
    action = board_kit(position).answered(position, answer)
    if action is None:
        return
    state.verdict = judge_action(task.game, position, action, task.goal)
    state.right = state.verdict.right
    note_judged(task, legal=state.verdict.legal)


def _data(task: ActionTask) -> BoardData:
    """Return the board before the action, or once it was right the one after it."""
    state, position = task.state, task.position
    offered = [] if state.over else BUTTONS[task.game.game.name](position)
    epoch, all_open = epoch_of(task.item_id, state), isinstance(task.goal, CertainGoal)
    data = tricks_data(words(), task.game, position, epoch, offered, all_open=all_open)
    if state.right and state.verdict is not None:
        show_action(words(), data, position, state.verdict.action, state.round + 1)
    return data


def _say(task: ActionTask) -> None:
    verdict = task.state.verdict
    assert verdict is not None
    title = "feedback-title-right" if verdict.right else "feedback-title-legal"
    title = title if verdict.legal else "feedback-title-wrong"
    line = verdict_line(task.game, task.position, verdict)
    said = f"**{with_stop(words()(title))}**" + ("" if verdict.right else f" {markdown(line)}")
    draw = st.success if verdict.right else st.warning if verdict.legal else st.error
    with in_its_language("verdict", line):
        draw(said)
    if verdict.right and verdict.offence is not None:
        st.markdown(escape_markdown(render(words(), line)))
    kept = kept_line(task.position, verdict)
    if kept is not None:
        st.markdown(escape_markdown(render(words(), kept)))


def action_rungs(task: ActionTask) -> Rungs:
    """Return the hints: where to look, how much is right, a part of it, and all of it."""
    buttons = BUTTONS[task.game.game.name](task.position)
    right = tuple(action_line(buttons, text) for text in task.goal.answer)
    cards = hand_cards(task.position, task.position.turn or 0).values()
    offered = [action_line(buttons, text) for button in buttons for text in _choices(button, cards)]
    return action_hints(task.hint, right, [line for line in offered if line not in right])


def _choices(button: Button, cards: Iterable[Card]) -> list[str]:
    """List what a button does with no card or one, in notation."""
    return [button.start] if button.least == 0 else [f"{button.start} {card.code}" for card in cards]
