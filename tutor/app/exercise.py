"""One exercise on the board, for lessons and puzzles: the try is judged, and the verdict shown below."""

from collections.abc import Sequence

import streamlit as st

from tutor.app.address import go_to
from tutor.app.board import board, messages
from tutor.app.shared import plain, told, words
from tutor.app.state import Attempt, show_solution, start_again, visit
from tutor.app.table import exercise_data, groups_of, read_answer, show_play
from tutor.coach.explain import help_line, missed_lines, play_line, sentence, split_lines
from tutor.coach.goals import solutions, task
from tutor.coach.judge import Verdict, judge
from tutor.content.models import Goal
from tutor.engine.zwickern.legality import split_of
from tutor.engine.zwickern.moves import Capture, Move, is_zwick
from tutor.engine.zwickern.notation import Reading
from tutor.engine.zwickern.position import Position

BOARD = "board"
_MOST_SHOWN = 30


def exercise(item_id: str, position: Position, goal: Goal, *, tell_missed: bool) -> Attempt:
    """Show an exercise and judge what is tried; `tell_missed` opens what a legal answer missed at once."""
    attempt = visit().attempt(item_id)
    epoch = f"{item_id}#{attempt.round}"
    _judge_new_answer(epoch, position, goal, attempt)
    answers = solutions(position, goal) if attempt.solution_shown else ()
    st.markdown(f"**{told(task(position, goal))}**")
    _board(epoch, position, attempt, answers)
    if answers:
        _solutions(position, answers)
    elif attempt.verdict is not None:
        feedback(attempt.verdict, tell_missed=tell_missed)
    return attempt


def exercise_buttons(item_id: str, attempt: Attempt) -> None:
    """The buttons for another try and for the solution; they keep their places."""
    done = attempt.solution_shown or attempt.verdict is not None
    with st.container(horizontal=True):
        st.button(
            words()("learn-again"),
            key="again",
            on_click=start_again,
            args=(item_id,),
            disabled=not done,
            width="stretch",
        )
        st.button(
            words()("learn-show"),
            key="solution",
            on_click=show_solution,
            args=(item_id,),
            disabled=attempt.solution_shown,
            width="stretch",
        )


def step_buttons(key: str, ids: Sequence[str], number: int, back: str, forward: str, *, solved: bool) -> None:
    """The buttons to the step before and after; nobody is kept from going on."""
    last = number + 1 == len(ids)
    with st.container(horizontal=True):
        st.button(
            back,
            key=f"previous-{key}",
            on_click=go_to,
            args=(key, ids[max(0, number - 1)]),
            disabled=number == 0,
            width="stretch",
        )
        st.button(
            forward,
            key=f"next-{key}",
            on_click=go_to,
            args=(key, ids[min(len(ids) - 1, number + 1)]),
            disabled=last,
            type="primary" if solved and not last else "secondary",
            width="stretch",
        )


def _judge_new_answer(epoch: str, position: Position, goal: Goal, attempt: Attempt) -> None:
    """Judge an answer that has not been judged; one that was made on another board is let pass."""
    answer = messages(BOARD).answer
    if answer is None or answer.seq <= visit().last_seq:
        return
    visit().last_seq = answer.seq
    if answer.epoch != epoch:
        return
    move = read_answer(position, answer)
    if move is not None:
        attempt.verdict = judge(position, Reading(move), goal)
        attempt.solved = attempt.solved or attempt.verdict.right


def _board(epoch: str, position: Position, attempt: Attempt, answers: tuple[Move, ...]) -> None:
    verdict = attempt.verdict
    right = verdict is not None and verdict.right
    data = exercise_data(words(), position, epoch, interactive=not right and not answers)
    data["place"] = epoch.rpartition("#")[0]
    split = verdict.split if right and verdict is not None else None
    if answers and isinstance(answers[0], Capture):
        split = split_of(position.rules, answers[0])
    if split is not None:
        data["groups"] = groups_of(words(), position, split)
    made = answers[0] if answers else verdict.move if right and verdict is not None else None
    if made is not None:
        show_play(words(), data, position, made)
    board(data, key=BOARD, on_answer=_nothing)


def _nothing() -> None:
    # The answer is read where the page needs it; a callback must be there for the state to be kept.
    return None


def feedback(verdict: Verdict, *, tell_missed: bool) -> None:
    """The verdict in words: one sentence first, the proof and what was missed below."""
    title = words()("feedback-title-right" if verdict.right else "feedback-title-legal")
    if not verdict.legal:
        title = words()("feedback-title-wrong")
    text = f"**{title}.** {told(sentence(verdict))}"
    show = st.success if verdict.right else st.warning if verdict.legal else st.error
    show(text)
    helping = help_line(verdict)
    if helping is not None:
        with st.expander(words()("feedback-repair-title")):
            st.markdown(told(helping))
    if verdict.legal:
        _found(verdict)
        _missed(verdict, opened=tell_missed and not verdict.right)


def _found(verdict: Verdict) -> None:
    if verdict.split is None:
        return
    lines = [plain(words()("verdict-points", cards=verdict.cards, points=verdict.points))]
    if any(len(group) > 1 for group in verdict.split.groups):
        lines.insert(0, " · ".join(told(line) for line in split_lines(verdict.position.rules, verdict.split)))
    st.markdown("  \n".join(lines))


def _missed(verdict: Verdict, *, opened: bool) -> None:
    lines = [told(line) for line in missed_lines(verdict)]
    if not verdict.missed:
        st.markdown("  \n".join(lines))
        return
    with st.expander(lines[-1], expanded=opened):
        if lines[:-1]:
            st.markdown("  \n".join(lines[:-1]))
        for move in verdict.missed[:_MOST_SHOWN]:
            zwick = is_zwick(verdict.position, move)
            play = told(play_line(verdict.position, move))
            st.markdown("- " + words()("missed-line-zwick" if zwick else "missed-line", play=play))


def _solutions(position: Position, answers: tuple[Move, ...]) -> None:
    title = words()("puzzle-solution" if len(answers) == 1 else "puzzle-solutions")
    lines = [f"**{title}**"]
    for move in answers[:_MOST_SHOWN]:
        line = f"- {told(play_line(position, move))}"
        split = split_of(position.rules, move) if isinstance(move, Capture) else None
        if split is not None and any(len(group) > 1 for group in split.groups):
            line += ": " + " · ".join(told(part) for part in split_lines(position.rules, split))
        lines.append(line)
    st.info("\n".join([lines[0], "", *lines[1:]]))
