"""The frames of a play, or of a deal, from the position before it."""

from typing import cast

from tutor.app.board.film import frame_of
from tutor.app.board.protocol import BoardData, Frame, Seat, Zone
from tutor.app.board.zwickern.seats import leave_hand
from tutor.app.board.zwickern.table import groups_of, mark_played, played_card, show_play, table_items, table_of
from tutor.engine.zwickern import Capture, Play, Position, make_play, split_of
from tutor.text import Words

_STOCK = "stock"


def play_frames(
    words: Words,
    board: BoardData,
    position: Position,
    play: Play,
    ply: int,
    *,
    points: bool = True,
    said: str = "",
) -> list[Frame]:
    """Return the two frames of a legal play: played, with the groups that it takes; then the table after it.

    `board` shows the position before the play, and stays as it is. The play is the one with the number `ply`, and
    `said` says it. Without `points` only cards and Zwicks are counted.
    """
    played, after = _played(words, board, position, play), _copied(board)
    show_play(words, after, position, play, points=points)
    first, second = frame_of(played, ply), frame_of(after, ply)
    turned = _turned_up(after) - _turned_up(board)
    if turned:
        second["mark"] = min(turned)
    if said:
        first["said"] = said
    return [first, second]


def deal_frame(words: Words, board: BoardData, position: Position, ply: int) -> Frame:
    """Return the frame before a deal, after which the hands of `board` come from the stock."""
    before = _copied(board)
    dealt = 0
    for zone in before["zones"]:
        if zone["kind"] == "hand":
            dealt += zone.get("count", 0) + len(zone.get("items", ()))
            zone.update({"items": []} if "items" in zone else {"count": 0, "label": ""})
    stock: Zone = {"id": _STOCK, "kind": "stock", "label": words("board-stock"), "count": position.stock + dealt}
    before["zones"].append(stock)
    return frame_of(before, ply)


def _played(words: Words, board: BoardData, position: Position, play: Play) -> BoardData:
    """Return the board with the card played: in its place, or beside the items that it takes."""
    shown = _copied(board)
    leave_hand(words, shown, position, play.card)
    shown["played"] = played_card(words, play)
    table = table_of(shown)
    if not isinstance(play, Capture):
        after = make_play(position, play)
        table["items"] = table_items(words, after.table, after.seats)
        mark_played(table["items"], position, after)
        return shown
    split = split_of(position.rules, play)
    if split is not None:
        shown["groups"] = groups_of(words, position, split)
    return shown


def _copied(board: BoardData) -> BoardData:
    """Return a board that can be changed, with the words and the actions of another."""
    return {
        **board,
        "seats": cast("list[Seat]", _fresh(board["seats"])),
        "zones": cast("list[Zone]", _fresh(board["zones"])),
    }


def _fresh(thing: object) -> object:
    # Much quicker than `deepcopy`, which looks for objects found in two places.
    if isinstance(thing, dict):
        return {key: _fresh(value) for key, value in thing.items()}
    return [_fresh(one) for one in thing] if isinstance(thing, list) else thing


def _turned_up(board: BoardData) -> set[str]:
    """Return the ids of the cards turned up on the piles."""
    return {item["id"] for zone in board["zones"] if zone["kind"] == "pile" for item in zone.get("items", ())}
