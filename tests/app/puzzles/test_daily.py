"""The puzzle of the day: the same for everyone, always there, never changed, and a quiet row of days."""

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.base.test_local_day import browser_in
from tests.app.earlier_attempts import FIRST_DAY, Clock, note, tried
from tests.app.playing import WORDS, click, is_solved, open_app, run, shown_puzzle, solve_puzzle, texts
from tests.houses import FILES, KNOWN
from tutor.app.base.markdown import escape_markdown
from tutor.app.puzzles import source
from tutor.app.puzzles.source import puzzle_of
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import Puzzle
from tutor.content.files.writing import position_text, setup_of
from tutor.engine.zwickern import VARIANTS
from tutor.lab.fresh import OF_DAYS, goals_offered
from tutor.lab.fresh import of_day as seeds_of
from tutor.trainer.daily import Daily

DAY = FIRST_DAY.date()

# What was asked on a day stays so: its address was shared, and its id is in the logs of learners.
PUBLISHED = [
    ("daily/jensen/2026-01-01", "most-points", "3a6593a7b7cc5e7b"),
    ("daily/jensen/2026-11-23", "zwick", "7d7a7ee9dedfbd7f"),
    ("daily/jensen/2028-02-29", "capture", "267cffd96f0cb112"),
    ("daily/christiansen/2026-01-01", "most-points", "4c235c5773dd182e"),
    ("daily/christiansen/2026-11-23", "zwick", "d2bdb02da0863f63"),
    ("daily/christiansen/2028-02-29", "capture", "f98fca87d9b45768"),
    ("daily/dietze/2026-01-01", "most-points", "d5f75dabb21d5fb0"),
    ("daily/dietze/2026-11-23", "zwick", "38490f3d89c7af8d"),
    ("daily/dietze/2028-02-29", "capture", "c5dfd9f266e7de5e"),
    ("daily/grupp/2026-01-01", "most-points", "fca146e464e91e6b"),
    ("daily/grupp/2026-11-23", "zwick", "19744b3434b1b3f8"),
    ("daily/grupp/2028-02-29", "capture", "0851bf3b36961816"),
    ("daily/french/2026-01-01", "most-points", "0caa4525f0fb0434"),
    ("daily/french/2026-11-23", "zwick", "f1b16fa664e1e359"),
    ("daily/french/2028-02-29", "capture", "8bdf743d55f02b98"),
]


def of_day(variant: str = "jensen", day: date = DAY) -> Puzzle:
    """The puzzle of a day."""
    found = puzzle_of(Daily(variant, day).id)
    assert found is not None
    return found


def buttons(at: AppTest) -> list[str]:
    """The buttons to puzzles of the day, by their variants."""
    return [one.key.removeprefix("daily-") for one in at.button if one.key and one.key.startswith("daily-")]


# -- which puzzle it is -------------------------------------------------------


@pytest.mark.parametrize(("item_id", "kind", "mark"), PUBLISHED, ids=lambda value: value)
def test_a_published_day_keeps_its_puzzle(clock: Clock, item_id: str, kind: str, mark: str) -> None:
    clock.moment = datetime(2030, 1, 1, tzinfo=UTC)
    found = puzzle_of(item_id)
    assert found is not None
    text = position_text(setup_of(found.position))
    assert (found.id, found.goal.kind, sha256(text.encode()).hexdigest()[:16]) == (item_id, kind, mark)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_day_of_a_week_has_a_puzzle_of_its_kind(clock: Clock, variant: str) -> None:
    assert set(OF_DAYS) <= set(goals_offered(VARIANTS[variant]))
    asked = [of_day(variant, DAY - timedelta(days=number)).goal.kind for number in range(7)]
    assert sorted(asked) == sorted(OF_DAYS), "seven different kinds in seven days"


