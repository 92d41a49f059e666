"""The marking of an answer to a question, however it was given."""

from collections.abc import Iterator

from tutor.app.base.library import library
from tutor.app.exercise.answer_controls import Asked, given_answer
from tutor.app.exercise.task import Asking, QuestionTask, note_judged
from tutor.app.visitor.redraw import changing
from tutor.coach.question import Answer, Slip, mark
from tutor.coach.tricks.slips.table import trick_slips
from tutor.coach.zwickern.questions.table import slips
from tutor.text import Line


def mark_answer(task: Asking, answer: Answer) -> None:
    """Mark an answer, and note it in the log."""
    state = task.state
    state.note = None
    state.marking = mark(task.question, answer, hints=state.hints, slips=_slips(task))
    state.right = state.marking.right
    with changing(task.around):
        note_judged(task, legal=state.right)


def _slips(task: Asking) -> Iterator[Slip]:
    """Yield the usual mistakes in an answer; nothing is worked out before a wrong answer looks for its own."""
    if isinstance(task, QuestionTask):
        return slips(task.goal, task.position, task.question, library().variants)
    return trick_slips(task.game, task.goal, task.position, task.question)


def mark_chosen(asked: Asked) -> None:
    """Mark the answer chosen now, or note that the choice is no answer."""
    answer = given_answer(asked)
    if isinstance(answer, Line):
        asked.task.state.note = answer
    else:
        mark_answer(asked.task, answer)
