"""Puzzles of trick-taking games are mined from seeds: proven, the same every time, and no two alike."""

from pathlib import Path

import pytest

from tutor.catalogue.tricks.exercises import prove_trick_puzzle
from tutor.content.files.load import load_trick_puzzle
from tutor.engine.zwickern import VARIANTS
from tutor.lab.tricks import mining
from tutor.lab.tricks.finders import FINDERS
from tutor.lab.tricks.mining import TrickJob, TrickTally, mine_tricks, mine_ways, puzzle_of_seed

# A variant for each kind that occurs in it, and seeds enough to find one.
WAYS = {
    "certain": ("zwicken", 4, 12),
    "sure": ("zwikken-1900", 3, 60),
    "may-play": ("zwicken", 4, 6),
    "account": ("zwikken-2000", 3, 6),
    "pot": ("zwicken", 4, 6),
    "deal-moves": ("zwicken", 4, 2),
    "chance": ("zwikken-2000", 3, 2),
    "which-ways": ("zwikken-1900", 3, 40),
}


@pytest.mark.parametrize("kind", FINDERS)
def test_a_kind_is_found_and_holds(kind: str) -> None:
    variant, players, seeds = WAYS[kind]
    job = TrickJob(variant, kind, players)
    found = [(seed, text) for seed in range(seeds) if (text := puzzle_of_seed(job, seed))]
    assert found
    seed, text = found[0]
    entry = prove_trick_puzzle("one", load_trick_puzzle("one.yaml", text, VARIANTS)).entry
    assert entry.trick_goal.kind == kind
    assert puzzle_of_seed(job, seed) == text


def test_a_run_writes_what_is_new_and_leaves_what_is_there(tmp_path: Path) -> None:
    job, tally = TrickJob("zwicken", "deal-moves", 4), TrickTally(0)
    mine_tricks(job, tally, 3, tmp_path)
    assert (len(tally.names), tally.written) == (3, 3)
    file = tmp_path / "zwicken" / f"{tally.names[0]}.yaml"
    file.write_text("title: Ours\nremark: Look.\n" + file.read_text("utf-8"), "utf-8")
    again = TrickTally(0)
    mine_tricks(job, again, 3, tmp_path)
    assert (again.names, again.written) == (tally.names, 0)
    assert file.read_text("utf-8").startswith("title: Ours")


def test_what_one_way_falls_short_of_others_make_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "BARREN_SEEDS", 60)
    jobs = [TrickJob(name, "which-ways") for name in ("zwikken-1850", "zwikken-1900", "zwikken-2000")]
    tallies = [TrickTally(0) for _ in jobs]
    mine_ways(jobs, tallies, 5, tmp_path)
    assert [len(tally.names) for tally in tallies] == [0, 2, 3]


def test_a_run_ends_when_no_variant_gives_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "BARREN_SEEDS", 5)
    jobs, tallies = [TrickJob("zwicken", "which-ways"), TrickJob("zwikken-1850", "which-ways")], [TrickTally(0)] * 2
    mine_ways(jobs, tallies, 2, tmp_path)
    assert tallies[0].names == []


def test_the_same_up_to_suits_is_left_out(tmp_path: Path) -> None:
    job, tally = TrickJob("zwicken", "deal-moves", 4), TrickTally(0)
    mine_tricks(job, tally, 1, tmp_path)
    file = tmp_path / "zwicken" / f"{tally.names[0]}.yaml"
    text, swap = file.read_text("utf-8"), str.maketrans({"S": "H", "H": "S"})
    cuts = next(line for line in text.splitlines() if "cuts" in line)
    file.unlink()
    (tmp_path / "zwicken" / "other.yaml").write_text(text.replace(cuts, cuts.translate(swap)), "utf-8")
    again = TrickTally(0)
    mine_tricks(job, again, 1, tmp_path)
    assert again.alike == 1
