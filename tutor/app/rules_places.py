"""What the Rules page shows and for which way to play, as its address says, and the widgets that change it.

Only what is chosen changes the address, and then all of it at once: otherwise the way back in the browser would lead
to an address that is completed again.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import streamlit as st

from tutor.app.house import variant_title, variants
from tutor.app.shared import plain, words
from tutor.app.state import visit

PAGE = "views/rules.py"
_SAYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "rules": ("variant", "section"),
        "compare": ("variant", "other"),
        "position": ("position",),
        "tables": ("variant",),
        "words": (),
        "cousins": (),
        "sheet": ("variant",),
        "house": (),
    }
)
VIEWS = tuple(_SAYS)
_RULE = ("variant", "rule", "board")


def said(key: str, known: Sequence[str], default: str | None = None) -> str:
    """What the address says of a key; where that is nothing known, the default or else the first."""
    asked = st.query_params.get(key) or None
    if asked is not None and asked not in known:
        st.info(plain(words()("address-unknown", id=asked[:80])))
    chosen = next((one for one in (asked, default) if one is not None and one in known), known[0])
    visit().places[key] = chosen
    return chosen


def view() -> str:
    """The view of the address; one that names a rule needs no view."""
    return said("view", VIEWS)


def variant(default: str | None = None) -> str:
    """The way to play that the address names, else the default or the one that was looked at last."""
    return said("variant", list(variants()), default or visit().places.get("variant"))


def address(**chosen: str) -> dict[str, str]:
    """All that the address says after a choice: what belongs to the view, or to the rule that is chosen."""
    now = {**visit().places, **chosen}
    keys = _RULE if {"rule", "board"} & chosen.keys() else _SAYS[now["view"]]
    return {key: now[key] for key in ("view", *keys) if key in now}


def go(key: str, value: str) -> None:
    """Let the address say what is chosen."""
    st.query_params.from_dict(address(**{key: value}))


def choose_view() -> None:
    """The row of views."""
    row("view", {one: words()(f"rules-view-{one}") for one in VIEWS}, words()("rules-view"))


def choose_variant() -> None:
    """The row of all ways to play."""
    row("variant", titles(), words()("rules-variant"))


def titles() -> dict[str, str]:
    """All ways to play with their titles."""
    return {name: variant_title(name) for name in variants()}


def row(key: str, labels: Mapping[str, str], label: str, then: Callable[[str], None] | None = None) -> None:
    """A row to choose one of, which shows what the address says; `then` takes the choice in another way."""
    widget = f"choose-{key}"
    st.session_state[widget] = visit().places[key]
    st.segmented_control(
        label,
        list(labels),
        format_func=lambda one: plain(labels[one]),
        key=widget,
        on_change=_chosen,
        args=(widget, then or partial(go, key)),
        label_visibility="collapsed",
        required=True,
    )


def _chosen(widget: str, then: Callable[[str], None]) -> None:
    then(st.session_state[widget])
