"""One exercise of a lesson or a puzzle, of any kind, with its hints and buttons."""

from collections.abc import Callable, Sequence
from functools import partial

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.exercise.find_all import find_all
from tutor.app.exercise.layout import ExerciseParts, draw_earned, rail
from tutor.app.exercise.one_play import one_play
from tutor.app.exercise.questions import question_exercise
from tutor.app.exercise.task import (
    CAPTURES,
    ActionTask,
    FindAllTask,
    PlayTask,
    QuestionTask,
    Task,
    TrickHandTask,
    note_shown,
)
from tutor.app.exercise.tricks import action_rungs, hand_rungs, one_action, played_to_the_end
from tutor.app.visitor.address import go_to
from tutor.app.visitor.attempt_log import own_matches
from tutor.app.visitor.attempts import tried, tries_at
from tutor.app.visitor.exercise_states import BoardState, PlayState
from tutor.app.visitor.look import look
from tutor.app.visitor.redraw import redraw_if_changed, whole_page
from tutor.app.visitor.session import start_again
from tutor.coach.question_hints import RUNGS, Rungs, question_hints
from tutor.coach.tricks.kit import TrickPosition
from tutor.coach.tricks.results import trick_lines
from tutor.coach.zwickern.puzzle.hints import find_all_hints, play_hints
from tutor.trainer.attempts import Outcome


def exercise(task: Task, parts: ExerciseParts, earned: Callable[[], str | None] = lambda: None) -> None:
    """Draw an exercise with its hints, and judge the answers to it.

    A page may have `earned` say what a right answer means there, otherwise the tries are counted.
    """
    with parts.table:
        match task:
            case QuestionTask():
                question_exercise(task, parts)
            case FindAllTask():
                find_all(task, parts)
            case PlayTask():
                one_play(task, parts)
            case ActionTask():
                one_action(task, parts)
            case TrickHandTask():
                played_to_the_end(task, parts)
        if _has_rail(task):
            _keys_on_rail(task)
    state = task.state
    if state.right and not state.solution_shown and task.noted:
        with parts.said:
            draw_earned(earned() or _earned(task))
    if state.hints and not state.right:
        with parts.said:
            # Beside the solution the other hints add nothing.
            draw_hints(hints_of(task), range(RUNGS - 1, RUNGS) if state.solution_shown else range(state.hints))
            if state.solution_shown and task.says_unsolved:
                st.markdown(f":small[{escape_markdown(words()('learn-solve-yourself'))}]")


def _earned(task: Task) -> str | None:
    """Say one thing that is true of a right answer: that it was the first capture of all, or how many tries it took."""
    tries = tries_at(task.item_id)
    if task.goal.kind in CAPTURES and _is_first_capture(task.item_id):
        return words()("earned-first")
    # Where there is more than one thing to find, a try is not a wrong one.
    if tries > 1 and not isinstance(task, FindAllTask | TrickHandTask):
        return words()("earned-tries", number=tries)
    return None


def _is_first_capture(item_id: str) -> bool:
    """Tell whether the log has no capture but in this exercise, nor anything of an earlier session."""
    known = tried()
    found = {one.item_id for one in known.noted if one.outcome is Outcome.RIGHT and one.concept in CAPTURES}
    return found == {item_id} and known.number == len(known.noted) and not own_matches()


def hints_of(task: Task) -> Rungs:
    """Return the hints: where to look, how much is right, a part of it, and all of it."""
    match task:
        case QuestionTask():
            return question_hints(task.question)
        case FindAllTask():
            return find_all_hints(task.position, task.goal, task.state.found)
        case PlayTask():
            return play_hints(task.position, task.goal)
        case ActionTask():
            return action_rungs(task)
        case TrickHandTask():
            return hand_rungs(task)


def draw_earlier_tricks(position: TrickPosition | None) -> None:
    """Draw what was played to the tricks before, of which the board shows only who has won them."""
    for line in trick_lines(position) if position is not None else []:
        st.markdown(markdown(line))


