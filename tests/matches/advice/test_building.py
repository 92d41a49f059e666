"""Builds that are named by the tutor: those that the strong bot makes, and only to who knows builds."""

import pytest

from tests.bots.tables import another_truth, met, seen
from tests.engine.setups import at, rest_won
from tutor.app.base.live_reload import proven_library
from tutor.engine.zwickern import Build, Position, legal_plays, seen_by, write_play
from tutor.matches.advice.building import best_build, knows_builds

POSITIONS = [*met("jensen", 2, every=3), *met("jensen", 4, every=5), *met("christiansen", 2, every=8)]
THIRTEEN = rest_won(at("7D QS", "X20", seats="N S", hands={"N": "5C 3S"}))
"""The queen takes a build of thirteen, in which there is a joker."""


def built(position: Position) -> Build | None:
    """Return the build that is named at a position."""
    return best_build(seen_by(position, position.turn), "7", 3)


def test_a_build_that_is_best_is_named() -> None:
    found = built(THIRTEEN)
    assert found is not None
    assert write_play(THIRTEEN, found) == "7D on X20 = 13"


def test_none_is_named_where_another_play_is_best() -> None:
    assert built(at("10S 3C 6H", "10D 4H 6S")) is None


def test_none_is_named_where_none_can_be_made() -> None:
    assert built(at("9H", "5D")) is None


def test_builds_are_named_at_tables_that_are_met() -> None:
    found = [(position, build) for position in POSITIONS if (build := built(position)) is not None]
    assert len(found) >= 3
    assert all(build in set(legal_plays(position)) for position, build in found)


@pytest.mark.parametrize("position", POSITIONS[::4])
def test_it_knows_only_what_the_seat_has_seen(position: Position) -> None:
    assert best_build(seen(position), "7", 3) == best_build(seen(another_truth(position)), "7", 3)


def test_a_learner_who_has_solved_a_step_on_building_knows_builds() -> None:
    tonight = next(path for path in proven_library().paths if path.name == "tonight")
    ids = [step.id for step in tonight.steps]
    known = [knows_builds(ids[: place + 1]) for place in range(len(ids))]
    assert known == sorted(known)
    assert ids[known.index(True)] == "lessons/05-building/adding"
