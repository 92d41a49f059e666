"""The line of plays: a score sheet of a record, seat by seat and round by round, in which a play is chosen.

    said = chosen("line")                        # in a callback: what was just chosen, if it is well formed
    plays({"at": 12, "columns": [...], ...}, key="line", on_choose=go_to_what_was_chosen)

The page moves through the plays with keys of its own, so the sheet handles none: its only tab stop is the current
play, and focus that is in the sheet goes along when the page moves on.

The words a page supplies: plays, the name of the sheet, and note zwick missed joker, which explain the signs below it.
There are no English fallbacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, NotRequired, TypedDict, cast

import streamlit as st

from tutor.app.base.components import ensure_assets, is_number
from tutor.app.board.component import ASSETS as BOARD_ASSETS
from tutor.app.board.component import NAME as BOARD
from tutor.app.visitor.session import value_of

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

__all__ = ["Cell", "Chosen", "Mark", "PlaysData", "Section", "Sign", "chosen", "plays", "read_chosen"]

NAME: Final = "zwickern-tutor.plays"
ASSETS: Final = Path(__file__).parent / "assets"

Sign = Literal["note", "zwick", "missed", "joker"]


class Mark(TypedDict):
    """A sign at a play; `label` is what is spoken."""

    sign: Sign
    label: str


class Cell(TypedDict):
    """A play that can be chosen; `label` is what is spoken, marks follow it.

    A `hidden` play shows its number only, so `text` and `marks` should give nothing away.
    """

    ply: int
    text: str
    label: str
    marks: list[Mark]
    hidden: bool


class Section(TypedDict):
    """A deal: rounds with a cell, or None, for every column."""

    label: str
    rows: Sequence[Sequence[Cell | None]]


class PlaysData(TypedDict):
    """Everything the sheet shows; `at` is the play that the page shows, `start` and `end` lie around the others.

    `seq` is filled in by `plays`; `contrast` asks for high contrast.
    """

    at: int
    columns: Sequence[str]
    sections: Sequence[Section]
    start: Cell
    end: Cell
    words: Mapping[str, str]
    contrast: NotRequired[bool]
    seq: NotRequired[int]


class Chosen(NamedTuple):
    """A play that was chosen; the number of it is well formed but need not exist."""

    seq: int
    ply: int


def plays(data: PlaysData, *, key: str, on_choose: Callable[[], None]) -> int | None:
    """Show the line of plays and return the play that was last chosen; `on_choose` runs first when one is chosen.

    What was chosen stays there until something else is chosen: to go there once is for `on_choose`.
    """
    heard = chosen(key)
    echoed: dict[str, Any] = {"seq": heard.seq if heard else 0, **data}
    # The sheet borrows a script of the board.
    ensure_assets(BOARD, BOARD_ASSETS)
    ensure_assets(NAME, ASSETS)
    said = _read_state(_renderer()(key=key, data=echoed, on_chosen_change=on_choose))
    offered = {cell["ply"] for cell in _cells(data)}
    return said.ply if said is not None and said.ply in offered else None


def chosen(key: str) -> Chosen | None:
    """What was last chosen in the sheet with this key; for callbacks, which run before it is drawn."""
    return _read_state(value_of(key))


def read_chosen(raw: object) -> Chosen | None:
    """The choice that a browser sent, or None if it is not one.

    >>> read_chosen({"seq": 1, "ply": 12})
    Chosen(seq=1, ply=12)
    >>> read_chosen({"seq": 1, "ply": "12"})
    """
    if not isinstance(raw, Mapping):
        return None
    seq, ply = raw.get("seq"), raw.get("ply")
    return Chosen(cast(int, seq), cast(int, ply)) if is_number(seq) and is_number(ply) else None


def _read_state(state: object) -> Chosen | None:
    return read_chosen(state.get("chosen")) if isinstance(state, Mapping) else None


def _cells(data: PlaysData) -> Iterator[Cell]:
    yield data["start"]
    for section in data["sections"]:
        for row in section["rows"]:
            yield from (cell for cell in row if cell is not None)
    yield data["end"]


@cache
def _renderer() -> ComponentRenderer:
    # Registered at the first use: importing this module needs no running Streamlit.
    return st.components.v2.component(NAME, js="plays.js", css="plays.css")
