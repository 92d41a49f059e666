"""The names of cookies over https, which only this host can set."""

from collections.abc import Iterable, Mapping

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.base.cookies import Pairs, brought, expired_cookie, is_page, set_by, setting

COOKIE_PREFIX = "__Host-"
# Streamlit's scripts look for this cookie by name, so they get a copy; the server reads the one with the prefix.
_READ_BY_SCRIPTS = "_streamlit_xsrf"


class HostCookies:
    """Middleware that prefixes the names of cookies with `__Host-`: only this host can set them, and only over https.

    The tutor and Streamlit see the names without prefix. A cookie without prefix, as older versions set it, is accepted
    once: the next page sets it again with the prefix and deletes the old one. `keep` names the cookies that are moved
    in this way, and the seconds that they last.
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
