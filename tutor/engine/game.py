"""The interface of every game: the names by which other packages use a game without knowing which one it is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, TypeVar

from tutor.engine.cards import Card

SetupPath = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault of a setup: where it is, what it is, its particulars, and which other places it concerns."""

    place: SetupPath
    fault: StrEnum
    details: Mapping[str, str | int] = field(default_factory=dict)
    others: tuple[SetupPath, ...] = ()

    def __str__(self) -> str:
        where = ".".join(map(str, self.place)) or "position"
        particulars = " ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{where}: {self.fault} {particulars}".rstrip()


class ImpossiblePositionError(ValueError):
    """A setup that describes no possible position; `problems` holds everything that is wrong with it."""

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
Setup_contra = TypeVar("Setup_contra", contravariant=True)
SomePosition = TypeVar("SomePosition")
SomeAction = TypeVar("SomeAction")
Reason_co = TypeVar("Reason_co", covariant=True)


class Game(Protocol[SomeRules, Setup_contra, SomePosition, SomeAction, Reason_co]):
    """A game: how it is set up, which actions are legal, what they lead to, and how they are written.

    Seats are numbered clockwise. Variants, positions and actions never change and can be compared and hashed. No
    function needs files, a clock, dice or a language.
    """

    @property
    def name(self) -> str:
        """The name of the game, which each of its variants has as `game`."""
        ...

    @property
    def variants(self) -> Mapping[str, SomeRules]:
        """The variants by name, without house rules."""
        ...

    def full_pack(self, rules: SomeRules, players: int) -> Sequence[Card]:
        """Return the cards of a hand unshuffled; raises ValueError if the variant is not for so many players."""
        ...

    def set_up(self, setup: Setup_contra, variants: Mapping[str, SomeRules]) -> SomePosition:
        """Make a position of a setup; raises ImpossiblePositionError with every problem."""
        ...

    def play_hand(
        self,
        rules: SomeRules,
        seats: Sequence[str],
        dealer: int,
        pack: Sequence[Card],
        choose: Callable[[SomePosition], SomeAction],
    ) -> Iterator[SomePosition]:
        """Yield every position of a hand in order, with all cards known; `choose` picks each action.

        The order of the pack is all the chance in a hand.
        """
        ...

    def to_act(self, position: SomePosition) -> int | None:
        """Return the seat to act, or None where cards are dealt next or the hand is over."""
        ...

    def legal_actions(self, position: SomePosition) -> Iterable[SomeAction]:
        """List the legal actions of the seat to act, each once; none where nobody is to act."""
        ...

    def violations(self, position: SomePosition, action: SomeAction) -> Sequence[Reason_co]:
        """List the reasons why an action is not legal, as data; none if it is legal."""
        ...

    def play(self, position: SomePosition, action: SomeAction) -> SomePosition:
        """Return the position after a legal action."""
        ...

    def read_action(self, position: SomePosition, text: str) -> SomeAction:
        """Return the action that a text means in a position, legal or not; raises UnreadableError."""
        ...

    def write_action(self, position: SomePosition, action: SomeAction) -> str:
        """Write an action as text that `read_action` reads."""
        ...

    def seen_by(self, position: SomePosition, seat: int) -> SomePosition:
        """Return the position without what the player on a seat may not know.

        The seat to act has the same legal actions in it.
        """
        ...

    def is_over(self, position: SomePosition) -> bool:
        """Tell whether the hand is over: nothing is left to be dealt or done."""
        ...

    def scores(self, position: SomePosition) -> Sequence[Score]:
        """Return the score of each side, as far as the hand is played."""
        ...
