"""When concepts come back: derived from the log, within the limits that are set."""

import random
from datetime import date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.trainer.samples import NOON, PRACTICE, attempt, by_clock, noon
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.exercises import exercises
from tutor.trainer.schedule import RANGES, ConceptKey, ConceptState, Settings, due, next_due, scheduled, settings_of

USUAL = Settings()
LIMITS = st.builds(Settings, st.sampled_from(RANGES["most_days"]), st.sampled_from(RANGES["most_a_day"]))
ZWICK = ("zwick", "jensen")
HELP = {"easy": (Outcome.RIGHT, 0), "good": (Outcome.RIGHT, 1), "hard": (Outcome.RIGHT, 2), "again": (Outcome.SHOWN, 4)}


def practised(*days: float, how: str = "easy", concept: str = "zwick") -> list[Attempt]:
    """Return the attempts of an exercise on each of these days."""
    outcome, hints = HELP[how]
    return [attempt(f"{concept}/{how}/{day}", outcome, days=day, hints=hints, concept=concept) for day in days]


def states(attempts: list[Attempt], settings: Settings = USUAL, days: float = 400) -> dict[ConceptKey, ConceptState]:
    """Return the states this many days after NOON."""
    return scheduled(exercises(attempts, noon(days)), settings)


def date_at(days: float) -> date:
    """Return the day this many days after NOON, in UTC."""
    return noon(days).date()


# -- settings -----------------------------------------------------------------


def test_concepts_come_back_within_ninety_days_and_ten_a_day_unless_it_is_set() -> None:
    assert Settings() == Settings(most_days=90, most_a_day=10)


@pytest.mark.parametrize("values", [(0, 10), (366, 10), (90, 0), (90, 51), (-1, 10)])
def test_limits_out_of_range_are_refused(values: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="is not from 1 to"):
        Settings(*values)


@given(LIMITS)
def test_settings_are_read_from_the_texts_that_are_kept(limits: Settings) -> None:
    texts = {"most_days": str(limits.most_days), "most_a_day": str(limits.most_a_day), "other": "thing"}
    assert settings_of(texts) == limits


@pytest.mark.parametrize("text", ["", "many", "0", "-3", "51", "5.0", "1e1", " 5", "5\n", "²", "9" * 5000, "nan"])
def test_a_text_that_is_not_a_limit_is_ignored(text: str) -> None:
    assert settings_of({"most_a_day": text, "most_days": "30"}) == Settings(most_days=30)


# -- states -------------------------------------------------------------------


def test_what_was_never_tried_is_not_scheduled() -> None:
    assert states([]) == {}
    assert due({}, USUAL, date_at(0)) == ()
    assert next_due({}, USUAL, date_at(0)) is None


def test_an_attempt_without_a_variant_is_not_scheduled() -> None:
    assert states([attempt(variant=None)]) == {}


def test_every_concept_is_scheduled_in_every_variant_by_itself() -> None:
    attempts = [attempt("a"), attempt("b", variant="dietze"), attempt("c", concept="build")]
    assert set(states(attempts)) == {ZWICK, ("zwick", "dietze"), ("build", "jensen")}


def test_an_exercise_that_is_still_open_is_not_a_review() -> None:
    assert states([attempt(outcome=Outcome.WRONG)], days=0) == {}
    assert states([attempt(outcome=Outcome.WRONG)], days=1)[ZWICK].reviews == 1


def test_a_state_says_what_was_reviewed_and_when() -> None:
    attempts = practised(0, 9)
    first = states(attempts[:1])[ZWICK]
    assert (first.reviews, first.last, first.day, first.before) == (1, NOON, date_at(0), None)
    second = states(attempts)[ZWICK]
    assert (second.reviews, second.last, second.day, second.before) == (2, noon(9), date_at(9), first.due)


def test_a_concept_is_due_on_its_day_and_not_before() -> None:
    found = states(practised(0))
    assert found[ZWICK].due == date_at(8)
    assert due(found, USUAL, date_at(7)) == ()
    assert due(found, USUAL, date_at(8)) == (ZWICK,)


