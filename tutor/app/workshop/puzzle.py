"""A puzzle of the Workshop: its form, its proof, its file and its preview, and the visitor's own puzzles."""

from dataclasses import replace
from functools import partial
from typing import Final
from zlib import crc32

import streamlit as st

from tutor.app.base.i18n import among_neighbours, in_english, words
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.base.processes import at_once_or_long
from tutor.app.drafts.kept import change_draft, drafts, workshop_page
from tutor.app.drafts.kinds import draft_kind
from tutor.app.drafts.text import DRAFT_FILE, read_draft, stated, with_text
from tutor.app.exercise.exercise import exercise, exercise_buttons
from tutor.app.exercise.layout import parts_of
from tutor.app.exercise.task import FindAllTask, PlayTask, task_of
from tutor.app.puzzles.titles import title_of
from tutor.app.visitor.own_puzzles import own_puzzles
from tutor.app.visitor.redraw import exercise_fragment
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import base_of, variants
from tutor.app.workshop.asking import choose_kind, first_goal, plays_asked_for
from tutor.app.workshop.assessment import Assessment, assessment
from tutor.app.workshop.open_exercise import language_of_draft
from tutor.app.workshop.saving_draft import save_draft, with_schema_line
from tutor.catalogue.exercises import Puzzle, prove_puzzle
from tutor.coach.zwickern.goals.table import GOALS, ONE_PLAY
from tutor.content.files.load import load_puzzle
from tutor.content.files.models import PuzzleEntry
from tutor.content.translation.texts import marked
from tutor.content.yaml.source import ContentError, Fault
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Position, Variants
from tutor.text.slugs import slug


def puzzle_form(entry: PuzzleEntry, position: Position) -> None:
    """Draw the form of the puzzle, and the ways to save it."""
    say, goal = words(), entry.goal
    choose_kind(goal, list(GOALS), partial(first_goal, position))
    found = plays_asked_for(entry, goal, position)
    if found is None:
        return
    st.text_input(
        say("workshop-title-field"),
        max_chars=200,
        **synced("workshop-title-field", entry.title or "", partial(_write, "title")),
    )
    st.text_area(
        say("workshop-remark"),
        max_chars=4000,
        **synced("workshop-remark", entry.remark or "", partial(_write, "remark")),
    )
    language_of_draft(entry.language)
    _save(position, goal, found)


def _write(key: str, value: str) -> None:
    change_draft(with_text(workshop_page().text, key, value.strip()))


def finished_text(text: str, position: Position, goal: PlayGoal, found: Assessment) -> str:
    """Return the text of a draft with everything the engine states, below a line that names its schema."""
    examples = not isinstance(goal, FindAllGoal) and ONE_PLAY[goal.kind].examples
    text = stated(text, position, goal, found.right, found.themes, examples=examples)
    return with_schema_line("puzzle", text)


def proven_draft(text: str, item_id: str) -> Puzzle | tuple[Fault, ...]:
    """Return the puzzle of a text, or its faults; a long proof runs in the worker process."""
    return at_once_or_long(prove_draft, text, item_id, variants())


def prove_draft(text: str, item_id: str, known: Variants) -> Puzzle | tuple[Fault, ...]:
    """Prove the puzzle of a text within a budget; return it, or its faults."""
    try:
        with budget(SECOND):
            return prove_puzzle(item_id, load_puzzle(DRAFT_FILE, text, known))
    except ContentError as error:
        return error.faults
    except TooMuchWorkError:
        return ()


def _save(position: Position, goal: PlayGoal, found: Assessment) -> None:
    """Draw the button that saves the puzzle, or what the puzzle still lacks."""
    text = finished_text(workshop_page().text, position, goal, found)
    one = proven_draft(text, _id(text))
    if isinstance(one, Puzzle):
        name = slug(one.entry.title or one.goal.kind, "puzzle")
        inside = f"puzzles/{base_of(position.rules.name)}"
        save_draft("puzzle", words()("workshop-save"), text, _text_now, name, inside, first=True)
        st.markdown(f":small[{escape_markdown(words()('workshop-save-about'))}]")
    else:
        _not_yet(one)


def _id(text: str) -> str:
    return f"workshop/{crc32(text.encode())}"


def _text_now() -> str | None:
    """Return the text to save, read again because the click may have changed the draft; None if it is not a puzzle."""
    return _text_to_save(workshop_page().text)


def _text_to_save(text: str) -> str | None:
    """Return the finished text of a draft; None if it is not a puzzle."""
    draft = read_draft(text, variants())
    if draft.entry is None or draft.position is None:
        return None
    found = assessment(draft.position, draft.entry.goal)
    return finished_text(text, draft.position, draft.entry.goal, found) if found is not None and found.right else None


def _not_yet(faults: tuple[Fault, ...]) -> None:
    st.warning(escape_markdown(words()("workshop-not-yet" if faults else "workshop-puzzle-too-large")))
    if faults:
        with in_english("faults-workshop"):
            st.code("\n".join(map(str, faults)), language=None, wrap_lines=True)


def puzzle_preview(position: Position, goal: PlayGoal) -> None:
    """Draw the puzzle as a learner sees it; attempts are not logged."""
    found = assessment(position, goal)
    one: Puzzle | tuple[Fault, ...] = ()
    if found is not None and found.right:
        text = finished_text(workshop_page().text, position, goal, found)
        one = proven_draft(text, _id(text))
    if isinstance(one, Puzzle):
        with st.container(key="frame"):
            exercise_fragment(partial(_shown, one))
    else:
        _not_yet(one)


@among_neighbours()
def _shown(puzzle: Puzzle) -> None:
    puzzle = replace(puzzle, entry=marked(puzzle.entry, words().code))
    task = task_of(puzzle.goal, puzzle.position, item_id=puzzle.id, variant=puzzle.position.rules.name)
    assert isinstance(task, (PlayTask, FindAllTask))
    task = replace(task, noted=False)
    parts = parts_of(task)
    exercise(task, parts)
    with parts.text:
        draw_text(title_of(words(), puzzle), "title", st.header)
        if task.state.over and puzzle.entry.remark:
            draw_text(puzzle.entry.remark, "remark")
    with parts.ways:
        exercise_buttons(task)


_WORK: Final = 2 * SECOND
_ENDLESS: Final = 1 << 62


def my_puzzles() -> tuple[Puzzle, ...]:
    """Return the visitor's puzzles, newest drafts first; those with long proofs follow in the next run."""
    found = []
    with budget(_ENDLESS) as meter:
        for name, text in drafts().items():
            if draft_kind(text) != "puzzle" or meter.spent > _WORK:
                continue
            finished = _text_to_save(text)
            one = () if finished is None else prove_draft(finished, name, variants())
            if isinstance(one, Puzzle):
                found.append(one)
    return (*found, *own_puzzles())
