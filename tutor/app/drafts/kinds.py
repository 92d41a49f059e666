"""The kinds of drafts, recognised by their text, and the first text of each."""

import re
from typing import Final, Literal, get_args

from tutor.content.files.models import PuzzleEntry
from tutor.content.files.saving import schema_line
from tutor.content.files.writing import puzzle_text
from tutor.engine.zwickern import Setup
from tutor.text import Words
from tutor.text.language import ENGLISH

DraftKind = Literal["puzzle", "game", "lesson"]
DRAFT_KINDS: Final[tuple[DraftKind, ...]] = get_args(DraftKind)

SCHEMA_LINES: Final = {kind: schema_line(kind) for kind in DRAFT_KINDS}
# Every variant allows two seats, and these are their names in files.
_FIRST_POSITION: Final = Setup(variant="jensen", seats=("South", "North"), turn="South", hands={"South": ()})
_MAIN_KEY: Final = re.compile(r"(?m)^[\"']?(deals|steps)[\"']?\s*:")
_GAME: Final = """\
variant: jensen
seats: [South, North]
dealer: North
deals:
  - hands:
      South: []
      North: []
    table: []
    plays: []
"""
_LESSON: Final = """\
title: {title}
about: {about}
steps:
  - slug: two-sums
    title: {step}
    text: {text}
    position:
      variant: jensen
      seats: [North, East, South, West]
      turn: South
      hands: {{South: [JS, 8H, 3C]}}
      table: [10D, 2S, 9C, 3H]
    goal: {{kind: zwick}}
    solutions: [JS x 10D+2S 9C+3H]
    wrong:
      - {{play: JS x 10D+2S}}
"""


def draft_kind(text: str) -> DraftKind:
    """Return the kind of a draft; a text that is neither a game nor a lesson counts as a puzzle.

    >>> draft_kind("title: x\\ndeals: []\\n"), draft_kind("goal: {kind: zwick}\\n"), draft_kind("{")
    ('game', 'puzzle', 'puzzle')
    """
    found = _MAIN_KEY.search(text)
    if found is None:
        return "puzzle"
    return "game" if found.group(1) == "deals" else "lesson"


def new_text(code: str, setup: Setup = _FIRST_POSITION) -> str:
    """Return the text of a new puzzle in a language, which asks for a Zwick in a position."""
    said = {} if code == ENGLISH else {"language": code}
    entry = PuzzleEntry.model_validate({**said, "position": setup, "goal": {"kind": "zwick"}})
    return SCHEMA_LINES["puzzle"] + puzzle_text(entry)


def first_text(kind: DraftKind, words: Words) -> str:
    """Return the first text of a draft of a kind, in the language of the words."""
    if kind == "puzzle":
        return new_text(words.code)
    said = "" if words.code == ENGLISH else f"language: {words.code}\n"
    if kind == "game":
        return SCHEMA_LINES[kind] + said + _GAME
    text = _LESSON.format(
        title=words("workshop-first-lesson"),
        about=words("workshop-first-about"),
        step=words("workshop-first-step"),
        text=words("workshop-first-text"),
    )
    return SCHEMA_LINES[kind] + said + text
