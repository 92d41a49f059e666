"""The names of seats for the player, in which the seat whose turn it is is you; and sides and games by their seats."""

from collections.abc import Sequence
from typing import Protocol

from tutor.coach.zwickern.words.phrases import joined
from tutor.engine.zwickern import Position
from tutor.text import YOU, Line, Listed, Name, Value, Words, as_subject, render


def seat_name(position: Position, seat: int) -> Value:
    """Name a seat for the middle of a sentence in which it is not the subject, as in `for you`."""
    return Name(YOU if seat == position.turn else position.seats[seat])


def seat_as_subject(position: Position, seat: int) -> dict[str, Value]:
    """Return a seat as the subject of a sentence: its name, and whether it is you, which changes the verb."""
    return as_subject(YOU if seat == position.turn else position.seats[seat])


def side_of(names: Sequence[str], seats: Sequence[int]) -> Value:
    """Name a side, which is one seat or two, you first; `names` are those of all seats."""
    first = sorted(seats, key=lambda seat: names[seat] != YOU)
    return joined([Name(names[seat]) for seat in first], "side")


def side_label(words: Words, names: Sequence[str], seats: Sequence[int]) -> str:
    """Write the name of a side for use on its own, as above a column."""
    return render(words, Line("option-text", {"text": side_of(names, seats)}))


class Seated(Protocol):
    """The names of a game that was played: its title, if it has one, and its seats."""

    @property
    def title(self) -> str | None:
        """The title."""
        ...

    @property
    def seats(self) -> Sequence[str]:
        """The names of the seats."""
        ...


def game_title(words: Words, entry: Seated) -> str:
    """Return the title of a record; a record without one is named by its seats."""
    return entry.title or Line("game-untitled", {"seats": Listed(tuple(map(Name, entry.seats)))}).said(words)
