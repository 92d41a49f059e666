"""The film of a board: what has happened since another board, frame by frame, whatever the game."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from tutor.app.board.protocol import BoardData, Film, Frame, Seat, Zone

_SeatOrZone = TypeVar("_SeatOrZone", Seat, Zone)


class SeenPlay(NamedTuple):
    """An action as one seat learns of it: the position before it, and what has become of it when the seat sees more.

    Actions that the seat learns nothing of are over by then.
    """

    before: Any
    action: Any
    after: Any


def frame_of(board: BoardData, ply: int) -> Frame:
    """Return a whole board as a frame."""
    frame: Frame = {"ply": ply, "seats": [*board["seats"]], "zones": [*board["zones"]]}
    if "groups" in board:
        frame["groups"] = board["groups"]
    if "played" in board:
        frame["played"] = board["played"]
    return frame


def film(start: int, frames: Sequence[Frame], end: BoardData) -> Film:
    """Return the film of what has happened since the board with the number `start`, as short as it can be sent.

    What a frame shows as the board at its `end` does is named by its id only.
    """
    seats = {seat["id"]: seat for seat in end["seats"]}
    zones = {zone["id"]: zone for zone in end["zones"]}
    short: list[Frame] = []
    for frame in frames:
        named: list[Seat | str] = [_short(seat, seats) for seat in frame["seats"]]
        short.append({**frame, "seats": named, "zones": [_short(zone, zones) for zone in frame["zones"]]})
    return {"from": start, "frames": short}


def _short(part: _SeatOrZone | str, end: Mapping[str, _SeatOrZone]) -> _SeatOrZone | str:
    return part["id"] if not isinstance(part, str) and end.get(part["id"]) == part else part
