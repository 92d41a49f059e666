"""How a seat is spoken of to the player, where the seat whose turn it is is you; and sides and games by their seats."""

from collections.abc import Sequence
from typing import Final, Protocol

from tutor.coach.zwickern.words.phrases import joined
from tutor.engine.zwickern import Position
from tutor.text import Line, Name, Noun, Value, Words, listed

YOU: Final = Noun("you", Line("seat-you"), Line("seat-you"))
"""The player, as a thing that has cases."""


def seat_name(position: Position, seat: int) -> Value:
    """Name a seat for the middle of a sentence in which it is not the subject, as in `for you`."""
    return YOU if seat == position.turn else Name(position.seats[seat])


def seat_as_subject(position: Position, seat: int) -> dict[str, Value]:
    """Return a seat as the subject of a sentence: its name, and whether it is you, which changes the verb."""
    return {"seat": seat_name(position, seat), "you": "yes" if seat == position.turn else "no"}


def side_of(names: Sequence[str], seats: Sequence[int]) -> Value:
    """Name a side, which is one seat or two; `names` are those of all seats."""
    return joined([Name(names[seat]) for seat in seats], "side")


class Seated(Protocol):
    """What tells a game that was played: its title, if it has one, and its seats."""

    @property
    def title(self) -> str | None:
        """The title."""
        ...

    @property
    def seats(self) -> Sequence[str]:
        """The names of the seats."""
        ...


def game_title(words: Words, entry: Seated) -> str:
    """Return the title of a record; one that has none is the game of its seats."""
    return entry.title or words("game-untitled", seats=listed(words, [Name(seat).said(words) for seat in entry.seats]))
