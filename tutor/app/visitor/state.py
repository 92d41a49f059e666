"""All that is kept for one visitor between two runs of a page."""

import time
from dataclasses import dataclass, field
from datetime import datetime
from typing import NamedTuple, Self, TypeVar

from tutor.app.board.protocol import Look
from tutor.app.visitor.session import kept
from tutor.catalogue.house_rules import Known
from tutor.catalogue.records import Game
from tutor.coach.question import Marking
from tutor.coach.zwickern.puzzle.hints import RUNGS
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern import Play, Variants
from tutor.text import Line
from tutor.trainer.attempts import Attempt as Noted
from tutor.trainer.practice import Practice

_KEY = "visit"
_MOST_PASSED = 100


@dataclass(slots=True, kw_only=True)
class Attempt:
    """What happened with one exercise, of whatever kind: `round` counts fresh boards and is part of the board's epoch.

    `hints` are the rungs shown in this round, `helped` those of the rounds before it.
    """

    round: int = 0
    hints: int = 0
    helped: int = 0
    right: bool = False
    started: float = field(default_factory=time.monotonic)

    @property
    def solution_shown(self) -> bool:
        """Whether the last hint, which is the whole solution, is shown."""
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
        """How long ago the exercise was first shown or begun again."""
        return int((time.monotonic() - self.started) * 1000)

    def again(self) -> Self:
        """Another try at the same exercise."""
        helped = 0 if self.over else max(self.hints, self.helped)
        return type(self)(round=self.round + 1, helped=helped)


@dataclass(slots=True, kw_only=True)
class BoardAttempt(Attempt):
    """What happened on the board of an exercise: `verdict` tells of the last play.

    When all is over, `exploring` says that the learner wants to try any other play.
    """

    verdict: Verdict | None = None
    exploring: bool = False

    @property
    def tried(self) -> bool:
        """Whether a play was judged in this round."""
        return self.verdict is not None


@dataclass(slots=True, kw_only=True)
class PlayAttempt(BoardAttempt):
    """What happened with an exercise of one play; nothing is noted of the play that `explored` is the verdict of."""

    explored: Verdict | None = None


@dataclass(slots=True, kw_only=True)
class FindAllAttempt(BoardAttempt):
    """What happened where every capture is to be found: those that are `found`, and the `latest` of the last play.

    `note` is what is to be said of a legal play that found nothing.
    """

    note: Line | None = None
    found: list[Play] = field(default_factory=list)
    latest: Play | None = None

    @property
    def tried(self) -> bool:
        """Whether a play was looked at in this round, or something was found before it."""
        return bool(self.verdict or self.note or self.found)

    def again(self) -> Self:
        """Another try, in which what was found stays found until all is over."""
        fresh = BoardAttempt.again(self)
        fresh.found = [] if self.over else self.found
        return fresh


@dataclass(slots=True, kw_only=True)
class QuestionAttempt(Attempt):
    """What happened with a question: the `marking` of the last answer, and what is to be said where there was none.

    `order` has the events chosen so far.
    """

    marking: Marking | None = None
    note: Line | None = None
    order: list[str] = field(default_factory=list)

    @property
    def tried(self) -> bool:
        """Whether an answer was begun or given in this round."""
        return bool(self.marking or self.note or self.order)


@dataclass(slots=True, kw_only=True)
class Comparison(Attempt):
    """The play in a position that is compared under several rules; nothing is asked there."""

    move: Play | None = None


AnyAttempt = TypeVar("AnyAttempt", bound=Attempt)


@dataclass(slots=True)
class Tried:
    """What the log says that a learner has tried: the exercises solved, and when those of the content were last tried.

    `noted` is what was tried in this visit, oldest first, and `number` counts all attempts. `partial` tells when a log
    was read that could not give everything; None where it could. `practice` is what the attempts come to, None until
    somebody asks; it was worked out for the variants with the names `variants`.
    """

    solved: set[str]
    latest: dict[str, datetime]
    noted: list[Noted]
    number: int
    partial: float | None = None
    practice: Practice | None = None
    variants: frozenset[str] = frozenset()


@dataclass(slots=True)
class Guesses:
    """What was guessed in a game: by the number of the play what was tried, "" where the play was shown.

    Guessing begins at the play `start`, for one seat or, where that is None, for all of them. `verdict` tells of the
    last try, be it legal or not, and `at` of which play.
    """

    start: int = 1
    seat: str | None = None
    tried: dict[int, str] = field(default_factory=dict)
    verdict: Verdict | None = None
    at: int = 0


