"""The state of one visitor, kept between two runs of a page."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from uuid import UUID

from tutor.app.base.processes import Job
from tutor.app.board.protocol import Look
from tutor.app.visitor.exercise_states import ExerciseState
from tutor.app.visitor.session import kept
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.house_rules import KnownVariants
from tutor.catalogue.records import Record
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern import Variants
from tutor.matches.advice.asked import Help
from tutor.matches.match import Match
from tutor.matches.proof import Told as Advice
from tutor.matches.review.found import Review
from tutor.matches.settings import PlaySettings
from tutor.text import Words
from tutor.trainer.attempts import Attempt
from tutor.trainer.faults import LogError
from tutor.trainer.practice import Practice

if TYPE_CHECKING:
    # What these modules work out is kept here, for which they need this module.
    from tutor.app.play.review.working import Reviewing
    from tutor.app.puzzles.next_puzzle import Wish
    from tutor.app.visitor.learner import Standing

_KEY = "visit"
_MOST_PASSED = 100


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


class ProvenRecord(NamedTuple):
    """A proven record, with the name and the text that it was proven of."""

    name: str
    text: str
    record: Record


@dataclass(slots=True)
class ProvenRecords:
    """The results of proving the visitor's own records: by name and text the title or the faults; and the one `shown`.

    The results are valid only for the very object `known`, since house rules may change under the same names.
    """

    known: Variants
    found: dict[tuple[str, str], str | tuple[Fault, ...]] = field(default_factory=dict)
    shown: ProvenRecord | None = None


class ShownPlay(NamedTuple):
    """The play that is shown: its game and its number, and whether the visitor came to it from the one before."""

    game: str
    ply: int
    from_before: bool


class PlayedGame(NamedTuple):
    """A game of the learner's own that is over, as a record: its match, its number in it, and its review, if any."""

    record: Record
    match: Match
    number: int
    review: Review | None


class TriedAgain(NamedTuple):
    """A play that was tried again in a game, at the play with this number from 1, with its verdict.

    Once that is `judged`, `right` tells whether it gives nothing away, None where the table is too large to tell.
    `shown` tells that the better play is told.
    """

    game: str
    ply: int
    verdict: Verdict | None = None
    judged: bool = False
    right: bool | None = None
    shown: bool = False


@dataclass(slots=True)
class ReplayPage:
    """The state of the Replay page.

    `records` are the visitor's own records by name, None until they are read, and `proven` the results of proving them;
    `records_partial` is the time.monotonic() of reading them from a log that could not give everything, else None.
    `guesses` are kept by game; `verdict` is the verdict on the last play that was tried in a branch of a game, and
    `shown` is the play shown, None before the first. `played` is the last of the learner's own games that was opened,
    and `again` the play that was tried again last.
    """

    records: dict[str, str] | None = None
    records_partial: float | None = None
    proven: ProvenRecords | None = None
    guesses: dict[str, Guesses] = field(default_factory=dict)
    verdict: Verdict | None = None
    shown: ShownPlay | None = None
    played: PlayedGame | None = None
    again: TriedAgain | None = None


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


class KeptStanding(NamedTuple):
    """The standing last worked out, and a key that tells whether it still holds."""

    key: str
    standing: "Standing"


@dataclass(slots=True)
class Logged:
    """The data read from the log of the visitor's profile, each None until its first use.

    `standing` is what was last worked out from it; `houses` are the variants with the visitor's own house rules, and
    `houses_partial` is the time.monotonic() of reading them from a log that could not give everything, else None;
    `look` is the look of the board, and `language` has the settings of the language.
    """

    tried: Tried | None = None
    standing: KeptStanding | None = None
    houses: KnownVariants | None = None
    houses_partial: float | None = None
    look: Look | None = None
    language: Mapping[str, str] | None = None


class SyncedValue(NamedTuple):
    """The value of a synced widget, and the number in its key."""

    value: object
    number: int


