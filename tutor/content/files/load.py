"""The loading of files as models and positions; every problem is reported at its place."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from pydantic import ValidationError

from tutor.content.files.glossary import Glossary, words_twice
from tutor.content.files.kinds import FILE_KINDS, KindName, other_kind
from tutor.content.files.models import POSITION, LessonEntry, PuzzleEntry, RecordEntry
from tutor.content.files.numbers import NumbersEntry
from tutor.content.files.paths import PathEntry
from tutor.content.files.rulebook import SectionEntry
from tutor.content.files.search_words import SearchWords, synonyms_twice
from tutor.content.files.shape_faults import shape_faults
from tutor.content.files.tricks_lesson import TrickPuzzleEntry, TricksLessonEntry
from tutor.content.yaml.disguises import disguise_in
from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import ContentError, Document, Fault, Node, Path, SourceMark, written_marks
from tutor.content.yaml.text_fields import text_places
from tutor.content.zwickern.house_rules import VariantEntry
from tutor.engine.cards import UnreadableError, read_card
from tutor.engine.game import ImpossiblePositionError, Problem
from tutor.engine.zwickern import VARIANTS, Position, Setup, Variants, set_up
from tutor.engine.zwickern.setup import SetupFault
from tutor.text import Family

Model = TypeVar("Model", bound=Entry)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[Model]):
    """A model, the file it came from, and the tree that knows the places.

    `faults` are those that leave the rest provable, such as an unknown key; the proof adds its own and raises all of
    them together. `variants` are those that the file may name.
    """

    file: str
    entry: Model
    root: Node
    faults: tuple[Fault, ...]
    variants: Variants

    def fault(self, path: Path, message: str, **details: str | int) -> Fault:
        """Return a fault at a path of the file, with its message id and details."""
        return _undisguised(self.file, self.root.at(path), Fault(self.file, self.root.mark_at(path), message, details))

    def game_faults(self, path: Path, game: str | None, variant: str) -> list[Fault]:
        """List the fault of an entry at `path` that names another game than its variant's; none if that is unknown."""
        rules = self.variants.get(variant)
        if game is None or rules is None or game == rules.game:
            return []
        return [self.fault((*path, "game"), "position-other-game", name=game, variant=variant, game=rules.game)]


def load_lesson(file: str, data: bytes | str, variants: Variants) -> Loaded[LessonEntry]:
    """Load the lesson of a file; raise ContentError if it cannot be used."""
    return _load_one(file, data, LessonEntry, variants)


class LessonInPart(NamedTuple):
    """A lesson without the steps that cannot be read, and the places of the others in the file."""

    loaded: Loaded[LessonEntry]
    places: tuple[int, ...]


def load_lesson_in_part(file: str, data: bytes | str, variants: Variants) -> LessonInPart | None:
    """Return a lesson without the steps that cannot be read; None if the rest is not a lesson."""
    first, *others = read_documents(file, data)
    plain = None if others or first.root is None else first.root.plain()
    if first.root is None or not isinstance(plain, dict) or not isinstance(plain.get("steps"), list):
        return None
    wrong: set[int] = set()
    try:
        LessonEntry.model_validate(plain)
    except ValidationError as error:
        for problem in error.errors(include_url=False):
            key, *inside = problem["loc"]
            if key == "steps" and inside and isinstance(inside[0], int):
                wrong.add(inside[0])
            elif problem["type"] == "extra_forbidden":
                plain.pop(key, None)
    places = tuple(place for place in range(len(plain["steps"])) if place not in wrong)
    plain["steps"] = [plain["steps"][place] for place in places]
    try:
        return LessonInPart(
            Loaded(file, LessonEntry.model_validate(plain), first.root, tuple(first.faults), variants), places
        )
    except ValidationError:
        return None


def load_path(file: str, data: bytes | str, variants: Variants) -> Loaded[PathEntry]:
    """Load the path of a file; raise ContentError if it cannot be used."""
    return _load_one(file, data, PathEntry, variants)


def load_puzzle(file: str, data: bytes | str, variants: Variants) -> Loaded[PuzzleEntry]:
    """Load the puzzle of a file; raise ContentError if it cannot be used."""
    return _load_one(file, data, PuzzleEntry, variants)


def load_record(file: str, data: bytes | str, variants: Variants) -> Loaded[RecordEntry]:
    """Load the game record of a file; raise ContentError if it cannot be used."""
    return _load_one(file, data, RecordEntry, variants)


