"""Practice that is updated attempt by attempt: it gives the same results as a computation from all attempts."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.samples import NOON, PRACTICE, attempt, by_clock, noon
from tests.trainer.test_schedule import LIMITS
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.exercises import exercises
from tutor.trainer.mastery import MasteryLevel, history, mastery, streak, weak
from tutor.trainer.practice import Practice
from tutor.trainer.schedule import Settings, scheduled

RIGHT, WRONG = Outcome.RIGHT, Outcome.WRONG
THEMES = ("quiet",)


def check(practice: Practice, attempts: list[Attempt], now: datetime, limits: Settings) -> None:
    """Assert that all results of a practice equal those computed from the attempts."""
    done = exercises(attempts, now)
    assert tuple(practice.exercises) == done
    assert practice.finished == sum(one.grade is not None for one in done)
    assert practice.states(limits) == scheduled(done, limits)
    assert practice.levels() == mastery(done)
    assert practice.history() == history(done)
    assert practice.streak() == streak(done)
    assert practice.weak() == weak(done, themes=THEMES)
    assert weak(practice.lately(), least=1) == weak([one for one in done if one in practice.lately()], least=1)


def moments(attempts: list[Attempt], hours: list[int]) -> Iterator[datetime]:
    """Yield, for each attempt, the moment at which it is looked at: its own by its clock, shifted by some hours."""
    for number, one in enumerate(attempts):
        yield one.local + timedelta(hours=hours[number % len(hours)] if hours else 0)


HOURS = st.lists(st.integers(-100, 100), max_size=40)


@given(PRACTICE, HOURS, LIMITS, LIMITS)
def test_attempts_in_any_order_looked_at_by_any_clock_come_to_the_same(
    attempts: list[Attempt], hours: list[int], limits: Settings, others: Settings
) -> None:
    practice, known = Practice([], NOON, THEMES), list[Attempt]()
    for one, now in zip(attempts, moments(attempts, hours), strict=True):
        known.append(one)
        if not (practice.add(one) and practice.at(now)):
            practice = Practice(known, now, THEMES)
        check(practice, known, now, limits if len(known) % 2 else others)


@given(PRACTICE, st.lists(st.integers(0, 30), max_size=40), LIMITS)
def test_what_comes_in_its_order_is_always_carried_on(
    attempts: list[Attempt], minutes: list[int], limits: Settings
) -> None:
    attempts = sorted(attempts, key=lambda one: (one.moment, one.id))
    practice = Practice([], NOON, THEMES)
    for number, one in enumerate(attempts):
        now = one.moment + timedelta(minutes=minutes[number % len(minutes)] if minutes else 0)
        # In this test the clock never goes back.
        later = all(now <= other.moment for other in attempts[number + 1 :])
        assert practice.add(one)
        assert not later or practice.at(now)
        if later:
            check(practice, attempts[: number + 1], now, limits)


@given(PRACTICE, st.integers(0, 40), st.integers(0, 2000), LIMITS)
def test_what_was_read_at_once_is_carried_on_like_what_was_added(
    attempts: list[Attempt], first: int, hours: int, limits: Settings
) -> None:
    attempts = sorted(attempts, key=lambda one: (one.moment, one.id))
    read, added = attempts[:first], attempts[first:]
    now = max((one.moment for one in read), default=NOON)
    practice = Practice(reversed(read), now, THEMES)
    check(practice, read, now, limits)
    assert all(practice.add(one) for one in added)
    check(practice, attempts, now, limits)
    later = now + timedelta(hours=hours)
    if not practice.at(later):
        practice = Practice(attempts, later, THEMES)
    check(practice, attempts, later, limits)


def test_an_exercise_that_was_left_fails_when_its_day_is_over() -> None:
    practice = Practice([attempt("a", WRONG)], NOON)
    assert practice.at(noon(0.4))
    assert (practice.finished, practice.exercises[0].grade) == (0, None)
    assert practice.at(noon(0.6))
    assert practice.finished == 1
    assert not practice.at(noon(0.4)), "by an earlier clock it would still be open"


def test_a_learner_who_goes_west_may_have_the_day_again_on_which_an_exercise_was_open() -> None:
    practice = Practice([by_clock("2026-11-29T22:00+13:00", outcome=WRONG)], NOON)
    assert practice.at(datetime.fromisoformat("2026-11-30T00:30+13:00"))
    assert not practice.at(datetime.fromisoformat("2026-11-29T02:00-10:00"))


def test_an_exercise_of_the_day_before_yesterday_in_utc_is_continued_where_it_was_yesterday() -> None:
    begun = by_clock("2026-11-28T12:00-08:00", outcome=WRONG)
    practice = Practice([begun], datetime.fromisoformat("2026-11-29T17:00-08:00"))
    assert practice.add(by_clock("2026-11-28T19:00-08:00"))
    assert [one.end.hour for one in practice.exercises] == [3]


def test_what_a_wrong_clock_has_put_off_comes_in_on_its_day() -> None:
    practice = Practice([attempt("a"), attempt("b", days=5)], NOON)
    assert [one.item_id for one in practice.exercises] == ["a"]
    assert practice.add(attempt("c", days=6))
    assert practice.at(noon(4))
    assert [one.item_id for one in practice.exercises] == ["a", "b"]
    assert practice.at(noon(5))
    assert [one.item_id for one in practice.exercises] == ["a", "b", "c"]


@pytest.mark.parametrize(("days", "carried"), [(0, True), (-1, True), (-3, False)])
def test_attempts_from_days_back_are_computed_from_scratch(days: float, carried: bool) -> None:
    practice = Practice([attempt("a", days=-9)], NOON)
    assert practice.add(attempt("b", days=days)) is carried
    assert practice.add(attempt("b", days=days - 0.1)) is False, "another tab was faster at the same item"


def test_what_was_solved_the_day_before_counts_from_that_day_though_it_comes_in_later() -> None:
    practice = Practice([attempt("today")], NOON)
    assert practice.add(attempt("yesterday", days=-1))
    assert practice.add(attempt("clean", days=5))
    assert practice.at(noon(5))
    assert practice.levels() == {("zwick", "jensen"): MasteryLevel.SETTLED}


def test_an_answer_that_is_only_repeated_changes_nothing() -> None:
    first = attempt("a")
    practice = Practice([first], NOON)
    before = list(practice.exercises)
    assert practice.add(replace(attempt("a", WRONG), moment=first.moment + timedelta(minutes=1)))
    assert list(practice.exercises) == before


def test_while_much_is_read_others_have_a_turn() -> None:
    pauses: list[None] = []
    Practice([attempt(f"{number}", seconds=number) for number in range(5000)], NOON, pause=lambda: pauses.append(None))
    assert len(pauses) >= 10


def test_a_theme_that_is_named_twice_leaves_as_many_exercises_to_count() -> None:
    with_theme = [attempt(f"{day}", days=day, themes="quiet quiet") for day in range(25)]
    without = [attempt(f"{day}", days=day) for day in range(25, 50)]
    found = Practice([*with_theme, *without], noon(50), THEMES).lately()
    assert [one.item_id for one in found] == [*map(str, range(5, 25)), *map(str, range(30, 50))]
