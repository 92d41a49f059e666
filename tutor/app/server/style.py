"""The style of the pages beyond Streamlit's theme: room for the board, targets for fingers, high contrast."""

import re
from pathlib import Path
from typing import Final

_APP: Final = Path(__file__).parents[1]


def css(file: str) -> str:
    """Return the rules of a file without its comments, which browsers need not load."""
    return re.sub(r"/\*.*?\*/\s*", "", (_APP / file).read_text("utf-8"), flags=re.DOTALL)


_CONTRAST: Final = css("server/contrast.css")

FOUR_COLOURS_STYLE: Final = f"<style>{css('server/four_colours.css')}</style>"
"""The style that the switch "Four colours" adds to a page, with the colours of the cards."""

STYLE: Final = (
    "".join(map(css, ("server/pages.css", "exercise/layout.css", "replay/layout.css", "workshop/layout.css")))
    + f"@media (prefers-contrast: more) {{{_CONTRAST}}}"
)
"""The style of every page, with high contrast where the browser's system asks for it."""

CONTRAST_STYLE: Final = f"<style>{_CONTRAST}</style>"
"""The style that the switch "High contrast" adds to a page."""
