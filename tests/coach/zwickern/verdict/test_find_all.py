"""Finding every capture: one more, found before, not asked for, no capture, not legal."""

import pytest

from tests.engine.setups import at
from tutor.coach.zwickern.goals.kinds.find_all import find_all_task
from tutor.coach.zwickern.verdict.judge import look_at
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.zwickern import read_play
from tutor.text import language, render

KING = FindAllGoal(kind="find-all", card="KS")
ANY = FindAllGoal(kind="find-all")


@pytest.mark.parametrize(
    ("goal", "play", "new", "note"),
    [
        (KING, "KS x 10H+4D", True, None),
        (KING, "KS x KD", False, "find-all-again"),
        (KING, "4C x 4D", False, "find-all-not-asked"),
        (ANY, "4C x 4D", True, None),
        (KING, "KS", False, "find-all-not-capture"),
        (KING, "KS x 10H", False, None),
    ],
)
def test_what_a_play_adds(goal: FindAllGoal, play: str, new: bool, note: str | None) -> None:
    where = at("KS 4C", "KD 10H 4D")
    finding = look_at(where, goal, [read_play(where, "KS x KD").play], read_play(where, play).play)
    assert finding.new == new
    assert (None if finding.note is None else finding.note.message) == note
    assert finding.verdict.legal == (play != "KS x 10H")


def test_the_task_counts() -> None:
    told = [render(language("en"), find_all_task(goal, 1, 3)) for goal in (KING, ANY)]
    assert told == [
        "Find every capture with the K♠, one after another. You have 1 of 3.",
        "Find every capture, one after another. You have 1 of 3.",
    ]


def test_a_capture_that_can_be_grouped_differently_is_the_same_capture() -> None:
    """Reading 19: how a set splits into groups makes no other play."""
    where = at("KS", "4H 10C 4D 10H")
    one, other = (read_play(where, text).play for text in ("KS x 4H+10C 4D+10H", "KS x 4H+10H 4D+10C"))
    note = look_at(where, KING, [one], other).note
    assert note is not None
    assert note.message == "find-all-regrouped"
