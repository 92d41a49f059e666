"""The frozen, strict models of files: positions, goals, lessons, puzzles, game records and own content."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, Tag

from tutor.content.yaml.dataclass_entries import Written
from tutor.content.yaml.entry import (
    Cards,
    CardText,
    Entry,
    LanguageCode,
    Number,
    OneLine,
    Prose,
    Reasons,
    ShortLine,
    Slug,
    Title,
)
from tutor.content.zwickern.claims import Claim
from tutor.content.zwickern.goals import BoardGoal
from tutor.content.zwickern.plays import PLAYS, BuildWay, PlayKind
from tutor.content.zwickern.questions import Goal
from tutor.engine.zwickern import BuildSetup, Setup, WonSetup

WrittenBuild = Annotated[BuildSetup, Written(BuildSetup, cards=Cards, value=Number, owner=ShortLine)]
WrittenPile = Annotated[WonSetup, Written(WonSetup, cards=Cards, zwicks=Number)]


def _item_tag(value: Any) -> str:
    # Pydantic asks for the tag of plain data when it loads, and of the dataclass when it writes.
    return "build" if isinstance(value, (Mapping, BuildSetup)) else "card"


_Item = Annotated[Annotated[CardText, Tag("card")] | Annotated[WrittenBuild, Tag("build")], Discriminator(_item_tag)]

POSITION = Written(
    Setup,
    game=ShortLine | None,
    variant=ShortLine,
    seats=Annotated[tuple[ShortLine, ...], Field(max_length=100)],
    turn=ShortLine,
    hands=dict[ShortLine, Cards],
    table=Annotated[tuple[_Item, ...], Field(max_length=200)],
    announced=dict[ShortLine, Annotated[tuple[Number, ...], Field(max_length=100)]],
    dealer=ShortLine | None,
    stock=Number,
    won=dict[ShortLine, WrittenPile],
    last_capture=ShortLine | None,
)
WrittenPosition = Annotated[Setup, POSITION]
"""A position as it is written, possible or not; its variant determines the game, which a file may name as well."""


class WrongEntry(Entry):
    """A play that must fail: for the stated reason, or, if none is stated, because it is legal but misses the goal."""

    play: OneLine
    reason: OneLine | None = None


Solutions = Annotated[tuple[OneLine, ...], Field(max_length=50)]
WrongEntries = Annotated[tuple[WrongEntry, ...], Field(max_length=50)]
ReadingIds = Annotated[tuple[ShortLine, ...], Field(max_length=20)]


class ExerciseEntry(Entry):
    """The part that steps and puzzles share: claims about the plays that solve it and plays that do not.

    `shows` names the readings of the rules that it shows at work, `counter` those that tempt here and do not apply.
    """

    solutions: Solutions = ()
    wrong: WrongEntries = ()
    shows: ReadingIds = ()
    counter: ReadingIds = ()


class StepEntry(ExerciseEntry):
    """One step of a lesson; `done` is shown once it is solved, and `position` is None for questions that need none.

    `builds` are the ways of building taught so far; without it the board offers every plausible value, right or wrong.
    `reasons` are the author's own reasons against wrong answers to a question, by the option or the number.
    """

    position: WrittenPosition | None = None
    goal: Goal
    reasons: Reasons = Field(default_factory=dict)
    slug: Slug
    title: Title
    text: Prose
    done: Prose | None = None
    builds: Annotated[tuple[BuildWay, ...], Field(min_length=1)] | None = None


class LessonEntry(Entry):
    """A lesson of the course; `plays` are the kinds of play that its board offers: those taught so far.

    `language` is that of its texts, if it is not that of the folder.

    `about` is the subject of the lesson. A lesson of `other_tables` shows how others play, which is not part of the
    usual game. `can` says what a learner can do after solving every step.
    """

    title: Title
    about: Prose
    other_tables: bool = False
    can: Prose | None = None
    plays: Annotated[tuple[PlayKind, ...], Field(min_length=1)] = PLAYS
    language: LanguageCode | None = None
    steps: Annotated[tuple[StepEntry, ...], Field(min_length=1, max_length=50)]


class PuzzleEntry(ExerciseEntry):
    """A puzzle: a position and plays to find; `replaces` names an older puzzle that this one corrects.

    `language` is that of its texts, if it is not that of the folder.

    `themes` are claims about the plays that solve it. A puzzle without a `title` is named by its goal.
    """

    title: Title | None = None
    position: WrittenPosition
    goal: BoardGoal
    themes: Annotated[tuple[ShortLine, ...], Field(max_length=20)] = ()
    remark: Prose | None = None
    replaces: OneLine | None = None
    language: LanguageCode | None = None


class PlyEntry(Entry):
    """One play of a record, with the annotator's note and claims."""

    seat: ShortLine
    play: OneLine
    note: Prose | None = None
    claims: Annotated[tuple[Claim, ...], Field(max_length=20)] = ()


class DealEntry(Entry):
    """One deal of a record: all hands, the cards dealt to the table, and the plays."""

    hands: dict[ShortLine, Cards]
    table: Cards = ()
    plays: Annotated[tuple[PlyEntry, ...], Field(max_length=500)]


class ResultEntry(Entry):
    """The result of a side at the end; a number that is None is not claimed."""

    cards: Number | None = None
    zwicks: Number | None = None
    points: Number | None = None


class RecordEntry(Entry):
    """A game record; `dealt: otherwise` admits that its deals depart from the variant's plan.

    `language` is that of its texts, if it is not that of the folder.
    """

    title: Title | None = None
    about: Prose | None = None
    language: LanguageCode | None = None
    game: ShortLine | None = None
    variant: ShortLine
    seats: Annotated[tuple[ShortLine, ...], Field(min_length=1, max_length=100)]
    dealer: ShortLine
    dealt: Literal["otherwise"] | None = None
    deals: Annotated[tuple[DealEntry, ...], Field(min_length=1, max_length=50)]
    result: dict[OneLine, ResultEntry] = Field(default_factory=dict)


class ContentEntry(Entry):
    """The title of the content of a folder, and the slug that begins all its ids and never changes.

    `language` is that of its texts, unless a file names another.
    """

    title: Title
    slug: Slug
    language: LanguageCode = "en"
