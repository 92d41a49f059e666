"""The exercises that attempts add up to, and their grades."""

import random
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.samples import NOON, PRACTICE, attempt, by_clock, noon
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.exercises import Grade, exercises

RIGHT, MISSED, WRONG, SHOWN = Outcome.RIGHT, Outcome.LEGAL_BUT_MISSED, Outcome.WRONG, Outcome.SHOWN
EVENING = 11.75 * 60 * 60


def tries(*outcomes: Outcome, hints: int = 0, days: float = 0, item: str = "a") -> list[Attempt]:
    """Return tries at an item, ten seconds apart, with the same number of hints."""
    return [
        attempt(item, outcome, days=days, seconds=10 * number, hints=hints) for number, outcome in enumerate(outcomes)
    ]


def grades(attempts: list[Attempt], days: float = 0.1) -> list[Grade | None]:
    """List the grades of the exercises this many days after NOON."""
    return [one.grade for one in exercises(attempts, noon(days))]


@pytest.mark.parametrize(
    ("attempts", "grade"),
    [
        (tries(RIGHT), Grade.EASY),
        (tries(RIGHT, hints=1), Grade.GOOD),
        (tries(WRONG, RIGHT), Grade.GOOD),
        (tries(MISSED, RIGHT), Grade.GOOD),
        (tries(RIGHT, hints=2), Grade.HARD),
        (tries(RIGHT, hints=3), Grade.HARD),
        (tries(WRONG, RIGHT, hints=1), Grade.HARD),
        (tries(WRONG, RIGHT, hints=2), Grade.HARD),
        (tries(WRONG, MISSED, RIGHT), Grade.HARD),
        (tries(*[WRONG] * 30, RIGHT), Grade.HARD),
        (tries(SHOWN, hints=4), Grade.AGAIN),
        (tries(SHOWN), Grade.AGAIN),
        (tries(RIGHT, hints=4), Grade.AGAIN),
        (tries(WRONG, WRONG, SHOWN), Grade.AGAIN),
    ],
    ids=lambda value: (
        value.name if isinstance(value, Grade) else "-".join(f"{one.outcome}{one.hints}" for one in value)
    ),
)
def test_the_grade_comes_from_the_outcome_the_hints_and_the_number_of_tries(
    attempts: list[Attempt], grade: Grade
) -> None:
    assert grades(attempts) == [grade]


def test_hints_are_not_forgotten_when_the_board_is_begun_again() -> None:
    assert grades([attempt("a", WRONG, hints=2), attempt("a", RIGHT, seconds=9)]) == [Grade.HARD]


def test_an_exercise_is_solved_unless_it_failed_and_clean_if_it_was_easy() -> None:
    attempts = [*tries(RIGHT), *tries(RIGHT, hints=3, item="b"), *tries(SHOWN, item="c"), *tries(WRONG, item="d")]
    found = {one.item_id: (one.solved, one.clean) for one in exercises(attempts, NOON)}
    assert found == {"a": (True, True), "b": (True, False), "c": (False, False), "d": (False, False)}


def test_an_exercise_with_wrong_tries_is_open_until_its_day_is_over() -> None:
    assert grades(tries(WRONG, WRONG), days=0.4) == [None]
    assert grades(tries(WRONG, WRONG), days=0.6) == [Grade.AGAIN]


def test_tries_at_other_items_in_between_part_no_exercise() -> None:
    attempts = [attempt("a", WRONG), attempt("b", RIGHT, seconds=1), attempt("a", RIGHT, seconds=2)]
    assert [(one.item_id, one.grade) for one in exercises(attempts, NOON)] == [("b", Grade.EASY), ("a", Grade.GOOD)]


def test_a_try_on_another_day_begins_a_new_exercise_and_the_old_one_has_failed() -> None:
    assert grades([*tries(WRONG), *tries(RIGHT, days=1)], days=1) == [Grade.AGAIN, Grade.EASY]


def test_midnight_alone_parts_no_exercise() -> None:
    before, after = attempt("a", WRONG, seconds=EVENING), attempt("a", RIGHT, seconds=EVENING + 1200)
    assert before.moment.day != after.moment.day
    assert grades([before, after], days=2) == [Grade.GOOD]
    (found,) = exercises([before, after], noon(2))
    assert found.end == after.moment
    assert found.day == after.moment.toordinal()


def test_an_open_exercise_has_not_failed_because_it_is_midnight() -> None:
    left = attempt("a", WRONG, seconds=EVENING)
    for minutes, grade in ((16, None), (59, None), (61, Grade.AGAIN)):
        (found,) = exercises([left], left.moment + timedelta(minutes=minutes))
        assert found.grade is grade


def test_an_exercise_has_the_day_of_the_learners_clock() -> None:
    (found,) = exercises([by_clock("2026-11-28T18:00-08:00")], datetime.fromisoformat("2026-11-28T18:00-08:00"))
    assert (found.day, found.end.day) == (date(2026, 11, 28).toordinal(), 29)


def test_the_midnight_that_parts_tries_is_that_of_the_learners_clock() -> None:
    afternoon = [by_clock("2026-11-28T15:00-08:00", outcome=SHOWN), by_clock("2026-11-28T17:00-08:00")]
    night = [by_clock("2026-11-29T14:00+09:00", outcome=SHOWN), by_clock("2026-11-30T07:00+09:00")]
    for tries_of_one, number in ((afternoon, 1), (night, 2)):
        assert len(exercises(tries_of_one, datetime(2026, 12, 1, tzinfo=UTC))) == number


