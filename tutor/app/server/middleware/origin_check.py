"""The requests that are let in at all: websockets of our own pages, and the addresses of Streamlit that pages need."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

CORE = "/_stcore/"
STREAM = f"{CORE}stream"
UPLOADS = f"{CORE}upload_file/"
_ASKED = (f"{CORE}health", f"{CORE}host-config")
_FOLDERS = (UPLOADS, f"{CORE}bidi-components/")
_AGAINST_THE_RULES = 1008  # RFC 6455, 7.4.1


class OriginCheck:
    """Middleware that closes websockets of other sites' pages, and hides the addresses that no page of ours needs.

    Streamlit would first ask the internet for its own address before it refuses such a websocket, and answer no one
    until then.
    """

    def __init__(self, app: ASGIApp, base: str = "") -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] == "websocket" and not (path == self.base + STREAM and is_ours(Headers(scope=scope))):
            await WebSocketClose(_AGAINST_THE_RULES)(scope, receive, send)
        elif scope["type"] == "http" and self._hides(path):
            await PlainTextResponse("Not Found", 404)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def _hides(self, path: str) -> bool:
        inside = path.removeprefix(self.base)
        return inside.startswith(CORE) and inside not in _ASKED and not inside.startswith(_FOLDERS)


def is_ours(headers: Headers) -> bool:
    """Tell whether a websocket is opened by a page of this host, or by a program, which names no origin.

    Browsers always name the origin of the page. Headers that name another host, as of a proxy, do not count: anyone
    can send them.
    """
    origins = headers.getlist("origin")
    try:
        return not origins or [urlsplit(origin).netloc for origin in origins] == headers.getlist("host")
    except ValueError:
        return False
