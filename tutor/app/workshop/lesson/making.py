"""The Workshop's view for making a lesson."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final
from zlib import crc32

import streamlit as st

from tutor.app.base.glossary import explained
from tutor.app.base.i18n import among_neighbours, in_english, with_dots, words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.base.session import value_of
from tutor.app.drafts.kept import BY_STEPS, change_draft, drafts, take_back, workshop_page
from tutor.app.drafts.kinds import draft_kind
from tutor.app.drafts.text import read_draft, read_step, with_position
from tutor.app.exercise.exercise import exercise, exercise_buttons
from tutor.app.exercise.layout import parts_of
from tutor.app.exercise.task import step_task
from tutor.app.visitor import messages
from tutor.app.visitor.address import numbered_labels
from tutor.app.visitor.redraw import exercise_fragment
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variants
from tutor.app.workshop.lesson.lesson_text import examples, moved, with_another, with_steps, written_steps
from tutor.app.workshop.lesson.one_step import to_step
from tutor.app.workshop.lesson.reading import ReadLesson, read_lesson
from tutor.app.workshop.listing import label_of_draft
from tutor.app.workshop.open_exercise import language_of_draft, written_goal
from tutor.app.workshop.saving_draft import next_lesson, save_draft, with_schema_line
from tutor.app.workshop.yaml_text import numbered
from tutor.catalogue.exercises import Step
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.rules.readings import READING_NAMES, READINGS
from tutor.content.files.models import LessonEntry, PuzzleEntry, StepEntry
from tutor.content.yaml.round_trip import changed_yaml
from tutor.content.yaml.source import Fault
from tutor.content.zwickern.plays import PlayKind
from tutor.content.zwickern.questions import QUESTION_KINDS
from tutor.text import Words, language
from tutor.text.slugs import slug

_MOST_STEPS: Final = 50
_BOARD: Final = "step board of"
_TAKEN: Final = ("position", "goal", "solutions", "wrong", "shows", "counter")


def lesson_maker() -> None:
    """Draw the view."""
    text = workshop_page().text
    read = read_lesson(text)
    entry = read.entry
    if entry is None:
        st.error(escape_markdown(words()("workshop-mend-first")))
        with in_english("lines-to-mend"):
            st.html(numbered(text, read.faults))
        if read.steps:
            st.header(escape_markdown(words()("workshop-view-preview")))
            lesson_preview()
        return
    _head(entry)
    place = min(workshop_page().step, len(entry.steps) - 1)
    _choose_step(read, place)
    _list(entry, place)
    _fields(entry, place)
    _save(entry, read)
    if place in read.steps:
        # The faults of the other steps are shown above.
        st.header(escape_markdown(words()("workshop-view-preview")))
        with st.container(key="making"):
            _preview(read, place)


def lesson_preview() -> None:
    """Draw the list of steps and the chosen one as a learner sees it."""
    read = read_lesson(workshop_page().text)
    if not read.titles:
        _not_yet(read.faults)
        return
    place = min(workshop_page().step, len(read.titles) - 1)
    _choose_step(read, place)
    _preview(read, place)


def _preview(read: ReadLesson, place: int) -> None:
    """Draw a step, or its faults."""
    if place in read.steps:
        with st.container(key="frame"):
            exercise_fragment(partial(_shown, read.plays, read.steps[place], crc32(workshop_page().text.encode())))
    else:
        _faults("workshop-step-not-yet", read.wrong.get(place) or read.faults)


def _head(entry: LessonEntry) -> None:
    fields = (("title", entry.title, True), ("about", entry.about, True), ("can", entry.can or "", False))
    labels = {
        "title": words()("workshop-title-field"),
        "about": words()("workshop-lesson-about"),
        "can": words()("workshop-lesson-can"),
    }
    # With another name Streamlit would close it while something is typed in it.
    with st.expander(escape_markdown(words()("workshop-lesson-head"))):
        for key, value, needed in fields:
            st.text_input(
                labels[key], max_chars=200, **synced(f"lesson {key}", value, partial(_head_field, key, needed))
            )
        language_of_draft(entry.language)


def _head_field(key: str, needed: bool, value: str) -> None:
    if value.strip() or not needed:
        change_draft(changed_yaml(workshop_page().text, {key: value.strip() or None}))


def _steps(entry: LessonEntry, steps: list[dict[str, Any]], place: int) -> None:
    change_draft(with_steps(workshop_page().text, steps))
    workshop_page().step = place


def _list(entry: LessonEntry, place: int) -> None:
    """Draw the list of steps with its buttons."""
    say, steps, last = words(), written_steps(entry), len(entry.steps) - 1
    copied = with_another(steps, place, steps[place])
    ways = (
        ("up", say("workshop-step-up"), partial(_steps, entry, moved(steps, place, -1), place - 1), place == 0),
        ("down", say("workshop-step-down"), partial(_steps, entry, moved(steps, place, 1), place + 1), place == last),
        ("copy", say("workshop-step-copy"), partial(_steps, entry, copied, place + 1), last + 1 >= _MOST_STEPS),
        ("remove", say("workshop-step-remove"), partial(_remove, entry, place), last == 0),
    )
    with st.container(horizontal=True, gap="small"):
        for key, label, then, disabled in ways:
            st.button(label, key=f"step {key}", on_click=then, disabled=disabled)
    messages.show_messages(BY_STEPS)
    kinds = {kind: say(CONCEPTS[kind]) for kind in QUESTION_KINDS}
    kinds |= {name: say("workshop-step-of-draft", title=label) for name, label in _puzzle_drafts().items()}
    with st.container(horizontal=True, vertical_alignment="bottom", gap="small"):
        st.selectbox(say("workshop-step-kind"), list(kinds), format_func=kinds.__getitem__, key="step kind")
        add = partial(_add, entry, place)
        st.button(say("workshop-step-add"), key="step add", on_click=add, disabled=last + 1 >= _MOST_STEPS)


def _remove(entry: LessonEntry, place: int) -> None:
    """Remove a step, and offer to restore it until the next change."""
    steps, title = written_steps(entry), entry.steps[place].title
    before = workshop_page().text
    _steps(entry, [*steps[:place], *steps[place + 1 :]], max(place - 1, 0))
    if workshop_page().text != before:
        messages.post(BY_STEPS, True, words()("workshop-step-removed", title=title), undo=partial(_restore, place))


def _restore(place: int) -> None:
    take_back()
    workshop_page().step = place


def _choose_step(read: ReadLesson, place: int) -> None:
    labels = {number: f"{number + 1}. {title}" for number, title in enumerate(read.titles)}
    labels |= {number: words()("workshop-step-wrong", step=labels[number]) for number in labels if number in read.wrong}
    st.selectbox(
        words()("workshop-lesson-steps", number=len(labels)),
        list(labels),
        format_func=labels.__getitem__,
        **synced("lesson step", place, _choose, labels),
    )


def _choose(place: int) -> None:
    workshop_page().step = place


def _add(entry: LessonEntry, place: int) -> None:
    chosen, code = str(value_of("step kind")), entry.language or words().code
    step = examples(code).get(chosen) or _step_of_draft(chosen, language(code))
    if step is not None:
        _steps(entry, with_another(written_steps(entry), place, step), place + 1)


def _fields(entry: LessonEntry, place: int) -> None:
    """Draw the links to the board and the task of a step, its texts, and the readings that it shows."""
    say, step = words(), entry.steps[place]
    with st.container(horizontal=True, gap="small"):
        if step.position is not None:
            st.button(say("workshop-step-board"), key="step board", on_click=to_step, args=(step.slug, "position"))
            _board_of_draft(place, step)
        st.button(say("workshop-step-task"), key="step task", on_click=to_step, args=(step.slug, "puzzle"))
    st.text_input(
        say("workshop-title-field"),
        max_chars=200,
        **synced("step title", step.title, partial(_field, place, "title")),
    )
    st.text_area(say("workshop-step-text"), **synced("step text", step.text, partial(_field, place, "text")))
    explained(library().glossary, step.text, key="step")
    st.text_area(say("workshop-step-done"), **synced("step done", step.done or "", partial(_field, place, "done")))
    readings = {reading: f"{reading}: {say(READING_NAMES[reading])}" for reading in READINGS}
    for key, label, chosen in (
        ("shows", say("workshop-step-shows"), step.shows),
        ("counter", say("workshop-step-counter"), step.counter),
    ):
        st.multiselect(
            label,
            list(readings),
            format_func=readings.__getitem__,
            placeholder=say("workshop-none"),
            **synced(f"step {key}", [one for one in chosen if one in readings], partial(_field, place, key), readings),
        )


def _field(place: int, key: str, value: Any) -> None:
    wanted = value.strip() if isinstance(value, str) else value
    if wanted or key not in ("title", "text"):
        change_draft(changed_yaml(workshop_page().text, {key: wanted or None}, ("steps", place)))
        workshop_page().step = place


def _save(entry: LessonEntry, read: ReadLesson) -> None:
    """Draw the readings that the lesson shows, and the button that saves it; or what it still lacks."""
    shown = dict.fromkeys(reading for step in entry.steps for reading in (*step.shows, *step.counter))
    if shown:
        st.markdown(escape_markdown(words()("workshop-lesson-covers", readings=with_dots(*shown))))
    if read.lesson is None:
        _not_yet(read.faults)
        return
    name = next_lesson(slug(entry.title, "lesson"))
    text = with_schema_line("lesson", workshop_page().text)
    save_draft("lesson", words()("workshop-lesson-save"), text, _text_now, name, "lessons", first=True)


def _not_yet(faults: Sequence[Fault]) -> None:
    _faults("workshop-lesson-not-yet", faults)


def _faults(message: str, faults: Sequence[Fault]) -> None:
    st.warning(escape_markdown(words()(message)))
    with in_english(f"faults-{message}"):
        st.code("\n".join(map(str, faults[:20])), language=None, wrap_lines=True)


def _text_now() -> str | None:
    """Return the text to save, read again because the click may have changed the draft; None if it is not a lesson."""
    text = workshop_page().text
    return None if read_lesson(text).lesson is None else with_schema_line("lesson", text)


@among_neighbours()
def _shown(plays: Sequence[PlayKind], step: Step, number: int) -> None:
    """Draw a step as a learner sees it; attempts are not logged."""
    task = step_task(step, plays, item_id=f"workshop/{number}/{step.entry.slug}")
    task = replace(task, noted=False)
    parts = parts_of(task)
    exercise(task, parts)
    with parts.text:
        draw_text(step.entry.title, "title", st.header)
        explained(library().glossary, step.entry.text, key="shown")
    if task.state.over and step.entry.done:
        with parts.said:
            draw_text(step.entry.done, "done")
    with parts.ways:
        exercise_buttons(task)


def _puzzle_drafts() -> dict[str, str]:
    """Return the labels of the playable drafts by their names, newest first."""
    known = variants()
    found = {
        name: label_of_draft(text, known)
        for name, text in drafts().items()
        if draft_kind(text) == "puzzle" and read_draft(text, known).position is not None
    }
    return numbered_labels(found)


def _puzzle(name: str) -> PuzzleEntry | None:
    return read_draft(drafts().get(name, ""), variants()).entry


def _step_of_draft(name: str, say: Words) -> dict[str, Any] | None:
    """Return a step with the board and the task of a draft, as a file has it; None if the draft is gone.

    `say` gives the texts that the draft lacks.
    """
    entry = _puzzle(name)
    if entry is None:
        return None
    written = entry.model_dump(mode="json", exclude_defaults=True, by_alias=True)
    title = entry.title or say(CONCEPTS[entry.goal.kind])
    step: dict[str, Any] = {"slug": slug(title, "step"), "title": title, "text": say("workshop-step-drafted")}
    step |= {key: written[key] for key in _TAKEN if key in written}
    return step | ({"done": entry.remark} if entry.remark else {})


def _board_of_draft(place: int, step: StepEntry) -> None:
    """Draw the choice of a draft whose position becomes the board of a step."""
    say, labels = words(), _puzzle_drafts()
    with st.popover(say("workshop-step-take-board"), key="step boards"):
        if labels:
            st.selectbox(say("workshop-step-board-of"), list(labels), format_func=labels.__getitem__, key=_BOARD)
            st.button(say("workshop-take-over"), key="step take board", on_click=partial(_take, place, step.slug))
        st.markdown(f":small[{escape_markdown(say('workshop-step-boards-about'))}]")


def _take(place: int, slug: str) -> None:
    """Give the step the position; its task stays, and faults show what does not suit the new board."""
    here = workshop_page()
    entry, step = _puzzle(str(value_of(_BOARD))), read_step(here.text, place, variants()).entry
    if entry is not None and step is not None and step.slug == slug:
        change_draft(with_position(here.text, entry.position, ("steps", place), written_goal(step.goal)))
        here.step = place
