"""The words of the table explained: under a text those that stand in it, and all of them in a list."""

import streamlit as st

from tutor.app.base.shared import plain, with_colon, words
from tutor.content.files.glossary import Glossary, Term, occurrences, terms_in

MOST = 8
"""The most words that are explained under one text."""

# Characters that mean nothing to anybody; they hold the places of the marks while all else is made plain.
_OPEN, _CLOSE = "\ufdd0", "\ufdd1"
_HELD = str.maketrans("", "", _OPEN + _CLOSE)


def marked(text: str, glossary: Glossary, terms: tuple[Term, ...]) -> str:
    r"""Text for markdown in which nothing is markup but the bold type of each term where it first stands."""
    text = text.translate(_HELD)
    pieces, done, missing = [], 0, set(terms)
    for term, start, end in occurrences(glossary, text):
        if term in missing:
            missing.remove(term)
            pieces += [text[done:start], _OPEN, text[start:end], _CLOSE]
            done = end
    whole = plain("".join([*pieces, text[done:]]))
    return whole.replace(_OPEN, "**").replace(_CLOSE, "**")


def explained(glossary: Glossary, text: str, key: str = "text") -> None:
    """Draw a text with its first few terms in bold type, and under it a row that explains them.

    Each such text of a page needs a `key` of its own.
    """
    terms = terms_in(glossary, text)[:MOST]
    st.markdown(marked(text, glossary, terms))
    term_row(terms, key)


def term_row(terms: tuple[Term, ...], key: str = "text") -> None:
    """A row of small buttons, one for each term, that open what it means; nothing where there are none."""
    if not terms:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key=f"words-{key}"):
        st.markdown(f":small[{plain(words()('glossary-row'))}]", width="content")
        for number, term in enumerate(terms):
            with st.popover(f":small[{plain(term.term)}]", type="tertiary", key=f"word-{key}-{number}"):
                st.markdown(meaning(term))


def meaning(term: Term) -> str:
    """What a term means, in markdown: the explanation, and in small print the word elsewhere and the source."""
    origin = [words()("glossary-source", source=term.source)]
    if term.french:
        origin.insert(0, words()("glossary-french", french=term.french))
    if term.german:
        origin.insert(0, words()("glossary-german", german=term.german))
    head = with_colon(f"**{plain(term.term)}**")
    return f"{head} {plain(term.text)}  \n:small[{plain(' · '.join(origin))}]"


@st.fragment
def glossary_list(glossary: Glossary) -> None:
    """All terms by the alphabet, with a box to find one; nothing where there are none."""
    if not glossary.terms:
        return
    with st.expander(plain(words()("glossary-list", number=len(glossary.terms))), key="glossary"):
        wanted = st.text_input(words()("glossary-search"), key="glossary-search", max_chars=40)
        found = matching(glossary, wanted)
        none = plain(words()("glossary-none", text=wanted))
        st.markdown("\n\n".join(map(meaning, found)) or none)


def matching(glossary: Glossary, wanted: str) -> list[Term]:
    """The terms by the alphabet that have what is wanted in a word, its German, its French or its explanation."""
    text = " ".join(wanted.casefold().split())
    terms = sorted(glossary.terms, key=lambda term: term.term.casefold())
    return [term for term in terms if any(text in one.casefold() for one in _said(term))]


def _said(term: Term) -> tuple[str, ...]:
    return (*term.words, term.german or "", term.french or "", term.text)
