"""A real browser on a real server: one of each for the whole run, and a page that forgives nothing."""

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
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

import tutor
from tutor.app.serve import MAIN

# The first is the same engine without the windows around it, which cost more than the pages.
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
BY_CLOCK = Path(__file__).parent / "by_clock.py"
NO_COUNTS = Path(__file__).parent / "no_counts.py"
ONE_PAGE = Path(__file__).parent / "one_page.py"
STARTS_WITHIN = 60  # seconds
ANSWERS_WITHIN = 15_000  # milliseconds
expect.set_options(ANSWERS_WITHIN)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs the browser."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.e2e)


@contextmanager
def serving(
    folder: Path,
    *options: str,
    database: str | None = None,
    complains: bool = False,
    clock: Path | None = None,
    page: Path | None = None,
    counts: bool = True,
) -> Iterator[str]:
    """A tutor started from a folder with its command, as its address; it must not fail inside.

    What is solved is kept in the folder, unless another database is named; a server may complain about that one.
    It goes by the clock of the machine, or by the moment that stands in the file of a `clock`. A `page` of the tests
    is served in place of the tutor's, with its settings. Without `counts` it gives up at once to count what plays are
    worth.
    """
    log = folder / "errors.txt"
    # The package that the tests import is the one to serve, be it installed or a checkout.
    source = str(Path(tutor.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [source, os.environ.get("PYTHONPATH")]))}
    environment["ZWICKERN_DATABASE_URL"] = f"sqlite:///{folder}/attempts.sqlite" if database is None else database
    started = ["-m", "tutor"]
    if clock is not None:
        started = [str(BY_CLOCK), str(clock)]
    elif not counts:
        started = [str(NO_COUNTS)]
    elif page is not None:
        shutil.copytree(MAIN.parent / ".streamlit", folder / ".streamlit")
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
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
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
    """The address of a tutor that runs for all tests; as it is served to others too, each visitor is a new learner."""
    with serving(tmp_path_factory.mktemp("elsewhere"), "--host", "0.0.0.0", counts=False) as address:
        yield address


@pytest.fixture(scope="session")
def counting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of another one, which takes its time to count what plays are worth with open cards."""
    with serving(tmp_path_factory.mktemp("counting"), "--host", "0.0.0.0") as address:
        yield address


@pytest.fixture
def fresh_server(tmp_path: Path) -> Iterator[str]:
    """The address of a tutor that nobody has visited yet."""
    with serving(tmp_path) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of this machine; one that is missing is a failure, not a reason to skip."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        pytest.fail(f"no browser: none of {', '.join(BROWSERS)} is installed")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


class Watch:
    """Notes everything that a page should not do."""

    def __init__(self, server: str) -> None:
        self.host = urlsplit(server).netloc
        self.problems: list[str] = []

    def page(self, page: Page) -> None:
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.problems.append(f"error in the page: {error}"))
        page.on("request", self.request)
        page.on("websocket", lambda socket: self.address(socket.url))
        page.on("requestfailed", self.failed)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"console {message.type}: {message.text}")

    def request(self, request: Request) -> None:
        self.address(request.url)

    def failed(self, request: Request) -> None:
        # What a page was still loading when it was left is given up by the browser itself.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request failed: {request.url} {request.failure}")

    def address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.problems.append(f"another host: {url}")


def shown(page: Page) -> Page:
    """A page once it shows something."""
    page.get_by_test_id("stHeading").first.wait_for()
    return page


Visit = Callable[..., Page]


class Contexts:
    """Visitors of the browser; one that has left is forgotten but for what the browser has read of the tutor's code."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: dict[tuple[int, int, bool], list[BrowserContext]] = {}

    def take(self, width: int, height: int, *, touch: bool) -> BrowserContext:
        """A visitor that nobody knows."""
        idle = self.idle.setdefault((width, height, touch), [])
        if idle:
            return idle.pop()
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, locale="en-GB"
        )
        context.set_default_timeout(ANSWERS_WITHIN)
        return context

    def give_back(self, context: BrowserContext, width: int, height: int, *, touch: bool) -> None:
        """Let the visitor be forgotten."""
        for page in context.pages:
            if page.url.startswith("http"):
                page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
            page.close()
        context.clear_cookies()
        self.idle[width, height, touch].append(context)


@pytest.fixture(scope="session")
def contexts(chromium: Browser) -> Contexts:
    """The visitors that the tests share: to read the tutor's code takes a browser longer than most tests."""
    return Contexts(chromium)


@contextmanager
def visiting(server: str, contexts: Contexts) -> Iterator[Visit]:
    """Opens a page of a tutor as a new visitor; it fails if anything goes wrong in it on the way."""
    watch = Watch(server)
    taken = []

    def open_page(
        path: str = "/", *, width: int = 1280, height: int = 900, scheme: str = "light", touch: bool = False
    ) -> Page:
        context = contexts.take(width, height, touch=touch)
        taken.append((context, width, height, touch))
        page = context.new_page()
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        watch.page(page)
        page.goto(server + path)
        return shown(page)

    yield open_page
    for context, width, height, touch in taken:
        contexts.give_back(context, width, height, touch=touch)
    assert watch.problems == []


@pytest.fixture
def visit(server: str, contexts: Contexts) -> Iterator[Visit]:
    """Opens a page of the tutor that runs for all tests."""
    with visiting(server, contexts) as open_page:
        yield open_page


@pytest.fixture
def visit_counting(counting_server: str, contexts: Contexts) -> Iterator[Visit]:
    """Opens a page of the tutor that counts with open cards as long as it always does."""
    with visiting(counting_server, contexts) as open_page:
        yield open_page
