"""What someone can do: every kind of play that is legal is named, the largest captures first."""

import pytest

from tests.bots.tables import met, seen
from tests.engine.setups import at
from tutor.engine.zwickern import Build, Capture, Lay, Position, legal_plays
from tutor.matches.advice.asked import BUILDS_TOLD, CAPTURES_TOLD, what_you_can_do
from tutor.matches.proof import Proof
from tutor.text import LANGUAGES, language, render

POSITIONS = [*met("jensen", 4, every=9), *met("christiansen", 2, every=11), *met("french", 4, every=13)]


def lines(position: Position, code: str = "en") -> list[str]:
    """Return what is said, in words."""
    return [render(language(code), one.line) for one in what_you_can_do(seen(position))]


@pytest.mark.parametrize("position", POSITIONS)
def test_as_many_are_named_as_there_are(position: Position) -> None:
    plays = list(legal_plays(position))
    messages = [one.line.message for one in what_you_can_do(seen(position))]
    captures, builds = (sum(isinstance(play, kind) for play in plays) for kind in (Capture, Build))
    named = messages.count("play-capture") + messages.count("advice-can-zwick")
    assert named == min(captures, CAPTURES_TOLD)
    built = [one for one in messages if one != "play-capture" and not one.startswith("advice-")]
    assert len(built) == min(builds, BUILDS_TOLD)
    assert ("advice-point-nothing" in messages) is (not captures)
    assert ("advice-may-lay" in messages) is any(isinstance(play, Lay) for play in plays)
    assert messages.count("advice-can-more") == (captures > CAPTURES_TOLD) + (builds > BUILDS_TOLD)
    assert {one.proof for one in what_you_can_do(seen(position))} == {Proof.PROVEN}


def test_a_zwick_comes_first() -> None:
    where = at("9H 5S", "5D 4C", variant="jensen", hands={"N": "2C 3C", "E": "2S 3S", "W": "2D 3D"})
    assert lines(where)[0].startswith("A Zwick: ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_said_in_each_language(code: str) -> None:
    for position in POSITIONS[:4]:
        assert all(lines(position, code))
