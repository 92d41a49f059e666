"""The card table as a Streamlit component: the one board of all pages, and the checked messages that it sends back.

    answer = messages("board").answer            # before the page computes what it shows
    if answer is not None and answer.epoch == epoch and answer.seq > last_seq:
        last_seq = answer.seq                    # kept for the session; each answer is met once
        ...                                      # judge it; ids are well formed but need not exist
    board({"epoch": epoch, "interactive": True, ...}, key="board", on_answer=lambda: None)

The browser keeps the selection. `board` echoes the newest selection it has heard, with its number; this keeps the
selection when another widget reruns the page. A new `epoch` clears it.

A page supplies these words: clear chooseCard chooseHow cancel selected({card}) unselected({card}) cleared
owner({owner}) keys turn played playedCard({card}) taken right wrong missed group({letter}) also({what}, {also}) actions
boardText goOn, and, in a language with other letters on the cards, rankA rankJ rankQ rankK. Zones, items and actions
bring their own. There are no English fallbacks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, cast

import streamlit as st

from tutor.app.base.components import ensure_assets, is_number, nothing
from tutor.app.base.session import value_of
from tutor.app.board.drawings import BOARD_ASSETS
from tutor.app.board.protocol import BoardData

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

BOARD_NAME: Final = "zwickern-tutor.board"

MAX_ITEMS: Final = 200
MAX_TEXT: Final = 200


@dataclass(frozen=True, slots=True)
class Selection:
    """The ids that the learner has selected, in the order in which they were chosen."""

    epoch: str
    seq: int
    selected: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardAnswer:
    """An action that the learner tried with the ids then selected; the ids are well formed but need not exist."""

    epoch: str
    seq: int
    action: str
    selected: tuple[str, ...]
    choice: str | None


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """The last messages of one board; None where none came or it was malformed."""

    selection: Selection | None
    answer: BoardAnswer | None

    @property
    def seq(self) -> int:
        """The highest number of a selection or an answer, 0 if there is none."""
        return max(self.selection.seq if self.selection else 0, self.answer.seq if self.answer else 0)

    def selected(self, epoch: str) -> list[str]:
        """Return the ids last selected in this epoch, as the newest selection or answer gives them.

        >>> BoardMessage(Selection("a", 3, ("h1", "t0")), None).selected("b")
        []
        """
        newest = self.newest(epoch)
        return [] if newest is None else list(newest.selected)

    def newest(self, epoch: str) -> Selection | BoardAnswer | None:
        """Return the last selection or answer of this epoch, None if there was none."""
        heard = [message for message in (self.selection, self.answer) if message and message.epoch == epoch]
        return max(heard, key=lambda message: message.seq, default=None)


def board(data: BoardData, *, key: str, on_answer: Callable[[], None]) -> BoardMessage:
    """Draw the card table and return its last messages; when the browser answers, `on_answer` runs before the page."""
    ensure_assets(BOARD_NAME, BOARD_ASSETS)
    result = _renderer()(
        key=key,
        # In a dict Streamlit looks for tables, which takes long; a list is sent as it is.
        data=[_sent(data, key, messages(key))],
        on_answer_change=on_answer,
        on_selection_change=nothing,
    )
    return _read_state(result)


def untouched(data: BoardData, key: str) -> dict[str, Any]:
    """Return what is sent for a board from which nothing has been heard."""
    return _sent(data, key, BoardMessage(None, None))


def messages(key: str) -> BoardMessage:
    """Return the last messages of the board with this key, for callbacks, which run before the board is drawn."""
    return _read_state(value_of(key))


def read_selection(raw: object) -> Selection | None:
    """Return the selection that a browser sent, None if it is malformed.

    >>> read_selection({"epoch": "a", "seq": 1, "selected": ["t0"]})
    Selection(epoch='a', seq=1, selected=('t0',))
    >>> read_selection({"epoch": "a", "seq": True, "selected": []})
    """
    if not isinstance(raw, Mapping):
        return None
    epoch, seq, selected = raw.get("epoch"), raw.get("seq"), _ids(raw.get("selected"))
    if not _is_text(epoch) or not is_number(seq) or selected is None:
        return None
    return Selection(cast(str, epoch), cast(int, seq), selected)


def read_board_answer(raw: object) -> BoardAnswer | None:
    """Return the answer that a browser sent, None if it is malformed.

    >>> read_board_answer({"epoch": "a", "seq": 2, "action": "pass", "selected": ["h0"], "choice": None})
    BoardAnswer(epoch='a', seq=2, action='pass', selected=('h0',), choice=None)
    """
    chosen = read_selection(raw)
    if chosen is None or not isinstance(raw, Mapping):
        return None
    action, choice = raw.get("action"), raw.get("choice")
    if not _is_text(action) or not (choice is None or _is_text(choice)):
        return None
    return BoardAnswer(chosen.epoch, chosen.seq, cast(str, action), chosen.selected, cast("str | None", choice))


def _sent(data: BoardData, key: str, heard: BoardMessage) -> dict[str, Any]:
    return {"seq": heard.seq, "selected": heard.selected(data["epoch"]), **data, "key": key}


def _read_state(state: object) -> BoardMessage:
    if not isinstance(state, Mapping):
        return BoardMessage(None, None)
    return BoardMessage(read_selection(state.get("selection")), read_board_answer(state.get("answer")))


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MAX_TEXT


def _ids(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list | tuple) or len(value) > MAX_ITEMS:
        return None
    if not all(_is_text(one) for one in value) or len(set(value)) != len(value):
        return None
    return tuple(value)


@cache
def _renderer() -> ComponentRenderer:
    # Registered at its first use, because this module is also imported where no Streamlit runs.
    return st.components.v2.component(BOARD_NAME, js="board.js", css="board.css")