@dataclass(slots=True)
class Proven:
    """What was found when own records were proven: by name and text the title or what is wrong; and the one shown.

    It holds for the variants `known`, the very ones.
    """

    known: Variants
    found: dict[tuple[str, str], str | tuple[Fault, ...]] = field(default_factory=dict)
    shown: tuple[str, str, Game] | None = None


@dataclass(slots=True)
class ReplayPage:
    """What the visitor does with game records.

    `records` are the own ones by name, None until they are read, and `proven` what came of them; `guesses` is what was
    guessed by game; `verdict` tells of the last play tried in another course of a game.
    """

    records: dict[str, str] | None = None
    records_partial: float | None = None
    proven: Proven | None = None
    guesses: dict[str, Guesses] = field(default_factory=dict)
    verdict: Verdict | None = None


class Told(NamedTuple):
    """A message that waits to be shown at a place of a page, good or bad, with what is wrong line by line."""

    place: str
    good: bool
    text: str
    lines: tuple[str, ...] = ()


@dataclass(slots=True)
class Whose:
    """Whose visit it is: the `profile` that was last met, and the `token` that is one where no cookie can be had."""

    profile: str | None = None
    token: str | None = None


@dataclass(slots=True)
class Exercises:
    """The attempts by item id, and the number of the last answer of a board that was judged.

    `answered` tells that an answer was judged of which nothing was drawn yet.
    """

    attempts: dict[str, Attempt] = field(default_factory=dict)
    last_seq: int = 0
    answered: bool = False

    def attempt(self, item_id: str, kind: type[AnyAttempt]) -> AnyAttempt:
        """What happened with an exercise of a kind so far."""
        found = self.attempts.get(item_id)
        if not isinstance(found, kind):
            found = self.attempts[item_id] = kind()
        return found


@dataclass(slots=True)
class Logged:
    """What was read from the log of the visitor's profile, each None until it is asked for.

    `standing` is what was last worked out from it, and for when; `houses` are the variants with the own house rules,
    and `houses_partial` tells when the log could not give all; `look` is how the board is to look.
    """

    tried: Tried | None = None
    standing: tuple[str, object] | None = None
    houses: Known | None = None
    houses_partial: float | None = None
    look: Look | None = None


@dataclass(slots=True)
class Pages:
    """What all pages share: the places last visited, messages that wait to be shown, and parts in which was clicked.

    `shown` has what a widget shows that follows what is set elsewhere, and how often that was set; `fault` is why
    attempts could not be kept when the whole page was last drawn.
    """

    places: dict[str, str] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    shown: dict[str, tuple[object, int]] = field(default_factory=dict)
    fault: object = None


@dataclass(slots=True)
class PuzzlesPage:
    """What the puzzles have to be, and which of them came as a surprise.

    `passed` are the puzzles that were shown, the last one at the end; `left` is whether a puzzle comes after one, for
    what was known then.
    """

    wishes: dict[str, str] = field(default_factory=dict)
    mixed: dict[str, bool] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    left: tuple[object, object, str, bool] | None = None

    def pass_by(self, item_id: str) -> None:
        """Remember that a puzzle was shown, the last one at the end."""
        if self.passed[-1:] != [item_id]:
            others = [one for one in self.passed if one != item_id]
            self.passed = [*others, item_id][-_MOST_PASSED:]


@dataclass(slots=True)
class RulesPage:
    """The text of the position that is looked at under several rules, and which rules the form was last filled with.

    The form keeps what has been typed since; its rules are "" for new ones and None before it was filled.
    """

    own_position: str = ""
    filled: str | None = None


@dataclass(slots=True)
class Visit:
    """All that is kept for one visitor between two runs of a page: what pages share, and a part for each page."""

    whose: Whose = field(default_factory=Whose)
    exercises: Exercises = field(default_factory=Exercises)
    logged: Logged = field(default_factory=Logged)
    pages: Pages = field(default_factory=Pages)
    puzzles: PuzzlesPage = field(default_factory=PuzzlesPage)
    replay: ReplayPage = field(default_factory=ReplayPage)
    rules: RulesPage = field(default_factory=RulesPage)


def visit() -> Visit:
    """The visitor's state."""
    return kept(_KEY, Visit)


def start_again(item_id: str) -> None:
    """Clear an exercise for another try."""
    attempts = visit().exercises.attempts
    if item_id in attempts:
        attempts[item_id] = attempts[item_id].again()
