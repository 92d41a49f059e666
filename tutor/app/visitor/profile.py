"""The profile that attempts belong to: one on the user's own machine, one per browser or account on a server."""

import re
import secrets
from collections.abc import Callable, Mapping
from typing import TypeGuard
from urllib.parse import urlsplit

import streamlit as st
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.base.cookies import TWO_YEARS, is_page, setting
from tutor.app.visitor.account import account
from tutor.app.visitor.session import Whose, session

LOCAL = "local"
PROFILE_COOKIE = "zwickern_profile"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
# The headers of a proxy: the proxy may be on this machine, but the request may come from anywhere.
_FORWARDED = frozenset(
    {
        *("x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "x-client-ip", "true-client-ip"),
        *("forwarded", "via", "cf-connecting-ip"),
    }
)
_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
_serving = {"many": False}


def serve_many(*, many: bool) -> None:
    """Set whether the tutor is served to other machines too; by default it is not."""
    _serving["many"] = many


def may_be_stranger(headers: Mapping[str, str]) -> bool:
    """Tell whether a request may come from anyone but the owner of this machine."""
    return _serving["many"] or not _FORWARDED.isdisjoint(map(str.lower, headers))


def is_owner(headers: Mapping[str, str], address: str | None) -> bool:
    """Tell whether a request comes directly from a page that the owner has open on this machine.

    `address` is the peer address of the connection, None for this machine. A request under another host name does not
    count, against DNS rebinding. One without a host counts: a program that sends it could write by itself.
    """
    if may_be_stranger(headers) or address is not None:
        return False
    host = headers.get("host")
    try:
        return host is None or urlsplit(f"//{host}").hostname in _THIS_MACHINE
    except ValueError:
        return False


def new_token() -> str:
    """Make an unguessable name for a profile, of 128 random bits."""
    return secrets.token_urlsafe(16)


def profile() -> str:
    """Return the visitor's profile: that of the account after a login, otherwise that of the browser."""
    return account() or anonymous()


def anonymous() -> str:
    """Return the profile of this browser; without cookies it is new, for this session only."""
    if not may_be_stranger(st.context.headers):
        return LOCAL
    return profile_of(st.context.cookies, session().whose)


def profile_of(cookies: Mapping[str, str], session: Whose, token: Callable[[], str] = new_token) -> str:
    """Return the profile in a valid cookie, otherwise that of the session, made if there is none."""
    named = cookies.get(PROFILE_COOKIE)
    if _valid(named):
        return named
    if session.token is None:
        session.token = token()
    return session.token


class ProfileCookie:
    """Middleware that gives a browser without a profile a new one with the next page, on a shared tutor."""

    def __init__(self, app: ASGIApp, token: Callable[[], str] = new_token, base: str = "") -> None:
        self.app = app
        self.token = token
        self.path = base or "/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _is_new(HTTPConnection(scope)):
            await self.app(scope, receive, send)
            return
        cookie = _cookie(self.token(), self.path, secure=scope.get("scheme") == "https")
        # The page must be sent whole, because a 304 response would not set the cookie.
        conditions = (b"if-none-match", b"if-modified-since")
        headers = [pair for pair in scope["headers"] if pair[0] not in conditions]

        async def with_cookie(message: Message) -> None:
            await send(setting(message, [cookie]) if is_page(message) else message)

        await self.app({**scope, "headers": headers}, receive, with_cookie)


def _valid(token: object) -> TypeGuard[str]:
    return isinstance(token, str) and _TOKEN.fullmatch(token) is not None


def _is_new(request: HTTPConnection) -> bool:
    return may_be_stranger(request.headers) and not _valid(request.cookies.get(PROFILE_COOKIE))


def _cookie(token: str, path: str, *, secure: bool) -> str:
    text = f"{PROFILE_COOKIE}={token}; Path={path}; Max-Age={TWO_YEARS}; HttpOnly; SameSite=Lax"
    return text + "; Secure" if secure else text
