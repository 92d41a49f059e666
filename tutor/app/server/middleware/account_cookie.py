"""The login cookie: Streamlit writes into it all that the provider says about a person; here that is removed.

The account as a hash is left, with the claims that Streamlit itself needs. The cookies are signed as Streamlit's are.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit.auth_util import get_cookie_with_chunks
from streamlit.web.server.starlette.starlette_app_utils import (
    create_signed_value,
    decode_signed_value,
    generate_xsrf_token_string,
)
from streamlit.web.server.starlette.starlette_server_config import (
    AUTH_COOKIE_MAX_AGE_SECONDS,
    TOKENS_COOKIE_NAME,
    USER_COOKIE_NAME,
    XSRF_COOKIE_NAME,
)

from tutor.app.base.cookies import brought, expired_cookie, is_page, set_by, setting
from tutor.app.visitor.account import ACCOUNT, account_of

USER, TOKENS = USER_COOKIE_NAME, TOKENS_COOKIE_NAME
COOKIE_SECONDS = AUTH_COOKIE_MAX_AGE_SECONDS
_NEEDED = ("is_logged_in", "origin", "provider")
# Streamlit's scripts read this cookie, so it is not HttpOnly.
_TOKEN = XSRF_COOKIE_NAME + "={}; Path=/; SameSite=Lax"

Claims = dict[str, Any]


class AccountCookie:
    """Middleware that removes personal data from the cookies of an account.

    Cookies of older versions are still read, and replaced with the next page, so no one is logged out. A page also sets
    the XSRF token, which its scripts must send before a visitor counts as logged in: Streamlit sets it with another
    answer, which the scripts do not wait for.
    """

    def __init__(self, app: ASGIApp, secret: str, base: str = "") -> None:
        self.app = app
        self.secret = secret
        self.path = base or "/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        cookies = dict(brought(scope))

        async def bare(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = self._answer(message, cookies)
            await send(message)

        await self.app(scope, receive, bare)

    def _answer(self, start: Message, cookies: Mapping[str, str]) -> Message:
        given = set_by(start)
        new = {name: rest.partition(";")[0] for name, rest in given}
        if self._claims(new) is not None:
            # This answer logs a visitor in.
            others = [pair for pair in start["headers"] if not _is_of_account(pair)]
            kept = [f"{name}={rest}" for name, rest in given if not _is_part(name)]
            return setting({**start, "headers": others}, [*kept, *self._instead(new, cookies)])
        if not is_page(start):
            return start
        needed = [] if XSRF_COOKIE_NAME in cookies else [_TOKEN.format(generate_xsrf_token_string())]
        if USER not in new and self._tells(cookies):
            needed += self._instead(cookies, cookies)
        return setting(start, needed) if needed else start

    def _instead(self, found: Mapping[str, str], cookies: Mapping[str, str]) -> list[str]:
        """List the one cookie that names the account, and the deletion of all other parts that the browser has."""
        claims = self._claims(found)
        kept = [] if claims is None else [self._cookie(bare_claims(claims))]
        return kept + [
            expired_cookie(name, self.path) for name in cookies if _is_part(name) and (name != USER or not kept)
        ]

    def _tells(self, cookies: Mapping[str, str]) -> bool:
        """Tell whether the browser has login cookies that hold more than they should."""
        claims = self._claims(cookies)
        return any(name != USER and _is_part(name) for name in cookies) or (
            claims is not None and claims != bare_claims(claims)
        )

    def _claims(self, cookies: Mapping[str, str]) -> Claims | None:
        """Return the claims in login cookies with a valid signature; None where no one has logged in."""
        found = get_cookie_with_chunks(self._reading(cookies), USER)
        try:
            claims = None if found is None else json.loads(found)
        except ValueError:
            return None
        return claims if isinstance(claims, dict) else None

    def _reading(self, cookies: Mapping[str, str]) -> Callable[[str], bytes | None]:
        return lambda name: decode_signed_value(self.secret, name, cookies.get(name, ""))

    def _cookie(self, claims: Claims) -> str:
        value = create_signed_value(self.secret, USER, json.dumps(claims)).decode()
        return f"{USER}={value}; Path={self.path}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax"


def bare_claims(claims: Mapping[str, Any]) -> Claims:
    """Reduce claims to the hash of the account and those that Streamlit needs; none of them is personal."""
    needed = {name: claims[name] for name in _NEEDED if name in claims}
    return needed | {ACCOUNT: account_of(claims)}


def _is_part(name: str) -> bool:
    """Tell whether this is the name of a login cookie, or of a numbered part of one that was too long."""
    return any(name == whole or name.removeprefix(f"{whole}_").isdigit() for whole in (USER, TOKENS))


def _is_of_account(pair: tuple[bytes, bytes]) -> bool:
    return pair[0].lower() == b"set-cookie"
