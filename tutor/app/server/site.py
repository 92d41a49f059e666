"""Where the tutor is served: its address, told in words where it cannot be had, and the path it stands under."""

import re
import socket
from pathlib import Path
from typing import NamedTuple

from tutor.text import Family, Line

PAGES = ("learn", "puzzles", "replay", "rules", "progress")
"""The pages in the order of the navigation; the first stands at the address itself, the others under their names."""

PAGE_NAMES = Family("nav-{}", PAGES)
LOOPBACK = ("localhost", "127.0.0.1", "::1")
_TAKEN = (98, 48, 10048, 13)
# Dots and signs that browsers write otherwise would make other paths of it.
_BASE = re.compile(r"(/[A-Za-z0-9_-]+)*")


class Site(NamedTuple):
    """How the tutor is served.

    `base` is the path that the pages stand under, such as "/zwickern", "" for none; `many` says that visitors are
    strangers to each other, though they may come from the same machine, as through a proxy; `login` is a file that
    names who vouches for them. `visits` may be open at once, and all `uploads` together have so many MiB.
    """

    host: str = "127.0.0.1"
    port: int = 8501
    base: str = ""
    many: bool = False
    login: Path | None = None
    visits: int = 500
    uploads: int = 256

    @property
    def shared(self) -> bool:
        """Whether others than the owner of this machine may visit it."""
        return self.many or self.host not in LOOPBACK


class CannotServeError(OSError):
    """The tutor cannot be served so; `usage` where it never could."""

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
        raise CannotServeError(_not_bound(error, host, port)) from None
    return bound


def _not_bound(error: OSError, host: str, port: int) -> Line:
    if error.errno in _TAKEN:
        return Line("cli-port-taken", {"host": host, "port": str(port)})
    return Line("cli-host-unknown", {"host": host})


def base_path(text: str) -> str:
    """A path to stand under as it is used everywhere; raises CannotServeError for what is none.

    >>> base_path("club/zwickern/"), base_path("/")
    ('/club/zwickern', '')
    """
    base = "/" + text.strip("/") if text.strip("/") else ""
    if not _BASE.fullmatch(base):
        raise CannotServeError(Line("serve-base-wrong", {"base": text[:80]}), usage=True)
    return base


def url_of(host: str, port: int, base: str = "") -> str:
    """The address for a browser on this machine.

    >>> url_of("0.0.0.0", 8501), url_of("::1", 80, "/zwickern")
    ('http://localhost:8501', 'http://[::1]:80/zwickern')
    """
    name = "localhost" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{name}:{port}{base}"
