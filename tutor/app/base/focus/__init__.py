"""A component that keeps the keyboard focus on the page, and marks the link to this page for screen readers.

When a rerun removes the focused element, the focus moves to the nearest one. Streamlit shows which of the links to all
pages leads to this page, but does not tell a screen reader.
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
    """Put the keeper, which is invisible, on the page with this path."""
    ensure_assets(NAME, ASSETS)
    with st.container(key="focus"):
        _renderer()(key="focus keeper", data={"page": page})


@cache
def _renderer() -> "ComponentRenderer":
    # Registered at its first use, because this module is also imported where no Streamlit runs.
    return st.components.v2.component(NAME, js="focus.js", isolate_styles=False)
