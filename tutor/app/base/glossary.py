"""The glossary on a page: under a text the terms that occur in it, and a list of all terms."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from types import MappingProxyType
from typing import Final

import streamlit as st

from tutor.app.base.i18n import before_sentence, in_its_language, with_dots, words
from tutor.app.base.library import libraries
from tutor.app.base.markdown import escape_markdown
from tutor.content.files.glossary import Glossary, SourceName, Term, occurrences, terms_in
from tutor.text import Family, InEnglish
from tutor.text.search import searchable

MOST_TERMS = 8
"""The most terms that are explained under one text."""

_SOURCES: Final[Mapping[SourceName, str]] = MappingProxyType(
    {
        "the English description": "english",
        "the German description": "german",
        "Christiansen's account": "christiansen",
        "Dietze's and Danyliuk's books": "dietze",
        "Grupp's book": "grupp",
        "the French account": "french",
        "the Zwicken article": "zwicken",
        "the Zwikken article": "zwikken",
        "our reading": "ours",
    }
)
TERM_SOURCES = Family("word-source-{}", _SOURCES, _SOURCES.__getitem__)

# Noncharacters of Unicode, so no text needs them: they hold the places of the marks while the rest is escaped.
_OPEN, _CLOSE = "\ufdd0", "\ufdd1"
_HELD = str.maketrans("", "", _OPEN + _CLOSE)


def with_terms_bold(text: str, glossary: Glossary, terms: tuple[Term, ...]) -> str:
    r"""Return a text for markdown whose only markup is bold type for each term where it first occurs."""
    text = text.translate(_HELD)
    pieces, done, missing = [], 0, set(terms)
    for term, start, end in occurrences(glossary, text):
        if term in missing:
            missing.remove(term)
            pieces += [text[done:start], _OPEN, text[start:end], _CLOSE]
            done = end
    whole = escape_markdown("".join([*pieces, text[done:]]))
    return whole.replace(_OPEN, "**").replace(_CLOSE, "**")


def explained(glossary: Glossary, text: str, key: str = "text") -> None:
    """Draw a text with up to `MOST_TERMS` of its terms in bold type, and under it a row that explains them.

    Each such text on a page needs its own `key`.
    """
    terms = terms_in(glossary, text)[:MOST_TERMS]
    with in_its_language(f"text-{key}", text):
        st.markdown(with_terms_bold(text, glossary, terms))
    term_row(terms, key)


def term_row(terms: tuple[Term, ...], key: str = "text") -> None:
    """Draw a row of small buttons that open the meanings of terms, nothing without terms."""
    if not terms:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"words-{key}"):
        st.markdown(f":small[{escape_markdown(words()('glossary-row'))}]", width="content")
        for number, term in enumerate(terms):
            opened = st.popover(f":small[{escape_markdown(term.term)}]", type="tertiary", key=f"word-{key}-{number}")
            with opened.container(key=f"meaning-{key}-{number}"):
                draw_meanings([term], key=f"word-{key}-{number}")


def meaning(term: Term) -> str:
    """Return the meaning of a term in markdown, with its German and French words and its source in small print."""
    # On a German page the German word is often the term itself.
    own = [
        words()(message, **{name: word})
        for message, name, word in (
            ("glossary-german", "german", term.german),
            ("glossary-french", "french", term.french),
        )
        if word is not None and searchable(word) != searchable(term.term)
    ]
    head = before_sentence(f"**{escape_markdown(term.term)}**")
    return f"{head} {escape_markdown(term.text)}  \n:small[{escape_markdown(with_dots(*own, source_line(term)))}]"


def draw_meanings(terms: Iterable[Term], key: str) -> None:
    """Draw the meanings of terms; what is not yet translated says that it is English."""
    for number, (_, group) in enumerate(groupby(terms, lambda term: isinstance(term.text, InEnglish))):
        same = tuple(group)
        with in_its_language(f"terms-{key}-{number}", same[0].text):
            st.markdown("\n\n".join(map(meaning, same)))


def source_line(term: Term) -> str:
    """Return the source of a term in words."""
    return words()("glossary-source", source=words()(TERM_SOURCES[term.source]))


@st.fragment
def glossary_list(glossary: Glossary) -> None:
    """Draw all terms in alphabetical order with a search box, nothing if the glossary is empty."""
    if not glossary.terms:
        return
    with st.expander(escape_markdown(words()("glossary-list", number=len(glossary.terms))), key="glossary"):
        wanted = st.text_input(words()("glossary-search"), key="glossary-search", max_chars=40)
        found = matching_terms(glossary, wanted)
        if found:
            draw_meanings(found, "all")
        else:
            st.markdown(escape_markdown(words()("glossary-none", text=wanted)))


def matching_terms(glossary: Glossary, wanted: str) -> list[Term]:
    """List the terms, in alphabetical order, with the wanted text in a form, the German, the French or the explanation.

    A word of any language finds its term. Upper and lower case, accents and extra blanks do not matter.
    """
    text = searchable(wanted)
    meant = set(_called(glossary, text))
    terms = sorted(glossary.terms, key=lambda term: searchable(term.term))
    return [term for term in terms if term.term in meant or any(text in searchable(one) for one in _said(term))]


def _called(glossary: Glossary, text: str) -> Iterator[str]:
    """Yield the terms of the glossary that are called so in some language."""
    for library in libraries():
        # A glossary has the same terms in the same order in every language.
        for own, other in zip(glossary.terms, library.glossary.terms, strict=False):
            if any(searchable(one) == text for one in (*other.words, own.german or "", own.french or "")):
                yield own.term


def _said(term: Term) -> tuple[str, ...]:
    return (*term.words, term.german or "", term.french or "", term.text)
