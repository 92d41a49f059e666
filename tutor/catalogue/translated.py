"""The library in another language: the same proven objects with other texts, English where there is no translation."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tutor.catalogue.exercises import Lesson, Step, step_id
from tutor.catalogue.library import Library
from tutor.catalogue.paths import LearningPath
from tutor.catalogue.records import Record
from tutor.catalogue.rulebook import Section
from tutor.catalogue.tricks.exercises import TrickPuzzle, TricksLesson, TrickStep
from tutor.catalogue.tricks.hands import TrickRecord
from tutor.coach.question import with_reasons
from tutor.content.files.folders import content_id, files_of
from tutor.content.files.models import RecordEntry, StepEntry
from tutor.content.translation.catalog import MOST_PO_BYTES, read_catalog
from tutor.content.translation.folders import bytes_of, is_code, leads_out, po_file, po_folder, written_in
from tutor.content.translation.texts import Say, as_written, marked, translated
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.engine.zwickern import Rules
from tutor.text import FOREIGN, Foreign
from tutor.text.language import ENGLISH, NEAREST

_CONTENT = "content"

Model = TypeVar("Model", bound=Entry)
Exercise = TypeVar("Exercise", bound=Step | TrickStep | TrickPuzzle)


def in_language(library: Library, root: Path, code: str) -> Library:
    """Return the library of a folder in a language; nothing is proven again, and English is the library itself.

    Each text that is not translated, or was translated from another English text, is English and an `InEnglish`. A PO
    file that cannot be read is a fault of the library.
    """
    if code == ENGLISH or not is_code(code):
        return library
    return _Translation(po_folder(root, code), code).library(library, root)


def own_in_language(library: Library, root: Path, code: str, written: str) -> Library:
    """Return the library of a folder of own content in a language; a file not `written` in it may say its own.

    Each text that is not translated is marked as being in the language of its file.
    """
    found = _Translation(po_folder(root, code), code, written, leads_out=partial(leads_out, root))
    titles = {slug: found.entry(_CONTENT, entry) for slug, entry in library.folders.items()}
    return replace(found.library(library, root), folders=titles)


def entry_in_language(entry: Model, item_id: str, root: Path, code: str) -> Model:
    """Return an English entry of a folder in a language; each text without a translation is an `InEnglish`."""
    return entry if code == ENGLISH else _Translation(po_folder(root, code), code).entry(item_id, entry)


def with_entry(exercise: Exercise, entry: Any) -> Exercise:
    """Return an exercise with its entry in another language, and the author's reasons of that entry in its question."""
    question = exercise.question
    asked = None if question is None else with_reasons(question, entry.reasons)
    return replace(exercise, entry=entry, question=asked)


