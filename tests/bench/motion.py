"""How long the frames last while cards move, in a browser that is slowed down, as a cheap phone is.

    python -m tests.bench.motion --rounds 12

Puzzles are solved, each time begun again, and the next plays of a record are shown. The benchmark reports the time
between two frames of the browser from the first card that moves to the last. The goal is no frame over 50 milliseconds.
Whatever else the machine does makes frames longer, so the rounds are reported one by one: one without a long frame
shows that it can be done.
"""

import os
import shutil
import statistics
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import typer
from playwright.sync_api import Browser, Locator, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.app.playing import WORDS
from tests.bench.rerun import REST, SAID, rest, served
from tests.e2e.conftest import ARGUMENTS, BROWSERS
from tests.e2e.driving import box, button, button_of, item_name, items_of
from tests.load.visitor import puzzle_called, right
from tutor.text import card_name

PUZZLES = (
    "puzzles/jensen/a-gift-from-east",
    "puzzles/christiansen/zwick-7e759",
    "puzzles/french/neither-here-nor-there",
)
RECORD = "/replay?ply=14"
GOAL = 50  # milliseconds
Press = Callable[[Locator], None]
ROOT = Path(__file__).parents[2]
# Notes when each frame comes as long as there is a film, and reports all of them once it is over. No one asks until
# then: each question would be work between two frames.
_NOTING = """
window.next_film = () => new Promise((tell) => {
  const film = () => document.querySelector("[data-drawn]")?.shadowRoot.querySelector(".zb")?.zbMoving
  const times = []
  let before = null
  const frame = (now) => {
    // The frame that draws the end counts too.
    if (before !== null) times.push(now - before)
    before = film() ? now : null
    if (before === null && times.length > 5) tell(times)
    else requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
})
"""


@contextmanager
def slowed(browser: Browser, address: str, path: str, times: float, *, phone: bool) -> Iterator[Page]:
    """A page in a browser that is so many times slower than the machine."""
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 900}
    # A finger does not hover: on a phone nothing is looked for under a pointer.
    options = {"viewport": size, "has_touch": phone, "is_mobile": phone, "reduced_motion": "no-preference"}
    context = browser.new_context(locale="en-GB", **options)
    page = context.new_page()
    page.add_init_script(_NOTING)
    page.goto(address + path)
    page.locator(".seat").first.wait_for()
    rest(page)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
    yield page
    context.close()


def film(page: Page, begin: Callable[[], None]) -> list[float]:
    """The times between frames while the film that begins is shown."""
    page.evaluate("() => { window.film = next_film() }")
    begin()
    return [float(one) for one in page.evaluate("() => window.film")]


def solved(page: Page, name: str, press: Press) -> list[float]:
    """Solve the puzzle that is shown, look at the film, and begin it again."""
    play, position = right(name), puzzle_called(name).position
    press(box(page, "hand", card_name(WORDS, play.card)).first)
    names = [item_name(position, item) for item in items_of(play)]
    for number, item in enumerate(names):
        press(box(page, "item", item).nth(names[:number].count(item)))
    rest(page)
    frames = film(page, lambda: press(page.get_by_role("button", name=button_of(play), exact=True)))
    page.keyboard.press("a")
    page.locator(SAID).first.wait_for(state="detached")
    rest(page)
    return frames


def forward(page: Page, press: Press) -> list[float]:
    """Show the next play of a record."""
    page.wait_for_timeout(REST)
    frames = film(page, lambda: press(button(page, "replay-forward")))
    rest(page)
    return frames


def told(title: str, found: list[list[float]]) -> Table:
    """The rounds of one film: how many frames, how long, and how many of them are longer than the goal."""
    table = Table("round", "frames", "median", "p95", "longest", f"over {GOAL} ms", title=f"{title}, in milliseconds")
    for number, frames in enumerate(found, 1):
        late = statistics.quantiles(frames, n=20)[-1]
        over = sum(one > GOAL for one in frames)
        row = (statistics.median(frames), late, max(frames))
        table.add_row(str(number), str(len(frames)), *(f"{one:.0f}" for one in row), str(over))
    longest = [max(frames) for frames in found]
    clean = sum(one <= GOAL for one in longest)
    table.add_row("median", "", "", "", f"{statistics.median(longest):.0f}", f"none in {clean} of {len(found)}")
    return table


def main(rounds: int = 12, slower: float = 4, *, phone: bool = False) -> None:
    """Show films in a slow browser and print how long their frames last."""
    show = Console().print
    path = next(filter(None, map(shutil.which, BROWSERS)))
    press: Press = Locator.tap if phone else Locator.click
    with ExitStack() as stack:
        address = stack.enter_context(served(ROOT))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for name in PUZZLES:
            with slowed(browser, address, f"/puzzles?puzzle={name}", slower, phone=phone) as page:
                # The first time the browser still compiles the scripts.
                show(told(name, [solved(page, name, press) for _ in range(rounds + 1)][1:]))
        with slowed(browser, address, RECORD, slower, phone=phone) as page:
            show(told(RECORD, [forward(page, press) for _ in range(rounds + 1)][1:]))
        browser.close()
    show(f"load of the machine: {' '.join(f'{one:.1f}' for one in os.getloadavg())}")


if __name__ == "__main__":
    typer.run(main)
