"""Pictures of every page in every look, to be looked at by people, in the folder that ZWICKERN_PICTURES names.

Without the variable only some looks are kept, in test-results/pictures.

They are compared with nothing. What a machine can tell is checked: nothing is beyond the edge, the headings are in
order, and no picture is blank.
"""

import os
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, click, play_by_mouse, puzzle_tasks, sample_game, settle, sideways
from tests.e2e.looking import expect_headings, expect_scheme
from tests.examples import some
from tutor.engine.zwickern import legal_plays

WANTED = os.environ.get("ZWICKERN_PICTURES")
FOLDER = Path(WANTED or "test-results/pictures")
LEAST_BYTES = 15_000  # a blank page has about a fifth of it


class Look(NamedTuple):
    """How a page is seen."""

    name: str
    width: int
    height: int = 900
    scheme: Literal["light", "dark"] = "light"
    contrast: bool = False


LOOKS = (
    Look("wide", 1280),
    Look("broad", 1920, 1080),
    Look("dark", 1280, scheme="dark"),
    Look("tablet", 820, 1180),
    Look("phone", 390, 844),
    Look("contrast", 390, 844, scheme="dark", contrast=True),
)
# A picture takes longer than all else here. Those of the other looks already tell whether a page is blank.
ON_REQUEST = ("broad", "tablet")
PLACES = {
    "home": "/",
    "learn": "/?view=course",
    "path": "/?path=tonight&step=7",
    "path-game": "/?path=tonight&step=14",
    "path-sheet": "/?path=tonight&step=15",
    "step": "/?lesson=02-taking-cards&step=the-zwick&variant=jensen",
    "step-cards": "/?lesson=04-laying-a-card&step=five-to-nine&variant=jensen",
    "step-end": "/?lesson=02-taking-cards&step=end&variant=jensen",
    # What was looked at before may be of another kind.
    "puzzles": puzzle_tasks()[0].path,
    "replay": "/replay?ply=14",
    "replay-end": "/replay?ply=49",
    "replay-try": "/replay?ply=14&mode=try",
    "rules": "/rules?view=rules",
    "rules-compare": "/rules?view=compare",
    "rules-position": "/rules?view=position",
    "rules-tables": "/rules?view=tables",
    "rules-words": "/rules?view=words",
    "rules-cousins": "/rules?view=cousins",
    "rules-sheet": "/rules?view=sheet",
    "rules-house": "/rules?view=house",
    "play": "/play",
    "progress": "/progress",
}


WITH_BOARD = (
    *("home", "path", "path-game", "step", "step-cards", "step-end"),
    *("puzzles", "replay", "replay-end", "replay-try"),
)


def take(page: Page, name: str) -> None:
    """A picture of a page in every look."""
    settle(page)
    if name in WITH_BOARD:
        # It comes a moment after its page.
        page.locator(":is(.seat, .result):visible").first.wait_for()
    for look in LOOKS:
        # A dark page is as wide as a light one.
        if not WANTED and look.scheme == "dark":
            continue
        page.emulate_media(color_scheme=look.scheme, contrast="more" if look.contrast else "no-preference")
        page.set_viewport_size({"width": look.width, "height": look.height})
        expect_scheme(page, look.scheme)
        assert sideways(page) == 0, f"{name} {look.name}"
        if not WANTED and look.name in ON_REQUEST:
            continue
        picture = page.screenshot(path=FOLDER / f"{name}-{look.name}.png")
        assert len(picture) > LEAST_BYTES, f"{name} {look.name}"


@pytest.mark.parametrize("name", PLACES if WANTED else some(PLACES, 3))
def test_every_page_in_every_look(look_at: Visit, name: str) -> None:
    page = look_at(PLACES[name])
    expect_headings(page)
    take(page, name)


def test_what_is_said_of_an_answer_in_every_look(visit: Visit) -> None:
    ply = sample_game().plies[0]
    page = visit("/replay?ply=1&mode=guess")
    other = next(play for play in legal_plays(ply.position) if play != ply.play)
    play_by_mouse(page, ply.position, other)
    page.get_by_text("The move played: ").wait_for()
    take(page, "guessed")


def test_a_shown_solution_in_every_look(visit: Visit) -> None:
    page = visit(PLACES["step"])
    click(page, "learn-show")
    page.get_by_text(WORDS("hint-solution")).first.wait_for()
    take(page, "solution")
