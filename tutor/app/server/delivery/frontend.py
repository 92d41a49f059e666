"""The scripts, style sheets and fonts of Streamlit's frontend, found in its manifest and its style sheets.

The names of the files change with every version, so they are looked up. If a version lists them in another way nothing
is found, and its pages stay as Streamlit makes them.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from streamlit import file_util

_ENTRY = "index.html"
_RULE = re.compile(r"@font-face\{[^}]*\}")
_FILE = re.compile(r"url\(\.\./media/([\w.-]+\.woff2)\)")


class Font(NamedTuple):
    """A font of the frontend: its family, its file, its CSS rule, and the path from the page to its style sheet."""

    family: str
    file: Path
    rule: str
    sheet: str


def static_folder() -> Path:
    """Return the folder of the frontend, with its scripts, style sheets, fonts and pictures."""
    return Path(file_util.get_static_dir()) / "static"


def late_scripts(names: Iterable[str]) -> list[str]:
    """List the scripts that the page loads only when it draws elements of these names, with all that they import.

    They are paths from the page, without the scripts that the page itself names.
    """
    listed = _manifest()
    there = _imports(listed, [_ENTRY])
    wanted = set(names)
    roots = [key for key, one in listed.items() if one.get("isDynamicEntry") and one.get("name") in wanted]
    return [listed[key]["file"] for key in _imports(listed, roots) if key not in there]


def first_scripts() -> list[str]:
    """List the scripts that the page itself names, with all that they import, as paths from the page."""
    listed = _manifest()
    return [listed[key]["file"] for key in _imports(listed, [_ENTRY])]


def style_sheets() -> list[str]:
    """List the style sheets that the page names, as paths from the page."""
    return list(_manifest().get(_ENTRY, {}).get("css", []))


def font(family: str) -> Font | None:
    """Return the upright font of a family, None if the frontend has none."""
    for sheet in style_sheets():
        for rule in _RULE.findall(_text(static_folder().parent / sheet)):
            file = _FILE.search(rule)
            if file is not None and f"font-family:{family};" in rule and "font-style:normal;" in rule:
                return Font(family, static_folder() / "media" / file[1], rule, sheet)
    return None


def with_small(font: Font, small: str, characters: Sequence[range] = ()) -> str:
    """Return CSS for a font that makes browsers try the file `small`, beside the whole one, first.

    With `characters` the small file serves only these, and the whole one is loaded only for others.
    """
    whole = f"url(../media/{font.file.name})"
    first = font.rule.replace(whole, f'url(../media/{small})format("woff2"),{whole}')
    if not characters:
        return first
    ranges = ",".join(f"U+{one.start:X}-{one.stop - 1:X}" for one in characters)
    # Of two rules for one font the later wins for the characters in its range.
    return f"{font.rule}{first.removesuffix('}')};unicode-range:{ranges}}}"


def _imports(listed: Mapping[str, Any], roots: Iterable[str]) -> list[str]:
    """List the keys of some entries and of all that they import, breadth first."""
    found: dict[str, None] = {}
    waiting = list(roots)
    while waiting:
        key = waiting.pop(0)
        if key in listed and key not in found:
            found[key] = None
            waiting += listed[key].get("imports", [])
    return list(found)


@cache
def _manifest() -> Mapping[str, Any]:
    try:
        listed = json.loads(_text(static_folder().parent / "manifest.json"))
    except ValueError:
        return {}
    known = listed if isinstance(listed, dict) else {}
    return {key: one for key, one in known.items() if isinstance(one, dict) and isinstance(one.get("file"), str)}


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return ""
