"""The end of a lesson: what is said there, its challenges, and the ways from it."""

from dataclasses import replace
from itertools import pairwise

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import places_of
from tests.app.earlier_attempts import note, tried
from tests.app.playing import (
    WORDS,
    board_of,
    click,
    fail_puzzle,
    follower,
    is_solved,
    lesson_places,
    links,
    open_app,
    open_step,
    run,
    solve,
    solve_puzzle,
    texts,
    verdicts,
)
from tutor.app.base import library as base_library
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.drawings import card_image
from tutor.app.learn import course
from tutor.app.learn.course import END
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.challenges import CHALLENGES, challenges
from tutor.catalogue.exercises import Lesson, step_id

PLACES = lesson_places()
LESSON, NAME = PLACES[0].lesson, PLACES[0].name
LESSONS = library().lessons
FOUND = challenges(LESSONS, library().puzzles)[LESSON.id]


def name_of(lesson: Lesson) -> str:
    """The name of a lesson in the address."""
    return lesson.id.rpartition("/")[2]


def open_end(lesson: Lesson = LESSON, **more: str) -> AppTest:
    """The end of a lesson, opened by its address."""
    return open_app(lesson=name_of(lesson), step=END, **more)


def solved(*lessons: Lesson) -> None:
    """Note that every step of some lessons is solved."""
    note(tried(step.goal.kind, item_id=step_id(one, step)) for one in lessons for step in one.steps)


def asked(at: AppTest) -> str:
    """The id of the challenge on the board."""
    return str(board_of(at)["epoch"]).partition("#")[0]


# -- the page -----------------------------------------------------------------


def test_what_was_learnt_is_said_only_once_every_step_is_solved() -> None:
    at = open_end()
    assert at.title[0].value == WORDS("learn-end-open")
    assert escape_markdown(LESSON.entry.can or "") not in texts(at)
    assert escape_markdown(WORDS("learn-end-left", number=len(PLACES))) in texts(at)
    for place in PLACES:
        solve(open_step(place), place)
    at = open_end()
    assert at.title[0].value == WORDS("learn-end-title")
    assert escape_markdown(LESSON.entry.can or "") in texts(at)


def test_the_challenges_come_one_after_the_other_and_then_the_next_lesson() -> None:
    following = LESSONS[LESSONS.index(LESSON) + 1]
    solved(LESSON)
    at = open_end()
    for number, puzzle in enumerate(FOUND, 1):
        assert at.query_params["challenge"] == str(number)
        assert asked(at) == puzzle.id
        assert at.button(key="next-challenge").proto.type == "secondary"
        solve_puzzle(at, puzzle)
        assert is_solved(at, puzzle.id)
        button = at.button(key="next-challenge")
        assert button.proto.type == "primary"
        last = puzzle is FOUND[-1]
        label = WORDS("learn-next-lesson", title=following.entry.title) if last else WORDS("learn-next")
        assert button.label == escape_markdown(label)
        click(at, "next-challenge")
    assert dict(at.query_params.items()) == places_of(following)[0].address


def test_a_challenge_is_judged_and_noted_like_a_puzzle() -> None:
    puzzle = FOUND[0]
    at = fail_puzzle(open_end(), puzzle)
    assert len(verdicts(at)) == 1
    assert not is_solved(at, puzzle.id)
    solve_puzzle(at, puzzle)
    noted = attempt_log.log().attempts(LOCAL)
    assert [(one.item_id, one.concept, one.variant) for one in noted] == [
        (puzzle.id, puzzle.goal.kind, puzzle.position.rules.name)
    ] * 2


def test_the_challenges_solved_have_a_tick_and_the_first_open_one_is_shown() -> None:
    solve_puzzle(open_end(), FOUND[0])
    at = open_end()
    assert asked(at) == FOUND[1].id
    assert escape_markdown(WORDS("learn-challenges", number=CHALLENGES)) in texts(at)
    for number, puzzle in enumerate(FOUND[1:], 2):
        solve_puzzle(open_end(challenge=str(number)), puzzle)
    assert escape_markdown(WORDS("learn-challenges-done", number=CHALLENGES)) in texts(open_end())


