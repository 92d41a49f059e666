"""A question that is answered on the board, by choosing cards of the hand."""

from functools import partial

from tutor.app.base.i18n import words
from tutor.app.board.component import messages
from tutor.app.board.zwickern.hand_options import ids_of, mark_hand, options_of, question_data, read_options
from tutor.app.exercise.marked import mark_answer
from tutor.app.exercise.one_play import BOARD, epoch_of, new_answer, show_board
from tutor.app.exercise.task import QuestionTask
from tutor.engine.zwickern import Position
from tutor.text import Line, render


def answered_in_hand(task: QuestionTask) -> None:
    """Mark the answer given on the board, if there is a new one; drop a marking once other cards are chosen."""
    attempt, position, question = task.state, _position(task), task.question
    epoch = epoch_of(task.item_id, attempt)
    answer = new_answer(epoch)
    if attempt.over:
        return
    given = None if answer is None else read_options(position, question, answer)
    if isinstance(given, Line):
        attempt.marking, attempt.note = None, given
    elif given is not None:
        mark_answer(task, given)
    newest = messages(BOARD).newest(epoch)
    # Without a message the learner comes back to the question, and finds it was left.
    chosen = None if newest is None else options_of(position, question, newest.selected)
    if newest is not None and attempt.marking is not None and attempt.marking.answer != chosen:
        attempt.marking = None


def hand_board(task: QuestionTask) -> None:
    """Draw the board of the question, with its marks once it was answered."""
    attempt, position, question = task.state, _position(task), task.question
    epoch = epoch_of(task.item_id, attempt)
    data = question_data(words(), position, question, epoch, interactive=not attempt.over)
    mark_hand(data, question, attempt.marking, over=attempt.over)
    if attempt.marking is not None and messages(BOARD).newest(epoch) is None:
        data["selected"] = ids_of(position, attempt.marking.answer)
    show_board(data, render(words(), question.ask), partial(answered_in_hand, task))


def _position(task: QuestionTask) -> Position:
    assert task.position is not None, "a question about the cards of a hand has a position"
    return task.position
