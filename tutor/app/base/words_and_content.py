"""The words, the proven content, and the escaping of text, which every page uses."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Final, ParamSpec, TypeVar

import streamlit as st

from tutor.app.own_content.watching import Content, content_now
from tutor.app.visitor.state import visit
from tutor.catalogue.library import Library
from tutor.catalogue.own_content import slug_of
from tutor.text import Foreign, Line, Words, joined_texts, language, offered, render
from tutor.text.language import ENGLISH

Result = TypeVar("Result")
Given = ParamSpec("Given")

# Results for older content are forgotten with it.
_KEPT: Final = 64

# Streamlit makes links and pictures of addresses and names of icons even if escaped; an invisible joiner parts them.
_ALIVE = re.compile(r"(?<=:)(?=//|material/|streamlit:)|(?<=www)(?=\.)|(?<=@)", re.IGNORECASE)
_JOINER = "\N{WORD JOINER}"
# A mark that changes the direction of text would also turn round the text after it.
_DIRECTIONS = re.compile("[\u202a-\u202e\u2066-\u2069]")
# All blanks but no-break spaces, which keep words on one line, as before a French colon.
_BLANKS = re.compile("[^\\S\u00a0\u2007\u202f]+")
_SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~$:^=&\"'])")


def load_content() -> None:
    """Load and prove all content, and have it at hand in every language that is offered."""
    for code in offered():
        content_now().library(code)


def content() -> Content:
    """Return the content that the visitor's page was drawn with."""
    return visit().pages.content or content_now()


def library() -> Library:
    """Return all content in the visitor's language; what is not translated is in the language of its author."""
    return content().library(words().code)


def libraries() -> tuple[Library, ...]:
    """Return all content in every language that is offered, that of the visitor first."""
    return tuple(content().library(code) for code in dict.fromkeys((words().code, *offered())))


def library_in(code: str) -> Library:
    """Return all content in a language that is offered."""
    return content().library(code)


def in_folder(item_id: str, title: str) -> str:
    """Return a title as it stands in a list: that of an item of a folder comes after the title of the folder."""
    slug = slug_of(item_id)
    return title if slug is None else words()("content-in-folder", folder=library().folders[slug].title, title=title)


def once_for_content(work: Callable[Given, Result]) -> Callable[Given, Result]:
    """Decorate a function so that it is worked out once for the content of the visit, and anew for other content."""

    @lru_cache(maxsize=_KEPT)
    def found(_: Content, *given: Given.args, **named: Given.kwargs) -> Result:
        return work(*given, **named)

    @wraps(work)
    def asked(*given: Given.args, **named: Given.kwargs) -> Result:
        # All that is given can be hashed.
        return found(content(), *given, **named)  # type: ignore[arg-type]

    return asked


def words() -> Words:
    """Return the words of the visitor's language, which are found when a run begins; English ones before that."""
    return visit().pages.words or language(ENGLISH)


def told(line: Line) -> str:
    """Return the words of a line, escaped for markdown."""
    return plain(render(words(), line))


@contextmanager
def in_its_language(place: str, *said: Line | str) -> Iterator[None]:
    """Draw what follows in a container that says its language, if one of the lines or texts is in another one.

    Two containers at one `place` would have the same key.
    """
    texts = (one if isinstance(one, str) else one.said(words()) for one in said)
    foreign = next((one.code for one in texts if isinstance(one, Foreign)), None)
    if foreign is None:
        yield
    else:
        with _in(foreign, place):
            yield


@contextmanager
def in_english(place: str) -> Iterator[None]:
    """Draw what follows in a container that says it is English, such as what is told of faults in files."""
    with _in(ENGLISH, place):
        yield


@contextmanager
def _in(code: str, place: str) -> Iterator[None]:
    # The keeper of the focus reads the language in the key.
    with st.container(key=f"lang-{code}-{place}"):
        yield


def draw_text(text: str, place: str, draw: Callable[[str], object] = st.markdown) -> None:
    """Draw a text of content, as `in_its_language` does; `draw` may be another function of Streamlit for markdown."""
    with in_its_language(place, text):
        draw(plain(text))


def with_colon(text: str) -> str:
    """Return a text, or markdown, with the colon that the language puts before an explanation."""
    return words()("list-head", text=text)


def before_sentence(text: str) -> str:
    """Return a text, or markdown, with what the language puts between it and a whole sentence about it."""
    return words()("list-before-sentence", text=text)


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
                st.code("\n".join(map(str, faults)), language=None, wrap_lines=True)
