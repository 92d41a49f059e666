"""`zwickern mine`: its files, its output, and its exit codes."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.test_main import run
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.library import prove_file
from tutor.cli.long_work import interrupts
from tutor.engine.zwickern import VARIANTS
from tutor.lab.goal_kinds import MINED
from tutor.lab.tricks import mining

ROOT = Path(__file__).parents[2]


def mine(out: Path, *options: str | Path, variant: str = "jensen", goal: str = "zwick", count: int = 4) -> Result:
    """Return the result of the command, with one worker unless the options say otherwise."""
    workers = () if {"--workers", "--cluster"} & set(map(str, options)) else ("--workers", "1")
    named = ("--variant", variant, "--goal", goal, "--count", str(count), "--out", out)
    return run("mine", *named, *workers, *options)


def written(out: Path) -> list[Path]:
    """The puzzles of a folder."""
    return sorted(out.rglob("*.yaml"))


def test_it_writes_proven_puzzles_and_says_what_it_found(tmp_path: Path) -> None:
    result = mine(tmp_path)
    assert result.exit_code == 0
    assert f"4 puzzles in {tmp_path / 'jensen'}, 4 new" in result.stdout
    for told in ("Games tried: ", "Too similar: 0", "By difficulty: ", "By theme: court-low ", "Next seed: "):
        assert told in result.stdout
    puzzles = [prove_file(str(file), file.read_bytes(), VARIANTS) for file in written(tmp_path)]
    assert len(puzzles) == 4
    assert all(isinstance(puzzle, Puzzle) and puzzle.goal.kind == "zwick" for puzzle in puzzles)


def test_what_it_writes_validates(tmp_path: Path) -> None:
    mine(tmp_path / "puzzles", goal="safe-lay")
    assert run("validate", tmp_path).exit_code == 0


def test_the_same_command_again_writes_nothing_new(tmp_path: Path) -> None:
    mine(tmp_path)
    before = {file: file.read_bytes() for file in written(tmp_path)}
    again = mine(tmp_path)
    assert "4 puzzles" in again.stdout
    assert "0 new" in again.stdout
    assert {file: file.read_bytes() for file in written(tmp_path)} == before


def test_the_next_seed_leads_to_others(tmp_path: Path) -> None:
    first = mine(tmp_path)
    following = first.stdout.split("Next seed: ")[1].strip()
    mine(tmp_path, "--seed", following)
    assert len(written(tmp_path)) == 8


def test_it_can_be_asked_for_a_theme_and_a_number_of_players(tmp_path: Path) -> None:
    result = mine(tmp_path, "--theme", "several-groups", "--players", "2")
    assert "several-groups 4" in result.stdout
    for file in written(tmp_path):
        puzzle = prove_file(str(file), file.read_bytes(), VARIANTS)
        assert isinstance(puzzle, Puzzle)
        assert "several-groups" in puzzle.themes
        assert puzzle.position.seats == ("North", "South")


def test_several_workers_write_the_same(tmp_path: Path) -> None:
    mine(tmp_path / "one", count=20)
    assert mine(tmp_path / "two", "--workers", "2", count=20).exit_code == 0
    one, two = ({file.name: file.read_bytes() for file in written(tmp_path / name)} for name in ("one", "two"))
    assert one == two


@pytest.mark.parametrize(
    ("variant", "goal", "options", "told"),
    [
        ("yensen", "zwick", (), "there is no variant 'yensen'; choose from jensen, christiansen"),
        ("jensen", "lay", (), "there are no puzzles with the goal 'lay'; choose from zwick, most-cards"),
        ("jensen", "zwick", ("--theme", "long"), "there is no theme 'long'; choose from two-values"),
        ("dietze", "joker-build", (), "in dietze no joker can be used for joker-build"),
        (
            "christiansen",
            "zwick-in-two",
            (),
            "zwick-in-two needs partners, and in christiansen",
        ),
        ("jensen", "zwick", ("--players", "5"), "jensen is not mined for 5 players"),
        ("jensen", "win-most", ("--players", "4"), "puzzles that ask for win-most are not for 4 players"),
        (
            "jensen",
            "zwick",
            ("--workers", "2", "--cluster", "tcp://127.0.0.1:9"),
            "only one of --workers",
        ),
        ("jensen", "zwick", ("--workers", "0"), "--workers"),
        ("jensen", "zwick", ("--seed", "-1"), "--seed"),
    ],
)
def test_what_cannot_be_mined_is_wrong_usage(
    variant: str, goal: str, options: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    result = mine(tmp_path / "out", *options, variant=variant, goal=goal)
    assert result.exit_code == 2
    assert told in result.stderr
    assert not (tmp_path / "out").exists()


def test_it_needs_to_know_what_to_mine_and_where_to_write() -> None:
    assert run("mine", "--variant", "jensen", "--goal", "zwick").exit_code == 2


def test_a_search_without_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MINED, "zwick", replace(MINED["zwick"], patience=8))
    result = mine(tmp_path, "--theme", "quiet")
    assert result.exit_code == 1
    assert "Only 0 of 4 found: the last 8 games had none." in result.stderr
    assert "Next seed: 8" in result.stdout


def test_a_scheduler_that_is_not_there_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.lab.workers._PATIENCE", 0.5)
    result = mine(tmp_path, "--cluster", "tcp://127.0.0.1:9")
    assert result.exit_code == 1
    assert "There is no dask scheduler at tcp://127.0.0.1:9." in result.stderr


def test_a_missing_extra_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = mine(tmp_path, "--cluster", "tcp://127.0.0.1:9")
    assert result.exit_code == 1
    assert "pip install 'zwickern-tutor[cluster]'" in result.stderr


def test_the_record_of_another_miner_is_reported(tmp_path: Path) -> None:
    record = tmp_path / "jensen" / ".zwick.mined"
    record.parent.mkdir()
    record.write_text('{"edition": 0}\n')
    result = mine(tmp_path)
    assert result.exit_code == 1
    assert f"{record} cannot be continued" in result.stderr
    assert record.read_text() == '{"edition": 0}\n'


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "jensen").write_text("This is a file.")
    result = mine(tmp_path)
    assert result.exit_code == 1
    assert f"cannot write to {tmp_path}: " in result.stderr


def test_ctrl_c_that_python_swallowed_ends_it_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python swallows it if a finalizer runs at that moment."""

    def swallowing(*arguments: object) -> None:
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        told = arguments[-1]
        assert callable(told)
        told()

    monkeypatch.setattr("tutor.cli.mine.mine_many", swallowing)
    result = mine(tmp_path)
    assert result.exit_code == 1
    assert "Stopped. " in result.stderr


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_what_is_done_and_the_same_command_goes_on(workers: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "-m", "tutor", "mine", "--variant", "jensen", "--goal", "zwick", "--out", str(out)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [*command, "--count", "100000", "--workers", workers],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        deadline = time.monotonic() + 30
        while not written(out) and time.monotonic() < deadline:
            time.sleep(0.05)
        # A terminal sends Ctrl+C to all processes of the command.
        os.killpg(process.pid, signal.SIGINT)
        try:
            _, told = process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 1
    assert "Traceback" not in told
    assert "Stopped. " in told
    assert f"in {out / 'jensen'}; run the same command again to continue." in told
    left = {file.name: file.read_bytes() for file in written(out)}
    assert left
    count = len(left) + 2
    mine(out, count=count)
    mine(tmp_path / "whole", count=count)
    assert {file.name: file.read_bytes() for file in written(out)} == {
        file.name: file.read_bytes() for file in written(tmp_path / "whole")
    }


@pytest.mark.parametrize(
    ("option", "value"), [("--theme", "quiet"), ("--workers", "1"), ("--cluster", "tcp://127.0.0.1:9")]
)
def test_options_of_zwickern_are_refused_for_other_games(option: str, value: str, tmp_path: Path) -> None:
    named = ("--game", "zwikken", "--goal", "pot", "--out", tmp_path / "out")
    result = run("mine", *named, option, value)
    assert (result.exit_code, (tmp_path / "out").exists()) == (2, False)
    assert f"{option} is for Zwickern only" in result.stderr


def test_too_few_puzzles_of_other_games_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mining, "BARREN_SEEDS", 3)
    result = run("mine", "--game", "zwicken", "--goal", "which-ways", "--count", "2", "--out", tmp_path)
    assert result.exit_code == 1
    assert "Only 0 of 2 found" in result.stderr


@pytest.mark.parametrize("address", ["", "foo", "tcp://x:y", "tcp://:8786"])
def test_what_is_not_an_address_of_a_scheduler_is_reported_at_once(address: str, tmp_path: Path) -> None:
    result = mine(tmp_path, "--cluster", address)
    assert result.exit_code == 1
    assert f"'{address}' is not the address of a dask scheduler; write it like tcp://host:8786" in result.stderr


def test_an_interrupt_that_a_library_turns_into_an_error_is_still_one() -> None:
    def library() -> None:
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            raise ValueError from None

    with pytest.raises(KeyboardInterrupt), interrupts():
        library()
    with pytest.raises(ValueError, match="a fault"), interrupts():
        raise ValueError("a fault")
