"""The card table: the one board that every page shows, and the checked messages that come back from it.

    answer = messages("board").answer            # before the page computes what it shows
    if answer is not None and answer.epoch == epoch and answer.seq > last_seq:
        last_seq = answer.seq                    # kept for the session; each answer is met once
        ...                                      # judge it; ids are well formed but need not exist
    board({"epoch": epoch, "interactive": True, ...}, key="board", on_answer=lambda: None)

The browser keeps the selection. `board` sends back the newest one it knows with its number, so that nothing
that was selected is lost when another widget reruns the page. A new `epoch` clears the selection.

The words a page supplies: clear chooseCard chooseHow cancel selected unselected cleared owner({owner}) keys turn
played taken group({letter}) actions boardText look inWords fourColours contrast, and, if a language names the cards
otherwise, rankA rankJ rankQ rankK; zones, items and actions have their own. There are no English fallbacks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import streamlit as st

from tutor.app.base.components import ensure_assets, is_number
from tutor.app.board.protocol import BoardData, Look
from tutor.app.visitor.session import value_of

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

NAME: Final = "zwickern-tutor.board"
ASSETS: Final = Path(__file__).parent / "assets"
MAX_ITEMS: Final = 200
MAX_TEXT: Final = 200


@dataclass(frozen=True, slots=True)
class Selection:
    """What the learner has selected, in the order in which it was chosen, as the browser last said."""

    epoch: str
    seq: int
    selected: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """An action the learner tried with what was selected; the ids are well formed but need not exist."""

    epoch: str
    seq: int
    action: str
    selected: tuple[str, ...]
    choice: str | None


@dataclass(frozen=True, slots=True)
class LookSaid:
    """What the switches below the board were last set to, with a number of its own."""

    seq: int
    look: Look


@dataclass(frozen=True, slots=True)
class BoardMessage:
    """What one board last said; None where there is nothing or it is malformed."""

    selection: Selection | None
    answer: Answer | None
    look: LookSaid | None = None

    @property
    def seq(self) -> int:
        """The newest number heard, 0 if none."""
        return max(self.selection.seq if self.selection else 0, self.answer.seq if self.answer else 0)

    def selected(self, epoch: str) -> list[str]:
        """What was last selected in this epoch, be it told by a selection or by an answer.

        >>> BoardMessage(Selection("a", 3, ("h1", "t0")), None).selected("b")
        []
        """
        heard = [message for message in (self.selection, self.answer) if message and message.epoch == epoch]
        newest = max(heard, key=lambda message: message.seq, default=None)
        return [] if newest is None else list(newest.selected)


def board(
    data: BoardData, *, key: str, on_answer: Callable[[], None], on_look: Callable[[], None] | None = None
) -> BoardMessage:
    """Show the card table and return what it last said; `on_answer` runs first when the browser answers.

    Likewise `on_look` when it is to look otherwise; without it the board has no switches for that.
    """
    heard = messages(key)
    echoed: dict[str, Any] = {"seq": heard.seq, "selected": heard.selected(data["epoch"]), **data, "key": key}
    echoed |= {"switches": on_look is not None, "lookSeq": heard.look.seq if heard.look else 0}
    ensure_assets(NAME, ASSETS)
    result = _renderer()(
        key=key,
        data=echoed,
        on_answer_change=on_answer,
        on_selection_change=_nothing,
        on_look_change=on_look or _nothing,
    )
    return _read_state(result)


def messages(key: str) -> BoardMessage:
    """What the board with this key last said; for callbacks, which run before the board is drawn."""
    return _read_state(value_of(key))


def read_selection(raw: object) -> Selection | None:
    """The selection that a browser sent, or None if it is not one.

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


def read_answer(raw: object) -> Answer | None:
    """The answer that a browser sent, or None if it is not one.

    >>> read_answer({"epoch": "a", "seq": 2, "action": "pass", "selected": ["h0"], "choice": None})
    Answer(epoch='a', seq=2, action='pass', selected=('h0',), choice=None)
    """
    chosen = read_selection(raw)
    if chosen is None or not isinstance(raw, Mapping):
        return None
    action, choice = raw.get("action"), raw.get("choice")
    if not _is_text(action) or not (choice is None or _is_text(choice)):
        return None
    return Answer(chosen.epoch, chosen.seq, cast(str, action), chosen.selected, cast("str | None", choice))


def read_look(raw: object) -> LookSaid | None:
    """What the switches of a browser say, or None if it is nothing of the kind.

    >>> read_look({"seq": 1, "text": True, "fourColours": False, "contrast": False})
    LookSaid(seq=1, look={'text': True, 'fourColours': False, 'contrast': False})
    >>> read_look({"seq": 1, "text": "yes", "fourColours": False, "contrast": False})
    """
    if not isinstance(raw, Mapping):
        return None
    seq, text, four, contrast = (raw.get(name) for name in ("seq", "text", "fourColours", "contrast"))
    if not is_number(seq) or not all(isinstance(one, bool) for one in (text, four, contrast)):
        return None
    return LookSaid(cast(int, seq), {"text": bool(text), "fourColours": bool(four), "contrast": bool(contrast)})


def _read_state(state: object) -> BoardMessage:
    if not isinstance(state, Mapping):
        return BoardMessage(None, None)
    heard = read_selection(state.get("selection")), read_answer(state.get("answer"))
    return BoardMessage(*heard, read_look(state.get("look")))


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MAX_TEXT


def _ids(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list | tuple) or len(value) > MAX_ITEMS:
        return None
    if not all(_is_text(one) for one in value) or len(set(value)) != len(value):
        return None
    return tuple(value)


def _nothing() -> None:
    # Without a callback for each state key Streamlit would drop what tests and pages write to it.
    return None


@cache
def _renderer() -> ComponentRenderer:
    # Registered at the first use: importing this module needs no running Streamlit.
    return st.components.v2.component(NAME, js="board.js", css="board.css")
