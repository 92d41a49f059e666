"""The other games of the name: how to tell which one is meant, and the rules of each with the words they rest on."""

from collections.abc import Sequence
from functools import partial

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, escape_markdown
from tutor.app.rules.book import draw_sources, rule_standing
from tutor.app.rules.selection import choose_in_address, chosen_in_address
from tutor.app.rules.three_cards import three_cards
from tutor.app.visitor.address import choose_in_list
from tutor.app.visitor.variants import NAMES_OF_GAMES
from tutor.catalogue.rulebook import Section
from tutor.coach.kits import TRICK_KITS, VARIANT_TITLES
from tutor.coach.tricks.numbers import NUMBER_NAMES, SHOWN_NUMBERS
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

NAMED, THEIR_WORD = Family("names-{}-is", NAMES_OF_GAMES), Family("names-{}-word", NAMES_OF_GAMES)

_OURS = "jensen"


def cousins_view() -> None:
    """Draw the section on other games that the address names, the first with the tables of what tells them apart."""
    sections = {_name(section): section for section in library().sections if section.entry.cousins}
    if not sections:
        st.info(escape_markdown(words()("rules-none")))
        return
    at = chosen_in_address("cousin", list(sections))
    titles = {name: section.entry.title for name, section in sections.items()}
    choose_in_list("cousin", titles, words()("rules-section"), partial(choose_in_address, "cousin"))
    _section(sections[at])
    if at == next(iter(sections)):
        three_cards()
        names_table()
        facts_tables()
    draw_sources()


def _name(section: Section) -> str:
    """Return the name of a section in the address, without the number that gives its place."""
    return section.id.rpartition("/")[2].partition("-")[2]


def _section(section: Section) -> None:
    draw_text(section.entry.title, "title", st.header)
    if section.entry.about:
        draw_text(section.entry.about, "about")
    numbers_table(section.entry.numbers)
    for rule in section.rules:
        with st.container(gap="xsmall"):
            with in_its_language(f"rule-{rule.slug}", rule.entry.title, rule.entry.text):
                st.markdown(f"**{escape_markdown(rule.entry.title)}**  \n{escape_markdown(rule.entry.text)}")
            rule_standing(rule)


def numbers_table(variants: Sequence[str]) -> None:
    """Draw the numbers of some ways to play side by side, as their rules have them."""
    known = {name: one.numbers(one.game.variants[name]) for one in TRICK_KITS.values() for name in one.game.variants}
    found = [(name, known[name]) for name in variants if name in known]
    if not found:
        return
    rows = [
        [words()(NUMBER_NAMES[what]), *(_said(numbers.get(what)) for _, numbers in found)]
        for what in SHOWN_NUMBERS
        if any(what in numbers for _, numbers in found)
    ]
    show_table([words()("rules-what"), *(words()(VARIANT_TITLES[name]) for name, _ in found)], rows)


def _said(line: Line | None) -> str:
    return "–" if line is None else render(words(), line)


def names_table() -> None:
    """Draw what goes by each of the names, and where."""
    say = words()
    heads = [say("names-name"), say("names-what"), say("names-word")]
    rows = [[say(NAMES_OF_GAMES[name]), say(NAMED[name]), say(THEIR_WORD[name])] for name in NAMES_OF_GAMES]
    show_table(heads, rows, say("names-caption"))


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
