"""The pages of the tutor as Streamlit knows them, and links to them, without looking for their scripts each time."""

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from tutor.app.base.session import kept

# Streamlit would itself run a file of a folder named "pages" when an address names it, so the folder has another name.
_FOLDER: Final = "views"
_VIEWS: Final = Path(__file__).parents[1] / _FOLDER
# More than there are pages in all languages.
_KEPT: Final = 64


@dataclass(slots=True)
class _Linked:
    """The pages that links can lead to, by the paths of their scripts as links name them."""

    pages: dict[str, StreamlitPage] = field(default_factory=dict)


def page_named(name: str, title: str, *, default: bool) -> StreamlitPage:
    """Return the page with a name, for this run only, since Streamlit marks in it whether it may be run."""
    return copy(_page(name, title, default))


@lru_cache(_KEPT)
def _page(name: str, title: str, default: bool) -> StreamlitPage:
    return st.Page(_VIEWS / f"{name}.py", title=title, default=default)


def link_to_pages(pages: Mapping[str, StreamlitPage]) -> None:
    """Let links lead to these pages, by their names, from now on."""
    kept("linked", _Linked).pages = {f"{_FOLDER}/{name}.py": page for name, page in pages.items()}


def page_link(
    script: str,
    *,
    label: str,
    query_params: Mapping[str, str] | None = None,
    width: Literal["content", "stretch"] = "content",
    disabled: bool = False,
) -> None:
    """Draw a link to the page with a script, such as "views/rules.py", as `st.page_link` does with the path.

    Given a path, Streamlit asks the file system for each of its folders, at every link.
    """
    page = kept("linked", _Linked).pages.get(script, script)
    st.page_link(page, label=label, query_params=query_params, width=width, disabled=disabled)
