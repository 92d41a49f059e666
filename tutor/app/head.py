"""The head of the served page: its title before the app has started, and where the server is.

Without being told, the browser looks for the server under every part of the address first, and each miss is
an error in its console.
"""

from html import escape

from starlette.types import ASGIApp, Message, Receive, Scope, Send

SCRIPT = 'window.__streamlit = { BACKEND_BASE_URL: window.location.origin + "/" }'


class PageHead:
    """Middleware that completes the head of HTML pages and leaves everything else alone."""

    def __init__(self, app: ASGIApp, title: str) -> None:
        self.app = app
        self.title = f"<title>{escape(title)}</title>".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or "." in path or path.startswith("/_stcore"):
            await self.app(scope, receive, send)
            return
        # The page must come uncompressed, so that it can be completed.
        plain = [pair for pair in scope["headers"] if pair[0] != b"accept-encoding"]
        await self.app({**scope, "headers": plain}, receive, _Completing(send, self.title))


class _Completing:
    """Holds an HTML response back until it is whole, and sends it with its head completed."""

    def __init__(self, send: Send, title: bytes) -> None:
        self.send = send
        self.title = title
        self.start: Message | None = None
        self.body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_page(message):
            self.start = message
        elif self.start is not None and message["type"] == "http.response.body":
            self.body += message.get("body", b"")
            if not message.get("more_body", False):
                await self.finish(self.start)
        else:
            await self.send(message)

    async def finish(self, start: Message) -> None:
        body = self.body.replace(b"<title>Streamlit</title>", self.title, 1)
        body = body.replace(b"</title>", b"</title>\n    <script>" + SCRIPT.encode() + b"</script>", 1)
        changed = (b"content-length", b"etag")
        headers = [pair for pair in start["headers"] if pair[0].lower() not in changed]
        headers.append((b"content-length", str(len(body)).encode()))
        await self.send({**start, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})


def _is_page(start: Message) -> bool:
    headers = {name.lower(): value for name, value in start["headers"]}
    html = headers.get(b"content-type", b"").startswith(b"text/html")
    return start["status"] == 200 and html and b"content-encoding" not in headers
