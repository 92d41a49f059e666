"""The limit on simultaneous visits: a newcomer to a full tutor is told so, and the others notice nothing."""

import logging
from collections import Counter
from collections.abc import Collection, Mapping

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from tutor.app.server.middleware.asked_language import language_of, varying
from tutor.app.server.middleware.headers import POLICY, policy
from tutor.app.visitor.profile import PROFILE_COOKIE

_FULL = 503
_NO_FAILURE = "ASGI callable returned without completing handshake."
_AGAIN = {"retry-after": "60", "cache-control": "no-store"}  # seconds


def keep_quiet() -> None:
    """Stop uvicorn from logging each websocket that is refused with a status as a failure."""
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg != _NO_FAILURE)


class VisitLimit:
    """Middleware that lets in at most `most` visits at once, each an open page; then pages and websockets are refused.

    `full` is the page that is shown then, by language. A browser with an open visit still gets pages, since it may be
    reloading.
    """

    def __init__(
        self, app: ASGIApp, most: int, full: Mapping[str, bytes], pages: Collection[str], base: str = ""
    ) -> None:
        self.app = app
        self.most = most
        self.full = full
        self.pages = {f"{base}/{page}".rstrip("/") for page in pages}
        self.inside: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._visit(scope, receive, send)
        elif scope["type"] == "http" and scope["path"].rstrip("/") in self.pages and not self._welcome(scope):
            page = self.full[language_of(scope)]
            more = {name.decode(): value.decode() for name, value in [*varying(), (POLICY, policy(page))]}
            await HTMLResponse(page, _FULL, {**_AGAIN, **more})(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    @property
    def _is_full(self) -> bool:
        return self.inside.total() >= self.most

    def _welcome(self, scope: Scope) -> bool:
        return not self._is_full or (_who(scope) != "" and self.inside[_who(scope)] > 0)

    async def _visit(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_full:
            refusal = PlainTextResponse("full", _FULL, _AGAIN)
            await WebSocket(scope, receive, send).send_denial_response(refusal)
            return
        who = _who(scope)
        self.inside[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.inside[who] -= 1
            if not self.inside[who]:
                del self.inside[who]


def _who(scope: Scope) -> str:
    return HTTPConnection(scope).cookies.get(PROFILE_COOKIE, "")