def test_the_better_it_went_the_later_it_comes_back() -> None:
    waits = [states(practised(0, 3, how=how))[ZWICK].due for how in ("again", "hard", "good", "easy")]
    assert waits == sorted(waits)
    assert waits[0] < waits[-1]


def test_what_failed_comes_back_the_next_day() -> None:
    assert states(practised(0, how="again"))[ZWICK].due == date_at(1)
    assert states([*practised(0), *practised(8, how="again")])[ZWICK].due <= date_at(10)


def test_what_is_remembered_comes_back_ever_later() -> None:
    limits, day, waits = Settings(most_days=365), 0, []
    attempts = practised(0, how="good")
    for _ in range(4):
        due_on = (states(attempts, limits)[ZWICK].due - date_at(0)).days
        waits.append(due_on - day)
        day = due_on
        attempts += practised(day, how="good")
    assert waits == sorted(set(waits))
    assert waits[0] == 2
    assert waits[-1] > 60


def test_only_the_first_exercise_of_a_day_is_a_review() -> None:
    once = states(practised(0, how="again"))
    assert states([*practised(0, how="again"), *practised(0.01, 0.02, 0.3)]) == once
    assert states([*practised(0, 1), *practised(1.1, how="again")]) == states(practised(0, 1))


def test_this_evening_and_tomorrow_morning_are_a_day_apart() -> None:
    evening, morning = practised(0.4), practised(0.9)
    assert morning[0].moment - evening[0].moment == timedelta(hours=12)
    assert states([*evening, *morning])[ZWICK] == states(practised(0, 1))[ZWICK]._replace(last=morning[0].moment)


def test_a_review_after_years_is_a_review() -> None:
    state = states(practised(0, 20000), days=20001)[ZWICK]
    assert date_at(20001) <= state.due <= date_at(20090)


def test_only_the_last_24_reviews_tell_how_well_something_is_remembered() -> None:
    def stability(failed: int) -> float:
        attempts = [one for day in range(30) for one in practised(day, how="again" if day == failed else "good")]
        return states(attempts)[ZWICK].stability

    assert stability(failed=5) == stability(failed=99)
    assert stability(failed=6) != stability(failed=99)


def test_practice_every_day_for_a_year_is_one_review_a_day() -> None:
    assert states(practised(*range(365)))[ZWICK].reviews == 365


@given(PRACTICE, LIMITS)
def test_no_interval_exceeds_the_limit_that_is_set(attempts: list[Attempt], limits: Settings) -> None:
    for state in states(attempts, limits).values():
        days = (state.due - state.day).days
        assert 1 <= days <= limits.most_days


def test_a_clock_that_was_years_ahead_puts_nothing_off() -> None:
    wrong = practised(0, 1, 4000)
    assert states(wrong, days=2) == states(practised(0, 1), days=2)


def test_a_clock_that_goes_backwards_harms_nothing() -> None:
    found, now = states(practised(0, 1)), date_at(-100)
    assert states(practised(0, 1), days=-100) == {}
    assert due(found, USUAL, now) == ()
    assert next_due(found, USUAL, now) == found[ZWICK].due


# -- whose day it is ----------------------------------------------------------


def state_at(local: str, *attempts: Attempt) -> ConceptState:
    """Return the state of the concept at a moment by the learner's clock."""
    return scheduled(exercises(attempts, datetime.fromisoformat(local)), USUAL)[ZWICK]


def test_what_fails_in_an_afternoon_by_the_pacific_comes_back_the_next_day_there() -> None:
    state = state_at("2026-11-28T15:05-08:00", by_clock("2026-11-28T15:00-08:00", outcome=Outcome.SHOWN))
    assert (state.day, state.due) == (date(2026, 11, 28), date(2026, 11, 29))


def test_two_right_answers_of_one_afternoon_are_one_review() -> None:
    state = state_at(
        "2026-11-28T19:00-08:00", by_clock("2026-11-28T15:50-08:00"), by_clock("2026-11-28T16:10-08:00", "b")
    )
    assert state.reviews == 1


