"""The selectors of our styles are cheap: a change in a page does not restyle all of it."""

import re
from importlib.resources import files

import pytest

from tutor.app.rules.crib_sheet import PAPER
from tutor.app.server.style import CONTRAST_STYLE, FOUR_COLOURS_STYLE, page_style

BOARD = (files("tutor.app.board") / "assets" / "board.css").read_text(encoding="utf-8")
STYLES = {
    "pages": page_style(),
    "contrast": CONTRAST_STYLE,
    "colours": FOUR_COLOURS_STYLE,
    "paper": PAPER,
    "board": BOARD,
}


def selectors(style: str) -> list[str]:
    """Each selector of a style."""
    lists = re.findall(r"([^{};>][^{};]*)\{", re.sub(r"/\*.*?\*/|</?style>", "", style, flags=re.DOTALL))
    rules = [each for each in lists if not each.strip().startswith("@")]
    return [one.strip() for each in rules for one in re.split(r",(?![^(]*\))", each)]


def asks_for_another(selector: str) -> bool:
    """Whether a selector asks with :has() for something other than the element that it is about, as in "a:has(b) c"."""
    bare, before = selector, ""
    while bare != before:
        before, bare = bare, re.sub(r"(?<!:has)\(([^()]*)\)", lambda one: "[has]" if ":has" in one[1] else "[]", bare)
    bare = re.sub(r":has\([^()]*\)", "[has]", bare)
    return any("[has]" in part for part in re.split(r"[\s>+~]+(?![^\[]*\])", bare.strip())[:-1])


@pytest.mark.parametrize("name", STYLES)
def test_no_change_has_the_whole_page_styled_again(name: str) -> None:
    """With "a:has(b) c" Chromium works out the style of all below each such element at each change in it."""
    assert [one for one in selectors(STYLES[name]) if asks_for_another(one)] == []


@pytest.mark.parametrize(
    ("selector", "asks"),
    [
        (".a:has(.b) .c", True),
        (".a:has(> .b c) > *", True),
        (".a:not(:has(.b > *)) .c", True),
        (".a .c:has(.b > *)", False),
        (".a:is(.d, .e) .c:has(> :is(.b, .d))", False),
        ("[data-x='1'] > p", False),
    ],
)
def test_selectors_that_ask_for_another_element_are_found(selector: str, asks: bool) -> None:
    """The first three ask for another element."""
    assert asks_for_another(selector) == asks
