"""A page to print: one self-contained HTML document, for A4 and Letter alike."""

from html import escape
from typing import Final

from tutor.app.board.drawings import mark_svg
from tutor.text import Foreign, Words

MOST_BOARDS: Final = 60
"""The most boards on one printed page."""

_LOOK: Final = """
@page { margin: 14mm; }
body { font-family: Helvetica, Arial, sans-serif; font-size: 11pt; line-height: 1.35; color: #000; background: #fff;
  max-width: 46rem; margin: 1rem auto; }
h1 { font-size: 17pt; margin: 0 0 2mm; }
main > .mark { float: left; width: 13mm; height: 13mm; margin: -3mm 3mm 0 0; }
h2 { font-size: 12pt; margin: 0 0 1mm; break-after: avoid; }
@media print { body { max-width: none; margin: 0; } }
"""


def text_html(text: str) -> str:
    """Return a text as HTML, marked with its language if that is not the page's."""
    said = escape(text)
    return f'<span lang="{text.code}">{said}</span>' if isinstance(text, Foreign) else said


def printed_page(words: Words, title: str, body: str, look: str, styles: str = "") -> str:
    """Return a document under the mark and a title; `body` is HTML, `look` rules of CSS, `styles` style elements."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title>{styles}<style>{_LOOK}{look}</style>'
    whole = f"{mark_svg()}<h1>{text_html(title)}</h1>{body}"
    return f'<!DOCTYPE html><html lang="{words.code}"><head>{head}</head><body><main>{whole}</main></body></html>'
