"""Measure the bytes, requests and seconds until the first board, for a new visitor with a phone, on three networks.

Run with: python -m tests.bench.first_board [--runs 5] [--against CHECKOUT] [--bare]

The home page has its table in the page itself: it is seen, and can be clicked, before Streamlit has drawn it and
answers. A tutor is started from this checkout and, with --against, one from another checkout, such as the previous
version; they are visited by turns. The browser slows down the files that it loads, but not the sockets, on which the
times are those of the machine. With --bare a page with one line, served in the same way, is visited too: it takes as
long as Streamlit itself, and no page can answer sooner.
"""

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as StoodStillError
from rich.console import Console
from rich.table import Table

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking")
STEP = "/?lesson=01-the-game-and-the-cards&step=a-first-catch"
PAGES = {"home": "/", "first step": STEP, "puzzles": "/puzzles", "replay": "/replay?ply=3"}
BARE = "bare page"
BARE_SCRIPT = [Path(__file__).parents[1] / "e2e" / name for name in ("one_page.py", "bare_page.py")]
PHONE = {"width": 390, "height": 844}
LONGEST = 60  # seconds
_TRIES = 3
READY_AFTER = 30  # seconds, the longest time in which a tutor makes its files small


class Network(NamedTuple):
    """The limits of a network: `speed` in bytes a second, `latency` in milliseconds there and back."""

    speed: float
    latency: float


NETWORKS = {
    "none": None,
    "9 Mbit/s, 60 ms": Network(9e6 / 8, 60),
    "1.6 Mbit/s, 150 ms": Network(1.6e6 / 8, 150),
}


class Visited(NamedTuple):
    """The cost of a first board: bytes with headers, seconds until it is seen and until it answers, and the addresses.

    These are the addresses that were requested.
    """

    bytes: int
    seen: float
    seconds: float
    addresses: list[str]

    @property
    def requests(self) -> int:
        """The number of files and pages that were requested."""
        return len(self.addresses)


def visited(browser: Browser, url: str, network: Network | None = None) -> Visited:
    """Visit a page for the first time, until its board is drawn and styled, and return the cost."""
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB")
    try:
        page = context.new_page()
        session = context.new_cdp_session(page)
        heard = _Heard()
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", lambda event: heard.ask(event["request"]["url"]))
        session.on("Network.loadingFinished", lambda event: heard.add(event["encodedDataLength"]))
        session.on("Network.webSocketFrameReceived", lambda event: heard.add(len(event["response"]["payloadData"])))
        if network is not None:
            session.send("Network.emulateNetworkConditions", _conditions(network))
        begun = time.perf_counter()
        page.goto(url, wait_until="commit")
        page.locator("[data-drawn]").first.wait_for(timeout=LONGEST * 1000)
        seen = time.perf_counter() - begun
        page.locator(".stApp [data-drawn]").first.wait_for(timeout=LONGEST * 1000)
        return Visited(heard.bytes, seen, time.perf_counter() - begun, heard.addresses)
    finally:
        context.close()


class _Heard:
    def __init__(self) -> None:
        self.bytes = 0
        self.addresses: list[str] = []

    def add(self, count: float) -> None:
        self.bytes += int(count)

    def ask(self, address: str) -> None:
        # What a style sheet brings along is not asked for.
        if not address.startswith("data:"):
            self.addresses.append(address)


def _conditions(network: Network) -> dict[str, Any]:
    speed = {"downloadThroughput": network.speed, "uploadThroughput": network.speed}
    return {"offline": False, "latency": network.latency, **speed}


@contextmanager
def started(checkout: Path, *script: str | Path) -> Iterator[str]:
    """Start a tutor from a checkout, or a script, and yield its address once it has made its files small."""
    with tempfile.TemporaryDirectory() as folder:
        variables = {"PYTHONPATH": str(checkout), "ZWICKERN_DATABASE_URL": f"sqlite:///{folder}/attempts.sqlite"}
        begun = [str(part) for part in script] or ["-m", "tutor"]
        command = [sys.executable, *begun, "--no-browser", "--port", "0"]
        with subprocess.Popen(
            command, cwd=folder, env={**os.environ, **variables}, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                url = next(word for word in process.stdout.readline().split() if word.startswith("http")).rstrip(".")
                _wait_until_small(url)
                yield url
            finally:
                process.send_signal(signal.SIGINT)
                process.wait(30)


def _wait_until_small(url: str) -> None:
    before, end = b"", time.monotonic() + READY_AFTER
    while time.monotonic() < end and b"MaterialSymbols" not in before:
        with urlopen(url, timeout=30) as answer:
            before = answer.read()
        threading.Event().wait(1)


def measure(browser: Browser, urls: dict[str, str], runs: int) -> Iterator[tuple[Sequence[str], list[Visited]]]:
    """Yield the visits to every page of every tutor on every network, and to the bare page; they take turns."""
    for network, conditions in NETWORKS.items():
        for name, path in PAGES.items():
            visits: dict[str, list[Visited]] = {which: [] for which in urls}
            for _ in range(runs):
                for which, url in urls.items():
                    visits[which].append(_patiently(browser, url if which == BARE else url + path, conditions))
            for which, found in visits.items():
                yield (network, name, which), found


def _patiently(browser: Browser, url: str, network: Network | None) -> Visited:
    """Visit a page, and again if the browser's emulation of a network hangs, as it does on a busy machine."""
    for _ in range(_TRIES):
        try:
            return visited(browser, url, network)
        except StoodStillError:
            print(f"stood still: {url} {network}", file=sys.stderr)  # noqa: T201
    raise SystemExit(1)


def row(found: Sequence[Visited]) -> tuple[str, ...]:
    """Return the cells of a table row: kilobytes, requests and seconds until it is seen, and seconds until it answers.

    They are medians; of the last there is the 95th percentile too.
    """
    seconds = sorted(one.seconds for one in found)
    late = seconds[min(len(seconds) - 1, round(0.95 * (len(seconds) - 1)))]
    kilobytes = statistics.median(one.bytes for one in found) / 1000
    requests = statistics.median(one.requests for one in found)
    seen = statistics.median(one.seen for one in found)
    return f"{kilobytes:.0f}", f"{requests:.0f}", f"{seen:.2f}", f"{statistics.median(seconds):.2f}", f"{late:.2f}"


def main() -> None:
    """Measure all visits and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--bare", action="store_true")
    options = parser.parse_args()
    table = Table("network", "page", "tutor", title="Until the first board, 390 × 844, empty cache")
    for column in ("kB", "requests", "s until seen", "s until it answers", "p95"):
        table.add_column(column, justify="right")
    checkouts = {"this": Path(__file__).parents[2]} | ({"other": options.against} if options.against else {})
    with ExitStack() as stack:
        urls = {which: stack.enter_context(started(path.resolve())) for which, path in checkouts.items()}
        if options.bare:
            urls[BARE] = stack.enter_context(started(checkouts["this"], *BARE_SCRIPT))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, BROWSERS))), args=list(ARGUMENTS)
        )
        for which, url in urls.items():
            visited(browser, url if which == BARE else url + STEP)
        for names, found in measure(browser, urls, options.runs):
            table.add_row(*names, *row(found))
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
