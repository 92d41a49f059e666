"""The place in a game record that the address names: the record, the play, what is done with it; and its layout."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

import streamlit as st

from tutor.app.visitor.address import go_to_all
from tutor.app.visitor.page_address import COUSIN, Mode
from tutor.app.visitor.session import ShownPlay, session
from tutor.catalogue.records import Record
from tutor.catalogue.tricks.hands import TrickRecord

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

REPLAY_KEYS = ("game", "ply", "mode", "tried", COUSIN, "at")
"""The keys of the address that belong to this page."""

HANDS = "hands open"
"""The key of the switch that opens all hands."""

_SomeRecord = TypeVar("_SomeRecord", bound=Record | TrickRecord)


class PlaceIn(NamedTuple, Generic[_SomeRecord]):
    """A place in a record: `ply` is the number of a play, 0 before the first play, `last` at the end.

    `most` is the last number that may be seen, which in guessing is that of the play to guess. `name` is that of the
    record in the address.
    """

    record: _SomeRecord
    way: Mode
    ply: int
    most: int
    name: str

    @property
    def last(self) -> int:
        """The number of the end, one more than that of the last play."""
        return len(self.record.plays) + 1

    @property
    def kept(self) -> int:
        """The number of plays of the record before this one, which stay when others are tried in its place."""
        return min(max(self.ply - 1, 0), self.last - 1)


Place = PlaceIn[Record]
"""A place in a record of Zwickern."""
TrickPlace = PlaceIn[TrickRecord]
"""A place in a record of a trick-taking game."""
AnyPlace = PlaceIn[Any]


def is_of_tricks(place: AnyPlace) -> bool:
    """Tell whether a place is one in a record of a trick-taking game."""
    return isinstance(place.record, TrickRecord)


def keys_of(place: AnyPlace) -> tuple[str, str]:
    """Return the keys of the address that name a record of the same kind, and the number of a play in it."""
    return (COUSIN, "at") if is_of_tricks(place) else ("game", "ply")


def go_to_play(place: AnyPlace, *, ply: int | None = None, way: Mode | None = None, tried: str = "") -> None:
    """Change the address to another play or way; without `tried` it drops the plays tried."""
    way, (game, number) = place.way if way is None else way, keys_of(place)
    address = {game: place.name, number: str(place.ply if ply is None else ply)}
    if way is not Mode.FOLLOW:
        address["mode"] = way
    if tried:
        address["tried"] = tried
    go_to_place(address)


def go_to_place(address: Mapping[str, str]) -> None:
    """Change the address to another place of this page."""
    go_to_all(address, REPLAY_KEYS)


def is_forward(game: str, ply: int) -> bool:
    """Note the play of a game that is shown; return whether the visitor has come to it from the one before."""
    page = session().replay
    last = page.shown
    if last is None or (last.game, last.ply) != (game, ply):
        from_before = last is not None and (last.game, last.ply) == (game, ply - 1)
        last = page.shown = ShownPlay(game, ply, from_before)
    return last.from_before


class ReplayParts(NamedTuple):
    """The containers: the headline, the table, the steps below it, the notes, the line of plays, and what is chosen."""

    told: "DeltaGenerator"
    table: "DeltaGenerator"
    steps: "DeltaGenerator"
    notes: "DeltaGenerator"
    line: "DeltaGenerator"
    where: "DeltaGenerator"


def parts(*, stepped: bool = True) -> ReplayParts:
    """Draw the empty containers of the page, and return them; without steps the table has its own corners at its foot.

    The table comes first, because the keyboard should come to it first; where there is room what is chosen is above it.
    """
    with st.container(key="stepped" if stepped else "trying"), st.container(key="frame"):
        with st.container(key="stage"):
            names = ("told", "table", "steps", "notes", "line")
            told, table, steps, notes, line = (st.container(key=name) for name in names)
        return ReplayParts(told, table, steps, notes, line, st.container(key="where"))
