"""The clock of the app: one for all that has a date, and another one where a test needs it."""

from datetime import UTC, datetime, timedelta, timezone

from tests.app.earlier_attempts import FIRST_DAY, Clock
from tests.app.playing import lesson_places, open_step, solve
from tutor.app.base.clock import now, set_clock
from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL


def test_it_is_the_clock_of_the_machine_in_utc_unless_another_is_set() -> None:
    before = datetime.now(UTC)
    assert before <= now() <= datetime.now(UTC)
    assert now().tzinfo is UTC


def test_another_clock_is_gone_by_until_it_is_given_back(clock: Clock) -> None:
    assert now() == FIRST_DAY
    clock.day(3, hour=7)
    assert now() == FIRST_DAY + timedelta(days=3, hours=-5)
    set_clock()
    assert abs(now() - datetime.now(UTC)) < timedelta(minutes=1)


def test_a_moment_of_another_time_zone_is_the_same_in_utc(clock: Clock) -> None:
    clock.moment = datetime(2027, 3, 2, 1, 30, tzinfo=timezone(timedelta(hours=2)))
    assert now().isoformat() == "2027-03-01T23:30:00+00:00"


def test_an_answer_is_noted_with_the_moment_of_the_clock(clock: Clock) -> None:
    clock.day(2)
    place = lesson_places()[0]
    solve(open_step(place), place)
    (noted,) = attempt_log.log().attempts(LOCAL)
    assert noted.moment == FIRST_DAY + timedelta(days=2)
