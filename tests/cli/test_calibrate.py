"""`zwickern calibrate`: it compares, it names no one, and it writes only where asked."""

import json
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import yaml
from typer.testing import CliRunner, Result

import tutor.cli.calibrate
from tests.app.playing import puzzles
from tests.trainer.samples import attempt
from tutor.app.base.library import library
from tutor.cli.main import app
from tutor.coach.zwickern.puzzle.difficulty import WEIGHTS
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.log import file_url, open_log

LEARNERS = [f"secret-{number}" for number in range(8)]


def tried(learners: Iterable[str], each: int) -> list[Attempt]:
    """First tries of learners at some puzzles of the content, who fail the more often the harder these are."""
    dice, found = Random(1), list[Attempt]()
    for learner in learners:
        for puzzle in dice.sample(puzzles(), each):
            outcome = Outcome.RIGHT if dice.random() * 6 > puzzle.difficulty else Outcome.WRONG
            found.append(attempt(puzzle.id, outcome, profile=learner, variant=puzzle.position.rules.name))
    return found


@pytest.fixture(autouse=True)
def proven(monkeypatch: pytest.MonkeyPatch) -> None:
    """The content is proven once, not for each of the commands."""
    monkeypatch.setattr(tutor.cli.calibrate, "prove_folder", lambda *_: library())


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database of eight learners; one of them tried a fresh puzzle and one of a day, one what is none any more."""
    file = tmp_path_factory.mktemp("calibrate") / "attempts.sqlite"
    more = [attempt(one, profile="secret-1") for one in ("fresh/jensen/zwick/7", "daily/jensen/2026-11-23")]
    more.append(attempt("puzzles/gone", profile="secret-2"))
    odd = [attempt(f"fresh/{name}", profile="secret-3") for name in ("jensen/zwick/-1", "no/zwick/1", "jensen/no/1")]
    with closing(open_log(file_url(file))) as log:
        log.add_all([*tried(LEARNERS, 40), *more, *odd])
    return file


def run(file: Path, *arguments: str) -> Result:
    """What the command does."""
    return CliRunner().invoke(app, ["calibrate", "--database", f"sqlite:///{file}", *arguments])


def test_it_compares_before_and_after_and_counts_fresh_puzzles_and_those_of_days(file: Path) -> None:
    done = run(file)
    assert (done.exit_code, done.stderr) == (0, "")
    assert "322 first tries" in done.stdout
    assert "8 learners" in done.stdout
    for name in ("log loss", "rank correlation", *WEIGHTS.per._fields, *WEIGHTS.base):
        assert name in done.stdout


def test_as_json_it_says_the_same_and_names_no_one(file: Path) -> None:
    done = run(file, "--json", "--no-fresh")
    found = json.loads(done.stdout)
    assert (found["tries"], found["learners"]) == (320, 8)
    assert set(found) == {"tries", "clean", "puzzles", "learners", "better", "log_loss", "rank", "time", "weights"}
    assert found["weights"]["per"]["items"]["before"] == WEIGHTS.per.items
    assert "secret" not in done.stdout
    assert "puzzles/" not in done.stdout


def test_new_weights_are_written_only_where_it_is_said_and_over_nothing(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "weights.yaml"
    done = run(file, "--out", str(out))
    assert str(out) in done.stdout
    text = out.read_text("utf-8")
    found = yaml.safe_load(text)
    assert set(found["per"]) == set(WEIGHTS.per._fields)
    assert set(found["base"]) == set(WEIGHTS.base)
    assert list(found["thresholds"].values()) == sorted(found["thresholds"].values())
    assert "difficulty.py" in text.splitlines()[1]
    assert "secret" not in text
    again = run(file, "--out", str(out))
    assert (again.exit_code, again.stdout) == (2, "")
    assert "already exists" in again.stderr
    assert out.read_text("utf-8") == text


def test_it_does_not_write_into_the_database(file: Path) -> None:
    before = file.read_bytes()
    assert run(file, "--out", str(file)).exit_code == 2
    assert file.read_bytes() == before


def test_what_cannot_be_written_is_reported(file: Path, tmp_path: Path) -> None:
    done = run(file, "--out", str(tmp_path / "none" / "weights.yaml"))
    assert done.exit_code == 1
    assert "cannot write" in done.stderr


def test_too_few_tries_are_reported_with_how_many_are_needed(tmp_path: Path) -> None:
    file, out = tmp_path / "few.sqlite", tmp_path / "weights.yaml"
    with closing(open_log(file_url(file))) as log:
        log.add_all(tried(LEARNERS[:1], 20))
    done = run(file, "--out", str(out))
    assert (done.exit_code, done.stdout) == (1, "")
    assert "20 first tries at 20 puzzles" in done.stderr
    assert "at least 90" in done.stderr
    assert not out.exists()


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    done = run(tmp_path / "none.sqlite")
    assert done.exit_code == 1
    assert "There is no database" in done.stderr
    assert list(tmp_path.iterdir()) == []
