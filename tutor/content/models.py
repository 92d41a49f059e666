"""The shapes of the files: positions, goals, lessons, puzzles and game records, frozen and strict."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Discriminator, Field, Tag
from pydantic_core import PydanticCustomError

from tutor.engine.zwickern.setup import BuildSetup, Setup, WonSetup


def _one_line(text: str) -> str:
    if re.search(r"[\x00-\x1f\x7f\u2028\u2029]", text):
        raise PydanticCustomError("one_line", "this must be one line without control characters")
    return text


def _whole_number(text: object) -> object:
    if isinstance(text, str) and not re.fullmatch(r"[-+]?[0-9]{1,9}", text):
        raise PydanticCustomError("int_parsing", "a whole number is expected")
    return text


Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_one_line)]
Line = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_one_line)]
Prose = Annotated[str, Field(min_length=1, max_length=4000)]
CardText = Annotated[str, Field(max_length=20)]
Cards = Annotated[tuple[CardText, ...], Field(max_length=500)]
Number = Annotated[int, BeforeValidator(_whole_number), Field(ge=-1_000_000, le=1_000_000)]


class Entry(BaseModel):
    """A mapping of a file: unknown keys are refused and nothing changes after loading."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class BuildEntry(Entry):
    """A build on the table."""

    cards: Cards
    value: Number
    owner: Name


def _item_tag(value: Any) -> str:
    return "build" if isinstance(value, (Mapping, BuildEntry)) else "card"


ItemEntry = Annotated[Annotated[CardText, Tag("card")] | Annotated[BuildEntry, Tag("build")], Discriminator(_item_tag)]


class WonEntry(Entry):
    """What a seat has won."""

    cards: Cards = ()
    zwicks: Number = 0


class PositionEntry(Entry):
    """A position as it is written."""

    variant: Name
    seats: Annotated[tuple[Name, ...], Field(max_length=100)]
    turn: Name
    hands: dict[Name, Cards]
    table: Annotated[tuple[ItemEntry, ...], Field(max_length=200)] = ()
    announced: dict[Name, Annotated[tuple[Number, ...], Field(max_length=100)]] = {}
    dealer: Name | None = None
    stock: Number = 0
    won: dict[Name, WonEntry] = {}
    last_capture: Name | None = None

    def setup(self) -> Setup:
        """The same as the engine's Setup."""
        table = [
            entry if isinstance(entry, str) else BuildSetup(entry.cards, entry.value, entry.owner)
            for entry in self.table
        ]
        won = {seat: WonSetup(pile.cards, pile.zwicks) for seat, pile in self.won.items()}
        return Setup(
            variant=self.variant,
            seats=self.seats,
            turn=self.turn,
            hands=self.hands,
            table=table,
            announced=self.announced,
            dealer=self.dealer,
            stock=self.stock,
            won=won,
            last_capture=self.last_capture,
        )


class ZwickGoal(Entry):
    """Clear the table."""

    kind: Literal["zwick"]


class MostCardsGoal(Entry):
    """Take as many cards as possible, with one card of the hand if it is named."""

    kind: Literal["most-cards"]
    card: CardText | None = None


class CaptureGoal(Entry):
    """Take at least these items, each named by one of its cards."""

    kind: Literal["capture"]
    items: Annotated[tuple[CardText, ...], Field(min_length=1, max_length=30)]


class LayGoal(Entry):
    """Lay a card down."""

    kind: Literal["lay"]


Goal = Annotated[ZwickGoal | MostCardsGoal | CaptureGoal | LayGoal, Field(discriminator="kind")]


class WrongEntry(Entry):
    """A play that must fail: for a stated reason, or, where none is stated, because it misses the goal."""

    play: Line
    reason: Line | None = None


class Exercise(Entry):
    """Something to do: a position and a goal, with claims about plays that solve it and plays that do not."""

    position: PositionEntry
    goal: Goal
    solutions: Annotated[tuple[Line, ...], Field(max_length=50)] = ()
    wrong: Annotated[tuple[WrongEntry, ...], Field(max_length=50)] = ()


class StepEntry(Exercise):
    """One step of a lesson: `done` is said when the goal is met."""

    slug: Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
    title: Line
    text: Prose
    done: Prose | None = None


class LessonEntry(Entry):
    """A lesson of the course."""

    title: Line
    about: Prose
    steps: Annotated[tuple[StepEntry, ...], Field(min_length=1, max_length=50)]


class PuzzleEntry(Exercise):
    """A puzzle; `replaces` names an older puzzle that this one corrects."""

    title: Line
    difficulty: Annotated[Number, Field(ge=1, le=5)]
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


BareClaim = Literal["no_capture", "no_build", "only_lay_down"]


def _claim_tag(value: Any) -> str:
    keys = value if isinstance(value, Mapping) else {}
    known = ("could", "could_not", "holds_only")
    return next((key for key in known if key in keys or hasattr(value, key)), "bare")


Claim = Annotated[
    Annotated[BareClaim, Tag("bare")]
    | Annotated[CouldClaim, Tag("could")]
    | Annotated[CouldNotClaim, Tag("could_not")]
    | Annotated[HoldsOnlyClaim, Tag("holds_only")],
    Discriminator(_claim_tag),
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
    """A game record."""

    title: Line | None = None
    about: Prose | None = None
    variant: Name
    seats: Annotated[tuple[Name, ...], Field(min_length=1, max_length=100)]
    dealer: Name
    deals: Annotated[tuple[DealEntry, ...], Field(min_length=1, max_length=50)]
    result: dict[Line, ResultEntry] = {}
