"""A comparison of two versions of the tutor: the time from Take to the verdict and from Next to the next step.

    python -m tests.bench.rerun OLD NEW --rounds 40

OLD and NEW are folders with a checkout, whose `.venv` is used if it has one. Both are served at once, and one browser
plays on them by turns, so that other work of the machine slows down both. Then the script prints where the time goes:
in the browser by the events on the way, and in the server by samples of its script threads, one every millisecond.
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
from tests.e2e.driving import becomes_true, box, button_of, click, item_name, items_of, settle
from tests.load.visitor import puzzle_called, right
from tutor.app.base.library import library
from tutor.text import card_name

SAMPLER = Path(__file__).parent / "sampler.py"
PUZZLE = "puzzles/jensen/four-small-cards"
"""It has no build, since versions may name owners differently."""
WARM = 3
# The wait until the page is at rest, which is not part of any measurement.
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
# This script notes each event with its time, in milliseconds of the page.
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
    """Serve a version and yield its address; with `samples`, its scripts are sampled into that file."""
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
    """Open a page that notes its events, and wait until it is drawn completely."""
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
    """Forget the noted events, and return how long the browser has worked on the page so far."""
    worked = metrics(page)
    page.evaluate("window.noted = []")
    return worked


def noted(page: Page, until: str, before: dict[str, float]) -> dict[str, float]:
    """Return the milliseconds from the click to the first event of each kind, and those that the browser worked."""
    becomes_true(page, "(kind) => window.noted.some(([name]) => name === kind)", until)
    rest(page)
    marks = page.evaluate("window.noted")
    begun = next(at for name, at in marks if name == "click")
    heard = [at for name, at in marks if name == "message" and at > begun]
    found = {name: next((at for one, at in marks if one == name and at >= begun), begun) for name in (until, *MARKS)}
    after = {name: at - begun for name, at in (found | {"first": heard[0], "last": heard[-1]}).items()}
    return after | {name: value - before[name] for name, value in metrics(page).items()}


def take(page: Page) -> dict[str, float]:
    """Solve the puzzle that is shown, measure the time to the verdict, and begin the puzzle again."""
    play, position = right(PUZZLE), puzzle_called(PUZZLE).position
    box(page, "hand", card_name(WORDS, play.card)).first.click()
    names = [item_name(position, item) for item in items_of(play)]
    for number, name in enumerate(names):
        box(page, "item", name).nth(names[:number].count(name)).click()
    rest(page)
    played = page.get_by_role("button", name=button_of(play), exact=True).element_handle()
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
    """Return the session with the browser that reports its work on a page."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    return session


def metrics(page: Page) -> dict[str, float]:
    """Return the milliseconds that the browser has worked on a page."""
    found = session_of(page).send("Performance.getMetrics")["metrics"]
    return {_METRICS[one["name"]]: 1000 * one["value"] for one in found if one["name"] in _METRICS}


def step(page: Page) -> dict[str, float]:
    """Go to the next step of a lesson, measure the time to its title, and go back."""
    before = begin(page)
    click(page, "learn-next")
    marks = noted(page, "title", before)
    click(page, "learn-back")
    rest(page)
    return marks


def by_turns(
    browser: Browser, addresses: list[str], path: str, act: Callable[[Page], dict[str, float]], rounds: int
) -> list[list[dict[str, float]]]:
    """Do the same in all versions by turns, and return the measurements of each version, round by round."""
    pages = [open_page(browser, address, path) for address in addresses]
    found: list[list[dict[str, float]]] = [[] for _ in addresses]
    for number in range(WARM + rounds):
        order = list(enumerate(pages))
        # The order changes from round to round, because the version that comes first meets a colder machine.
        for place, page in order if number % 2 else reversed(order):
            marks = act(page)
            if number >= WARM:
                found[place].append(marks)
    for page in pages:
        page.context.close()
    return found


def compared(title: str, key: str, found: list[list[dict[str, float]]]) -> Table:
    """Return a table of the old and the new version, with the ratios of measurements in the same round."""
    table = Table("", "median", "quarter", "three quarters", "p95", title=f"{title}, in milliseconds")
    for name, marks in zip(("old", "new"), found, strict=True):
        table.add_row(name, *spread([one[key] for one in marks], "{:.0f}"))
    ratios = [new[key] / old[key] for old, new in zip(*found, strict=True)]
    table.add_row("new / old, round by round", *spread(ratios, "{:.2f}"))
    old, new = (statistics.median(one[key] for one in marks) for marks in found)
    table.add_row("new / old, of the medians", f"{new / old:.2f}", "", "", "")
    return table


def medians(found: list[list[dict[str, float]]], key: str) -> list[str]:
    """List the median of each version."""
    return [f"{statistics.median(one[key] for one in marks):.0f}" for marks in found]


def spread(values: list[float], form: str) -> list[str]:
    """List the median of some values, their first and third quartiles, and their 95th percentile."""
    quarters, late = statistics.quantiles(values, n=4), statistics.quantiles(values, n=20)[-1]
    return [form.format(one) for one in (statistics.median(values), quarters[0], quarters[2], late)]


def on_the_way(title: str, found: list[list[dict[str, float]]]) -> Table:
    """Return a table of the events after a click with their times, and of the browser's work."""
    table = Table("milliseconds from the click until", "old", "new", title=f"{title}: medians")
    for name, meaning in MEANING.items():
        if name in found[0][0] and any(one[name] for one in found[0]):
            table.add_row(meaning, *medians(found, name))
    for name in _METRICS.values():
        table.add_row(f"({name} of the browser, until all is at rest)", *medians(found, name))
    return table


def sampled(browser: Browser, tree: Path, rounds: int) -> Counter[str]:
    """Return the milliseconds that the scripts of a version work for each owner, per round of the puzzle."""
    with tempfile.NamedTemporaryFile() as file:
        with served(tree, Path(file.name)) as address:
            by_turns(browser, [address], f"/puzzles?puzzle={PUZZLE}", take, rounds)
        seconds = json.loads(Path(file.name).read_text())
    return Counter({name: 1000 * value / (WARM + rounds) for name, value in seconds.items()})


def in_the_server(found: list[Counter[str]]) -> Table:
    """Return a table of the time that the scripts of both versions spend in Streamlit and in our own files."""
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
