"""The files of the book of numbers: they are written, gone on with, and checked against games played again."""

from pathlib import Path

import pytest

from tests.lab.working import interrupted
from tutor.content.files.numbers import CountedEntry, NumbersEntry, numbers_text
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS
from tutor.lab.numbers import book
from tutor.lab.numbers.book import cells_of, check_entries, count_into, numbers_file, odd_cells, read_numbers
from tutor.lab.numbers.counted import NumbersJob, count_range, counted_journal
from tutor.lab.numbers.sums import NumbersCell
from tutor.lab.workers import HERE, Workers

JOB = NumbersJob(VARIANTS["dietze"], 2, "careful")
pytestmark = pytest.mark.usefixtures("short_ranges")


def counted_into(out: Path, games: int, workers: Workers = HERE, job: NumbersJob = JOB) -> dict[str, CountedEntry]:
    """Count the luck and the seats of a few games."""
    return {**count_into(out, job, ("seats", "luck"), games, VARIANTS, workers)}


def entries(out: Path) -> tuple[CountedEntry, ...]:
    """Return what the file of luck has."""
    found = read_numbers(out, "luck", VARIANTS)
    assert found is not None
    return found.entries


def test_a_file_has_the_sums_of_the_first_games_in_whole_ranges(tmp_path: Path) -> None:
    reported: list[int] = []
    found = count_into(tmp_path, JOB, ("luck",), 3, VARIANTS, HERE, reported.append)
    assert reported == [0, 2, 4]
    (entry,) = entries(tmp_path)
    assert entry == found["luck"]
    assert entry.games == 4
    assert cells_of(entry) == count_range(JOB, 0, 4).sums["luck"]
    assert not numbers_file(tmp_path, "seats").exists()


def test_a_run_goes_on_from_the_files_alone(tmp_path: Path) -> None:
    counted_into(tmp_path, 4)
    counted_journal(tmp_path, JOB).unlink()
    # One more range is played, and not the two before.
    found = counted_into(tmp_path, 6, interrupted(1))
    assert cells_of(found["luck"]) == count_range(JOB, 0, 6).sums["luck"]


def test_games_of_a_journal_from_elsewhere_are_not_played_again(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    counted_into(here, 2)
    longer = counted_into(there, 6)
    counted_journal(here, JOB).write_bytes(counted_journal(there, JOB).read_bytes())
    found = counted_into(here, 6, interrupted(0))
    assert {name: entry.sums for name, entry in found.items()} == {name: one.sums for name, one in longer.items()}


def test_nothing_is_played_where_a_file_has_as_many_games(tmp_path: Path) -> None:
    before = counted_into(tmp_path, 4)
    assert counted_into(tmp_path, 2, interrupted(0)) == before


def test_a_question_that_is_behind_catches_up_with_another(tmp_path: Path) -> None:
    count_into(tmp_path, JOB, ("luck",), 2, VARIANTS, HERE)
    found = counted_into(tmp_path, 4)
    assert [entry.games for entry in found.values()] == [4, 4]
    assert cells_of(found["luck"]) == count_range(JOB, 0, 4).sums["luck"]


def test_other_players_have_entries_of_their_own(tmp_path: Path) -> None:
    counted_into(tmp_path, 2)
    counted_into(tmp_path, 2, job=JOB._replace(seats=3))
    assert [entry.seats for entry in entries(tmp_path)] == [2, 3]


def test_an_older_edition_stays_until_as_many_games_of_the_new_are_counted(tmp_path: Path) -> None:
    (entry,) = (one for name, one in counted_into(tmp_path, 4).items() if name == "luck")
    older = entry.model_copy(update={"edition": entry.edition + 1})
    text = numbers_text(NumbersEntry(format=1, question="luck", entries=(older,)))
    numbers_file(tmp_path, "luck").write_text(text)
    counted_into(tmp_path, 2)
    assert [(one.edition, one.games) for one in entries(tmp_path)] == [(1, 2), (2, 4)]
    counted_into(tmp_path, 4)
    assert [(one.edition, one.games) for one in entries(tmp_path)] == [(1, 4)]


def test_a_file_with_faults_is_not_written_over(tmp_path: Path) -> None:
    numbers_file(tmp_path, "luck").write_text("question: luck\n")
    with pytest.raises(ContentError):
        counted_into(tmp_path, 2)
    assert numbers_file(tmp_path, "luck").read_text() == "question: luck\n"


def test_games_played_again_bear_an_entry_out(tmp_path: Path) -> None:
    found = counted_into(tmp_path, 8)
    reported: list[int] = []
    assert check_entries([("luck", found["luck"]), ("seats", found["seats"])], VARIANTS, HERE, reported.append) == []
    # The same games answer both questions.
    assert reported == [1]


def test_an_entry_that_does_not_have_the_games_played_again_is_odd(tmp_path: Path) -> None:
    entry = counted_into(tmp_path, 2)["luck"]
    hits, *others = entry.sums["margin"]
    changed = entry.model_copy(update={"sums": {**entry.sums, "margin": (hits + 2, *others)}})
    (odd,) = check_entries([("luck", changed)], VARIANTS, HERE)
    assert (odd.question, odd.key) == ("luck", "margin")
    assert odd.whole is not None
    assert odd.sample is not None
    assert odd.whole == odd.sample + 1


def test_an_entry_without_a_cell_of_the_games_played_again_is_odd(tmp_path: Path) -> None:
    entry = counted_into(tmp_path, 4)["luck"]
    less = entry.model_copy(update={"sums": {key: cell for key, cell in entry.sums.items() if key != "lead"}})
    (odd,) = check_entries([("luck", less)], VARIANTS, HERE)
    assert (odd.key, odd.whole) == ("lead", None)


def test_a_ratio_far_from_that_of_the_games_played_again_is_odd(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    entry = counted_into(tmp_path, 2)["luck"]
    monkeypatch.setattr(book, "RANGE_GAMES", 50)
    # Fifty games of which each second one is won by 2 points more, and the same with one hit in ten.
    often, seldom = NumbersCell(50, 50, 100, 50, 50), NumbersCell(5, 50, 5, 5, 50)
    whole = NumbersCell(*(19 * one + other for one, other in zip(seldom, often, strict=True)))
    told = entry.model_copy(update={"games": 1000, "sums": {"margin": tuple(whole)}})
    assert [odd.key for odd in odd_cells("luck", told, {"margin": often})] == ["margin"]
    assert odd_cells("luck", told, {"margin": seldom}) == []
