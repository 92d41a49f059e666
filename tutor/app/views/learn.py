"""Learn: the course at a glance, and its lessons in steps, each with something to do."""

from functools import partial

import streamlit as st

from tutor.app.address import choose, go_to_all, name_also, place, show_address
from tutor.app.course import Course, address, course, first_open, next_step, step_id, variant_of
from tutor.app.exercise import exercise, exercise_buttons, step_buttons
from tutor.app.glossary import explained, glossary_list
from tutor.app.house import variant_title
from tutor.app.progress import solved
from tutor.app.shared import library, plain, words
from tutor.app.task import Task
from tutor.check.exercises import Lesson

PAGE = "views/learn.py"


def overview(lessons: Course) -> None:
    """All lessons with what is done, and the step that comes next."""
    st.header(words()("learn-overview"))
    st.markdown(plain(words()("learn-overview-about")))
    total = sum(len(lesson.steps) for lesson in lessons.values())
    done = sum(done_of(lesson) for lesson in lessons.values())
    st.progress(done / total, plain(words()("learn-overview-progress", solved=done, total=total)))
    go_on(lessons, begun=done > 0)
    for number, (name, lesson) in enumerate(lessons.items(), 1):
        lesson_line(number, name, lesson)
    glossary_list(library().glossary)


def done_of(lesson: Lesson) -> int:
    """How many steps of a lesson are solved."""
    return sum(solved(step_id(lesson, step)) for step in lesson.steps)


def go_on(lessons: Course, *, begun: bool) -> None:
    """The link to the step that comes next."""
    found = next_step(lessons)
    if found is None:
        st.success(plain(words()("learn-overview-done")))
        st.page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
        return
    name, step = found
    title = f"{lessons[name].entry.title} – {step.entry.title}"
    label = words()("learn-resume" if begun else "learn-begin", title=title)
    where = address(name, step)
    st.button(plain(label), key="go-on", type="primary", on_click=st.query_params.from_dict, args=(where,))


def lesson_line(number: int, name: str, lesson: Lesson) -> None:
    """A lesson with its link, what it is about, and how much of it is done."""
    total, done = len(lesson.steps), done_of(lesson)
    state = words()("learn-lesson-done") if done == total else words()("learn-lesson-state", solved=done, total=total)
    with st.container(border=True, gap="small"):
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            title = words()("learn-lesson", number=number, title=lesson.entry.title)
            st.page_link(PAGE, label=f"**{plain(title)}**", query_params=address(name, first_open(lesson)))
            st.markdown(f":{'green' if done == total else 'gray'}-badge[{plain(state)}]")
        st.markdown(f":small[{plain(lesson.entry.about)}]")


def progress(lesson: Lesson, number: int) -> None:
    """How far the learner has come in the lesson."""
    total, done = len(lesson.steps), done_of(lesson)
    text = words()("learn-progress", number=number + 1, total=total, solved=done)
    st.progress(done / total, plain(text), width="stretch")


def step_labels(lesson: Lesson) -> dict[str, str]:
    """The steps to choose from, those marked that are solved."""
    labels = {}
    for number, step in enumerate(lesson.steps, 1):
        message = "learn-option-solved" if solved(step_id(lesson, step)) else "learn-option"
        labels[step.entry.slug] = words()(message, title=f"{number}. {step.entry.title}")
    return labels


def go_to_step(name: str, lesson: Lesson, slug: str) -> None:
    """Let the address name another step of a lesson."""
    step = next(step for step in lesson.steps if step.entry.slug == slug)
    go_to_all(address(name, step), ("lesson", "step", "variant"))


def one_step(name: str, lessons: Course) -> None:
    """A step of a lesson."""
    lesson = lessons[name]
    top = st.container()
    slugs = [step.entry.slug for step in lesson.steps]
    number = slugs.index(place("step", slugs, first_open(lesson).entry.slug))
    step = lesson.steps[number]
    name_also("variant", variant_of(step))
    item_id = step_id(lesson, step)
    st.subheader(plain(step.entry.title))
    explained(library().glossary, step.entry.text, key="text")
    task = Task(item_id, step.goal, step.position, step.question, lesson.entry.plays, variant_of(step))
    attempt = exercise(task)
    if attempt.over and step.entry.done:
        st.markdown(plain(step.entry.done))
    exercise_buttons(task, attempt)
    go = partial(go_to_step, name, lesson)
    step_buttons("step", slugs, number, words()("learn-back"), words()("learn-next"), solved=solved(item_id), go=go)
    if number + 1 == len(slugs):
        what_next(name, lessons, solved_here=solved(item_id))
    with top:
        # Drawn last, since the answer that has just been judged counts as well.
        heading(name, lessons, number, variant_of(step))


def heading(name: str, lessons: Course, number: int, variant: str | None) -> None:
    """The lesson, how far the learner has come, and its steps."""
    lesson = lessons[name]
    with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center", key="lesson"):
        title = words()("learn-lesson", number=list(lessons).index(name) + 1, title=lesson.entry.title)
        about = "" if variant is None else f" :gray-badge[{plain(variant_title(variant))}]"
        st.markdown(f"**{plain(title)}**{about}")
        st.page_link(PAGE, label=plain(words()("learn-all-lessons")), query_params={})
    with st.container(horizontal=True, vertical_alignment="center", gap="medium"):
        with st.container(width="stretch"):
            progress(lesson, number)
        with st.container(width=360):
            choose("step", step_labels(lesson), words()("nav-label-step"), partial(go_to_step, name, lesson))


def what_next(name: str, lessons: Course, *, solved_here: bool) -> None:
    """Where to go after the last step of a lesson, and what is still to solve in it."""
    lesson, names = lessons[name], list(lessons)
    still_open = [step.entry.title for step in lesson.steps if not solved(step_id(lesson, step))]
    if still_open:
        st.markdown(plain(words()("learn-lesson-open", steps=", ".join(still_open))))
    else:
        st.success(plain(words()("learn-lesson-finished")))
    if name == names[-1]:
        st.page_link("views/puzzles.py", label=words()("learn-to-puzzles"))
        return
    following = names[names.index(name) + 1]
    slug = first_open(lessons[following]).entry.slug
    label = words()("learn-next-lesson", title=lessons[following].entry.title)
    st.button(
        plain(label),
        key="next-lesson",
        type="primary" if solved_here else "secondary",
        on_click=go_to_step,
        args=(following, lessons[following], slug),
        width="stretch",
    )


def page() -> None:
    """The page: a step where the address names a lesson, else the overview."""
    show_address()
    lessons = course()
    if not lessons:
        st.info(words()("learn-none"))
    elif "lesson" in st.query_params:
        one_step(place("lesson", list(lessons)), lessons)
    else:
        overview(lessons)


page()
