"""A step is read at a glance: a child of twelve reads so many words, and the table shows the rest."""

import re
from pathlib import Path
from typing import Any

import yaml

from tests.cases import of_all
from tutor.content.files.folders import content_root

# The most words of a text, and of the sentence after it is solved: beside a table that shows the rest, and without one.
AT_A_TABLE = {"text": 25, "done": 12}
ALONE = {"text": 40, "done": 20}
# Goals that ask what comes of earlier moves, which no table shows.
OF_EARLIER_MOVES = ("account", "pot", "dealer")


def words(text: str) -> int:
    """Return the number of words; a sign by itself is not a word.

    >>> words("8 + 4 = 12, so the 12 joker takes both.")
    9
    """
    return sum(bool(re.search(r"\w", word)) for word in text.split())


def too_long(steps: list[dict[str, Any]]) -> list[str]:
    """Return the texts that are too long, with how many words they have.

    >>> too_long([{"slug": "a", "text": "one " * 26, "position": {}}, {"slug": "b", "text": "one " * 26}])
    ['a: text has 26 words']
    """

    def shown(step: dict[str, Any]) -> bool:
        return "position" in step and step.get("goal", {}).get("kind") not in OF_EARLIER_MOVES

    return [
        f"{step['slug']}: {key} has {found} words"
        for step in steps
        for key, most in (AT_A_TABLE if shown(step) else ALONE).items()
        if (found := words(str(step.get(key, "")))) > most
    ]


def lessons() -> list[Path]:
    """The files of the course, of its paths, and of the lessons on the trick-taking games."""
    root = content_root() / "lessons"
    return [*root.glob("*.yaml"), *root.glob("paths/*.yaml"), *root.glob("tricks/*.yaml")]


@of_all(lessons)
def test_each_step_is_short(path: Path) -> None:
    lesson = yaml.safe_load(path.read_text("utf-8"))
    steps = next(lesson[key] for key in ("steps", "path", "trick_steps") if key in lesson)
    assert steps
    assert too_long(steps) == []
