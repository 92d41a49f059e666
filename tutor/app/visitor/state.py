"""The state of one visitor, kept between two runs of a page."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple, Self, TypeVar

from tutor.app.board.protocol import Look
from tutor.app.visitor.session import kept
from tutor.catalogue.house_rules import KnownVariants
from tutor.catalogue.records import Record
from tutor.coach.question import Marking
from tutor.coach.zwickern.puzzle.hints import RUNGS
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern import Play, Variants
from tutor.text import Line, Words
from tutor.trainer.attempts import Attempt
from tutor.trainer.practice import Practice

_KEY = "visit"
_MOST_PASSED = 100


@dataclass(slots=True, kw_only=True)
class ExerciseState:
    """The state of one exercise of any kind: `round` counts fresh boards and is part of the board's epoch.

    `hints` is the number of hints shown in this round, `helped` the most that were shown in a round before it, counted
    anew once the exercise was over. `started` is the time.monotonic() at which the round began.
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
        """Whether there is something to begin again."""
        return self.over or self.tried

    @property
    def milliseconds(self) -> int:
        """The time since the exercise was first shown or begun again."""
        return int((time.monotonic() - self.started) * 1000)

    def again(self) -> Self:
        """Return a fresh state for another round of the same exercise."""
        # Beginning again does not undo the hints of an unfinished round: they count for the attempts of the next one.
        helped = 0 if self.over else max(self.hints, self.helped)
        return type(self)(round=self.round + 1, helped=helped)


@dataclass(slots=True, kw_only=True)
class BoardState(ExerciseState):
    """The state of an exercise on the board, with the `verdict` on the last play.

    `exploring` tells that the learner wants to try other plays once the exercise is over.
    """

    verdict: Verdict | None = None
    exploring: bool = False

    @property
    def tried(self) -> bool:
        """Whether a play was judged in this round."""
        return self.verdict is not None


@dataclass(slots=True, kw_only=True)
class PlayState(BoardState):
    """The state of an exercise of one play; `explored` is the verdict on a play tried afterwards and never noted."""

    explored: Verdict | None = None


@dataclass(slots=True, kw_only=True)
class FindAllState(BoardState):
    """The state of an exercise that asks for every capture: those `found`, and the `latest`, found by the last play.

    `note` is what to say of a legal play that found nothing.
    """

    note: Line | None = None
    found: list[Play] = field(default_factory=list)
    latest: Play | None = None

    @property
    def tried(self) -> bool:
        """Whether a play was looked at in this round, or something was found before it."""
        return bool(self.verdict or self.note or self.found)

    def again(self) -> Self:
        """Return a fresh state that keeps the captures found so far, unless the exercise is over."""
        fresh = BoardState.again(self)
        fresh.found = [] if self.over else self.found
        return fresh


@dataclass(slots=True, kw_only=True)
class QuestionState(ExerciseState):
    """The state of a question: the `marking` of the last answer, or a `note` where no answer was given.

    `order` lists the events chosen so far.
    """

    marking: Marking | None = None
    note: Line | None = None
    order: list[str] = field(default_factory=list)

    @property
    def tried(self) -> bool:
        """Whether an answer was begun or given in this round."""
        return bool(self.marking or self.note or self.order)


@dataclass(slots=True, kw_only=True)
class Comparison(ExerciseState):
    """The play that is compared under several variants; nothing is asked there."""

    play: Play | None = None


AnyState = TypeVar("AnyState", bound=ExerciseState)


@dataclass(slots=True)
class Tried:
    """The attempts of a learner in the log: the exercises `solved`, and when those of the content were last tried.

    `noted` lists the attempts of this visit, oldest first, and `number` counts all. `partial` is the time.monotonic()
    of reading a log that could not give everything, else None. `practice` is worked out from the attempts at its first
    use, for the variants with the names `variants`; it is None before.
    """

    solved: set[str]
    latest: dict[str, datetime]
    noted: list[Attempt]
    number: int
    partial: float | None = None
    practice: Practice | None = None
    variants: frozenset[str] = frozenset()


@dataclass(slots=True)
class Guesses:
    """The guesses in a record: `tried` has the play that was guessed by its number, "" where it was shown instead.

    Guessing begins at the play with the number `start`, for the seat `seat`, or for all seats where that is None.
    `verdict` is the verdict on the last guess, legal or not, which was at the play with the number `at`.
    """

    start: int = 1
    seat: str | None = None
    tried: dict[int, str] = field(default_factory=dict)
    verdict: Verdict | None = None
    at: int = 0


@dataclass(slots=True)
class ProvenRecords:
    """The results of proving the visitor's own records: by name and text the title or the faults; and the one `shown`.

    The results are valid only for the very object `known`, since house rules may change under the same names.
    """

    known: Variants
    found: dict[tuple[str, str], str | tuple[Fault, ...]] = field(default_factory=dict)
    shown: tuple[str, str, Record] | None = None


