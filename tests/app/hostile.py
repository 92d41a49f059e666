"""Texts that try to be markup, files that hold them in every free text, and the texts that a page was given."""

import re
from collections.abc import Iterator
from typing import Any

import yaml
from streamlit.testing.v1 import AppTest

from tutor.content.files.folders import content_root

EVIL = "evil.test"
PAYLOADS = (
    "<script>pwned()</script>",
    "<img src=x onerror=pwned()>",
    "[pwn](javascript:pwned())",
    f"![pwn](http://{EVIL}/p.png)",
    f"Http://{EVIL} www.{EVIL} a@e.test",
    ":material/home: :red[pwn] :smile:",
    "$\\frac{pwn}{2}$ **pwn** `pwn`",
    "&lt;pwn&gt; &#60;pwn&#62;",
    "# pwn <SCRIPT>",
    "--- | pwn | <b onclick=pwned()>",
)
"""The hostile texts; each is short enough for the name of a seat."""

SIGNS = (
    *(
        "<script",
        "<img",
        "<b ",
        "](java",
        "![",
        "http://",
        f"www.{EVIL}",
        "a@e",
        ":material/",
        ":red[",
        ":smile:",
    ),
    *("$\\frac", "**pwn", "`pwn", "&lt;pwn", "&#60;pwn"),
)
"""The parts of the texts that markdown would act on if they are not escaped."""

_GAME = content_root() / "lessons" / "games" / "christiansen.yaml"
ALL = "\n\n".join(PAYLOADS)


def record(first: int = 0) -> str:
    """Return the sample game as YAML, with hostile texts for its title, seats and notes.

    The seats are named by the texts from number `first` on.
    """
    tree = yaml.load(_GAME.read_text("utf-8"), Loader=yaml.BaseLoader)
    named = {seat: PAYLOADS[(first + place) % len(PAYLOADS)] for place, seat in enumerate(tree["seats"])}
    tree = _renamed(tree, named)
    tree |= {"title": " ".join(PAYLOADS[:5]), "about": ALL}
    for deal in tree["deals"]:
        for ply in deal["plays"]:
            ply["note"] = ALL
    return str(yaml.safe_dump(tree, allow_unicode=True, sort_keys=False))


def house(number: int) -> str:
    """Return house rules as YAML, with the hostile text of this number for a title."""
    return str(yaml.safe_dump({"name": f"ours-{number}", "based_on": "jensen", "zwick": 2, "title": PAYLOADS[number]}))


def position() -> str:
    """Return a position as YAML, with hostile texts for its seats."""
    seats = list(PAYLOADS[:4])
    build = {"cards": ["9C"], "value": 9, "owner": seats[1]}
    tree = {
        "variant": "jensen",
        "seats": seats,
        "turn": seats[0],
        "hands": {seats[0]: ["KS", "5H"]},
        "dealer": seats[2],
    }
    return str(yaml.safe_dump({**tree, "table": ["QD", "AC", build], "announced": {seats[2]: [9]}}))


def _renamed(tree: Any, named: dict[str, str]) -> Any:
    """Return a copy of a tree with the names of the seats replaced, in keys and in values."""
    if isinstance(tree, dict):
        return {named.get(key, key): _renamed(value, named) for key, value in tree.items()}
    if isinstance(tree, list):
        return [_renamed(one, named) for one in tree]
    return named.get(tree, tree)


# The fields that Streamlit shows as they are; it may read all others as markdown.
AS_WRITTEN = (
    *("selectbox.options", "selectbox.raw_value", "selectbox.placeholder", "text_area.default", "text_area.value"),
    *("text_input.default", "text_input.value", "code.code_text", "bidi_component.json", "bidi_component.mixed"),
    *("vega_lite_chart.spec", "button.id", "page_link.query_string", "page_profile", "link_button.url"),
)


def said(at: AppTest) -> Iterator[tuple[str, str]]:
    """Yield all texts that a page was given, each after the name of its element and field."""
    for node in at._tree:
        proto = getattr(node, "proto", None)
        if proto is not None:
            yield from _texts(proto, getattr(node, "type", "block"))
    for table in at.table:
        yield from (("table", str(cell)) for row in table.value.itertuples() for cell in row)


def _texts(proto: Any, name: str) -> Iterator[tuple[str, str]]:
    for field, value in proto.ListFields():
        where = f"{name}.{field.name}"
        for one in value if hasattr(value, "__iter__") and not isinstance(value, str | bytes) else [value]:
            if isinstance(one, str):
                yield where, one
            elif hasattr(one, "ListFields"):
                yield from _texts(one, where)


OWN_IMAGE = re.compile(
    r'<img class="(?:card|mark|asked|qr)" alt="[A-Za-z ]*" src="data:image/svg[+]xml,[A-Za-z0-9%_.~/-]+">'
)


def alive(at: AppTest) -> list[tuple[str, str, str]]:
    """List the signs of markup on a page that are not escaped, each with its element and field, and the text around."""
    found = []
    for where, text in said(at):
        if any(where.endswith(one) or f"{one}." in where for one in AS_WRITTEN):
            continue
        # An escaped character is plain text.
        bare = re.sub(r"\\.", "\0", text).lower()
        if where.startswith("html"):
            # The cards of a crib sheet are images of our own, which no text gets into.
            other = OWN_IMAGE.sub("", text).lower()
            bare = "".join(sign for sign in ("<script", "<img", "<b ", "onerror=pwned()>") if sign in other)
        found += [(sign, where, text[:300]) for sign in SIGNS if sign.lower() in bare]
    return found
