"""Exercises on the board of a trick-taking game: one action, or a hand played to its end against bots."""

from collections.abc import Iterable
from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, with_stop, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.film import film
from tutor.app.board.kits import board_kit, said_action
from tutor.app.board.protocol import BoardData
from tutor.app.board.tricks.table import show_action, tricks_data
from tutor.app.board.tricks.zones import hand_cards
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.one_play import answered, cue, epoch_of, new_answer, show_exercise, tried_play
from tutor.app.exercise.praise import praised
from tutor.app.exercise.task import ActionTask, TrickHandTask, note_judged
from tutor.coach.question_hints import Rungs, action_hints, hand_hints
from tutor.coach.tricks.actions import judge_action, kept_line, verdict_line
from tutor.coach.tricks.asking import action_task, ends_line
from tutor.coach.tricks.buttons import Button, action_line
from tutor.coach.tricks.kit import TrickPosition
from tutor.content.tricks.goals import CertainGoal
from tutor.engine.cards import Card
from tutor.text import Line, render

_TASK = Line("goal-hand")
_PASSED = Line("tricks-hand-passed")


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
    show_exercise(task, data, asked, answered(task, partial(_hear, task)))


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
    offered = [] if state.over else task.game.buttons(position)
    epoch, all_open = epoch_of(task.item_id, state), isinstance(task.goal, CertainGoal)
    data = tricks_data(words(), task.game, position, epoch, offered, all_open=all_open)
    if state.right and state.verdict is not None:
        show_action(words(), data, position, state.verdict.action, state.round + 1)
    return data


def _say(task: ActionTask) -> None:
    verdict = task.state.verdict
    assert verdict is not None
    title = "feedback-title-legal" if verdict.legal else "feedback-title-wrong"
    line = verdict_line(task.game, task.position, verdict)
    said = praised(task.item_id) if verdict.right else f"**{with_stop(words()(title))}** {markdown(line)}"
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
    buttons = task.game.buttons(task.position)
    right = tuple(action_line(buttons, text) for text in task.goal.answer)
    cards = hand_cards(task.position, task.position.turn or 0).values()
    offered = [action_line(buttons, text) for button in buttons for text in _choices(button, cards)]
    return action_hints(task.hint, right, [line for line in offered if line not in right])


def _choices(button: Button, cards: Iterable[Card]) -> list[str]:
    """List what a button does with no card or one, in notation."""
    return [button.start] if button.least == 0 else [f"{button.start} {card.code}" for card in cards]


def played_to_the_end(task: TrickHandTask, parts: ExerciseParts) -> None:
    """Draw the board, do what the learner does and let the bots follow, and say at the end who has won and lost."""
    state, you = task.state, _you(task)
    if not state.actions:
        state.actions += _bots(task, task.position)
    _hear_in_hand(task)
    positions = _positions(task)
    position = positions[-1]
    with parts.said:
        _say_of_hand(task, position)
    with parts.task, in_its_language("task", _TASK):
        st.markdown(f"**{markdown(_TASK)}**")
    kit, epoch = board_kit(position), epoch_of(task.item_id, state)
    data = (kit.over if state.over else kit.seen_from)(words(), position, you, epoch, False)
    actions = [task.game.game.read_action(*one) for one in zip(positions, state.actions, strict=False)]
    seen = kit.noticed(positions[state.last :], actions[state.last :], you)
    data["film"] = film(state.last, kit.frames(words(), seen, state.last, you, data, False), data)
    if state.refused is not None or state.right:
        data["cue"] = cue(right=state.right)
    show_exercise(task, data, _TASK, answered(task, partial(_hear_in_hand, task)))


def _you(task: TrickHandTask) -> int:
    assert task.position.turn is not None
    return task.position.turn


def _positions(task: TrickHandTask) -> list[TrickPosition]:
    """Return the position before each action, and the last one."""
    game, positions = task.game.game, [task.position]
    for text in task.state.actions:
        positions.append(game.play(positions[-1], game.read_action(positions[-1], text)))
    return positions


def _bots(task: TrickHandTask, position: TrickPosition) -> list[str]:
    """Return what the bots do up to the next decision of the learner, or to the end."""
    game, you, actions = task.game.game, _you(task), list[str]()
    while position.turn not in (None, you):
        assert position.turn is not None
        action = task.game.bot.greedy(game.seen_by(position, position.turn))
        actions.append(game.write_action(position, action))
        position = game.play(position, action)
    return actions


def _hear_in_hand(task: TrickHandTask) -> None:
    """Do what was done on the board, if anything new was and it is legal."""
    state = task.state
    answer = new_answer(epoch_of(task.item_id, state))
    position = _positions(task)[-1]
    if answer is None or state.over or position.turn != _you(task):
        return
    tried = tried_play(position, answer)
    if tried is None:
        return
    state.refused = None if tried.legal else tried.verdict
    if not tried.legal:
        note_judged(task, legal=False)
        return
    state.last = len(state.actions)
    state.actions.append(tried.line)
    state.actions += _bots(task, task.game.game.play(position, tried.action))
    end = _positions(task)[-1]
    if task.game.game.is_over(end):
        # A learner who drops out has not played to the end.
        state.right = end.stays[_you(task)] is not False
        note_judged(task, legal=True)


def _say_of_hand(task: TrickHandTask, position: TrickPosition) -> None:
    state = task.state
    if state.right:
        line = ends_line(task.game, position)
        with in_its_language("verdict", line):
            st.success(f"**{with_stop(words()('tricks-hand-over'))}** {escape_markdown(render(words(), line))}")
    elif task.game.game.is_over(position):
        st.warning(f"{markdown(_PASSED)} {markdown(ends_line(task.game, position))}")
    elif state.refused is not None:
        line = verdict_line(task.game, position, state.refused)
        with in_its_language("verdict", line):
            st.error(f"**{with_stop(words()('feedback-title-wrong'))}** {markdown(line)}")


def hand_rungs(task: TrickHandTask) -> Rungs:
    """Return the hints: where to look, then what the learner does in the one way of playing that the file has."""
    game, position, actions = task.game.game, task.position, list[Line]()
    for text in task.goal.like:
        if position.turn == _you(task):
            actions.append(said_action(position, text))
        position = game.play(position, game.read_action(position, text))
    return hand_hints(task.hint, tuple(actions))
