"""The end of a lesson or a path: what the learner can do now, three small challenges in turn, and the way on."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import streamlit as st

from tutor.app.base.components import nothing
from tutor.app.base.i18n import words
from tutor.app.base.library import library, once_for_content
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.exercise.exercise import exercise, exercise_buttons, step_buttons
from tutor.app.exercise.layout import parts_of
from tutor.app.exercise.task import Task, task_of
from tutor.app.visitor.address import address_value, choose_in_row, put_detail
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.redraw import exercise_fragment, whole_page
from tutor.catalogue.challenges import challenges, path_challenges
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.user_content import slug_of

BEFORE, ON = "before", "on"
"""The ways from an end other than to a challenge: back, and on."""


class End(NamedTuple):
    """The end of a lesson or a path: its title, its text, its challenges, and the `plays` offered in them.

    `on` is the label of the way on, None without one. `go` follows a way: `BEFORE`, `ON`, or the number of a challenge,
    from 1. `beyond` draws the link that skips the challenges; its argument says whether this is the last one. `reward`
    draws what has been earned.
    """

    title: str
    said: str
    found: Sequence[Puzzle]
    plays: Collection[str]
    on: str | None
    go: Callable[[str], None]
    beyond: Callable[[bool], None]
    reward: Callable[[], None] = nothing


def challenges_of_lesson(item_id: str) -> tuple[Puzzle, ...]:
    """Return the challenges of the lesson with this id."""
    return _puzzles(_of_lessons().get(item_id, ()))


def challenges_of_path(name: str) -> tuple[Puzzle, ...]:
    """Return the challenges of the path of this name; none of them is a challenge of a lesson."""
    return _puzzles(_of_path(name))


# Ids, because the puzzles themselves are in the visitor's language.
@once_for_content
def _of_lessons() -> Mapping[str, tuple[str, ...]]:
    # Puzzles of folders change no challenge of the course.
    lessons, puzzles = library().lessons, library().puzzles
    ours = challenges((lesson for lesson in lessons if slug_of(lesson.id) is None), _of_course(puzzles))
    found = {**challenges(lessons, puzzles), **ours} if library().folders else ours
    return {lesson: tuple(puzzle.id for puzzle in picked) for lesson, picked in found.items()}


def _of_course(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles if slug_of(puzzle.id) is None]


@once_for_content
def _of_path(name: str) -> tuple[str, ...]:
    path = next(path for path in library().paths if path.name == name)
    taken = {item_id for picked in _of_lessons().values() for item_id in picked}
    return tuple(
        one.id
        for one in path_challenges(path, [puzzle for puzzle in _of_course(library().puzzles) if puzzle.id not in taken])
    )


def _puzzles(ids: Iterable[str]) -> tuple[Puzzle, ...]:
    puzzles = {puzzle.id: puzzle for puzzle in library().puzzles}
    return tuple(puzzles[item_id] for item_id in ids)


def draw_end(end: End) -> str | None:
    """Draw the end with the challenge in the address, otherwise the first unsolved one; return its variant."""
    if not end.found:
        put_detail("challenge", None)
        _moment(end)
        end.beyond(True)
        _ways(end, 0)
        return None
    numbers = [str(number) for number in range(1, len(end.found) + 1)]
    first = next((one for one, puzzle in zip(numbers, end.found, strict=True) if not was_solved(puzzle.id)), numbers[0])
    number = numbers.index(address_value("challenge", numbers, first))
    exercise_fragment(partial(_challenge, _task(end, number), end, number))
    return end.found[number].position.rules.name


def _task(end: End, number: int) -> Task:
    puzzle = end.found[number]
    return task_of(
        puzzle.goal,
        puzzle.position,
        plays=end.plays,
        item_id=puzzle.id,
        variant=puzzle.position.rules.name,
        themes=puzzle.themes,
    )


def _challenge(task: Task, end: End, number: int) -> None:
    """Draw the text of the end, and one of the challenges."""
    parts, puzzle = parts_of(task), end.found[number]
    exercise(task, parts)
    with parts.text:
        _moment(end)
        _row(end, number)
    if task.state.over and puzzle.entry.remark:
        with parts.said:
            draw_text(puzzle.entry.remark, "remark")
    with parts.ways:
        exercise_buttons(task)
        _ways(end, number)


def _moment(end: End) -> None:
    draw_text(end.title, "title", st.title)
    draw_text(end.said, "moment")
    end.reward()


def _row(end: End, number: int) -> None:
    """Draw the row of challenges, solved ones with a tick, and beside it the link that skips them."""
    done = [was_solved(puzzle.id) for puzzle in end.found]
    st.markdown(
        escape_markdown(words()("learn-challenges-done" if all(done) else "learn-challenges", number=len(end.found)))
    )
    say = words()
    labels = {
        str(place): say("learn-option-solved", title=str(place)) if right else str(place)
        for place, right in enumerate(done, 1)
    }
    label = words()("learn-challenges-row")
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        choose_in_row("challenge-row", labels, str(number + 1), label, partial(_go_to_challenge, end))
        end.beyond(number + 1 == len(end.found))


def _ways(end: End, number: int) -> None:
    """Draw the buttons to the previous and the next challenge; after the last one comes the way on."""
    ways = [BEFORE, *(str(place) for place in range(1, len(end.found) + 1))] if end.found else [BEFORE, "1"]
    last = number + 1 >= len(end.found)
    label = words()("learn-next")
    if end.on is not None:
        ways.append(ON)
        label = escape_markdown(end.on) if last else label
    right = not end.found or was_solved(end.found[number].id)
    step_buttons("challenge", ways, number + 1, words()("learn-back"), label, solved=right, go=end.go)


def _go_to_challenge(end: End, number: str) -> None:
    end.go(number)
    whole_page()
