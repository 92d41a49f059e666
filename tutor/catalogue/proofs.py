"""The proof of each kind of file."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from tutor.catalogue.exercises import Lesson, Puzzle, Step, prove_lesson, prove_puzzle, step_id
from tutor.catalogue.house_rules import read_variant
from tutor.catalogue.numbers import prove_numbers
from tutor.catalogue.paths import LearningPath, prove_path
from tutor.catalogue.proving.file_names import Shelf
from tutor.catalogue.records import Record, prove_loaded_record
from tutor.catalogue.rulebook import Section, prove_section
from tutor.catalogue.tricks.exercises import TrickPuzzle, TricksLesson, prove_trick_puzzle, prove_tricks_lesson
from tutor.catalogue.tricks.hands import PlayedHand, TrickRecord, hands
from tutor.catalogue.tricks.situations import situations
from tutor.content.files.glossary import Glossary
from tutor.content.files.kinds import FILE_KINDS, KindName
from tutor.content.files.load import (
    load_entry,
    load_glossary,
    load_lesson,
    load_numbers,
    load_path,
    load_positions,
    load_puzzle,
    load_record,
    load_search_words,
    load_section,
    load_trick_puzzle,
    load_tricks_lesson,
)
from tutor.content.files.models import ContentEntry
from tutor.content.files.numbers import NumbersEntry
from tutor.content.files.search_words import SearchWords
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import Rules, Variants

Proven = (
    Lesson
    | LearningPath
    | Puzzle
    | Record
    | Section
    | Glossary
    | SearchWords
    | NumbersEntry
    | TricksLesson
    | TrickPuzzle
    | TrickRecord
    | ContentEntry
    | Rules
    | int
)
"""The item of a proven file; for a stream of positions, situations or hands, their number."""


@dataclass(frozen=True, slots=True)
class ProofContext:
    """The knowledge of other files that the proof of one needs.

    `variants` are those that the file may name, `shelf` the puzzles of its folder, `slugs` the rules of other
    sections, each with the id of its section, and `steps` those of lessons by their ids. Without a `shelf` a puzzle may
    lie anywhere and replace a puzzle that does not exist. Each section that is proven adds its own `slugs`, and each
    lesson its own `steps`.
    """

    variants: Variants
    shelf: Shelf | None = None
    slugs: dict[str, str] = field(default_factory=dict)
    steps: dict[str, Step] = field(default_factory=dict)


FileData = bytes | str


def _lesson(context: ProofContext, item_id: str, file: str, data: FileData) -> Lesson:
    found = prove_lesson(item_id, load_lesson(file, data, context.variants))
    context.steps.update((step_id(found, step), step) for step in found.steps)
    return found


def _path(context: ProofContext, item_id: str, file: str, data: FileData) -> LearningPath:
    return prove_path(item_id, load_path(file, data, context.variants), context.steps)


def _puzzle(context: ProofContext, item_id: str, file: str, data: FileData) -> Puzzle:
    loaded, shelf = load_puzzle(file, data, context.variants), context.shelf
    if shelf is None:
        return prove_puzzle(item_id, loaded)
    return prove_puzzle(item_id, replace(loaded, faults=(*loaded.faults, *shelf.faults(item_id, loaded))), shelf.ids)


def _record(context: ProofContext, item_id: str, file: str, data: FileData) -> Record:
    return prove_loaded_record(item_id, load_record(file, data, context.variants))


def _section(context: ProofContext, item_id: str, file: str, data: FileData) -> Section:
    """Prove a section, none of whose rules may be in another section, and note its slugs for the sections after it."""
    found = prove_section(item_id, load_section(file, data, context.variants), context.slugs)
    context.slugs.update((rule.slug, item_id) for rule in found.rules)
    return found


def _tricks(context: ProofContext, item_id: str, file: str, data: FileData) -> TricksLesson:
    return prove_tricks_lesson(item_id, load_tricks_lesson(file, data, context.variants))


def _trick_puzzle(context: ProofContext, item_id: str, file: str, data: FileData) -> TrickPuzzle:
    # A file outside the folders of content has no folder from which its variant follows.
    *_, folder, _ = ("", *item_id.split("/"))
    in_place = item_id.startswith(f"{FILE_KINDS['trick-puzzle'].folder}/")
    loaded = load_trick_puzzle(file, data, context.variants)
    return prove_trick_puzzle(item_id, loaded, folder if in_place else None)


def _house(_: ProofContext, item_id: str, file: str, data: FileData) -> Rules:
    return read_variant(file, data)


def _glossary(_: ProofContext, item_id: str, file: str, data: FileData) -> Glossary:
    return load_glossary(file, data)


def _search(context: ProofContext, item_id: str, file: str, data: FileData) -> SearchWords:
    """Prove the words of a search, whose file has the name of its language, and which name known rules only."""
    loaded = load_search_words(file, data)
    faults, name = list(loaded.faults), item_id.rpartition("/")[2]
    if item_id.startswith(f"{FILE_KINDS['search'].folder}/") and name != loaded.entry.language:
        faults.append(loaded.fault(("language",), "search-other-language", name=name))
    # A file by itself has no rule book beside it.
    unknown = [slug for slug in loaded.entry.asked if context.slugs and slug not in context.slugs]
    faults += [loaded.fault(("asked", slug), "search-rule-unknown", slug=slug) for slug in unknown]
    if faults:
        raise ContentError(faults)
    return loaded.entry


def _numbers(context: ProofContext, item_id: str, file: str, data: FileData) -> NumbersEntry:
    """Prove the numbers of a question, whose file has its name."""
    in_place = item_id.startswith(f"{FILE_KINDS['numbers'].folder}/")
    name = item_id.rpartition("/")[2].removesuffix(".yaml") if in_place else None
    return prove_numbers(load_numbers(file, data, context.variants), name)


def _content(_: ProofContext, item_id: str, file: str, data: FileData) -> ContentEntry:
    loaded = load_entry("content", file, data)
    if loaded.faults:
        raise ContentError(loaded.faults)
    assert isinstance(loaded.entry, ContentEntry)
    return loaded.entry


def _positions(context: ProofContext, item_id: str, file: str, data: FileData) -> int:
    """Return the number of positions in a stream; raise ContentError unless each of them is possible."""
    return _all_of(load_positions(file, data, context.variants))


def _situations(_: ProofContext, item_id: str, file: str, data: FileData) -> int:
    return _all_of(situations(file, data))


def _hands(_: ProofContext, item_id: str, file: str, data: FileData) -> TrickRecord | int:
    """Return the record of a single hand, or the number of hands in a stream."""
    found = hands(file, data)
    if len(found) == 1 and isinstance(found[0], PlayedHand):
        return TrickRecord(item_id, found[0])
    return _all_of(found)


def _all_of(found: Sequence[object]) -> int:
    """Return the number of documents in a stream; raise ContentError unless each of them holds."""
    faults = [fault for one in found if isinstance(one, ContentError) for fault in one.faults]
    if faults:
        raise ContentError(faults)
    return len(found)


FILE_PROOFS: Mapping[KindName, Callable[[ProofContext, str, str, FileData], Proven]] = MappingProxyType(
    {
        "lesson": _lesson,
        "path": _path,
        "puzzle": _puzzle,
        "game": _record,
        "section": _section,
        "house": _house,
        "glossary": _glossary,
        "search": _search,
        "numbers": _numbers,
        "tricks": _tricks,
        "trick-puzzle": _trick_puzzle,
        "content": _content,
        "situation": _situations,
        "hand": _hands,
        "position": _positions,
    }
)
"""The proof of each of `FILE_KINDS`, which takes the id of the item, the name of the file and its data.

Each returns the item of the file, and raises ContentError with all faults.
"""