@dataclass(slots=True)
class ReplayPage:
    """The state of the Replay page.

    `records` are the visitor's own records by name, None until they are read, and `proven` the results of proving them;
    `records_partial` is the time.monotonic() of reading them from a log that could not give everything, else None.
    `guesses` are kept by game; `verdict` is the verdict on the last play that was tried in a branch of a game. `shown`
    has the game and the number of the play shown, after whether the visitor has come to it from the one before.
    """

    records: dict[str, str] | None = None
    records_partial: float | None = None
    proven: ProvenRecords | None = None
    guesses: dict[str, Guesses] = field(default_factory=dict)
    verdict: Verdict | None = None
    shown: tuple[bool, str, int] = (False, "", 0)


class Told(NamedTuple):
    """A message that waits to be shown at a place of a page, good or bad, with the faults line by line."""

    place: str
    good: bool
    text: str
    lines: tuple[str, ...] = ()


@dataclass(slots=True)
class Whose:
    """The owner of the visit: the `profile` at the last look, and the `token` that is the profile without a cookie."""

    profile: str | None = None
    token: str | None = None


@dataclass(slots=True)
class Exercises:
    """The state of each exercise by item id, and the number of the last answer of a board that was judged.

    `answered` tells that an answer was judged whose verdict has not been drawn yet.
    """

    states: dict[str, ExerciseState] = field(default_factory=dict)
    last_seq: int = 0
    answered: bool = False

    def state(self, item_id: str, kind: type[AnyState]) -> AnyState:
        """Return the state of an exercise, a fresh one if it has none of this kind."""
        found = self.states.get(item_id)
        if not isinstance(found, kind):
            found = self.states[item_id] = kind()
        return found


@dataclass(slots=True)
class Logged:
    """The data read from the log of the visitor's profile, each None until its first use.

    `standing` is what was last worked out from it, after a key that tells whether it still holds; `houses` are the
    variants with the visitor's own house rules, and `houses_partial` is the time.monotonic() of reading them from a log
    that could not give everything, else None; `look` is the look of the board, and `language` has the
    settings of the language.
    """

    tried: Tried | None = None
    standing: tuple[str, object] | None = None
    houses: KnownVariants | None = None
    houses_partial: float | None = None
    look: Look | None = None
    language: Mapping[str, str] | None = None


@dataclass(slots=True)
class Pages:
    """The state that pages share: the `places` last visited, messages that wait to be shown, and parts of pages `used`.

    `shown` has for each synced widget its value and the number in its key; `fault` is why attempts could not be kept
    when the whole page was last drawn. `words` are those of the visitor's language, None before the first run, and
    `asked_language` is what an address has asked for in this visit.
    """

    places: dict[str, str] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    shown: dict[str, tuple[object, int]] = field(default_factory=dict)
    fault: object = None
    words: Words | None = None
    asked_language: str | None = None


@dataclass(slots=True)
class PuzzlesPage:
    """The state of the Puzzles page: the `wishes` for puzzles, and which were `mixed`, picked without naming the kind.

    `passed` lists the puzzles that were shown, the last one at the end; `left` keeps whether another puzzle follows,
    after what that was worked out from.
    """

    wishes: dict[str, str] = field(default_factory=dict)
    mixed: dict[str, bool] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    left: tuple[object, object, str, bool] | None = None

    def pass_by(self, item_id: str) -> None:
        """Note that a puzzle was shown, as the last one so far."""
        if self.passed[-1:] != [item_id]:
            others = [one for one in self.passed if one != item_id]
            self.passed = [*others, item_id][-_MOST_PASSED:]


@dataclass(slots=True)
class LearnPage:
    """The state of the Learn page: the `verdict` on the last play in the game at the end of a path."""

    verdict: Verdict | None = None


@dataclass(slots=True)
class RulesPage:
    """The text of the pasted position, and the name of the house rules that the form was last filled with.

    `filled` is "" for new rules, and None before the form was filled; the form itself keeps what was typed since.
    """

    own_position: str = ""
    filled: str | None = None


@dataclass(slots=True)
class Visit:
    """The whole state of one visitor: what pages share, and a part for each page that needs one."""

    whose: Whose = field(default_factory=Whose)
    exercises: Exercises = field(default_factory=Exercises)
    logged: Logged = field(default_factory=Logged)
    pages: Pages = field(default_factory=Pages)
    learn: LearnPage = field(default_factory=LearnPage)
    puzzles: PuzzlesPage = field(default_factory=PuzzlesPage)
    replay: ReplayPage = field(default_factory=ReplayPage)
    rules: RulesPage = field(default_factory=RulesPage)


def visit() -> Visit:
    """Return the visitor's state."""
    return kept(_KEY, Visit)


def start_again(item_id: str) -> None:
    """Begin another round of an exercise."""
    states = visit().exercises.states
    if item_id in states:
        states[item_id] = states[item_id].again()
