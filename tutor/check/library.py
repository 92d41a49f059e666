"""All content of a folder, proven; what does not hold is left out and reported."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from tutor.check.exercises import Lesson, Puzzle, prove_lesson, prove_puzzle
from tutor.check.games import Game, prove_game
from tutor.content.glossary import NO_GLOSSARY, Glossary
from tutor.content.load import load_game, load_glossary, load_lesson, load_positions, load_puzzle
from tutor.content.places import content_id, game_files, glossary_file, lesson_files, misplaced_files, puzzle_files
from tutor.content.source import MOST_STREAM_BYTES, ContentError, Fault, Mark, read_documents
from tutor.engine.zwickern.grouping import TooMuchWorkError

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Library:
    """Everything that is proven, and the faults of everything that is not."""

    lessons: tuple[Lesson, ...]
    puzzles: tuple[Puzzle, ...]
    games: tuple[Game, ...]
    glossary: Glossary
    faults: tuple[Fault, ...]


def read_file(file: Path) -> bytes:
    """The bytes of a file, one more than allowed at most; raises ContentError."""
    try:
        with file.open("rb") as stream:
            return stream.read(MOST_STREAM_BYTES + 1)
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise ContentError([Fault(str(file), Mark(), "content-file-unreadable", {"problem": problem})]) from None


def load_library(root: Path, done: Callable[[], None] = lambda: None) -> Library:
    """All content under a folder; `done` is called after each file."""
    faults: list[Fault] = []

    def each(files: Iterable[Path], prove: Callable[[str, str, bytes], Item]) -> tuple[Item, ...]:
        found = []
        for file in files:
            try:
                data = read_file(file)
                found.append(_within_budget(str(file), partial(prove, content_id(root, file), str(file), data)))
            except ContentError as error:
                faults.extend(error.faults)
            done()
        return tuple(found)

    ids = {content_id(root, file) for file in puzzle_files(root)}
    lessons = each(lesson_files(root), _lesson)
    puzzles = each(puzzle_files(root), lambda item_id, file, data: prove_puzzle(item_id, load_puzzle(file, data), ids))
    games = each(game_files(root), _game)
    terms = glossary_file(root)
    glossaries = each([] if terms is None else [terms], lambda _, file, data: load_glossary(file, data))
    faults += [Fault(str(file), Mark(), "content-misplaced") for file in misplaced_files(root)]
    by_difficulty = sorted(puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    glossary = glossaries[0] if glossaries else NO_GLOSSARY
    return Library(lessons, tuple(by_difficulty), games, glossary, tuple(faults))


def count_files(root: Path) -> int:
    """How many files of content there are under a folder."""
    glossaries = 0 if glossary_file(root) is None else 1
    return len(lesson_files(root)) + len(puzzle_files(root)) + len(game_files(root)) + glossaries


def _within_budget(file: str, prove: Callable[[], Item]) -> Item:
    try:
        return prove()
    except TooMuchWorkError:
        raise ContentError([Fault(file, Mark(), "check-too-much-work")]) from None
    except ContentError:
        raise
    except Exception as error:
        # One file must not keep all the others from being used.
        details = {"kind": type(error).__name__, "problem": str(error)[:200]}
        raise ContentError([Fault(file, Mark(), "check-unforeseen", details)]) from error


def prove_record(file: str, data: bytes) -> Game:
    """The game of a record in a file of its own; raises ContentError."""
    return _within_budget(file, lambda: _game(file, file, data))


def _lesson(item_id: str, file: str, data: bytes) -> Lesson:
    return prove_lesson(item_id, load_lesson(file, data))


def _game(item_id: str, file: str, data: bytes) -> Game:
    return prove_game(item_id, load_game(file, data))


def prove_file(file: str, data: bytes) -> Lesson | Puzzle | Game | Glossary | int:
    """What a file holds, recognised by its keys; for positions their number; raises ContentError."""
    return _within_budget(file, lambda: _prove_file(file, data))


def _prove_file(file: str, data: bytes) -> Lesson | Puzzle | Game | Glossary | int:
    documents = read_documents(file, data)
    first = documents[0].root
    keys = first.value if first is not None and isinstance(first.value, dict) else {}
    if "steps" in keys:
        return _lesson(file, file, data)
    if "goal" in keys:
        return prove_puzzle(file, load_puzzle(file, data))
    if "deals" in keys:
        return _game(file, file, data)
    if "terms" in keys:
        return load_glossary(file, data)
    if "turn" in keys or documents[0].faults:
        positions = load_positions(file, data)
        faults = [fault for one in positions if isinstance(one, ContentError) for fault in one.faults]
        if faults:
            raise ContentError(faults)
        return len(positions)
    mark = first.mark if first is not None else Mark()
    raise ContentError([Fault(file, mark, "content-kind-unknown")])