def test_a_seed_without_a_puzzle_gives_one_of_the_next_kind(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (seed.goal for seed in seeds_of("jensen", DAY)[:2])
    made = source._made
    monkeypatch.setattr(source, "_made", lambda seed, rules: None if seed.goal == first else made(seed, rules))
    source._of_day.cache_clear()
    assert of_day().goal.kind == second
    source._of_day.cache_clear()


@pytest.mark.parametrize("item_id", ["daily/jensen/2025-12-31", "daily/jensen/2027-02-30", "daily/nowhere/2027-03-01"])
def test_what_is_not_a_day_names_no_puzzle(clock: Clock, item_id: str) -> None:
    assert puzzle_of(item_id) is None


def test_house_rules_that_a_visitor_does_not_have_have_no_puzzle_of_the_day(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(source, "variants", lambda: VARIANTS)
    own = [name for name in KNOWN if name not in VARIANTS]
    assert own
    assert all(puzzle_of(f"daily/{name}/{DAY}") is None for name in own)


# -- its address --------------------------------------------------------------


def test_today_leads_to_the_puzzle_of_the_day(clock: Clock) -> None:
    at = open_app("puzzles", puzzle="today")
    assert at.query_params["puzzle"] == "daily/jensen/2027-03-01"
    assert at.title[0].value == "Puzzle of the day"
    assert ":small[1 March 2027" in texts(at)
    assert not at.info
    solve_puzzle(at, of_day())
    assert is_solved(at, "daily/jensen/2027-03-01")


def test_today_is_the_day_of_the_visitors_time_zone(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    browser_in(monkeypatch, "Pacific/Auckland")
    assert shown_puzzle(open_app("puzzles", puzzle="today")) == of_day(day=DAY + timedelta(days=1))
    browser_in(monkeypatch, "../../etc/passwd")
    assert shown_puzzle(open_app("puzzles", puzzle="today")) == of_day()


def test_today_may_name_the_variant(clock: Clock) -> None:
    assert shown_puzzle(open_app("puzzles", puzzle="today", variant="french")) == of_day("french")
    assert shown_puzzle(open_app("puzzles", puzzle="today", variant="nowhere")) == of_day()


def test_another_day_still_works_and_stays_what_it_is_after_midnight(clock: Clock) -> None:
    at = open_app("puzzles", puzzle="daily/dietze/2026-11-23")
    assert shown_puzzle(at) == of_day("dietze", date(2026, 11, 23))
    clock.day(1)
    assert shown_puzzle(run(at)) == of_day("dietze", date(2026, 11, 23))


def test_a_day_that_is_still_to_come_is_reported(clock: Clock) -> None:
    at = open_app("puzzles", puzzle="daily/jensen/2027-03-03")
    assert [box.value for box in at.info] == [escape_markdown(WORDS("daily-too-early"))]
    assert not shown_puzzle(at).id.startswith("daily/")


def test_tomorrow_is_there_where_it_has_begun_somewhere(clock: Clock) -> None:
    at = open_app("puzzles", puzzle="daily/jensen/2027-03-02")
    assert shown_puzzle(at) == of_day(day=DAY + timedelta(days=1)), "at noon in UTC it is tomorrow on some islands"


def test_what_is_not_a_day_is_reported(clock: Clock) -> None:
    at = open_app("puzzles", puzzle="daily/jensen/2027-02-30")
    assert [box.value for box in at.info] == [escape_markdown(WORDS("address-unknown", id="daily/jensen/2027-02-30"))]


# -- the ways to it -----------------------------------------------------------


def test_any_other_puzzle_has_a_way_to_it(clock: Clock) -> None:
    at = open_app("puzzles")
    assert buttons(at) == ["jensen"]
    assert shown_puzzle(click(at, "daily-jensen")) == of_day()
    assert buttons(at) == [], "one variant was met, and this is its puzzle"


def test_there_is_one_for_each_variant_that_was_met(clock: Clock) -> None:
    note([tried(variant="french"), tried(variant="grupp", minute=1)])
    at = open_app("puzzles", puzzle="today")
    assert shown_puzzle(at) == of_day("grupp"), "the variant last played"
    assert buttons(at) == ["french"]
    assert shown_puzzle(click(at, "daily-french")) == of_day("french")
    assert buttons(at) == ["grupp"]


def test_house_rules_lead_to_the_puzzle_of_their_variant(clock: Clock) -> None:
    own = "rue-du-port"
    attempt_log.log().set_setting(LOCAL, f"house/{own}", FILES[own])
    note([tried(variant=own)])
    assert KNOWN[own].base == "french"
    assert shown_puzzle(open_app("puzzles", puzzle="today")) == of_day("french")


# -- the last seven days ------------------------------------------------------


def ticks(at: AppTest) -> list[bool]:
    """Return for each of the days that the page shows whether it has a tick."""
    return [one.label.endswith("✓") for one in at.button if one.key and one.key.startswith("day-")]


def solved_on(*days: int) -> None:
    """Note that the puzzles of these days were solved at noon of the day."""
    note(tried(day=day, item_id=Daily("jensen", DAY + timedelta(days=day)).id) for day in days)


def test_seven_days_are_shown_and_none_is_missed_aloud(clock: Clock) -> None:
    solved_on(-5, -1)
    at = open_app("puzzles", puzzle="today")
    assert ticks(at) == [False, True, False, False, False, True, False]
    solve_puzzle(at, of_day())
    assert ticks(at)[-1]
    assert escape_markdown(WORDS("earned-today", number=3)) in texts(at)
    assert not any(one.key and one.key.startswith("day-") for one in open_app("puzzles").button)


def test_yesterdays_can_be_caught_up(clock: Clock) -> None:
    at = open_app("puzzles", puzzle="today")
    yesterday = DAY - timedelta(days=1)
    assert shown_puzzle(click(at, f"day-{yesterday}")) == of_day(day=yesterday)
    solve_puzzle(at, of_day(day=yesterday))
    assert ticks(at) == [False] * 5 + [True, False]
    assert escape_markdown(WORDS("earned-day", number=1)) in texts(at)


def test_a_puzzle_of_long_ago_shows_the_days_too_and_no_sentence_on_them(clock: Clock) -> None:
    old = of_day(day=DAY - timedelta(days=30))
    at = open_app("puzzles", puzzle=old.id)
    solve_puzzle(at, old)
    assert len(ticks(at)) == 7
    assert not any(ticks(at))
    assert not any(
        WORDS(name, number=number) in texts(at) for name in ("earned-day", "earned-today") for number in (0, 1)
    )


def test_the_days_are_those_of_the_visitors_time_zone(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    solved_on(0)
    browser_in(monkeypatch, "Pacific/Auckland")
    assert ticks(open_app("puzzles", puzzle="today")) == [*[False] * 5, True, False], "there it is the day after"
    browser_in(monkeypatch, "America/Los_Angeles")
    assert ticks(open_app("puzzles", puzzle="today"))[-1]
