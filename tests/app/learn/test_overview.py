"""The course at a glance: what is done, and where a learner goes on."""

from dataclasses import replace
from datetime import UTC, datetime
from uuid import uuid4

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import Place, course_places, places_of, wrong_plays
from tests.app.playing import (
    WORDS,
    click,
    go_to_course,
    go_to_step,
    links,
    make_play,
    open_app,
    open_course,
    open_step,
    solve,
    texts,
)
from tutor.app.base import library as base_library
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.learn import course
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import Lesson
from tutor.trainer.attempts import Attempt, Outcome

PLACES = course_places()
LESSONS = library().lessons
PUZZLES_LINK = ("puzzles", {})


def go_on(at: AppTest) -> str | None:
    """The label of the button that goes on, None where there is none."""
    return next((one.label for one in at.button if one.key == "go-on"), None)


def label(place: Place, *, begun: bool) -> str:
    """The label of the button that goes on with a step."""
    return escape_markdown(WORDS("learn-resume" if begun else "learn-begin", title=place.title))


def solved_line(number: int) -> str:
    """How many steps the course counts as solved."""
    return f"**{escape_markdown(WORDS('learn-overview-progress', solved=number, total=len(PLACES)))}**"


def badges(at: AppTest) -> list[str]:
    """How much is done of each lesson."""
    return [one.value for one in at.markdown if "-badge[" in one.value]


def badge(solved: int, total: int) -> str:
    """How much is done of a lesson."""
    if solved == total:
        return f":green-badge[{escape_markdown(WORDS('learn-lesson-done'))}]"
    return f":gray-badge[{escape_markdown(WORDS('learn-lesson-state', solved=solved, total=total))}]"


def note(places: list[Place], outcome: Outcome = Outcome.RIGHT) -> None:
    """Let steps have been tried before."""
    for place in places:
        kind = place.step.goal.kind
        attempt_log.log().add(Attempt(uuid4(), datetime.now(UTC), LOCAL, place.item_id, kind, outcome, 0, 1000))


def test_a_new_learner_sees_every_lesson_and_begins_with_the_first_step() -> None:
    at = open_course()
    assert at.title[0].value == WORDS("learn-overview")
    assert solved_line(0) in texts(at)
    titles = [
        escape_markdown(WORDS("learn-lesson", number=n, title=one.entry.title)) for n, one in enumerate(LESSONS, 1)
    ]
    assert list(links(at).items())[: len(LESSONS)] == [
        (f"**{title}**", ("", places_of(lesson)[0].address)) for title, lesson in zip(titles, LESSONS, strict=True)
    ]
    assert badges(at)[: len(LESSONS)] == [badge(0, len(lesson.steps)) for lesson in LESSONS]
    times = [WORDS("learn-lesson-minutes", minutes=course.minutes(lesson)) for lesson in LESSONS]
    abouts = [
        f"{escape_markdown(one.entry.about.partition('. ')[0].removesuffix('.'))}\\. {escape_markdown(time)}"
        for one, time in zip(LESSONS, times, strict=True)
    ]
    assert all(about in texts(at) for about in abouts)
    assert go_on(at) == label(PLACES[0], begun=False)


def test_the_lessons_about_other_tables_stand_together_under_a_heading() -> None:
    assert [one.entry.other_tables for one in LESSONS] == [False] * 10 + [True] * 5
    headers = [one.value for one in open_course().header]
    assert headers == [WORDS("learn-other-tables"), WORDS("rules-view-cousins")]
    usual = {step.position.rules.name for one in LESSONS[:10] for step in one.steps if step.position is not None}
    assert usual == {"jensen"}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_says_what_it_is_for_and_how_long_it_takes(lesson: Lesson) -> None:
    entry = lesson.entry
    assert entry.about.startswith("For ") if entry.other_tables else entry.about
    assert (entry.can or "").startswith("You ")
    read = sum(len(f"{step.entry.text} {step.entry.done or ''}".split()) for step in lesson.steps)
    slow, quick = read / 100 + len(lesson.steps), read / 200
    assert quick <= course.minutes(lesson) <= min(slow, 15), "a sitting, for quick readers and for slow ones"


