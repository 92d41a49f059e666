"""The exercise of a step or a puzzle on a trick-taking game, put together for its page."""

from dataclasses import replace
from functools import partial

from tutor.app.exercise.task import ActionTask, OnBoard, TrickHandTask, TrickQuestionTask, TrickTask
from tutor.app.visitor.attempts import was_solved
from tutor.coach.question import Question
from tutor.coach.tricks.game import TaughtGame, TrickPosition
from tutor.content.tricks.goals import AboutTricks, ActionGoal, HandGoal
from tutor.text import Line


def trick_task(
    item_id: str,
    variant: str,
    game: TaughtGame,
    position: TrickPosition | None,
    question: Question | None,
    goal: AboutTricks,
    hint: Line,
) -> TrickTask:
    """Return the exercise of a goal; `hint` says where to look, also beside a question."""
    noted = partial(was_solved, item_id)
    if isinstance(goal, ActionGoal | HandGoal):
        assert position is not None
        on_board: OnBoard = {
            "item_id": item_id,
            "variant": variant,
            "around": noted,
            "game": game,
            "position": position,
            "hint": hint,
        }
        if isinstance(goal, HandGoal):
            return TrickHandTask(goal=goal, **on_board)
        return ActionTask(goal=goal, **on_board)
    assert question is not None
    return TrickQuestionTask(
        item_id=item_id,
        variant=variant,
        around=noted,
        goal=goal,
        game=game,
        position=position,
        question=replace(question, look=hint),
    )
