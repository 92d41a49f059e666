"""Plays compared in the same worlds: what cannot be worth more than the best drops out, the rest stays."""

import pytest

from tests.bots.tables import met, seen
from tutor.bots.decision import Decision
from tutor.bots.strong import Race
from tutor.engine.zwickern.open_hands.hands import SmallPlay

PLAYS: tuple[SmallPlay, ...] = tuple((number, 0, 0, 0, 0, 0) for number in range(4))
FIRST, EVEN, WORSE, DOUBTFUL = PLAYS


@pytest.fixture
def race() -> Race:
    """A race after four worlds."""
    race = Race(Decision(seen(met("jensen", 4)[0])), PLAYS)
    race.values = {FIRST: [3, 0, 3, 0], EVEN: [3, 0, 3, 0], WORSE: [2, -1, 2, -1], DOUBTFUL: [0, 8, -4, 0]}
    return race


def test_the_first_of_equal_plays_is_the_best(race: Race) -> None:
    assert race.best == FIRST


def test_a_play_that_is_worse_or_never_better_drops_out_and_a_doubtful_one_stays(race: Race) -> None:
    race.drop(FIRST, 1.8, 0.1)
    assert set(race.values) == {FIRST, DOUBTFUL}


def test_a_play_may_be_kept_however_it_does(race: Race) -> None:
    race.drop(FIRST, 1.8, 0.1, but=WORSE)
    assert set(race.values) == {FIRST, WORSE, DOUBTFUL}


def test_what_one_play_brings_more_than_another_is_told_with_its_error(race: Race) -> None:
    gain = race.gain(FIRST, WORSE)
    assert gain.mean == 1
    assert gain.error < 0.001
    assert race.gain(DOUBTFUL, FIRST).error > 2
