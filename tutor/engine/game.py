"""What every game offers: the names by which the floors above use it without knowing which one it is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, TypeVar

from tutor.engine.cards import Card

Place = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a setup: where, what, its particulars, and which other places it concerns."""

    place: Place
    fault: StrEnum
    details: Mapping[str, str | int] = field(default_factory=dict)
    others: tuple[Place, ...] = ()

    def __str__(self) -> str:
        where = ".".join(map(str, self.place)) or "position"
        particulars = " ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{where}: {self.fault} {particulars}".rstrip()


class ImpossiblePositionError(ValueError):
    """A setup that is no position; `problems` holds all that is wrong with it."""

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
        """The name of the game that it is a way to play."""
        ...


class Score(Protocol):
    """What one side has at the end of a hand, or so far."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of the side."""
        ...

    @property
    def points(self) -> int:
        """What they have won; chips are counted from before the hand, and may be less than 0."""
        ...


Rules = TypeVar("Rules", bound=Variant)
Setup_contra = TypeVar("Setup_contra", contravariant=True)
Position = TypeVar("Position")
Action = TypeVar("Action")
Reason_co = TypeVar("Reason_co", covariant=True)


class Game(Protocol[Rules, Setup_contra, Position, Action, Reason_co]):
    """A game: how it begins, what may be done, what comes of it, and how that is written.

    Seats are numbers, clockwise. Variants, positions and actions are values that never change and can be compared
    and hashed; nothing here asks for files, a clock, dice or a language.
    """

    @property
    def name(self) -> str:
        """The name of the game, which its variants tell."""
        ...

    @property
    def variants(self) -> Mapping[str, Rules]:
        """The variants by name, without house rules."""
        ...

    def full_pack(self, rules: Rules, players: int) -> Sequence[Card]:
        """The cards of a hand before they are shuffled; raises ValueError if the variant is not for so many."""
        ...

    def set_up(self, setup: Setup_contra, variants: Mapping[str, Rules]) -> Position:
        """Make a position of what is written down; raises ImpossiblePositionError with every problem."""
        ...

    def play_hand(
        self,
        rules: Rules,
        seats: Sequence[str],
        dealer: int,
        pack: Sequence[Card],
        choose: Callable[[Position], Action],
    ) -> Iterator[Position]:
        """Yield every position of a hand in order, with all cards known; `choose` picks each action.

        Whatever chance decides comes from the order of the pack.
        """
        ...

    def to_act(self, position: Position) -> int | None:
        """The seat that is to act; None where nobody is, because cards are dealt next or the hand is over."""
        ...

    def legal_actions(self, position: Position) -> Iterable[Action]:
        """Everything that whoever is to act may do, each once; nothing where nobody is."""
        ...

    def violations(self, position: Position, action: Action) -> Sequence[Reason_co]:
        """Every reason why an action is not legal, as data; none if it is."""
        ...

    def play(self, position: Position, action: Action) -> Position:
        """The position after a legal action."""
        ...

    def read_action(self, position: Position, text: str) -> Action:
        """The action that a text means in a position, legal or not; raises UnreadableError."""
        ...

    def write_action(self, position: Position, action: Action) -> str:
        """An action as text that `read_action` reads."""
        ...

    def seen_by(self, position: Position, seat: int) -> Position:
        """The position without what the player on a seat may not know.

        Whoever is to act may do the same in it.
        """
        ...

    def is_over(self, position: Position) -> bool:
        """Whether the hand is over: nothing is left to be dealt or done."""
        ...

    def scores(self, position: Position) -> Sequence[Score]:
        """What each side has, as far as it is played."""
        ...
