"""The marking of an answer to a question, however it was given."""

from tutor.app.exercise.answer_controls import Asked, given_answer
from tutor.app.exercise.task import Asking
from tutor.app.visitor.attempts import note_judged
from tutor.app.visitor.redraw import changing
from tutor.coach.question import Answer, mark
from tutor.text import Line


def mark_answer(task: Asking, answer: Answer) -> None:
    """Mark an answer, and note it in the log."""
    state = task.state
    state.note = None
    state.marking = mark(task.question, answer, hints=state.hints)
    state.right = state.marking.right
    with changing(task.around):
        note_judged(task, legal=state.right)


def mark_chosen(asked: Asked) -> None:
    """Mark the answer chosen now, or note that the choice is no answer."""
    answer = given_answer(asked)
    if isinstance(answer, Line):
        asked.task.state.note = answer
    else:
        mark_answer(asked.task, answer)
