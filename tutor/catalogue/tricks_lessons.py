"""Lessons on the trick-taking games, proven step by step."""

from dataclasses import dataclass

from tutor.catalogue.tricks.exercises import ExerciseProof
from tutor.coach.kits import TRICK_KITS
from tutor.coach.question import Question
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.content.files.load import Loaded
from tutor.content.files.tricks_lesson import TricksLessonEntry, TrickStepEntry
from tutor.content.yaml.source import ContentError, Path


@dataclass(frozen=True, slots=True)
class TrickStep:
    """A proven step, with a position, a question or both; without a question it asks for an action."""

    entry: TrickStepEntry
    position: TrickPosition | None
    question: Question | None


@dataclass(frozen=True, slots=True)
class TricksLesson:
    """A proven lesson; `id` is its path and never changes once published."""

    id: str
    entry: TricksLessonEntry
    game: TrickKit
    steps: tuple[TrickStep, ...]


def trick_step_id(lesson: TricksLesson, step: TrickStep) -> str:
    """Return the id of a step, which never changes once it is published."""
    return f"{lesson.id}/{step.entry.slug}"


def prove_tricks_lesson(item_id: str, loaded: Loaded[TricksLessonEntry]) -> TricksLesson:
    """Return the lesson of a file if every step holds; raise ContentError with every problem otherwise."""
    faults, steps, slugs = list(loaded.faults), list[TrickStep](), set[str]()
    game = TRICK_KITS.get(loaded.entry.game)
    if game is None:
        details = {"game": loaded.entry.game, "known": ", ".join(TRICK_KITS)}
        raise ContentError([*faults, loaded.fault(("game",), "check-game-unknown", **details)])
    for place, entry in enumerate(loaded.entry.trick_steps):
        path: Path = ("trick_steps", place)
        if entry.slug in slugs:
            faults.append(loaded.fault((*path, "slug"), "check-slug-twice", slug=entry.slug))
        slugs.add(entry.slug)
        try:
            found = ExerciseProof(loaded, path, entry, "goal", entry.goal, game).proven()
            steps.append(TrickStep(entry, *found))
        except ContentError as error:
            faults += error.faults
    if faults:
        raise ContentError(faults)
    return TricksLesson(item_id, loaded.entry, game, tuple(steps))
