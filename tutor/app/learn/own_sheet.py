"""The crib sheet of the learner's own rules: a question for each point on which families differ, then the sheet."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.rules.crib_sheet import draw_sheet
from tutor.app.rules.selection import chosen_in_address
from tutor.app.visitor.address import choose_in_row, go_to
from tutor.app.visitor.own_table import own_table
from tutor.app.visitor.variants import variant_title, variants
from tutor.engine.zwickern import Rules, Variants, plan

_PLAYERS = ("4", "3", "2", "5", "6")
_MOST_PLAYERS = 8
_IN_PAIRS = 4
_PARTNERS = ("yes", "no")
_NONE = "none"
_FILE = "zwickern-tonight.html"


def own_sheet() -> None:
    """Draw the questions, then the sheet for the answers, with how to print it."""
    with st.container(key="own-sheet"):
        with st.container(key="questions"):
            st.header(escape_markdown(words()("yours-title")))
            st.markdown(escape_markdown(words()("yours-about")))
            players, partners, rules = _answers()
        title = variant_title(rules.name)
        fitted, notes = fitting(rules, players, partners=partners)
        with st.container(key="own-paper"):
            for note in notes:
                st.info(escape_markdown(words()(note)))
            draw_sheet(fitted, title, _FILE)


def _answers() -> tuple[int, bool, Rules]:
    """Draw the questions; return the number of players, whether they play in pairs, and the rules."""
    known, table = variants(), own_table()
    houses = {name: rules for name, rules in known.items() if rules.base is not None}
    if table is not None:
        # Of several with as many jokers the first counts.
        known = {table.name: table, **known}
    at_home = {str(seating.players) for rules in houses.values() for seating in rules.plans}
    numbers = sorted({*_PLAYERS, *(one for one in at_home if int(one) <= _MOST_PLAYERS)})
    seated = _PLAYERS[0] if table is None else _seated(table, numbers)
    players = int(_ask("players", {one: one for one in numbers}, "yours-players", seated))
    pairs = "no"
    if players == _IN_PAIRS:
        labels = {"yes": words()("yours-pairs"), "no": words()("yours-alone")}
        seating = None if table is None else plan(table, players)
        usual = _PARTNERS[0] if seating is None or seating.partners else _PARTNERS[1]
        pairs = _ask("partners", labels, "yours-partners", usual)
    by_jokers = by_number_of_jokers(known)
    jokers = {one: _jokers(known[name]) for one, name in sorted(by_jokers.items())}
    name = by_jokers[_ask("jokers", jokers, "yours-jokers", _usual(by_jokers, table))]
    number = len(known[name].jokers)
    ours = {one: variant_title(one) for one, rules in houses.items() if len(rules.jokers) == number}
    if known[name].base is not None:
        name = _ask("ours", ours, "yours-which", table.name if table is not None and table.name in ours else name)
    elif ours:
        usual = _NONE if table is None or table.name not in ours else table.name
        chosen = _ask("ours", {_NONE: words()("yours-no-house"), **ours}, "yours-house", usual)
        name = name if chosen == _NONE else chosen
    return players, pairs == "yes", known[name]


def _seated(table: Rules, numbers: Sequence[str]) -> str:
    """Return how many play at a table: four if they can, otherwise the first number that is asked for."""
    there = [one for one in (_PLAYERS[0], *numbers) if plan(table, int(one)) is not None]
    return there[0] if there else _PLAYERS[0]


def _ask(key: str, labels: Mapping[str, str], question: str, default: str) -> str:
    """Draw a question with a row of answers; return the one in the address."""
    chosen = chosen_in_address(key, list(labels), default)
    st.markdown(f"**{escape_markdown(words()(question))}**")
    shown = {one: escape_markdown(label) for one, label in labels.items()}
    choose_in_row(f"choose-{key}", shown, chosen, words()(question), partial(go_to, key))
    return chosen


def by_number_of_jokers(known: Variants) -> dict[str, str]:
    """Return the first variant for each number of jokers, or the first house rules for one that no variant has."""
    found: dict[str, str] = {}
    for name, rules in sorted(known.items(), key=lambda one: one[1].base is not None):
        found.setdefault(str(len(rules.jokers)), name)
    return found


def _usual(by_jokers: Mapping[str, str], table: Rules | None) -> str:
    """Return the number of jokers of the learner's table, or else of the first variant, which the path teaches."""
    return next(iter(by_jokers)) if table is None else str(len(table.jokers))


def _jokers(rules: Rules) -> str:
    number = str(len(rules.jokers))
    if not rules.jokers:
        return words()("yours-no-jokers")
    wild = rules.base is None and rules.wild is not None
    return words()("yours-wild", jokers=number) if wild else number


def fitting(rules: Rules, players: int, *, partners: bool) -> tuple[Rules, tuple[str, ...]]:
    """Return the rules for a number of players, alone or in pairs, and the messages on what no source says."""
    seating = plan(rules, players)
    if seating is None:
        return rules, ("yours-no-deal",)
    if players != _IN_PAIRS:
        # Only four are asked.
        partners = seating.partners
    notes = () if seating.partners == partners else ("yours-as-pairs" if partners else "yours-as-single",)
    return replace(rules, plans=(replace(seating, partners=partners),)), notes
