"""Make the pictures of the READMEs, each of a page as a visitor sees it: `python -m tests.pictures`."""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.conftest import ARGUMENTS, BROWSERS, serving, shown
from tests.e2e.driving import (
    Task,
    click,
    expect_right,
    play_by_mouse,
    play_of,
    puzzle_task,
    settle,
)
from tutor.app.base.live_reload import proven_library
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Capture, is_zwick, split_of

FOLDER = Path(__file__).parents[1] / ".readme"
SIZE = (1280, 800)
QUALITY = 86
DEAL = "/play?deal=jensen/4/12345"
RIGHT_MOMENT = 14
"""The play of the sample game that is shown."""


def main() -> None:
    """Write all pictures into the folder of the READMEs."""
    browser_path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=[*ARGUMENTS])
        width, height = SIZE
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce")
        for name, make in PICTURES.items():
            make(page, server)
            settle(page)
            page.mouse.move(0, 0)
            page.wait_for_timeout(500)
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
            sys.stdout.write(f"{name}.jpg\n")
        browser.close()


def _address(path: str) -> Callable[[Page, str], None]:
    def make(page: Page, server: str) -> None:
        page.goto(server + path)
        shown(page)

    return make


def _solved_puzzle(page: Page, server: str) -> None:
    task = _sum_with_a_court()
    _address(task.path)(page, server)
    play = play_of(task, task.solutions[0])
    play_by_mouse(page, task.position, play)
    expect_right(page, task, play)


def _sum_with_a_court() -> Task:
    """Return the first puzzle in which single cards, one of them a court card, are taken in several groups."""
    puzzles = (one for one in proven_library().puzzles if isinstance(one.goal, OnePlayGoal))
    for task in map(puzzle_task, puzzles):
        play = play_of(task, task.solutions[0])
        if not isinstance(play, Capture) or is_zwick(task.position, play):
            continue
        split = split_of(task.position.rules, play)
        single = len(task.position.table) < 6 and all(len(item.cards) == 1 for item in task.position.table)
        court = any(card.rank in ("J", "Q", "K") for item in play.takes for card in item.cards)
        if single and court and split is not None and len(split.groups) > 1 and max(map(len, split.groups)) > 1:
            return task
    message = "no such puzzle"
    raise LookupError(message)


def _game(page: Page, server: str) -> None:
    _address(DEAL)(page, server)
    click(page, "play-this-deal")
    page.locator(".hand").first.wait_for()


PICTURES: dict[str, Callable[[Page, str], None]] = {
    "learn": _address("/?lang=en"),
    "puzzle": _solved_puzzle,
    "play": _game,
    "replay": _address(f"/replay?ply={RIGHT_MOMENT}"),
    "rules": _address("/rules"),
    "progress": _address("/progress"),
}
"""The maker of each picture, by its name."""


if __name__ == "__main__":
    main()
