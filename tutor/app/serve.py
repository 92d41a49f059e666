"""Serving the app: an ASGI server on a socket that is bound first, so that a taken port is told in words."""

import asyncio
import contextlib
import gc
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import streamlit as st
import uvicorn
from starlette.middleware import Middleware
from streamlit import config

from tutor.app.head import PageHead
from tutor.app.profile import ProfileCookie, serve_many
from tutor.app.progress import log
from tutor.app.shared import library, words
from tutor.app.solving import ready
from tutor.app.worker import workers
from tutor.lab.fresh import warm_up
from tutor.text import Line, language

MAIN = Path(__file__).parent / "main.py"
_COLLECT_SECONDS = 60
_LOOPBACK = ("localhost", "127.0.0.1", "::1")


class CannotServeError(OSError):
    """The address cannot be served; `usage` where it could never be."""

    def __init__(self, line: Line, *, usage: bool = False) -> None:
        super().__init__(str(line))
        self.line = line
        self.usage = usage


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to the address; raises CannotServeError in words."""
    if not 0 <= port <= 65535:
        raise CannotServeError(Line("cli-port-range", {"port": port}), usage=True)
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise CannotServeError(Line("cli-host-unknown", {"host": host}), usage=True) from None
    bound = socket.socket(family, kind, protocol)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(address)
        bound.listen()
    except OSError as error:
        bound.close()
        taken = error.errno is not None and error.errno in (98, 48, 10048, 13)
        message = "cli-port-taken" if taken else "cli-host-unknown"
        values: dict[str, str | int] = {"host": host, "port": str(port)} if taken else {"host": host}
        raise CannotServeError(Line(message, values)) from None
    return bound


def url_of(host: str, port: int) -> str:
    """The address for a browser on this machine.

    >>> url_of("0.0.0.0", 8501), url_of("::1", 80)
    ('http://localhost:8501', 'http://[::1]:80')
    """
    name = "localhost" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{name}:{port}"


async def _collect() -> None:
    while True:
        await asyncio.sleep(_COLLECT_SECONDS)
        gc.collect()


@contextlib.asynccontextmanager
async def _lifespan(_: object) -> AsyncIterator[None]:
    # What is loaded now stays for good; the collector need not look at it again.
    library()
    log()
    gc.collect()
    gc.freeze()
    collecting = asyncio.create_task(_collect())
    try:
        with workers(warm_up, ready):
            yield
    finally:
        collecting.cancel()
        log().close()


def _sorry(_: Exception) -> bool:
    st.error(words()("something-went-wrong"))
    return True


def make_app() -> st.App:
    """The app for an ASGI server."""
    head = Middleware(PageHead, title=language("en")("app-title"))
    return st.App(MAIN, lifespan=_lifespan, on_script_error=_sorry, middleware=[Middleware(ProfileCookie), head])


def serve(host: str, port: int, *, browser: bool, say: Callable[[str], None]) -> None:
    """Serve the app until it is stopped; raises CannotServeError."""
    bound = bind(host, port)
    address = url_of(host, bound.getsockname()[1])
    app = make_app()
    serve_many(many=host not in _LOOPBACK)
    if host not in _LOOPBACK:
        config.set_option("server.allowedHosts", [])
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False))

    async def run() -> None:
        serving = asyncio.create_task(server.serve(sockets=[bound]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        if server.started:
            say(address)
            if browser:
                await asyncio.to_thread(webbrowser.open, address)
        await serving

    # uvicorn stops gracefully at Ctrl+C and then raises it once more.
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
