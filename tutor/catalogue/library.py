"""All content of a folder, proven; an item that does not hold is left out and reported."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

from tutor.catalogue.exercises import Lesson, Puzzle, Step, step_id
from tutor.catalogue.house_rules import known_variants
from tutor.catalogue.paths import LearningPath
from tutor.catalogue.proofs import FILE_PROOFS, ProofContext, Proven
from tutor.catalogue.proving.file_names import name_faults, shelf_of
from tutor.catalogue.records import Record, prove_loaded_record
from tutor.catalogue.rulebook import Section
from tutor.catalogue.tricks.exercises import TrickPuzzle, TricksLesson
from tutor.catalogue.tricks.hands import TrickRecord
from tutor.content.files.folders import FilePlace, content_id, files_of, misplaced_files
from tutor.content.files.glossary import NO_GLOSSARY, Glossary
from tutor.content.files.kinds import KindName, likely_kind
from tutor.content.files.load import load_puzzle, load_record, load_section
from tutor.content.files.models import ContentEntry
from tutor.content.files.numbers import NumbersEntry, NumbersQuestion
from tutor.content.files.search_words import SearchWords
from tutor.content.yaml.documents import MOST_STREAM_BYTES, read_documents
from tutor.content.yaml.source import ContentError, Fault, SourceMark
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern import VARIANTS, Variants

AnyContent = TypeVar("AnyContent")

RECORD_WORK, FILE_WORK = SECOND, 60 * SECOND
"""The most work that is done to prove a game record by itself, and to prove any one file."""


@dataclass(frozen=True, slots=True)
class Library:
    """All items that are proven, and the faults of all others; `variants` are the five and the house rules.

    `folders` are those of users' own content, by their slugs, with which the ids of their items begin. `searches` has
    the words of a search by the language, and `numbers` what was counted, by the question.
    """

    lessons: tuple[Lesson, ...]
    puzzles: tuple[Puzzle, ...]
    records: tuple[Record, ...]
    sections: tuple[Section, ...]
    glossary: Glossary
    faults: tuple[Fault, ...]
    variants: Variants
    paths: tuple[LearningPath, ...] = ()
    folders: Mapping[str, ContentEntry] = field(default_factory=dict)
    tricks: tuple[TricksLesson, ...] = ()
    trick_puzzles: tuple[TrickPuzzle, ...] = ()
    trick_records: tuple[TrickRecord, ...] = ()
    searches: Mapping[str, SearchWords] = field(default_factory=dict)
    numbers: Mapping[NumbersQuestion, NumbersEntry] = field(default_factory=dict)

    @property
    def steps(self) -> dict[str, Step]:
        """Every step by its id, those of lessons first."""
        course = {step_id(lesson, step): step for lesson in self.lessons for step in lesson.steps}
        return course | {one.id: one.step for path in self.paths for one in path.steps}


def read_file(file: Path) -> bytes:
    """Return the bytes of a file; raise ContentError if it cannot be read.

    At most one byte above the limit is read: enough to see that a file is too large.
    """
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_STREAM_BYTES + 1)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise ContentError([Fault(str(file), SourceMark(), "content-file-unreadable", {"problem": problem})]) from None


def load_library(root: Path, variants: Variants, done: Callable[[], None] = lambda: None) -> Library:
    """Load and prove all content under a folder; call `done` after each file.

    The content may name the given variants and the folder's own house rules.
    """
    houses = files_of("house", root)
    known = known_variants(((str(file), partial(read_file, file)) for file in houses), variants)
    faults = list(known.faults)
    for _ in houses:
        done()
    context = ProofContext(known.variants, shelf_of(root))
    found: list[Proven] = []
    for kind in FILE_PROOFS:
        # House rules have been read already, because all other files may name them.
        files = [] if kind == "house" else files_of(kind, root)
        for file in files:
            misnamed = tuple(name_faults(kind, file, files))
            faults += misnamed
            try:
                item = _proven(kind, context, content_id(root, file), str(file), read_file(file))
                found += [] if misnamed else [item]
            except ContentError as error:
                faults += error.faults
            done()
    faults += [Fault(str(file), SourceMark(), "content-misplaced") for file in misplaced_files(root)]
    by_difficulty = sorted(_those(Puzzle, found), key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    glossary = next(iter(_those(Glossary, found)), NO_GLOSSARY)
    return Library(
        _those(Lesson, found),
        tuple(by_difficulty),
        _those(Record, found),
        _those(Section, found),
        glossary,
        tuple(faults),
        known.variants,
        _those(LearningPath, found),
        tricks=_those(TricksLesson, found),
        trick_puzzles=_those(TrickPuzzle, found),
        trick_records=_those(TrickRecord, found),
        searches={one.language: one for one in _those(SearchWords, found)},
        numbers={one.question: one for one in _those(NumbersEntry, found)},
    )


def _those(kind: type[AnyContent], found: Iterable[object]) -> tuple[AnyContent, ...]:
    return tuple(one for one in found if isinstance(one, kind))


def count_files(root: Path) -> int:
    """Count the files of content under a folder."""
    return sum(len(files_of(kind, root)) for kind in FILE_PROOFS)


def _proven(kind: KindName, context: ProofContext, item_id: str, file: str, data: bytes | str) -> Proven:
    """Prove a file of a kind within `FILE_WORK` and return its item; raise ContentError if it does not hold."""
    return proven_within(FILE_WORK, kind, context, item_id, file, data)


def proven_within(
    work: int, kind: KindName, context: ProofContext, item_id: str, file: str, data: bytes | str
) -> Proven:
    """Prove a file of a kind within a limit of work and return its item; raise ContentError if it does not hold."""
    return _within_budget(file, partial(FILE_PROOFS[kind], context, item_id, file, data), work)


def _within_budget(file: str, prove: Callable[[], AnyContent], work: int = FILE_WORK) -> AnyContent:
    try:
        with budget(work):
            return prove()
    except TooMuchWorkError:
        raise ContentError([Fault(file, SourceMark(), "check-too-much-work")]) from None
    except ContentError:
        raise
    except Exception as error:
        # An unforeseen error in one file must not make all the others unusable.
        details = {"kind": type(error).__name__, "problem": str(error)[:200]}
        raise ContentError([Fault(file, SourceMark(), "check-unforeseen", details)]) from error


def prove_record(file: str, data: bytes | str, variants: Variants) -> Record:
    """Prove a game record by itself, within `RECORD_WORK`; raise ContentError if it does not hold."""
    with budget(RECORD_WORK):
        return _within_budget(file, lambda: prove_loaded_record(file, load_record(file, data, variants)))


def _replaced(root: Path, item_id: str) -> str | None:
    """Return the id of the puzzle that a puzzle replaces, or None if it replaces none or cannot be read."""
    file = root / f"{item_id}.yaml"
    try:
        return load_puzzle(str(file), read_file(file), VARIANTS).entry.replaces
    except ContentError:
        return None


def _rules_before(place: FilePlace) -> dict[str, str]:
    """Return the slugs of the rules in all earlier sections, each with the id of its section; all for other kinds."""
    found: dict[str, str] = {}
    for file in files_of("section", place.root):
        before = content_id(place.root, file)
        # Of two rules with one slug the later has the fault, as when the whole folder is proven.
        if place.kind != "section" or before < place.id:
            with suppress(ContentError):
                found.update(
                    (rule.slug, before) for rule in load_section(str(file), read_file(file), VARIANTS).entry.rules
                )
    return found


def _course_steps(place: FilePlace, variants: Variants) -> dict[str, Step]:
    """Return the steps that hold of the lessons in the folder of a place."""
    found = ProofContext(variants)
    for file in files_of("lesson", place.root):
        with suppress(ContentError):
            FILE_PROOFS["lesson"](found, content_id(place.root, file), str(file), read_file(file))
    return found.steps


def prove_placed(place: FilePlace, file: Path, data: bytes, variants: Variants) -> Proven:
    """Prove a file in a folder of content as the kind that belongs there; raise ContentError otherwise.

    The file may refer to the other files of the folder, just as when the whole folder is proven.
    """
    misnamed = tuple(name_faults(place.kind, file, sorted(file.parent.glob("*.yaml"))))
    try:
        found = _proven(place.kind, _beside(place, variants), place.id, str(file), data)
    except ContentError as error:
        raise ContentError([*misnamed, *error.faults]) from None
    if misnamed:
        raise ContentError(misnamed)
    return found


def _beside(place: FilePlace, variants: Variants) -> ProofContext:
    """Return the knowledge of other files that the proof of a file at this place needs; that depends on its kind."""
    match place.kind:
        case "puzzle":
            return ProofContext(variants, shelf_of(place.root, partial(_replaced, place.root)))
        case "section" | "search":
            return ProofContext(variants, slugs=_rules_before(place))
        case "path":
            return ProofContext(variants, steps=_course_steps(place, variants))
        case _:
            return ProofContext(variants)


def prove_file(file: str, data: bytes, variants: Variants) -> Proven:
    """Prove a file whose kind is recognised by its keys; raise ContentError if it does not hold."""
    return _within_budget(file, lambda: _prove_file(file, data, variants))


def _prove_file(file: str, data: bytes, variants: Variants) -> Proven:
    documents = read_documents(file, data)
    first = documents[0].root
    keys = first.value if first is not None and isinstance(first.value, dict) else {}
    # If the first document cannot be read, the file may still be a stream of positions, and the others are proven.
    kind = likely_kind(keys) or ("position" if documents[0].faults else None)
    if kind is None and len(documents) > 1:
        raise ContentError([Fault(file, SourceMark(), "content-one-document", {"number": len(documents)})])
    if kind is None:
        mark = first.mark if first is not None else SourceMark()
        raise ContentError([Fault(file, mark, "content-kind-unknown")])
    return FILE_PROOFS[kind](ProofContext(variants), file, file, data)
