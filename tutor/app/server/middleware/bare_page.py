"""Pages without Streamlit, for where the tutor has no page and where it has no room."""

from html import escape
from typing import NamedTuple

from tutor.app.server.style import bare_style

ICON_LINKS = (
    '<link rel="icon" href="{base}/drawings/mark.svg" type="image/svg+xml">'
    '<link rel="apple-touch-icon" href="{base}/drawings/touch.png">'
)
"""The links to the icons of every page, to be formatted with the path `base` of the pages."""


class BarePage(NamedTuple):
    """What a page without Streamlit says: the title of the tutor, a heading, lines below it, and links that lead on.

    `more` is below the links. Each link is the path of a page of ours and its label; "" is the page itself. `pictures`
    are the names of drawings: the card that leaps out of the net, or the faces of who is there. `pages` are links for
    the head of the page, of which the first has the mark.
    """

    title: str
    heading: str
    lines: tuple[str, ...]
    links: tuple[tuple[str, str], ...]
    more: str = ""
    pictures: tuple[str, ...] = ("lost",)
    pages: tuple[tuple[str, str], ...] = ()


def bare_page(code: str, said: BarePage, base: str = "", *, connected: bool = True) -> bytes:
    """Return the page in the language with this code, with links that lead below the path `base`.

    A page that is not `connected` asks the server for its drawings only.
    """
    links = _links(base, said.links)
    lines = "".join(f"<p>{escape(line)}</p>" for line in said.lines)
    pictures = "".join(f'<img src="{base}/drawings/{name}.svg" alt="">' for name in said.pictures)
    more = f'<p class="small">{escape(said.more)}</p>' if said.more else ""
    head = ""
    if said.pages:
        head = f"<header>{_links(base, said.pages[:1])}<nav>{_links(base, said.pages[1:])}</nav></header>"
    return (
        f'<!DOCTYPE html><html lang="{code}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark">{ICON_LINKS.format(base=base)}'
        f"<title>{escape(said.title)}</title><style>{bare_style(base, connected=connected)}</style></head>"
        f'<body>{head}<main><div class="pictures">{pictures}</div><h1>{escape(said.heading)}</h1>{lines}'
        f'<div class="keys">{links}</div>{more}</main></body></html>\n'
    ).encode()


def _links(base: str, links: tuple[tuple[str, str], ...]) -> str:
    return "".join(f'<a href="{escape(base + path) if path else ""}">{escape(label)}</a>' for path, label in links)