def test_an_open_exercise_has_failed_at_the_midnight_of_the_learners_clock() -> None:
    left = by_clock("2026-11-28T15:00-08:00", outcome=WRONG)
    for now, grade in (("2026-11-28T23:59-08:00", None), ("2026-11-29T00:01-08:00", Grade.AGAIN)):
        (found,) = exercises([left], datetime.fromisoformat(now))
        assert found.grade is grade


def test_a_whole_day_parts_tries_though_the_date_line_gives_the_same_day_again() -> None:
    begun, again = "2026-11-29T00:30+14:00", "2026-11-29T05:00-11:00"
    assert len(exercises([by_clock(begun, outcome=SHOWN), by_clock(again)], datetime.fromisoformat(again))) == 2
    (found,) = exercises([by_clock(begun, outcome=WRONG)], datetime.fromisoformat(again))
    assert found.grade is Grade.AGAIN


def test_an_hour_is_an_hour_in_the_night_in_which_clocks_are_put_back() -> None:
    left = by_clock("2026-10-31T23:50-04:00", outcome=WRONG)
    for fold, grade in ((0, None), (1, Grade.AGAIN)):
        (found,) = exercises([left], datetime(2026, 11, 1, 0, 20, tzinfo=ZoneInfo("America/Havana"), fold=fold))
        assert found.grade is grade


@pytest.mark.parametrize("first", [RIGHT, SHOWN])
def test_an_answer_that_is_repeated_on_the_same_day_is_not_an_exercise(first: Outcome) -> None:
    attempts = [*tries(first), attempt("a", WRONG, seconds=60), attempt("a", RIGHT, seconds=7200)]
    assert len(exercises(attempts, NOON)) == 1
    assert len(exercises([*attempts, *tries(RIGHT, days=1)], noon(1))) == 2


def test_an_answer_that_is_repeated_just_after_midnight_is_not_an_exercise_either() -> None:
    attempts = [attempt("a", SHOWN, seconds=EVENING), attempt("a", RIGHT, seconds=EVENING + 1200)]
    assert grades(attempts, days=2) == [Grade.AGAIN]


def test_an_hour_is_counted_from_the_last_try_even_if_it_only_repeats_the_answer() -> None:
    seconds = EVENING - 2100, EVENING + 300, EVENING + 2700
    assert grades([attempt("a", SHOWN, seconds=one) for one in seconds], days=2) == [Grade.AGAIN]


def test_exercises_that_end_at_one_moment_are_in_the_order_of_their_items() -> None:
    same = [attempt("b"), attempt("a")]
    assert [one.item_id for one in exercises(same, NOON)] == ["a", "b"]


def test_the_particulars_are_those_of_the_try_that_ended_it() -> None:
    first = attempt("a", WRONG, concept="lay", variant=None)
    last = attempt("a", RIGHT, seconds=5, concept="build", variant="dietze", themes="decoy quiet", mixed=True)
    (found,) = exercises([first, last], NOON)
    assert found[:7] == ("a", "build", "dietze", "decoy quiet", True, last.moment, last.moment.toordinal())


def test_exercises_are_in_the_order_of_their_end() -> None:
    attempts = [attempt("a", WRONG), attempt("b", seconds=5), attempt("a", seconds=9), attempt("c", seconds=7)]
    assert [one.item_id for one in exercises(attempts, NOON)] == ["b", "c", "a"]


def test_what_a_wrong_clock_has_put_off_waits_for_its_day() -> None:
    attempts = [attempt("a"), attempt("b", days=1.49), attempt("c", days=1.5)]
    assert [one.item_id for one in exercises(attempts, NOON)] == ["a", "b"]
    assert [one.item_id for one in exercises(attempts, noon(1))] == ["a", "b", "c"]


def test_without_attempts_there_are_no_exercises() -> None:
    assert exercises([], NOON) == ()


@given(PRACTICE, st.randoms(use_true_random=False))
def test_the_order_in_which_attempts_come_does_not_matter(attempts: list[Attempt], dice: random.Random) -> None:
    mixed = dice.sample(attempts, len(attempts))
    assert exercises(mixed, noon(40)) == exercises(attempts, noon(40))


@given(PRACTICE)
def test_every_exercise_ends_with_an_attempt_and_an_item_has_at_most_one_left_open(attempts: list[Attempt]) -> None:
    now = noon(41)
    found = exercises(attempts, now)
    ends = {(one.item_id, one.moment) for one in attempts}
    assert all((one.item_id, one.end) in ends for one in found)
    assert {one.item_id for one in found} == {one.item_id for one in attempts}
    still_open = [one.item_id for one in found if one.grade is None]
    assert len(still_open) == len(set(still_open))


@given(PRACTICE)
def test_the_past_is_judged_the_same_forever(attempts: list[Attempt]) -> None:
    later = [replace(one, moment=one.moment + timedelta(days=50)) for one in attempts]
    known = exercises(attempts, noon(42))
    assert exercises([*attempts, *later], noon(200))[: len(known)] == known
