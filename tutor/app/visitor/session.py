"""The session: the state of one visitor between two runs of a page, with a shared part and a record for each page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple
from uuid import UUID

from tutor.app.base.lane import Job
from tutor.app.base.session import kept
from tutor.app.board.component import BoardAnswer
from tutor.app.board.protocol import Look
from tutor.app.visitor.exercise_states import Exercises
from tutor.app.visitor.learner import LearnerProgress, Wish
from tutor.bots.ranking import SampledSoFar
from tutor.catalogue.entered_game import EnteredGame
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.house_rules import KnownVariants
from tutor.catalogue.records import Record
from tutor.coach.tricks.actions import ActionVerdict
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.files.load import Loaded
from tutor.content.files.models import RecordEntry, StepEntry
from tutor.content.files.numbers import CountedEntry, NumbersQuestion
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern import Rules, Variants
from tutor.matches.advice.asked import AskedHelp
from tutor.matches.games import AnyMatch
from tutor.matches.proof import Told
from tutor.matches.review.found import AnyReview
from tutor.matches.review.games import Reviewing
from tutor.matches.settings import PlaySettings
from tutor.text import Line
from tutor.trainer.attempts import Attempt
from tutor.trainer.faults import LogError
from tutor.trainer.practice import Practice
from tutor.trainer.sets import SameAgain


class Notice(NamedTuple):
    """A message waiting to be shown at a place of a page, good or bad, with the faults line by line.

    A message with an `undo` stays until that is used, or another message takes its place.
    """

    place: str
    good: bool
    text: str
    lines: tuple[str, ...] = ()
    undo: Callable[[], None] | None = None


class SyncedValue(NamedTuple):
    """The value of a synced widget, and the number in its key."""

    value: object
    number: int


class BrowserLanguages(NamedTuple):
    """The language in the cookie, None without one, and the browser's Accept-Language header."""

    cookie: str | None
    accepted: str


@dataclass(slots=True)
class Pages:
    """The state that pages share: the `places` last visited, the messages waiting, and the parts of pages `used`.

    `page` is the path of the page drawn last.
    `shown` has the synced widgets; `fault` is why attempts could not be kept when the whole page was last drawn.
    `risen` is True if the sheet below a table on a phone shows all its text. `asked_language` is the language that an
    address has asked for in this session. `browser` has the languages of the browser.
    """

    places: dict[str, str] = field(default_factory=dict)
    notices: list[Notice] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    page: str | None = None
    shown: dict[str, SyncedValue] = field(default_factory=dict)
    fault: LogError | None = None
    risen: bool = False
    asked_language: str | None = None
    browser: BrowserLanguages | None = None


@dataclass(slots=True)
class Whose:
    """The owner of the session: the last known `profile`, and the `token` that is the profile without a cookie."""

    profile: str | None = None
    token: str | None = None


@dataclass(slots=True)
class Tried:
    """The attempts of a learner in the log: the exercises `solved`, and the last tries of those of the content.

    `noted` lists the attempts of this session, oldest first, and `number` counts all. `partial` is the
    time.monotonic() of an incomplete reading of the log, otherwise None. `practice` is computed from the attempts at
    its first use, for the variants named in `variants`; it is None before.
    """

    solved: set[str]
    latest: dict[str, datetime]
    noted: list[Attempt]
    number: int
    partial: float | None = None
    practice: Practice | None = None
    variants: frozenset[str] = frozenset()


class KeptProgress(NamedTuple):
    """The progress computed last, and a key that changes once it is outdated."""

    key: str
    progress: LearnerProgress


@dataclass(slots=True)
class Logged:
    """The data read from the log of the visitor's profile, each None until its first use.

    `progress` is the progress computed last; `houses` are the variants with the visitor's own house rules, and
    `houses_partial` is the time.monotonic() of an incomplete reading of them, otherwise None; `table` is the name of
    the table that the visitor has chosen as theirs, "" without one; `look` is the look of the board, and `language` has
    the settings of the language.
    """

    tried: Tried | None = None
    progress: KeptProgress | None = None
    houses: KnownVariants | None = None
    houses_partial: float | None = None
    table: str | None = None
    look: Look | None = None
    language: Mapping[str, str] | None = None


