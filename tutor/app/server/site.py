"""Where the tutor is served: host, port and base path, with errors in words where it cannot listen there."""

import re
import socket
from pathlib import Path
from typing import NamedTuple

from tutor.text import Line

LOOPBACK = ("localhost", "127.0.0.1", "::1")
# "Address in use" on Linux, macOS and Windows.
_TAKEN = (98, 48, 10048)
# "Permission denied", as for ports below 1024, on Linux and macOS, and on Windows.
_FORBIDDEN = (13, 10013)
# Dots, and signs that browsers escape, would make it another path.
_BASE = re.compile(r"(/[A-Za-z0-9_-]+)*")


class Site(NamedTuple):
    """The settings that the tutor is served with.

    `base` is the path of the pages, such as "/zwickern", or "" for none; `many` says that visitors are different people
    even if all come from the same machine, as through a proxy; `login` is a file that names the login providers. At
    most `visits` pages are open at once, and all uploaded files together have at most `uploads` MiB.
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
        """Whether people other than the owner of this machine may visit it."""
        return self.many or self.host not in LOOPBACK


class CannotServeError(OSError):
    """The tutor cannot be served with these settings; `usage` is set if they could never work."""

    def __init__(self, line: Line, *, usage: bool = False) -> None:
        super().__init__(str(line))
        self.line = line
        self.usage = usage


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens at the address; raises CannotServeError with the reason in words."""
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
    if error.errno in _FORBIDDEN:
        return Line("cli-port-forbidden", {"port": str(port)})
    return Line("cli-host-unknown", {"host": host})


def base_path(text: str) -> str:
    """Return a base path in the form that is used everywhere; raises CannotServeError for anything else than a path.

    >>> base_path("club/zwickern/"), base_path("/")
    ('/club/zwickern', '')
    """
    base = "/" + text.strip("/") if text.strip("/") else ""
    if not _BASE.fullmatch(base):
        raise CannotServeError(Line("serve-base-wrong", {"base": text[:80]}), usage=True)
    return base


def url_of(host: str, port: int, base: str = "") -> str:
    """Return the address that a browser on this machine can open.

    >>> url_of("0.0.0.0", 8501), url_of("::1", 80, "/zwickern")
    ('http://localhost:8501', 'http://[::1]:80/zwickern')
    """
    name = "localhost" if host in ("0.0.0.0", "::", "") else f"[{host}]" if ":" in host else host  # noqa: S104
    return f"http://{name}:{port}{base}"
