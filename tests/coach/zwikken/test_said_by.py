"""What stands beside a seat of Zwikken, of what it has said."""

import pytest

from tests.engine.zwikken.test_seen import PACK, after
from tutor.coach.zwikken.kit import KIT
from tutor.engine.zwikken import Phase
from tutor.text import language, render

GERMAN = language("de")


def said(variant: str, *actions: str) -> list[str]:
    """Return what stands beside each seat after some actions."""
    lines = [KIT.said_by(after(variant, PACK, *actions), seat) for seat in range(3)]
    return ["" if line is None else line.said(GERMAN) for line in lines]


@pytest.mark.parametrize(
    ("actions", "beside"),
    [
        (["bid 1", "pass"], ["höchstes Gebot: 1", "hat gepasst", ""]),
        (["bid 1", "bid 2", "pass"], ["hat 1 geboten", "höchstes Gebot: 2", "hat gepasst"]),
        (["bid 1", "pass", "pass"], ["höchstes Gebot: 1", "", ""]),
        (["bid 1", "pass", "pass", "keep 10H", "play AH"], ["höchstes Gebot: 1", "", ""]),
        (["pass", "pass", "pass"], ["hat gepasst"] * 3),
    ],
)
def test_who_has_passed_plays_like_the_others_once_the_bidding_is_over(actions: list[str], beside: list[str]) -> None:
    assert said("zwikken-1900", *actions) == beside


def test_who_has_dropped_out_has_passed_to_the_end() -> None:
    actions = ["pass", "stay", "stay"]
    assert after("zwikken-1850", PACK, *actions).phase is Phase.PLAY
    assert said("zwikken-1850", *actions)[0] == "hat gepasst"


def test_a_question_is_told_as_one() -> None:
    assert said("zwikken-2000", "ask 1", "pass")[:2] == ["hat gefragt", "hat gepasst"]
    assert render(GERMAN, KIT.said_by(after("zwikken-2000", PACK, "ask 1", "ask 2"), 1)) == "Hat „besser“ gesagt"  # type: ignore[arg-type]