@dataclass(slots=True)
class SavedFile:
    """The `file` that a draft was last read from or saved as, None before, and the bytes `seen` in it then.

    `clash` has the bytes of a conflicting file, which are shown to the visitor, who decides. `name` and `slug` are the
    chosen name and folder of the file, None before.
    """

    file: Path | None = None
    seen: bytes | None = None
    clash: bytes | None = None
    name: str | None = None
    slug: str | None = None


class AtOwnTable(NamedTuple):
    """The `lines` on what is different at the table `rules` from the step with an id and an entry."""

    item_id: str
    entry: StepEntry
    rules: Rules
    lines: tuple[Line, ...]


@dataclass(slots=True)
class LearnPage:
    """The state of the Learn page: the `verdict` on the last play in the game after a path.

    `at_own_table` is what the last step had to say of the visitor's own table.
    """

    verdict: Verdict | None = None
    at_own_table: AtOwnTable | None = None


_MOST_PASSED = 100


class Left(NamedTuple):
    """The id of the puzzle `following` the one with this id, None if none does, as picked for a state and a wish."""

    progress: LearnerProgress
    wish: Wish
    puzzle: str
    following: str | None


@dataclass(slots=True)
class OwnPuzzles:
    """The learner's own puzzles: the proven puzzle by name and text, None if the proof failed.

    The results are valid only for this very object `known`, because house rules may change under the same names.
    `partial` is the time.monotonic() of an incomplete reading, otherwise None; `whole` is True once all were proven.
    """

    known: Variants
    found: dict[tuple[str, str], Puzzle | None]
    partial: float | None
    whole: bool


@dataclass(slots=True)
class PuzzlesPage:
    """The state of the Puzzles page: the `wishes` for puzzles, and which were `mixed`, picked without naming the kind.

    `passed` lists the puzzles shown, the last one at the end; `left` caches whether another puzzle follows, and
    `offered` what other pages offer as the next one: the progress, the wish and the id picked for it. `corrected`
    is True if the page says that the address named no puzzle. `own` are the puzzles from the learner's own games, None
    until they are read, and so are the `favourites` and the set that is solved `again`, which may be none.
    """

    wishes: dict[str, str] = field(default_factory=dict)
    mixed: dict[str, bool] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    left: Left | None = None
    offered: tuple[LearnerProgress, Wish, str | None] | None = None
    corrected: bool = False
    own: OwnPuzzles | None = None
    favourites: Sequence[str] | None = None
    again: tuple[SameAgain | None] | None = None

    def pass_by(self, item_id: str) -> None:
        """Record a puzzle as the one shown last."""
        if self.passed[-1:] != [item_id]:
            others = [one for one in self.passed if one != item_id]
            self.passed = [*others, item_id][-_MOST_PASSED:]


@dataclass(slots=True)
class Guesses:
    """The guesses in a record: `tried` has the guessed plays by their numbers, "" for a play that was shown instead.

    Guessing begins at the play with the number `start`, for the seat `seat`, or for all seats if that is None.
    `verdict` is the verdict on the last guess, legal or not, at the play with the number `at`.
    """

    start: int = 1
    seat: str | None = None
    tried: dict[int, str] = field(default_factory=dict)
    verdict: Verdict | None = None
    at: int = 0


class ProvenRecord(NamedTuple):
    """A proven record, with the name and the text that were proven, and the language of the page.

    Its texts are marked if they are in another language.
    """

    name: str
    text: str
    code: str
    record: Record


@dataclass(slots=True)
class ProvenRecords:
    """The results of proving the visitor's own records, the title or the faults by name and text; and the one `shown`.

    The results are valid only for this very object `known`, because house rules may change under the same names.
    """

    known: Variants
    found: dict[tuple[str, str], str | tuple[Fault, ...]] = field(default_factory=dict)
    shown: ProvenRecord | None = None


class ShownPlay(NamedTuple):
    """The play on show: its game and its number, and whether the visitor came to it from the previous one."""

    game: str
    ply: int
    from_before: bool


