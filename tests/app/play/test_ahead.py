"""Warnings that are looked for while a person thinks: found before the play, done once, silent in a crowd, bounded."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from uuid import UUID, uuid4

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.play.test_coach import at_a_deal, moment, poor_play
from tests.app.play.test_page import kept_match, match_id, play_one
from tests.app.playing import click, make_play, open_app
from tutor.app.base.lane import Job
from tutor.app.base.processes import for_players, workers
from tutor.app.play import prefetch
from tutor.app.play.bots_work import ready_to_play
from tutor.app.play.prefetch import MANY, MOST_KEPT, SILENT, begin_prefetch, prefetched_warning
from tutor.app.play.prefetch import WITHIN as WITHIN_MOMENT
from tutor.app.server.long_work import ready_for_long_work
from tutor.bots.decision import Decision
from tutor.bots.ranking import SampledSoFar
from tutor.engine.zwickern import Play, legal_plays
from tutor.matches.advice.ahead import LookedAhead, look_ahead
from tutor.matches.advice.asked import Moment, Warned, warned

WITHIN = 60  # seconds


class LaneJob(Job[LookedAhead]):
    """A job of a lane that has not come to it, or has ended with a result."""

    def __init__(self, found: LookedAhead | None = None, *, begun: bool = False, dropped: bool = False) -> None:
        self.found, self.stopped = found, False
        self._begun, self._dropped = begun, dropped

    @property
    def begun(self) -> bool:
        """Whether the work has begun."""
        return self._begun or self.found is not None

    @property
    def ended(self) -> bool:
        """Whether there is a result."""
        return self.found is not None

    @property
    def dropped(self) -> bool:
        """Whether it was given up since the visitor was away."""
        return self._dropped

    def wait(self, seconds: float) -> bool:
        """Return whether there is a result."""
        assert seconds <= WITHIN_MOMENT
        return self.found is not None

    def result(self) -> LookedAhead | None:
        """Return the result."""
        return self.found

    def stop(self) -> None:
        """Note that no one wants it any more."""
        self.stopped = True


@pytest.fixture(autouse=True)
def _nothing_kept() -> Iterator[None]:
    prefetch._kept.clear()
    yield
    prefetch._kept.clear()


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The searches for which a play has waited."""
    found: list[tuple[Any, ...]] = []

    def noted(seconds: float, work: Callable[..., Warned], *values: Any) -> Warned:
        assert seconds <= WITHIN_MOMENT
        found.append(values)
        return work(*values)

    monkeypatch.setattr(prefetch, "for_players_within", noted)
    return found


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> list[LaneJob]:
    """The jobs that were begun: none of them is ever done."""
    jobs: list[LaneJob] = []

    def begun(*_: object) -> LaneJob:
        jobs.append(LaneJob())
        return jobs[-1]

    monkeypatch.setattr(prefetch, "begin_for_next_click", begun)
    return jobs


def kept(at: AppTest) -> "prefetch._Looked":
    """Return what is kept of the match of a page."""
    return prefetch._kept[UUID(match_id(at))]


@pytest.fixture
def position() -> Moment:
    """What a person has seen who has some poor plays."""
    return moment(at_a_deal(teach=True))


def a_play(position: Moment, *, warned_of: bool = False) -> Play:
    """Return a play that is looked at ahead, one with a warning or one without."""
    decision, found = Decision(position.seen), look_ahead(position)
    looked = {small for small, told in found.told.items() if (told is not None) is warned_of}
    return next(play for play in legal_plays(position.seen.position) if decision.small(play) in looked)


def test_a_warning_is_found_before_the_play_and_no_one_waits_for_it(asked: list[tuple[Any, ...]]) -> None:
    with workers(ready_to_play, ready_for_long_work, ready_to_play):
        # A page does not wait half a minute for new processes.
        for_players(ready_to_play)
        at = at_a_deal(teach=True)
        position = moment(at)
        assert kept(at).moment == position
        assert kept(at).job.wait(WITHIN)
        make_play(at, position.seen.position, a_play(position, warned_of=True))
    assert len(at.warning) == 1
    assert not asked


def test_nothing_is_looked_for_where_no_one_is_to_be_warned(queue: list[LaneJob]) -> None:
    at_a_deal(teach=False)
    assert not queue


def test_no_further_look_is_taken_at_a_position_of_which_a_play_is_held_back(queue: list[LaneJob]) -> None:
    """A second try is not warned of."""
    at = at_a_deal(teach=True)
    make_play(at, kept_match(at).hand.position, poor_play(at))
    assert at.warning
    assert len(queue) == 1


def test_what_was_not_found_in_time_is_worked_out_once(
    queue: list[LaneJob], asked: list[tuple[Any, ...]], position: Moment
) -> None:
    """The job is given up, so that it is not done twice."""
    match, play = uuid4(), a_play(position)
    queue.clear()
    begin_prefetch(match, position)
    assert prefetched_warning(match, position, play).told == warned(position, play).told
    assert len(asked) == 1
    assert [job.stopped for job in queue] == [True]


