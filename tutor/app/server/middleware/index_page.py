"""The additions to Streamlit's page: language, title, style, the address of the server, and the steps of Back.

Browsers are asked not to translate it, which would break it.

Without the address, the browser looks for the server under every part of the path first, and each miss is an error
in its console. An address that names no page gets a page that says so: Streamlit would serve its own everywhere.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from html import escape
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.server.middleware.asked_language import language_of, varying
from tutor.app.server.middleware.bare_page import ICON_LINKS, BarePage, bare_page
from tutor.app.server.middleware.headers import POLICY, policy
from tutor.app.server.offline import AFTER, REGISTERED

# With HOST_CONFIG the page need not ask the server which other sites may talk to it before it connects.
_SERVER = (
    'window.__streamlit = {{ BACKEND_BASE_URL: window.location.origin + "{base}/", '
    "HOST_CONFIG: {{ allowedOrigins: [window.location.origin], useExternalAuthToken: false }} }}"
)
# A page completes its own address, such as with the puzzle that it shows. Streamlit makes each change a step of the
# history, and Back would stop at every one of them, so only a change after a click or a key becomes a step.
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
_LANG = b'<html lang="en">'
# A browser that translates a page puts elements of its own into it, and React, which made the page, then fails at the
# next step or leaves old texts standing. So the page asks to be left alone; it is there in several languages.
_UNTRANSLATED = b'<meta name="google" content="notranslate">'
_SCRIPTLESS = re.compile(rb"<noscript>.*?</noscript>", re.DOTALL)
_ICON = re.compile(rb'<link rel="shortcut icon"[^>]*>')
# With the manifest the tutor can be put on the home screen of a phone.
_LINKS = ICON_LINKS + (
    '<link rel="manifest" href="{base}/drawings/manifest.webmanifest">'
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f1e5">'
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1c24">'
)
_STREAMLIT = b"<title>Streamlit</title>"
# The folders of all that Streamlit serves apart from its page.
_FOLDERS = ("_stcore", "static", "media", "component")
# Only a whole and uncompressed page can be completed.
_NOT_ASKED = (b"accept-encoding", b"if-none-match", b"if-modified-since")
_CHANGED = (b"content-length", b"etag", b"last-modified", POLICY)


def script(base: str = "") -> str:
    """Return the script that gives the page the path of its server, and limits the steps of the browser's history.

    Once the page is at rest it has the worker installed that answers without a connection.

    >>> "/zwickern/" in script("/zwickern")
    True
    """
    return f"{_SERVER.format(base=base)};\n{{{_STEPS}}}{REGISTERED.format(base=base, after=AFTER)}"


class Said(NamedTuple):
    """What pages say before the tutor draws them: their title, without scripts, and at an address that has no page."""

    title: str
    scriptless: str
    missing: BarePage


class Served(NamedTuple):
    """What all pages say by language, their style (CSS), and their names."""

    said: Mapping[str, Said]
    style: str
    pages: Collection[str]


Hasten = Callable[[bytes], bytes]


class Prerendered(NamedTuple):
    """What a page shows before Streamlit does: links for its head, and the end of its body."""

    head: bytes
    body: bytes


NOT_PRERENDERED = Prerendered(b"", b"")
Prerender = Callable[[Scope, str], Awaitable[Prerendered]]
Packed = tuple[bytes, list[tuple[bytes, bytes]]]
Pack = Callable[[bytes, str], Packed]


def same(page: bytes) -> bytes:
    """Return a page unchanged."""
    return page


async def not_prerendered(scope: Scope, code: str) -> Prerendered:
    """Return nothing, whatever page is asked for in the language with this code."""
    return NOT_PRERENDERED


def plain_page(page: bytes, said: str) -> Packed:
    """Return a page uncompressed and without further headers, whatever encodings the browser accepts."""
    return page, []


class IndexPage:
    """Middleware that completes Streamlit's page and leaves everything else alone.

    `base` is the path of the pages, as `site.base_path` returns it. The style is in the page from the start, lest
    anything jump, and at its end, since Streamlit later adds styles of its own to the head. `hasten` adds to a page
    what makes it appear sooner, `prerender` makes what it shows before Streamlit does, and `pack` compresses one for a
    browser that accepts that.
    """

    def __init__(
        self,
        app: ASGIApp,
        served: Served,
        base: str = "",
        hasten: Hasten = same,
        prerender: Prerender = not_prerendered,
        pack: Pack = plain_page,
    ) -> None:
        self.app = app
        self.prerender = prerender
        self.hasten = hasten
        self.pack = pack
        texts = served.said.items()
        self.titles = {code: f"<title>{escape(said.title)}</title>".encode() for code, said in texts}
        self.script = f"\n    <script>{script(base)}</script>".encode()
        self.style = f"<style>{served.style}</style>\n".encode()
        self.pages = {f"{base}/{page}".rstrip("/") for page in served.pages}
        self.scriptless = {code: f"<noscript>{escape(said.scriptless)}</noscript>".encode() for code, said in texts}
        self.missing = {code: bare_page(code, said.missing, base) for code, said in texts}
        self.links = _LINKS.format(base=base).encode()
        self.inside = tuple(f"{base}/{folder}/" for folder in _FOLDERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if scope["type"] != "http" or path.startswith(self.inside):
            await self.app(scope, receive, send)
            return
        # The headers of a HEAD request must be those of GET, and they depend on the completed page.
        method = scope["method"]
        asked = {
            **scope,
            "method": "GET" if method == "HEAD" else method,
            "headers": [pair for pair in scope["headers"] if pair[0] not in _NOT_ASKED],
        }
        code = language_of(scope)
        known = path.rstrip("/") in self.pages
        complete = partial(self.complete, code, await self.prerender(scope, code)) if known else None
        said = b", ".join(value for name, value in scope["headers"] if name == b"accept-encoding").decode("latin-1")
        missing = self.missing[code]
        answer = _Completing(send, complete, missing, lambda body: self.pack(body, said), bare=method == "HEAD")
        await self.app(asked, receive, answer)

    def complete(self, code: str, prerendered: Prerendered, body: bytes) -> bytes:
        """Return Streamlit's page complete, in the language with this code, with `prerendered` shown at once."""
        body = body.replace(_LANG, f'<html lang="{code}" translate="no">'.encode(), 1)
        body = _ICON.sub(lambda _: self.links, body, count=1)
        body = body.replace(_STREAMLIT, self.titles[code], 1)
        body = _SCRIPTLESS.sub(lambda _: self.scriptless[code], body, count=1)
        body = body.replace(b"</title>", b"</title>" + _UNTRANSLATED + self.script + prerendered.head, 1)
        return self.hasten(body.replace(b"</body>", self.style + prerendered.body + b"</body>", 1))


class _Completing:
    """A `send` that holds an HTML answer back until it is whole, and if it is Streamlit's page, sends it completed.

    Where `complete` is None, the page `missing` is sent instead, with status 404; `bare` leaves out every body.
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
            headers += [(POLICY, policy(body))]
            headers += varying()
            body, told = self.pack(body)
            headers += [(b"content-length", str(len(body)).encode()), *told]
        await self.send({**start, "status": status, "headers": headers})
        await self.send({"type": "http.response.body", "body": b"" if self.bare else body})


def _is_page(start: Message) -> bool:
    headers = {name.lower(): value for name, value in start["headers"]}
    html = headers.get(b"content-type", b"").startswith(b"text/html")
    return start["status"] == 200 and html and b"content-encoding" not in headers
