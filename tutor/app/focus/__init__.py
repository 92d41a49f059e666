"""Keeps the keyboard on the page: when a rerun takes away what had the focus, the focus goes on to what is nearest."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import streamlit as st

from tutor.app.packaged import ensure_assets

if TYPE_CHECKING:
    from streamlit.components.v2.types import ComponentRenderer

__all__ = ["ASSETS", "keep_focus"]

NAME: Final = "zwickern-tutor.focus"
ASSETS: Final = Path(__file__).parent / "assets"


def keep_focus() -> None:
    """Put the keeper on the page; it shows nothing and says nothing."""
    ensure_assets(NAME, ASSETS)
    with st.container(key="focus"):
        _renderer()(key="focus keeper", data={})


@cache
def _renderer() -> "ComponentRenderer":
    # Registered at the first use: importing this module needs no running Streamlit.
    return st.components.v2.component(NAME, js="focus.js", isolate_styles=False)
