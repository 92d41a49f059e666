"""The proven content as the visitor's page shows it, in the visitor's language."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Final, ParamSpec, TypeVar

import streamlit as st

from tutor.app.base.i18n import in_english, words
from tutor.app.base.live_reload import Content, content_now
from tutor.app.base.session import kept
from tutor.catalogue.library import Library
from tutor.catalogue.user_content import slug_of
from tutor.text import offered

Result = TypeVar("Result")
Given = ParamSpec("Given")

# Results for older content are forgotten with it.
_KEPT: Final = 64


@dataclass(slots=True)
class _Shown:
    """The content that the page was drawn with, None before the first."""

    content: Content | None = None


def load_content() -> None:
    """Load and prove all content, and have it at hand in every language that is offered."""
    for code in offered():
        content_now().library(code)


def content() -> Content:
    """Return the content that the visitor's page was drawn with."""
    return shown_content() or content_now()


def shown_content() -> Content | None:
    """Return the content that the visitor's page was drawn with, None before the first page."""
    return kept("content", _Shown).content


def show_content(content: Content) -> None:
    """Let the pages of the visit show this content from now on."""
    kept("content", _Shown).content = content


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
    """Return a title as a list shows it: that of an item of a folder comes after the title of the folder."""
    slug = slug_of(item_id)
    return title if slug is None else words()("content-in-folder", folder=library().folders[slug].title, title=title)


def once_for_content(work: Callable[Given, Result]) -> Callable[Given, Result]:
    """Decorate a function so that it is worked out once for the content of the visit, and again for other content."""

    @lru_cache(maxsize=_KEPT)
    def found(_: Content, *given: Given.args, **named: Given.kwargs) -> Result:
        return work(*given, **named)

    @wraps(work)
    def asked(*given: Given.args, **named: Given.kwargs) -> Result:
        # All that is given can be hashed.
        return found(content(), *given, **named)  # type: ignore[arg-type]

    return asked


def content_faults() -> None:
    """Draw the faults of content that did not load, if any; the rest of the page works."""
    faults = library().faults
    if faults:
        with st.expander(f"⚠ {words()('content-broken-title')}"):
            st.write(words()("content-broken-help"))
            with in_english("faults"):
                st.code("\n".join(map(str, faults)), language=None, wrap_lines=True)
