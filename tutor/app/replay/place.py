"""The place in a game record that the address names: the record, the play, and what is done with it."""

from collections.abc import Mapping
from typing import NamedTuple

from tutor.app.visitor.address import go_to_all
from tutor.app.visitor.page_address import Mode
from tutor.app.visitor.state import ShownPlay, visit
from tutor.catalogue.records import Record

REPLAY_KEYS = ("game", "ply", "mode", "tried", "cousin", "at")
"""The keys of the address that belong to this page."""

HANDS = "hands open"
"""The key of the switch that opens all hands."""


class Place(NamedTuple):
    """A place in a record: `ply` is the number of a play, 0 before the first play, `last` at the end.

    `most` is the last number that may be seen, which in guessing is that of the play to guess.
    """

    record: Record
    way: Mode
    ply: int
    most: int

    @property
    def last(self) -> int:
        """The number of the end, one more than that of the last play."""
        return len(self.record.plies) + 1

    @property
    def kept(self) -> int:
        """The number of plays of the record before this one, which stay when others are tried in its place."""
        return min(max(self.ply - 1, 0), len(self.record.plies))


def go_to_play(place: Place, *, ply: int | None = None, way: Mode | None = None, tried: str = "") -> None:
    """Change the address to another play or way; without `tried` it drops the plays tried."""
    way = place.way if way is None else way
    address = {"game": place.record.id, "ply": str(place.ply if ply is None else ply)}
    if way is not Mode.FOLLOW:
        address["mode"] = way
    if tried:
        address["tried"] = tried
    go_to_place(address)


def go_to_place(address: Mapping[str, str]) -> None:
    """Change the address to another place of this page."""
    go_to_all(address, REPLAY_KEYS)


def is_forward(game: str, ply: int) -> bool:
    """Note the play of a game that is shown; tell whether the visitor has come to it from the one before."""
    page = visit().replay
    last = page.shown
    if last is None or (last.game, last.ply) != (game, ply):
        from_before = last is not None and (last.game, last.ply) == (game, ply - 1)
        last = page.shown = ShownPlay(game, ply, from_before)
    return last.from_before
