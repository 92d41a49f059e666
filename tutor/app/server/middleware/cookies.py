"""Cookies in middleware: those that an answer sets, those that a request brings, and their names over https."""

from collections.abc import Iterable, Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE_PREFIX = "__Host-"
TWO_YEARS = 2 * 365 * 24 * 60 * 60
"""The seconds that a cookie lasts which is to stay."""
# Streamlit's scripts look for this cookie by name, so they get a copy; the server reads the one with the prefix.
_READ_BY_SCRIPTS = "_streamlit_xsrf"
_CHANGED_BY_COOKIES = (b"cache-control", b"etag")
_GONE = "; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax"

Pairs = list[tuple[str, str]]


def is_page(message: Message) -> bool:
    """Tell whether a message begins an answer that is an HTML page with status 200."""
    if message["type"] != "http.response.start" or message["status"] != 200:
        return False
    headers = {name.lower(): value for name, value in message["headers"]}
    return bool(headers.get(b"content-type", b"").lower().startswith(b"text/html"))


def setting(start: Message, cookies: Iterable[str]) -> Message:
    """Return an answer with cookies added and caching forbidden: a cache would give the cookies to other browsers."""
    headers = [pair for pair in start["headers"] if pair[0].lower() not in _CHANGED_BY_COOKIES]
    given = [(b"set-cookie", cookie.encode("latin-1")) for cookie in cookies]
    return {**start, "headers": [*headers, (b"cache-control", b"no-store"), *given]}


def expired_cookie(name: str, path: str) -> str:
    """Return the cookie that makes a browser delete the one with this name and path."""
    return f"{name}={_GONE.format(path=path)}"


def set_by(start: Message) -> Pairs:
    """List the cookies that an answer sets: each name, and everything after the "="."""
    found = [value.decode("latin-1") for name, value in start["headers"] if name.lower() == b"set-cookie"]
    return [(name, rest) for name, _, rest in (cookie.partition("=") for cookie in found)]


def brought(scope: Scope) -> Pairs:
    """List the cookies of a request as they are, without those whose names are not plain ASCII or have blanks around.

    Later readers strip blanks of all kinds, so another host could pass off such a cookie as one of ours.
    """
    parts = [part.strip(" \t") for line in Headers(scope=scope).getlist("cookie") for part in line.split(";")]
    pairs = [(name, value) for name, equals, value in (part.partition("=") for part in parts) if equals]
    return [(name, value) for name, value in pairs if name and name.isascii() and name == name.strip()]


class HostCookies:
    """Middleware that prefixes the names of cookies with `__Host-`: only this host can set them, and only over https.

    The tutor and Streamlit see the names without prefix. A cookie without prefix, as older versions set it, is
    accepted once: the next page sets it anew with the prefix and deletes the old one. `keep` names the cookies that
    are moved in this way, and the seconds that they last.
    """

    def __init__(self, app: ASGIApp, keep: Mapping[str, int]) -> None:
        self.app = app
        self.keep = keep

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or scope.get("scheme") not in ("https", "wss"):
            await self.app(scope, receive, send)
            return
        cookies = brought(scope)
        known = {name.removeprefix(COOKIE_PREFIX) for name, _ in cookies if name.startswith(COOKIE_PREFIX)}
        old = {name: value for name, value in cookies if not name.startswith(COOKIE_PREFIX)}
        taken = {name: value for name, value in old.items() if name in self.keep and name not in known}

        async def renamed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = self._answer(message, old, taken)
            await send(message)

        await self.app(_asked(scope, cookies, known), receive, renamed)

    def _answer(self, start: Message, old: Iterable[str], taken: Mapping[str, str]) -> Message:
        given = set_by(start)
        names = {name for name, _ in given}
        page = is_page(start)
        stale = (names | set(self.keep) if page else names) - {_READ_BY_SCRIPTS}
        cookies = [f"{name}={rest}" for name, rest in given if name == _READ_BY_SCRIPTS]
        cookies += [_secure(f"{COOKIE_PREFIX}{name}={rest}") for name, rest in given]
        if page:
            cookies += [_secure(self._kept(name, value)) for name, value in taken.items() if name not in names]
        cookies += [expired_cookie(name, "/") for name in old if name in stale]
        if not cookies:
            return start
        headers = [pair for pair in start["headers"] if pair[0].lower() != b"set-cookie"]
        return setting({**start, "headers": headers}, cookies)

    def _kept(self, name: str, value: str) -> str:
        return f"{COOKIE_PREFIX}{name}={value}; Path=/; Max-Age={self.keep[name]}; HttpOnly; SameSite=Lax"


def _asked(scope: Scope, cookies: Pairs, known: Iterable[str]) -> Scope:
    """Return the request with unprefixed names; of two cookies with one name the prefixed one is kept."""
    kept = [(name.removeprefix(COOKIE_PREFIX), value) for name, value in cookies if name not in known]
    headers = [pair for pair in scope["headers"] if pair[0].lower() != b"cookie"]
    if kept:
        line = "; ".join(f"{name}={value}" for name, value in kept)
        headers.append((b"cookie", line.encode("latin-1")))
    return {**scope, "headers": headers}


def _secure(cookie: str) -> str:
    return cookie if "; secure" in cookie.lower() else f"{cookie}; Secure"
