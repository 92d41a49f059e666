"""One exercise on a trick-taking game, an action or a question, with its hints."""

from tutor.app.board.trick_games import BUTTONS
from tutor.app.board.tricks.buttons import action_line
from tutor.app.exercise.exercise import draw_hints
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.task import ActionTask, TrickHandTask, TrickQuestionTask, TrickTask
from tutor.app.tricks.asked import asked_of_tricks
from tutor.app.tricks.one_action import one_action
from tutor.app.tricks.whole_hand import played_to_the_end
from tutor.coach.zwickern.puzzle.hints import RUNGS, Rungs, answer_lines
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
            draw_hints(_rungs(task), range(RUNGS - 1, RUNGS) if state.solution_shown else range(state.hints))


def _rungs(task: TrickTask) -> Rungs:
    """Return the hints: where to look, how many answers there are, and all of them."""
    if isinstance(task, TrickQuestionTask):
        right, all_of = task.question.right, answer_lines(task.question)
        assert task.question.look is not None
        look = task.question.look
    else:
        look = task.hint
        if isinstance(task, TrickHandTask):
            return (look,), (look,), (look,), _own_actions(task)
        buttons = BUTTONS[task.game.game.name](task.position)
        right = task.goal.answer
        all_of = tuple(action_line(buttons, text) for text in right)
    count = Line("hint-solutions", {"number": len(right)})
    return (look,), (count,), (look,), all_of


def _own_actions(task: TrickHandTask) -> tuple[Line, ...]:
    """Return what the learner does in the one way of playing the hand that its file has."""
    game, position, found = task.game.game, task.position, list[Line]()
    you = position.turn
    for text in task.goal.like:
        if position.turn == you:
            found.append(action_line(BUTTONS[game.name](position), text))
        position = game.play(position, game.read_action(position, text))
    return tuple(found)
