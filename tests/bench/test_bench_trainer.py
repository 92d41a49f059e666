"""The time to find what is due, mastered and weak; no time is asserted.

Run with: pytest tests/bench/test_bench_trainer.py -m bench --benchmark-enable -n 0
"""

import random
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import UUID

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.trainer.archive import read_archive, write_archive
from tutor.trainer.attempts import Attempt, Outcome
from tutor.trainer.exercises import exercises
from tutor.trainer.log import Log, file_url, open_log
from tutor.trainer.mastery import MasteryLevel, Weak, history, mastery, streak, weak
from tutor.trainer.practice import Practice
from tutor.trainer.schedule import ConceptKey, Settings, due, scheduled

pytestmark = pytest.mark.bench

ATTEMPTS = 20_000
A_DAY = 55
BEGAN = datetime(2023, 1, 1, 17, tzinfo=UTC)
VARIANTS = ("jensen", "christiansen", "dietze", "grupp", "french")
THEMES = ("two-values", "court-high", "long-group", "quiet", "decoy", "honours")


def exercise(dice: random.Random, number: int, concept: str, variant: str) -> Iterator[Attempt]:
    """Return the tries at one exercise by a learner who is mostly right."""
    hints, themes = 0, " ".join(dice.sample(THEMES, dice.randrange(4)))
    while True:
        outcome = dice.choices(list(Outcome), (7, 1, 2, 1))[0]
        yield Attempt(
            UUID(int=dice.getrandbits(128)),
            BEGAN + timedelta(days=number // A_DAY, seconds=30 * (number % A_DAY)),
            "local",
            f"puzzles/{variant}/{number}",
            concept,
            outcome,
            hints,
            20_000,
            variant,
            themes,
            dice.random() < 0.5,
        )
        if outcome in (Outcome.RIGHT, Outcome.SHOWN) or dice.random() < 0.02:
            return
        hints = min(3, hints + dice.randrange(2))


def practice(concepts: int, variants: int, number: int = ATTEMPTS) -> list[Attempt]:
    """Return a year of practice, or several."""
    dice = random.Random(1)
    found: list[Attempt] = []
    while len(found) < number:
        found += exercise(dice, len(found), f"concept-{dice.randrange(concepts)}", dice.choice(VARIANTS[:variants]))
    return found[:number]


def review(attempts: list[Attempt]) -> tuple[tuple[ConceptKey, ...], dict[ConceptKey, MasteryLevel], Weak]:
    """Compute all that the page of progress shows after a long pause, from the attempts alone."""
    now = attempts[-1].moment + timedelta(days=100)
    found = exercises(attempts, now)
    return due(scheduled(found, Settings()), Settings(), now.date()), mastery(found), weak(found)


@pytest.mark.parametrize(("concepts", "variants"), [(14, 1), (14, 2), (20, 5)])
def test_due_mastery_and_weakness_of_a_year(benchmark: BenchmarkFixture, concepts: int, variants: int) -> None:
    attempts = practice(concepts, variants)
    listed, levels, weakest = benchmark(review, attempts)
    assert len(listed) == Settings().most_a_day
    assert len(levels) == concepts * variants
    assert len(weakest.themes) == len(THEMES)


def test_the_plot_over_a_year_and_the_streak(benchmark: BenchmarkFixture) -> None:
    found = exercises(practice(14, 2), BEGAN + timedelta(days=400))
    rows, _ = benchmark(lambda: (history(found), streak(found)))
    assert len(rows) > 300


@pytest.mark.parametrize("number", [1000, 10_000, 100_000])
def test_all_of_it_after_one_more_answer(benchmark: BenchmarkFixture, number: int) -> None:
    """Practice is updated, so an attempt takes the same time however much was done before."""
    attempts = practice(14, 2, number)
    now, dice, known = attempts[-1].moment, random.Random(2), Practice(attempts, attempts[-1].moment)
    known.states(Settings())

    def one() -> tuple[tuple[Attempt], dict[str, object]]:
        new = next(exercise(dice, number, f"concept-{dice.randrange(14)}", "jensen"))
        return (replace(new, item_id=str(new.id), moment=now),), {}

    def answer(new: Attempt) -> bool:
        carried = known.add(new) and known.at(now)
        known.states(Settings()), known.levels(), known.weak(), known.streak()
        return carried

    assert benchmark.pedantic(answer, setup=one, rounds=200)


@pytest.mark.parametrize("number", [1000, 10_000, 100_000])
def test_all_of_it_worked_out_from_the_beginning(benchmark: BenchmarkFixture, number: int) -> None:
    attempts = practice(14, 2, number)
    known = benchmark.pedantic(Practice, (attempts, attempts[-1].moment), rounds=3)
    assert len(known.levels()) == 28


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Log]:
    """Yield a log in a file with a year of practice."""
    folder: Path = tmp_path_factory.mktemp("bench")
    with closing(open_log(file_url(folder / "attempts.db"))) as opened:
        assert opened.add_all(practice(14, 2)) == ATTEMPTS
        yield opened


def test_reading_a_year_from_a_file(benchmark: BenchmarkFixture, log: Log) -> None:
    assert len(benchmark(log.attempts, "local")) == ATTEMPTS


def test_adding_one_attempt_to_a_file(benchmark: BenchmarkFixture, log: Log) -> None:
    dice = random.Random(2)

    def one() -> tuple[tuple[Attempt], dict[str, object]]:
        return (next(exercise(dice, 1, "concept-1", "jensen")),), {}

    benchmark.pedantic(log.add, setup=one, rounds=200)
    assert log.fault is None


def test_exporting_a_year(benchmark: BenchmarkFixture) -> None:
    attempts = practice(14, 2)
    assert len(benchmark(write_archive, attempts, {}, BEGAN)) > 100 * ATTEMPTS


def test_reading_the_export_of_a_year(benchmark: BenchmarkFixture) -> None:
    text = write_archive(practice(14, 2), {}, BEGAN)
    assert len(benchmark(read_archive, text, "local").attempts) == ATTEMPTS
