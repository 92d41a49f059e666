"""The state of one visitor, kept between two runs of a page: what pages share, and a record for each page."""

from collections.abc import Callable, Mapping
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
from tutor.app.visitor.standing import Standing
from tutor.app.visitor.wish import Wish
from tutor.bots.ranking import SampledSoFar
from tutor.catalogue.entered_game import EnteredGame
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.house_rules import KnownVariants
from tutor.catalogue.records import Record
from tutor.coach.tricks.actions import ActionVerdict
from tutor.coach.zwickern.verdict.judge import Verdict
from tutor.content.files.load import Loaded
from tutor.content.files.models import RecordEntry
from tutor.content.yaml.source import Fault
from tutor.engine.zwickern import Variants
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


class Notice(NamedTuple):
    """A message that waits to be shown at a place of a page, good or bad, with the faults line by line.

    One that can `undo` what it tells of stays until that is done, or another message comes to its place.
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
    """The language in the cookie, None without one, and those that the browser accepts, as in its header."""

    cookie: str | None
    accepted: str


@dataclass(slots=True)
class Pages:
    """The state that pages share: the `places` last visited, messages that wait to be shown, and parts of pages `used`.

    `page` is the path of the page that was drawn last.
    `shown` has the synced widgets; `fault` is why attempts could not be kept when the whole page was last drawn.
    `risen` tells that the sheet below a table on a phone shows all its text. `asked_language` is what an
    address has asked for in this visit. `browser` is what the browser says of languages.
    """

    places: dict[str, str] = field(default_factory=dict)
    told: list[Notice] = field(default_factory=list)
    used: set[str] = field(default_factory=set)
    page: str | None = None
    shown: dict[str, SyncedValue] = field(default_factory=dict)
    fault: LogError | None = None
    risen: bool = False
    asked_language: str | None = None
    browser: BrowserLanguages | None = None


@dataclass(slots=True)
class Whose:
    """The owner of the visit: the `profile` at the last look, and the `token` that is the profile without a cookie."""

    profile: str | None = None
    token: str | None = None


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


class KeptStanding(NamedTuple):
    """The standing last worked out, and a key that tells whether it still holds."""

    key: str
    standing: Standing


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


@dataclass(slots=True)
class SavedFile:
    """The `file` that a draft was read from or saved as last, None before, and the bytes `seen` in it then.

    `clash` has the bytes of a file that stands in the way of saving: they are shown to the visitor, who decides.
    `name` and `slug` are the name and the folder that were chosen for the file, None before.
    """

    file: Path | None = None
    seen: bytes | None = None
    clash: bytes | None = None
    name: str | None = None
    slug: str | None = None


@dataclass(slots=True)
class LearnPage:
    """The state of the Learn page: the `verdict` on the last play in the game at the end of a path."""

    verdict: Verdict | None = None


_MOST_PASSED = 100


class Left(NamedTuple):
    """Whether `another` puzzle follows the one with this id, as worked out from a standing and a wish."""

    standing: Standing
    wish: Wish
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
    `corrected` tells whether the page says that the address named no puzzle. `own` are the puzzles from the learner's
    own games, None until they are read.
    """

    wishes: dict[str, str] = field(default_factory=dict)
    mixed: dict[str, bool] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    left: Left | None = None
    corrected: bool = False
    own: OwnPuzzles | None = None

    def pass_by(self, item_id: str) -> None:
        """Note that a puzzle was shown, as the last one so far."""
        if self.passed[-1:] != [item_id]:
            others = [one for one in self.passed if one != item_id]
            self.passed = [*others, item_id][-_MOST_PASSED:]


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
    """A proven record, with the name and the text that it was proven of, and the language of the page.

    Its texts are marked where they are in another language.
    """

    name: str
    text: str
    code: str
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
    """A game of the learner's own that is over, as a record: its match and id, its number there, its review, if any.

    Its record is one of Zwickern or of a trick-taking game.
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
        """Return what the review says of the play with a number, from 1; None if it is not one of the person's."""
        plays = () if self.review is None else self.review.plays
        return next((judged for judged in plays if judged.ply == ply - 1), None)

    @property
    def marked(self) -> Mapping[int, Any]:
        """The plays that the review has marked, by their numbers in the record, from 1."""
        return {} if self.review is None else {judged.ply + 1: judged for judged in self.review.marked}


