"""The view, variant and rule that the address of the Rules page names, and the widgets that change it.

Only a choice of the visitor changes the address, all of it at once. If the page completed its address by itself, Back
would lead to the incomplete address, which the page would complete again.
"""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.visitor.own_table import last_variant
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import NAMES_OF_GAMES, variant_title, variants
from tutor.coach.kits import TRICK_VARIANTS, VARIANT_TITLES, rules_named
from tutor.text import Family, joined_texts

# The keys of the address for each view.
_SAYS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "rules": ("variant", "section", "search", "ask"),
        "compare": ("variant", "other"),
        "position": ("position",),
        "tables": ("variant",),
        "numbers": ("variant", "way", "seats", "claim"),
        "words": (),
        "cousins": ("cousin",),
        "sheet": ("variant",),
        "house": ("house", "table"),
    }
)
VIEWS = tuple(_SAYS)
BOOK = VIEWS[0]
RULES_VIEW_NAMES = Family("rules-view-{}", VIEWS)
VIEWS_ABOUT: Mapping[str, str] = MappingProxyType(
    {
        "compare": "rules-compare-about",
        "position": "under-about",
        "tables": "tables-about",
        "numbers": "tested-about",
        "words": "words-about",
        "cousins": "tricks-overview-about",
        "sheet": "rules-sheet-about",
        "house": "house-about",
    }
)
"""What each view but the first is for, in words."""
LONGEST_SEARCH = 120
_RULE = ("variant", "rule", "board")


def chosen_in_address(key: str, known: Sequence[str], default: str | None = None) -> str:
    """Return the value of a key in the address; if missing or unknown, the default or the first known one.

    An unknown value is reported to the visitor.
    """
    asked = st.query_params.get(key) or None
    if asked is not None and asked not in known:
        st.info(escape_markdown(words()("address-unknown", id=asked[:80])))
    chosen = next((one for one in (asked, default) if one is not None and one in known), known[0])
    session().pages.places[key] = chosen
    return chosen


def asked_in_address(key: str, known: Collection[str] | None = None) -> str:
    """Return the value of an optional key in the address, "" if missing.

    With `known`, any other value is reported to the visitor and counts as missing.
    """
    text = st.query_params.get(key, "")
    if known is not None and text and text not in known:
        st.info(escape_markdown(words()("address-unknown", id=text[:80])))
        text = ""
    session().pages.places[key] = text
    return text


def view() -> str:
    """Return the view that the address names, otherwise the first one, which also shows single rules."""
    return chosen_in_address("view", VIEWS)


def variant(default: str | None = None) -> str:
    """Return the name of the variant in the address, otherwise the default or the variant shown last."""
    return chosen_in_address("variant", list(variants()), default or last_variant())


def way() -> str:
    """Return the variant of a trick-taking game that the address names, "" if it names none."""
    return asked_in_address("way", TRICK_VARIANTS)


def shown_rules() -> Any:
    """Return the rules that the address names: those of a trick-taking game, else of a variant."""
    return rules_named(way() or variant(), variants())


def way_titles() -> dict[str, str]:
    """Return the titles of all variants of trick-taking games, by name."""
    return {
        name: joined_texts(words(), [words()(NAMES_OF_GAMES[kit.game.name]), words()(VARIANT_TITLES[name])], "list-dot")
        for name, kit in TRICK_VARIANTS.items()
    }


def rules_address(**chosen: str) -> dict[str, str]:
    """Return the whole query after a choice: the keys of the view, or those of a chosen rule."""
    now = {**session().pages.places, **chosen}
    keys = _RULE if {"rule", "board"} & chosen.keys() else _SAYS[now["view"]]
    return {key: now[key] for key in ("view", *keys) if now.get(key)}


def choose_in_address(key: str, value: str) -> None:
    """Put a choice into the address."""
    st.query_params.from_dict(rules_address(**{key: value}))


def with_variant(view: str) -> bool:
    """Tell whether a view is about one variant."""
    return "variant" in _SAYS[view]


def with_way(view: str) -> bool:
    """Tell whether a view shows trick-taking games, too."""
    return "way" in _SAYS[view]


def variant_titles() -> dict[str, str]:
    """Return the titles of all variants by name."""
    return {name: variant_title(name) for name in variants()}
