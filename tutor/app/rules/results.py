"""What a search has found: rules and pages, words of the glossary, steps of lessons and puzzles, the best first."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import streamlit as st

from tutor.app.base.glossary import draw_meanings
from tutor.app.base.i18n import in_its_language, words
from tutor.app.base.library import libraries, library, once_for_content
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.puzzles.trick_puzzles import name_of
from tutor.app.rules.questions import draw_answer, question_answered_by, question_links
from tutor.app.rules.selection import RULES_VIEW_NAMES, VIEWS_ABOUT, rules_address, variant_titles
from tutor.app.visitor.page_address import (
    COUSIN,
    LEARN_PAGE,
    PLAY_PAGE,
    PUZZLES_PAGE,
    RULES_PAGE,
    lesson_name,
    step_address,
)
from tutor.app.visitor.variants import base_of
from tutor.catalogue.exercises import step_id
from tutor.catalogue.rulebook import Rule
from tutor.catalogue.search import (
    Findable,
    FindableKind,
    Hit,
    SearchIndex,
    documents_of,
    foreign_words,
    index_of,
    search,
    snippet,
)
from tutor.content.files.search_words import SEARCH_PAGES, SearchPage, SearchWords

_IN_FULL, _MOST_RULES, _MOST_OTHERS = 3, 8, 3
"""How many rules are drawn with their felt, how many rules and pages in all, and how many of each other kind."""

_OF_BEST = 0.25
"""The part of the score of the best of its kind that a result needs to be shown."""


class _Link(NamedTuple):
    """A page, and a query of its address."""

    page: str
    query: Mapping[str, str]


class _Shown(NamedTuple):
    """What results are drawn for: the index, the question, the variant, and the places of all that can be found."""

    found_in: SearchIndex
    wanted: str
    variant: str
    links: Mapping[tuple[FindableKind, str], _Link]


def results(wanted: str, variant: str, in_short: Callable[[Sequence[Rule]], None]) -> None:
    """Draw what answers a question in a variant; `in_short` draws rules of the book with their felts."""
    index = _index(words().code)
    hits = search(index, wanted, base_of(variant))
    rules, terms = _best(hits, _MOST_RULES, "rule", "page"), _best(hits, _MOST_OTHERS, "word")
    steps, puzzles = _best(hits, _MOST_OTHERS, "step"), _best(hits, _MOST_OTHERS, "puzzle")
    number = sum(map(len, (rules, terms, steps, puzzles)))
    asked = question_answered_by(rules[0].name) if rules and base_of(variant) in (rules[0].variants or ()) else None
    if asked is not None:
        draw_answer(asked, variant)
    with st.container(key="number"):
        st.header(escape_markdown(words()("rules-found", number=number, text=wanted)))
    if not number:
        question_links("found")
    shown = _Shown(index, wanted, variant, {(kind, name): link for kind, name, link in _every_link()})
    book = {rule.slug: rule for section in library().sections for rule in section.rules}
    # A question about tricks finds rules of other games: the word says first that Zwickern has none.
    words_lead = bool(rules) and rules[0].variants == ()
    if words_lead:
        _draw_words(terms)
    for place, one in enumerate(rules):
        if one.kind == "rule" and base_of(variant) in (one.variants or ()) and place < _IN_FULL:
            in_short([book[one.name]])
        else:
            _draw(shown, one, place)
    if terms and not words_lead:
        st.subheader(escape_markdown(words()("rules-view-words")))
        _draw_words(terms)
    for title, found in (("rules-found-steps", steps), ("rules-found-puzzles", puzzles)):
        if found:
            st.subheader(escape_markdown(words()(title)))
        for place, one in enumerate(found):
            _draw(shown, one, place)


def _best(hits: Sequence[Hit], most: int, *kinds: FindableKind) -> list[Findable]:
    """List the best of some kinds, without those that are far worse than the first."""
    found = [hit for hit in hits if hit.document.kind in kinds]
    return [hit.document for hit in found[:most] if hit.score >= _OF_BEST * found[0].score]


def _draw_words(found: Sequence[Findable]) -> None:
    known = {term.term: term for term in library().glossary.terms}
    draw_meanings([known[one.name] for one in found], "found")


def _draw(shown: _Shown, found: Findable, place: int) -> None:
    """Draw a result: the link to its place, the sentence that answers best, and the variants of a rule elsewhere."""
    link, key = shown.links[found.kind, found.name], f"hit-{found.kind}-{place}"
    with st.container(key=key, gap=None), in_its_language(key, found.title):
        page_link(link.page, label=f"**{escape_markdown(found.title)}**", query_params=dict(link.query))
        if found.text:
            st.markdown(escape_markdown(snippet(shown.found_in, shown.wanted, found.text)))
        if found.variants and base_of(shown.variant) not in found.variants:
            names = ", ".join(title for name, title in variant_titles().items() if name in found.variants)
            st.caption(escape_markdown(words()("rules-found-elsewhere", variants=names)))


def make_index() -> None:
    """Make the index, so that the first search finds it; it takes a moment, so call it once all else is drawn."""
    _index(words().code)


@once_for_content
def _index(code: str) -> SearchIndex:
    """Return the index of all content in the visitor's language, which is `code`, made once for the content."""
    found = library()
    pages: dict[SearchPage, tuple[str, str]] = {name: _page(name) for name in SEARCH_PAGES}
    known = found.searches.get(code, SearchWords(language="en", synonyms=()))
    return index_of(documents_of(found, code, pages), known, foreign_words(found, libraries()))


def _page(name: SearchPage) -> tuple[str, str]:
    say = words()
    if name == "take-back":
        return say("play-take-back"), say("rules-take-back-about")
    return say(RULES_VIEW_NAMES[name]), say(VIEWS_ABOUT[name])


def _every_link() -> Iterator[tuple[FindableKind, str, _Link]]:
    """Yield the place of everything that can be found, after its kind and name."""
    found = library()
    for section in found.sections:
        for rule in section.rules:
            cousin = {"view": "cousins", COUSIN: section.id.rpartition("/")[2].partition("-")[2]}
            query = cousin if section.entry.cousins else rules_address(rule=rule.slug, board="1")
            yield "rule", rule.slug, _Link(RULES_PAGE, query)
    for name in SEARCH_PAGES:
        yield "page", name, _Link(PLAY_PAGE, {}) if name == "take-back" else _Link(RULES_PAGE, {"view": name})
    for lesson in found.lessons:
        for step in lesson.steps:
            yield "step", step_id(lesson, step), _Link(LEARN_PAGE, step_address(lesson_name(lesson.id), step))
    for tricks in found.tricks:
        for one in tricks.steps:
            query = {COUSIN: lesson_name(tricks.id), "step": one.entry.slug}
            yield "step", step_id(tricks, one), _Link(LEARN_PAGE, query)
    for puzzle in found.puzzles:
        yield "puzzle", puzzle.id, _Link(PUZZLES_PAGE, {"puzzle": puzzle.id})
    for trick in found.trick_puzzles:
        yield "puzzle", trick.id, _Link(PUZZLES_PAGE, {COUSIN: name_of(trick)})
