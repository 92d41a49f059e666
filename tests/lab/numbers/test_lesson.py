"""What the lesson on tactics says was counted: its numbers are those of the files."""

import re
from functools import cache
from pathlib import Path

from tutor.content.files.folders import content_root
from tutor.content.files.kinds import FILE_KINDS
from tutor.content.files.numbers import CountedEntry, NumbersQuestion
from tutor.engine.zwickern import VARIANTS
from tutor.lab.numbers.book import read_numbers

LESSON = (Path(content_root()) / "lessons" / "10-tactics.yaml").read_text("utf-8")


def text_of(slug: str) -> str:
    """The text of a step on one line."""
    found = re.search(rf"- slug: {slug}\n.*?    text: >-\n(.*?)\n    \w+:", LESSON, re.DOTALL)
    assert found is not None
    return " ".join(found[1].split())


@cache
def entry_of(question: NumbersQuestion) -> CountedEntry:
    """What was counted at the usual table."""
    book = read_numbers(content_root() / str(FILE_KINDS["numbers"].folder), question, VARIANTS)
    assert book is not None
    return next(one for one in book.entries if (one.variant, one.seats, one.players) == ("jensen", 4, "careful"))


def ratio(question: NumbersQuestion, key: str) -> float:
    """The hits of a try."""
    hits, tries, *_ = entry_of(question).sums[key]
    return hits / tries


def test_after_a_ten_the_next_player_wins_a_quarter_more() -> None:
    assert "In thousands of games, such moves gave away a quarter more points." in text_of("no-sum-of-ten")
    assert entry_of("totals").games >= 10_000
    beside = (ratio("totals", "loss/9") + ratio("totals", "loss/11")) / 2
    assert 1.2 < ratio("totals", "loss/10") / beside < 1.3


def test_after_a_total_of_a_joker_the_next_player_wins_more() -> None:
    assert "Leaving a sum of 25 gave away about 40 percent more." in text_of("no-sum-for-a-joker")
    assert 1.35 < ratio("totals", "loss/25") / ratio("totals", "loss/24") < 1.45
    for total in (15, 20):
        assert ratio("totals", f"loss/{total}") > max(
            ratio("totals", f"loss/{total - 1}"), ratio("totals", f"loss/{total + 1}")
        )


def test_builds_for_the_large_joker_come_home() -> None:
    assert "Seven in ten builds of 25 come home, but only four in ten of all builds." in text_of("build-for-your-joker")
    assert [round(10 * ratio("builds", f"end/{value}/own")) for value in ("25", "all")] == [7, 4]


def test_a_zwick_after_a_zwick_is_twice_as_likely() -> None:
    assert "After one, a second is twice as likely." in text_of("no-zwick-for-the-left")
    assert 1.8 < ratio("zwicks", "after/1") / ratio("zwicks", "turn/all") < 2.3


def test_kings_laid_down_are_taken_more_often_than_sevens() -> None:
    assert "The next player takes a king nearly twice as often as a 7." in text_of("a-king-left-loose")
    assert 1.7 < ratio("laying", "taken/K/all") / ratio("laying", "taken/7/all") < 2
