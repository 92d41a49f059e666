"""Cookies in middleware: those that an answer sets, and those that a request brings."""

from collections.abc import Iterable

from starlette.datastructures import Headers
from starlette.types import Message, Scope

TWO_YEARS = 2 * 365 * 24 * 60 * 60
"""The seconds that a lasting cookie lasts."""

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
