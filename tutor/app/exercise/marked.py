"""The marking of an answer to a question, however it was given."""

from tutor.app.exercise.task import QuestionTask
from tutor.app.visitor.attempts import note_judged
from tutor.app.visitor.redraw import changing
from tutor.coach.question import Answer, mark


def marked(task: QuestionTask, answer: Answer) -> None:
    """Mark an answer, and note it in the log."""
    attempt = task.state
    attempt.note = None
    attempt.marking = mark(task.question, answer, hints=attempt.hints)
    attempt.right = attempt.marking.right
    with changing(task.around):
        note_judged(task, legal=attempt.right)
