"""The levels of mastery, the weaknesses of a learner, and the streak of clean exercises."""

from dataclasses import replace
from datetime import date, datetime
from itertools import pairwise

import pytest
from hypothesis import given

from tests.trainer.samples import NOON, PRACTICE, attempt, by_clock, noon
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.exercises import Exercise, exercises
from tutor.trainer.mastery import Mastered, MasteryLevel, Share, history, levels_now, mastery, streak, weak

RIGHT, WRONG, SHOWN = Outcome.RIGHT, Outcome.WRONG, Outcome.SHOWN
ZWICK = ("zwick", "jensen")


def done(*attempts: Attempt, days: float = 400) -> tuple[Exercise, ...]:
    """Return the exercises this many days after NOON."""
    return exercises(attempts, noon(days))


def clean(days: float, *, mixed: bool = False, concept: str = "zwick", themes: str = "") -> Attempt:
    """Return an exercise that is solved at the first try and without hints."""
    return attempt(f"{concept}/{days}", days=days, mixed=mixed, concept=concept, themes=themes)


def shown(days: float, *, concept: str = "zwick", themes: str = "") -> Attempt:
    """Return an exercise whose solution is shown."""
    return attempt(f"shown/{concept}/{days}", SHOWN, days=days, hints=4, concept=concept, themes=themes)


# -- levels -------------------------------------------------------------------


def test_the_levels_have_an_order() -> None:
    assert MasteryLevel.WEAK < MasteryLevel.NEW < MasteryLevel.LEARNT < MasteryLevel.SETTLED < MasteryLevel.SURE


def test_what_was_never_tried_has_no_level() -> None:
    assert mastery(()) == {}


def test_what_was_tried_in_vain_is_new() -> None:
    assert mastery(done(shown(0))) == {ZWICK: MasteryLevel.NEW}


@pytest.mark.parametrize("hints", [0, 3])
def test_what_was_solved_once_is_learnt_with_or_without_help(hints: int) -> None:
    assert mastery(done(attempt(hints=hints))) == {ZWICK: MasteryLevel.LEARNT}


def test_what_was_only_repeated_after_the_solution_is_not_learnt() -> None:
    assert mastery(done(attempt("a", SHOWN, hints=4), attempt("a", RIGHT, seconds=60))) == {ZWICK: MasteryLevel.NEW}


@pytest.mark.parametrize(
    ("days", "level"), [(0.1, MasteryLevel.LEARNT), (5, MasteryLevel.LEARNT), (6, MasteryLevel.SETTLED)]
)
def test_what_is_clean_again_at_least_six_days_later_is_settled(days: float, level: MasteryLevel) -> None:
    assert mastery(done(clean(0), clean(days)))[ZWICK] is level


def test_six_days_are_counted_on_the_calendar() -> None:
    assert mastery(done(clean(0), clean(5.9)))[ZWICK] is MasteryLevel.SETTLED


def test_what_is_solved_later_with_a_hint_or_a_second_try_is_not_settled() -> None:
    with_hint = attempt("b", days=8, hints=1)
    second_try = [attempt("c", WRONG, days=9), attempt("c", RIGHT, days=9, seconds=9)]
    assert mastery(done(clean(0), with_hint, *second_try))[ZWICK] is MasteryLevel.LEARNT


def test_six_days_count_from_the_day_on_which_it_was_learnt_and_not_tried() -> None:
    assert mastery(done(shown(0), clean(5), clean(8)))[ZWICK] is MasteryLevel.LEARNT
    assert mastery(done(shown(0), clean(5), clean(11)))[ZWICK] is MasteryLevel.SETTLED


def test_what_is_clean_in_mixed_practice_after_it_was_settled_is_sure() -> None:
    assert mastery(done(clean(0), clean(7), clean(7.1, mixed=True)))[ZWICK] is MasteryLevel.SURE
    assert mastery(done(clean(0), clean(7), clean(9)))[ZWICK] is MasteryLevel.SETTLED


def test_one_exercise_cannot_both_settle_a_concept_and_make_it_sure() -> None:
    assert (
        mastery(done(clean(0, mixed=True), clean(1, mixed=True), clean(7, mixed=True)))[ZWICK] is MasteryLevel.SETTLED
    )


def test_what_is_not_clean_in_mixed_practice_is_not_sure() -> None:
    with_hint = attempt("b", days=8, hints=1, mixed=True)
    assert mastery(done(clean(0), clean(7), with_hint))[ZWICK] is MasteryLevel.SETTLED


def test_no_one_falls_back() -> None:
    assert mastery(done(clean(0), clean(7), clean(8, mixed=True), shown(9)))[ZWICK] is MasteryLevel.SURE


def test_every_variant_is_mastered_by_itself_and_none_does_not_count() -> None:
    found = mastery(done(attempt("a"), attempt("b", variant="dietze"), attempt("c", variant=None)))
    assert found == {ZWICK: MasteryLevel.LEARNT, ("zwick", "dietze"): MasteryLevel.LEARNT}


