"""The other plays where only one is legal: all that the sums allow, each with the judge's reason."""

import pytest

from tests.app.playing import puzzles
from tests.engine.setups import at
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.tactics import only_play
from tutor.coach.zwickern.puzzle import other_plays as module
from tutor.coach.zwickern.puzzle.other_plays import other_plays
from tutor.engine.zwickern import Position
from tutor.text import language, render

WORDS = language("en")
OWES_TWO = at("QH 5C", "3D=3@S KD+AD=13@S 10C", announced={"S": [3, 13]})


def told(where: Position) -> dict[str, list[str]]:
    """Render the refused plays by their reasons."""
    found: dict[str, list[str]] = {}
    for why, play in other_plays(where):
        found.setdefault(render(WORDS, why), []).extend([] if play is None else [render(WORDS, play)])
    return found


def test_a_lay_a_capture_and_a_build_are_refused_each_for_its_reason() -> None:
    found = told(OWES_TWO)
    by_play = {play: why for why, plays in found.items() for play in plays}
    assert "you only have the 5♣ left, and it can’t take" in by_play["Lay down Q♥"]
    assert "each value needs its own card" in by_play["Lay down 5♣"]
    assert "the build of 3 (3♦)" in by_play["Q♥ takes the build of 13 (K♦+A♦)"]
    assert found["None of your other cards takes what 5♣ could build:"] == [
        "5♣ on the build of 3 (3♦) makes 8",
        "5♣ on the build of 13 (K♦+A♦) makes 8",
        "5♣ on 10♣ makes 5",
        "5♣ on 10♣ makes 15",
        "Announce 5♣ as 5",
    ]
    assert found["Your 5♣ can’t take anything here."] == []


@pytest.mark.parametrize(
    "puzzle", [one for one in puzzles() if one.goal.kind == "only-play"], ids=lambda puzzle: puzzle.id
)
def test_the_only_play_is_not_among_the_others_and_every_lay_is(puzzle: Puzzle) -> None:
    where = puzzle.position
    only = only_play(where)
    assert only is not None
    found = other_plays(where)
    plays = [render(WORDS, one.play) for one in found if one.play is not None]
    assert len(plays) == len(set(plays)) > 5
    laid = sum(play.startswith("Lay down") for play in plays)
    assert laid == len(dict.fromkeys(where.hand)), "a promise forbids every lay"
    named = render(WORDS, module.play_line(where, only))
    assert named not in plays


def test_of_too_many_plays_none_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_TOLD", 5)
    assert other_plays(OWES_TWO) == ()
    monkeypatch.setattr(module, "MOST_TOLD", 200)
    monkeypatch.setattr(module, "JUDGE_WORK", 1)
    assert other_plays(OWES_TWO) == ()
