"""Where the project's own lessons and puzzles lie: beside the package in a checkout, inside it in a wheel."""

from itertools import chain
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


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


def content_id(root: Path, file: Path) -> str:
    """The id of an item, which is its path without the ending and never changes once published."""
    return file.relative_to(root).with_suffix("").as_posix()
