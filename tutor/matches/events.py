"""The events of a match, as texts that a log can keep.

A match is one game after the other with the same seats; in the code a game is a hand. The first event is `Started`.
Each hand begins with `Dealt`, and what follows belongs to it until the next one is dealt; only a review may come later.
"""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from tutor.bots.levels import Level
from tutor.bots.tricks.levels import TrickLevel
from tutor.coach.kits import KITS
from tutor.content.yaml.entry import ShortLine, names_differ
from tutor.content.zwickern.house_rules import MOST_PLAYERS

EDITION: Final = 1
"""The edition of the deals, raised when a number would give other cards; a running match keeps its first one."""

MOST_SEATS: Final = MOST_PLAYERS
LONGEST_PLAY: Final = 80
MOST_PLAYS: Final = 400
"""The most plays of a hand: no variant has more cards in its packs for eight, and no hand of tricks as many actions."""

MOST_HANDS: Final = 60
LONGEST_NUMBER: Final = 12
NONCE_DIGITS: Final = 32
"""The hexadecimal digits of a nonce."""

LONGEST_REVIEW: Final = 90_000
MOST_TARGET: Final = 1000

GameName = Literal["zwickern", "zwicken", "zwikken"]
AnyLevel = Level | TrickLevel

LEVELS_IN: Final[Mapping[str, tuple[AnyLevel, ...]]] = {name: kit.levels for name, kit in KITS.items()}
"""The levels of the bots in each game, the weakest first."""

Source = Literal["drawn", "address", "day", "again"]
PlyNumber = Annotated[int, Field(ge=0, le=MOST_PLAYS)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


_TableOption = bool | Annotated[int, Field(ge=1, le=1000)] | Annotated[tuple[int, ...], Field(max_length=4)]
TableOptions = Annotated[dict[Annotated[str, Field(max_length=20)], _TableOption], Field(max_length=4)]
"""The agreements of a table beyond the rules, by the names of the options."""


class WrongEventError(ValueError):
    """A text that is not an event, or an event that cannot come at its place in a match."""


class Event(BaseModel):
    """Something that happens in a match; it never changes."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Started(Event):
    """The match begins: the game, the seats, and the level of each, None for a person.

    `house` is the file of house rules, "" for a variant of the tutor, and `options` are the agreements of the table in
    a game that has any. The first side to have `target` points after a game wins the match; without a target it goes on
    as long as the players like. `open_hands` shows all cards, `guided` helps a player in a first hand, and `forced`
    plays a last card at once if it can be played in one way only.
    """

    game: GameName = "zwickern"
    variant: Annotated[str, Field(max_length=40)]
    house: Annotated[str, Field(max_length=20_000)] = ""
    options: TableOptions = Field(default_factory=dict)
    seats: Annotated[tuple[ShortLine, ...], Field(min_length=2, max_length=MOST_SEATS)]
    levels: tuple[AnyLevel | None, ...]
    target: Annotated[int, Field(ge=1, le=MOST_TARGET)] | None = None
    open_hands: bool = False
    guided: bool = False
    forced: bool = False
    edition: Annotated[int, Field(ge=1, le=EDITION)] = EDITION

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if len(self.levels) != len(self.seats) or None not in self.levels:
            raise ValueError("each seat has a level, and a person has none")
        if not {*self.levels} <= {None, *LEVELS_IN[self.game]}:
            raise ValueError(f"nobody plays {self.game} at such a level")
        names_differ(dict.fromkeys(self.seats))
        return self

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, level in enumerate(self.levels) if level is None)

    @property
    def shared(self) -> bool:
        """Whether several people play at one screen."""
        return len(self.people) > 1

    def guides(self, number: int) -> bool:
        """Tell whether things are pointed out in the hand with this number, from 0: the first, to a single person."""
        return self.guided and number == 0 and not self.shared


class Dealt(Event):
    """The cards of the next hand are dealt, by their number; `source` says where the number comes from.

    `pot` are the chips that the hand before has left, in a game that has a pot, and `hand` is the number of the hand in
    its match, from 1. `nonce` is drawn with a number, so that a checksum of both can be shown before the first card; it
    is "" where the number was not drawn, and in older matches.
    """

    number: Annotated[str, Field(pattern=rf"^(0|[1-9][0-9]{{0,{LONGEST_NUMBER - 1}}})$")]
    dealer: SeatNumber
    source: Source = "drawn"
    pot: Annotated[int, Field(ge=0)] = 0
    hand: Annotated[int, Field(ge=1, le=MOST_HANDS)] = 1
    nonce: Annotated[str, Field(pattern=rf"^([0-9a-f]{{{NONCE_DIGITS}}})?$")] = ""


class Played(Event):
    """A seat plays; `ply` counts the plays of the hand from 0, and `play` is in notation."""

    ply: PlyNumber
    play: Annotated[str, Field(max_length=LONGEST_PLAY)]


class TakenBack(Event):
    """All plays of the hand from this one on are taken back."""

    ply: PlyNumber


class Hinted(Event):
    """A person was helped before the play with this number: by a hint of so many steps, 0 for any other help.

    `asked` says that the person asked for it. Warnings were noted as this too, unasked, before they had an event of
    their own.
    """

    ply: PlyNumber
    step: Annotated[int, Field(ge=0, le=4)]
    asked: bool = False


class HeldBack(Event):
    """The coach warned a person of a play, in notation, which would have been the one with this number."""

    ply: PlyNumber
    play: Annotated[str, Field(max_length=LONGEST_PLAY)]


class HandedOver(Event):
    """The screen was handed over to the person whose turn it is, before the play with this number."""

    ply: PlyNumber


class GivenUp(Event):
    """The hand is given up before the play with this number; a player who plays on after that takes it up again."""

    ply: PlyNumber


class Reviewed(Event):
    """The review of the hand with this number, from 0; `found` is written and read by the review.

    It may come after later hands have begun.
    """

    hand: Annotated[int, Field(ge=0, lt=MOST_HANDS)]
    found: Annotated[str, Field(max_length=LONGEST_REVIEW)]


KINDS: Final[Mapping[str, type[Event]]] = {
    "started": Started,
    "dealt": Dealt,
    "played": Played,
    "taken-back": TakenBack,
    "hinted": Hinted,
    "held-back": HeldBack,
    "handed-over": HandedOver,
    "given-up": GivenUp,
    "reviewed": Reviewed,
}
_NAMES: Final = {event: kind for kind, event in KINDS.items()}


def kind_of(event: Event) -> str:
    """Return the name of the kind of an event."""
    return _NAMES[type(event)]


def write_event(event: Event) -> str:
    """Write an event as text, without its kind.

    >>> write_event(Played(ply=3, play="KS x QS+AD"))
    '{"ply":3,"play":"KS x QS+AD"}'
    """
    return event.model_dump_json()


def read_event(kind: str, text: str) -> Event:
    """Return the event of a kind in a text; raises WrongEventError.

    >>> read_event("taken-back", '{"ply": 2}')
    TakenBack(ply=2)
    """
    shape = KINDS.get(kind)
    if shape is None:
        raise WrongEventError(f"{kind!r} is no kind of event")
    try:
        return shape.model_validate_json(text)
    except ValidationError as error:
        raise WrongEventError(f"this is no event of the kind {kind}: {error.errors()[0]['msg']}") from None
