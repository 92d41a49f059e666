"""The steps of a lesson: by their addresses, with every stated answer, and the ways between them."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import Place, course_places, places_of, right_plays
from tests.app.playing import (
    WORDS,
    answer,
    board_of,
    click,
    expect_after,
    follower,
    for_learner,
    go_to_step,
    is_solved,
    lesson_places,
    links,
    open_app,
    open_course,
    open_step,
    run,
    solve,
    texts,
    verdicts,
)
from tests.examples import some
from tutor.app.base.glossary import MOST_TERMS, meaning
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.board.protocol import items_of
from tutor.app.learn.course import END
from tutor.app.visitor.look import MENU
from tutor.catalogue.exercises import Lesson
from tutor.coach.zwickern.goals.table import counts_points, meets
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.coach.zwickern.words.plays import split_lines
from tutor.content.files.glossary import terms_in
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Build, Capture, Lay, Reading, read_play
from tutor.text import joined_texts, render

PLACES = lesson_places()
FIRST, LAST = PLACES[0], PLACES[-1]
SOME_LESSONS = pytest.mark.parametrize(
    "lesson",
    [one for one in library().lessons if one.id in ("lessons/02-taking-cards", "lessons/05-building")],
    ids=lambda lesson: lesson.id.rpartition("/")[2],
)
ALL_LESSONS = escape_markdown(WORDS("learn-all-lessons"))


def shown(at: AppTest) -> str:
    """The title of the step that is shown."""
    return at.title[0].value


def plays_asked(lesson: Lesson) -> list[Place]:
    """The steps of a lesson that are answered by one play."""
    return [place for place in places_of(lesson) if isinstance(place.step.goal, OnePlayGoal)]


@pytest.mark.parametrize("lesson", some(library().lessons, 5), ids=lambda lesson: lesson.id.rpartition("/")[2])
def test_every_step_of_the_course_can_be_solved(lesson: Lesson) -> None:
    """The browser tests solve the first of each kind in a lesson."""
    places = places_of(lesson)
    at = open_step(places[0])
    for place in places:
        go_to_step(at, place)
        solve(at, place)
        assert is_solved(at, place.item_id), place.path
    assert escape_markdown(WORDS("learn-lesson-finished")) in verdicts(at)


# -- stated answers -----------------------------------------------------------


@SOME_LESSONS
def test_every_stated_answer_is_judged_as_it_is_stated(lesson: Lesson) -> None:
    at = open_step(places_of(lesson)[0])
    for place in plays_asked(lesson):
        go_to_step(at, place)
        for play in (*(wrong.play for wrong in place.step.entry.wrong), *place.step.entry.solutions):
            if not board_of(at)["interactive"]:
                click(at, "again")
            expect_judged(at, place, play)


def expect_judged(at: AppTest, place: Place, text: str) -> None:
    """A play is answered with the sentence that the judge has for it, in the colour of its kind."""
    step = place.step
    assert step.position is not None
    assert isinstance(step.goal, OnePlayGoal)
    play = answer(at, step, text)
    verdict = judge(step.position, Reading(play), step.goal)
    title = "right" if verdict.right else "legal" if verdict.legal else "wrong"
    box = (at.success if verdict.right else at.warning if verdict.legal else at.error)[0]
    # Between the two a right play is praised.
    assert box.value.startswith(f"**{WORDS(f'feedback-title-{title}')}.** ")
    assert for_learner(sentence(verdict)) in box.value
    assert [one for one in verdicts(at) if one != escape_markdown(WORDS("learn-lesson-finished"))] == [box.value]
    assert not any(one.proto.expanded for one in at.expander), "nothing is given away unasked"
    assert board_of(at)["interactive"] is not verdict.right
    if verdict.right:
        assert escape_markdown(step.entry.done or "") in texts(at)
        expect_after(board_of(at), step.position, play)


def test_what_a_legal_answer_missed_is_listed_when_asked() -> None:
    place = next(one for one in PLACES if one.step.goal.kind == "most-cards")
    at = open_step(place)
    legal = next(wrong.play for wrong in place.step.entry.wrong if wrong.reason is None)
    answer(at, place.step, legal)
    (missed,) = [one for one in at.expander if "more to find" in one.label]
    assert not missed.proto.expanded
    assert any(one.value.startswith("- ") for one in missed.markdown)


def test_what_a_capture_is_worth_is_said_once_and_its_sums_on_the_board_only() -> None:
    worth = set()
    for place in PLACES:
        if place.step.goal.kind == "capture" and place.step.entry.solutions:
            at = open_step(place)
            play = answer(at, place.step, place.step.entry.solutions[0])
            assert place.step.position is not None
            verdict = judge(place.step.position, Reading(play), place.step.goal)
            assert isinstance(place.step.goal, OnePlayGoal)
            # A learner who is taking the first cards sees no points.
            told = verdict.points > 0 and counts_points(place.step.position, place.step.goal)
            worth.add(told)
            said = f"{at.success[0].value} {texts(at)}"
            assert ("point" in at.success[0].value) == told
            assert verdict.split is not None
            sums = [render(WORDS, line) for line in split_lines(place.step.position.rules, verdict.split)]
            data = board_of(at)
            assert [group["label"] for group in data.get("fold", data)["groups"]] == sums
            assert not any(escape_markdown(one) in said for one in sums if "=" in one)
    assert worth


def test_a_legal_play_is_named_only_on_request_and_whether_it_would_solve_the_step() -> None:
    labels: set[str] = set()
    for place in PLACES:
        for wrong in place.step.entry.wrong:
            if len(labels) < 2 and wrong.reason is not None and isinstance(place.step.goal, OnePlayGoal):
                at = open_step(place)
                play = answer(at, place.step, wrong.play)
                assert place.step.position is not None
                mended = judge(place.step.position, Reading(play), place.step.goal).repair.play
                if mended is not None:
                    (helping,) = at.expander
                    solving = meets(place.step.position, mended, place.step.goal)
                    assert helping.label == WORDS("feedback-repair-solution" if solving else "feedback-repair-title")
                    assert not helping.proto.expanded
                    labels.add(helping.label)
    assert len(labels) == 2


# -- the plays that the board offers ------------------------------------------


def test_what_is_not_taught_yet_is_not_offered() -> None:
    first, building = (next(one for one in course_places() if one.name.startswith(name)) for name in ("01", "05"))
    assert [action["id"] for action in board_of(open_step(first))["actions"]] == ["take", "lay"]
    assert [action["id"] for action in board_of(open_step(building))["actions"]] == ["take", "build", "lay"]


@pytest.mark.parametrize("lesson", some(library().lessons, 5), ids=lambda lesson: lesson.id.rpartition("/")[2])
def test_what_solves_a_step_is_offered_in_its_lesson(lesson: Lesson) -> None:
    kinds: dict[type, str] = {Capture: "take", Build: "build", Lay: "lay"}
    for place in places_of(lesson):
        step = place.step
        if step.position is not None and step.question is None:
            stated = [read_play(step.position, wrong.play).play for wrong in step.entry.wrong]
            assert {kinds[type(play)] for play in (*right_plays(step), *stated)} <= set(lesson.entry.plays)


def test_a_card_that_was_laid_lies_on_the_table() -> None:
    place = next(one for one in PLACES if one.slug == "after-a-zwick")
    step = place.step
    at = open_step(place)
    answer(at, step, step.entry.solutions[0])
    data = board_of(at)
    assert [(item["cards"], item["mark"]) for item in items_of(data, "table")] == [
        ([step.entry.solutions[0]], "played")
    ]
    assert [step.entry.solutions[0]] not in [card["cards"] for card in items_of(data, "hand", "s2")]


# -- ways ---------------------------------------------------------------------


def test_forward_and_back_through_all_steps() -> None:
    at = open_app(lesson=FIRST.name)
    assert at.button(key="previous-step").disabled
    for place in PLACES[1:]:
        click(at, "next-step")
        assert shown(at) == escape_markdown(place.title)
        assert dict(at.query_params.items()) == place.address
    click(at, "next-step")
    assert at.query_params["step"] == END
    click(at, "previous-challenge")
    assert shown(at) == escape_markdown(PLACES[-1].title)
    for place in reversed(PLACES[:-1]):
        click(at, "previous-step")
        assert shown(at) == escape_markdown(place.title)
    assert dict(at.query_params.items()) == FIRST.address


def test_no_one_is_kept_from_going_on_but_the_button_calls_when_the_step_is_solved() -> None:
    at = open_step(FIRST)
    assert at.button(key="next-step").proto.type == "secondary"
    solve(at, FIRST)
    assert at.button(key="next-step").proto.type == "primary"


def test_the_last_step_leads_to_the_end_and_tells_what_is_still_open() -> None:
    at = open_step(LAST)
    still_open, but_this = (
        joined_texts(WORDS, [place.title for place in places], "list-dot") for places in (PLACES, PLACES[:-1])
    )
    start = escape_markdown(WORDS("learn-lesson-open", steps="…").partition("…")[0].strip())
    assert start not in texts(at), "its own text comes first"
    assert escape_markdown(WORDS("learn-lesson-finished")) not in verdicts(at)
    assert at.button(key="next-step").proto.type == "secondary"
    click(at, "solution")
    assert escape_markdown(WORDS("learn-lesson-open", steps=still_open)) in texts(at)
    click(at, "again")
    assert start not in texts(at)
    solve(at, LAST)
    assert escape_markdown(WORDS("learn-lesson-open", steps=but_this)) in texts(at)
    assert at.button(key="next-step").proto.type == "primary"
    assert dict(click(at, "next-step").query_params.items())["step"] == END


def test_every_step_leads_back_to_all_lessons() -> None:
    assert links(open_step(FIRST))[ALL_LESSONS] == ("", {"view": "course"})


def test_a_step_is_chosen_from_the_list() -> None:
    at = open_app(lesson=FIRST.name)
    follower(at.selectbox, "choose-step").set_value(PLACES[3].slug)
    run(at)
    assert shown(at) == escape_markdown(PLACES[3].title)
    assert dict(at.query_params.items()) == PLACES[3].address


# -- addresses ----------------------------------------------------------------


def told_unknown(at: AppTest) -> list[str]:
    """What the page says it does not know."""
    return [one.value for one in at.info]


def test_a_lesson_without_a_step_begins_where_it_is_not_solved_yet() -> None:
    assert shown(open_app(lesson=FIRST.name)) == escape_markdown(FIRST.title)
    solve(open_step(FIRST), FIRST)
    at = open_app(lesson=FIRST.name)
    assert shown(at) == escape_markdown(PLACES[1].title)
    assert dict(at.query_params.items()) == PLACES[1].address


def test_an_unknown_step_is_reported_and_the_page_can_be_used() -> None:
    at = open_app(lesson=FIRST.name, step="no-such-step")
    assert told_unknown(at) == [escape_markdown(WORDS("address-unknown", id="no-such-step"))]
    solve(at, FIRST)
    assert is_solved(at, FIRST.item_id)
    assert not at.info, "it is told once"
    assert dict(at.query_params.items()) == FIRST.address


@pytest.mark.parametrize("number", ["2", "02"])
def test_the_number_of_a_lesson_is_enough(number: str) -> None:
    at = open_app(lesson=number)
    assert at.query_params["lesson"] == "02-taking-cards"
    assert told_unknown(at) == []


def test_an_unknown_lesson_is_reported_and_the_first_one_is_shown() -> None:
    first = course_places()[0]
    at = open_app(lesson="no-such-lesson")
    assert told_unknown(at) == [escape_markdown(WORDS("address-unknown", id="no-such-lesson"))]
    assert dict(at.query_params.items()) == first.address
    solve(at, first)
    assert is_solved(at, first.item_id)


def test_a_lesson_and_a_step_that_are_both_unknown_are_both_told() -> None:
    at = open_app(lesson="no-such-lesson", step="no-such-step")
    assert told_unknown(at) == [
        escape_markdown(WORDS("address-unknown", id="no-such-lesson")),
        escape_markdown(WORDS("address-unknown", id="no-such-step")),
    ]
    assert dict(at.query_params.items()) == course_places()[0].address


def test_a_step_of_another_lesson_is_unknown() -> None:
    other = next(place for place in course_places() if place.name != FIRST.name)
    at = open_app(lesson=FIRST.name, step=other.slug)
    assert told_unknown(at) == [escape_markdown(WORDS("address-unknown", id=other.slug))]
    assert shown(at) == escape_markdown(FIRST.title)


@pytest.mark.parametrize("variant", [None, "", "french", "no-such-variant", "<b>"])
def test_the_address_says_the_variant_of_the_step_whatever_it_said_before(variant: str | None) -> None:
    said = {} if variant is None else {"variant": variant}
    at = open_app(**{**FIRST.address, "variant": "x"} | said)
    assert dict(at.query_params.items()) == FIRST.address
    assert not at.info


def test_a_step_about_no_variant_has_none_in_its_address() -> None:
    place = next(one for one in course_places() if "variant" not in one.address)
    at = open_app(**place.address, variant="jensen")
    assert dict(at.query_params.items()) == place.address
    assert shown(at) == escape_markdown(place.title)


def test_other_names_in_the_address_are_left_alone() -> None:
    assert open_app(**FIRST.address, seed="7").query_params["seed"] == "7"


STRANGE = ["", "x" * 5000, "<b>x</b>", "a\x00b", "../../etc", "👑", "a-matching-card ", "https://evil.example"]


@pytest.mark.parametrize("name", STRANGE, ids=lambda name: repr(name)[:20])
def test_strange_addresses_do_no_harm(name: str) -> None:
    at = open_app(lesson=FIRST.name, step=name, variant=name)
    assert shown(at) == escape_markdown(FIRST.title)
    go_to_step(at, PLACES[2])
    at.query_params["lesson"] = name
    run(at)
    assert shown(at) == escape_markdown(PLACES[2].title), "the place last visited"
    assert all(len(one.value) < 1000 for one in at.info)


# -- what is shown beside the exercise ----------------------------------------


def test_the_lesson_and_the_variant_are_named_above_the_step() -> None:
    for place in (FIRST, next(one for one in course_places() if "variant" not in one.address)):
        at = open_step(place)
        number = [lesson.id for lesson in library().lessons].index(place.lesson.id) + 1
        title = escape_markdown(WORDS("learn-lesson", number=number, title=place.lesson.entry.title))
        assert f"**{title}**" in [one.value for one in at.markdown]
        variant = place.address.get("variant")
        chips = [one for one in at.markdown if one.value.startswith(":gray-badge[")]
        assert len(chips) == (variant is not None)
        for chip in chips:
            assert WORDS(f"variant-{variant}") in chip.value
            assert chip.proto.help == WORDS(f"variant-short-{variant}")


def test_what_the_lesson_is_about_stands_in_the_overview_only() -> None:
    """The first sentence of it is enough to choose by."""
    about = escape_markdown(FIRST.lesson.entry.about)
    first, _, rest = about.partition("\\. ")
    assert f"{first}\\." in texts(open_course())
    assert rest
    assert rest not in texts(open_course())
    assert first not in texts(open_step(FIRST))


@SOME_LESSONS
def test_the_words_of_every_text_are_explained_under_it(lesson: Lesson) -> None:
    at = open_step(places_of(lesson)[0])
    for place in places_of(lesson):
        go_to_step(at, place)
        terms = terms_in(library().glossary, place.step.entry.text)[:MOST_TERMS]
        found = [one for one in at.get("popover") if one.proto.popover.label != MENU]
        assert [one.proto.popover.label for one in found] == [f":small[{escape_markdown(term.term)}]" for term in terms]
        assert [one.markdown[0].value for one in found] == [meaning(term) for term in terms]


def buoys_of(at: AppTest) -> list[str]:
    """What the buoys on the way through the lesson show."""
    (way,) = [one.value for one in at.markdown if "•" in one.value]
    kinds = {"*•*": "", "**•**": "done", "~~*•*~~": "here", "~~**•**~~": "done here"}
    return [kinds[one] for one in way.split()]


def test_progress_counts_what_is_solved() -> None:
    at = open_step(FIRST)
    assert buoys_of(at) == ["here", *[""] * (len(PLACES) - 1)]
    for number, place in enumerate(PLACES, 1):
        solve(at, place)
        left = len(PLACES) - number
        assert buoys_of(at) == [*["done"] * (number - 1), "done here", *[""] * left]
        said = WORDS("learn-progress", number=number, total=len(PLACES), solved=number)
        assert escape_markdown(said) in texts(at)
        assert follower(at.selectbox, "choose-step").options[number - 1].endswith("✓")
        if number < len(PLACES):
            click(at, "next-step")
    assert escape_markdown(WORDS("learn-lesson-finished")) in verdicts(at)
    click(at, "again")
    assert escape_markdown(WORDS("learn-lesson-finished")) in verdicts(at), "it stays finished"


def test_a_solved_step_of_tactics_leads_to_what_was_counted_about_its_advice() -> None:
    (place,) = (one for one in course_places() if one.item_id == "lessons/10-tactics/no-sum-of-ten")
    label = escape_markdown(WORDS("tested-link", title=WORDS("tested-title-laying")))
    at = open_step(place)
    assert label not in links(at)
    solve(at, place)
    where = {"view": "numbers", "variant": "jensen", "seats": "4", "claim": "laying"}
    assert links(at)[label] == ("rules", where)
