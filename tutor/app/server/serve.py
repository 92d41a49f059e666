"""Serving the app: an ASGI server on a socket that is bound beforehand, to report a taken port in words."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import streamlit as st
import uvicorn
from starlette.middleware import Middleware
from streamlit import config

from tutor import __version__
from tutor.app.base.byte_cache import ByteCache, cache_folder
from tutor.app.base.cookies import TWO_YEARS
from tutor.app.base.event_log import log_error, log_event, write_lines
from tutor.app.base.i18n import words
from tutor.app.base.library import load_content
from tutor.app.base.live_reload import log_faults, look_again
from tutor.app.base.pages import PAGE_NAMES, PAGES, QUIET_PAGES
from tutor.app.base.processes import workers
from tutor.app.play.bots_work import ready_to_play
from tutor.app.server.delivery.first_board import FirstBoard
from tutor.app.server.delivery.prerendered_home import PrerenderedHome
from tutor.app.server.health import health_route
from tutor.app.server.login_file import Login, read_login
from tutor.app.server.long_work import ready_for_long_work
from tutor.app.server.middleware.account_cookie import COOKIE_SECONDS, USER, AccountCookie
from tutor.app.server.middleware.bare_page import BarePage, bare_page
from tutor.app.server.middleware.compressed import CompressedFiles, PackedPages
from tutor.app.server.middleware.headers import SafeHeaders
from tutor.app.server.middleware.host_cookies import HostCookies
from tutor.app.server.middleware.index_page import IndexPage, Said, Served
from tutor.app.server.middleware.origin_check import OriginCheck
from tutor.app.server.middleware.typed_addresses import TypedAddresses
from tutor.app.server.middleware.uploads import MIB, BoundedUploads, keep_freeing
from tutor.app.server.middleware.visit_limit import VisitLimit, keep_quiet
from tutor.app.server.offline import WORKER, worker
from tutor.app.server.open_files import allow_many_files, visits_with
from tutor.app.server.patience import Patient
from tutor.app.server.site import CannotServeError, Site, bind, url_of
from tutor.app.server.style import page_style
from tutor.app.visitor.account import offer_login
from tutor.app.visitor.attempt_log import VARIABLE, database_alarm, log
from tutor.app.visitor.presence import work_owner
from tutor.app.visitor.profile import PROFILE_COOKIE, ProfileCookie, serve_many
from tutor.lab.fresh import warm_up
from tutor.text import LANGUAGES, Line, language

MAIN_SCRIPT = Path(__file__).parents[1] / "main.py"
_AT_THE_TABLE = ("face-finn", "face-merle", "face-hein", "face-wiebke")
"""The drawings of those who have taken all seats where there is no room."""
_COLLECT_SECONDS = 60
# The young objects after which Python looks for garbage, and the looks after which it takes older ones too, and all.
# With sixty visits all of them take 30 ms, in which no page is drawn, so only `_collect` does that; by Python's own
# numbers (700, 10, 10) it came every few seconds.
_COLLECTOR = (2_000, 10, 1_000)
# How often the database is looked at, for attempts that wait and for a file that has gone, and folders of content.
_LOOK_SECONDS = 10
# Modules that take the first pages seconds to load. They are loaded before gc.freeze(), so the collector skips them.
_LATE = ("pandas",)
# When the server stops, answers that have begun have this long to be sent.
_LAST_SECONDS = 3
# Cookies of older versions that move to the prefixed name, each with the seconds that it lasts then.
_KEPT = {PROFILE_COOKIE: TWO_YEARS, USER: COOKIE_SECONDS}
# Python's own interval is 5 ms: sending a page would wait that long for the thread that draws it, and both for others.
_SWITCH_SECONDS = 0.002
_UVICORN: dict[str, Any] = {
    "http": Patient,
    "log_config": None,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": _LAST_SECONDS,
}


async def _collect() -> None:
    while True:
        await asyncio.sleep(_COLLECT_SECONDS)
        gc.collect()


async def _look_after() -> None:
    while True:
        await asyncio.sleep(_LOOK_SECONDS)
        # Attempts that the database did not take would otherwise wait for the next one, perhaps until tomorrow.
        try:
            await asyncio.to_thread(database_alarm().look)
            # So that the log reports a wrong file even if no page is drawn; no click has to wait for its proof.
            await asyncio.to_thread(look_again, 0.0)
        except Exception as error:
            # Whatever the error is, this task must go on: nothing else looks after the database.
            log_error("watch-failed", error)


@contextlib.asynccontextmanager
async def _lifespan(_: object) -> AsyncIterator[None]:
    # Everything loaded here stays for good, so the collector skips it.
    for name in _LATE:
        import_module(name)
    load_content()
    log()
    gc.collect()
    gc.freeze()
    usual = gc.get_threshold()
    gc.set_threshold(*_COLLECTOR)
    working = [asyncio.create_task(task) for task in (_collect(), _look_after(), keep_freeing())]
    try:
        with workers(warm_up, ready_for_long_work, ready_to_play, work_owner):
            yield
            log_event("stopping")
    finally:
        for task in working:
            task.cancel()
        gc.set_threshold(*usual)
        log().close()
        log_event("stopped", not_kept=log().waiting)


def _sorry(error: Exception) -> bool:
    log_error("page-failed", error)
    st.error(words()("something-went-wrong"))
    return True


def make_app(site: Site | None = None, login: Login | None = None) -> st.App:
    """Make the app for an ASGI server, as it is served at a site; `login` is the contents of the site's login file."""
    site = site or Site()
    base = site.base
    first = FirstBoard(base, ByteCache(cache_folder()))
    pages = ("", *PAGES[1:])
    full = {code: full_page(code, base) for code in LANGUAGES}
    without_connection = worker({code: offline_page(code, base) for code in LANGUAGES}, pages, base)
    served = Served({code: said_of_pages(code) for code in LANGUAGES}, page_style(base), pages)
    # The first is the outermost.
    middleware = [
        Middleware(SafeHeaders),
        Middleware(OriginCheck, base=base),
        # Browsers accept the prefix __Host- only for cookies of the path "/".
        *([] if base else [Middleware(HostCookies, keep=_KEPT)]),
        Middleware(VisitLimit, most=site.visits, full=full, pages=pages, base=base),
        *([] if login is None else [Middleware(AccountCookie, secret=login.secret, base=base)]),
        Middleware(ProfileCookie, base=base),
        Middleware(BoundedUploads, most=site.uploads * MIB, base=base),
        Middleware(
            CompressedFiles,
            files=lambda path: without_connection if path == base + WORKER else first.file(path),
            packer=first.packer,
        ),
        Middleware(TypedAddresses, base=base),
        Middleware(
            IndexPage,
            served=served,
            base=base,
            hasten=first.hasten,
            prerender=PrerenderedHome(base).part,
            pack=PackedPages(first.packer),
        ),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(app: object) -> AsyncIterator[None]:
        with first.made_small():
            async with _lifespan(app):
                yield

    return st.App(
        MAIN_SCRIPT,
        secrets=None if login is None else {"auth": login.auth},
        lifespan=lifespan,
        on_script_error=_sorry,
        middleware=middleware,
        routes=[health_route(base)],
    )


def said_of_pages(code: str) -> Said:
    """Return what pages say in a language before Streamlit says anything, or without it."""
    say = language(code)
    links = (("/", say("address-first-page")), ("/puzzles?puzzle=today", say("home-puzzle")))
    named = [name for name in PAGES if name not in QUIET_PAGES]
    pages = [("/", say("app-name")), *((_address(name), say(PAGE_NAMES[name])) for name in named)]
    missing = BarePage(
        say("app-title"), say("lost-title"), (say("address-nowhere"),), links, say("lost-safe"), pages=tuple(pages)
    )
    return Said(say("app-title"), say("needs-script"), missing)


def _address(name: str) -> str:
    return "/" if name == PAGES[0] else f"/{name}"


def offline_page(code: str, base: str = "") -> bytes:
    """Return the page in a language for where there is no connection."""
    say = language(code)
    said = BarePage(
        say("app-title"),
        say("offline-title"),
        (say("offline-about"),),
        (("", say("site-full-again")),),
        say("lost-safe"),
    )
    return bare_page(code, said, base, connected=False)


def full_page(code: str, base: str = "") -> bytes:
    """Return the page in a language for visitors for whom there is no room."""
    say = language(code)
    links = (("", say("site-full-again")),)
    said = BarePage(say("app-title"), say("full-title"), (say("site-full"),), links, pictures=_AT_THE_TABLE)
    return bare_page(code, said, base)


def serve(site: Site, *, browser: bool, say: Callable[[str], None], warn: Callable[[Line], None]) -> None:
    """Serve the app to the user of this machine until it is stopped; raises CannotServeError.

    Once it listens, `say` gets its address, and `warn` the reason where attempts cannot be kept.
    """
    bound = bind(site.host, site.port)
    address = url_of(site.host, bound.getsockname()[1], site.base)

    async def started() -> None:
        say(address)
        fault = log().fault
        if fault is not None:
            warn(Line(fault.message, fault.values))
        if browser:
            await asyncio.to_thread(webbrowser.open, address)

    _run(site, bound, started)


def serve_site(site: Site, database: str | None = None) -> None:
    """Serve the app to many, with a log of JSON lines, until it is stopped; raises CannotServeError.

    What is wrong in folders of own content goes to that log, since it concerns the operator and no visitor.
    """
    if database is not None:
        os.environ[VARIABLE] = database
    login = None if site.login is None else read_login(site.login, site.base)
    providers = [] if login is None else login.providers
    # Without the database all attempts would be lost when the server stops, and no one would know.
    if not log().answers():
        fault = log().fault
        raise CannotServeError(Line("serve-no-database") if fault is None else Line(fault.message, fault.values))
    bound = bind(site.host, site.port)
    offer_login(providers)
    write_lines()
    log_faults()
    port = bound.getsockname()[1]

    async def started() -> None:
        log_event("started", version=__version__, host=site.host, port=port, base=site.base, login=len(providers))

    _run(site, bound, started, login)


def _run(site: Site, bound: socket.socket, started: Callable[[], Awaitable[None]], login: Login | None = None) -> None:
    sys.setswitchinterval(_SWITCH_SECONDS)
    files = allow_many_files()
    # On the user's own machine no one is turned away.
    if site.shared and visits_with(files) < site.visits:
        site = site._replace(visits=visits_with(files))
        log_event("few-files", files=files, visits=site.visits)
    keep_quiet()
    app = make_app(site, login)
    _configure(site, bound.getsockname()[1])
    settings = uvicorn.Config(app, **_UVICORN)
    server = uvicorn.Server(settings)

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            await started()
        await serving

    # uvicorn shuts down in order at SIGTERM and then raises it again, which would kill the process.
    signal.signal(signal.SIGTERM, lambda *_: None)
    # uvloop where there is one: a page sends fifty messages, each of which wakes the loop and is written by itself.
    runner = asyncio.Runner(loop_factory=settings.get_loop_factory())
    with contextlib.suppress(KeyboardInterrupt), steady_options(), runner:
        runner.run(run())


@contextlib.contextmanager
def steady_options() -> Iterator[None]:
    """Have Streamlit look only once for the options of each section; they must not change while this lasts."""
    # It goes through all options six times for each run of a page, which was a tenth of the work of a play.
    look = config.get_options_for_section
    config.get_options_for_section = cache(look)
    try:
        yield
    finally:
        config.get_options_for_section = look


def _configure(site: Site, port: int) -> None:
    """Set the options of Streamlit that depend on the site; call it after `make_app`, which loads the others."""
    serve_many(many=site.shared)
    options: dict[str, object] = {"server.baseUrlPath": site.base.strip("/"), "server.port": port}
    options["secrets.files"] = [] if site.login is None else [str(site.login)]
    if site.shared:
        options["server.allowedHosts"] = []
    for name, value in options.items():
        config.set_option(name, value)
