"""What the Rules page shows and for which way to play, as its address says, and the widgets that change it.

Only what is chosen changes the address, and then all of it at once: otherwise the way back in the browser would lead
to an address that is completed again.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import streamlit as st

from tutor.app.base.shared import plain, words
from tutor.app.visitor.address import choose_in_row
from tutor.app.visitor.state import visit
from tutor.app.visitor.variants import variant_title, variants
from tutor.text import Family

PAGE = "views/rules.py"
_SAYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "rules": ("variant", "section", "search"),
        "compare": ("variant", "other"),
        "position": ("position",),
        "tables": ("variant",),
        "words": (),
        "cousins": (),
        "sheet": ("variant",),
        "house": ("house",),
    }
)
VIEWS = tuple(_SAYS)
_VIEW_NAMES = Family("rules-view-{}", VIEWS)
_RULE = ("variant", "rule", "board")


def said(key: str, known: Sequence[str], default: str | None = None) -> str:
    """What the address says of a key; where that is nothing known, the default or else the first."""
    asked = st.query_params.get(key) or None
    if asked is not None and asked not in known:
        st.info(plain(words()("address-unknown", id=asked[:80])))
    chosen = next((one for one in (asked, default) if one is not None and one in known), known[0])
    visit().pages.places[key] = chosen
    return chosen


def asked(key: str, known: Collection[str] | None = None) -> str:
    """What the address says of a key that it need not name, of some that are known if they are given; else nothing."""
    text = st.query_params.get(key, "")
    if known is not None and text and text not in known:
        st.info(plain(words()("address-unknown", id=text[:80])))
        text = ""
    visit().pages.places[key] = text
    return text


def view() -> str:
    """The view of the address; one that names a rule needs no view."""
    return said("view", VIEWS)


def variant(default: str | None = None) -> str:
    """The way to play that the address names, else the default or the one that was looked at last."""
    return said("variant", list(variants()), default or visit().pages.places.get("variant"))


def address(**chosen: str) -> dict[str, str]:
    """All that the address says after a choice: what belongs to the view, or to the rule that is chosen."""
    now = {**visit().pages.places, **chosen}
    keys = _RULE if {"rule", "board"} & chosen.keys() else _SAYS[now["view"]]
    return {key: now[key] for key in ("view", *keys) if now.get(key)}


def go(key: str, value: str) -> None:
    """Let the address say what is chosen."""
    st.query_params.from_dict(address(**{key: value}))


def choose_view() -> None:
    """The row of views."""
    row("view", {one: words()(_VIEW_NAMES[one]) for one in VIEWS}, words()("rules-view"))


def choose_variant() -> None:
    """The row of all ways to play."""
    row("variant", titles(), words()("rules-variant"))


def titles() -> dict[str, str]:
    """All ways to play with their titles."""
    return {name: variant_title(name) for name in variants()}


def row(key: str, labels: Mapping[str, str], label: str, then: Callable[[str], None] | None = None) -> None:
    """A row to choose one of, which shows what the address says; `then` takes the choice in another way."""
    choose_in_row(
        f"choose-{key}",
        {one: plain(text) for one, text in labels.items()},
        visit().pages.places[key],
        label,
        then or partial(go, key),
    )
