"""`zwickern numbers`: what it writes, prints and checks, and its exit codes."""

import json
from pathlib import Path

import pytest
from typer.testing import Result

from tests.cli.interrupting import interrupted
from tests.cli.test_main import run
from tutor.content.yaml.documents import read_documents

HOUSE = "name: kitchen\nbased_on: dietze\nzwick: 2\n"


@pytest.fixture(autouse=True)
def short_ranges(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have ranges of two games in place of fifty."""
    for module in ("lab.numbers.counted", "lab.numbers.book", "cli.numbers"):
        monkeypatch.setattr(f"tutor.{module}.RANGE_GAMES", 2)


def numbers(out: Path, *options: str | Path, variant: str = "dietze", question: str = "luck") -> Result:
    """Return the result of a few games of two, with one worker."""
    workers = () if "--cluster" in options else ("--workers", "1")
    hands = () if "--hands" in options else ("--hands", "2")
    who = ("--variant", variant, "--seats", "2")
    return run("numbers", "--question", question, *who, *hands, *workers, "--out", out, *options)


def check(out: Path, *options: str) -> Result:
    """Return the result of a check."""
    return run("numbers", "--check", "--workers", "1", "--out", out, *options)


def test_it_writes_a_file_for_each_question_that_is_asked(tmp_path: Path) -> None:
    assert numbers(tmp_path, question="all").exit_code == 0
    names = sorted(file.stem for file in tmp_path.glob("*.yaml"))
    assert names == ["builds", "cards", "laying", "luck", "seats", "totals", "zwicks"]
    assert numbers(tmp_path, question="jokers", variant="jensen").exit_code == 0
    assert (tmp_path / "jokers.yaml").exists()


def test_it_prints_a_table_with_ratios_and_intervals(tmp_path: Path) -> None:
    result = numbers(tmp_path, "--hands", "30", question="seats")
    assert "seats: dietze 2 careful, 30 games" in result.stdout
    (line,) = (line for line in result.stdout.splitlines() if " last/2 " in line)
    _, key, tries, ratio, interval, _ = (part.strip() for part in line.replace("┃", "│").split("│"))
    assert (key, tries) == ("last/2", "30")
    low, high = map(float, interval.split(" – "))
    assert low < float(ratio) < high


def test_json_has_the_form_that_is_agreed(tmp_path: Path) -> None:
    found = json.loads(numbers(tmp_path, "--json").stdout)
    told = {"question", "variant", "seats", "players", "edition", "games", "seconds", "cells"}
    assert set(found) == told
    assert (found["question"], found["players"], found["games"]) == ("luck", "careful", 2)
    assert set(found["cells"]["margin"]) == {"ratio", "tries", "interval"}
    assert found["cells"]["margin"]["interval"] is None


def test_house_rules_are_played(tmp_path: Path) -> None:
    file = tmp_path / "kitchen.yaml"
    file.write_text(HOUSE)
    result = numbers(tmp_path / "out", "--house", file, variant="kitchen")
    assert result.exit_code == 0
    assert "variant: kitchen" in (tmp_path / "out" / "luck.yaml").read_text()


def test_a_check_plays_games_again_and_bears_out_what_it_can(tmp_path: Path) -> None:
    numbers(tmp_path, "--hands", "4", question="all")
    result = check(tmp_path)
    assert result.exit_code == 0
    assert result.stdout == "7 entries are confirmed by 2 games of each, played again.\n"
    assert json.loads(check(tmp_path, "--json", "--question", "luck").stdout) == {"checked": 1, "older": 0, "odd": 0}


def test_a_check_names_each_cell_that_games_played_again_do_not_bear_out(tmp_path: Path) -> None:
    numbers(tmp_path)
    file = tmp_path / "luck.yaml"
    found = read_documents("f", file.read_bytes())[0].root
    assert found is not None
    margin = str(found.at(("entries", 0, "sums", "margin")).value)
    hits, tries, hits_squared, *others = margin.split()
    # Sums that could be those of other games.
    other = " ".join((hits, tries, str(int(hits_squared) + 2), *others))
    file.write_text(file.read_text().replace(f"margin: {margin}", f"margin: {other}"))
    result = check(tmp_path)
    assert result.exit_code == 1
    assert f"{file}: dietze 2 careful: margin: " in result.stderr
    assert "count again" in result.stderr
    assert "borne out" not in result.stdout


def test_a_check_says_which_numbers_are_older(tmp_path: Path) -> None:
    numbers(tmp_path)
    file = tmp_path / "luck.yaml"
    file.write_text(file.read_text().replace("edition: 1", "edition: 2"))
    result = check(tmp_path)
    assert result.exit_code == 0
    assert "luck, dietze 2 careful: not checked, because it is from the older edition 2." in result.stdout


def test_a_check_of_nothing_fails(tmp_path: Path) -> None:
    numbers(tmp_path)
    for options in (("--variant", "jensen"), ("--seats", "3"), ("--players", "strong"), ("--question", "cards")):
        result = check(tmp_path, *options)
        assert result.exit_code == 1
        assert f"{tmp_path} has no such numbers." in result.stderr


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--question", "queens"), "there is no question 'queens'; choose from all, cards, jokers"),
        (("--variant", "yensen"), "there is no variant 'yensen'; choose from jensen, christiansen"),
        (("--variant", "jensen"), "name the variant with --variant and the number of players with --seats"),
        (("--variant", "french", "--seats", "3"), "french is not played with 3 seats"),
        (("--variant", "jensen", "--seats", "2", "--players", "casual"), "there is no bot 'casual'"),
        (
            ("--variant", "dietze", "--seats", "2", "--question", "jokers"),
            "'jokers' is not asked of dietze (careful)",
        ),
        (("--variant", "dietze", "--seats", "2", "--players", "mixed", "--question", "cards"), "dietze (mixed)"),
        (("--hands", "0"), "--hands"),
        (("--seats", "9"), "--seats"),
    ],
)
def test_what_cannot_be_counted_is_wrong_usage(options: tuple[str, ...], told: str, tmp_path: Path) -> None:
    result = run("numbers", "--workers", "1", "--out", tmp_path, *options)
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_file_with_faults_is_reported_and_left(tmp_path: Path) -> None:
    file = tmp_path / "luck.yaml"
    file.write_text("question: luck\n")
    result = numbers(tmp_path)
    assert result.exit_code == 1
    assert f"{file}:1:1: " in result.stderr
    assert file.read_text() == "question: luck\n"


def test_the_journal_of_other_rules_is_reported(tmp_path: Path) -> None:
    (tmp_path / ".dietze-2-careful.counted").write_text("{}\n")
    result = numbers(tmp_path)
    assert result.exit_code == 1
    assert ".dietze-2-careful.counted cannot be continued" in result.stderr


def test_a_folder_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("This is a file.")
    result = numbers(tmp_path / "file" / "below")
    assert result.exit_code == 1
    assert "cannot write to " in result.stderr


def test_a_scheduler_that_is_not_there_is_reported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tutor.lab.workers._PATIENCE", 0.5)
    result = numbers(tmp_path, "--cluster", "tcp://127.0.0.1:9")
    assert result.exit_code == 1
    assert "There is no dask scheduler at tcp://127.0.0.1:9." in result.stderr


def test_ctrl_c_leaves_what_is_done(tmp_path: Path) -> None:
    command = ["numbers", "--variant", "dietze", "--seats", "2", "--hands", "100000"]
    told = f"Stopped. The work so far is saved in {tmp_path}; run the same command again to continue."
    assert interrupted(command, tmp_path) == (1, told)


def tricks(out: Path, *options: str) -> Result:
    """Return the result of a few games of Zwikken with three players, with one worker."""
    who = ("--variant", "zwikken-1850", "--seats", "3", "--hands", "2", "--workers", "1")
    return run("numbers", *who, "--out", out, *options)


def test_a_variant_of_a_trick_taking_game_has_questions_of_its_own(tmp_path: Path) -> None:
    assert tricks(tmp_path).exit_code == 0
    assert sorted(file.stem for file in tmp_path.glob("*.yaml")) == ["chips", "holdings", "staying"]
    assert "players: careful" in (tmp_path / "chips.yaml").read_text()
    assert tricks(tmp_path, "--players", "greedy").exit_code == 0
    assert check(tmp_path).stdout == "6 entries are confirmed by 2 games of each, played again.\n"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--question", "luck"), "'luck' is not asked of zwikken-1850 (careful)"),
        (("--players", "strong"), "'all' is not asked of zwikken-1850 (strong)"),
        (("--seats", "7"), "zwikken-1850 is not played with 7 seats"),
    ],
)
def test_what_cannot_be_counted_of_tricks_is_wrong_usage(options: tuple[str, ...], told: str, tmp_path: Path) -> None:
    result = tricks(tmp_path, *options)
    assert result.exit_code == 2
    assert told in result.stderr
