"""The faces of those who sit at a table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import of_all
from tutor.app.board.drawings import BOARD_ASSETS, DRAWINGS
from tutor.bots.deals import SEATS
from tutor.bots.levels import LEVELS, Level
from tutor.matches.neighbours import face_of, neighbours
from tutor.text.lines import NEIGHBOURS

ROOT = Path(__file__).parents[2]
POINTS = {"North", "East", "South", "West", "You"}
SEATED = re.compile(r"^\s*seats: \[(.+)\]$", re.MULTILINE)


def tables() -> Iterator[tuple[str, ...]]:
    """Yield the first names at each table of the records, lessons and puzzles, once each."""
    files = (file for folder in ("lessons", "puzzles") for file in sorted((ROOT / folder).rglob("*.yaml")))
    found = {tuple(seats.split(", ")) for file in files for seats in SEATED.findall(file.read_text("utf-8"))}
    yield from sorted(seats for seats in found if not POINTS.intersection(seats))


@of_all(tables)
def test_everyone_at_a_table_has_a_face_of_their_own(seats: tuple[str, ...]) -> None:
    faces = [face_of(seat) for seat in seats]
    assert None not in faces
    assert len(set(faces)) == len(faces), faces


@given(st.lists(st.sampled_from(LEVELS), min_size=1, max_size=7))
def test_as_many_neighbours_as_a_table_has_have_names_and_faces_of_their_own(levels: list[Level]) -> None:
    """At whatever levels the others at the largest table play."""
    found = neighbours((None, *levels), (), 0)[1:]
    assert "" not in found
    faces = {face_of(name) for name in found}
    assert len(set(found)) == len(faces - {None}) == len(levels)


@pytest.mark.parametrize("level", LEVELS)
def test_a_neighbour_whose_name_or_face_is_taken_does_not_sit_down_again(level: Level) -> None:
    first, second = neighbours((None, level, level), (), 0)[1:]
    assert neighbours((None, level), (first.upper(),), 0)[1] == second
    likes = next(name for name in ("Ben", "Dirk", "Dora", "Albert") if face_of(name) == face_of(first))
    assert neighbours((None, level), (likes,), 0)[1] == second


def test_those_around_the_largest_table_of_an_exercise_have_faces_of_their_own() -> None:
    assert len({face_of(NEIGHBOURS[point]) for point in SEATS[8]} - {None}) == 8


def test_every_face_is_drawn_on_the_board_and_on_pages() -> None:
    symbols = set(re.findall(r'id="f-(\w+)"', (BOARD_ASSETS / DRAWINGS).read_text("utf-8")))
    drawn = {file.stem.removeprefix("face-") for file in (ROOT / "tutor/app/server/drawings").glob("face-*.svg")}
    styled = set(re.findall(r"\.face\.(\w+) ", (ROOT / "tutor/app/play/door.css").read_text("utf-8")))
    assert symbols == drawn == styled | {"you"}
    assert {face_of(name) for name in NEIGHBOURS.values()} == styled