def test_the_button_opens_the_step() -> None:
    at = click(open_course(), "go-on")
    assert dict(at.query_params.items()) == PLACES[0].address
    assert at.title[0].value == escape_markdown(PLACES[0].title)
    assert not at.info


def test_what_is_solved_is_counted_and_the_next_step_comes_next() -> None:
    at = solve(open_step(PLACES[0]), PLACES[0])
    go_to_course(at)
    assert solved_line(1) in texts(at)
    assert badges(at)[0] == badge(1, len(LESSONS[0].steps))
    assert go_on(at) == label(PLACES[1], begun=True)
    assert next(iter(links(at).values())) == ("", PLACES[1].address)


def test_a_learner_goes_on_after_the_step_tried_last() -> None:
    middle = PLACES.index(places_of(LESSONS[1])[3])
    note([PLACES[0], PLACES[middle]])
    assert go_on(open_course()) == label(PLACES[middle + 1], begun=True)


def test_a_learner_goes_on_with_a_step_that_was_not_solved() -> None:
    place = next(one for one in places_of(LESSONS[1]) if one.step.goal.kind in ("zwick", "most-cards", "capture"))
    at = solve(open_step(PLACES[0]), PLACES[0])
    go_to_step(at, place)
    assert place.step.position is not None
    make_play(at, place.step.position, wrong_plays(place.step)[0])
    assert go_on(go_to_course(at)) == label(place, begun=True)


def test_after_the_last_step_comes_what_was_left_out() -> None:
    note(PLACES[2:])
    note([PLACES[0]])
    note([PLACES[-1]])
    assert go_on(open_course()) == label(PLACES[1], begun=True)


def test_a_lesson_that_is_done_is_marked_and_opens_at_its_first_step() -> None:
    note(places_of(LESSONS[0]))
    at = open_course()
    assert badges(at)[0] == badge(1, 1)
    assert badges(at)[1] == badge(0, len(LESSONS[1].steps))
    assert next(iter(links(at).values())) == ("", PLACES[0].address)
    assert go_on(at) == label(places_of(LESSONS[1])[0], begun=True)


def test_when_all_is_done_the_puzzles_come_next() -> None:
    note(PLACES)
    at = open_course()
    assert solved_line(len(PLACES)) in texts(at)
    assert [box.value for box in at.success] == [escape_markdown(WORDS("learn-overview-done"))]
    assert links(at)[WORDS("learn-to-puzzles")] == PUZZLES_LINK
    assert badges(at)[: len(LESSONS)] == [badge(1, 1)] * len(LESSONS)
    assert go_on(at) is None


def test_exercises_that_are_there_no_more_do_not_count() -> None:
    for item_id in ("lessons/00-gone/away", "puzzles/jensen/twin-aces", "?"):
        attempt_log.log().add(Attempt(uuid4(), datetime.now(UTC), LOCAL, item_id, "zwick", Outcome.RIGHT, 0, None))
    at = open_course()
    assert solved_line(0) in texts(at)
    assert go_on(at) == label(PLACES[0], begun=False)


def test_looking_at_a_solution_is_not_solving() -> None:
    at = click(open_step(PLACES[0]), "solution")
    go_to_course(at)
    assert solved_line(0) in texts(at)
    assert go_on(at) == label(PLACES[0], begun=False)


def test_all_words_are_explained_at_the_end() -> None:
    at = open_course()
    terms = library().glossary.terms
    assert escape_markdown(WORDS("glossary-list", number=len(terms))) in [one.label for one in at.expander]


def test_without_lessons_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = replace(library(), lessons=())
    for module in (base_library, course):
        monkeypatch.setattr(module, "library", lambda: empty)
    at = open_app(lesson="02-taking-cards")
    assert [one.value for one in at.info] == [escape_markdown(WORDS("learn-none"))]


def test_a_puzzle_tried_last_does_not_lead_the_course_astray() -> None:
    note(PLACES[20:21], Outcome.WRONG)
    puzzle = Attempt(uuid4(), datetime.now(UTC), LOCAL, library().puzzles[0].id, "zwick", Outcome.RIGHT, 0, 1000)
    attempt_log.log().add(puzzle)
    assert go_on(open_course()) == label(PLACES[20], begun=False)
