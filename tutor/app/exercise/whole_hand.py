"""An exercise in which a hand of a trick-taking game is played to its end, with bots on the other seats."""

from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, with_stop, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.film import film
from tutor.app.board.kits import board_kit, said_action
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.one_play import answered, cue, epoch_of, new_answer, show_board
from tutor.app.exercise.task import TrickHandTask, note_judged
from tutor.coach.kits import TRICK_KITS
from tutor.coach.question_hints import Rungs, hand_hints
from tutor.coach.tricks.actions import judge_action, verdict_line
from tutor.coach.tricks.asking import ends_line
from tutor.coach.tricks.kit import TrickPosition
from tutor.content.tricks.goals import DoGoal
from tutor.text import Line, render

_TASK = Line("goal-hand")
_PASSED = Line("tricks-hand-passed")
_LEGAL = DoGoal(kind="do", what="allowed", answer=())


def played_to_the_end(task: TrickHandTask, parts: ExerciseParts) -> None:
    """Draw the board, do what the learner does and let the bots follow, and say at the end who has won and lost."""
    state, you = task.state, _you(task)
    if not state.actions:
        state.actions += _bots(task, task.position)
    _hear(task)
    positions = _positions(task)
    position = positions[-1]
    with parts.said:
        _say(task, position)
    with parts.task, in_its_language("task", _TASK):
        st.markdown(f"**{markdown(_TASK)}**")
    kit, epoch = board_kit(position), epoch_of(task.item_id, state)
    data = (kit.over if state.over else kit.seen_from)(words(), position, you, epoch, False)
    actions = [task.game.game.read_action(*one) for one in zip(positions, state.actions, strict=False)]
    seen = kit.noticed(positions[state.last :], actions[state.last :], you)
    data["film"] = film(state.last, kit.frames(words(), seen, state.last, you, data, False), data)
    if state.refused is not None or state.right:
        data["cue"] = cue(right=state.right)
    show_board(data, render(words(), _TASK), answered(task, partial(_hear, task)))


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
        action = TRICK_KITS[game.name].bot.greedy(game.seen_by(position, position.turn))
        actions.append(game.write_action(position, action))
        position = game.play(position, action)
    return actions


def _hear(task: TrickHandTask) -> None:
    """Do what was done on the board, if anything new was and it is legal."""
    state = task.state
    answer = new_answer(epoch_of(task.item_id, state))
    position = _positions(task)[-1]
    if answer is None or state.over or position.turn != _you(task):
        return
    action = board_kit(position).answered(position, answer)
    if action is None:
        return
    verdict = judge_action(task.game, position, action, _LEGAL)
    state.refused = None if verdict.legal else verdict
    if not verdict.legal:
        note_judged(task, legal=False)
        return
    state.last = len(state.actions)
    state.actions.append(task.game.game.write_action(position, action))
    position = task.game.game.play(position, action)
    state.actions += _bots(task, position)
    end = _positions(task)[-1]
    if task.game.game.is_over(end):
        # A learner who drops out has not played to the end.
        state.right = end.stays[_you(task)] is not False
        note_judged(task, legal=True)


def _say(task: TrickHandTask, position: TrickPosition) -> None:
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