def load_section(file: str, data: bytes | str, variants: Variants) -> Loaded[SectionEntry]:
    """Load the section of the rule book in a file; raise ContentError if it cannot be used."""
    return _load_one(file, data, SectionEntry, variants)


def load_tricks_lesson(file: str, data: bytes | str, variants: Variants) -> Loaded[TricksLessonEntry]:
    """Load the lesson on a trick-taking game in a file; raise ContentError if it cannot be used."""
    return _load_one(file, data, TricksLessonEntry, variants)


def load_trick_puzzle(file: str, data: bytes | str, variants: Variants) -> Loaded[TrickPuzzleEntry]:
    """Load the puzzle in a trick-taking game in a file; raise ContentError if it cannot be used."""
    return _load_one(file, data, TrickPuzzleEntry, variants)


def load_variant(file: str, data: bytes | str) -> Loaded[VariantEntry]:
    """Load the house rules of a file; raise ContentError if they cannot be used."""
    return _load_one(file, data, VariantEntry, VARIANTS)


def load_entry(kind: KindName, file: str, data: bytes | str) -> Loaded[Entry]:
    """Load the entry of a file of a kind, with any names of variants; raise ContentError if it cannot be used."""
    return _load_one(file, data, FILE_KINDS[kind].model, VARIANTS)


def load_glossary(file: str, data: bytes | str) -> Glossary:
    """Load the glossary of a file; raise ContentError if it cannot be used or has a word twice."""
    loaded = _load_one(file, data, Glossary, VARIANTS)
    twice = [
        loaded.fault(place, "glossary-word-twice", word=word, line=loaded.root.mark_at(first).line)
        for place, word, first in words_twice(loaded.entry)
    ]
    if loaded.faults or twice:
        raise ContentError([*loaded.faults, *twice])
    return loaded.entry


def load_search_words(file: str, data: bytes | str) -> Loaded[SearchWords]:
    """Load the words of a search in a file; raise ContentError if they cannot be used or has a word twice."""
    loaded = _load_one(file, data, SearchWords, VARIANTS)
    twice = [
        loaded.fault(place, "search-word-twice", word=word, line=loaded.root.mark_at(first).line)
        for place, word, first in synonyms_twice(loaded.entry)
    ]
    if twice:
        raise ContentError([*loaded.faults, *twice])
    return loaded


def load_numbers(file: str, data: bytes | str, variants: Variants) -> Loaded[NumbersEntry]:
    """Load the numbers of a question in a file; raise ContentError if they cannot be used."""
    return _load_one(file, data, NumbersEntry, variants)


def load_positions(file: str, data: bytes | str, variants: Variants) -> list[Position | ContentError]:
    """List the result of each document of a YAML stream: its position, or the error with its faults."""
    read = partial(_position_of, variants=variants)
    return [_attempt(document, read) for document in read_documents(file, data)]


def position_of(loaded: Loaded[Model], path: Path, setup: Setup) -> Position:
    """Return the position of the Setup at a path of a file; raise ContentError with every problem at its place."""
    try:
        return set_up(setup, loaded.variants)
    except ImpossiblePositionError as error:
        raise ContentError([_setup_fault(loaded, path, problem) for problem in error.problems]) from None


_ABOUT_WORDS = re.compile("unknown|unreadable|solution-illegal|play-illegal|play-like|needs-reason")
"""The messages about names, cards and plays that may be right but for a wrong character."""


def _undisguised(file: str, node: Node, fault: Fault) -> Fault:
    """Replace the fault of a word by that of a character in it that only looks right, if it has one."""
    if not isinstance(node.value, str) or not _ABOUT_WORDS.search(fault.message):
        return fault
    disguise = disguise_in(node.value)
    if disguise is None:
        return fault
    return Fault(file, node.mark_in(disguise.place), disguise.message, disguise.details)


# A comment proper begins with a blank after its sign, and stays one.
_LOST, _LOST_PROSE = re.compile(r"#\d"), re.compile(r"#(\S|[ \t]+\d)")


