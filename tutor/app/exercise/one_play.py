"""An exercise whose answer is one play on the board, and the board that all exercises share."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol

import streamlit as st

from tutor.app.base.components import nothing
from tutor.app.base.i18n import in_its_language, with_stop, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.board.component import BoardAnswer, board, messages
from tutor.app.board.film import film, frame_of
from tutor.app.board.kits import board_kit
from tutor.app.board.protocol import BoardData, Cue, Look
from tutor.app.board.zwickern.actions import answered_play
from tutor.app.board.zwickern.film import play_frames
from tutor.app.board.zwickern.in_words import spoken
from tutor.app.board.zwickern.table import addressed, exercise_data, show_play
from tutor.app.board.zwickern.tried import show_tried
from tutor.app.exercise.feedback import feedback
from tutor.app.exercise.layout import ExerciseParts
from tutor.app.exercise.praise import praised
from tutor.app.exercise.task import PlayTask, Task, note_judged
from tutor.app.visitor.exercise_states import BoardState, ExerciseState, PlayState
from tutor.app.visitor.look import look
from tutor.app.visitor.redraw import redraw_if_changed
from tutor.app.visitor.session import session
from tutor.catalogue.branches import Branch
from tutor.coach.kits import KITS, TRICK_KITS
from tutor.coach.tricks.actions import ActionVerdict, judge_action, verdict_line
from tutor.coach.zwickern.goals.table import GOALS, counts_points, solutions
from tutor.coach.zwickern.goals.table import task as task_line
from tutor.coach.zwickern.verdict.judge import Verdict, judge
from tutor.content.tricks.goals import DoGoal
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, Reading, write_play
from tutor.text import Line, Listed, Words, render

BOARD = "board"
_LEGAL = DoGoal(kind="do", what="allowed", answer=())


def one_play(
    task: PlayTask, parts: ExerciseParts, asked: Line | None = None, say: Callable[[Verdict], None] | None = None
) -> None:
    """Draw the board of an exercise, judge the play made on it, and draw the feedback beside it.

    A page may ask in words of its own, and `say` what it has to say of a verdict.
    """
    # In a browser the callback of the board has already judged the play; without one it is judged here.
    _hear(task)
    state, position, goal = task.state, task.position, task.goal
    shown = solutions(position, goal)[:1] if state.solution_shown and not state.right else ()
    asked = asked or task_line(position, goal)
    with parts.said:
        # Drawn first, because the learner is waiting for it.
        if state.exploring:
            _explored(state)
        elif state.verdict is not None and not shown:
            if say is None:
                feedback(state.verdict, praise=praised(task.item_id) if state.right else None)
            else:
                say(state.verdict)
    with parts.task, in_its_language("task", asked):
        st.markdown(f"**{markdown(asked)}**")
    data = _bare(task) if state.exploring else _data(task, shown)
    judgement = state.explored if state.exploring else state.verdict
    if judgement is not None:
        data["cue"] = cue(right=judgement.right)
    show_exercise(task, data, asked, answered(task, partial(_hear, task)))
    if GOALS[goal.kind].gone:
        show_gone_cards(position)


def _hear(task: PlayTask) -> None:
    """Judge the play made on the board, if there is a new one."""
    state, position, goal = task.state, task.position, task.goal
    play = new_play(epoch_of(task.item_id, state), position)
    if play is not None and state.exploring:
        state.explored = judge(position, Reading(play), goal)
    elif play is not None:
        state.verdict = judge(position, Reading(play), goal, hints=state.hints)
        state.right = state.verdict.right
        note_judged(task, legal=state.verdict.legal)


def show_exercise(task: Task, data: BoardData, asked: Line, on_answer: Callable[[], None] = nothing) -> None:
    """Draw the board of an exercise; once it is over its rail has keys of the page."""
    if task.state.over:
        data["rail"] = True
    show_board(data, render(words(), asked), on_answer)


def answered(task: Task, hear: Callable[[], None]) -> Callable[[], None]:
    """Return the callback for an answer of the board: it calls `hear`, and has every part that this changes redrawn."""

    def heard() -> None:
        with redraw_if_changed(task.around):
            hear()

    return heard


def _explored(state: PlayState) -> None:
    """Draw the feedback on a play tried after the exercise is over, or the invitation to try one."""
    if state.explored is None:
        st.info(escape_markdown(words()("explore-about")))
    else:
        feedback(state.explored)


def show_gone_cards(position: Position) -> None:
    """Draw the list of the cards won so far, which all have seen, but of which the board shows only piles."""
    won = [card for pile in position.won for card in pile.cards]
    cards = tuple(sorted(won, key=position.rules.pack.index))
    if cards:
        with st.container(key="gone"):
            st.markdown(markdown(Line("question-gone", {"cards": Listed(cards)})))


def epoch_of(item_id: str, state: ExerciseState) -> str:
    """Return the name of the present board of an exercise; it changes with each round and while exploring."""
    exploring = isinstance(state, BoardState) and state.exploring
    return f"{item_id}#{state.round}{'+' if exploring else ''}"


def first_epoch(item_id: str) -> str:
    """Return the name of the board of an exercise that has just begun."""
    return epoch_of(item_id, PlayState())


def new_play(epoch: str, position: Position) -> Play | None:
    """Return the play of a new answer of the board; None without one, or if it belongs to another epoch."""
    answer = new_answer(epoch)
    return None if answer is None else answered_play(position, answer)


class _Judging(Protocol):
    """The record of a page that keeps the verdict on the last play of a branch."""

    verdict: Verdict | None


def line_on_branch(page: _Judging, epoch: str, found: Branch) -> str | None:
    """Return in notation the legal play that the board has just sent at the end of a branch, None without one.

    The page keeps the verdict on the play, legal or not.
    """
    play = None if found.over else new_play(epoch, found.position)
    if play is None:
        return None
    page.verdict = verdict_on(found.position, play)
    return write_play(found.position, play) if page.verdict is not None and page.verdict.legal else None


def new_answer(epoch: str) -> BoardAnswer | None:
    """Return a new answer of the board; None without one, or if it belongs to another epoch."""
    answer = messages(BOARD).answer
    if answer is None or answer.seq <= session().exercises.last_seq:
        return None
    session().exercises.last_seq = answer.seq
    return answer if answer.epoch == epoch else None


def cue(*, right: bool) -> Cue:
    """Return the sound for the answer that was judged last."""
    return {"number": session().exercises.last_seq, "sound": "right" if right else "wrong"}


class TriedPlay(NamedTuple):
    """An action heard on the board, in notation and as it is, and whether it is legal.

    `verdict` is the judgement of it, None where the table is too large to judge.
    """

    line: str
    action: Any
    legal: bool
    verdict: Any


def tried_play(position: Any, answer: BoardAnswer) -> TriedPlay | None:
    """Judge an answer of the board in any game; None if it stands for no action.

    If the table is too large, it draws a warning.
    """
    game, seen = KITS[position.rules.game].game, _seen(position)
    action = board_kit(seen).answered(seen, answer)
    if action is None:
        return None
    kit = TRICK_KITS.get(game.name)
    verdict = verdict_on(seen, action) if kit is None else judge_action(kit, seen, action, _LEGAL)
    return TriedPlay(game.write_action(seen, action), action, verdict is not None and verdict.legal, verdict)


def say_refused(position: Any, verdict: Verdict | ActionVerdict) -> None:
    """Draw why an action at a position is not legal."""
    if isinstance(verdict, Verdict):
        feedback(verdict)
    else:
        line = verdict_line(TRICK_KITS[position.rules.game], _seen(position), verdict)
        st.error(f"**{with_stop(words()('feedback-title-wrong'))}** {markdown(line)}")


def _seen(position: Any) -> Any:
    """Return a position without what others hold, which takes no part in what is said."""
    return KITS[position.rules.game].game.seen_by(position, position.turn)


def verdict_on(position: Position, play: Play) -> Verdict | None:
    """Return the verdict on a play without a goal; if the table is too large, draw a warning and return None."""
    try:
        return judge(position, Reading(play))
    except TooMuchWorkError:
        st.warning(escape_markdown(words()("verdict-too-large")))
        return None


def show_board(data: BoardData, said: str = "", on_answer: Callable[[], None] = nothing) -> None:
    """Draw the board that all exercises share; a screen reader speaks `said` when the board is a new one."""
    complete_board(words(), data, said, look())
    board(data, key=BOARD, on_answer=on_answer)


def complete_board(say: Words, data: BoardData, said: str, shown: Look) -> None:
    """Add to the data of a board what all boards have: what is spoken, its place, its look, and it in words."""
    data["said"] = said
    data["place"] = data["epoch"].rpartition("#")[0]
    data["look"] = shown
    if "lines" not in data:
        data["lines"] = spoken(say, data)


def _bare(task: PlayTask) -> BoardData:
    """Return the board of the exercise as it is before the play."""
    state = task.state
    epoch = epoch_of(task.item_id, state)
    opened = GOALS[task.goal.kind].open
    active = state.exploring or not state.over
    return exercise_data(
        words(), task.position, epoch, interactive=active, plays=task.plays, builds=task.builds, opened=opened
    )


def _data(task: PlayTask, shown: tuple[Play, ...]) -> BoardData:
    """Return the board of the exercise; once it is solved, or the solution is shown, the one after that play.

    Its film shows the play, and what it takes stays in its groups. Each round has a number, as each play of a game has.
    """
    state, position = task.state, addressed(words(), task.position, task.position.turn)
    verdict, data = state.verdict, _bare(task)
    made = shown[0] if shown else verdict.play if verdict is not None and state.right else None
    points = counts_points(position, task.goal)
    frames = [] if made is None else play_frames(words(), data, position, made, state.round + 1, points=points)
    if made is None and verdict is not None:
        show_tried(words(), data, verdict)
    if made is not None:
        show_play(words(), data, position, made, points=points, kept=True)
        if "groups" in data:
            # What was taken is not seen to leave.
            frames = frames[:1]
    if state.seen_again:
        # The cards go back to where they were first.
        frames = [frame_of(_bare(task), state.round + 1), *frames]
    data["film"] = film(state.round, frames, data)
    if state.seen_again:
        data["film"]["again"] = f"{data['epoch']} {state.seen_again}"
    return data
