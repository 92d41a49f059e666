"""Puzzles in the trick-taking games, proven."""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.catalogue.tricks.exercises import ExerciseProof
from tutor.coach.kits import TRICK_KITS
from tutor.coach.question import Question
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.content.files.load import Loaded
from tutor.content.files.tricks_lesson import TrickPuzzleEntry
from tutor.content.tricks.goals import TrickPointsGoal, WhichWinsGoal
from tutor.content.yaml.source import ContentError, Fault


@dataclass(frozen=True, slots=True)
class TrickPuzzle:
    """A proven puzzle with a position, a question or both; `id` is its path and never changes once published."""

    id: str
    entry: TrickPuzzleEntry
    game: TrickKit
    variant: str
    position: TrickPosition | None
    question: Question | None


def prove_trick_puzzle(item_id: str, loaded: Loaded[TrickPuzzleEntry], folder: str | None = None) -> TrickPuzzle:
    """Return the puzzle of a file if it holds, and its variant is that of its folder; raise ContentError otherwise."""
    entry, faults = loaded.entry, list(loaded.faults)
    goal, where = entry.trick_goal, entry.position
    variant = "" if where is None else where.variant
    if isinstance(goal, WhichWinsGoal | TrickPointsGoal):
        variant = goal.variant
    game = next((one for one in TRICK_KITS.values() if variant in one.game.variants), None)
    if game is None:
        known = ", ".join(name for one in TRICK_KITS.values() for name in one.game.variants)
        raise ContentError([*faults, loaded.fault((), "check-game-unknown", game=variant, known=known)])
    faults += _folder_faults(loaded, variant, folder)
    try:
        position, question = ExerciseProof(loaded, (), entry, "trick_goal", goal, game).proven()
    except ContentError as error:
        raise ContentError([*faults, *error.faults]) from None
    if faults:
        raise ContentError(faults)
    return TrickPuzzle(item_id, entry, game, variant, position, question)


def _folder_faults(loaded: Loaded[TrickPuzzleEntry], variant: str, folder: str | None) -> Iterator[Fault]:
    if folder not in (None, variant):
        yield loaded.fault((), "check-puzzle-folder", variant=variant, folder=str(folder))
