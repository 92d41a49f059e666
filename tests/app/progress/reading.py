"""Reading the map of the Progress page as a learner reads it."""

import re
from html import unescape
from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

from streamlit.testing.v1 import AppTest

_PLACE = re.compile(
    r'<li class="map-place map-is-([a-z-]+) map-shows-[a-z -]+"><a href="([^"]*)">.*?'
    r'<span class="map-name">(.*?)</span>.*?'
    r'<span class="map-state">(.*?)</span><span class="map-unseen">\. [^<]*</span></a></li>'
)
_SIGN = re.compile(r'<span class="map-sign map-is-[a-z-]+">(.*?)</span>')


class Shown(NamedTuple):
    """A place of the map: its mark, what is said of it, and the page and query it leads to."""

    mark: str
    said: str
    page: str
    query: dict[str, str]


def map_html(at: AppTest) -> str:
    """Return the map as it is sent to the browser."""
    (found,) = [str(one.proto.body) for one in at.get("html") if 'class="map"' in one.proto.body]
    return found


def map_of(at: AppTest) -> dict[str, Shown]:
    """Return the places of the map by their names."""
    found = {}
    for mark, href, name, signs in _PLACE.findall(map_html(at)):
        url = urlsplit(unescape(href))
        said = ", ".join(map(unescape, _SIGN.findall(f"{signs}</span>")))
        found[unescape(name)] = Shown(mark, said, url.path, dict(parse_qsl(url.query)))
    return found
