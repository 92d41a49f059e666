"""Serving the app: an ASGI server on a socket that is bound first, so that a taken port is told in words."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import webbrowser
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import streamlit as st
import uvicorn
from starlette.middleware import Middleware
from streamlit import config

from tutor import __version__
from tutor.app.account import offer_login
from tutor.app.head import PageHead, Served
from tutor.app.headers import SafeHeaders
from tutor.app.health import health_route
from tutor.app.login_file import read_login
from tutor.app.logs import tell, tell_error, write_lines
from tutor.app.profile import ProfileCookie, serve_many
from tutor.app.progress import VARIABLE, log
from tutor.app.shared import library, words
from tutor.app.site import PAGES, CannotServeError, Site, bind, url_of
from tutor.app.solving import ready
from tutor.app.style import STYLE
from tutor.app.worker import workers
from tutor.lab.fresh import warm_up
from tutor.text import Line, language

MAIN = Path(__file__).parent / "main.py"
_COLLECT_SECONDS = 60
# What the first pages would load, for seconds, and what the collector would then look at for ever.
_LATE = ("pandas",)
# So long those that are served may take to get the rest of their answer when the server stops.
_LAST_SECONDS = 3
_UVICORN: dict[str, Any] = {
    "log_config": None,
    "log_level": "warning",
    "access_log": False,
    "server_header": False,
    "timeout_graceful_shutdown": _LAST_SECONDS,
}


async def _collect() -> None:
    while True:
        await asyncio.sleep(_COLLECT_SECONDS)
        # What the database did not take waits for the next attempt, which may be that of tomorrow.
        await asyncio.to_thread(log().retry)
        gc.collect()


@contextlib.asynccontextmanager
async def _lifespan(_: object) -> AsyncIterator[None]:
    # What is loaded now stays for good; the collector need not look at it again.
    for name in _LATE:
        import_module(name)
    library()
    log()
    gc.collect()
    gc.freeze()
    collecting = asyncio.create_task(_collect())
    try:
        with workers(warm_up, ready):
            yield
            tell("stopping")
    finally:
        collecting.cancel()
        log().close()
        tell("stopped", not_kept=log().waiting)


def _sorry(error: Exception) -> bool:
    tell_error("page-failed", error)
    st.error(words()("something-went-wrong"))
    return True


def make_app(base: str = "") -> st.App:
    """The app for an ASGI server, whose pages stand under a path."""
    say = language("en")
    missing = say("address-nowhere"), say("address-first-page")
    middleware = [
        Middleware(SafeHeaders),
        Middleware(ProfileCookie, base=base),
        Middleware(PageHead, served=Served(say("app-title"), STYLE, ("", *PAGES[1:]), missing), base=base),
    ]
    return st.App(MAIN, lifespan=_lifespan, on_script_error=_sorry, middleware=middleware, routes=[health_route(base)])


def serve(site: Site, *, browser: bool, say: Callable[[str], None], warn: Callable[[Line], None]) -> None:
    """Serve the app to whoever uses this machine until it is stopped; raises CannotServeError.

    Its address is said, and why nothing is kept, where that is so.
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
    """Serve the app to many, with lines of what happens, until it is stopped; raises CannotServeError."""
    if database is not None:
        os.environ[VARIABLE] = database
    providers = [] if site.login is None else read_login(site.login, site.base)
    # Without the database, what learners do would be lost with the server, and nobody would know.
    if not log().answers():
        fault = log().fault
        raise CannotServeError(Line("serve-no-database") if fault is None else Line(fault.message, fault.values))
    bound = bind(site.host, site.port)
    offer_login(providers)
    write_lines()
    port = bound.getsockname()[1]

    async def started() -> None:
        tell("started", version=__version__, host=site.host, port=port, base=site.base, login=len(providers))

    _run(site, bound, started)


def _run(site: Site, bound: socket.socket, started: Callable[[], Awaitable[None]]) -> None:
    app = make_app(site.base)
    _configure(site, bound.getsockname()[1])
    server = uvicorn.Server(uvicorn.Config(app, **_UVICORN))

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            await started()
        await serving

    # uvicorn stops in order at these signals and then raises them once more.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())


def _configure(site: Site, port: int) -> None:
    """Tell Streamlit what depends on the site; after the app is made, which finds the other settings."""
    serve_many(many=site.shared)
    options: dict[str, object] = {"server.baseUrlPath": site.base.strip("/"), "server.port": port}
    options["secrets.files"] = [] if site.login is None else [str(site.login)]
    if site.shared:
        options["server.allowedHosts"] = []
    for name, value in options.items():
        config.set_option(name, value)
