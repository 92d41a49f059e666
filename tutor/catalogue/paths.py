"""Paths proven: their own steps hold, the others are in the course, and the game at the end can be played."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.catalogue.exercises import Step, prove_step
from tutor.catalogue.proving.plays import hidden_faults
from tutor.catalogue.records import Record, prove_loaded_record
from tutor.content.files.load import Loaded
from tutor.content.files.paths import CourseStepEntry, LastGameEntry, OwnStepEntry, PathEntry
from tutor.content.yaml.source import ContentError, Fault, Path

LEARNERS_SEAT = 0
"""The seat of the learner in the game at the end of a path."""


@dataclass(frozen=True, slots=True)
class PathStep:
    """A step of a path; the `id` of a step of the course is its id there.

    So a step solved in one place is solved in the other. `plays` are those that the board offers.
    """

    id: str
    step: Step
    plays: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LastGame:
    """The game at the end of a path: a whole record, and the number of its plays before the learner goes on."""

    entry: LastGameEntry
    game: Record

    @property
    def kept(self) -> int:
        """The number of plays before the learner goes on."""
        return self.entry.kept


@dataclass(frozen=True, slots=True)
class LearningPath:
    """A proven path; `id` is its path among files and never changes once published."""

    id: str
    entry: PathEntry
    steps: tuple[PathStep, ...]
    game: LastGame | None

    @property
    def name(self) -> str:
        """The name of the path in an address."""
        return self.id.rpartition("/")[2]


def prove_path(item_id: str, loaded: Loaded[PathEntry], course: Mapping[str, Step]) -> LearningPath:
    """Return the path of a file if every step holds; raise ContentError otherwise.

    `course` has the steps of the lessons by their ids.
    """
    faults, steps, seen = list(loaded.faults), list[PathStep](), set[str]()
    for index, entry in enumerate(loaded.entry.path):
        path: Path = ("path", index)
        try:
            found = _step(item_id, loaded, path, entry, course)
        except ContentError as error:
            faults += error.faults
            continue
        if found.id in seen:
            faults.append(loaded.fault(path, "check-path-step-twice", id=found.id))
        seen.add(found.id)
        faults += _hidden(loaded, path, found)
        steps.append(found)
    try:
        game = _game(item_id, loaded)
    except ContentError as error:
        faults += error.faults
    if faults:
        raise ContentError(faults)
    return LearningPath(item_id, loaded.entry, tuple(steps), game)


def _step(
    item_id: str,
    loaded: Loaded[PathEntry],
    path: Path,
    entry: CourseStepEntry | OwnStepEntry,
    course: Mapping[str, Step],
) -> PathStep:
    if isinstance(entry, OwnStepEntry):
        return PathStep(f"{item_id}/{entry.slug}", prove_step(loaded, path, entry), entry.plays)
    if entry.step not in course:
        raise ContentError([loaded.fault((*path, "step"), "check-path-step-unknown", id=entry.step)])
    return PathStep(entry.step, course[entry.step], entry.plays)


def _hidden(loaded: Loaded[PathEntry], path: Path, found: PathStep) -> Iterator[Fault]:
    """Yield a fault for each play of a step that learners cannot make on the path."""
    step, entry = found.step, found.step.entry
    if step.position is None or step.question is not None:
        return
    if entry not in loaded.entry.path:
        # A step of the course may warn of mistakes that cannot be made here; its plays are in another file.
        for fault in hidden_faults(loaded, path, step.position, entry.model_copy(update={"wrong": ()}), found.plays):
            yield loaded.fault(path, fault.message, **fault.details)
        return
    yield from hidden_faults(loaded, path, step.position, entry, found.plays)


def _game(item_id: str, loaded: Loaded[PathEntry]) -> LastGame | None:
    """Return the game at the end, None without one; raise ContentError if it leaves the learner no play."""
    entry = loaded.entry.game
    if entry is None:
        return None
    record = Loaded(loaded.file, entry.record, loaded.root.at(("game", "record")), (), loaded.variants)
    game = prove_loaded_record(f"{item_id}/game", record)
    if not game.finished or entry.kept >= len(game.plies):
        raise ContentError([loaded.fault(("game", "kept"), "check-path-game-over")])
    return LastGame(entry, game)