def _lost_ends(document: Document, entry: Entry | None) -> Iterator[Fault]:
    """Yield a fault for each text that ends at a # which its author wrote as a part of it.

    In a text for learners such a # has a character directly after it or a number next; in any other, a number: #3.
    """
    root = document.root
    prose = set() if entry is None or root is None else {id(root.at(path)) for path in text_places(entry)}
    for node in document.commented:
        comment = node.comment
        begins = _LOST_PROSE if id(node) in prose else _LOST
        if comment is not None and node.value and begins.match(comment.text):
            yield Fault(document.file, comment.mark, "yaml-comment")


_SETUP_FAULTS = Family("position-{}", SetupFault)


def _setup_fault(loaded: Loaded[Model], path: Path, problem: Problem) -> Fault:
    """Return a problem of a Setup as a fault; if an unknown seat is a key of a mapping, its place is the key's."""
    place = (*path, *problem.place)
    is_key = problem.fault is SetupFault.UNKNOWN_SEAT and len(problem.place) == 2
    mark = loaded.root.key_at(place) if is_key else loaded.root.mark_at(place)
    others = [loaded.root.mark_at((*path, *other)) for other in problem.others]
    details = {**problem.details, "places": written_marks(others)} if others else problem.details
    message = _SETUP_FAULTS[SetupFault(problem.fault)]
    if problem.fault is SetupFault.UNKNOWN_CARD and _are_cards(str(problem.details["card"])):
        message = "position-cards-not-parted"
    fault = Fault(loaded.file, mark, message, details)
    return fault if is_key else _undisguised(loaded.file, loaded.root.at(place), fault)


def _are_cards(text: str) -> bool:
    """Tell whether a text has several cards where one is expected.

    >>> _are_cards("AS; 4C"), _are_cards("AS"), _are_cards("A S")
    (True, False, False)
    """
    parts = text.replace(";", " ").replace(" - ", " ").split()
    try:
        return len(parts) > 1 and all(map(read_card, parts))
    except UnreadableError:
        return False


def _position_of(document: Document, variants: Variants) -> Position:
    loaded = load_document(document, POSITION.shape, variants)
    faults = list(loaded.faults)
    try:
        found = position_of(loaded, (), POSITION.made(loaded.entry))
    except ContentError as error:
        faults += error.faults
    if faults:
        raise ContentError(faults)
    return found


def _attempt(document: Document, read: Callable[[Document], Position]) -> Position | ContentError:
    try:
        return read(document)
    except ContentError as error:
        return error


def _load_one(file: str, data: bytes | str, model: type[Model], variants: Variants) -> Loaded[Model]:
    first, *others = read_documents(file, data)
    if others:
        raise ContentError([Fault(file, SourceMark(), "content-one-document", {"number": len(others) + 1})])
    return load_document(first, model, variants)


def load_document(document: Document, model: type[Model], variants: Variants) -> Loaded[Model]:
    """Load one document of a stream; raise ContentError if it cannot be used."""
    root, faults = document.root, list(document.faults)
    if root is None:
        raise ContentError(faults)
    if not isinstance(root.value, dict):
        raise ContentError([*faults, Fault(document.file, root.mark, "content-not-a-mapping")])
    other = other_kind(root.value, model)
    if other:
        raise ContentError([*faults, Fault(document.file, root.mark, "content-other-kind", other)])
    plain = root.plain()
    try:
        entry = model.model_validate(plain)
        faults += _lost_ends(document, entry) if document.commented else ()
        return Loaded(document.file, entry, root, tuple(faults), variants)
    except ValidationError as error:
        problems = error.errors(include_url=False)
    faults += shape_faults(document.file, root, model, problems)
    for problem in problems:
        if problem["type"] == "extra_forbidden":
            _leave_out(plain, problem["loc"])
    try:
        # Without the unknown keys the rest can be checked all the same, so every problem is reported at once.
        entry = model.model_validate(plain)
        faults += _lost_ends(document, entry) if document.commented else ()
        return Loaded(document.file, entry, root, tuple(faults), variants)
    except ValidationError:
        faults += _lost_ends(document, None)
        raise ContentError(faults) from None


def _leave_out(plain: object, path: tuple[str | int, ...]) -> None:
    """Remove the key at a path of nested lists and mappings; skip steps that only name a kind of entry."""
    for step in path[:-1]:
        if isinstance(plain, dict):
            plain = plain.get(step, plain)
        elif isinstance(plain, list) and isinstance(step, int):
            plain = plain[step]
    if isinstance(plain, dict):
        plain.pop(path[-1], None)
