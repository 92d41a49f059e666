"""How long it takes from Take to the verdict and from Next to the next step, in two versions of the tutor by turns.

    python -m tests.bench.rerun OLD NEW --rounds 40

Each is a folder with a checkout, whose `.venv` is used if it has one. Both are served at once, and one browser plays on
one and on the other by turns, so that whatever else the machine does befalls both. Then it is told where the time goes:
in the browser by what it meets on the way, and in the server by what its script thread is found at, every millisecond.
"""

import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

import typer
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.app.course import places_of
from tests.app.playing import WORDS
from tests.e2e.conftest import ARGUMENTS, BROWSERS
from tests.e2e.driving import box, button_of, click, item_name, items_of, settle
from tests.load.visitor import puzzle_called, right
from tutor.app.base.shared import library
from tutor.text import card_name

SAMPLER = Path(__file__).parent / "sampler.py"
PUZZLE = "puzzles/jensen/a-gift-from-east"
WARM = 3
# When what is drawn is at rest; nothing of it is measured.
REST = 300  # milliseconds
SAID = ".st-key-said [data-testid=stAlertContainer]"
LISTED = 12  # parts of ours
MARKS = ("send", "first", "verdict", "frame", "last")
MEANING = {
    "send": "the answer is sent",
    "first": "the server's first word comes",
    "verdict": "the verdict stands in the page",
    "title": "the next title stands in the page",
    "frame": "it is drawn",
    "last": "the server's last word comes",
}
# Notes when what happens, in milliseconds of the page.
_NOTING = """
window.noted = []
const note = (name) => window.noted.push([name, performance.now()])
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (data) { note("send"); return send.call(this, data) }
const listen = WebSocket.prototype.addEventListener
WebSocket.prototype.addEventListener = function (kind, heard, ...more) {
  if (kind !== "message") return listen.call(this, kind, heard, ...more)
  return listen.call(this, kind, function (event) { note("message"); return heard.call(this, event) }, ...more)
}
addEventListener("click", () => note("click"), true)
document.addEventListener("DOMContentLoaded", () => {
  let said = false
  let title = ""
  new MutationObserver(() => {
    const now = Boolean(document.querySelector(".st-key-said [data-testid=stAlertContainer]"))
    if (now && !said) { note("verdict"); requestAnimationFrame(() => note("frame")) }
    said = now
    const heading = document.querySelector("[data-testid=stMain] h1")?.textContent ?? ""
    if (heading && heading !== title) note("title")
    title = heading || title
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
})
"""
_METRICS = {"ScriptDuration": "scripts", "TaskDuration": "all tasks"}


@contextmanager
def served(tree: Path, samples: Path | None = None) -> Iterator[str]:
    """The address of a version as long as it is served; what its scripts were found at goes to a file of `samples`."""
    python = tree / ".venv/bin/python"
    program = str(python) if python.exists() else sys.executable
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        environment = {**os.environ, "PYTHONPATH": str(tree), "SAMPLES": str(samples)}
        environment["ZWICKERN_DATABASE_URL"] = f"sqlite:///{folder}/attempts.sqlite"
        started = ["-m", "tutor"] if samples is None else [str(SAMPLER), str(tree)]
        command = [program, *started, "--no-browser", "--port", "0"]
        with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            found = re.search(r"http://[^\s/]+:\d+", process.stdout.readline())
            assert found is not None, f"{tree} is not served"
            try:
                yield found[0]
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(30)


def open_page(browser: Browser, address: str, path: str) -> Page:
    """A page that notes what happens in it, drawn to its end."""
    page = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB").new_page()
    page.add_init_script(_NOTING)
    page.goto(address + path)
    page.get_by_test_id("stHeading").first.wait_for()
    rest(page)
    return page


def rest(page: Page) -> None:
    """Wait until nothing is drawn any more."""
    page.wait_for_timeout(REST)
    settle(page)


def begin(page: Page) -> dict[str, float]:
    """Forget what was noted; how long the browser has worked on the page by now."""
    worked = metrics(page)
    page.evaluate("window.noted = []")
    return worked


def noted(page: Page, until: str, before: dict[str, float]) -> dict[str, float]:
    """The milliseconds from the click to what was noted first of each kind, and those that the browser has worked."""
    page.wait_for_function("(kind) => window.noted.some(([name]) => name === kind)", arg=until, polling=50)
    rest(page)
    marks = page.evaluate("window.noted")
    begun = next(at for name, at in marks if name == "click")
    heard = [at for name, at in marks if name == "message" and at > begun]
    found = {name: next((at for one, at in marks if one == name and at >= begun), begun) for name in (until, *MARKS)}
    after = {name: at - begun for name, at in (found | {"first": heard[0], "last": heard[-1]}).items()}
    return after | {name: value - before[name] for name, value in metrics(page).items()}


def take(page: Page) -> dict[str, float]:
    """Solve the puzzle that is shown, note how long the verdict takes, and begin it again."""
    move, position = right(PUZZLE), puzzle_called(PUZZLE).position
    box(page, "hand", card_name(WORDS, move.card)).first.click()
    names = [item_name(position, item) for item in items_of(move)]
    for number, name in enumerate(names):
        box(page, "item", name).nth(names[:number].count(name)).click()
    rest(page)
    played = page.get_by_role("button", name=button_of(move), exact=True).element_handle()
    assert played is not None
    before = begin(page)
    played.click()
    marks = noted(page, "verdict", before)
    page.keyboard.press("a")
    page.locator(SAID).first.wait_for(state="detached")
    rest(page)
    return marks


