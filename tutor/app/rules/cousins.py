"""The two games whose names are confused with Zwickern: what they are, and how to tell which one is meant."""

from collections.abc import Sequence

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.words_and_content import draw_text, in_its_language, library, plain, words
from tutor.app.rules.book import rule_standing
from tutor.catalogue.rulebook import Section
from tutor.coach.zwickern.rules.facts import FactValue, fact, value_line
from tutor.coach.zwickern.rules.tables import numbers_listed
from tutor.coach.zwickern.words.variants import GAME_NAMES
from tutor.engine.cousins import COUSINS
from tutor.engine.zwickern import VARIANTS
from tutor.text import Family, Line, render

COUSIN_FACTS = (
    *("family", "home", "players", "pack-cards", "hand-cards", "trumps", "permanent-trump", "stakes"),
    *("wins-at-once", "trick"),
)
"""The names of the compared facts, in the order of the table."""

_NAMES = Family("cousins-{}", COUSIN_FACTS)

_OURS = "jensen"


def cousins_view() -> None:
    """Draw the sections of the rule book on the cousins, with the tables of facts after the first one."""
    sections = [section for section in library().sections if section.entry.cousins]
    for section in sections[:1]:
        _section(section)
    facts_tables()
    for section in sections[1:]:
        _section(section)


def _section(section: Section) -> None:
    # There are several sections on the page.
    name = section.id.rpartition("/")[2]
    draw_text(section.entry.title, f"title-{name}", st.header)
    if section.entry.about:
        draw_text(section.entry.about, f"about-{name}")
    for rule in section.rules:
        with st.container(gap="xsmall"):
            with in_its_language(f"rule-{rule.slug}", rule.entry.title, rule.entry.text):
                st.markdown(f"**{plain(rule.entry.title)}**  \n{plain(rule.entry.text)}")
            rule_standing(rule)


def facts_tables() -> None:
    """Draw a table of Zwickern beside Zwicken, and one of the forms of Zwikken: a single one would not fit a phone."""
    say = words()
    for home in dict.fromkeys(cousin.home for cousin in COUSINS.values()):
        games = [name for name, cousin in COUSINS.items() if cousin.home == home]
        heads = [say(GAME_NAMES[name]) for name in games]
        rows = fact_rows(games)
        if len(games) == 1:
            heads = [say("cousins-zwickern"), *heads]
            rows = [[what, ours, *others] for (what, *others), ours in zip(rows, zwickern_facts(), strict=True)]
        show_table([say("rules-what"), *heads], rows, say("cousins-facts"))


def fact_rows(games: Sequence[str]) -> list[list[str]]:
    """List the rows of a table of facts: the name of the fact, then its value in each of the games."""
    return [[words()(_NAMES[name]), *(_told(fact(game, name, VARIANTS)) for game in games)] for name in COUSIN_FACTS]


def zwickern_facts() -> list[str]:
    """List the same facts of Jensen's game, "–" where a fact has no meaning in it."""
    plans = VARIANTS[_OURS].plans
    players = [seating.players for seating in plans]
    dealt = sorted({size for seating in plans for sizes in seating.deals for size in sizes})
    of_its_own = {"players": _either(players), "hand-cards": _either(dealt)}
    return [of_its_own.get(name) or _told(fact(_OURS, name, VARIANTS)) for name in COUSIN_FACTS]


def _either(found: Sequence[int]) -> str:
    """Return numbers in words as alternatives, such as "2 or 4"."""
    return render(words(), Line("option-choice", {"value": numbers_listed(found, choice=True)}))


def _told(value: FactValue | None) -> str:
    return "–" if value is None else render(words(), value_line(value))