def test_saturday_evening_and_sunday_morning_are_two_reviews() -> None:
    state = state_at(
        "2026-11-29T11:00-08:00", by_clock("2026-11-28T20:00-08:00"), by_clock("2026-11-29T10:00-08:00", "b")
    )
    assert state.reviews == 2


def test_a_day_that_comes_a_second_time_over_the_date_line_is_not_a_third_review() -> None:
    journey = (
        by_clock("2026-11-29T09:00+13:00"),
        by_clock("2026-11-28T18:00-10:00", "b"),
        by_clock("2026-11-29T09:00-10:00", "c"),
    )
    state = state_at("2026-11-29T10:00-10:00", *journey)
    assert (state.reviews, state.day, state.last) == (2, date(2026, 11, 29), journey[0].moment)


# -- what is due --------------------------------------------------------------


def waiting(number: int, since: int = 0) -> dict[ConceptKey, ConceptState]:
    """Return concepts that are due, one from day `since` on, the next from the day after it, and so on."""
    return {
        (f"c{place}", "jensen"): ConceptState(
            date_at(since + place), 5.0, 2, noon(since + place - 5), date_at(since + place - 5), date_at(since)
        )
        for place in range(number)
    }


def test_what_is_longest_overdue_comes_first() -> None:
    found = dict(random.Random(1).sample(sorted(waiting(5).items()), 5))
    assert [key[0] for key in due(found, USUAL, date_at(10))] == ["c0", "c1", "c2", "c3", "c4"]


def test_no_more_are_due_a_day_than_is_set() -> None:
    assert len(due(waiting(30), USUAL, date_at(40))) == 10
    assert len(due(waiting(30), Settings(most_a_day=3), date_at(40))) == 3


def worked_through(attempts: list[Attempt], limits: Settings, day: float) -> list[ConceptKey]:
    """List the reviews in a day of a learner who always takes the first concept that is due."""
    done: list[ConceptKey] = []
    for number in range(100):
        now = noon(day) + timedelta(minutes=number)
        listed = due(scheduled(exercises(attempts, now), limits), limits, now.date())
        if not listed:
            break
        concept, variant = listed[0]
        done.append(listed[0])
        attempts.append(
            attempt(f"{day}/{number}", days=day, seconds=60 * number, concept=concept, variant=variant, mixed=True)
        )
    return done


def test_the_list_of_a_day_shrinks_as_it_is_worked_through_and_the_rest_waits_for_the_next_day() -> None:
    attempts = [attempt(f"{number}", seconds=number, concept=f"c{number:02}") for number in range(25)]
    done = [worked_through(attempts, USUAL, day) for day in (100, 101, 102, 103)]
    assert [len(keys) for keys in done] == [10, 10, 5, 0]
    assert len({key for keys in done for key in keys}) == 25


def test_what_is_practised_before_its_time_takes_no_place_of_what_is_due() -> None:
    attempts = [attempt(f"{number}", seconds=number, concept=f"c{number:02}") for number in range(12)]
    attempts += [attempt(f"new/{number}", days=99.9, concept=f"new{number}") for number in range(4)]
    assert len(worked_through(attempts, USUAL, 100)) == 10
    early = [attempt(f"early/{number}", days=99.8, concept="new0") for number in range(9)]
    assert len(worked_through([*attempts[:16], *early], USUAL, 100)) == 10


def test_what_is_reviewed_before_it_is_due_takes_no_place_and_on_the_day_it_is_due_it_does() -> None:
    early, late = practised(0, 7, concept="early"), practised(0, 8, concept="late")
    waits, one_a_day = practised(0, concept="waits"), Settings(most_a_day=1)
    assert states([*early, *late, *waits], days=8)["early", "jensen"].before == date_at(8)
    found = states([*early, *waits, *practised(-1, concept="sooner")], days=7)
    assert due(found, one_a_day, date_at(7)) == (("sooner", "jensen"),)
    assert due(states([*late, *waits], days=8), one_a_day, date_at(8)) == ()


