"""What was done in games is worked out once for each state of the log, not at each visit."""

import pytest

from tests.app.earlier_attempts import FIRST_DAY, Clock
from tests.app.play.games import finished
from tests.app.playing import open_app
from tests.matches.playing import started
from tutor.app.progress import done_so_far as module


def test_a_match_is_counted_once_for_all_visits(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []
    count = module._counted

    def noted(events: list[module.GameEvent], days: frozenset[module.date]) -> module._PlayedMatch:
        counted.append(len(events))
        return count(events, days)

    monkeypatch.setattr(module, "_counted", noted)
    monkeypatch.setattr(module, "_worked_out", {})
    for number in range(3):
        finished(started(), str(number), moment=FIRST_DAY)
    for _ in range(2):
        assert not open_app("progress").exception
        assert len(counted) == 3
    finished(started(), "3", moment=FIRST_DAY)
    open_app("progress")
    assert len(counted) == 4


def test_the_matches_that_are_kept_in_mind_have_an_end(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_worked_out", {})
    monkeypatch.setattr(module, "_MOST_WORKED_OUT", 2)
    for number in range(4):
        finished(started(), str(number), moment=FIRST_DAY)
    assert not open_app("progress").exception
    assert len(module._worked_out) == 2
