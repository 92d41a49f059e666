"""The miner: what it finds is a good puzzle, proven, and the same for the same seed."""

from functools import cache

import pytest

from tests.examples import some
from tutor.bots.deals import hand_positions
from tutor.catalogue.exercises import Puzzle, prove_puzzle
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.content.files.load import load_puzzle
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.zwickern import VARIANTS, read_play
from tutor.engine.zwickern.variants import DIETZE, JENSEN
from tutor.lab.duplicate_key import duplicate_keys
from tutor.lab.goal_kinds import MINED, fault, style
from tutor.lab.mining import MinedPuzzle, MiningJob, candidates, mine_seed
from tutor.lab.quality import MOST_RIGHT, flaw

ONLY_PLAYS: dict[str, int | None] = {"jensen": 52, "french": 153}
"""Seeds with the rarest kind, of which most hands have none; None where none was found."""

JOBS = [
    MiningJob(rules, goal)
    for rules in VARIANTS.values()
    for goal in MINED
    if fault(rules, goal) is None and (goal != "only-play" or ONLY_PLAYS.get(rules.name, 0) is not None)
]


@cache
def mined(job: MiningJob, least: int = 1) -> tuple[MinedPuzzle, ...]:
    """Return the first puzzles of a job, at least so many, but for the rarest kind."""
    if job.goal == "only-play":
        how = f"add a seed to ONLY_PLAYS: zwickern mine --goal only-play --count 1 --variant {job.variant}"
        assert job.variant in ONLY_PLAYS, how
        return mine_seed(job, ONLY_PLAYS[job.variant] or 0)
    found: list[MinedPuzzle] = []
    seed = 0
    while len(found) < least:
        found += mine_seed(job, seed)
        seed += 1
    return tuple(found)


def proven(found: MinedPuzzle) -> Puzzle:
    """Return the puzzle of a file."""
    return prove_puzzle(found.name, load_puzzle(f"{found.name}.yaml", found.text, VARIANTS))


@pytest.mark.parametrize("job", some(JOBS, 3), ids=lambda job: f"{job.variant}-{job.goal}")
class TestEveryKind:
    def test_what_is_found_is_proven_like_any_file(self, job: MiningJob) -> None:
        assert mined(job)
        for found in mined(job):
            puzzle = proven(found)
            assert puzzle.goal.kind == job.goal
            assert puzzle.position.rules.name == job.variant
            assert (puzzle.themes, puzzle.difficulty) == (found.themes, found.difficulty)

    def test_it_has_no_flaw_and_states_everything_that_is_right(self, job: MiningJob) -> None:
        for found in mined(job):
            puzzle = proven(found)
            assert not isinstance(puzzle.goal, FindAllGoal)
            right = solutions(puzzle.position, puzzle.goal)
            assert flaw(puzzle.position, puzzle.goal, right) is None
            assert 1 <= len(right) <= MOST_RIGHT
            assert [read_play(puzzle.position, play).play for play in puzzle.entry.solutions] == list(right)
            assert puzzle.entry.wrong
            assert puzzle.entry.themes == puzzle.themes
            assert found.likeness == duplicate_keys(puzzle.position, puzzle.goal, right)

    def test_the_player_to_play_sits_south(self, job: MiningJob) -> None:
        for found in mined(job):
            position = proven(found).position
            assert position.seats[position.turn] == "South"


@pytest.mark.parametrize("goal", ["zwick", "capture", "safe-lay"])
def test_the_same_seed_gives_the_same_puzzles(goal: str) -> None:
    job = MiningJob(JENSEN, goal)
    assert [mine_seed(job, seed) for seed in range(4)] == [mine_seed(job, seed) for seed in range(4)]
    assert mine_seed(job, 0) != mine_seed(job, 1)


def test_what_seeds_give_does_not_change_unnoticed() -> None:
    """To change it on purpose, raise SEEDS_EDITION in tutor/lab/mine_many.py and put the new names here."""
    found = {
        goal: [one.name for one in mined(MiningJob(JENSEN, goal), 2)] for goal in ("zwick", "most-cards", "capture")
    }
    assert found == {
        "zwick": ["zwick-0-1-5d", "zwick-2-22-2c", "zwick-2-35-4s"],
        "most-cards": ["most-cards-0-18", "most-cards-0-34"],
        "capture": ["capture-0-5-2s", "capture-1-1-10d", "capture-1-33-ah"],
    }


def test_a_hand_gives_at_most_one_puzzle_a_deal() -> None:
    job = MiningJob(JENSEN, "zwick")
    stocks = {
        str(number): position.stock
        for number, position in enumerate(hand_positions(JENSEN, 4, "jensen/zwick/2", style(JENSEN, MINED["zwick"])), 1)
    }
    deals = [stocks[name.split("-")[0]] for name, _ in candidates(job, "jensen/zwick/2")]
    assert len(deals) > 1
    assert len(set(deals)) == len(deals)


def test_a_theme_leaves_only_puzzles_of_it() -> None:
    every = [found for seed in range(12) for found in mine_seed(MiningJob(JENSEN, "zwick"), seed)]
    some = [found for seed in range(12) for found in mine_seed(MiningJob(JENSEN, "zwick", theme="long-group"), seed)]
    assert some
    assert all("long-group" in found.themes for found in some)
    assert not all("long-group" in found.themes for found in every)
    assert {found.name for found in every if "long-group" in found.themes} <= {found.name for found in some}


def test_names_say_how_many_play_where_that_is_not_always_the_same() -> None:
    assert {name.name.split("-")[1] for name in mine_seed(MiningJob(JENSEN, "zwick", players=2), 0)} == {"2p"}
    dietze = [found for seed in range(30) for found in mine_seed(MiningJob(DIETZE, "zwick"), seed)]
    assert {found.name.split("-")[1] for found in dietze} == {"2p", "3p", "4p"}
    three = [found for seed in range(30) for found in mine_seed(MiningJob(DIETZE, "zwick", players=3), seed)]
    assert {found for found in dietze if "-3p-" in found.name} <= set(three)


def test_themes_are_known() -> None:
    assert {theme for job in JOBS for found in mined(job) for theme in found.themes} <= set(THEMES)
