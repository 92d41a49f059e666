"""The cookie of somebody who has logged in: Streamlit writes all there that the provider tells; here it stays outside.

What is left is the account as its hash, and what Streamlit itself needs. The cookies are signed, as Streamlit does it.
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

from tutor.app.server.middleware.cookies import brought, gone, is_page, set_by, setting
from tutor.app.visitor.account import ACCOUNT, account_of

USER, TOKENS = USER_COOKIE_NAME, TOKENS_COOKIE_NAME
SECONDS = AUTH_COOKIE_MAX_AGE_SECONDS
_NEEDED = ("is_logged_in", "origin", "provider")
# Scripts read it, so it is not for HTTP only.
_TOKEN = XSRF_COOKIE_NAME + "={}; Path=/; SameSite=Lax"

Claims = dict[str, Any]


class AccountCookie:
    """Middleware that leaves nothing of a person in the cookies of an account.

    Those of versions before are read, and made anew with the next page: whoever is logged in stays so. A page brings
    the token that its scripts must show before anybody counts as logged in; Streamlit's own comes with an answer that
    they do not wait for.
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
            # Somebody logs in now.
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
        """The one cookie that tells who has logged in, and the end of all parts that the browser may have."""
        claims = self._claims(found)
        kept = [] if claims is None else [self._cookie(bare_claims(claims))]
        return kept + [gone(name, self.path) for name in cookies if _is_part(name) and (name != USER or not kept)]

    def _tells(self, cookies: Mapping[str, str]) -> bool:
        """Whether a browser has a cookie that tells more than it should."""
        claims = self._claims(cookies)
        return any(name != USER and _is_part(name) for name in cookies) or (
            claims is not None and claims != bare_claims(claims)
        )

    def _claims(self, cookies: Mapping[str, str]) -> Claims | None:
        """What is told of whoever has logged in; None where nobody has."""
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
        return f"{USER}={value}; Path={self.path}; Max-Age={SECONDS}; HttpOnly; SameSite=Lax"


def bare_claims(claims: Mapping[str, Any]) -> Claims:
    """What may be told of whoever has logged in: the account, and nothing of the person."""
    needed = {name: claims[name] for name in _NEEDED if name in claims}
    return needed | {ACCOUNT: account_of(claims)}


def _is_part(name: str) -> bool:
    """Whether it is a cookie of an account, or a part of one that was too long."""
    return any(name == whole or name.removeprefix(f"{whole}_").isdigit() for whole in (USER, TOKENS))


def _is_of_account(pair: tuple[bytes, bytes]) -> bool:
    return pair[0].lower() == b"set-cookie"
