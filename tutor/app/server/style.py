"""The style of the pages beyond Streamlit's theme: room for the board, targets for fingers, high contrast."""

import re
from pathlib import Path
from typing import Final

_APP: Final = Path(__file__).parents[1]

PAGE_DRAWINGS: Final = Path(__file__).parent / "drawings"
"""The folder of the drawings that pages show, served under its name."""


def css(file: str) -> str:
    """Return the rules of a file without its comments and indents, which browsers need not load."""
    bare = re.sub(r"/\*.*?\*/\s*", "", (_APP / file).read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r"\n\s+", "\n", bare)


_SHEETS: Final = (
    "server/tokens.css",
    "server/pages.css",
    "exercise/layout.css",
    "learn/learn.css",
    "play/door.css",
    "play/end.css",
    "play/table.css",
    "replay/layout.css",
    "workshop/layout.css",
)
_CONTRAST: Final = css("server/contrast.css")

FOUR_COLOURS_STYLE: Final = f"<style>{css('server/four_colours.css')}</style>"
"""The style that the switch "Four colours" adds to a page, with the colours of the cards."""

_STYLE: Final = "".join(map(css, _SHEETS)) + f"@media (prefers-contrast: more) {{{_CONTRAST}}}"
_BARE: Final = css("server/tokens.css") + css("server/bare.css")


def page_style(base: str = "") -> str:
    """Return the style of every page of a tutor that is served under the path `base`.

    It has high contrast where the browser's system asks for it.
    """
    return with_base(base, _STYLE)


LETTER_FONT: Final = "/static/media/letters.woff2"
"""The path of the font of the pages without Streamlit, below that of the pages: the small one where it is made."""

_FONT: Final = f'@font-face{{font-family:"Source Sans";font-weight:100 900;src:url("{LETTER_FONT}")format("woff2")}}'


def bare_style(base: str = "", *, connected: bool = True) -> str:
    """Return the style of a page without Streamlit, of a tutor that is served under the path `base`.

    Only a page that is `connected` can load the font of the others.
    """
    return with_base(base, _FONT + _BARE if connected else _BARE)


def with_base(base: str, rules: str) -> str:
    """Return rules with the drawings that they name below the path `base`."""
    return rules.replace('url("/', f'url("{base}/')


CONTRAST_STYLE: Final = f"<style>{_CONTRAST}</style>"
"""The style that the switch "High contrast" adds to a page."""
