"""The shapes of the files: positions, goals, lessons, puzzles and game records, frozen and strict."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

from pydantic import Discriminator, Field, Tag

from tutor.content.yaml.entry import Cards, CardText, Entry, Line, Name, Number, Prose, Slug
from tutor.content.yaml.written import Written
from tutor.content.zwickern.goals import BoardGoal
from tutor.content.zwickern.plays import PLAYS, PlayKind
from tutor.content.zwickern.questions import Goal
from tutor.engine.zwickern import BuildSetup, Setup, WonSetup

WrittenBuild = Annotated[BuildSetup, Written(BuildSetup, cards=Cards, value=Number, owner=Name)]
WrittenPile = Annotated[WonSetup, Written(WonSetup, cards=Cards, zwicks=Number)]


def _item_tag(value: Any) -> str:
    return "build" if isinstance(value, (Mapping, BuildSetup)) else "card"


_Item = Annotated[Annotated[CardText, Tag("card")] | Annotated[WrittenBuild, Tag("build")], Discriminator(_item_tag)]

POSITION = Written(
    Setup,
    game=Name | None,
    variant=Name,
    seats=Annotated[tuple[Name, ...], Field(max_length=100)],
    turn=Name,
    hands=dict[Name, Cards],
    table=Annotated[tuple[_Item, ...], Field(max_length=200)],
    announced=dict[Name, Annotated[tuple[Number, ...], Field(max_length=100)]],
    dealer=Name | None,
    stock=Number,
    won=dict[Name, WrittenPile],
    last_capture=Name | None,
)
WrittenPosition = Annotated[Setup, POSITION]
"""A position as it is written, right or wrong; the variant tells the game, which may be said besides."""


class WrongEntry(Entry):
    """A play that must fail: for a stated reason, or, where none is stated, because it misses the goal."""

    play: Line
    reason: Line | None = None


Solutions = Annotated[tuple[Line, ...], Field(max_length=50)]
WrongEntries = Annotated[tuple[WrongEntry, ...], Field(max_length=50)]
ReadingIds = Annotated[tuple[Name, ...], Field(max_length=20)]


class Exercise(Entry):
    """What lessons and puzzles share: claims about plays that solve it and plays that do not.

    `shows` and `counter` name the readings of the rules that it shows at work and those that it shows not to apply.
    """

    solutions: Solutions = ()
    wrong: WrongEntries = ()
    shows: ReadingIds = ()
    counter: ReadingIds = ()


class StepEntry(Exercise):
    """One step of a lesson: `done` is said when it is done; some questions need no position."""

    position: WrittenPosition | None = None
    goal: Goal
    slug: Slug
    title: Line
    text: Prose
    done: Prose | None = None


class LessonEntry(Entry):
    """A lesson of the course; `plays` are those that the board offers, as far as they are taught already.

    `can` is what a learner can do who has solved every step.
    """

    title: Line
    about: Prose
    can: Prose | None = None
    plays: Annotated[tuple[PlayKind, ...], Field(min_length=1)] = PLAYS
    steps: Annotated[tuple[StepEntry, ...], Field(min_length=1, max_length=50)]


class PuzzleEntry(Exercise):
    """A puzzle: a position and plays to find; `replaces` names an older puzzle that this one corrects.

    `themes` are claims about the plays that solve it; without a `title` it is named by what it asks.
    """

    title: Line | None = None
    position: WrittenPosition
    goal: BoardGoal
    themes: Annotated[tuple[Name, ...], Field(max_length=20)] = ()
    remark: Prose | None = None
    replaces: Line | None = None


class CouldClaim(Entry):
    """The play would have been legal."""

    could: Line


class CouldNotClaim(Entry):
    """The play would not have been legal."""

    could_not: Line


class HoldsOnlyClaim(Entry):
    """The hand is exactly these cards."""

    holds_only: Cards


_NO_CLAIM = "content-claim-unknown"
BareClaim = Literal["no_capture", "no_build", "only_lay_down"]


def _claim_tag(value: Any) -> str | None:
    keys = value if isinstance(value, Mapping) else {}
    known = ("could", "could_not", "holds_only")
    stated = next((key for key in known if key in keys or hasattr(value, key)), None)
    return "bare" if stated is None and value in get_args(BareClaim) else stated


Claim = Annotated[
    Annotated[BareClaim, Tag("bare")]
    | Annotated[CouldClaim, Tag("could")]
    | Annotated[CouldNotClaim, Tag("could_not")]
    | Annotated[HoldsOnlyClaim, Tag("holds_only")],
    Discriminator(_claim_tag, custom_error_type=_NO_CLAIM, custom_error_message=_NO_CLAIM),
]


class PlyEntry(Entry):
    """One play of a record, with the annotator's note and what it claims."""

    seat: Name
    play: Line
    note: Prose | None = None
    claims: Annotated[tuple[Claim, ...], Field(max_length=20)] = ()


class DealEntry(Entry):
    """One deal of a record: all hands, what is dealt to the table, and the plays."""

    hands: dict[Name, Cards]
    table: Cards = ()
    plays: Annotated[tuple[PlyEntry, ...], Field(max_length=500)]


class ResultEntry(Entry):
    """What a side has at the end."""

    cards: Number | None = None
    zwicks: Number | None = None
    points: Number | None = None


class GameEntry(Entry):
    """A game record; `dealt: otherwise` says that its deals are not those of the variant."""

    title: Line | None = None
    about: Prose | None = None
    game: Name | None = None
    variant: Name
    seats: Annotated[tuple[Name, ...], Field(min_length=1, max_length=100)]
    dealer: Name
    dealt: Literal["otherwise"] | None = None
    deals: Annotated[tuple[DealEntry, ...], Field(min_length=1, max_length=50)]
    result: dict[Line, ResultEntry] = Field(default_factory=dict)
