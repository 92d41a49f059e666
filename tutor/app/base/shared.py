"""What every page uses: the words, the proven content, and text that cannot become markup."""

import re
from functools import cache

import streamlit as st

from tutor.catalogue.library import Library, load_library
from tutor.content.files.places import content_root
from tutor.engine.zwickern import VARIANTS
from tutor.text import Line, Words, language, render

# Addresses and names of icons become links and pictures even where they are escaped; an invisible joiner parts them.
_ALIVE = re.compile(r"(?<=:)(?=//|material/|streamlit:)|(?<=www)(?=\.)|(?<=@)", re.IGNORECASE)
_JOINER = "\N{WORD JOINER}"
# What changes the direction of text would turn round what stands after it too.
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
# A no-break space holds what stands on either side of it on one line, as before a French colon, and stays.
_BLANKS = re.compile("[^\\S\u00a0\u2007\u202f]+")
_SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$:^=&\"'])")


@cache
def library() -> Library:
    """All content, proven once for the whole server."""
    return load_library(content_root(), VARIANTS)


def words() -> Words:
    """The words of the visitor's language."""
    locale = st.context.locale or "en"
    return language(locale.split("-")[0])


def told(line: Line) -> str:
    """The words of a line, safe inside markdown."""
    return plain(render(words(), line))


def with_colon(text: str) -> str:
    """Text, or markdown, with the colon that stands before what explains it."""
    return words()("list-head", text=text)


def plain(text: str) -> str:
    r"""Text for markdown in which nothing is markup; blank lines still part paragraphs.

    >>> print(plain("a *b* <i>"))
    a \*b\* \<i\>
    >>> plain("Zwick\u202f:  3") == "Zwick\u202f\\: 3"
    True
    """
    paragraphs = re.split(r"\n\s*\n", _ALIVE.sub(_JOINER, _DIRECTIONS.sub("", text.strip())))
    return "\n\n".join(_SPECIAL.sub(r"\\\1", _BLANKS.sub(" ", paragraph).strip(" ")) for paragraph in paragraphs)


def content_faults() -> None:
    """Tell of content that did not load, where there is any; the rest of the page works."""
    faults = library().faults
    if faults:
        with st.expander(f"⚠ {words()('content-broken-title')}"):
            st.write(words()("content-broken-help"))
            st.code("\n".join(map(str, faults)), language=None)