# -- over time ----------------------------------------------------------------


def test_the_levels_over_time_have_a_row_for_each_day_of_practice() -> None:
    attempts = [shown(0), clean(1), clean(1, concept="build"), clean(3), clean(7), clean(8, mixed=True)]
    assert history(done(*attempts)) == (
        Mastered(date(2024, 6, 1), 0, 0, 0),
        Mastered(date(2024, 6, 2), 2, 0, 0),
        Mastered(date(2024, 6, 4), 2, 0, 0),
        Mastered(date(2024, 6, 8), 1, 1, 0),
        Mastered(date(2024, 6, 9), 1, 0, 1),
    )


def test_without_practice_there_is_nothing_to_plot() -> None:
    assert history(()) == ()


def test_no_level_is_reached_before_the_one_below_though_a_journey_west_gives_a_day_again() -> None:
    moments = "2026-11-20T09:00+13:00", "2026-11-28T09:00+13:00", "2026-11-27T15:00-10:00"
    journey = [replace(by_clock(moment, moment), mixed=True) for moment in moments]
    rows = history(exercises(journey, datetime.fromisoformat(moments[-1])))
    assert [(row.day.day, row.learnt, row.settled, row.sure) for row in rows] == [
        (20, 1, 0, 0),
        (27, 1, 0, 0),
        (28, 0, 0, 1),
    ]


@given(PRACTICE)
def test_the_last_row_says_what_is_mastered_now(attempts: list[Attempt]) -> None:
    found = done(*attempts)
    rows = history(found)
    levels = list(mastery(found).values())
    last = rows[-1] if rows else Mastered(NOON.date(), 0, 0, 0)
    assert last[1:] == tuple(
        levels.count(level) for level in (MasteryLevel.LEARNT, MasteryLevel.SETTLED, MasteryLevel.SURE)
    )


@given(PRACTICE)
def test_over_time_mastery_only_grows_and_each_concept_is_counted_once(attempts: list[Attempt]) -> None:
    found = done(*attempts)
    rows = history(found)
    assert [row.day for row in rows] == sorted({row.day for row in rows})
    for before, after in pairwise(rows):
        for least in (1, 2, 3):
            assert sum(before[least:]) <= sum(after[least:])
    assert all(min(row[1:]) >= 0 and sum(row[1:]) <= len(mastery(found)) for row in rows)


# -- weakness -----------------------------------------------------------------


def share(clean: int, of: int, name: str = "zwick", variant: str | None = "jensen") -> Share:
    """A share of a concept."""
    return Share(name, clean, of, variant)


def test_the_lowest_share_of_clean_solutions_is_the_weakest() -> None:
    good = [clean(day, concept="good") for day in range(10)]
    fair = [*(clean(day, concept="fair") for day in range(4)), *(shown(4 + day, concept="fair") for day in range(6))]
    poor = [*(shown(day, concept="poor") for day in range(4)), clean(5, concept="poor")]
    assert weak(done(*good, *fair, *poor)).concepts == (share(1, 5, "poor"), share(4, 10, "fair"))


def test_of_equally_weak_concepts_the_one_tried_more_comes_first_then_they_go_by_name_and_variant() -> None:
    tried = [("b", "jensen", 5), ("a", "jensen", 5), ("a", "dietze", 5), ("z", "jensen", 6)]
    attempts = [
        attempt(f"{concept}/{variant}/{day}", SHOWN, days=day, concept=concept, variant=variant)
        for concept, variant, days in tried
        for day in range(days)
    ]
    assert weak(done(*attempts)).concepts == (
        share(0, 6, "z"),
        share(0, 5, "a", "dietze"),
        share(0, 5, "a"),
        share(0, 5, "b"),
    )


def test_what_was_clean_half_of_the_times_is_not_weak() -> None:
    attempts = [*(clean(day) for day in range(5)), *(shown(5 + day) for day in range(5))]
    assert weak(done(*attempts)).concepts == ()
    assert weak(done(*attempts, shown(10))).concepts == (share(5, 11),)


def test_help_is_not_clean() -> None:
    helped = [attempt(f"{day}", days=day, hints=1) for day in range(5)]
    assert weak(done(*helped)).concepts == (share(0, 5),)


def test_a_few_exercises_say_nothing() -> None:
    few = done(*(shown(day) for day in range(4)))
    assert weak(few).concepts == ()
    assert weak(few, least=4).concepts == (share(0, 4),)


def test_what_was_learnt_since_is_not_held_against_anyone() -> None:
    attempts = [*(shown(day) for day in range(30)), *(clean(30 + day) for day in range(9))]
    assert weak(done(*attempts)).concepts == (share(9, 20),)
    assert weak(done(*attempts, clean(50))).concepts == ()
    assert weak(done(*attempts), last=30).concepts == (share(9, 30),)


