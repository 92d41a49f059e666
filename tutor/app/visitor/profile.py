"""Whose attempts these are: one machine is one profile, and on a server each browser or account is one."""

import re
import secrets
from collections.abc import Callable, Mapping
from typing import TypeGuard

import streamlit as st
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.server.middleware.cookies import is_page, setting
from tutor.app.visitor.account import account
from tutor.app.visitor.state import Whose, visit

LOCAL = "local"
COOKIE = "zwickern_profile"
TWO_YEARS = 2 * 365 * 24 * 60 * 60
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
# Whatever passes requests on from elsewhere says so, even where it speaks to the tutor on the same machine.
_FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded")
_serving = {"many": False}


def serve_many(*, many: bool) -> None:
    """Say whether the tutor is served to other machines too; without being told it is not."""
    _serving["many"] = many


def is_shared(headers: Mapping[str, str]) -> bool:
    """Whether a request may come from somebody else than the owner of this machine."""
    return _serving["many"] or any(name in headers for name in _FORWARDED)


def new_token() -> str:
    """A name for a profile that nobody can guess: 128 random bits."""
    return secrets.token_urlsafe(16)


def profile() -> str:
    """The visitor's profile: that of the account for one who has logged in."""
    return account() or anonymous()


def anonymous() -> str:
    """The profile of this browser; where no cookie can be had it is a new one for this session only."""
    if not is_shared(st.context.headers):
        return LOCAL
    return profile_of(st.context.cookies, visit().whose)


def profile_of(cookies: Mapping[str, str], session: Whose, token: Callable[[], str] = new_token) -> str:
    """The profile of the cookie if it is one, else that of the session, which is made if there is none."""
    named = cookies.get(COOKIE)
    if _valid(named):
        return named
    if session.token is None:
        session.token = token()
    return session.token


class ProfileCookie:
    """Middleware that gives a browser without a profile one, together with a page, where the tutor is shared."""

    def __init__(self, app: ASGIApp, token: Callable[[], str] = new_token, base: str = "") -> None:
        self.app = app
        self.token = token
        self.path = base or "/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _is_new(HTTPConnection(scope)):
            await self.app(scope, receive, send)
            return
        cookie = _cookie(self.token(), self.path, secure=scope.get("scheme") == "https")
        # The page must come whole: the answer that it has not changed would carry no cookie.
        conditions = (b"if-none-match", b"if-modified-since")
        headers = [pair for pair in scope["headers"] if pair[0] not in conditions]

        async def with_cookie(message: Message) -> None:
            await send(setting(message, [cookie]) if is_page(message) else message)

        await self.app({**scope, "headers": headers}, receive, with_cookie)


def _valid(token: object) -> TypeGuard[str]:
    return isinstance(token, str) and _TOKEN.fullmatch(token) is not None


def _is_new(request: HTTPConnection) -> bool:
    return is_shared(request.headers) and not _valid(request.cookies.get(COOKIE))


def _cookie(token: str, path: str, *, secure: bool) -> str:
    text = f"{COOKIE}={token}; Path={path}; Max-Age={TWO_YEARS}; HttpOnly; SameSite=Lax"
    return text + "; Secure" if secure else text
