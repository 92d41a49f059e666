"""Lessons and puzzles in the trick-taking games; the engine works out every answer and every wrong action again."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from tutor.catalogue.proving.answers import reason_faults
from tutor.coach.kits import TRICK_KITS, TRICK_VARIANTS
from tutor.coach.question import Question, QuestionError, with_reasons
from tutor.coach.tricks.actions import after_actions, judge_action, right_actions
from tutor.coach.tricks.asking import stated_answer, trick_question
from tutor.coach.tricks.kit import AskedOnTricks, TrickKit, TrickPosition
from tutor.coach.tricks.labels import trick_label_holds
from tutor.content.files.load import Loaded
from tutor.content.files.tricks_lesson import TrickExerciseEntry, TrickPuzzleEntry, TricksLessonEntry, TrickStepEntry
from tutor.content.tricks.goals import AboutTricks, ActionGoal, HandGoal, MayPlayGoal, TrickPointsGoal, WhichWinsGoal
from tutor.content.yaml.source import ContentError, Fault, Path
from tutor.engine.cards import UnreadableError
from tutor.engine.game import ImpossiblePositionError
from tutor.engine.tricks import UnknownCardsError

_LABELS = MappingProxyType({"shows": "check-trick-label-shows", "counter": "check-trick-label-counter"})


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


@dataclass(frozen=True, slots=True)
class TrickPuzzle:
    """A proven puzzle with a position, a question or both; `id` is its path and never changes once published."""

    id: str
    entry: TrickPuzzleEntry
    game: TrickKit
    variant: str
    position: TrickPosition | None
    question: Question | None


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
            steps.append(TrickStep(entry, *_ExerciseProof(loaded, path, entry, "goal", entry.goal, game).proven()))
        except ContentError as error:
            faults += error.faults
    if faults:
        raise ContentError(faults)
    return TricksLesson(item_id, loaded.entry, game, tuple(steps))


def prove_trick_puzzle(item_id: str, loaded: Loaded[TrickPuzzleEntry], folder: str | None = None) -> TrickPuzzle:
    """Return the puzzle of a file if it holds, and its variant is that of its folder; raise ContentError otherwise."""
    entry, faults = loaded.entry, list(loaded.faults)
    goal, where = entry.trick_goal, entry.position
    variant = "" if where is None else where.variant
    if isinstance(goal, WhichWinsGoal | TrickPointsGoal):
        variant = goal.variant
    game = TRICK_VARIANTS.get(variant)
    if game is None:
        known = ", ".join(TRICK_VARIANTS)
        raise ContentError([*faults, loaded.fault((), "check-game-unknown", game=variant, known=known)])
    if folder not in (None, variant):
        faults.append(loaded.fault((), "check-puzzle-folder", variant=variant, folder=str(folder)))
    try:
        found = _ExerciseProof(loaded, (), entry, "trick_goal", goal, game).proven()
    except ContentError as error:
        raise ContentError([*faults, *error.faults]) from None
    if faults:
        raise ContentError(faults)
    return TrickPuzzle(item_id, entry, game, variant, *found)


class _ExerciseProof:
    """The proof of one exercise, whose goal is under a key of the entry at a path of the file."""

    def __init__(
        self, loaded: Loaded[Any], path: Path, entry: TrickExerciseEntry, key: str, goal: AboutTricks, game: TrickKit
    ) -> None:
        self.loaded, self.path, self.entry, self.game = loaded, path, entry, game
        self.key, self.goal = key, goal

    def fault(self, place: Path, message: str, **details: str | int) -> Fault:
        return self.loaded.fault((*self.path, *place), message, **details)

    def proven(self) -> tuple[TrickPosition | None, Question | None]:
        """Return the position and the question, each if there is one; raise ContentError with every problem."""
        faults, goal = list(self.readings()), self.goal
        position, question = self.position(), None
        try:
            if isinstance(goal, ActionGoal):
                assert position is not None
                faults += self.answer(tuple(right_actions(self.game, position, goal)), goal.answer)
                faults += self.wrong(position, goal)
            elif isinstance(goal, HandGoal):
                assert position is not None
                faults += self.hand(position, goal)
            else:
                question = trick_question(self.game, goal, position)
                faults += self.answer(question.right, stated_answer(goal))
        except QuestionError as error:
            place: Path = (self.key, *error.path)
            raise ContentError([*faults, self.fault(place, error.message, **error.details)]) from None
        except UnknownCardsError as error:
            raise ContentError([*faults, self.fault((self.key,), "check-not-certain", problem=str(error))]) from None
        faults += reason_faults(self.loaded, self.path, self.entry.reasons, question)
        # A wrong answer would make every label doubtful.
        faults += [] if faults else self.labels(position)
        if faults:
            raise ContentError(faults)
        return position, None if question is None else with_reasons(question, self.entry.reasons)

    def readings(self) -> Iterator[Fault]:
        for key in ("shows", "counter"):
            for place, reading in enumerate(getattr(self.entry, key)):
                if reading not in self.game.readings:
                    known = ", ".join(self.game.readings)
                    yield self.fault((key, place), "check-reading-unknown", reading=reading, known=known)

    def labels(self, position: TrickPosition | None) -> Iterator[Fault]:
        """Yield a fault for each reading that is not at work under `shows`, or does not tempt under `counter`."""
        asked = AskedOnTricks(self.game, self.goal, position, tuple(one.action for one in self.entry.wrong))
        for key in _LABELS:
            for place, reading in enumerate(getattr(self.entry, key)):
                if reading in self.game.readings and not trick_label_holds(asked, key, reading):
                    yield self.fault((key, place), _LABELS[key], reading=reading)

    def position(self) -> TrickPosition | None:
        """Return the position of the step, which a question on one trick alone does not need."""
        setup, kind = self.entry.position, self.goal.kind
        if isinstance(self.goal, WhichWinsGoal | TrickPointsGoal):
            if setup is not None:
                raise ContentError([self.fault(("position",), "check-position-not-needed", kind=kind)])
            return None
        if setup is None:
            raise ContentError([self.fault((self.key,), "check-position-needed", kind=kind)])
        engine = self.game.game
        if setup.variant not in engine.variants and setup.variant in TRICK_VARIANTS:
            theirs = TRICK_VARIANTS[setup.variant].game.name
            details = {"variant": setup.variant, "name": engine.name, "game": theirs}
            raise ContentError([self.fault(("position", "variant"), "position-other-game", **details)])
        try:
            found: TrickPosition = engine.set_up(setup, engine.variants)
        except ImpossiblePositionError as error:
            wrong = (
                self.fault(("position", *one.place), "check-tricks-position", problem=str(one))
                for one in error.problems
            )
            raise ContentError(tuple(wrong)) from None
        return found

    def hand(self, position: TrickPosition, goal: HandGoal) -> Iterator[Fault]:
        """Yield a fault if not all cards are given, or if the actions do not lead to the end."""
        try:
            after = after_actions(self.game, position, goal.like)
        except QuestionError as error:
            yield self.fault((self.key, "like", *error.path[1:]), error.message, **error.details)
            return
        if not self.game.game.is_over(after):
            yield self.fault((self.key, "like"), "check-hand-not-over", seat=after.seats[after.turn or 0])
        if None in position.hands or None in position.stock:
            yield self.fault(("position",), "check-hand-cards-missing")

    def answer(self, found: tuple[str, ...], stated: tuple[str, ...]) -> Iterator[Fault]:
        """Yield a fault if the stated answer is not the one found; the order of its parts does not matter."""
        if sorted(found) != sorted(stated):
            said = {"stated": ", ".join(stated) or "-", "found": ", ".join(found) or "-"}
            yield self.fault((self.key, "answer"), "check-answer-wrong", **said)
        if isinstance(self.goal, MayPlayGoal) and self.entry.wrong:
            yield self.fault(("wrong",), "check-plays-not-needed", key="wrong")

    def wrong(self, position: TrickPosition, goal: ActionGoal) -> Iterator[Fault]:
        for place, one in enumerate(self.entry.wrong):
            try:
                action: Any = self.game.game.read_action(position, one.action)
            except UnreadableError:
                here: Path = ("wrong", place, "action")
                yield self.fault(here, "check-tricks-action", action=one.action, problem="unreadable")
                continue
            verdict = judge_action(self.game, position, action, goal)
            reasons = [str(reason.reason) for reason in verdict.reasons]
            found = reasons or ([] if verdict.offence is None else [str(verdict.offence)])
            if verdict.right:
                yield self.fault(("wrong", place, "action"), "check-wrong-is-right", play=one.action)
            elif (one.reason or "-") not in (found or ["-"]):
                details = {"play": one.action, "reason": one.reason or "-", "found": ", ".join(found) or "-"}
                yield self.fault(("wrong", place), "check-wrong-other-reason", **details)
