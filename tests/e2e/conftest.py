"""A real browser and a real server, one of each for the whole run; a test fails at any error in a page."""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from zlib import crc32

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, WebSocket, expect, sync_playwright

import tutor
from tests.examples import IN_PARTS, in_turn
from tutor.app.server.serve import MAIN_SCRIPT

# The headless shell comes first: it is the same engine without windows, which cost more time than the pages.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
    "--disable-component-update",
)
# Optimizing scripts takes this browser longer than it saves in the seconds that a page is open here.
UNOPTIMIZED = "--js-flags=--no-maglev --no-turbofan"
BY_CLOCK = Path(__file__).parent / "by_clock.py"
NO_COUNTS = Path(__file__).parent / "no_counts.py"
ONE_PAGE = Path(__file__).parent / "one_page.py"
STARTS_WITHIN = 180  # seconds, on a machine that is busy with much else
ANSWERS_WITHIN = 30_000  # milliseconds, on such a machine
expect.set_options(ANSWERS_WITHIN)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark all tests of this folder as needing the browser; leave two of three to the runs of the next parts.

    Those of the main paths have their turn in each run. Without ZWICKERN_PART all have.
    """
    here = Path(__file__).parent
    later = []
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)
            if IN_PARTS and item.get_closest_marker("main") is None and not in_turn(crc32(item.nodeid.encode()), 3):
                later.append(item)
    if later:
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in set(later)]


@contextmanager
def serving(
    folder: Path,
    *options: str,
    database: str | None = None,
    complains: bool = False,
    clock: Path | None = None,
    page: Path | None = None,
    counts: bool = True,
    package: Path | None = None,
    killed: bool = False,
) -> Iterator[str]:
    """Start a tutor with its command in a folder, yield its address, and check that it ends in order.

    With `killed` it ends as where the power fails, in no order at all.

    It must write to standard error if it `complains`, and otherwise must not. Attempts are kept in the folder unless a
    `database` is named. Its clock is that of the machine, or goes on from the moment in the file `clock`. A `page` of
    the tests is served in place of the tutor's, with its settings. Without `counts` it gives up the worth of plays at
    once, and no work of it gives way to other tests. Each of these three is a program of its own, so no two go
    together. The package that is served is the one that the tests import, whether it is installed or a checkout, or
    else that in the folder `package`.
    """
    if (clock is not None) + (page is not None) + (not counts) > 1:
        raise ValueError("a tutor is served with one of clock, page and counts=False")
    log = folder / "errors.txt"
    source = str(package or Path(tutor.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))}
    environment["ZWICKERN_DATABASE_URL"] = f"sqlite:///{folder}/attempts.sqlite" if database is None else database
    started = ["-m", "tutor"]
    if clock is not None:
        started = [str(BY_CLOCK), str(clock)]
    elif not counts:
        started = [str(NO_COUNTS)]
    elif page is not None:
        shutil.copytree(MAIN_SCRIPT.parent / ".streamlit", folder / ".streamlit")
        started = [str(ONE_PAGE), str(page)]
    command = [sys.executable, *started, "--no-browser", "--port", "0", *options]
    with (
        log.open("w") as errors,
        subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            yield _address(process, log)
        finally:
            process.send_signal(signal.SIGKILL if killed else signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
    if killed:
        return
    assert bool(log.read_text()) == complains, f"the server said: {log.read_text()}"
    assert process.returncode == 0, "Ctrl+C ends the server in order"


def _address(process: "subprocess.Popen[str]", log: Path) -> str:
    output = process.stdout
    assert output is not None
    said: list[str] = []
    listening = threading.Thread(target=lambda: said.append(output.readline()), daemon=True)
    listening.start()
    listening.join(STARTS_WITHIN)
    found = re.search(r"http://[^\s/]+:\d+", said[0] if said else "")
    if found is None:
        pytest.fail(f"the server did not say where it is: {said} {log.read_text()}")
    return found[0]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of a tutor that all tests share.

    It is served to other machines too, so each visitor is a learner of their own. It gives up the worth of plays at
    once.
    """
    with serving(tmp_path_factory.mktemp("elsewhere"), "--host", "0.0.0.0", counts=False) as address:
        yield address


@pytest.fixture(scope="session")
def counting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yield the address of another shared tutor, which takes its usual time for the worth of plays with open cards."""
    with serving(tmp_path_factory.mktemp("counting"), "--host", "0.0.0.0") as address:
        yield address


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[str]:
    """Yield the address of a tutor that no one has visited yet."""
    with serving(tmp_path) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Yield the browser of this machine; without one the test fails and is not skipped."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.fail(f"no browser: none of {', '.join(BROWSERS)} is installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*ARGUMENTS, UNOPTIMIZED])
        yield browser
        browser.close()


class Watch:
    """A list of the errors, warnings and requests to other hosts that occur in pages."""

    def __init__(self, server: str) -> None:
        self.host = urlsplit(server).netloc
        self.problems: list[str] = []

    def page(self, page: Page) -> None:
        for event, note in self.notes():
            page.on(event, note)

    def leave(self, page: Page) -> None:
        for event, note in self.notes():
            page.remove_listener(event, note)

    def notes(self) -> tuple[tuple[str, Callable[[Any], None]], ...]:
        return (
            ("console", self.console),
            ("pageerror", self.error),
            ("request", self.request),
            ("websocket", self.socket),
            ("requestfailed", self.failed),
        )

    def error(self, error: Error) -> None:
        self.problems.append(f"error in the page: {error}")

    def socket(self, socket: WebSocket) -> None:
        self.address(socket.url)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text}")

    def request(self, request: Request) -> None:
        self.address(request.url)

    def failed(self, request: Request) -> None:
        # When a page is left, the browser itself aborts what the page is still loading.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request failed: {request.url} {request.failure}")

    def address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.problems.append(f"another host: {url}")


def shown(page: Page) -> Page:
    """Return a page once it shows a heading."""
    page.get_by_test_id("stHeading").first.wait_for()
    return page


Visit = Callable[..., Page]


class Size(NamedTuple):
    """The size of a visitor's screen in pixels, and whether it is a touch screen."""

    width: int
    height: int
    touch: bool


NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""Runs before any script of a page: no service worker is between the page and the server."""


class Visitors:
    """The visitors, each with a tab of the browser; a tab is used again, with everything but the loaded code cleared.

    Loading the tutor's code takes a browser longer than most tests.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: dict[bool, list[Page]] = {False: [], True: []}
        self.onlookers: dict[tuple[str, bool], Onlooker] = {}

    def take(self, size: Size) -> Page:
        """Return a tab for a new visitor."""
        idle = self.idle[size.touch]
        if idle:
            page = idle.pop()
        else:
            context = self.browser.new_context(has_touch=size.touch, is_mobile=size.touch, locale="en-GB")
            context.add_init_script(NO_WORKER)
            context.set_default_timeout(ANSWERS_WITHIN)
            page = context.new_page()
        page.set_viewport_size({"width": size.width, "height": size.height})
        return page

    def give_back(self, page: Page, *, touch: bool) -> None:
        """Clear all traces of the visitor, and keep the tab for another one."""
        for one in page.context.pages:
            if one.url.startswith("http"):
                one.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
            if one is not page:
                one.close()
        page.context.clear_cookies()
        page.goto("about:blank")
        page.emulate_media(media="null", contrast="null")
        page.mouse.move(0, 0)
        protocol = page.context.new_cdp_session(page)
        protocol.send("Page.resetNavigationHistory")
        protocol.detach()
        self.idle[touch].append(page)

    def onlooker(self, server: str, size: Size) -> "Onlooker":
        """Return an onlooker at the pages of a tutor, on a screen of that kind."""
        found = self.onlookers.get((server, size.touch))
        if found is None:
            found = self.onlookers[server, size.touch] = Onlooker(self.take(size), Watch(server))
            found.watch.page(found.page)
            found.page.goto(server)
            shown(found.page)
        return found


class Onlooker(NamedTuple):
    """Someone who only looks at pages, and goes on from one test to the next without loading the tutor again."""

    page: Page
    watch: Watch


@pytest.fixture(scope="session")
def visitors(chromium: Browser) -> Visitors:
    """Return the visitors that the tests share."""
    return Visitors(chromium)


@contextmanager
def visiting(server: str, visitors: Visitors) -> Iterator[Visit]:
    """Yield a function that opens a page of a tutor as a new visitor; fail at the end if a page had any problem.

    Cards move only with `motion`; other tests would wait for them.
    If a test leaves something in a tab for every page, such as a script, the tab must not be `given_back`.
    """
    watch = Watch(server)
    taken: list[tuple[Page, bool | None]] = []

    def open_page(
        path: str = "/",
        *,
        width: int = 1280,
        height: int = 900,
        scheme: str = "light",
        touch: bool = False,
        motion: bool = False,
        given_back: bool = True,
    ) -> Page:
        size = Size(width, height, touch)
        page = visitors.take(size)
        taken.append((page, touch if given_back else None))
        page.emulate_media(
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        watch.page(page)
        page.goto(server + path)
        return shown(page)

    yield open_page
    for page, has_touch in taken:
        watch.leave(page)
        if has_touch is None:
            page.context.close()
        else:
            visitors.give_back(page, touch=has_touch)
    assert watch.problems == []


@pytest.fixture
def visit(server: str, visitors: Visitors) -> Iterator[Visit]:
    """Yield a function that opens a page of the shared tutor."""
    with visiting(server, visitors) as open_page:
        yield open_page


@pytest.fixture
def visit_counting(counting_server: str, visitors: Visitors) -> Iterator[Visit]:
    """Yield a function that opens a page of the shared tutor that takes its usual time for the worth of plays."""
    with visiting(counting_server, visitors) as open_page:
        yield open_page


@pytest.fixture
def look_at(server: str, visitors: Visitors) -> Iterator[Visit]:
    """Yield a function that shows an onlooker a page of the shared tutor; fail as `visit` does.

    A test may look at pages with it, in every way, and must do nothing on them that stays.
    """
    from tests.e2e.driving import go  # noqa: PLC0415 - it needs this module

    met: list[Onlooker] = []

    def go_to(path: str = "/", *, width: int = 1280, height: int = 900, touch: bool = False) -> Page:
        one = visitors.onlooker(server, Size(width, height, touch))
        met.append(one)
        page = one.page
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(media="null", color_scheme="light", contrast="null", reduced_motion="reduce")
        go(page, path)
        return page

    yield go_to
    for one in {id(one.page): one for one in met}.values():
        # The language that an address asked for stays with the visitor who asked for it.
        if one.page.evaluate("() => document.documentElement.lang") != "en":
            go(one.page, "/?lang=en")
    problems = [problem for one in met for problem in one.watch.problems]
    for one in met:
        one.watch.problems.clear()
    assert problems == []