def test_themes_are_counted_apart_and_each_by_itself() -> None:
    attempts = [
        *(shown(day, themes="decoy quiet") for day in range(5)),
        *(clean(9 + day, themes="quiet") for day in range(4)),
    ]
    found = weak(done(*attempts))
    assert found.themes == (share(0, 5, "decoy", None), share(4, 9, "quiet", None))
    assert weak(done(*attempts), themes=["quiet"]).themes == (share(4, 9, "quiet", None),)
    assert found.concepts == (share(4, 9),)


def test_a_theme_that_is_named_twice_counts_once() -> None:
    attempts = [shown(day, themes="quiet quiet") for day in range(5)]
    assert weak(done(*attempts)).themes == (share(0, 5, "quiet", None),)


def test_a_concept_is_weak_in_one_variant_and_not_in_another() -> None:
    attempts = [shown(day) for day in range(5)]
    attempts += [attempt(f"d/{day}", days=day, variant="dietze") for day in range(9)]
    assert weak(done(*attempts), variant="dietze").concepts == ()
    assert weak(done(*attempts), variant="jensen").concepts == (share(0, 5),)
    assert weak(done(*attempts)).concepts == (share(0, 5),)


def test_an_exercise_that_is_still_open_does_not_count() -> None:
    still_open = [attempt(f"{number}", WRONG) for number in range(5)]
    assert weak(done(*still_open, days=0)).concepts == ()
    assert weak(done(*still_open, days=1)).concepts == (share(0, 5),)


def in_lessons(*outcomes: Outcome) -> list[Attempt]:
    """Return tries at a step of a lesson on each of ten days."""
    return [
        attempt(f"lessons/03-the-zwick/{day}", outcome, days=day, seconds=number, themes="decoy")
        for day in range(10)
        for number, outcome in enumerate(outcomes)
    ]


@pytest.mark.parametrize("outcomes", [(WRONG, RIGHT), (SHOWN,), (WRONG,)], ids=["right then", "shown", "left"])
def test_tries_in_lessons_are_not_weak_spots(outcomes: tuple[Outcome, ...]) -> None:
    """The page of the course says that a wrong try costs nothing."""
    found = done(*in_lessons(*outcomes))
    assert weak(found) == ((), ())
    assert weak((*found, *done(*(shown(20 + day) for day in range(5))))).concepts == (share(0, 5),)


def test_what_is_weak_is_called_so_and_is_again_where_it_was_once_it_is_better() -> None:
    attempts = [clean(0), clean(7), *(shown(8 + day) for day in range(4))]
    for later, level in ((), MasteryLevel.WEAK), ((clean(20), clean(21)), MasteryLevel.SETTLED):
        found = done(*attempts, *later)
        assert levels_now(mastery(found), weak(found)) == {ZWICK: level}


@given(PRACTICE, PRACTICE)
def test_nothing_is_learnt_and_weak_at_once(attempts: list[Attempt], more: list[Attempt]) -> None:
    found = done(*attempts, *more)
    low = weak(found, least=2)
    levels = levels_now(mastery(found), low)
    spots = {(one.name, one.variant) for one in low.concepts if one.variant is not None}
    assert {key for key, level in levels.items() if level is MasteryLevel.WEAK} == spots


# -- streak -------------------------------------------------------------------


def test_clean_solutions_in_a_row_are_a_streak_over_all_concepts() -> None:
    assert streak(()) == 0
    assert streak(done(clean(0), clean(0.1, concept="build"), attempt("c", days=3, variant=None))) == 3


@pytest.mark.parametrize(
    "spoiled",
    [
        [attempt("x", SHOWN, days=1, hints=4)],
        [attempt("x", RIGHT, days=1, hints=1)],
        [attempt("x", WRONG, days=1), attempt("x", RIGHT, days=1, seconds=5)],
        [attempt("x", WRONG, days=1)],
    ],
    ids=["shown", "a hint", "a second try", "left"],
)
def test_a_spoiled_exercise_ends_the_streak(spoiled: list[Attempt]) -> None:
    assert streak(done(clean(0), *spoiled)) == 0
    assert streak(done(clean(0), *spoiled, clean(2), clean(3))) == 2


def test_a_wrong_try_ends_the_streak_at_once() -> None:
    attempts = [clean(0), attempt("x", WRONG, seconds=60)]
    assert streak(done(*attempts, days=0.1)) == 0
    assert streak(done(*attempts, clean(0.1), days=0.1)) == 1


def test_repeating_an_answer_makes_no_streak_longer() -> None:
    assert streak(done(attempt("a"), attempt("a", seconds=9), attempt("a", seconds=18))) == 1


def test_steps_of_lessons_neither_end_a_streak_nor_make_it_longer() -> None:
    in_lesson = [attempt(f"lessons/a/{number}", outcome, days=1) for number, outcome in enumerate([RIGHT, WRONG])]
    assert streak(done(clean(0), *in_lesson)) == 1
    assert streak(done(clean(0), *in_lesson, clean(2))) == 2
