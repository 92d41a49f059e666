"""No page shows an id where a person would use a name."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.app.earlier_attempts import note, shown, tried
from tests.app.playing import WORDS, open_app
from tutor.app.base.library import library
from tutor.app.puzzles.titles import puzzle_labels
from tutor.app.rules.selection import VIEWS
from tutor.app.visitor.address import numbered_labels
from tutor.coach.zwickern.puzzle.themes import THEMES
from tutor.content.zwickern.questions import QUESTION_KINDS

PLACES = [
    *(("learn", {"lesson": lesson.id.rpartition("/")[2]}) for lesson in library().lessons[::3]),
    *(("puzzles", {"puzzle": puzzle.id}) for puzzle in library().puzzles[::40]),
    ("puzzles", {"puzzle": "fresh/jensen/most-cards/7"}),
    *(("rules", {"view": view}) for view in VIEWS),
    *((page, {}) for page in ("learn", "puzzles", "play", "replay", "progress")),
]


@cache
def ids() -> re.Pattern[str]:
    """Match whatever names something for the computer and would be no word in a sentence."""
    content = library()
    paths = [one.id for found in (content.puzzles, content.lessons, content.records, content.sections) for one in found]
    slugs = [path.rpartition("/")[2] for path in paths]
    slugs += [step.entry.slug for lesson in content.lessons for step in lesson.steps]
    slugs += [rule.slug for section in content.sections for rule in section.rules]
    dashed = [name for name in (*slugs, *THEMES, *QUESTION_KINDS) if "-" in name]
    every = sorted({*paths, *dashed}, key=len, reverse=True)
    return re.compile(rf"(?<![\w/-])(?:{'|'.join(map(re.escape, every))})(?![\w-])")


def said(block: Any) -> Iterator[str]:
    """Yield what a part of a page says, without the addresses of its links."""
    for child in getattr(block, "children", {}).values():
        yield from said(child)
    proto = getattr(block, "proto", None)
    yield from (str(one) for one in getattr(proto, "options", ()) or ())
    for field in ("body", "label", "help", "placeholder", "text"):
        text = getattr(proto, field, None)
        if isinstance(text, str):
            yield re.sub(r"<style>.*?</style>|<[^>]*>", " ", text, flags=re.DOTALL)


@pytest.mark.parametrize(("page", "address"), PLACES)
def test_no_id_is_shown_as_a_name(page: str, address: dict[str, str]) -> None:
    note([*shown("zwick", 5, themes="decoy court-low"), tried("zwick-in-two", variant="french")])
    at = open_app(page, **address)
    texts = list(said(at.main))
    assert texts
    assert [text for text in texts if ids().search(text.replace("\\", ""))] == []


def test_every_puzzle_of_the_list_has_a_label_of_its_own() -> None:
    labels = puzzle_labels(WORDS, done=False)
    assert len(set(labels.values())) == len(library().puzzles)
    assert not [label for label in labels.values() if ids().search(label)]


def test_equal_labels_get_numbers_that_no_other_label_has() -> None:
    labels = {"a": "Game", "b": "Game · 2", "c": "Game", "d": "Game"}
    assert numbered_labels(labels) == {"a": "Game", "b": "Game · 2", "c": "Game · 3", "d": "Game · 4"}
