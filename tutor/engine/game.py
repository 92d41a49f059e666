"""The record of a game: the names by which other packages use a game without knowing which one it is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from tutor.engine.cards import Card

SetupPath = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a setup: its place, its kind, its particulars, and the other places that it concerns."""

    place: SetupPath
    fault: StrEnum
    details: Mapping[str, str | int] = field(default_factory=dict)
    others: tuple[SetupPath, ...] = ()

    def __str__(self) -> str:
        where = ".".join(map(str, self.place)) or "position"
        particulars = " ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{where}: {self.fault} {particulars}".rstrip()


class ImpossiblePositionError(ValueError):
    """A setup that describes no possible position; `problems` lists all its faults."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = tuple(problems)


class Variant(Protocol):
    """One way to play a game, as a value."""

    @property
    def name(self) -> str:
        """Its name in files, which no other variant of any game has."""
        ...

    @property
    def game(self) -> str:
        """The name of the game that the variant belongs to."""
        ...


class Score(Protocol):
    """The result of one side at the end of a hand, or so far."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the side."""
        ...

    @property
    def points(self) -> int:
        """The points that the side has won; chips are counted from before the hand, and may be less than 0."""
        ...


SomeRules = TypeVar("SomeRules", bound=Variant)
SomeSetup = TypeVar("SomeSetup")
SomePosition = TypeVar("SomePosition")
SomeAction = TypeVar("SomeAction")
SomeReason = TypeVar("SomeReason")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[SomeRules, SomeSetup, SomePosition, SomeAction, SomeReason]):
    """A game: how it is set up, which actions are legal, what they lead to, and how they are written.

    Seats are numbered clockwise. Variants, positions and actions never change and can be compared and hashed. No
    function needs files, a clock, dice or a language.

    Each of the `variants` has the `name` of the game as its own `game`; house rules are not among them. `full_pack`
    returns the cards of a hand unshuffled, and raises ValueError if the variant is not for that many players. `set_up`
    raises ImpossiblePositionError with every problem. `play_hand` takes a variant, the seats, the dealer, a pack whose
    order is all the chance in a hand, and a function that picks each action; it yields every position in order, with
    all cards known.

    `to_act` returns the seat to act, None where cards are dealt next or the hand is over. `legal_actions` lists its
    legal actions, each once; there are none where no seat is to act. `violations` returns the reasons why an action is
    not legal, none if it is, and `play` returns the position after a legal one. `read_action` returns an action, legal
    or not, or raises UnreadableError; it reads what `write_action` writes.

    `seen_by` returns the position without what the player on a seat may not know; the seat to act has the same legal
    actions in it. A hand `is_over` if nothing is left to be dealt or done. `scores` returns the score of each side, up
    to this position.
    """

    name: str
    variants: Mapping[str, SomeRules]
    full_pack: Callable[[SomeRules, int], Sequence[Card]]
    set_up: Callable[[SomeSetup, Mapping[str, SomeRules]], SomePosition]
    play_hand: Callable[
        [SomeRules, Sequence[str], int, Sequence[Card], Callable[[SomePosition], SomeAction]], Iterator[SomePosition]
    ]
    to_act: Callable[[SomePosition], int | None]
    legal_actions: Callable[[SomePosition], Iterable[SomeAction]]
    violations: Callable[[SomePosition, SomeAction], Sequence[SomeReason]]
    play: Callable[[SomePosition, SomeAction], SomePosition]
    read_action: Callable[[SomePosition, str], SomeAction]
    write_action: Callable[[SomePosition, SomeAction], str]
    seen_by: Callable[[SomePosition, int], SomePosition]
    is_over: Callable[[SomePosition], bool]
    scores: Callable[[SomePosition], Sequence[Score]]
