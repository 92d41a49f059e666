"""Files into models and positions, every problem with its place."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from pydantic import ValidationError

from tutor.content.files.glossary import Glossary, words_twice
from tutor.content.files.kinds import other_kind
from tutor.content.files.models import POSITION, GameEntry, LessonEntry, PuzzleEntry
from tutor.content.files.paths import PathEntry
from tutor.content.files.rulebook import SectionEntry
from tutor.content.files.shapes import shape_faults
from tutor.content.yaml.documents import read_documents
from tutor.content.yaml.entry import Entry
from tutor.content.yaml.source import ContentError, Document, Fault, Mark, Node, Path, written_marks
from tutor.content.zwickern.house_rules import VariantEntry
from tutor.engine.game import ImpossiblePositionError, Problem
from tutor.engine.zwickern import VARIANTS, Position, Setup, Variants, set_up
from tutor.engine.zwickern.setup import Fault as SetupFault
from tutor.text import Family

Model = TypeVar("Model", bound=Entry)


@dataclass(frozen=True, slots=True)
class Loaded(Generic[Model]):
    """A model with the file it came from and the tree that knows the places.

    `faults` are those that do not keep the rest from being looked at, such as an unknown key: whoever proves
    the content adds its own and raises them together. `variants` are those that the file may name.
    """

    file: str
    entry: Model
    root: Node
    faults: tuple[Fault, ...]
    variants: Variants

    def fault(self, path: Path, message: str, **details: str | int) -> Fault:
        """Something wrong at a place of the file."""
        return Fault(self.file, self.root.mark_at(path), message, details)

    def game_faults(self, path: Path, game: str | None, variant: str) -> list[Fault]:
        """That an entry at a path says another game than its variant tells; an unknown variant tells none."""
        rules = self.variants.get(variant)
        if game is None or rules is None or game == rules.game:
            return []
        return [self.fault((*path, "game"), "position-other-game", name=game, variant=variant, game=rules.game)]


def load_lesson(file: str, data: bytes | str, variants: Variants) -> Loaded[LessonEntry]:
    """The lesson of a file; raises ContentError."""
    return _load_one(file, data, LessonEntry, variants)


def load_path(file: str, data: bytes | str, variants: Variants) -> Loaded[PathEntry]:
    """The path of a file; raises ContentError."""
    return _load_one(file, data, PathEntry, variants)


def load_puzzle(file: str, data: bytes | str, variants: Variants) -> Loaded[PuzzleEntry]:
    """The puzzle of a file; raises ContentError."""
    return _load_one(file, data, PuzzleEntry, variants)


def load_game(file: str, data: bytes | str, variants: Variants) -> Loaded[GameEntry]:
    """The game record of a file; raises ContentError."""
    return _load_one(file, data, GameEntry, variants)


def load_section(file: str, data: bytes | str, variants: Variants) -> Loaded[SectionEntry]:
    """The section of the rule book of a file; raises ContentError."""
    return _load_one(file, data, SectionEntry, variants)


def load_variant(file: str, data: bytes | str) -> Loaded[VariantEntry]:
    """The house rules of a file; raises ContentError."""
    return _load_one(file, data, VariantEntry, VARIANTS)


def load_glossary(file: str, data: bytes | str) -> Glossary:
    """The glossary of a file, in which no word stands twice; raises ContentError."""
    loaded = _load_one(file, data, Glossary, VARIANTS)
    twice = [
        loaded.fault(place, "glossary-word-twice", word=word, line=loaded.root.mark_at(first).line)
        for place, word, first in words_twice(loaded.entry)
    ]
    if loaded.faults or twice:
        raise ContentError([*loaded.faults, *twice])
    return loaded.entry


def load_positions(file: str, data: bytes | str, variants: Variants) -> list[Position | ContentError]:
    """Each position of a YAML stream in order, or what is wrong with it."""
    read = partial(_position_of, variants=variants)
    return [_attempt(document, read) for document in read_documents(file, data)]


def position_of(loaded: Loaded[Model], path: Path, setup: Setup) -> Position:
    """The position of a Setup at a path of a file; raises ContentError with every problem at its place."""
    try:
        return set_up(setup, loaded.variants)
    except ImpossiblePositionError as error:
        raise ContentError([_setup_fault(loaded, path, problem) for problem in error.problems]) from None


_SETUP_FAULTS = Family("position-{}", SetupFault)


def _setup_fault(loaded: Loaded[Model], path: Path, problem: Problem) -> Fault:
    """A problem of a Setup at its place in a file; an unknown seat is shown where it is a key."""
    place = (*path, *problem.place)
    is_key = problem.fault is SetupFault.UNKNOWN_SEAT and len(problem.place) == 2
    mark = loaded.root.key_at(place) if is_key else loaded.root.mark_at(place)
    others = [loaded.root.mark_at((*path, *other)) for other in problem.others]
    details = {**problem.details, "places": written_marks(others)} if others else problem.details
    return Fault(loaded.file, mark, _SETUP_FAULTS[SetupFault(problem.fault)], details)


def _position_of(document: Document, variants: Variants) -> Position:
    loaded = _entry(document, POSITION.shape, variants)
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
        raise ContentError([Fault(file, Mark(), "content-one-document", {"number": len(others) + 1})])
    return _entry(first, model, variants)


def _entry(document: Document, model: type[Model], variants: Variants) -> Loaded[Model]:
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
        return Loaded(document.file, model.model_validate(plain), root, tuple(faults), variants)
    except ValidationError as error:
        problems = error.errors(include_url=False)
    faults += shape_faults(document.file, root, model, problems)
    for problem in problems:
        if problem["type"] == "extra_forbidden":
            _leave_out(plain, problem["loc"])
    try:
        # Without its unknown keys the rest is looked at all the same, so that every problem is told at once.
        return Loaded(document.file, model.model_validate(plain), root, tuple(faults), variants)
    except ValidationError:
        raise ContentError(faults) from None


def _leave_out(plain: object, path: tuple[str | int, ...]) -> None:
    """Take a key out of nested lists and mappings; steps that only name a kind of entry lead nowhere."""
    for step in path[:-1]:
        if isinstance(plain, dict):
            plain = plain.get(step, plain)
        elif isinstance(plain, list) and isinstance(step, int):
            plain = plain[step]
    if isinstance(plain, dict):
        plain.pop(path[-1], None)
