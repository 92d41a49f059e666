"""Reading the text of a lesson step by step: the proven steps, and the faults of the others."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tutor.app.base.i18n import words
from tutor.app.base.processes import at_once_or_long
from tutor.app.visitor.variants import variants
from tutor.catalogue.exercises import Lesson, Step, prove_lesson, prove_steps
from tutor.catalogue.translated import with_entry
from tutor.content.files.load import LessonInPart, load_lesson, load_lesson_in_part
from tutor.content.files.models import LessonEntry
from tutor.content.translation.texts import marked
from tutor.content.yaml.source import ContentError, Fault, Node, SourceMark
from tutor.content.zwickern.plays import PLAYS, PlayKind
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import Variants

_FILE: Final = "lesson.yaml"
_LONGEST: Final = 200


class ReadLesson(NamedTuple):
    """A lesson as its text has it, None if it cannot be read; its proven parts, and its faults.

    `titles` are those of all titled steps, and `plays` the kinds of play that the boards offer. `steps` are the proven
    ones by their places, with their texts marked for readers of another language; `wrong` has the faults of the others.
    """

    entry: LessonEntry | None
    lesson: Lesson | None
    faults: tuple[Fault, ...]
    titles: tuple[str, ...] = ()
    plays: tuple[PlayKind, ...] = PLAYS
    steps: Mapping[int, Step] = {}
    wrong: Mapping[int, tuple[Fault, ...]] = {}


def read_lesson(text: str) -> ReadLesson:
    """Read the text of a lesson within a budget; a faulty step does not hide the others."""
    return at_once_or_long(_read, text, variants(), words().code)


def _read(text: str, known: Variants, code: str) -> ReadLesson:
    entry: LessonEntry | None = None
    lesson: Lesson | None = None
    faults: tuple[Fault, ...] = ()
    try:
        with budget(2 * SECOND):
            loaded = load_lesson(_FILE, text, known)
            entry = loaded.entry
            lesson = prove_lesson(_FILE, loaded)
    except ContentError as error:
        faults = error.faults
    except TooMuchWorkError:
        return ReadLesson(entry, None, (Fault(_FILE, SourceMark(), "check-too-much-work"),))
    return _step_by_step(text, ReadLesson(entry, lesson, faults), known, code)


def _step_by_step(text: str, read: ReadLesson, known: Variants, code: str) -> ReadLesson:
    """Add the steps that hold to what was read."""
    try:
        part = load_lesson_in_part(_FILE, text, known)
        if part is None:
            return read
        with budget(2 * SECOND):
            steps, _ = prove_steps(part.loaded, part.places)
    except TooMuchWorkError:
        return read
    titles, wrong = _titles(part.loaded.root), _by_step(part.loaded.root, read.faults)
    good = {place: step for place, step in _marked(part, steps, code).items() if place not in wrong}
    return read._replace(titles=titles, plays=part.loaded.entry.plays, steps=good, wrong=wrong)


def _marked(part: LessonInPart, steps: Mapping[int, Step], code: str) -> dict[int, Step]:
    said = dict(zip(part.places, marked(part.loaded.entry, code).steps, strict=True))
    return {place: with_entry(step, said[place]) for place, step in steps.items()}


def _nodes(root: Node) -> Sequence[Node]:
    steps = root.value.get("steps") if isinstance(root.value, dict) else None
    return steps.value if steps is not None and isinstance(steps.value, list) else ()


def _titles(root: Node) -> tuple[str, ...]:
    found = (node.value.get("title") if isinstance(node.value, dict) else None for node in _nodes(root))
    return tuple(one.value[:_LONGEST] if one is not None and isinstance(one.value, str) else "…" for one in found)


def _by_step(root: Node, faults: Sequence[Fault]) -> dict[int, tuple[Fault, ...]]:
    """Return the faults of each step, by the lines between its beginning and the next one."""
    begins = [node.mark for node in _nodes(root)]
    if not begins:
        return {}
    after = min((mark for mark in root.keys.values() if mark > begins[0]), default=None)
    found = dict[int, tuple[Fault, ...]]()
    for fault in faults:
        place = sum(begin <= fault.mark for begin in begins) - 1
        if place >= 0 and (after is None or fault.mark < after):
            found[place] = (*found.get(place, ()), fault)
    return found
