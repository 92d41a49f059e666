"""The colours and measures of the board, which has them itself, since it is also drawn without the style of a page."""

import re
from importlib.resources import files

from tutor.app.board.drawings import BOARD_ASSETS

BOARD = (BOARD_ASSETS / "board.css").read_text("utf-8")
FIRST = BOARD[BOARD.index(".zb {") : BOARD.index("}", BOARD.index(".zb {"))]
PAGES = (files("tutor.app.server") / "tokens.css").read_text("utf-8")
OTHERWISE = {"--font"}
"""What follows the page's theme on the board."""


def tokens(style: str) -> dict[str, str]:
    """The tokens of a style sheet, written in one way."""
    found = re.findall(r"(--[\w-]+):\s*([^;]+);", re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL))
    return {name: re.sub(r"\b0(?=\.)|\s", "", value) for name, value in found}


def test_what_the_pages_have_too_is_the_same() -> None:
    board, pages = tokens(FIRST), tokens(PAGES)
    both = (board.keys() & pages.keys()) - OTHERWISE
    assert len(both) > 10
    assert {name: board[name] for name in both} == {name: pages[name] for name in both}


def test_each_has_a_use() -> None:
    """In the style sheet, in a script, or in a drawing."""
    texts = [file.read_text("utf-8") for file in BOARD_ASSETS.iterdir()]
    known = {name for text in texts for name in re.findall(r"(?:var\(|\")(--[\w-]+)", text)}
    assert tokens(FIRST).keys() - known == set()
