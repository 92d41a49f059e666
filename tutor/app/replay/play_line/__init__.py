"""The line of plays: a lane for each seat of a record with a mark for each play, in which the learner chooses a play.

    said = last_choice("line")                   # in a callback: what was just chosen, if it is well formed
    plays({"at": 12, "columns": [...], ...}, key="line", on_choose=go_to_what_was_chosen)

The page has its own keys to move through the plays, so the lanes handle none. Their only tab stop is the current play,
and focus inside them moves with it.

A page supplies these words: plays, the name of all, also, which puts two texts together, and take build lay note zwick
missed joker, which explain the marks and signs below. There are no English fallbacks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, NotRequired, TypedDict, cast

import streamlit as st

from tutor.app.base.components import ensure_assets, is_number
from tutor.app.base.session import value_of
from tutor.app.board.component import BOARD_NAME
from tutor.app.board.drawings import BOARD_ASSETS
from tutor.content.zwickern.plays import PlayKind

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

__all__ = [
    "Chosen",
    "DealSection",
    "PlayCell",
    "PlaySign",
    "PlaysData",
    "SignName",
    "last_choice",
    "plays",
    "read_chosen",
]

PLAY_LINE_NAME: Final = "zwickern-tutor.plays"
PLAY_LINE_ASSETS: Final = Path(__file__).parent / "assets"

SignName = Literal["note", "zwick", "missed", "joker"]


class PlaySign(TypedDict):
    """A sign at a play; a screen reader speaks its `label`."""

    sign: SignName
    label: str


class PlayCell(TypedDict):
    """A play that can be chosen; a screen reader speaks its `label`, then the signs in `marks`.

    Its mark is that of its `kind`; without a kind its `text` is in the lane. `judged` is the sign of a review beside
    it. A `hidden` play shows only its number. All else travels to the browser all the same, so it must give nothing
    away.
    """

    ply: int
    text: str
    label: str
    marks: list[PlaySign]
    hidden: bool
    kind: NotRequired[PlayKind]
    judged: NotRequired[str]


class DealSection(TypedDict):
    """A deal: its rounds, each with a cell or None for every column."""

    label: str
    rows: Sequence[Sequence[PlayCell | None]]


class PlaysData(TypedDict):
    """Everything the lanes show; `at` is the number of the current play, and `start` and `end` enclose all deals.

    The function `plays` fills in `seq`; `contrast` asks for high contrast.
    """

    at: int
    columns: Sequence[str]
    sections: Sequence[DealSection]
    start: PlayCell
    end: PlayCell
    words: Mapping[str, str]
    contrast: NotRequired[bool]
    seq: NotRequired[int]


class Chosen(NamedTuple):
    """A choice of the learner; the number of the play is well formed but need not exist."""

    seq: int
    ply: int


def plays(data: PlaysData, *, key: str, on_choose: Callable[[], None]) -> None:
    """Draw the line of plays; `on_choose` runs once for each choice, before the page, and calls `last_choice`."""
    heard = last_choice(key)
    echoed: dict[str, Any] = {"seq": heard.seq if heard else 0, **data}
    # The script of the sheet imports one of the board's.
    ensure_assets(BOARD_NAME, BOARD_ASSETS)
    ensure_assets(PLAY_LINE_NAME, PLAY_LINE_ASSETS)
    _renderer()(key=key, data=[echoed], on_chosen_change=on_choose)


def last_choice(key: str) -> Chosen | None:
    """Return the last choice in the sheet with this key, for callbacks, which run before it is drawn."""
    state = value_of(key)
    return read_chosen(state.get("chosen")) if isinstance(state, Mapping) else None


def read_chosen(raw: object) -> Chosen | None:
    """Return the choice that a browser sent, None if it is malformed.

    >>> read_chosen({"seq": 1, "ply": 12})
    Chosen(seq=1, ply=12)
    >>> read_chosen({"seq": 1, "ply": "12"})
    """
    if not isinstance(raw, Mapping):
        return None
    seq, ply = raw.get("seq"), raw.get("ply")
    return Chosen(cast(int, seq), cast(int, ply)) if is_number(seq) and is_number(ply) else None


@cache
def _renderer() -> ComponentRenderer:
    # Registered at its first use, because this module is also imported where no Streamlit runs.
    return st.components.v2.component(PLAY_LINE_NAME, js="plays.js", css="plays.css")
