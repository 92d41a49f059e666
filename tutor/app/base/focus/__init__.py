"""Keeps the keyboard on the page, and says which page it is.

When a rerun takes away what had the focus, the focus goes on to what is nearest. Of the links to all pages the one to
this page is marked: Streamlit shows it, but does not say it.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import streamlit as st

from tutor.app.base.components import ensure_assets

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

__all__ = ["ASSETS", "keep_focus"]

NAME: Final = "zwickern-tutor.focus"
ASSETS: Final = Path(__file__).parent / "assets"


def keep_focus(page: str) -> None:
    """Put the keeper on a page, which is given by its path; it shows nothing and says nothing itself."""
    ensure_assets(NAME, ASSETS)
    with st.container(key="focus"):
        _renderer()(key="focus keeper", data={"page": page})


@cache
def _renderer() -> "ComponentRenderer":
    # Registered at the first use: importing this module needs no running Streamlit.
    return st.components.v2.component(NAME, js="focus.js", isolate_styles=False)