class TriedAgain(NamedTuple):
    """A play that was tried again in a game, at the play with this number from 1, with its verdict.

    Once that is `judged`, `right` tells whether it gives nothing away, None if the table is too large to tell. `shown`
    tells that the better play is told.
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


class TableNow(NamedTuple):
    """How a match stands: the number of its games, and the plays of the last one; a hint changes nothing."""

    match: UUID
    games: int
    lines: tuple[str, ...]


class HeldPlay(NamedTuple):
    """A legal play that the coach has warned of, in notation, and the warning; it stands until something is played.

    `answer` is what the board said, and `look` what was sampled of the play.
    """

    where: TableNow
    line: str
    answer: BoardAnswer
    told: Told
    look: SampledSoFar | None


class RefusedAction(NamedTuple):
    """A play or an action that is not legal, and why; it stands until something is played."""

    where: TableNow
    verdict: Verdict | ActionVerdict


class PlayHelp(NamedTuple):
    """The answers to a question of a person, of a hint the first `steps`; they stand until something is played."""

    where: TableNow
    question: AskedHelp
    answers: tuple[Told, ...]
    steps: int


class AwaitedReview(NamedTuple):
    """A game of a match, by its number, whose review a job works out, or goes on with from what is there so far."""

    match: UUID
    number: int
    so_far: Reviewing | None
    job: Job[Reviewing]

    @property
    def done(self) -> bool:
        """Whether the review is done, and stays here since the log could not keep it."""
        return self.so_far is not None and self.so_far.done


@dataclass(slots=True)
class PlayPage:
    """The state of the Play page.

    `settings` are those for the next match by the name of their setting, once they are read. `refused` is the last play
    that was not legal. `again` counts how often the last round was asked for; `known` is how the match stood when it
    was shown last, None before the first and where this visit has gone on with it since. `held` is the play that the
    coach has warned of, `help` what was asked of it last, and `awaited` the review that is on its way.
    """

    settings: dict[str, PlaySettings] = field(default_factory=dict)
    refused: RefusedAction | None = None
    again: int = 0
    known: TableNow | None = None
    held: HeldPlay | None = None
    help: PlayHelp | None = None
    awaited: AwaitedReview | None = None


@dataclass(slots=True)
class RulesPage:
    """The name of the house rules that the form was last filled with.

    `filled` is "" for new rules, and None before the form was filled; the form itself keeps what was typed since.
    `saved` has the files of folders that house rules are saved as, by the names of the rules.
    """

    filled: str | None = None
    saved: dict[str, SavedFile] = field(default_factory=dict)


class ReadGame(NamedTuple):
    """The game of a text, as far as it is entered, and the record that it makes; None of what has `faults`.

    With a record there are none.
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
    """The open draft, with its `text` and the text that the log has `kept` of it.

    `draft` is the name of the draft, None until it is kept; `text` is "" before one is begun. `changes` has the changes
    of the visit by the name of the draft, "" until it is kept, and `edits` counts them. `seat` is the seat that is laid
    out, and `refused` says why the last change was not made. `built` is what a build is being made of, in a change that
    waits for its value: the card, and the place of the item on the table, None without one. `saved` is the file of a
    folder that the draft is saved as.

    In a game `laying` tells that its cards are laid out, else plays are made. `play` is the number of the play looked
    at, from 1, None for the next one. `verdict` is that on a play that was refused. `game` is the draft as it was read.
    `step` is the place of the step of a lesson that is looked at. `within` is the place of a step whose position or
    task is changed, None where these are a puzzle's.
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
        """The text before the last change; None without one, or where another tab has changed the draft since."""
        made = self.changes.get(self.draft or "")
        return made[-1].before if made and made[-1].after == self.text else None

    @property
    def inside(self) -> tuple[str | int, ...]:
        """The path in the text of the exercise that is changed."""
        return () if self.within is None else ("steps", self.within)


_KEY = "visit"


@dataclass(slots=True)
class Session:
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
    workshop: WorkshopPage = field(default_factory=WorkshopPage)


def session() -> Session:
    """Return the visitor's state."""
    return kept(_KEY, Session)


def start_again(item_id: str) -> None:
    """Begin another round of an exercise."""
    states = session().exercises.states
    if item_id in states:
        states[item_id] = states[item_id].again()