class _Translation:
    """The translations of a folder, and the faults of the files that cannot be read.

    A file that does not say its language is `written` in that of the folder. A PO file that `leads_out` is not read.
    """

    def __init__(
        self,
        folder: Path,
        code: str,
        written: str = ENGLISH,
        *,
        leads_out: Callable[[str, Path], bool] = lambda *_: False,
    ) -> None:
        self.folder, self.leads_out = folder, leads_out
        self.code, self.written = code, written
        self.faults: list[Fault] = []

    def library(self, library: Library, root: Path) -> Library:
        lessons = tuple(self.lesson(lesson) for lesson in library.lessons)
        course = {step_id(lesson, step): step for lesson in lessons for step in lesson.steps}
        return replace(
            library,
            lessons=lessons,
            puzzles=tuple(replace(one, entry=self.entry(one.id, one.entry)) for one in library.puzzles),
            records=tuple(_record(one, self.entry(one.id, one.entry)) for one in library.records),
            sections=tuple(self.section(section) for section in library.sections),
            glossary=next(
                (self.entry(content_id(root, file), library.glossary) for file in files_of("glossary", root)),
                library.glossary,
            ),
            variants={name: self.rules(root, rules) for name, rules in library.variants.items()},
            paths=tuple(self.path(path, course) for path in library.paths),
            tricks=tuple(self.tricks(lesson) for lesson in library.tricks),
            trick_puzzles=tuple(with_entry(one, self.entry(one.id, one.entry)) for one in library.trick_puzzles),
            trick_records=tuple(self.trick_record(one) for one in library.trick_records),
            faults=(*library.faults, *self.faults),
        )

    def lesson(self, lesson: Lesson) -> Lesson:
        entry = self.entry(lesson.id, lesson.entry)
        pairs = zip(lesson.steps, entry.steps, strict=True)
        return replace(lesson, entry=entry, steps=tuple(with_entry(step, said) for step, said in pairs))

    def tricks(self, lesson: TricksLesson) -> TricksLesson:
        entry = self.entry(lesson.id, lesson.entry)
        pairs = zip(lesson.steps, entry.trick_steps, strict=True)
        return replace(lesson, entry=entry, steps=tuple(with_entry(step, said) for step, said in pairs))

    def trick_record(self, record: TrickRecord) -> TrickRecord:
        return replace(record, hand=replace(record.hand, entry=self.entry(record.id, record.hand.entry)))

    def section(self, section: Section) -> Section:
        entry = self.entry(section.id, section.entry)
        rules = []
        for rule, said in zip(section.rules, entry.rules, strict=True):
            boards = zip(rule.examples, said.examples, strict=True)
            rules.append(replace(rule, entry=said, examples=tuple(one._replace(entry=text) for one, text in boards)))
        return replace(section, entry=entry, rules=tuple(rules))

    def path(self, path: LearningPath, course: Mapping[str, Step]) -> LearningPath:
        entry = self.entry(path.id, path.entry)
        steps = []
        for one, said in zip(path.steps, entry.path, strict=True):
            step = with_entry(one.step, said) if isinstance(said, StepEntry) else course[one.id]
            steps.append(replace(one, step=step))
        game = path.game
        if game is not None and entry.game is not None:
            game = replace(game, entry=entry.game, game=_record(game.game, entry.game.record))
        return replace(path, entry=entry, steps=tuple(steps), game=game)

    def rules(self, root: Path, rules: Rules) -> Rules:
        """Return house rules with their title in the language; the rules of positions keep theirs, equal otherwise."""
        title = rules.title
        if title is None:
            return rules
        written = title.code if isinstance(title, Foreign) else self.written
        if written == self.code:
            return replace(rules, title=str(title))
        said = (self.say(content_id(root, file))("title", title) for file in files_of("house", root))
        return replace(rules, title=next((one for one in said if one is not None), FOREIGN[written](title)))

    def entry(self, item_id: str, entry: Model) -> Model:
        written = written_in(entry, self.written)
        return entry if written == self.code else translated(entry, self.say(item_id), written)

    def say(self, item_id: str) -> Say:
        """Return the translations of an item by its PO file; a missing or unreadable file has none."""
        # The slug of a folder of own content is not part of the place.
        file = po_file(self.folder, item_id.rpartition(":")[2])
        found: dict[str, tuple[str, str]] = {}
        if file.is_file() and self.leads_out(self.code, file):
            self.faults.append(Fault(str(file), SourceMark(), "po-outside"))
        elif file.is_file():
            try:
                texts = read_catalog(str(file), bytes_of(file, MOST_PO_BYTES))
                found = {one.context: (one.english, one.said) for one in texts if one.is_ready}
            except ContentError as error:
                self.faults += error.faults

        nearest = self._nearest_say(item_id)

        def say(context: str, english: str) -> str | None:
            made_from, said = found.get(context, ("", ""))
            return said if said and made_from == as_written(english) else nearest(context, english)

        return say

    def _nearest_say(self, item_id: str) -> Say:
        """Return the translations of an item into the nearest language, each marked as being in it."""
        code = NEAREST.get(self.code)
        if code is None:
            return lambda context, english: None
        nearest = _Translation(self.folder.with_name(code), code, self.written, leads_out=self.leads_out)
        said, foreign = nearest.say(item_id), FOREIGN[code]

        def say(context: str, english: str) -> str | None:
            found = said(context, english)
            return None if found is None else foreign(found)

        return say


def in_own_words(record: Record, code: str) -> Record:
    """Return a record that is not translated, its texts marked if it says that they are not in the language `code`."""
    return _record(record, marked(record.entry, code))


def _record(record: Record, entry: RecordEntry) -> Record:
    plays = (play for deal in entry.deals for play in deal.plays)
    plies = tuple(replace(ply, entry=play) for ply, play in zip(record.plies, plays, strict=True))
    return replace(record, entry=entry, plies=plies)
