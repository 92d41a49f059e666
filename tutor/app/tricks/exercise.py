"""One exercise on a trick-taking game, an action or a question, with its hints."""

from collections.abc import Iterable

import streamlit as st

from tutor.app.base.markdown import told
from tutor.app.board.kits import BUTTONS
from tutor.app.board.tricks.buttons import Button, action_line
from tutor.app.board.tricks.zones import hand_cards
from tutor.app.exercise.exercise import draw_hints
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.task import ActionTask, TrickHandTask, TrickQuestionTask, TrickTask
from tutor.app.tricks.asked import asked_of_tricks
from tutor.app.tricks.one_action import one_action
from tutor.app.tricks.whole_hand import played_to_the_end
from tutor.coach.question_hints import RUNGS, Rungs, action_hints, hand_hints, question_hints
from tutor.coach.tricks.game import TrickPosition
from tutor.coach.tricks.results import trick_lines
from tutor.engine.cards import Card
from tutor.text import Line


def trick_exercise(task: TrickTask, parts: ExerciseParts) -> None:
    """Draw an exercise, judge the answers to it, and draw the hints that were asked for."""
    if isinstance(task, ActionTask):
        one_action(task, parts)
    elif isinstance(task, TrickHandTask):
        played_to_the_end(task, parts)
    else:
        asked_of_tricks(task, parts)
    state = task.state
    if state.hints and not state.right:
        with parts.said:
            draw_hints(trick_hints(task), range(RUNGS - 1, RUNGS) if state.solution_shown else range(state.hints))


def draw_earlier_tricks(position: TrickPosition | None) -> None:
    """Draw what was played to the tricks before, of which the board shows only who has won them."""
    for line in trick_lines(position) if position is not None else []:
        st.markdown(told(line))


def trick_hints(task: TrickTask) -> Rungs:
    """Return the hints: where to look, how much is right, a part of it, and all of it."""
    if isinstance(task, TrickQuestionTask):
        return question_hints(task.question)
    if isinstance(task, TrickHandTask):
        return hand_hints(task.hint, _own_actions(task))
    buttons = BUTTONS[task.game.game.name](task.position)
    right = tuple(action_line(buttons, text) for text in task.goal.answer)
    cards = hand_cards(task.position, task.position.turn or 0).values()
    offered = [action_line(buttons, text) for one in buttons for text in _choices(one, cards)]
    return action_hints(task.hint, right, [line for line in offered if line not in right])


def _choices(button: Button, cards: Iterable[Card]) -> list[str]:
    """List what a button does with no card or one, in notation."""
    return [button.start] if button.least == 0 else [f"{button.start} {card.code}" for card in cards]


def _own_actions(task: TrickHandTask) -> tuple[Line, ...]:
    """Return what the learner does in the one way of playing the hand that its file has."""
    game, position, found = task.game.game, task.position, list[Line]()
    you = position.turn
    for text in task.goal.like:
        if position.turn == you:
            found.append(action_line(BUTTONS[game.name](position), text))
        position = game.play(position, game.read_action(position, text))
    return tuple(found)
