"""How a seat is spoken of to the player: the seat whose turn it is is you, the others have their names."""

from tutor.engine.zwickern import Position
from tutor.text import Line, Value

_YOU = Line("seat-you")


def seat_name(position: Position, seat: int) -> Value:
    """Name a seat for the middle of a sentence in which it is not the subject, as in `for you`."""
    return _YOU if seat == position.turn else position.seats[seat]


def subject(position: Position, seat: int) -> dict[str, Value]:
    """Return a seat as the subject of a sentence: its name, and whether it is you, which changes the verb."""
    return {"seat": seat_name(position, seat), "you": "yes" if seat == position.turn else "no"}
