"""The words, the proven content, and the escaping of text, which every page uses."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

import streamlit as st

from tutor.app.visitor.state import visit
from tutor.catalogue.library import Library, load_library
from tutor.catalogue.translated import in_language
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS
from tutor.text import InEnglish, Line, Words, joined_texts, language, offered, render
from tutor.text.language import ENGLISH

# Streamlit makes links and pictures of addresses and names of icons even if escaped; an invisible joiner parts them.
_ALIVE = re.compile(r"(?<=:)(?=//|material/|streamlit:)|(?<=www)(?=\.)|(?<=@)", re.IGNORECASE)
_JOINER = "\N{WORD JOINER}"
# A mark that changes the direction of text would also turn round the text after it.
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
# All blanks but no-break spaces, which keep words on one line, as before a French colon.
_BLANKS = re.compile("[^\\S\u00a0\u2007\u202f]+")
_SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$:^=&\"'])")


@cache
def proven_library() -> Library:
    """Return all content, loaded and proven once for the whole server, in English."""
    return load_library(content_root(), VARIANTS)


def load_content() -> None:
    """Load and prove all content, and have it at hand in every language that is offered."""
    for code in offered():
        _library(code)


def library() -> Library:
    """Return all content in the visitor's language; what is not translated is in English."""
    return _library(words().code)


def libraries() -> tuple[Library, ...]:
    """Return all content in every language that is offered, that of the visitor first."""
    return tuple(_library(code) for code in dict.fromkeys((words().code, *offered())))


@cache
def _library(code: str) -> Library:
    return in_language(proven_library(), content_root(), code)


def words() -> Words:
    """Return the words of the visitor's language, which are found when a run begins; English ones before that."""
    return visit().pages.words or language(ENGLISH)


def told(line: Line) -> str:
    """Return the words of a line, escaped for markdown."""
    return plain(render(words(), line))


@contextmanager
def in_its_language(place: str, *said: Line | str) -> Iterator[None]:
    """Draw what follows in a container that says it is English, if one of the lines or texts is not yet translated.

    Two containers at one `place` would have the same key.
    """
    if any(isinstance(one if isinstance(one, str) else one.said(words()), InEnglish) for one in said):
        with in_english(place):
            yield
    else:
        yield


@contextmanager
def in_english(place: str) -> Iterator[None]:
    """Draw what follows in a container that says it is English, such as what is told of faults in files."""
    # The keeper of the focus reads the language in the key.
    with st.container(key=f"lang-en-{place}"):
        yield


def draw_text(text: str, place: str, draw: Callable[[str], object] = st.markdown) -> None:
    """Draw a text of content, as `in_its_language` does; `draw` may be another function of Streamlit for markdown."""
    with in_its_language(place, text):
        draw(plain(text))


def with_colon(text: str) -> str:
    """Return a text, or markdown, with the colon that the language puts before an explanation."""
    return words()("list-head", text=text)


def with_stop(text: str) -> str:
    """Return a text, or markdown, with the stop that the language puts at the end of a sentence."""
    return words()("list-stop", text=text)


def with_dots(*texts: str) -> str:
    """Return texts, or markdown, as a row, with what the language puts between them."""
    return joined_texts(words(), texts, "list-dot")


def plain(text: str) -> str:
    r"""Return a text for markdown in which nothing acts as markup; blank lines still separate paragraphs.

    >>> print(plain("a *b* <i>"))
    a \*b\* \<i\>
    >>> plain("Zwick\u202f:  3") == "Zwick\u202f\\: 3"
    True
    """
    paragraphs = re.split(r"\n\s*\n", _ALIVE.sub(_JOINER, _DIRECTIONS.sub("", text.strip())))
    return "\n\n".join(_SPECIAL.sub(r"\\\1", _BLANKS.sub(" ", paragraph).strip(" ")) for paragraph in paragraphs)


def content_faults() -> None:
    """Draw the faults of content that did not load, if any; the rest of the page works."""
    faults = library().faults
    if faults:
        with st.expander(f"⚠ {words()('content-broken-title')}"):
            st.write(words()("content-broken-help"))
            with in_english("faults"):
                st.code("\n".join(map(str, faults)), language=None)
