"""What of a game record the address names: which game, which play, and what is done with it."""

from enum import StrEnum
from typing import NamedTuple

from tutor.app.visitor.address import go_to_all
from tutor.catalogue.records import Game

KEYS = ("game", "ply", "mode", "tried")
"""What the address says on this page."""

HANDS = "hands open"
"""Under this it is kept whether all hands are open."""

BOARD_WIDTH = 828  # as wide as the board needs to seat four around the table; what is said stands beside it


class Way(StrEnum):
    """What is done with a record: follow it, guess its plays, or try other ones."""

    FOLLOW = "follow"
    GUESS = "guess"
    TRY = "try"


class Place(NamedTuple):
    """A play of a game by its number, 0 before the first and one more than there are at the end.

    `most` is the last number that may be looked at; where plays are guessed it is that of the play to guess.
    """

    game: Game
    way: Way
    ply: int
    most: int

    @property
    def last(self) -> int:
        """The number of the end."""
        return len(self.game.plies) + 1

    @property
    def kept(self) -> int:
        """How many plays of the record stay where others are tried in the place of this one."""
        return min(max(self.ply - 1, 0), len(self.game.plies))


def go(place: Place, *, ply: int | None = None, way: Way | None = None, tried: str = "") -> None:
    """Let the address name another play, or something else to be done."""
    way = place.way if way is None else way
    address = {"game": place.game.id, "ply": str(place.ply if ply is None else ply)}
    if way is not Way.FOLLOW:
        address["mode"] = way
    if tried:
        address["tried"] = tried
    go_to_all(address, KEYS)