@cache
def session_of(page: Page) -> CDPSession:
    """What tells of the work of a page."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    return session


def metrics(page: Page) -> dict[str, float]:
    """The milliseconds that the browser has worked on a page."""
    found = session_of(page).send("Performance.getMetrics")["metrics"]
    return {_METRICS[one["name"]]: 1000 * one["value"] for one in found if one["name"] in _METRICS}


def step(page: Page) -> dict[str, float]:
    """Go to the next step of a lesson, and back again."""
    before = begin(page)
    click(page, "learn-next")
    marks = noted(page, "title", before)
    click(page, "learn-back")
    rest(page)
    return marks


def by_turns(
    browser: Browser, addresses: list[str], path: str, act: Callable[[Page], dict[str, float]], rounds: int
) -> list[list[dict[str, float]]]:
    """What was noted in each version, round by round."""
    pages = [open_page(browser, address, path) for address in addresses]
    found: list[list[dict[str, float]]] = [[] for _ in addresses]
    for number in range(WARM + rounds):
        order = list(enumerate(pages))
        # Whoever comes first has the colder machine.
        for place, page in order if number % 2 else reversed(order):
            marks = act(page)
            if number >= WARM:
                found[place].append(marks)
    for page in pages:
        page.context.close()
    return found


def compared(title: str, key: str, found: list[list[dict[str, float]]]) -> Table:
    """The old and the new version beside each other, with the ratio of what was noted in the same round."""
    table = Table("", "median", "quarter", "three quarters", "p95", title=f"{title}, in milliseconds")
    for name, marks in zip(("old", "new"), found, strict=True):
        table.add_row(name, *spread([one[key] for one in marks], "{:.0f}"))
    ratios = [new[key] / old[key] for old, new in zip(*found, strict=True)]
    table.add_row("new / old, round by round", *spread(ratios, "{:.2f}"))
    old, new = (statistics.median(one[key] for one in marks) for marks in found)
    table.add_row("new / old, of the medians", f"{new / old:.2f}", "", "", "")
    return table


def medians(found: list[list[dict[str, float]]], key: str) -> list[str]:
    """The median of each version."""
    return [f"{statistics.median(one[key] for one in marks):.0f}" for marks in found]


def spread(values: list[float], form: str) -> list[str]:
    """The median of some values, their quarters and the one that five in a hundred pass."""
    quarters, late = statistics.quantiles(values, n=4), statistics.quantiles(values, n=20)[-1]
    return [form.format(one) for one in (statistics.median(values), quarters[0], quarters[2], late)]


def on_the_way(title: str, found: list[list[dict[str, float]]]) -> Table:
    """When what happens after a click, and how long the browser works."""
    table = Table("milliseconds from the click until", "old", "new", title=f"{title}: medians")
    for name, meaning in MEANING.items():
        if name in found[0][0] and any(one[name] for one in found[0]):
            table.add_row(meaning, *medians(found, name))
    for name in _METRICS.values():
        table.add_row(f"({name} of the browser, until all is at rest)", *medians(found, name))
    return table


def sampled(browser: Browser, tree: Path, rounds: int) -> Counter[str]:
    """The milliseconds of the scripts of a version, for each time that the puzzle is solved and begun again."""
    with tempfile.NamedTemporaryFile() as file:
        with served(tree, Path(file.name)) as address:
            by_turns(browser, [address], f"/puzzles?puzzle={PUZZLE}", take, rounds)
        seconds = json.loads(Path(file.name).read_text())
    return Counter({name: 1000 * value / (WARM + rounds) for name, value in seconds.items()})


def in_the_server(found: list[Counter[str]]) -> Table:
    """What the scripts of both versions spend their time with: Streamlit, and our own parts."""
    for each in found:
        each["ours, in all"] = sum(value for name, value in each.items() if name.endswith(".py"))
    table = Table("", "old", "new", title="In the server, from choosing cards to beginning again: milliseconds")
    first = ["streamlit", "ours, in all"]
    for name in (*first, *[name for name, _ in sum(found, Counter()).most_common(LISTED) if name.endswith(".py")]):
        table.add_row(name, *(f"{each[name]:.1f}" for each in found))
    table.add_row("ours, new / old", "", f"{found[1][first[1]] / found[0][first[1]]:.2f}")
    return table


def main(old: Path, new: Path, rounds: int = 40) -> None:
    """Compare two checkouts."""
    show = Console().print
    path = next(filter(None, map(shutil.which, BROWSERS)))
    trees = [old.resolve(), new.resolve()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        with ExitStack() as stack:
            addresses = [stack.enter_context(served(tree)) for tree in trees]
            taken = by_turns(browser, addresses, f"/puzzles?puzzle={PUZZLE}", take, rounds)
            show(compared("From Take to the verdict", "verdict", taken), on_the_way("From Take to the verdict", taken))
            stepped = by_turns(browser, addresses, places_of(library().lessons[1])[0].path, step, rounds)
            show(
                compared("From Next to the next step", "title", stepped),
                on_the_way("From Next to the next step", stepped),
            )
        show(in_the_server([sampled(browser, tree, rounds) for tree in trees]))
        browser.close()
    show(f"load of the machine: {' '.join(f'{one:.1f}' for one in os.getloadavg())}")


if __name__ == "__main__":
    typer.run(main)