@dataclass(slots=True)
class Pages:
    """The state that pages share: the `places` last visited, messages that wait to be shown, and parts of pages `used`.

    `shown` has the synced widgets; `fault` is why attempts could not be kept when the whole page was last drawn.
    `risen` tells that the sheet below a table on a phone shows all its text. `words` are those of the visitor's
    language, None before the first run, and `asked_language` is what an address has asked for in this visit.
    """

    places: dict[str, str] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    shown: dict[str, SyncedValue] = field(default_factory=dict)
    fault: LogError | None = None
    risen: bool = False
    words: Words | None = None
    asked_language: str | None = None


class Left(NamedTuple):
    """Whether `another` puzzle follows the one with this id, as worked out from a standing and a wish."""

    standing: "Standing"
    wish: "Wish"
    puzzle: str
    another: bool


@dataclass(slots=True)
class OwnPuzzles:
    """The learner's own puzzles: what came of proving each, by its name and text, None if it does not hold.

    The results are valid only for the very object `known`, since house rules may change under the same names. `partial`
    is the time.monotonic() of reading them from a log that could not give everything, else None; `whole` tells whether
    all were proven.
    """

    known: Variants
    found: dict[tuple[str, str], Puzzle | None]
    partial: float | None
    whole: bool


@dataclass(slots=True)
class PuzzlesPage:
    """The state of the Puzzles page: the `wishes` for puzzles, and which were `mixed`, picked without naming the kind.

    `passed` lists the puzzles that were shown, the last one at the end; `left` keeps whether another puzzle follows.
    `own` are the puzzles from the learner's own games, None until they are read.
    """

    wishes: dict[str, str] = field(default_factory=dict)
    mixed: dict[str, bool] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    left: Left | None = None
    own: OwnPuzzles | None = None

    def pass_by(self, item_id: str) -> None:
        """Note that a puzzle was shown, as the last one so far."""
        if self.passed[-1:] != [item_id]:
            others = [one for one in self.passed if one != item_id]
            self.passed = [*others, item_id][-_MOST_PASSED:]


@dataclass(slots=True)
class LearnPage:
    """The state of the Learn page: the `verdict` on the last play in the game at the end of a path."""

    verdict: Verdict | None = None


class KnownMatch(NamedTuple):
    """A match, and the number of its events that this visit has shown or made."""

    match: UUID
    events: int


class HeldPlay(NamedTuple):
    """A legal play that the coach has warned of, in notation, and the warning; it stands as long as nothing happens."""

    where: KnownMatch
    line: str
    told: Advice


class PlayHelp(NamedTuple):
    """The answers to a question of a person, of a hint the first `steps`; they stand as long as nothing happens."""

    where: KnownMatch
    question: Help
    answers: tuple[Advice, ...]
    steps: int


class AwaitedReview(NamedTuple):
    """A game of a match, by its number, whose review a job works out."""

    match: UUID
    number: int
    job: "Job[Reviewing | None]"


@dataclass(slots=True)
class PlayPage:
    """The state of the Play page.

    `settings` are those for the next match, None until they are read. `verdict` is that on the last play that was not
    legal. `again` counts how often the last round was asked for; `known` is the match shown last, None before the
    first. `held` is the play that the coach has warned of, `help` what was asked of it last, and `awaited` the review
    that is on its way.
    """

    settings: PlaySettings | None = None
    verdict: Verdict | None = None
    again: int = 0
    known: KnownMatch | None = None
    held: HeldPlay | None = None
    help: PlayHelp | None = None
    awaited: AwaitedReview | None = None


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
    play: PlayPage = field(default_factory=PlayPage)
    rules: RulesPage = field(default_factory=RulesPage)


def visit() -> Visit:
    """Return the visitor's state."""
    return kept(_KEY, Visit)


def start_again(item_id: str) -> None:
    """Begin another round of an exercise."""
    states = visit().exercises.states
    if item_id in states:
        states[item_id] = states[item_id].again()
