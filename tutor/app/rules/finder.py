"""What is around every view of the Rules page: the search, the choice of a table, and the list of topics."""

from collections.abc import Mapping
from functools import partial
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.rules.questions import question_taps
from tutor.app.rules.selection import (
    BOOK,
    LONGEST_SEARCH,
    RULES_VIEW_NAMES,
    VIEWS,
    rules_address,
    variant,
    variant_titles,
    way,
    way_titles,
    with_variant,
    with_way,
)
from tutor.app.visitor.address import choose_in_list, numbered_labels
from tutor.app.visitor.own_table import last_variant
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import base_of, draw_in_short, variants

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

# No section of the book has a slash in its name.
_VIEW = "view/"


def finder(shown: str, find: "DeltaGenerator", topics: "DeltaGenerator") -> None:
    """Draw the search with the table into `find`, and the list of topics, after the view that is shown."""
    sections, at = _sections(), _topic(shown)
    with find:
        _search(shown)
        if with_way(shown):
            _choose_any()
        elif with_variant(shown):
            choose_in_list("variant", variant_titles(), words()("rules-variant"), _choose_variant)
            draw_in_short(variant())
    with topics:
        question_taps()
        _links(sections, at)
        labels = {**sections, **{f"{_VIEW}{name}": words()(RULES_VIEW_NAMES[name]) for name in VIEWS if name != BOOK}}
        if at not in labels:
            labels = {"": words()("rules-view"), **labels}
        st.selectbox(
            words()("rules-view"),
            list(labels),
            format_func=numbered_labels(labels).__getitem__,
            label_visibility="collapsed",
            **synced("choose-section", at, _choose, labels),
        )


def _choose_any() -> None:
    """Draw the choice of a variant of Zwickern or of a trick-taking game."""
    labels, chosen = {**variant_titles(), **way_titles()}, way() or variant()
    st.selectbox(
        words()("rules-variant"),
        list(labels),
        format_func=numbered_labels(labels).__getitem__,
        label_visibility="collapsed",
        **synced("choose-any", chosen, _choose_variant, labels),
    )
    if chosen in variants():
        draw_in_short(chosen)


def _sections() -> dict[str, str]:
    """Return the titles of the sections that have a rule of the chosen variant, by their names in the address."""
    name = last_variant() or ""
    base = base_of(name) if name in variants() else base_of(next(iter(variants())))
    return {
        section.id.rpartition("/")[2]: section.entry.title
        for section in library().sections
        if not section.entry.cousins and any(base in rule.variants for rule in section.rules)
    }


def _topic(shown: str) -> str:
    """Return the topic of the list that is shown, "" for the results of a search."""
    places = session().pages.places
    if shown != BOOK:
        return f"{_VIEW}{shown}"
    if "rule" in st.query_params:
        of = {rule.slug: section.id for section in library().sections for rule in section.rules}
        return of.get(places["rule"], "").rpartition("/")[2]
    return "" if places.get("search") or places.get("ask") else places.get("section", "")


def _search(shown: str) -> None:
    label, wanted = words()("rules-search"), ""
    if shown == BOOK and "rule" not in st.query_params:
        wanted = session().pages.places.get("search", "")
    st.text_input(
        label,
        max_chars=LONGEST_SEARCH,
        placeholder=label,
        label_visibility="collapsed",
        **synced("rules-search", wanted, _find),
    )


def _find(wanted: str) -> None:
    st.query_params.from_dict(rules_address(view=BOOK, search=wanted, ask=""))


def _choose_variant(name: str) -> None:
    """Show the same for another table: the rule that is shown, otherwise the view."""
    if name not in variants():
        st.query_params.from_dict(rules_address(way=name, seats=""))
        return
    rule = {"rule": st.query_params["rule"], "board": "1"} if "rule" in st.query_params else {}
    # A variant of another game may be for other numbers of players.
    left = {"way": "", "seats": ""} if session().pages.places.get("way") else {}
    st.query_params.from_dict(rules_address(variant=name, **left, **rule))


def _choose(topic: str) -> None:
    if topic:
        st.query_params.from_dict(_address(topic))


def _address(topic: str) -> dict[str, str]:
    """Return the address of a topic; a section shows nothing of a search or a question."""
    if topic.startswith(_VIEW):
        return rules_address(view=topic.removeprefix(_VIEW))
    return rules_address(view=BOOK, section=topic, search="", ask="")


def _links(sections: Mapping[str, str], at: str) -> None:
    """Draw the list of all topics, which only broad windows show in place of the box to choose from."""
    views = {f"{_VIEW}{name}": words()(RULES_VIEW_NAMES[name]) for name in VIEWS if name != BOOK}
    groups = "".join(f"<div>{''.join(map(partial(_link, at), group.items()))}</div>" for group in (sections, views))
    st.html(f'<nav class="toc" aria-label="{escape(words()("rules-view"))}">{groups}</nav>')


def _link(at: str, topic: tuple[str, str]) -> str:
    name, title = topic
    here = ' aria-current="true"' if name == at else ""
    return f'<a href="rules?{escape(urlencode(_address(name)))}"{here}>{escape(title)}</a>'
