"""The map on the Progress page: what is at each place, where it leads, and what would help most."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.course import course_places
from tests.app.earlier_attempts import FIRST_DAY, Clock, clean, note, shown, tried
from tests.app.playing import WORDS, click, open_app, shown_puzzle
from tests.app.progress.reading import map_html, map_of
from tutor.app.base.library import library
from tutor.app.base.local_day import time_zone
from tutor.app.learn.course import course
from tutor.app.progress.activity import DAYS, by_day
from tutor.app.progress.links import ON_THE_WAY, link_of
from tutor.app.progress.map import SIGNS
from tutor.app.progress.places import (
    _LESSONS,
    _STEPS,
    NOT_YET,
    OtherTable,
    place_of_step,
    places_of,
    practice_of,
    states,
    steps_of,
)
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.app.visitor.variants import HOUSE_PREFIX
from tutor.catalogue.exercises import step_id
from tutor.coach.zwickern.goals.syllabus import Stop
from tutor.coach.zwickern.puzzle.way import STOP_NAMES
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.daily import Daily
from tutor.trainer.exercises import exercises
from tutor.trainer.mastery import MasteryLevel, Weak, weak


def name(stop: Stop) -> str:
    """The name of a stop."""
    return WORDS(STOP_NAMES[stop])


def said(*signs: str) -> str:
    """What is said of a place."""
    return ", ".join(WORDS(f"map-{sign}") for sign in signs)


def step(path: str, **values: object) -> Attempt:
    """A step of the course that was solved."""
    return tried("legal", item_id=f"lessons/{path}", **values)


# -- what stands at each place ------------------------------------------------


def test_the_way_goes_from_the_first_catch_to_tactics_and_branches_to_the_other_tables() -> None:
    names = list(map_of(open_app("progress")))
    tables = [WORDS(f"variant-{one}") for one in ("christiansen", "dietze", "grupp", "french")]
    assert set(names[12:]) == {*tables, name(Stop.COMPARING)}
    assert names[:12] == [
        *("First catch", "Sums", "Several at once", "Face cards", "Zwick", "Laying down", "Building", "Promises"),
        *("Partner", "Dealing", "Counting", "Tactics"),
    ]


def test_every_sign_has_its_word_beside_it_and_its_meaning_below() -> None:
    found = map_html(open_app("progress"))
    for sign in SIGNS:
        assert WORDS(f"map-about-{sign}").split(",")[0].split("'")[0] in found


def test_a_place_is_met_then_settled_then_sure(clock: Clock) -> None:
    note(clean("zwick"))
    for day, sign, more in (
        (0, "met", []),
        (6, "settled", clean("zwick", day=6)),
        (7, "sure", clean(day=7, mixed=True)),
    ):
        note(more)
        clock.day(day)
        found = map_of(open_app("progress"))[name(Stop.ZWICK)]
        assert (found.mark, found.said) == (sign, said(sign))


def test_a_ring_fills_by_the_share_of_steps_solved_and_its_word_says_so(clock: Clock) -> None:
    steps = [step_id(lesson, one) for _, lesson, one in steps_of(Stop.BUILDING, course())]
    of = len(steps)
    for done, word in ((1, WORDS("map-part-done", done=1, of=of)), (of, WORDS("map-all-done"))):
        note(tried("build", item_id=one) for one in steps[:done])
        at = open_app("progress")
        assert map_of(at)[name(Stop.BUILDING)].said == word
        assert f'map-mark ring-{done}-{of}"' in map_html(at)
        assert f".ring-{done}-{of} {{ --part: {100 * done / of:.2f}% }}" in styles(at)


def styles(at: AppTest) -> str:
    """The rules that fill the rings."""
    return next(one.proto.body for one in at.get("html") if ".ring-0" in one.proto.body and "<ol" not in one.proto.body)


def test_what_is_due_and_what_is_weak_is_said_in_words(clock: Clock) -> None:
    note(shown("zwick", 5, themes="decoy"))
    clock.day(1)
    found = map_of(open_app("progress"))
    assert found[name(Stop.ZWICK)].said == said("met", "due", "weak")
    assert found[name(Stop.TACTICS)].said == said("met", "weak"), "by its theme"
    assert found[name(Stop.SUMS)].said == said("not-yet")


def test_steps_count_at_the_place_of_their_lesson_whatever_they_ask(clock: Clock) -> None:
    note([step("05-building/anything"), step("02-taking-cards/the-zwick"), step("11-christiansen/x")])
    clock.day(1)
    found = map_of(open_app("progress"))
    met = {place for place, one in found.items() if one.mark == "met"}
    assert met == {name(Stop.BUILDING), name(Stop.ZWICK), WORDS("variant-christiansen")}


def test_fresh_puzzles_count(clock: Clock) -> None:
    note([tried("two-builds", item_id="fresh/jensen/two-builds/7")])
    assert map_of(open_app("progress"))[name(Stop.BUILDING)].mark == "met"


def test_another_variant_is_a_table_of_its_own(clock: Clock) -> None:
    note(clean("zwick", variant="french"))
    found = map_of(open_app("progress"))
    assert found[WORDS("variant-french")].mark == "met"
    assert found[name(Stop.ZWICK)].mark == "not-yet"


def test_house_rules_are_a_table_and_their_title_is_only_text(clock: Clock) -> None:
    text = 'name: ours\nbased_on: jensen\nzwick: 2\ntitle: "<img src=x onerror=alert(1)> & us"\n'
    attempt_log.log().set_setting(LOCAL, f"{HOUSE_PREFIX}ours", text)
    at = open_app("progress")
    assert "<img src=x onerror=alert(1)> & us" in map_of(at)
    assert "<img" not in map_html(at)


def test_unknown_things_in_an_import_are_shown_nowhere(clock: Clock) -> None:
    strange = ["nothing", '"><script>', "x" * 200]
    note(tried(one, item_id=f"lessons/{one}/{one}"[:150], themes=one[:100]) for one in strange)
    note(tried("zwick", item_id=f"lessons/{one}"[:150], variant="<i>", themes="x.y") for one in strange)
    found = open_app("progress")
    assert {one.mark for one in map_of(found).values()} == {"not-yet"}
    assert "<script>" not in map_html(found)


# -- where it leads -----------------------------------------------------------


def test_a_place_leads_to_its_next_step_until_it_is_settled(clock: Clock) -> None:
    first = map_of(open_app("progress"))[name(Stop.BUILDING)]
    (lesson,) = [one for one in library().lessons if one.id == "lessons/05-building"]
    assert (first.page, first.query["lesson"], first.query["step"]) == ("./", "05-building", lesson.steps[0].entry.slug)
    note([step(f"05-building/{lesson.steps[0].entry.slug}")])
    clock.day(1)
    second = map_of(open_app("progress"))[name(Stop.BUILDING)]
    assert second.query["step"] == lesson.steps[1].entry.slug


def test_a_settled_place_leads_to_its_puzzles(clock: Clock) -> None:
    note([*clean("zwick"), *clean("zwick", day=6)])
    clock.day(6)
    found = map_of(open_app("progress"))[name(Stop.ZWICK)]
    assert (found.page, found.query) == ("puzzles", {"goal": "zwick", "variant": "jensen"})


def test_a_weak_place_leads_to_what_is_weak(clock: Clock) -> None:
    note(shown("zwick", 5, themes="decoy"))
    found = map_of(open_app("progress"))
    assert found[name(Stop.TACTICS)].query == {"theme": "decoy"}
    assert shown_puzzle(open_app("puzzles", **found[name(Stop.TACTICS)].query)).themes.count("decoy") == 1


@pytest.mark.parametrize("place", [*Stop, OtherTable("french"), OtherTable("nowhere")])
def test_every_place_leads_somewhere_in_every_state(place: Stop | OtherTable) -> None:
    every = {step_id(lesson, one) for lesson in library().lessons for one in lesson.steps}
    for solved in (set[str](), every):
        for state in (NOT_YET, *(NOT_YET._replace(met=True, level=level) for level in MasteryLevel)):
            assert link_of(place, state, course(), solved).href


def test_every_place_of_the_way_is_taught_in_the_course() -> None:
    for stop in Stop:
        assert list(steps_of(stop, course())), stop


def test_the_table_of_lessons_and_steps_names_only_what_there_is() -> None:
    lessons = {lesson.id.removeprefix("lessons/"): lesson for lesson in library().lessons}
    assert set(_LESSONS) <= set(lessons)
    ids = {step_id(lesson, one).removeprefix("lessons/") for lesson in lessons.values() for one in lesson.steps}
    own = {one.id.removeprefix("lessons/") for path in library().paths for one in path.steps}
    assert set(_STEPS) <= ids | own


def test_a_stop_without_puzzles_leads_to_its_lesson() -> None:
    without = [stop for stop in ON_THE_WAY if practice_of(stop) is None]
    assert without == [Stop.DEALING]


def test_a_place_that_no_lesson_has_is_that_of_its_concept() -> None:
    assert place_of_step("lessons/99-nothing/x") is None
    (one,) = exercises([step("99-nothing/x")], datetime(2027, 3, 2, tzinfo=UTC))
    assert places_of(one) == {Stop.SUMS}


# -- what would help most -----------------------------------------------------


def help_of(at: AppTest) -> str:
    """What the one button says."""
    return str(at.button(key="help-most").label)


def test_at_first_the_first_catch_would_help_most() -> None:
    at = open_app("progress")
    assert help_of(at) == name(Stop.FIRST_CATCH)
    click(at, "help-most")
    assert dict(at.query_params.items()) == {"path": "tonight", "step": "1"}


def test_the_next_step_is_beside_what_comes_first(clock: Clock) -> None:
    note(step(one.item_id.removeprefix("lessons/")) for one in course_places()[:20])
    clock.day(1)
    at = open_app("progress")
    assert help_of(at) == WORDS("home-puzzle")
    assert at.button(key="help-then").label.startswith(WORDS("learn-resume", title="").split(":")[0])
    click(at, "help-then")
    assert at.query_params["lesson"]


def test_what_is_weak_comes_before_what_is_new_and_what_is_due_before_both(clock: Clock) -> None:
    note(shown("zwick", 5, themes="decoy"))
    at = open_app("progress")
    assert WORDS("theme-decoy") in help_of(at)
    click(at, "help-most")
    assert at.query_params["theme"] == "decoy"
    clock.day(1)
    assert WORDS("help-due") in help_of(open_app("progress"))


def test_when_everything_is_done_any_puzzle_helps(clock: Clock) -> None:
    every = [step_id(lesson, one) for lesson in library().lessons for one in lesson.steps]
    note(tried("pile", item_id=one, variant=None) for one in every)
    note([tried(item_id=Daily("jensen", FIRST_DAY.date()).id)])
    at = open_app("progress")
    assert WORDS("help-any") in help_of(at)
    click(at, "help-most")
    assert shown_puzzle(at)


# -- the last weeks -----------------------------------------------------------


def test_the_bars_count_by_the_days_of_the_visitor() -> None:
    late = datetime(2027, 3, 1, 23, 30, tzinfo=UTC)
    done = exercises([tried(minute=0), tried(outcome=Outcome.WRONG, minute=11 * 60 + 30)], late)
    in_berlin = {row.day.day: row[1:] for row in by_day(done, late, time_zone("Europe/Berlin")) if row.tried}
    assert in_berlin == {1: (1, 1), 2: (1, 0)}
    in_utc = {row.day.day: row[1:] for row in by_day(done, late, UTC) if row.tried}
    assert in_utc == {1: (2, 1)}


def test_what_is_longer_ago_is_in_no_bar() -> None:
    now = datetime(2027, 3, 1, 12, tzinfo=UTC)
    done = exercises([tried(day=-day) for day in range(40)], now)
    rows = by_day(done, now, UTC)
    assert len(rows) == DAYS
    assert [row.tried for row in rows] == [1] * DAYS
    assert rows[-1].day == now.date()
    assert rows[0].day == now.date() - timedelta(days=DAYS - 1)


def test_only_a_place_with_something_tried_due_or_weak_has_a_state() -> None:
    assert states([], [], Weak((), ()), {}, set()) == {}
    key = ("zwick", "jensen")
    assert states([], [key], Weak((), ()), {}, set()) == {Stop.ZWICK: NOT_YET._replace(met=True, due=(key,))}
    done = exercises(shown("zwick", 5), datetime(2027, 3, 2, tzinfo=UTC))
    assert states(done, [], weak(done), {}, set())[Stop.ZWICK].is_weak


@pytest.mark.parametrize("stop", [Stop.DEALING, Stop.COMPARING])
def test_a_place_that_no_puzzle_practises_is_sure_once_its_steps_are_solved(stop: Stop) -> None:
    steps = [step_id(lesson, one) for _, lesson, one in steps_of(stop, course())]
    done = exercises([tried("who", item_id=one) for one in steps], datetime(2027, 3, 2, tzinfo=UTC))
    assert states(done, [], Weak((), ()), course(), set(steps))[stop].level is MasteryLevel.SURE
    assert states(done, [], Weak((), ()), course(), set(steps[1:]))[stop].level < MasteryLevel.SURE


def test_the_map_has_no_link_to_elsewhere(clock: Clock) -> None:
    note(shown("zwick", 5, themes="decoy"))
    links = re.findall(r'href="([^"]*)"', map_html(open_app("progress")))
    assert all(re.match(r"(\./|puzzles)(\?|$)", link) for link in links)
    assert place_of_step("lessons/03-the-zwick/x") is Stop.ZWICK
