"""The positions to choose from for a comparison: boards of rules and lessons, puzzles, plays of games."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from tutor.app.base.i18n import words
from tutor.app.base.library import in_folder, library, once_for_content
from tutor.app.puzzles.titles import puzzle_labels
from tutor.catalogue.exercises import step_id
from tutor.catalogue.user_content import slug_of
from tutor.coach.zwickern.words.plays import played_line
from tutor.coach.zwickern.words.seats import game_title
from tutor.engine.zwickern import Position
from tutor.text import Family, Name, Words, render

OWN = "own"


class NamedPosition(NamedTuple):
    """A position with its label in a list."""

    label: str
    position: Position


def _of_rules(say: Words) -> Iterator[tuple[str, NamedPosition]]:
    for section in library().sections:
        for rule in section.rules:
            boards = len(rule.examples)
            for number, example in enumerate(rule.examples, 1):
                title = rule.entry.title
                label = title if boards == 1 else say("under-board", title=title, number=number, boards=boards)
                yield f"rules/{rule.slug}/{number}", NamedPosition(label, example.position)


def _of_lessons(say: Words) -> Iterator[tuple[str, NamedPosition]]:
    for number, lesson in enumerate(library().lessons, 1):
        title = lesson.entry.title
        if slug_of(lesson.id) is None:
            title = say("learn-lesson", number=number, title=title)
        title = in_folder(lesson.id, title)
        for step in lesson.steps:
            if step.position is not None:
                yield step_id(lesson, step), NamedPosition(f"{title} – {step.entry.title}", step.position)


def _of_puzzles(say: Words) -> Iterator[tuple[str, NamedPosition]]:
    labels = puzzle_labels(say, done=False)
    for puzzle in library().puzzles:
        yield puzzle.id, NamedPosition(labels[puzzle.id], puzzle.position)


def _of_records(say: Words) -> Iterator[tuple[str, NamedPosition]]:
    for record in library().records:
        for number, one in enumerate(record.plies, 1):
            played = played_line(Name(one.entry.seat), one.position, one.play)
            title = in_folder(record.id, game_title(say, record.entry))
            label = say("under-ply", number=number, played=render(say, played), title=title)
            yield f"{record.id}/{number}", NamedPosition(label, one.position)


_KINDS: Mapping[str, Callable[[Words], Iterator[tuple[str, NamedPosition]]]] = MappingProxyType(
    {"rules": _of_rules, "lessons": _of_lessons, "puzzles": _of_puzzles, "games": _of_records}
)


KIND_NAMES = Family("under-kind-{}", (*_KINDS, OWN))


def kinds() -> list[str]:
    """List the kinds that have positions; the visitor's own come last."""
    return [*(kind for kind in _KINDS if positions(kind)), OWN]


def positions(kind: str) -> Mapping[str, NamedPosition]:
    """Return the positions of a kind by their names in the address, with labels in the visitor's language."""
    return _positions(kind, words())


@once_for_content
def _positions(kind: str, say: Words) -> Mapping[str, NamedPosition]:
    return MappingProxyType(dict(_KINDS[kind](say)))


def position_kind(name: str) -> str | None:
    """Return the kind of the position with this name in the address, None if there is none."""
    if name == OWN:
        return OWN
    return next((kind for kind in _KINDS if name in positions(kind)), None)