class PlayedGame(NamedTuple):
    """A finished game of the learner as a record, with its match and id, its number there, and its review, if any.

    The record is one of Zwickern or of a trick-taking game.
    """

    record: Any
    id: UUID
    match: AnyMatch
    number: int
    review: AnyReview | None

    @property
    def hand(self) -> Any:
        """The hand that was played."""
        return self.match.hands[self.number]

    def judged(self, ply: int) -> Any:
        """Return the review of the play with a number, from 1; None if it is not the person's."""
        plays = () if self.review is None else self.review.plays
        return next((judged for judged in plays if judged.ply == ply - 1), None)

    @property
    def marked(self) -> Mapping[int, Any]:
        """The plays that the review has marked, by their numbers in the record, from 1."""
        return {} if self.review is None else {judged.ply + 1: judged for judged in self.review.marked}


class TriedAgain(NamedTuple):
    """A retried play of a game, by its number from 1, with its verdict.

    Once it is `judged`, `right` says whether it gives nothing away, None if the table is too large to tell. `shown` is
    True if the better play is shown.
    """

    game: str
    ply: int
    verdict: Verdict | ActionVerdict | None = None
    judged: bool = False
    right: bool | None = None
    shown: bool = False


@dataclass(slots=True)
class ReplayPage:
    """The state of the Replay page.

    `records` are the visitor's own records by name, None until they are read, and `proven` are the results of proofs;
    `records_partial` is the time.monotonic() of an incomplete reading of them, otherwise None. `guesses` are kept by
    game; `verdict` is the verdict on the last play tried in a branch of a game, and `shown` is the play on show, None
    before the first. `played` is the last opened game of the learner's own, and `again` the last retried play.
    """

    records: dict[str, str] | None = None
    records_partial: float | None = None
    proven: ProvenRecords | None = None
    guesses: dict[str, Guesses] = field(default_factory=dict)
    verdict: Verdict | None = None
    shown: ShownPlay | None = None
    played: PlayedGame | None = None
    again: TriedAgain | None = None


class MatchState(NamedTuple):
    """The state of a match: the number of its games, and the plays of the last one; a hint does not change it."""

    match: UUID
    games: int
    lines: tuple[str, ...]


class HeldPlay(NamedTuple):
    """A legal play that the coach has warned of, in notation, with the warning; valid until the next play.

    `answer` is the answer of the board, and `look` the samples of the play.
    """

    where: MatchState
    line: str
    answer: BoardAnswer
    told: Told
    look: SampledSoFar | None


class RefusedAction(NamedTuple):
    """An illegal play or action with its verdict; valid until the next play."""

    where: MatchState
    verdict: Verdict | ActionVerdict


class PlayHelp(NamedTuple):
    """The answers to a person's question, the first `steps` of a hint; valid until the next play."""

    where: MatchState
    question: AskedHelp
    answers: tuple[Told, ...]
    steps: int


class PartnerPlay(NamedTuple):
    """A play of a partner that the visitor asked about: the last one of `where`, with the answers."""

    where: MatchState
    answers: tuple[Told, ...]


class AwaitedReview(NamedTuple):
    """A game of a match, by its number, whose review a job works out or continues."""

    match: UUID
    number: int
    so_far: Reviewing | None
    job: Job[Reviewing]

    @property
    def done(self) -> bool:
        """Whether the review is done, and stays here because the log could not keep it."""
        return self.so_far is not None and self.so_far.done


@dataclass(slots=True)
class PlayPage:
    """The state of the Play page.

    `settings` are those for the next match by the name of their setting, once they are read. `refused` is the last
    illegal play. `again` counts the requests to show the last round again, and `since_capture` is the state in which
    what happened since the last capture was asked for; `known` is the state of the match when last shown, None before
    the first, or if this session has continued it since. `held` is the play that the coach has warned of, `help` the
    last question to the coach, and `awaited` the review being worked out. `partner` is the play of a partner that was
    asked about last, here or in Replay.
    """

    settings: dict[str, PlaySettings] = field(default_factory=dict)
    refused: RefusedAction | None = None
    again: int = 0
    since_capture: MatchState | None = None
    known: MatchState | None = None
    held: HeldPlay | None = None
    help: PlayHelp | None = None
    awaited: AwaitedReview | None = None
    partner: PartnerPlay | None = None


