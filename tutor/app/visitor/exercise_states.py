"""The states of exercises, kept between two runs of a page."""

import time
from dataclasses import dataclass, field
from typing import Self, TypeVar

from tutor.coach.question import Marking
from tutor.coach.question_hints import RUNGS
from tutor.coach.tricks.actions import ActionVerdict
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.engine.zwickern import Play
from tutor.text import Line


@dataclass(slots=True, kw_only=True)
class ExerciseState:
    """The state of one exercise of any kind: `round` counts fresh boards and is part of the board's epoch.

    `hints` is the number of hints shown in this round, `helped` the most shown in an earlier round since the exercise
    was last over. `started` is the time.monotonic() at which the round began.
    """

    round: int = 0
    hints: int = 0
    helped: int = 0
    right: bool = False
    started: float = field(default_factory=time.monotonic)

    @property
    def solution_shown(self) -> bool:
        """Whether the last hint is shown, which is the whole solution."""
        return self.hints >= RUNGS

    @property
    def over(self) -> bool:
        """Whether the answer is known."""
        return self.right or self.solution_shown

    @property
    def tried(self) -> bool:
        """Whether anything was answered in this round."""
        return False

    @property
    def begun(self) -> bool:
        """Whether there is anything to begin again."""
        return self.over or self.tried

    @property
    def milliseconds(self) -> int:
        """The time since the exercise was first shown or begun again."""
        return int((time.monotonic() - self.started) * 1000)

    def again(self) -> Self:
        """Return a fresh state for another round of the same exercise."""
        # The hints of an unfinished round still count for the attempts of the next one.
        helped = 0 if self.over else max(self.hints, self.helped)
        return type(self)(round=self.round + 1, helped=helped)


@dataclass(slots=True, kw_only=True)
class BoardState(ExerciseState):
    """The state of an exercise on the board, with the `verdict` on the last play.

    `exploring` is True if the learner wants to try other plays once the exercise is over.
    """

    verdict: Verdict | None = None
    exploring: bool = False

    @property
    def tried(self) -> bool:
        """Whether a play was judged in this round."""
        return self.verdict is not None


@dataclass(slots=True, kw_only=True)
class PlayState(BoardState):
    """The state of an exercise of one play; `explored` is the verdict on a play tried afterwards, never logged.

    `seen_again` counts how often the learner asked to see the right play again.
    """

    explored: Verdict | None = None
    seen_again: int = 0


@dataclass(slots=True, kw_only=True)
class FindAllState(BoardState):
    """The state of an exercise that asks for every capture: those `found`, and the `latest`, found by the last play.

    `note` is the comment on a legal play that found nothing.
    """

    note: Line | None = None
    found: list[Play] = field(default_factory=list)
    latest: Play | None = None

    @property
    def tried(self) -> bool:
        """Whether a play was judged in this round, or anything was found before it."""
        return bool(self.verdict or self.note or self.found)

    def again(self) -> Self:
        """Return a fresh state that keeps the captures found so far, unless the exercise is over."""
        fresh = BoardState.again(self)
        fresh.found = [] if self.over else self.found
        return fresh


@dataclass(slots=True, kw_only=True)
class QuestionState(ExerciseState):
    """The state of a question: the `marking` of the last answer, or a `note` if no answer was given."""

    marking: Marking | None = None
    note: Line | None = None

    @property
    def tried(self) -> bool:
        """Whether an answer was given in this round."""
        return bool(self.marking or self.note)


@dataclass(slots=True, kw_only=True)
class ActionState(ExerciseState):
    """The state of an exercise that asks for an action in a trick-taking game, with the `verdict` on the last one."""

    verdict: ActionVerdict | None = None

    @property
    def tried(self) -> bool:
        """Whether an action was judged in this round."""
        return self.verdict is not None


@dataclass(slots=True, kw_only=True)
class TrickHandState(ExerciseState):
    """The state of a hand of a trick-taking game being played: all `actions` so far, in notation.

    `refused` is the verdict on the last action if it was not legal, `last` the number of actions before it otherwise.
    """

    actions: list[str] = field(default_factory=list)
    refused: ActionVerdict | None = None
    last: int = 0

    @property
    def tried(self) -> bool:
        """Whether anything was done in this round."""
        return bool(self.actions or self.refused)


@dataclass(slots=True, kw_only=True)
class Comparison(ExerciseState):
    """The state of a comparison: the play compared under several variants; nothing is asked."""

    play: Play | None = None


AnyState = TypeVar("AnyState", bound=ExerciseState)


@dataclass(slots=True)
class Exercises:
    """The state of each exercise by item id, and the number of the last answer of a board that was judged.

    `answered` is True if an answer was judged whose verdict has not been drawn yet. `praised` is the exercise that was
    praised last, with the number of the praise.
    """

    states: dict[str, ExerciseState] = field(default_factory=dict)
    last_seq: int = 0
    answered: bool = False
    praised: tuple[str, int] | None = None

    def state(self, item_id: str, kind: type[AnyState]) -> AnyState:
        """Return the state of an exercise, a fresh one if it has none of this kind."""
        found = self.states.get(item_id)
        if not isinstance(found, kind):
            found = self.states[item_id] = kind()
        return found
