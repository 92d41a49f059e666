"""The other games of nearly the same name: how to tell which one is meant, and the rules of each with their sources."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import streamlit as st

from tutor.app.base.html_table import show_table
from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.library import library
from tutor.app.base.markdown import draw_text, escape_markdown, markdown
from tutor.app.base.page_link import page_link
from tutor.app.rules.book import draw_sources, quiet_line, rule_sources
from tutor.app.rules.selection import RULES_VIEW_NAMES, choose_in_address, chosen_in_address
from tutor.app.visitor.address import choose_in_list
from tutor.app.visitor.page_address import RULES_PAGE
from tutor.app.visitor.variants import NAMES_OF_GAMES
from tutor.catalogue.rulebook import Section
from tutor.coach.kits import TRICK_VARIANTS, VARIANT_TITLES
from tutor.coach.tricks.kit import TrickKit, TrickWay
from tutor.coach.tricks.numbers import NUMBER_NAMES, SHOWN_NUMBERS
from tutor.coach.zwicken.kit import KIT as ZWICKEN
from tutor.coach.zwickern.rules.facts import FactValue, fact, value_line
from tutor.coach.zwickern.rules.readings import SOURCE_NAMES
from tutor.coach.zwickern.rules.tables import numbers_listed
from tutor.coach.zwickern.words.variants import GAME_NAMES
from tutor.coach.zwikken.kit import KIT as ZWIKKEN
from tutor.engine.cards import CARDS, Card, Suit
from tutor.engine.cousins import COUSINS
from tutor.engine.tricks import Heading, strength, suit_followed
from tutor.engine.zwickern import VARIANTS
from tutor.engine.zwickern.rules import matching_values
from tutor.engine.zwikken import Rules
from tutor.engine.zwikken.rules import TenExchange
from tutor.text import Family, Line, Value, render
from tutor.text.lines import Joined, Listed

_FACTS = (
    *("family", "home", "players", "pack-cards", "hand-cards", "trumps", "permanent-trump", "stakes"),
    *("wins-at-once", "trick"),
)
"""The names of the compared facts, in the order of the table."""

_NAMES = Family("cousins-{}", _FACTS)

NAMED, THEIR_WORD = Family("names-{}-is", NAMES_OF_GAMES), Family("names-{}-word", NAMES_OF_GAMES)

_OURS = "jensen"


def other_games_view() -> None:
    """Draw the section that the address names, the first section with the tables of differences."""
    sections = {_name(section): section for section in library().sections if section.entry.cousins}
    if not sections:
        st.info(escape_markdown(words()("rules-none")))
        return
    at = chosen_in_address("cousin", list(sections))
    titles = {name: section.entry.title for name, section in sections.items()}
    choose_in_list("cousin", titles, words()("rules-section"), partial(choose_in_address, "cousin"))
    _section(sections[at])
    if at == next(iter(sections)):
        _three_cards()
        _names_table()
        _facts_tables()
    draw_sources()


def _name(section: Section) -> str:
    """Return the name of a section in the address, without its number."""
    return section.id.rpartition("/")[2].partition("-")[2]


def _section(section: Section) -> None:
    draw_text(section.entry.title, "title", st.header)
    if section.entry.about:
        draw_text(section.entry.about, "about")
    _numbers_table(section.entry.numbers)
    for rule in section.rules:
        with st.container(gap="xsmall"):
            with in_its_language(f"rule-{rule.slug}", rule.entry.title, rule.entry.text):
                st.markdown(f"**{escape_markdown(rule.entry.title)}**  \n{escape_markdown(rule.entry.text)}")
            rule_sources(rule)


def _numbers_table(variants: Sequence[str]) -> None:
    """Draw the numbers of several variants side by side, from their rules."""
    known = {name: kit.numbers(kit.game.variants[name]) for name, kit in TRICK_VARIANTS.items()}
    found = [(name, known[name]) for name in variants if name in known]
    if not found:
        return
    rows = [
        [words()(NUMBER_NAMES[what]), *(_said(numbers.get(what)) for _, numbers in found)]
        for what in SHOWN_NUMBERS
        if any(what in numbers for _, numbers in found)
    ]
    show_table([words()("rules-what"), *(words()(VARIANT_TITLES[name]) for name, _ in found)], rows)
    query = {"view": "numbers", "way": found[0][0]}
    page_link(RULES_PAGE, label=words()(RULES_VIEW_NAMES["numbers"]), query_params=query)


def _said(line: Line | None) -> str:
    return "–" if line is None else render(words(), line)


def _names_table() -> None:
    """Draw the games that go by each of the names, and where."""
    say = words()
    heads = [say("names-name"), say("names-what"), say("names-word")]
    rows = [[say(NAMES_OF_GAMES[name]), say(NAMED[name]), say(THEIR_WORD[name])] for name in NAMES_OF_GAMES]
    show_table(heads, rows, say("names-caption"))


def _facts_tables() -> None:
    """Draw one table of Zwickern and Zwicken, and one of the forms of Zwikken; a single table would not fit a phone."""
    say = words()
    for home in dict.fromkeys(cousin.home for cousin in COUSINS.values()):
        games = [name for name, cousin in COUSINS.items() if cousin.home == home]
        heads = [say(GAME_NAMES[name]) for name in games]
        rows = _fact_rows(games)
        if len(games) == 1:
            heads = [say("cousins-zwickern"), *heads]
            rows = [[what, ours, *others] for (what, *others), ours in zip(rows, _zwickern_facts(), strict=True)]
        show_table([say("rules-what"), *heads], rows, say("cousins-facts"))


def _fact_rows(games: Sequence[str]) -> list[list[str]]:
    """List the rows of a table of facts: the name of each fact, then its value in each game."""
    return [[words()(_NAMES[name]), *(_fact_text(fact(game, name, VARIANTS)) for game in games)] for name in _FACTS]


def _zwickern_facts() -> list[str]:
    """List the same facts for Jensen's game, "–" for a fact that has no meaning there."""
    plans = VARIANTS[_OURS].plans
    players = [seating.players for seating in plans]
    dealt = sorted({size for seating in plans for sizes in seating.deals for size in sizes})
    of_its_own = {"players": _either(players), "hand-cards": _either(dealt)}
    return [of_its_own.get(name) or _fact_text(fact(_OURS, name, VARIANTS)) for name in _FACTS]


