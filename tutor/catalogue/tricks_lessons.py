"""Lessons on the trick-taking games; every answer and every wrong action is worked out again by the engine."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tutor.coach.beside_zwickern import BESIDE_ZWICKERN
from tutor.coach.question import Question, QuestionError
from tutor.coach.tricks.actions import judge_action, right_actions
from tutor.coach.tricks.asking import after_actions, stated_answer, trick_question
from tutor.coach.tricks.game import TaughtGame, TrickPosition
from tutor.content.files.load import Loaded
from tutor.content.files.tricks_lesson import TricksLessonEntry, TrickStepEntry
from tutor.content.tricks.goals import DoGoal, HandGoal, MayPlayGoal, TrickPointsGoal, WhichWinsGoal
from tutor.content.yaml.source import ContentError, Fault, Path
from tutor.engine.cards import UnreadableError
from tutor.engine.game import ImpossiblePositionError

_GAMES = tuple(BESIDE_ZWICKERN.values())


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
    game: TaughtGame
    steps: tuple[TrickStep, ...]


def trick_step_id(lesson: TricksLesson, step: TrickStep) -> str:
    """Return the id of a step, which never changes once it is published."""
    return f"{lesson.id}/{step.entry.slug}"


def prove_tricks_lesson(item_id: str, loaded: Loaded[TricksLessonEntry]) -> TricksLesson:
    """Return the lesson of a file if every step holds; raise ContentError with every problem otherwise."""
    faults, steps, slugs = list(loaded.faults), list[TrickStep](), set[str]()
    game = BESIDE_ZWICKERN.get(loaded.entry.game)
    if game is None:
        details = {"game": loaded.entry.game, "known": ", ".join(BESIDE_ZWICKERN)}
        raise ContentError([*faults, loaded.fault(("game",), "check-game-unknown", **details)])
    for place, entry in enumerate(loaded.entry.trick_steps):
        path: Path = ("trick_steps", place)
        if entry.slug in slugs:
            faults.append(loaded.fault((*path, "slug"), "check-slug-twice", slug=entry.slug))
        slugs.add(entry.slug)
        try:
            steps.append(_Proof(loaded, path, entry, game).step())
        except ContentError as error:
            faults += error.faults
    if faults:
        raise ContentError(faults)
    return TricksLesson(item_id, loaded.entry, game, tuple(steps))


class _Proof:
    """The proof of one step."""

    def __init__(self, loaded: Loaded[TricksLessonEntry], path: Path, entry: TrickStepEntry, game: TaughtGame) -> None:
        self.loaded, self.path, self.entry, self.game = loaded, path, entry, game

    def fault(self, place: Path, message: str, **details: str | int) -> Fault:
        return self.loaded.fault((*self.path, *place), message, **details)

    def step(self) -> TrickStep:
        entry, faults = self.entry, list(self.readings())
        position = self.position()
        if isinstance(entry.goal, DoGoal):
            assert position is not None
            found = right_actions(self.game, position, entry.goal)
            faults += self.answer(tuple(found), entry.goal.answer)
            faults += self.wrong(position, entry.goal)
            question = None
        elif isinstance(entry.goal, HandGoal):
            assert position is not None
            faults += self.hand(position, entry.goal)
            question = None
        else:
            try:
                question = trick_question(self.game, entry.goal, position)
            except QuestionError as error:
                place: Path = ("goal", *error.path)
                raise ContentError([*faults, self.fault(place, error.message, **error.details)]) from None
            faults += self.answer(question.right, stated_answer(entry.goal))
        if faults:
            raise ContentError(faults)
        return TrickStep(entry, position, question)

    def readings(self) -> Iterator[Fault]:
        for key in ("shows", "counter"):
            for place, reading in enumerate(getattr(self.entry, key)):
                if reading not in self.game.readings:
                    known = ", ".join(self.game.readings)
                    yield self.fault((key, place), "check-reading-unknown", reading=reading, known=known)

    def position(self) -> TrickPosition | None:
        """Return the position of the step, which a question on one trick alone does not need."""
        setup, kind = self.entry.position, self.entry.goal.kind
        if isinstance(self.entry.goal, WhichWinsGoal | TrickPointsGoal):
            if setup is not None:
                raise ContentError([self.fault(("position",), "check-position-not-needed", kind=kind)])
            return None
        if setup is None:
            raise ContentError([self.fault(("goal",), "check-position-needed", kind=kind)])
        engine = self.game.game
        if setup.variant not in engine.variants and any(setup.variant in one.game.variants for one in _GAMES):
            theirs = next(one.game.name for one in _GAMES if setup.variant in one.game.variants)
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
        """Yield a fault if not all cards are told, or if the actions do not lead to the end."""
        try:
            after = after_actions(self.game, position, goal.like)
        except QuestionError as error:
            yield self.fault(("goal", "like", *error.path[1:]), error.message, **error.details)
            return
        if not self.game.game.is_over(after):
            yield self.fault(("goal", "like"), "check-hand-not-over", seat=after.seats[after.turn or 0])
        if None in position.hands or None in position.stock:
            yield self.fault(("position",), "check-hand-cards-missing")

    def answer(self, found: tuple[str, ...], stated: tuple[str, ...]) -> Iterator[Fault]:
        """Yield a fault if the stated answer is not the one found; their order says nothing."""
        if sorted(found) != sorted(stated):
            said = {"stated": ", ".join(stated) or "-", "found": ", ".join(found) or "-"}
            yield self.fault(("goal", "answer"), "check-answer-wrong", **said)
        if isinstance(self.entry.goal, MayPlayGoal) and self.entry.wrong:
            yield self.fault(("wrong",), "check-plays-not-needed", kind=self.entry.goal.kind, key="wrong")

    def wrong(self, position: TrickPosition, goal: DoGoal) -> Iterator[Fault]:
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