def test_a_challenge_can_be_left_out() -> None:
    following = LESSONS[LESSONS.index(LESSON) + 1]
    solved(LESSON)
    at = open_end()
    label = escape_markdown(WORDS("learn-next-lesson", title=following.entry.title))
    assert links(at)[label] == ("", places_of(following)[0].address)
    assert label not in links(open_end(challenge=str(CHALLENGES)))
    click(click(at, "next-challenge"), "next-challenge")
    assert asked(at) == FOUND[-1].id


def test_back_leads_to_the_last_step() -> None:
    at = click(open_end(), "previous-challenge")
    assert dict(at.query_params.items()) == PLACES[-1].address


def test_the_end_stands_in_the_list_of_steps() -> None:
    at = open_step(PLACES[0])
    follower(at.selectbox, "choose-step").set_value(END)
    run(at)
    assert at.query_params["step"] == END
    follower(at.selectbox, "choose-step").set_value(PLACES[2].slug)
    run(at)
    assert dict(at.query_params.items()) == PLACES[2].address


def test_the_way_on_leads_to_the_first_open_step_of_the_lesson_then_to_the_next_lesson_with_one() -> None:
    first, second, third = LESSONS[:3]
    note(tried(step.goal.kind, item_id=step_id(first, step)) for step in first.steps[1:])
    at = open_end(first, challenge=str(CHALLENGES))
    label = WORDS("learn-resume", title=first.steps[0].entry.title)
    assert at.button(key="next-challenge").label == escape_markdown(label)
    assert dict(click(at, "next-challenge").query_params.items()) == places_of(first)[0].address
    solved(first, second)
    at = click(open_end(first, challenge=str(CHALLENGES)), "next-challenge")
    assert dict(at.query_params.items()) == places_of(third)[0].address


@pytest.mark.parametrize(("lesson", "following"), list(pairwise(LESSONS))[::4], ids=lambda one: one.id[8:10])
def test_every_lesson_leads_to_the_next_one(lesson: Lesson, following: Lesson) -> None:
    solved(lesson)
    at = click(open_end(lesson, challenge=str(CHALLENGES)), "next-challenge")
    assert dict(at.query_params.items()) == places_of(following)[0].address


def test_after_the_last_lesson_comes_what_waits_for_the_learner() -> None:
    solved(*LESSONS[-3:])
    at = open_end(LESSONS[-1], challenge=str(CHALLENGES))
    assert at.button(key="next-challenge").disabled
    assert at.button(key="end-next").label == escape_markdown(WORDS("home-puzzle"))
    click(at, "end-next")
    assert at.query_params["puzzle"].startswith("daily/")


def test_the_card_of_a_lesson_that_is_done_is_laid_onto_the_shelf() -> None:
    solved(LESSONS[2])
    label = WORDS("learn-on-shelf", number=2, of=len(LESSONS))
    assert escape_markdown(label) not in links(open_end())
    solved(LESSON)
    at = open_end()
    assert links(at)[escape_markdown(label)] == ("progress", {})
    assert card_image(WORDS, "2H") in [one.proto.body for one in at.get("html")]


@pytest.mark.parametrize("challenge", ["0", "4", "-1", "one", "٣", "1" * 99])
def test_an_unknown_challenge_is_reported(challenge: str) -> None:
    at = open_end(challenge=challenge)
    assert asked(at) == FOUND[0].id
    assert [one.value for one in at.info] == [escape_markdown(WORDS("address-unknown", id=challenge[:80]))]


def test_a_step_that_an_author_calls_end_keeps_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    step = LESSON.steps[0]
    named = replace(step, entry=step.entry.model_copy(update={"slug": END}))
    lesson = replace(LESSON, steps=(named,))
    whole = replace(library(), lessons=(lesson,))
    for module in (base_library, course):
        monkeypatch.setattr(module, "library", lambda: whole)
    at = open_end()
    assert at.title[0].value == escape_markdown(step.entry.title)
    assert at.button(key="next-step").disabled
    assert step_id(lesson, named).endswith("/end")
