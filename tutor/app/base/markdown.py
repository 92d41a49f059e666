"""Texts for markdown, in which nothing acts as markup."""

import re
from collections.abc import Callable, Mapping
from typing import Final

import streamlit as st

from tutor.app.base.i18n import in_its_language, words
from tutor.text import Line, render

# Streamlit makes links and pictures of addresses and names of icons even if escaped; an invisible joiner parts them.
_ALIVE = re.compile(r"(?<=:)(?=//|material/|streamlit:)|(?<=www)(?=\.)|(?<=@)", re.IGNORECASE)
_JOINER = "\N{WORD JOINER}"
# A line would end after the hyphen of "Karo-10" and "8er-Stapel".
_TORN = re.compile(r"(?<=[^\W\d]-)(?=\d)|(?<=\der-)(?=[A-Z])")
# A mark that changes the direction of text would also turn round the text after it.
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
# All blanks but no-break spaces, which keep words on one line, as before a French colon.
_BLANKS = re.compile("[^\\S\u00a0\u2007\u202f]+")
_SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$:^=&\"'])")

# The style tells from the emphasis which edge the chip of a proof has: green with a seal, blue, or dashed.
_CHIPS: Final[Mapping[str, str]] = {
    "proven": "green-badge[**{}**]",
    "counted": "green-badge[**{}**]",
    "open": "blue-badge[*{}*]",
    "sampled": "blue-badge[*{}*]",
    "view": "gray-badge[***{}***]",
    "fact": "gray-badge[{}]",
    "replayed": "gray-badge[{}]",
}


def markdown(line: Line) -> str:
    """Return the words of a line, escaped for markdown."""
    return escape_markdown(render(words(), line))


def proof_chip(proof: str, word: str) -> str:
    """Return the word of a proof, which is Markdown, as a chip, drawn so that one sees how certain it makes something.

    A `proof` is one of those in `tutor.matches.proof`, or someone's `view`.
    """
    return f":{_CHIPS[proof].format(word)}"


def answer_sign(*, right: bool) -> str:
    """Return the sign before an answer as markdown, from whose emphasis the style tells which one it draws."""
    return "***✓***" if right else "**_✗_**"


def draw_text(text: str, place: str, draw: Callable[[str], object] = st.markdown) -> None:
    """Draw a text of content, as `in_its_language` does; `draw` may be another function of Streamlit for markdown."""
    with in_its_language(place, text):
        draw(escape_markdown(text))


def escape_markdown(text: str) -> str:
    r"""Return a text for markdown in which nothing acts as markup; blank lines still separate paragraphs.

    >>> print(escape_markdown("a *b* <i>"))
    a \*b\* \<i\>
    >>> escape_markdown("Zwick\u202f:  3") == "Zwick\u202f\\: 3"
    True
    >>> escape_markdown("Karo-10") == "Karo\\-\u206010"
    True
    """
    paragraphs = re.split(r"\n\s*\n", _TORN.sub(_JOINER, _ALIVE.sub(_JOINER, _DIRECTIONS.sub("", text.strip()))))
    return "\n\n".join(_SPECIAL.sub(r"\\\1", _BLANKS.sub(" ", paragraph).strip(" ")) for paragraph in paragraphs)
