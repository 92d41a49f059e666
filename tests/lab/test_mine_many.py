"""Runs of the miner: the same files whichever workers run, whatever happens, and no puzzle twice."""

import shutil
from pathlib import Path

import pytest

from tests.examples import some
from tests.lab.working import BARREN, ZWICKS, interrupted
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.library import prove_file
from tutor.coach.zwickern.goals.table import solutions
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.zwickern import VARIANTS
from tutor.lab.duplicate_key import duplicate_keys
from tutor.lab.goal_kinds import MINED
from tutor.lab.mine_many import SEEDS, MiningProgress, in_order, mine_many, mine_range
from tutor.lab.mining import MiningJob
from tutor.lab.workers import HERE, Workers, processes

COUNT = 12


def run(
    out: Path, workers: Workers = HERE, count: int = COUNT, first: int = 0, job: MiningJob = ZWICKS
) -> MiningProgress:
    """Mine from a seed on and return the progress."""
    progress = MiningProgress(first)
    mine_many(job, progress, count, out, workers)
    return progress


def files(out: Path) -> dict[str, bytes]:
    """Return all files of a folder, hidden ones too."""
    return {str(file.relative_to(out)): file.read_bytes() for file in out.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, MiningProgress]:
    """The folder and the progress of a run with one worker, which nothing disturbed."""
    out = tmp_path_factory.mktemp("usual")
    return out, run(out)


def test_a_run_writes_as_many_proven_puzzles_as_it_is_asked_for(usual: tuple[Path, MiningProgress]) -> None:
    out, progress = usual
    written = sorted((out / "jensen").glob("*.yaml"))
    assert len(written) == COUNT == progress.written
    assert {file.stem for file in written} == set(progress.names)
    puzzles = [prove_file(str(file), file.read_bytes(), VARIANTS) for file in written]
    assert all(isinstance(puzzle, Puzzle) for puzzle in puzzles)


def test_the_progress_says_what_was_found(usual: tuple[Path, MiningProgress]) -> None:
    out, progress = usual
    puzzles = [prove_file(name, (out / "jensen" / f"{name}.yaml").read_bytes(), VARIANTS) for name in progress.names]
    proven = [puzzle for puzzle in puzzles if isinstance(puzzle, Puzzle)]
    assert progress.difficulties.total() == COUNT
    assert all(
        progress.difficulties[grade] == sum(puzzle.difficulty == grade for puzzle in proven) for grade in range(1, 6)
    )
    assert progress.themes.total() == sum(len(puzzle.themes) for puzzle in proven)
    assert progress.hands == progress.following
    assert progress.following == 1 + max(int(name.split("-")[1]) for name in progress.names)


@pytest.mark.parametrize("number", some([2, 3], 2))
def test_any_number_of_workers_writes_the_same_files(
    number: int, usual: tuple[Path, MiningProgress], tmp_path: Path
) -> None:
    with processes(number) as workers:
        progress = run(tmp_path, workers)
    assert files(tmp_path) == files(usual[0])
    assert progress == usual[1]


@pytest.mark.parametrize(("calls", "ahead"), [(0, 1), (1, 1), (3, 3)])
def test_a_run_that_was_interrupted_ends_with_the_same_files(
    calls: int, ahead: int, usual: tuple[Path, MiningProgress], tmp_path: Path
) -> None:
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, interrupted(calls, ahead))
    assert len(files(tmp_path)) < len(files(usual[0]))
    progress = run(tmp_path)
    assert files(tmp_path) == files(usual[0])
    assert progress.names == usual[1].names


def test_what_is_done_is_not_mined_again(usual: tuple[Path, MiningProgress], tmp_path: Path) -> None:
    shutil.copytree(usual[0], tmp_path, dirs_exist_ok=True)
    again = run(tmp_path, interrupted(0))
    assert (again.names, again.written, again.hands) == (usual[1].names, 0, usual[1].hands)
    assert files(tmp_path) == files(usual[0])


