"""The faces of those who sit at a table."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.cases import of_all
from tutor.matches.neighbours import face_of

ROOT = Path(__file__).parents[2]
POINTS = {"North", "East", "South", "West", "You"}
SEATS = re.compile(r"^\s*seats: \[(.+)\]$", re.MULTILINE)


def tables() -> Iterator[tuple[str, ...]]:
    """Yield the first names at each table of the records, lessons and puzzles, once each."""
    files = (file for folder in ("lessons", "puzzles") for file in sorted((ROOT / folder).rglob("*.yaml")))
    found = {tuple(seats.split(", ")) for file in files for seats in SEATS.findall(file.read_text("utf-8"))}
    yield from sorted(seats for seats in found if not POINTS.intersection(seats))


@of_all(tables)
def test_everyone_at_a_table_has_a_face_of_their_own(seats: tuple[str, ...]) -> None:
    faces = [face_of(seat) for seat in seats]
    assert None not in faces
    assert len(set(faces)) == len(faces), faces
