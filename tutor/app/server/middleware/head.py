"""What the served page is completed with: title, style, where the server is, and what Back goes back to.

Without being told, the browser looks for the server under every part of the address first, and each miss is
an error in its console. Where an address names no page, that is said in its place: Streamlit serves its own everywhere.
"""

from collections.abc import Callable, Collection
from html import escape
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.server.middleware.headers import POLICY, policy

# A page that is told who may speak to it from outside, nobody, need not ask before it connects.
_SERVER = (
    'window.__streamlit = {{ BACKEND_BASE_URL: window.location.origin + "{base}/", '
    "HOST_CONFIG: {{ allowedOrigins: [window.location.origin], useExternalAuthToken: false }} }}"
)
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
_STREAMLIT = b"<title>Streamlit</title>"
# What Streamlit serves beside its page, whatever it may be.
_FOLDERS = ("_stcore", "static", "media", "component")
# The page must come whole and uncompressed, so that it can be completed.
_NOT_ASKED = (b"accept-encoding", b"if-none-match", b"if-modified-since")
_CHANGED = (b"content-length", b"etag", b"last-modified", POLICY)


def script(base: str = "") -> str:
    """What tells the page where its server is, and the browser what is a step of its history.

    >>> "/zwickern/" in script("/zwickern")
    True
    """
    return f"{_SERVER.format(base=base)};\n{{{_STEPS}}}"


class Served(NamedTuple):
    """What is served: the title and the style (CSS) of all pages, their names, and what is told where there is none.

    `missing` is a sentence, and what the link to the first page says.
    """

    title: str
    style: str
    pages: Collection[str]
    missing: tuple[str, str]


Hasten = Callable[[bytes], bytes]
Packed = tuple[bytes, list[tuple[bytes, bytes]]]
Pack = Callable[[bytes, str], Packed]


def same(page: bytes) -> bytes:
    """A page as it is."""
    return page


def plain(page: bytes, said: str) -> Packed:
    """A page as it is, of which no header has to tell anything, whatever was said of encodings."""
    return page, []


class PageHead:
    """Middleware that completes Streamlit's page and leaves everything else alone.

    `base` is the path that the pages stand under, made of letters, digits and slashes. The style stands at the end,
    since that of Streamlit comes into the head later, and from the start, so that nothing jumps when it comes.
    `hasten` adds to a page what makes it come sooner, and `pack` compresses one for a browser that accepts that.
    """

    def __init__(self, app: ASGIApp, served: Served, base: str = "", hasten: Hasten = same, pack: Pack = plain) -> None:
        self.app = app
        self.hasten = hasten
        self.pack = pack
        self.title = f"<title>{escape(served.title)}</title>".encode()
        self.script = f"\n    <script>{script(base)}</script>".encode()
        self.style = f"<style>{served.style}</style>\n".encode()
        self.pages = {f"{base}/{page}".rstrip("/") for page in served.pages}
        self.missing = missing_page(served, base)
        self.inside = tuple(f"{base}/{folder}/" for folder in _FOLDERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or path.startswith(self.inside):
            await self.app(scope, receive, send)
            return
        # What is said of a page without the page itself is what would be said with it.
        method = scope["method"]
        asked = {
            **scope,
            "method": "GET" if method == "HEAD" else method,
            "headers": [pair for pair in scope["headers"] if pair[0] not in _NOT_ASKED],
        }
        complete = self.complete if path.rstrip("/") in self.pages else None
        said = b", ".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode("latin-1")
        answer = _Completing(send, complete, self.missing, lambda body: self.pack(body, said), bare=method == "HEAD")
        await self.app(asked, receive, answer)

    def complete(self, body: bytes) -> bytes:
        """The whole page."""
        body = body.replace(_STREAMLIT, self.title, 1)
        body = body.replace(b"</title>", b"</title>" + self.script, 1)
        return self.hasten(body.replace(b"</body>", self.style + b"</body>", 1))


def missing_page(served: Served, base: str) -> bytes:
    """What is shown at an address that names no page, with the way to the first one."""
    return bare_page(served.title, *served.missing, f"{base}/")


def bare_page(title: str, sentence: str, link: str, address: str) -> bytes:
    """A page without Streamlit: a sentence, and a link to an address that holds no markup, "" for the same again."""
    title, sentence, link = map(escape, (title, sentence, link))
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{title}</title></head>"
        f'<body><h1>{sentence}</h1><p><a href="{address}">{link}</a></p></body></html>\n'
    ).encode()


class _Completing:
    """Holds an HTML response back until it is whole, and if it is Streamlit's page, sends it completed.

    Where nothing completes it, what is `missing` is told; `bare` leaves out every body.
    """

    def __init__(
        self, send: Send, complete: Hasten | None, missing: bytes, pack: Callable[[bytes], Packed], *, bare: bool
    ) -> None:
        self.send = send
        self.complete = complete
        self.missing = missing
        self.pack = pack
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
        body, status, headers = self.body, start["status"], start["headers"]
        if _STREAMLIT in body:
            body, status = (self.missing, 404) if self.complete is None else (self.complete(body), status)
            headers = [pair for pair in headers if pair[0].lower() not in _CHANGED]
            headers += [] if self.complete is None else [(POLICY, policy(body))]
            body, told = self.pack(body)
            headers += [(b"content-length", str(len(body)).encode()), *told]
        await self.send({**start, "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": b"" if self.bare else body})


def _is_page(start: Message) -> bool:
    headers = {name.lower(): value for name, value in start["headers"]}
    html = headers.get(b"content-type", b"").startswith(b"text/html")
    return start["status"] == 200 and html and b"content-encoding" not in headers