def test_a_play_that_was_not_looked_at_goes_on_with_what_was_sampled(
    asked: list[tuple[Any, ...]], position: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = look_ahead(position, rollouts=1)
    monkeypatch.setattr(prefetch, "begin_for_next_click", lambda *_: LaneJob(found))
    match, decision = uuid4(), Decision(position.seen)
    begin_prefetch(match, position)
    other = next(play for play in legal_plays(position.seen.position) if decision.small(play) not in found.told)
    assert prefetched_warning(match, position, other).told == warned(position, other).told
    assert [values[2] for values in asked] == [found.look]


@pytest.mark.parametrize(
    "job",
    [None, LaneJob(), LaneJob(begun=True), LaneJob(LookedAhead({}, SampledSoFar()))],
    ids=["no-job", "waiting", "begun", "done"],
)
def test_no_one_waits_for_a_warning_that_does_not_come_in_time(
    job: LaneJob | None, position: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether nothing was looked at, the work has not begun, does not end, or has not come to this play."""

    def too_late(seconds: float, *_: object) -> None:
        assert seconds <= WITHIN_MOMENT

    monkeypatch.setattr(prefetch, "for_players_within", too_late)
    monkeypatch.setattr(prefetch, "begin_for_next_click", lambda *_: job)
    match = uuid4()
    begin_prefetch(match, position)
    assert prefetched_warning(match, position, a_play(position, warned_of=True)) == SILENT


def test_what_was_dropped_while_the_visitor_was_away_is_looked_at_again(
    position: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = [LaneJob(), LaneJob(dropped=True)]
    monkeypatch.setattr(prefetch, "begin_for_next_click", lambda *_: jobs.pop())
    match = uuid4()
    for _ in range(3):
        begin_prefetch(match, position)
    assert not jobs


def others_under_work(monkeypatch: pytest.MonkeyPatch, position: Moment, number: int, *, ended: int = 0) -> None:
    """Keep some other positions, of which some were looked at to the end."""
    for place in range(number + ended):
        job = LaneJob(LookedAhead({}, SampledSoFar())) if place < ended else LaneJob(begun=place % 2 == 0)
        monkeypatch.setattr(prefetch, "begin_for_next_click", partial(lambda job, *_: job, job))
        begin_prefetch(uuid4(), position)


@pytest.mark.parametrize("job", [None, LaneJob(), LaneJob(begun=True)], ids=["no-job", "waiting", "begun"])
def test_where_many_are_under_work_the_coach_does_not_begin_to_look(
    job: LaneJob | None, asked: list[tuple[Any, ...]], position: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = uuid4()
    others_under_work(monkeypatch, position, MANY)
    monkeypatch.setattr(prefetch, "begin_for_next_click", lambda *_: job)
    begin_prefetch(match, position)
    assert prefetched_warning(match, position, a_play(position, warned_of=True)) == SILENT
    assert not asked
    assert job is None or job.stopped


def test_where_many_are_under_work_it_says_what_it_has_found_and_no_more(
    asked: list[tuple[Any, ...]], position: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    others_under_work(monkeypatch, position, MANY)
    found, poor = look_ahead(position), a_play(position, warned_of=True)
    made = Decision(position.seen).small(poor)
    for told, expected in ((found.told, found.told[made]), ({}, None)):
        job, match = LaneJob(LookedAhead(told, found.look)), uuid4()
        monkeypatch.setattr(prefetch, "begin_for_next_click", partial(lambda job, *_: job, job))
        begin_prefetch(match, position)
        assert prefetched_warning(match, position, poor) == Warned(expected, found.look)
    assert not asked


def test_positions_that_were_looked_at_to_the_end_are_not_under_work(
    asked: list[tuple[Any, ...]], position: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    others_under_work(monkeypatch, position, MANY - 1, ended=3)
    match, play = uuid4(), a_play(position)
    monkeypatch.setattr(prefetch, "begin_for_next_click", lambda *_: LaneJob())
    begin_prefetch(match, position)
    assert prefetched_warning(match, position, play).told == warned(position, play).told
    assert len(asked) == 1


def test_two_tabs_at_one_table_have_one_look(queue: list[LaneJob]) -> None:
    at = at_a_deal(teach=True)
    other = open_app("play", match=match_id(at))
    assert len(queue) == 1
    play_one(other)
    assert [job.stopped for job in queue[:2]] == [True, False]
    assert kept(at).moment == moment(at)


def test_who_takes_a_play_back_has_the_position_before_it_looked_at(queue: list[LaneJob]) -> None:
    at = at_a_deal(teach=True)
    first = moment(at)
    make_play(at, first.seen.position, next(play for play in legal_plays(first.seen.position)))
    if at.warning:
        click(at, "play-anyway")
    assert kept(at).moment != first
    click(at, "take-back")
    assert kept(at).moment == first
    assert len(prefetch._kept) == 1
    assert [job.stopped for job in queue] == [True] * (len(queue) - 1) + [False]


def test_what_is_kept_is_bounded_and_the_oldest_goes_first(queue: list[LaneJob], position: Moment) -> None:
    queue.clear()
    prefetch._kept.clear()
    matches = [uuid4() for _ in range(MOST_KEPT + 2)]
    for match in matches:
        begin_prefetch(match, position)
    assert list(prefetch._kept) == matches[2:]
    assert [job.stopped for job in queue] == [True, True] + [False] * MOST_KEPT


def test_a_match_that_is_looked_at_again_becomes_the_newest(queue: list[LaneJob], position: Moment) -> None:
    prefetch._kept.clear()
    matches = [uuid4() for _ in range(MOST_KEPT)]
    for match in matches:
        begin_prefetch(match, position)
    begin_prefetch(matches[0], position._replace(ply=position.ply + 1))
    begin_prefetch(uuid4(), position)
    assert matches[0] in prefetch._kept
    assert matches[1] not in prefetch._kept
