"""What the served page is completed with: title, style, where the server is, and what Back goes back to.

Without being told, the browser looks for the server under every part of the address first, and each miss is
an error in its console.
"""

from collections.abc import Callable
from html import escape

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.headers import POLICY, policy

_SERVER = 'window.__streamlit = {{ BACKEND_BASE_URL: window.location.origin + "{base}/" }}'
# A page completes its address by itself, such as with the puzzle that it shows. Streamlit makes each change a step of
# the history, and Back would stop at every one of them: only what follows a click or a key is a step.
_STEPS = """
const push = history.pushState.bind(history)
let asked = false
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { asked = true }, true)
history.pushState = (...step) => {
  const change = asked ? push : history.replaceState.bind(history)
  asked = false
  return change(...step)
}
"""
# The page must come whole and uncompressed, so that it can be completed.
_NOT_ASKED = (b"accept-encoding", b"if-none-match", b"if-modified-since")
_CHANGED = (b"content-length", b"etag", b"last-modified", POLICY)


def script(base: str = "") -> str:
    """What tells the page where its server is, and the browser what is a step of its history.

    >>> script("/zwickern").splitlines()[0]
    'window.__streamlit = { BACKEND_BASE_URL: window.location.origin + "/zwickern/" };'
    """
    return f"{_SERVER.format(base=base)};\n{{{_STEPS}}}"


class PageHead:
    """Middleware that completes HTML pages and leaves everything else alone.

    `base` is the path that the pages stand under, made of letters, digits and slashes; `style` is CSS. It stands at the
    end, since that of Streamlit comes into the head later, and from the start, so that nothing jumps when it comes.
    """

    def __init__(self, app: ASGIApp, title: str, style: str = "", base: str = "") -> None:
        self.app = app
        self.title = f"<title>{escape(title)}</title>".encode()
        self.script = f"\n    <script>{script(base)}</script>".encode()
        self.style = f"<style>{style}</style>\n".encode()
        self.inside = f"{base}/_stcore"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or "." in path or path.startswith(self.inside):
            await self.app(scope, receive, send)
            return
        # What is said of a page without the page itself is what would be said with it.
        method = scope["method"]
        asked = {
            **scope,
            "method": "GET" if method == "HEAD" else method,
            "headers": [pair for pair in scope["headers"] if pair[0] not in _NOT_ASKED],
        }
        await self.app(asked, receive, _Completing(send, self.complete, bare=method == "HEAD"))

    def complete(self, body: bytes) -> bytes:
        """The whole page."""
        body = body.replace(b"<title>Streamlit</title>", self.title, 1)
        body = body.replace(b"</title>", b"</title>" + self.script, 1)
        return body.replace(b"</body>", self.style + b"</body>", 1)


class _Completing:
    """Holds an HTML response back until it is whole, and sends it with its head completed; `bare` without its body."""

    def __init__(self, send: Send, complete: Callable[[bytes], bytes], *, bare: bool) -> None:
        self.send = send
        self.complete = complete
        self.bare = bare
        self.start: Message | None = None
        self.body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_page(message):
            self.start = message
        elif self.start is not None and message["type"] == "http.response.body":
            self.body += message.get("body", b"")
            if not message.get("more_body", False):
                await self.finish(self.start)
        elif self.bare and message["type"] == "http.response.body":
            await self.send({**message, "body": b""})
        else:
            await self.send(message)

    async def finish(self, start: Message) -> None:
        body = self.complete(self.body)
        headers = [pair for pair in start["headers"] if pair[0].lower() not in _CHANGED]
        headers += [(b"content-length", str(len(body)).encode()), (POLICY, policy(body))]
        await self.send({**start, "headers": headers})
        await self.send({"type": "http.response.body", "body": b"" if self.bare else body})


def _is_page(start: Message) -> bool:
    headers = {name.lower(): value for name, value in start["headers"]}
    html = headers.get(b"content-type", b"").startswith(b"text/html")
    return start["status"] == 200 and html and b"content-encoding" not in headers
