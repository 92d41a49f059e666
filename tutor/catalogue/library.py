"""All content of a folder, proven; what does not hold is left out and reported."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from tutor.catalogue.exercises import Lesson, Puzzle, prove_lesson, prove_puzzle
from tutor.catalogue.house_rules import known_variants, read_variant
from tutor.catalogue.placing import Shelf, name_faults, shelf_of
from tutor.catalogue.records import Game, prove_game
from tutor.catalogue.rulebook import Section, prove_section
from tutor.content.files.glossary import NO_GLOSSARY, Glossary
from tutor.content.files.kinds import likely_kind
from tutor.content.files.load import load_game, load_glossary, load_lesson, load_positions, load_puzzle, load_section
from tutor.content.files.places import (
    Place,
    content_id,
    game_files,
    glossary_file,
    lesson_files,
    misplaced_files,
    puzzle_files,
    rule_files,
    variant_files,
)
from tutor.content.yaml.documents import MOST_STREAM_BYTES, read_documents
from tutor.content.yaml.source import ContentError, Fault, Mark
from tutor.engine.budget import SECOND, TooMuchWorkError, budget
from tutor.engine.zwickern.rules import VARIANTS, Rules, Variants

Item = TypeVar("Item")
Proven = Lesson | Puzzle | Game | Section | Glossary | Rules | int
"""What a file can hold; of positions their number."""

RECORD_WORK, FILE_WORK = SECOND, 60 * SECOND
"""So much work is done to prove a record by itself, and any file."""


@dataclass(frozen=True, slots=True)
class Library:
    """Everything that is proven, and the faults of everything that is not; `variants` are the five and house rules."""

    lessons: tuple[Lesson, ...]
    puzzles: tuple[Puzzle, ...]
    games: tuple[Game, ...]
    sections: tuple[Section, ...]
    glossary: Glossary
    faults: tuple[Fault, ...]
    variants: Variants = field(default_factory=lambda: VARIANTS)


def read_file(file: Path) -> bytes:
    """The bytes of a file, one more than allowed at most; raises ContentError."""
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_STREAM_BYTES + 1)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise ContentError([Fault(str(file), Mark(), "content-file-unreadable", {"problem": problem})]) from None


def load_library(root: Path, done: Callable[[], None] = lambda: None, variants: Variants = VARIANTS) -> Library:
    """All content under a folder, which may name these variants and its own; `done` is called after each file."""
    houses = variant_files(root)
    known = known_variants(((str(file), partial(read_file, file)) for file in houses), variants)
    faults = list(known.faults)
    for _ in houses:
        done()

    def each(kind: str, files: Sequence[Path], prove: Callable[[str, str, bytes], Item]) -> tuple[Item, ...]:
        found = []
        for file in files:
            misnamed = tuple(name_faults(kind, file, files))
            faults.extend(misnamed)
            try:
                data = read_file(file)
                item = _within_budget(str(file), partial(prove, content_id(root, file), str(file), data))
                found += [] if misnamed else [item]
            except ContentError as error:
                faults.extend(error.faults)
            done()
        return tuple(found)

    lessons = each("lesson", lesson_files(root), partial(_lesson, known.variants))
    puzzles = each("puzzle", puzzle_files(root), partial(_puzzle, known.variants, shelf_of(root)))
    games = each("game", game_files(root), partial(_game, known.variants))
    slugs: dict[str, str] = {}
    sections = each("section", rule_files(root), partial(_section, known.variants, slugs))
    terms = glossary_file(root)
    glossaries = each("glossary", [] if terms is None else [terms], _glossary)
    faults += [Fault(str(file), Mark(), "content-misplaced") for file in misplaced_files(root)]
    by_difficulty = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    glossary = glossaries[0] if glossaries else NO_GLOSSARY
    return Library(lessons, tuple(by_difficulty), games, sections, glossary, tuple(faults), known.variants)


def count_files(root: Path) -> int:
    """How many files of content there are under a folder."""
    glossaries = 0 if glossary_file(root) is None else 1
    lists = (lesson_files(root), puzzle_files(root), game_files(root), rule_files(root), variant_files(root))
    return sum(map(len, lists)) + glossaries


def _within_budget(file: str, prove: Callable[[], Item]) -> Item:
    try:
        with budget(FILE_WORK):
            return prove()
    except TooMuchWorkError:
        raise ContentError([Fault(file, Mark(), "check-too-much-work")]) from None
    except ContentError:
        raise
    except Exception as error:
        # One file must not keep all the others from being used.
        details = {"kind": type(error).__name__, "problem": str(error)[:200]}
        raise ContentError([Fault(file, Mark(), "check-unforeseen", details)]) from error


def prove_record(file: str, data: bytes | str, variants: Variants = VARIANTS) -> Game:
    """The game of a record in a file of its own; raises ContentError."""
    with budget(RECORD_WORK):
        return _within_budget(file, lambda: _game(variants, file, file, data))


def _lesson(variants: Variants, item_id: str, file: str, data: bytes) -> Lesson:
    return prove_lesson(item_id, load_lesson(file, data, variants))


def _puzzle(variants: Variants, shelf: Shelf | None, item_id: str, file: str, data: bytes) -> Puzzle:
    loaded = load_puzzle(file, data, variants)
    if shelf is None:
        return prove_puzzle(item_id, loaded)
    return prove_puzzle(item_id, replace(loaded, faults=(*loaded.faults, *shelf.faults(item_id, loaded))), shelf.ids)


def _game(variants: Variants, item_id: str, file: str, data: bytes | str) -> Game:
    return prove_game(item_id, load_game(file, data, variants))


def _section(variants: Variants, slugs: dict[str, str], item_id: str, file: str, data: bytes) -> Section:
    """A section of which no rule stands in another one; its own are added to the slugs."""
    found = prove_section(item_id, load_section(file, data, variants), slugs)
    slugs.update((rule.slug, item_id) for rule in found.rules)
    return found


def _glossary(_: str, file: str, data: bytes) -> Glossary:
    return load_glossary(file, data)


def _house(_: str, file: str, data: bytes) -> Rules:
    return read_variant(file, data)


def _replaced(root: Path, item_id: str) -> str | None:
    """What a puzzle of a folder replaces, None where it cannot be read."""
    file = root / f"{item_id}.yaml"
    try:
        return load_puzzle(str(file), read_file(file)).entry.replaces
    except ContentError:
        return None


def _rules_before(place: Place) -> dict[str, str]:
    """The rules of the sections before that of a place, each with the id of its section."""
    found: dict[str, str] = {}
    for file in rule_files(place.root):
        before = content_id(place.root, file)
        if before < place.id:
            with suppress(ContentError):
                found.update((rule.slug, before) for rule in load_section(str(file), read_file(file)).entry.rules)
    return found


def prove_placed(place: Place, file: Path, data: bytes, variants: Variants = VARIANTS) -> Proven:
    """What a file of a folder of content holds, which must be what is expected there; raises ContentError.

    The other files of the folder are known to it, as they are when all of them are proven.
    """
    proofs: dict[str, Callable[[str, str, bytes], Proven]] = {
        "lesson": partial(_lesson, variants),
        "puzzle": lambda *puzzle: _puzzle(variants, shelf_of(place.root, partial(_replaced, place.root)), *puzzle),
        "game": partial(_game, variants),
        "section": lambda *section: _section(variants, _rules_before(place), *section),
        "house": _house,
        "glossary": _glossary,
    }
    misnamed = tuple(name_faults(place.kind, file, sorted(file.parent.glob("*.yaml"))))
    try:
        found = _within_budget(str(file), partial(proofs[place.kind], place.id, str(file), data))
    except ContentError as error:
        raise ContentError([*misnamed, *error.faults]) from None
    if misnamed:
        raise ContentError(misnamed)
    return found


def prove_file(file: str, data: bytes, variants: Variants = VARIANTS) -> Proven:
    """What a file holds, recognised by its keys; for positions their number; raises ContentError."""
    return _within_budget(file, lambda: _prove_file(file, data, variants))


def _prove_file(file: str, data: bytes, variants: Variants) -> Proven:
    documents = read_documents(file, data)
    first = documents[0].root
    keys = first.value if first is not None and isinstance(first.value, dict) else {}
    kind = likely_kind(keys)
    if kind == "lesson":
        return _lesson(variants, file, file, data)
    if kind == "puzzle":
        return _puzzle(variants, None, file, file, data)
    if kind == "game":
        return _game(variants, file, file, data)
    if kind == "section":
        return _section(variants, {}, file, file, data)
    if kind == "house":
        return read_variant(file, data)
    if kind == "glossary":
        return load_glossary(file, data)
    if kind == "position" or documents[0].faults:
        positions = load_positions(file, data, variants)
        faults = [fault for one in positions if isinstance(one, ContentError) for fault in one.faults]
        if faults:
            raise ContentError(faults)
        return len(positions)
    mark = first.mark if first is not None else Mark()
    raise ContentError([Fault(file, mark, "content-kind-unknown")])
