"""Where the project's own lessons and puzzles lie: beside the package in a checkout, inside it in a wheel."""

import os
from itertools import chain
from pathlib import Path
from typing import NamedTuple

_PACKAGE = Path(__file__).parents[2]


def content_root() -> Path:
    """The folder that holds `lessons` and `puzzles`."""
    inside = _PACKAGE / "data"
    return inside if inside.is_dir() else _PACKAGE.parent


def lesson_files(root: Path) -> list[Path]:
    """The lessons in the order of the course."""
    return sorted((root / "lessons").glob("*.yaml"))


def game_files(root: Path) -> list[Path]:
    """The game records."""
    return sorted((root / "lessons" / "games").glob("*.yaml"))


def puzzle_files(root: Path) -> list[Path]:
    """The puzzles, by variant and name."""
    return sorted((root / "puzzles").glob("*/*.yaml"))


def rule_files(root: Path) -> list[Path]:
    """The sections of the rule book in their order."""
    return sorted((root / "lessons" / "rules").glob("*.yaml"))


def variant_files(root: Path) -> list[Path]:
    """The house rules, which all other files may name."""
    return sorted((root / "lessons" / "variants").glob("*.yaml"))


def glossary_file(root: Path) -> Path | None:
    """The glossary, if there is one."""
    file = root / "lessons" / "glossary" / "terms.yaml"
    return file if file.is_file() else None


def misplaced_files(root: Path) -> list[Path]:
    """YAML files among lessons and puzzles that lie or end otherwise than those that are loaded."""
    lists = (lesson_files(root), game_files(root), rule_files(root), puzzle_files(root), variant_files(root))
    loaded = {glossary_file(root), *chain(*lists)}
    found = [file for folder in ("lessons", "puzzles") for file in (root / folder).rglob("*.y*ml")]
    return sorted(file for file in found if file not in loaded)


_PLACES = {
    "lesson": "lessons/*.yaml",
    "game": "lessons/games/*.yaml",
    "section": "lessons/rules/*.yaml",
    "house": "lessons/variants/*.yaml",
    "glossary": "lessons/glossary/terms.yaml",
    "puzzle": "puzzles/*/*.yaml",
}


class Place(NamedTuple):
    """The folder of content that loads a file, the kind of file that it expects there, and the id of the item."""

    root: Path
    kind: str
    id: str


def place_of(file: Path) -> Place | None:
    """Where a file lies among content, None for a file elsewhere.

    >>> place_of(Path("me/puzzles/jensen/decoy.yaml"))[1:]
    ('puzzle', 'puzzles/jensen/decoy')
    """
    at = _absolute(file)
    kind = next((kind for kind, place in _PLACES.items() if at.match(place)), None)
    if kind is None:
        return None
    root = at.parents[_PLACES[kind].count("/")]
    return Place(root, kind, content_id(root, at))


def houses_near(file: Path) -> list[Path]:
    """The house rules of the folder of content that a file lies in, in its place or anywhere else."""
    return next((found for root in _absolute(file).parents if (found := _houses_in(root))), [])


def _houses_in(root: Path) -> list[Path]:
    """The house rules of a folder, none where it cannot be looked into."""
    try:
        return variant_files(root)
    except OSError:
        return []


def _absolute(file: Path) -> Path:
    # What a link leads to may lie elsewhere.
    return Path(os.path.abspath(file))  # noqa: PTH100


def content_id(root: Path, file: Path) -> str:
    """The id of an item, which is its path without the ending and never changes once published."""
    return file.relative_to(root).with_suffix("").as_posix()