def test_what_fails_when_it_is_due_has_taken_its_place_and_is_due_again_tomorrow() -> None:
    attempts = [*practised(0, concept="a"), *practised(0, concept="b")]
    one_a_day = Settings(most_a_day=1)
    attempts += practised(10, how="again", concept="a")
    assert due(states(attempts, one_a_day, 10), one_a_day, date_at(10.1)) == ()
    assert due(states(attempts, one_a_day, 11), one_a_day, date_at(11)) == (("b", "jensen"),)
    assert due(states(attempts, days=11), USUAL, date_at(11)) == (("b", "jensen"), ("a", "jensen"))


@given(PRACTICE, LIMITS, st.integers(0, 60))
def test_reviewed_and_due_are_never_more_than_the_limit_together(
    attempts: list[Attempt], limits: Settings, day: int
) -> None:
    done = worked_through(list(attempts), limits, day)
    assert len(done) <= limits.most_a_day
    assert len(done) == len(set(done))


@given(PRACTICE, LIMITS, st.integers(0, 100))
def test_all_that_is_due_is_listed_until_the_day_is_full(attempts: list[Attempt], limits: Settings, day: int) -> None:
    found = states([one for one in attempts if one.moment <= noon(day)], limits, day)
    listed = due(found, limits, date_at(day))
    overdue = {key for key, state in found.items() if state.due <= date_at(day)}
    assert set(listed) <= overdue
    assert list(listed) == sorted(listed, key=lambda key: (found[key].due, key))
    assert len(listed) <= limits.most_a_day
    if len(listed) < min(limits.most_a_day, len(overdue)):
        assert any(state.day == date_at(day) for state in found.values())


# -- what is due next ---------------------------------------------------------


def test_the_next_day_with_something_due_is_found() -> None:
    assert next_due(states(practised(0)), USUAL, date_at(3)) == date_at(8)


def test_what_is_due_today_does_not_hide_what_comes_next() -> None:
    found = states([*practised(0, concept="a"), *practised(5, concept="b")])
    assert due(found, USUAL, date_at(9)) == (("a", "jensen"),)
    assert next_due(found, USUAL, date_at(9)) == date_at(13)


def test_what_has_no_room_today_is_due_tomorrow() -> None:
    assert next_due(waiting(11), USUAL, date_at(40)) == date_at(41)
    assert next_due(waiting(10), USUAL, date_at(40)) is None


def test_a_day_that_is_full_already_is_not_named() -> None:
    """Reviews made on it before the clock was put back take up its room."""
    found = {
        ("a", "jensen"): ConceptState(date_at(3), 1.0, 1, noon(1), date_at(1), None),
        ("b", "jensen"): ConceptState(date_at(9), 1.0, 2, noon(3), date_at(3), date_at(2)),
    }
    assert next_due(found, Settings(most_a_day=1), date_at(2)) == date_at(4)
    assert next_due(found, Settings(most_a_day=2), date_at(2)) == date_at(3)


def test_a_review_after_today_when_the_clock_was_put_back_takes_no_place_of_today() -> None:
    found = waiting(2) | {("a", "jensen"): ConceptState(date_at(90), 9.0, 2, noon(50), date_at(50), date_at(49))}
    assert due(found, Settings(most_a_day=2), date_at(40)) == (("c0", "jensen"), ("c1", "jensen"))


@given(PRACTICE, LIMITS, st.integers(0, 60))
def test_on_the_day_that_is_named_something_is_due_and_before_it_nothing_more(
    attempts: list[Attempt], limits: Settings, day: int
) -> None:
    worked_through(attempts, limits, day)
    found = states(attempts, limits, day)
    told = next_due(found, limits, date_at(day))
    if told is None:
        assert not found
        return
    assert due(found, limits, told)
    assert told > date_at(day)
    before = told - timedelta(days=1)
    assert before == date_at(day) or due(found, limits, before) == ()
