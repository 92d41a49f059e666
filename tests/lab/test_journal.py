"""The journal of a run: it is kept, and goes on after whatever happened to it."""

import json
from pathlib import Path

import pytest

from tests.lab.working import ZWICKS
from tutor.engine.zwickern.variants import FRENCH, JENSEN
from tutor.lab.mine_many import SEEDS, Journal, OtherJournalError, journal_file, mine_range
from tutor.lab.mining import MiningJob


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file in which a record is to be kept."""
    return journal_file(tmp_path, ZWICKS)


def test_a_range_gives_what_its_seeds_give() -> None:
    mined = mine_range(ZWICKS, 8, 11)
    assert (mined.first, mined.past) == (8, 11)
    assert {seed for seed, _ in mined.found} <= {8, 9, 10}
    assert all(found.name.startswith(f"zwick-{seed}-") for seed, found in mined.found)
    assert [found for seed in (8, 9, 10) for found in mined.of(seed)] == [found for _, found in mined.found]


def test_a_record_gives_back_what_was_added(file: Path) -> None:
    mined = mine_range(ZWICKS, 0, SEEDS)
    Journal(file, ZWICKS).add(mined)
    assert mined.found
    assert Journal(file, ZWICKS).done == {0: mined}


def test_other_options_have_other_files(tmp_path: Path) -> None:
    jobs = [ZWICKS, MiningJob(JENSEN, "capture"), MiningJob(FRENCH, "zwick"), MiningJob(JENSEN, "zwick", "decoy")]
    jobs += [MiningJob(JENSEN, "zwick", players=2), MiningJob(JENSEN, "zwick", "decoy", 2)]
    assert len({journal_file(tmp_path, job) for job in jobs}) == len(jobs)


def test_a_line_that_was_broken_off_is_cut_away(file: Path) -> None:
    first, second = mine_range(ZWICKS, 0, 1), mine_range(ZWICKS, 8, 9)
    Journal(file, ZWICKS).add(first)
    whole = file.read_bytes()
    Journal(file, ZWICKS).add(second)
    file.write_bytes(file.read_bytes()[:-7])
    record = Journal(file, ZWICKS)
    assert record.done == {0: first}
    assert file.read_bytes() == whole
    record.add(second)
    assert Journal(file, ZWICKS).done == {0: first, 8: second}


def test_a_record_that_was_broken_off_at_once_begins_again(file: Path) -> None:
    file.parent.mkdir(parents=True)
    file.write_bytes(b'{"edit')
    assert Journal(file, ZWICKS).done == {}
    assert file.read_bytes().endswith(b"\n")


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace('"edition": ', '"edition": 9'),
        lambda text: text.replace('"zwick"', '"capture"', 1),
        lambda text: text + "what is this\n",
        lambda text: text + "{}\n",
        lambda text: text + '{"first": 8, "past": 16, "found": [{"seed": 9}]}\n',
        lambda text: text + '{"first": 8, "past": 16, "found": 7}\n',
        lambda text: text + "[]\n",
        lambda text: "\udc80" + text,
    ],
)
def test_a_record_that_is_another_or_broken_is_refused(file: Path, damage: object) -> None:
    assert callable(damage)
    Journal(file, ZWICKS).add(mine_range(ZWICKS, 0, 1))
    file.write_bytes(damage(file.read_text()).encode(errors="surrogateescape"))
    before = file.read_bytes()
    with pytest.raises(OtherJournalError, match=r"\.zwick\.mined"):
        Journal(file, ZWICKS)
    assert file.read_bytes() == before


def test_a_record_is_one_line_for_the_job_and_one_for_each_range(file: Path) -> None:
    record = Journal(file, ZWICKS)
    record.add(mine_range(ZWICKS, 0, 2))
    head, line = map(json.loads, file.read_text().splitlines())
    assert head == {"edition": 1, "variant": "jensen", "goal": "zwick", "theme": None, "players": None}
    assert set(line) == {"first", "past", "found"}
