"""Where a learner stands: worked out from the log once for every attempt, by the clock of the app."""

from dataclasses import replace
from datetime import timedelta
from math import inf

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.base.test_local_day import browser_in
from tests.app.earlier_attempts import FIRST_DAY, Clock, clean, note, shown, tried
from tests.app.playing import run
from tutor.app.puzzles import learner_progress
from tutor.app.visitor import attempt_log
from tutor.app.visitor.learner import LearnerProgress
from tutor.app.visitor.profile import LOCAL
from tutor.trainer.attempts import Outcome
from tutor.trainer.mastery import MasteryLevel

ZWICK = ("zwick", "jensen")


def visit() -> AppTest:
    """A visit of a page that asks where the learner stands."""

    def page() -> None:
        import streamlit  # noqa: PLC0415

        from tutor.app.puzzles.learner_progress import learner_progress  # noqa: PLC0415
        from tutor.app.visitor.attempts import read_again  # noqa: PLC0415

        streamlit.session_state["progress"] = learner_progress()
        streamlit.button("forget", key="forget", on_click=read_again)

    return run(AppTest.from_function(page, default_timeout=30))


def progress(at: AppTest) -> LearnerProgress:
    """Where the learner stands now."""
    found = run(at).session_state["progress"]
    assert isinstance(found, LearnerProgress)
    return found


def test_a_learner_who_has_done_nothing_is_at_the_beginning(clock: Clock) -> None:
    found = progress(visit())
    assert clock.moment == FIRST_DAY
    assert list(found.exercises) == []
    assert found.due == ()
    assert found.levels == found.states == {}
    assert found.next_due is None
    assert found.streak == 0
    assert found.learner.solved == frozenset()


def test_it_is_worked_out_once_until_there_is_another_attempt_or_another_hour(clock: Clock) -> None:
    note(clean())
    at = visit()
    first = progress(at)
    assert progress(at) is first
    clock.moment += timedelta(minutes=59)
    assert progress(at) is first
    clock.moment += timedelta(minutes=1)
    second = progress(at)
    assert second is not first
    note([tried(minute=5)])
    at.session_state["visit"].logged.tried.partial = -inf
    third = progress(at)
    assert third is not second
    assert len(third.exercises) == 2


def test_the_same_hour_of_another_day_is_another_hour(clock: Clock) -> None:
    note(shown())
    at = visit()
    assert progress(at).due == ()
    clock.day(1)
    assert progress(at).due == (ZWICK,)


def test_what_was_read_from_a_file_counts_once_the_log_is_read_again(clock: Clock) -> None:
    assert clock.moment == FIRST_DAY
    at = visit()
    assert not progress(at).exercises
    note(clean())
    assert not progress(at).exercises, "the log is read once in a visit"
    at.button(key="forget").click()
    assert len(progress(at).exercises) == 1


def test_a_concept_comes_back_on_its_day_and_not_before(clock: Clock) -> None:
    note(shown())
    at = visit()
    found = progress(at)
    assert found.next_due == found.states[ZWICK].due == FIRST_DAY.date() + timedelta(days=1)
    clock.day(0, hour=23)
    assert progress(at).due == ()
    clock.day(1, hour=0)
    assert progress(at).due == (ZWICK,)


def test_the_day_on_which_a_concept_comes_back_begins_at_midnight_where_the_visitor_is(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser_in(monkeypatch, "America/Vancouver")
    failed = [replace(one, moment=FIRST_DAY.replace(hour=23), ahead=-480) for one in shown()]
    note(failed)
    clock.moment = failed[0].moment
    at = visit()
    assert progress(at).next_due == FIRST_DAY.date() + timedelta(days=1)
    clock.day(1, hour=0)
    assert progress(at).due == (), "it is four in the afternoon"
    clock.day(1, hour=7)
    assert progress(at).due == ()
    clock.day(1, hour=8)
    assert progress(at).due == (ZWICK,)


def test_a_visitor_who_comes_to_another_time_zone_has_its_day_at_once(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    note(shown())
    at = visit()
    clock.day(0, hour=13)
    assert progress(at).due == ()
    browser_in(monkeypatch, "Pacific/Kiritimati")
    assert progress(at).due == (ZWICK,)
    browser_in(monkeypatch, "America/Vancouver")
    assert progress(at).due == ()


def test_what_only_lessons_ask_does_not_come_back_as_a_puzzle(clock: Clock) -> None:
    note([*shown("legal"), *shown("how-many"), *shown("zwick", variant="nowhere"), *shown("zwick", variant=None)])
    clock.day(9)
    found = progress(visit())
    assert found.due == ()
    assert found.states == {}
    assert found.next_due is None
    assert found.levels["legal", "jensen"] is MasteryLevel.NEW, "but it is known that it was tried"


def test_no_more_is_due_than_was_set(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = ["zwick", "most-cards", "most-points", "capture", "two-builds", "joker-build", "safe-lay", "win-most"]
    note(one for kind in kinds for variant in ("jensen", "christiansen") for one in shown(kind, variant=variant))
    clock.day(2)
    assert len(progress(visit()).due) == 10
    attempt_log.log().set_setting(LOCAL, "most_a_day", "3")
    found = progress(visit())
    assert len(found.due) == found.settings.most_a_day == 3
    concept, variant = found.due[0]
    note([tried(concept, variant=variant, day=2)])
    assert progress(visit()).due == found.due[1:]
    monkeypatch.setattr(learner_progress, "practisable", lambda *_: False)
    assert progress(visit()).due == ()


def test_levels_weak_spots_and_the_streak_are_those_of_the_trainer(clock: Clock) -> None:
    note([*shown("capture", 5, themes="decoy"), *clean("zwick", 3, day=1)])
    clock.day(1)
    found = progress(visit())
    assert found.levels == {ZWICK: MasteryLevel.LEARNT, ("capture", "jensen"): MasteryLevel.WEAK}
    assert [share.name for share in found.learner.weak.concepts] == ["capture"]
    assert [share.name for share in found.learner.weak.themes] == ["decoy"]
    assert found.streak == 3


def test_solved_are_the_items_that_were_solved_without_seeing_the_solution(clock: Clock) -> None:
    assert clock.moment == FIRST_DAY
    note([tried(item_id="a"), tried(item_id="b", outcome=Outcome.WRONG), tried(item_id="c", hints=4)])
    assert progress(visit()).learner.solved == {"a"}