class OwnNumbers(NamedTuple):
    """What was counted of `games` games at a table of the visitor's own, by question."""

    rules: Rules
    seats: int
    games: int
    entries: Mapping[NumbersQuestion, CountedEntry]


@dataclass(slots=True)
class RulesPage:
    """The state of the Rules page, with the name of the house rules that the form was last filled with.

    `filled` is "" for new rules, and None before the form was filled; the form itself keeps later input. `saved` has
    the files of folders that house rules are saved as, by the names of the rules. `asked` is the question on new rules
    that is asked, None without one, `answers` are those given so far, and `written` the numbers on jokers. `kept` names
    the house rules that have just been kept, "" for none, and `kept_at` the part of the page that says so. `numbers` is
    what was counted last at a table of the visitor's own.
    """

    filled: str | None = None
    asked: str | None = None
    answers: dict[str, str] = field(default_factory=dict)
    written: str = ""
    saved: dict[str, SavedFile] = field(default_factory=dict)
    kept: str = ""
    kept_at: str = ""
    numbers: OwnNumbers | None = None


class ReadGame(NamedTuple):
    """The game entered so far in a text, and the record that it makes; None for either if it has `faults`.

    With a record there are no faults.
    """

    text: str
    variants: Variants
    loaded: Loaded[RecordEntry] | None
    game: EnteredGame | None
    record: Record | None
    faults: tuple[Fault, ...]


class DraftChange(NamedTuple):
    """A change of a draft: its text before, and after."""

    before: str
    after: str


@dataclass(slots=True)
class WorkshopPage:
    """The state of the Workshop: the open draft, with its `text` and the text `kept` in the log.

    `draft` is the name of the draft, None until it is kept; `text` is "" before one is begun. `changes` has the changes
    of the session by the name of the draft, "" until it is kept, and `edits` counts them. `seat` is the seat to lay
    for, and `refused` why the last change was refused. `built` has the parts of a build that waits for its value:
    the card, and the place of the item on the table, None without one. `saved` is the file of a folder that the draft
    is saved as.

    In a game, `laying` is True while its cards are laid out, False for its plays. `play` is the number of the play on
    show, from 1, None for the next one. `verdict` is that on a refused play. `game` is the draft as read.
    `step` is the place of the chosen step of a lesson. `within` is the place of the step whose position or task is
    edited, None while those of a puzzle are.
    """

    draft: str | None = None
    text: str = ""
    kept: str | None = None
    changes: dict[str, list[DraftChange]] = field(default_factory=dict)
    edits: int = 0
    seat: str | None = None
    refused: Line | None = None
    built: tuple[str, int | None] | None = None
    laying: bool = True
    play: int | None = None
    verdict: Verdict | None = None
    game: ReadGame | None = None
    saved: SavedFile = field(default_factory=SavedFile)
    step: int = 0
    within: int | None = None

    @property
    def before(self) -> str | None:
        """The text before the last change; None without one, or if another tab has changed the draft since."""
        made = self.changes.get(self.draft or "")
        return made[-1].before if made and made[-1].after == self.text else None

    @property
    def inside(self) -> tuple[str | int, ...]:
        """The path in the text of the exercise being edited."""
        return () if self.within is None else ("steps", self.within)


_KEY = "visit"


@dataclass(slots=True)
class Session:
    """The whole state of one visitor: a shared part, and a part for each page that needs one."""

    whose: Whose = field(default_factory=Whose)
    exercises: Exercises = field(default_factory=Exercises)
    logged: Logged = field(default_factory=Logged)
    pages: Pages = field(default_factory=Pages)
    learn: LearnPage = field(default_factory=LearnPage)
    puzzles: PuzzlesPage = field(default_factory=PuzzlesPage)
    replay: ReplayPage = field(default_factory=ReplayPage)
    play: PlayPage = field(default_factory=PlayPage)
    rules: RulesPage = field(default_factory=RulesPage)
    workshop: WorkshopPage = field(default_factory=WorkshopPage)


def session() -> Session:
    """Return the session of the visitor."""
    return kept(_KEY, Session)


def start_again(item_id: str) -> None:
    """Begin another round of an exercise."""
    states = session().exercises.states
    if item_id in states:
        states[item_id] = states[item_id].again()
