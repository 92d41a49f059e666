"""A component for keys and screen readers: it leads to the table, keeps the focus, and names what Streamlit does not.

From the start of a page its link leads past the navigation to the table, and the navigation is one stop, in which
arrow keys move. What a button opens follows it. When a rerun removes the focused element, the focus moves to the
nearest one. Streamlit shows which of the links to all pages leads to this page, but does not tell a screen reader. A
plain link to a page loads only what is new there, as those of Streamlit do. What Streamlit says itself is in English
only, so it is said here in the language of the page.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import streamlit as st

from tutor.app.base.components import ensure_assets
from tutor.app.base.cookies import TWO_YEARS
from tutor.text import Family, Words, language
from tutor.text.language import ENGLISH

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

__all__ = ["FOCUS_ASSETS", "keep_focus"]

FOCUS_NAME: Final = "zwickern-tutor.focus"
STREAMLIT = Family(
    "streamlit-{}",
    (
        *("skip", "upload", "upload-file", "add-files", "kilobytes", "per-file", "choose", "shortcut", "help", "tip"),
        *("link", "less", "more", "progress", "end", "home", "png", "spec", "full", "close-full", "chart"),
        *(
            "enter",
            "submit",
            "ctrl-enter",
            "cmd-enter",
            "no-results",
            "running",
            "stop",
            "open",
            "clear",
            "clear-entry",
        ),
        *("clear-all", "remove", "selected", "select-all", "select-some", "drop", "wrong-type", "notices", "close"),
        *("copy", "copied", "wait", "no-connection", "silent", "too-long", "lost", "connecting", "too-high"),
        *("too-low", "out-of-range", "no-server", "to-server", "stopping", "wide-table", "options"),
        *("error", "upload-failed", "no-network", "add", "copy-code", "submit"),
    ),
)
FOCUS_ASSETS: Final = Path(__file__).parent / "assets"


def keep_focus(
    page: str,
    say: Words,
    languages: Mapping[str, str] = MappingProxyType({}),
    cookie: str = "",
    kept: str | None = None,
) -> None:
    """Put the keeper on the page with this path; it shows nothing but, while that has the focus, its link.

    What is named as one of `languages` in its own words is marked as being in it. `kept` is the language that the
    visitor has set, if any; the browser keeps it in the cookie `cookie`.
    """
    ensure_assets(FOCUS_NAME, FOCUS_ASSETS)
    with st.container(key="focus"):
        _renderer()(
            key="focus keeper",
            data={
                "page": page,
                "toTable": say("nav-to-table"),
                "pages": say("nav-pages"),
                "look": say("look"),
                "lang": say.code,
                "languages": dict(languages),
                "own": own_words(say),
                "cookie": None if kept is None else f"{cookie}={kept}; Max-Age={TWO_YEARS}",
            },
        )


@cache
def own_words(say: Words) -> tuple[tuple[str, str], ...]:
    """List Streamlit's English texts, each with the text said in its place; {} stands for a value in it."""
    if say.code == ENGLISH:
        return ()
    pairs = ((language(ENGLISH)(message, blank="{}"), say(message, blank="{}")) for message in STREAMLIT.values())
    return tuple((theirs, ours) for theirs, ours in pairs if theirs != ours)


@cache
def _renderer() -> "ComponentRenderer":
    # Registered at its first use, because this module is also imported where no Streamlit runs.
    return st.components.v2.component(FOCUS_NAME, js="focus.js", isolate_styles=False)
