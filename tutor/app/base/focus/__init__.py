"""A component for keys and screen readers: it leads to the table, keeps the focus, and names what Streamlit does not.

From the start of a page its link leads past the navigation to the table, and the navigation is one stop, in which
arrow keys move. When a rerun removes the focused element, the focus moves to the nearest one. Streamlit shows which of
the links to all pages leads to this page, but does not tell a screen reader. A plain link to a page loads only what is
new there, as those of Streamlit do.
"""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import streamlit as st

from tutor.app.base.components import ensure_assets
from tutor.text import Words

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

__all__ = ["ASSETS", "keep_focus"]

NAME: Final = "zwickern-tutor.focus"
ASSETS: Final = Path(__file__).parent / "assets"


def keep_focus(page: str, say: Words) -> None:
    """Put the keeper on the page with this path; it shows nothing but, while that has the focus, its link."""
    ensure_assets(NAME, ASSETS)
    with st.container(key="focus"):
        _renderer()(
            key="focus keeper",
            data={"page": page, "toTable": say("nav-to-table"), "pages": say("nav-pages"), "look": say("look")},
        )


@cache
def _renderer() -> "ComponentRenderer":
    # Registered at its first use, because this module is also imported where no Streamlit runs.
    return st.components.v2.component(NAME, js="focus.js", isolate_styles=False)
