"""Warnings worked out before a play is made: the same as after it, and as far as the rollouts go."""

import pytest

from tests.bots.tables import met, seen
from tests.examples import some
from tests.matches.review.planted import PLANTED
from tutor.bots import ranking
from tutor.bots.decision import Decision
from tutor.bots.open_end import is_open_end
from tutor.bots.policies import Policy
from tutor.bots.worlds import World
from tutor.engine.zwickern import Position, legal_plays
from tutor.engine.zwickern.open_hands.hands import SmallPlay
from tutor.matches.advice.ahead import look_ahead
from tutor.matches.advice.asked import Moment, warned

POSITIONS = [*met("jensen", 4, every=9), *met("christiansen", 2, every=12), PLANTED[0].position, PLANTED[9].position]


def moment(position: Position) -> Moment:
    """Return what the seat to play has seen."""
    return Moment(seen(position), "7", 0)


@pytest.mark.parametrize("position", some(POSITIONS, 5))
def test_what_is_found_ahead_is_what_is_found_after_the_play(position: Position) -> None:
    decision, found = Decision(seen(position)), look_ahead(moment(position), rollouts=800)
    looked = [play for play in legal_plays(position) if decision.small(play) in found.told]
    # With all cards known each play is searched by itself.
    assert bool(looked) != is_open_end(decision)
    for play in looked:
        assert found.told[decision.small(play)] == warned(moment(position), play).told


def test_a_blunder_is_warned_of_ahead() -> None:
    assert any(look_ahead(moment(PLANTED[0].position), rollouts=10_000).told.values())


@pytest.mark.parametrize("position", POSITIONS[:3])
def test_no_further_play_is_looked_at_once_the_rollouts_are_used_up(position: Position) -> None:
    assert len(look_ahead(moment(position), rollouts=0).told) == 0
    assert len(look_ahead(moment(position), rollouts=1).told) == 1


def test_work_that_is_stopped_returns_what_there_is_wherever_that_is() -> None:
    """The same warning comes of it as without it."""
    asked = iter([False] * 150)
    position = POSITIONS[0]
    found = look_ahead(moment(position), stop=lambda: next(asked, True))
    assert not found.told
    assert any(len(row) % ranking.BATCH for rows in found.look.search.values() for row in rows)
    play = next(legal_plays(position))
    assert warned(moment(position), play, found.look).told == warned(moment(position), play).told


@pytest.mark.parametrize("position", [POSITIONS[0], PLANTED[0].position])
def test_what_is_missing_is_played_once(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """A play that was not looked at ahead needs only what is missing, and gets the same answer."""
    rollouts = 0
    played = ranking.rollout

    def counted(decision: Decision, small: SmallPlay, world: World, policy: Policy, plays: int) -> float:
        nonlocal rollouts
        rollouts += 1
        return played(decision, small, world, policy, plays)

    monkeypatch.setattr(ranking, "rollout", counted)
    now, decision = moment(position), Decision(seen(position))
    found = look_ahead(now, rollouts=1)
    assert rollouts == found.look.rollouts
    other = next(play for play in legal_plays(position) if decision.small(play) not in found.told)
    rollouts = 0
    alone = warned(now, other)
    without, rollouts = rollouts, 0
    assert warned(now, other, found.look).told == alone.told
    assert rollouts < without


def test_the_end_of_two_is_left_to_the_play() -> None:
    """It is searched with open cards, which is another search for each play."""
    assert not look_ahead(moment(met("jensen", 2, every=1)[-3])).told
