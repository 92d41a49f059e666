"""Where the project's own lessons and puzzles lie: beside the package in a checkout, inside it in a wheel."""

import os
from pathlib import Path
from typing import NamedTuple

from tutor.content.files.kinds import KINDS, KindName

_PACKAGE = Path(__file__).parents[2]


def content_root() -> Path:
    """The folder that holds `lessons` and `puzzles`."""
    inside = _PACKAGE / "data"
    return inside if inside.is_dir() else _PACKAGE.parent


def files_of(kind: KindName, root: Path) -> list[Path]:
    """The files of a kind in their places: lessons and rules in their order, puzzles by variant and name."""
    found = KINDS[kind]
    if found.folder is None:
        return []
    folder = root / found.folder
    if "*" in found.pattern:
        return sorted(folder.glob(found.pattern))
    only = folder / found.pattern
    return [only] if only.is_file() else []


def misplaced_files(root: Path) -> list[Path]:
    """YAML files among lessons and puzzles that lie or end otherwise than those that are loaded."""
    loaded = {file for kind in KINDS for file in files_of(kind, root)}
    found = [file for folder in ("lessons", "puzzles") for file in (root / folder).rglob("*.y*ml")]
    return sorted(file for file in found if file not in loaded)


class Place(NamedTuple):
    """The folder of content that loads a file, the kind of file that it expects there, and the id of the item."""

    root: Path
    kind: KindName
    id: str


def place_of(file: Path) -> Place | None:
    """Where a file lies among content, None for a file elsewhere.

    >>> place_of(Path("me/puzzles/jensen/decoy.yaml"))[1:]
    ('puzzle', 'puzzles/jensen/decoy')
    """
    at = _absolute(file)
    for name, kind in KINDS.items():
        if kind.place is not None and at.match(kind.place):
            root = at.parents[kind.place.count("/")]
            return Place(root, name, content_id(root, at))
    return None


def houses_near(file: Path) -> list[Path]:
    """The house rules of the folder of content that a file lies in, in its place or anywhere else."""
    return next((found for root in _absolute(file).parents if (found := _houses_in(root))), [])


def _houses_in(root: Path) -> list[Path]:
    """The house rules of a folder, none where it cannot be looked into."""
    try:
        return files_of("house", root)
    except OSError:
        return []


def _absolute(file: Path) -> Path:
    # What a link leads to may lie elsewhere.
    return Path(os.path.abspath(file))  # noqa: PTH100


def content_id(root: Path, file: Path) -> str:
    """The id of an item, which is its path without the ending and never changes once published."""
    return file.relative_to(root).with_suffix("").as_posix()
