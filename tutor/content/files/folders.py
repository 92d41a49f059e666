"""The places of lessons and puzzles; the project's own are beside the package in a checkout, inside it in a wheel."""

import os
from pathlib import Path
from typing import Final, NamedTuple

from tutor.content.files.kinds import FILE_KINDS, KindName

_PACKAGE = Path(__file__).parents[2]
EXAMPLES: Final = Path(__file__).parents[1] / "examples" / "steps.yaml"
"""The file of the steps with which steps of the Workshop begin; it is a lesson, but not part of the course."""

EXAMPLES_ID: Final = "examples/steps"


def content_root() -> Path:
    """Return the folder that holds the project's own `lessons` and `puzzles`."""
    inside = _PACKAGE / "data"
    return inside if inside.is_dir() else _PACKAGE.parent


def by_name(file: Path) -> Path:
    """Return what files are ordered by: their folder and name without its ending.

    With its ending the sequel of a lesson, `zwicken-a-game.yaml`, would come before `zwicken.yaml`.

    >>> [file.name for file in sorted([Path("a-game.yaml"), Path("b.yaml"), Path("a.yaml")], key=by_name)]
    ['a.yaml', 'a-game.yaml', 'b.yaml']
    """
    return file.with_suffix("")


def files_of(kind: KindName, root: Path) -> list[Path]:
    """List the files of a kind in their places: lessons and rules in order, puzzles by variant and name."""
    found = FILE_KINDS[kind]
    if found.folder is None:
        return []
    folder = root / found.folder
    if "*" in found.pattern:
        return sorted(folder.glob(found.pattern), key=by_name)
    only = folder / found.pattern
    return [only] if only.is_file() else []


def all_files(root: Path) -> list[Path]:
    """List the YAML files under `lessons` and `puzzles`, misplaced ones too."""
    return sorted(file for folder in ("lessons", "puzzles") for file in (root / folder).rglob("*.y*ml"))


def misplaced_files(root: Path) -> list[Path]:
    """List the YAML files under `lessons` and `puzzles` whose folder or ending keeps them from being loaded."""
    loaded = {file for kind in FILE_KINDS for file in files_of(kind, root)}
    return [file for file in all_files(root) if file not in loaded]


class FilePlace(NamedTuple):
    """The place of a file: the folder of content around it, the kind that belongs there, and its item's id."""

    root: Path
    kind: KindName
    id: str


def file_place(file: Path) -> FilePlace | None:
    """Return the place of a file among content, or None for a file elsewhere.

    >>> file_place(Path("me/puzzles/jensen/decoy.yaml"))[1:]
    ('puzzle', 'puzzles/jensen/decoy')
    """
    at = _absolute(file)
    for name, kind in FILE_KINDS.items():
        if kind.place is not None and at.match(kind.place):
            root = at.parents[kind.place.count("/")]
            return FilePlace(root, name, content_id(root, at))
    return None


def houses_near(file: Path) -> list[Path]:
    """List the house rules of the nearest folder above a file that has any; the file may be anywhere in it."""
    return next((found for root in _absolute(file).parents if (found := _houses_in(root))), [])


def _houses_in(root: Path) -> list[Path]:
    """List the house rules of a folder of content; none if it cannot be read."""
    try:
        return files_of("house", root)
    except OSError:
        return []


def _absolute(file: Path) -> Path:
    # Links are not resolved, because the file that a link leads to may be outside the content.
    return Path(os.path.abspath(file))  # noqa: PTH100


def content_id(root: Path, file: Path) -> str:
    """Return the id of an item: its path without the ending, which never changes once published."""
    return file.relative_to(root).with_suffix("").as_posix()