def draw_hints(rungs: Rungs, shown: range) -> None:
    """Draw the hints on these rungs, which count from 0, the newest first; the last rung is the solution."""
    lines = []
    for place in reversed(shown):
        title = words()("hint-solution") if place + 1 == RUNGS else words()("hint-title", number=place + 1)
        parts = [markdown(line) for line in rungs[place]]
        lines.append(f"**{escape_markdown(title)}** " + (parts[0] if len(parts) == 1 else ""))
        if len(parts) > 1:
            lines += ["", *(f"- {part}" for part in parts), ""]
        else:
            lines.append("")
    with st.container(key="hints"), in_its_language("hints", *(line for place in shown for line in rungs[place])):
        st.info("\n".join(lines))


def _has_rail(task: Task) -> bool:
    """Tell whether keys are on the rail of the table: once an exercise is over, unless other plays are tried."""
    state = task.state
    if isinstance(task, QuestionTask) and task.board is None:
        return False
    return state.over and not (isinstance(state, BoardState) and state.exploring)


def _keys_on_rail(task: Task) -> None:
    """Draw the keys to see the play again, where cards can move, and to try again."""
    state = task.state
    with rail():
        if isinstance(state, PlayState) and state.right and look()["motion"]:
            st.button(words()("learn-see-again"), key="see-again", on_click=_see_again, args=(state,), shortcut="L")
        other = isinstance(task, PlayTask) and state.right
        _again_button(task, "learn-other-card" if other else "learn-again", quiet=other)


def _see_again(state: PlayState) -> None:
    state.seen_again += 1


def _again_button(task: Task, label: str = "learn-again", *, quiet: bool = False) -> None:
    st.button(
        words()(label),
        key="again",
        on_click=start_again,
        args=(task.item_id,),
        type="tertiary" if quiet else "secondary",
        width="content" if _has_rail(task) else "stretch",
        shortcut="A",
    )


def exercise_buttons(task: Task) -> None:
    """Draw the buttons for a hint and the solution, or for another try where the rail of a table has none.

    Until the exercise is over the next touch is another try, except in a hand that is played to its end.
    """
    state = task.state
    if _has_rail(task):
        return
    with st.container(horizontal=True):
        if state.over or (isinstance(task, TrickHandTask) and state.begun):
            _again_button(task)
        if state.over:
            return
        more = words()("learn-hint" if state.hints == 0 else "learn-hint-more")
        st.button(
            more,
            key="hint",
            on_click=_more,
            args=(task, state.hints + 1),
            disabled=state.hints + 1 >= RUNGS,
            width="stretch",
            shortcut="H",
        )
        st.button(
            words()("learn-show"),
            key="solution",
            on_click=_more,
            args=(task, RUNGS),
            width="stretch",
            shortcut="S",
        )


def _more(task: Task, hints: int) -> None:
    """Show that many hints; note it in the log if the solution is among them."""
    state = task.state
    state.hints = max(state.hints, hints)
    if state.solution_shown:
        with redraw_if_changed(task.around):
            note_shown(task)


def step_buttons(
    key: str,
    ids: Sequence[str],
    number: int,
    back: str,
    forward: str,
    *,
    solved: bool,
    go: Callable[[str], None] | None = None,
) -> None:
    """Draw the buttons to the step before and the step after, whether or not this one is solved.

    Without `go` a button sets `key` in the address to the id of the step; a page gives its own `go` when more of the
    address depends on the step.
    """
    last = number + 1 == len(ids)
    go = partial(_go_on, go or partial(go_to, key))
    with st.container(horizontal=True):
        st.button(
            back,
            key=f"previous-{key}",
            on_click=go,
            args=(ids[max(0, number - 1)],),
            disabled=number == 0,
            width="stretch",
        )
        st.button(
            forward,
            key=f"next-{key}",
            on_click=go,
            args=(ids[min(len(ids) - 1, number + 1)],),
            disabled=last,
            type="primary" if solved and not last else "secondary",
            width="stretch",
            shortcut="N",
        )


def _go_on(go: Callable[[str], None], one: str) -> None:
    go(one)
    whole_page()
