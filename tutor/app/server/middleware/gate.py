"""What is let in at all: the sockets of our own pages, and of Streamlit's addresses those that the pages ask for."""

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


class Gate:
    """Middleware that closes sockets which a page of another site opens, and hides what no page of ours needs.

    Streamlit asks the internet for its own address before it refuses such a socket, and nobody is answered meanwhile.
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
    """Whether a page of this very host opens a socket, or something that is no page.

    Browsers always name the origin of the page. What a proxy says of another host does not count: anybody can say it.
    """
    origins = headers.getlist("origin")
    try:
        return not origins or [urlsplit(origin).netloc for origin in origins] == headers.getlist("host")
    except ValueError:
        return False
