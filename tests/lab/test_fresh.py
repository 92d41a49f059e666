"""Fresh puzzles: one for every seed, the same one everywhere."""

import pytest

from tutor.check.exercises import prove_puzzle
from tutor.content.load import load_puzzle
from tutor.engine.zwickern.rules import VARIANTS
from tutor.lab import fresh as module
from tutor.lab.fresh import fresh, fresh_text, offered, warm_up
from tutor.lab.kinds import KINDS

OFFERED = [(variant, goal) for variant in VARIANTS for goal in offered(variant)]


@pytest.mark.parametrize(("variant", "goal"), OFFERED)
def test_what_is_offered_is_there_for_a_seed(variant: str, goal: str) -> None:
    puzzle = fresh(variant, goal, 1)
    assert puzzle.id == f"fresh/{variant}/{goal}/1"
    assert puzzle.goal.kind == goal
    assert puzzle.position.rules.name == variant
    assert puzzle.entry.solutions


def test_a_seed_gives_the_same_puzzle_always_and_another_seed_another() -> None:
    puzzles = [fresh("jensen", "zwick", seed) for seed in range(6)]
    assert puzzles == [fresh("jensen", "zwick", seed) for seed in range(6)]
    assert len({puzzle.position for puzzle in puzzles}) == 6


def test_what_a_seed_gives_does_not_change_unnoticed() -> None:
    """Its address is shared: whoever opens it later is to find the same puzzle."""
    assert fresh("jensen", "zwick", 1).entry.solutions == ("AD x 10D+AS 5H+6H",)
    assert fresh("dietze", "most-points", 1).entry.solutions == ("10H x 8H+2D 10D",)


def test_the_text_is_that_of_the_puzzle() -> None:
    puzzle = fresh("jensen", "safe-lay", 3)
    assert prove_puzzle(puzzle.id, load_puzzle(puzzle.id, fresh_text("jensen", "safe-lay", 3))) == puzzle


def test_nothing_is_offered_that_is_too_rare_or_impossible() -> None:
    assert all("only-play" not in offered(variant) for variant in VARIANTS)
    assert "joker-build" not in offered("dietze")
    assert "zwick-in-two" in offered("jensen")
    assert set(offered("jensen")) == set(KINDS) - {"only-play"}


def test_the_search_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_TRIES", 0)
    with pytest.raises(LookupError, match="no hand of the seed 5 has a puzzle of the kind zwick in jensen"):
        fresh("jensen", "zwick", 5)


def test_warming_up_makes_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, str, int]] = []
    monkeypatch.setattr(module, "fresh", lambda *what: made.append(what))
    warm_up()
    assert made == [("jensen", "zwick", 0)]