def test_a_longer_run_goes_on_where_a_shorter_one_ended(usual: tuple[Path, MiningProgress], tmp_path: Path) -> None:
    run(tmp_path, count=5)
    run(tmp_path)
    assert files(tmp_path) == files(usual[0])


def test_a_run_that_begins_at_the_next_seed_adds_others(usual: tuple[Path, MiningProgress], tmp_path: Path) -> None:
    shutil.copytree(usual[0], tmp_path, dirs_exist_ok=True)
    progress = run(tmp_path, count=4, first=usual[1].following)
    assert progress.written == 4
    assert not set(progress.names) & set(usual[1].names)
    assert files(usual[0]).items() - files(tmp_path).items() <= {
        entry for entry in files(usual[0]).items() if entry[0].endswith(".mined")
    }


def test_no_two_puzzles_are_nearly_the_same(usual: tuple[Path, MiningProgress]) -> None:
    marks: list[set[str]] = []
    for file in (usual[0] / "jensen").glob("*.yaml"):
        puzzle = prove_file(str(file), file.read_bytes(), VARIANTS)
        assert isinstance(puzzle, Puzzle)
        assert not isinstance(puzzle.goal, FindAllGoal)
        marks.append(set(duplicate_keys(puzzle.position, puzzle.goal, solutions(puzzle.position, puzzle.goal))))
    assert all(not one & other for number, one in enumerate(marks) for other in marks[:number])


def test_what_is_nearly_the_same_as_a_puzzle_of_the_folder_is_left_out(
    usual: tuple[Path, MiningProgress], tmp_path: Path
) -> None:
    first = usual[1].names[0]
    folder = tmp_path / "jensen"
    folder.mkdir()
    # The same puzzle in other suits, under another name.
    text = (usual[0] / "jensen" / f"{first}.yaml").read_text()
    swapped = text.translate(str.maketrans("HC", "CH"))
    (folder / "an-old-one.yaml").write_text("# An old one\n" + swapped)
    progress = run(tmp_path)
    assert first not in progress.names
    assert progress.alike == 1
    assert len(progress.names) == COUNT


def test_a_puzzle_that_someone_has_edited_stays_as_it_is(usual: tuple[Path, MiningProgress], tmp_path: Path) -> None:
    shutil.copytree(usual[0], tmp_path, dirs_exist_ok=True)
    file = tmp_path / "jensen" / f"{usual[1].names[0]}.yaml"
    file.write_text(file.read_text() + "remark: Look for the jack.\n")
    edited = files(tmp_path)
    assert run(tmp_path).names == usual[1].names
    assert files(tmp_path) == edited


def test_files_that_are_not_puzzles_do_not_matter(usual: tuple[Path, MiningProgress], tmp_path: Path) -> None:
    folder = tmp_path / "jensen"
    folder.mkdir()
    (folder / "broken.yaml").write_text("goal: {kind: zwick}\n")
    (folder / "all.yaml").write_text((Path(__file__).parent / "find-all.yaml").read_text())
    assert run(tmp_path).names == usual[1].names


def test_the_search_stops_where_there_is_nothing_to_find(tmp_path: Path) -> None:
    progress = run(tmp_path, BARREN, count=5)
    patience = MINED["zwick"].patience
    assert (progress.names, progress.hands, progress.barren, progress.following) == ([], patience, patience, patience)


def test_ranges_come_in_order_from_the_one_with_the_first_seed_on() -> None:
    done = {SEEDS: mine_range(ZWICKS, SEEDS, SEEDS + 1)}
    ranges = in_order(ZWICKS, SEEDS + 3, done, HERE)
    assert next(ranges) is done[SEEDS]
    assert next(ranges).first == 2 * SEEDS


def test_seeds_before_the_first_do_not_count(tmp_path: Path) -> None:
    names = run(tmp_path, first=3, count=5).names
    assert all(int(name.split("-")[1]) >= 3 for name in names)
