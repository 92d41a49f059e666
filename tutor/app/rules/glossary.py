"""The glossary: words of the card table in English, German and French, with their meanings and sources."""

from collections.abc import Iterable
from html import escape

import streamlit as st

from tutor.app.base.glossary import matching_terms, source_line
from tutor.app.base.html_table import TABLE_STYLE
from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.content.files.glossary import Term
from tutor.text import InEnglish
from tutor.text.language import ENGLISH

_HEADS = ("words-word", "words-german", "words-french")


def words_view() -> None:
    """Draw a search box and the table of matching words."""
    wanted = st.text_input(words()("glossary-search"), key="glossary-search", max_chars=40)
    found = matching_terms(library().glossary, wanted)
    if found:
        st.html(TABLE_STYLE + _terms_html(found))
    else:
        st.markdown(escape_markdown(words()("glossary-none", text=wanted)))


def _terms_html(terms: Iterable[Term]) -> str:
    """Return the terms as an HTML table, each with a row of its words and a row with its meaning."""
    heads = "".join(f'<th scope="col">{escape(words()(head))}</th>' for head in _HEADS)
    body = "".join(map(_term_html, terms))
    return f'<table class="plain-table"><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>'


def _term_html(term: Term) -> str:
    own = ENGLISH if isinstance(term.text, InEnglish) else words().code
    german, french = _word_html(term.german, "de"), _word_html(term.french, "fr")
    names = f'<tr class="under"><th scope="row" lang="{own}">{escape(term.term)}</th>{german}{french}</tr>'
    meaning = f'<span lang="{own}">{escape(term.text)}</span> <small>{escape(source_line(term))}</small>'
    return f'{names}<tr><td colspan="3">{meaning}</td></tr>'


def _word_html(word: str | None, code: str) -> str:
    """Return the cell of a word, marked with its language for screen readers."""
    return "<td>–</td>" if word is None else f'<td lang="{code}">{escape(word)}</td>'
