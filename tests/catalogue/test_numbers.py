"""The book of numbers among the content: its files are proven, and the library has them by their questions."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tutor.catalogue.library import load_library
from tutor.catalogue.numbers import from_games
from tutor.content.files.load import load_numbers
from tutor.content.files.numbers import numbers_text
from tutor.engine.zwickern import VARIANTS

LUCK = """\
format: 1
question: luck
entries:
  - variant: dietze
    seats: 2
    players: careful
    edition: 1
    games: 3
    seconds: 1
    sums:
      lead: -4 3 42 -4 3
      wins/0: 3 6 3 6 12
      wins/all: 3 6 3 6 12
"""


def test_a_library_has_numbers_by_their_question(tmp_path: Path) -> None:
    folder = tmp_path / "lessons" / "numbers"
    folder.mkdir(parents=True)
    (folder / "luck.yaml").write_text(LUCK)
    library = load_library(tmp_path, VARIANTS)
    assert library.faults == ()
    assert library.numbers["luck"].entries[0].sums["lead"] == (-4, 3, 42, -4, 3)


def test_a_file_is_called_by_its_question(tmp_path: Path) -> None:
    folder = tmp_path / "lessons" / "numbers"
    folder.mkdir(parents=True)
    (folder / "seats.yaml").write_text(LUCK)
    (fault,) = load_library(tmp_path, VARIANTS).faults
    assert (fault.message, fault.mark.line) == ("check-numbers-name", 2)
    assert "the file is called seats, so its question must be seats too" in str(fault)


def test_what_is_written_is_read_again() -> None:
    assert numbers_text(load_numbers("f", LUCK, VARIANTS).entry) == LUCK


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(0, 9)), min_size=1, max_size=9))
def test_the_sums_of_any_games_can_come_from_games(games: list[tuple[int, int]]) -> None:
    products = [(hits, tries, hits * hits, hits * tries, tries * tries) for hits, tries in games]
    sums = tuple(map(sum, zip(*products, strict=True)))
    assert len(sums) == 5
    assert from_games(sums, len(games))