def _either(found: Sequence[int]) -> str:
    """Return numbers in words as alternatives, such as "2 or 4"."""
    return render(words(), Line("option-choice", {"value": numbers_listed(found, choice=True)}))


def _fact_text(value: FactValue | None) -> str:
    return "–" if value is None else render(words(), value_line(value))


# -- the same three cards in three games ----------------------------------------

_THREE_CARDS: Final = tuple(CARDS[code] for code in ("7D", "KS", "10H"))
"""The cards: one that learners often confuse, one that can be a trump, and one that may be exchanged."""

_TURNED: Final = CARDS["QS"]
"""The card turned up, which is in the packs of both trick-taking games."""

_FISHING = VARIANTS["jensen"]
_TRICKS = ((ZWICKEN, "zwicken"), (ZWIKKEN, "zwikken-2000"))
_DUTIES = Family("triple-do-{}", Heading)


def _three_cards() -> None:
    """Draw the same three cards in three games, in columns that a phone stacks: their role, and the player's duties."""
    say = words()
    st.subheader(escape_markdown(say("triple-title")), anchor=False)
    st.markdown(markdown(Line("triple-about", {"cards": Listed(_THREE_CARDS), "turned": _TURNED})))
    first, *others = st.columns(1 + len(_TRICKS), gap="medium")
    with first:
        _column(words()("cousins-zwickern"), "english", [*map(_counts, _THREE_CARDS), Line("triple-do-fishing")])
    for column, (game, name) in zip(others, _TRICKS, strict=True):
        with column:
            _column(words()(GAME_NAMES[name]), game.game.name, list(_of_tricks(game, game.game.variants[name])))


def _column(title: str, source: str, lines: list[Line]) -> None:
    st.markdown("\n".join([f"**{escape_markdown(title)}**", "", *(f"- {markdown(line)}" for line in lines)]))
    quiet_line(words()(SOURCE_NAMES[source]))


def _counts(card: Card) -> Line:
    values = numbers_listed(matching_values(_FISHING, card), choice=True)
    return Line("triple-counts", {"card": card, "values": values})


def _of_tricks(game: TrickKit, rules: TrickWay) -> Iterator[Line]:
    for card in _THREE_CARDS:
        yield _stands(game, rules, card)
    yield Line(_DUTIES[rules.tricks.heading])


def _stands(game: TrickKit, rules: TrickWay, card: Card) -> Line:
    """Return a sentence on the cards that beat a card, and its value in a trick."""
    if card.rank not in rules.ranks:
        return Line("triple-not-in-pack", {"card": card})
    suit, height = suit_followed(rules.tricks, _trumps(), card), strength(rules.tricks, _trumps(), card.suit, card)
    pack = [CARDS[rank + one] for rank in rules.ranks for one in Suit]
    alike = [one for one in pack if suit_followed(rules.tricks, _trumps(), one) is suit]
    higher = [one for one in alike if strength(rules.tricks, _trumps(), card.suit, one) > height]
    higher.sort(key=lambda one: strength(rules.tricks, _trumps(), card.suit, one), reverse=True)
    details: dict[str, Value] = {"card": card, "higher": Joined(tuple(higher), "list-comma"), "number": len(higher)}
    line = Line("triple-trump" if suit is _trumps() else "triple-plain", details)
    points = game.card_points(rules, card)
    if points:
        return Line("triple-and-points", {"what": line, "points": points})
    return Line("triple-and-swapped", {"what": line}) if _may_be_swapped(rules, card) else line


def _may_be_swapped(rules: TrickWay, card: Card) -> bool:
    """Tell whether a card could be exchanged for the turned-up one if its suit were trumps."""
    return isinstance(rules, Rules) and rules.ten is not TenExchange.NEVER and card.rank == "10"


def _trumps() -> Suit:
    assert _TURNED.suit is not None
    return _TURNED.suit
