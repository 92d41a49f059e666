"""`zwickern arena`: what it prints, what it keeps, and its exit codes."""

import json
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.interrupting import interrupted
from tests.cli.test_main import run

HOUSE = """\
name: kitchen
based_on: jensen
zwick: 2
"""


def arena(*options: str | Path, a: str = "beginner", b: str = "random", variant: str = "jensen") -> Result:
    """Return the result of a short match, with one worker unless the options say otherwise."""
    workers = () if {"--workers", "--cluster"} & set(map(str, options)) else ("--workers", "1")
    seats = () if "--seats" in options else ("--seats", "2")
    deals = () if "--deals" in options else ("--deals", "2")
    return run("arena", "--a", a, "--b", b, "--variant", variant, *seats, *deals, *workers, *options)


def without_times(result: Result) -> dict[str, float]:
    """What a result says of points."""
    found = json.loads(result.stdout)
    return {name: found[name] for name in ("difference", "error", "deals")}


def test_it_prints_the_difference_with_its_error_and_the_times() -> None:
    result = arena()
    assert result.exit_code == 0
    assert "beginner over random: +" in result.stdout
    assert " ± " in result.stdout
    assert "points a game, 2 deals" in result.stdout
    assert "Milliseconds per play" in result.stdout


def test_json_has_the_form_that_is_agreed() -> None:
    found = json.loads(arena("--json").stdout)
    assert set(found) == {"difference", "error", "deals", "a_ms", "b_ms"}
    assert set(found["a_ms"]) == set(found["b_ms"]) == {"median", "p95"}
    assert found["deals"] == 2


def test_two_equal_players_are_equal_over_deals_played_twice() -> None:
    """Dice belong to seats, so both halves of a deal are the same hand, once for each."""
    assert without_times(arena("--json", a="casual", b="casual")) == {"difference": 0.0, "error": 0.0, "deals": 2}


def test_players_exchanged_turn_the_sign() -> None:
    one, other = (arena("--json", a=a, b=b) for a, b in (("casual", "beginner"), ("beginner", "casual")))
    assert without_times(one)["difference"] == -without_times(other)["difference"]


def test_it_goes_on_from_what_is_kept(tmp_path: Path) -> None:
    whole = arena("--deals", "4", "--json")
    arena("--deals", "3", "--out", tmp_path)
    (journal,) = tmp_path.iterdir()
    lines = journal.read_bytes().splitlines(keepends=True)
    # As a run leaves it that is killed while it writes.
    journal.write_bytes(b"".join(lines[:3]) + lines[3][:9])
    assert without_times(arena("--deals", "4", "--json", "--out", tmp_path)) == without_times(whole)
    assert journal.read_bytes().splitlines()[:3] == [line.strip() for line in lines[:3]]
    assert len(journal.read_bytes().splitlines()) == 5


def test_several_workers_give_the_same() -> None:
    assert without_times(arena("--deals", "3", "--json", "--workers", "2")) == without_times(
        arena("--deals", "3", "--json")
    )


def test_house_rules_are_played(tmp_path: Path) -> None:
    file = tmp_path / "kitchen.yaml"
    file.write_text(HOUSE)
    result = arena("--house", file, "--json", variant="kitchen")
    assert result.exit_code == 0
    assert without_times(result) != without_times(arena("--json"))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--a", "stronk"), "there is no bot 'stronk'; choose from random, beginner, casual, careful, strong"),
        (("--variant", "yensen"), "there is no variant 'yensen'; choose from jensen, christiansen"),
        (("--variant", "french", "--seats", "3"), "french is not played with 3 seats"),
        (("--seats", "7"), "--seats"),
        (("--deals", "1"), "--deals"),
        (("--seed", "-1"), "--seed"),
        (("--workers", "2", "--cluster", "tcp://127.0.0.1:9"), "only one of --workers"),
        (("--house", "no-such-file.yaml"), "no-such-file.yaml"),
    ],
)
def test_what_cannot_be_played_is_wrong_usage(options: tuple[str, ...], told: str) -> None:
    result = arena(*options)
    assert result.exit_code == 2
    assert told in result.stderr


def test_the_journal_of_other_opponents_is_reported_and_left(tmp_path: Path) -> None:
    arena("--out", tmp_path)
    (journal,) = tmp_path.iterdir()
    for broken in ('{"edition": 0}\n', journal.read_text() + "[1]\n", journal.read_text() + "no JSON\n"):
        journal.write_text(broken)
        result = arena("--out", tmp_path)
        assert result.exit_code == 1
        assert f"{journal} cannot be continued" in result.stderr
        assert journal.read_text() == broken


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is a file.")
    result = arena("--out", tmp_path / "file" / "below")
    assert result.exit_code == 1
    assert "cannot write to " in result.stderr


def test_a_scheduler_that_is_not_there_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.lab.workers._PATIENCE", 0.5)
    result = arena("--cluster", "tcp://127.0.0.1:9")
    assert result.exit_code == 1
    assert "There is no dask scheduler at tcp://127.0.0.1:9." in result.stderr


def test_ctrl_c_leaves_what_is_done(tmp_path: Path) -> None:
    command = ["arena", "--a", "beginner", "--b", "random", "--variant", "jensen", "--seats", "2", "--deals", "100000"]
    told = f"Stopped. The work so far is saved in {tmp_path}; run the same command again to continue."
    assert interrupted(command, tmp_path) == (1, told)


def test_the_trick_taking_games_have_their_own_players() -> None:
    found = json.loads(arena("--json", "--seats", "3", a="greedy", b="random", variant="zwikken-1900").stdout)
    assert found["deals"] == 2
    refused = arena("--seats", "3", a="strong", variant="zwikken-1900")
    assert refused.exit_code == 2
    assert "there is no bot 'strong'; choose from random, greedy, careful" in refused.stderr
    assert "zwicken is not played with 3 seats" in arena("--seats", "3", a="greedy", variant="zwicken").stderr
