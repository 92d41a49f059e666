"""Ranges of games: equal seeds give equal sums, and a journal keeps what is done."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.lab.working import interrupted
from tutor.engine.zwickern.variants import DIETZE, JENSEN
from tutor.lab.jsonl_log import OtherJournalError
from tutor.lab.numbers.counted import CountedRange, NumbersJob, count_range, counted_journal, counted_ranges
from tutor.lab.numbers.games import game_of_seed
from tutor.lab.numbers.sums import added
from tutor.lab.workers import HERE

JOB = NumbersJob(DIETZE, 2, "careful")
pytestmark = pytest.mark.usefixtures("short_ranges")


def without_times(ranges: list[CountedRange]) -> list[CountedRange]:
    """Ranges with no seconds, which differ from run to run."""
    return [one._replace(seconds=0.0) for one in ranges]


def test_equal_seeds_give_equal_sums_and_parts_add_up() -> None:
    whole = count_range(JOB, 0, 4)
    parts = [count_range(JOB, first, past) for first, past in ((0, 1), (1, 4))]
    for question, sums in whole.sums.items():
        assert added(part.sums[question] for part in parts) == sums
    assert without_times([count_range(JOB, 0, 4)]) == without_times([whole])


def test_players_of_any_level_are_dealt_the_same_cards() -> None:
    careful, strong = (game_of_seed(DIETZE, 2, 7, players) for players in ("careful", "strong"))
    assert (careful.dealt, careful.dealer) == (strong.dealt, strong.dealer)


def test_mixed_players_are_asked_of_luck_only() -> None:
    assert NumbersJob(JENSEN, 4, "mixed").questions == ("luck",)
    assert "jokers" not in JOB.questions
    assert "jokers" in NumbersJob(JENSEN, 4, "strong").questions


def test_a_run_that_was_stopped_goes_on_from_its_journal(tmp_path: Path) -> None:
    whole = list(counted_ranges(JOB, 0, 6, HERE, None))
    with pytest.raises(KeyboardInterrupt):
        list(counted_ranges(JOB, 0, 6, interrupted(2), tmp_path))
    # Two calls are left of three: the first range is not played again.
    assert without_times(list(counted_ranges(JOB, 0, 6, interrupted(2), tmp_path))) == without_times(whole)
    assert list(counted_ranges(JOB, 0, 6, interrupted(0), tmp_path))


def test_ranges_may_begin_later() -> None:
    assert [(one.first, one.past) for one in counted_ranges(JOB, 4, 8, HERE, None)] == [(4, 6), (6, 8)]


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text.replace('"edition": ', '"edition": 9'),
        lambda text: text.replace("careful", "strong"),
        lambda text: text + "what is this\n",
        lambda text: text + "{}\n",
        lambda text: text + '{"first":0,"past":2,"seconds":1,"sums":{"luck":{"lead":[1,2]}}}\n',
        lambda text: text + '{"first":0,"past":2,"seconds":1,"sums":{"luck":[1]}}\n',
    ],
)
def test_a_journal_that_is_another_or_broken_is_refused(damage: Callable[[str], str], tmp_path: Path) -> None:
    list(counted_ranges(JOB, 0, 2, HERE, tmp_path))
    file = counted_journal(tmp_path, JOB)
    file.write_text(damage(file.read_text()))
    before = file.read_bytes()
    with pytest.raises(OtherJournalError, match=r"\.dietze-2-careful\.counted"):
        list(counted_ranges(JOB, 0, 2, HERE, tmp_path))
    assert file.read_bytes() == before


def test_a_journal_knows_the_rules_and_not_their_name_alone(tmp_path: Path) -> None:
    list(counted_ranges(JOB, 0, 2, HERE, tmp_path))
    head = json.loads(counted_journal(tmp_path, JOB).read_text().splitlines()[0])
    assert head["rules"] == repr(DIETZE)
