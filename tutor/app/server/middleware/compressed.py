"""Files and pages on their way to the browser, compressed where it takes them so; nothing else is touched.

Streamlit sends its files as they are and leaves compression to a proxy, which many a club has not.
"""

import mimetypes
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import NamedTuple

from anyio import to_thread
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tutor.app.delivery.packing import PLAIN, Packer, accepted, digest_of

FOREVER = "public, immutable, max-age=31536000"
"""For files whose name changes with what is in them."""

A_MINUTE = "public, max-age=60"
"""For files that keep their name: long enough that a page which loads one early need not ask again."""

NOT_KEPT = "no-cache"
"""For what the browser shall ask for again."""

_WORTH = ("text/", "application/javascript", "application/json", "image/svg+xml")
_LEAST = 200  # bytes; of less nothing is saved
_ASKED = ("GET", "HEAD")

Pairs = list[tuple[bytes, bytes]]


class File:
    """A file that is served, read at its first use."""

    def __init__(self, source: Path, cache: str) -> None:
        self.source = source
        self.cache = cache
        self.kind = mimetypes.guess_type(source.name)[0] or "application/octet-stream"

    @cached_property
    def data(self) -> bytes:
        """What is in it; raises OSError."""
        return self.source.read_bytes()

    @cached_property
    def digest(self) -> str:
        """The name of what is in it."""
        return digest_of(self.data)

    @property
    def at_hand(self) -> bool:
        """Whether it was read before."""
        return "digest" in self.__dict__

    @property
    def packable(self) -> bool:
        """Whether it can be made much smaller."""
        return self.kind.startswith(_WORTH) and len(self.data) >= _LEAST


class Made(NamedTuple):
    """Something made that is served like a file."""

    data: bytes
    digest: str
    kind: str
    cache: str = FOREVER
    packable: bool = False
    at_hand: bool = True


def files_of(folder: Path, prefix: str, cache: str, *, only: Iterable[str] = ("",)) -> dict[str, File]:
    """The files of a folder and those inside it by the path that they are served at; with one of these endings only."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name.endswith(tuple(only)))
    return {f"{prefix}/{path.relative_to(folder).as_posix()}": File(path, cache) for path in found}


class CompressedFiles:
    """Middleware that serves these files, found by their path, and always whole; all else it passes on."""

    def __init__(self, app: ASGIApp, files: Callable[[str], File | Made | None], packer: Packer) -> None:
        self.app = app
        self._files = files
        self._packer = packer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        file = self._files(scope["path"]) if scope["type"] == "http" and scope["method"] in _ASKED else None
        if file is None:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        try:
            response = await self._answer(file, headers)
        except OSError:
            # Another version was put in the place of this one under the running server.
            await self.app(scope, receive, send)
            return
        await response(scope, receive, send if scope["method"] == "GET" else _bare(send))

    async def _answer(self, file: File | Made, asked: Headers) -> Response:
        said = asked.get("accept-encoding", "")
        found = self._at_hand(file, said) if file.at_hand else None
        if found is None:
            found = await to_thread.run_sync(self._packed, file, said)
        body, encoding = found
        # Weak, since the same is packed better as time goes on.
        tag = f'W/"{file.digest}-{encoding}"'
        headers = {"cache-control": file.cache, "etag": tag, "vary": "accept-encoding"}
        if matches(asked.get("if-none-match"), tag):
            return Response(status_code=304, headers=headers)
        if encoding != PLAIN:
            headers["Content-Encoding"] = encoding
        return Response(body, headers=headers, media_type=file.kind)

    def _at_hand(self, file: File | Made, said: str) -> tuple[bytes, str] | None:
        encoding = accepted(said) if file.packable else PLAIN
        body = file.data if encoding == PLAIN else self._packer.at_hand(file.digest, encoding)
        return None if body is None else (body, encoding)

    def _packed(self, file: File | Made, said: str) -> tuple[bytes, str]:
        encoding = accepted(said) if file.packable else PLAIN
        return self._packer.packed(file.data, file.digest, encoding), encoding


class PackedPages:
    """Packs whole pages; each of the few there are is packed once."""

    def __init__(self, packer: Packer) -> None:
        self._pack = lru_cache(32)(lambda body, encoding: packer.packed(body, digest_of(body), encoding))

    def __call__(self, body: bytes, said: str) -> tuple[bytes, Pairs]:
        """A page for a browser that says that it accepts this, and the headers that tell of it."""
        encoding = accepted(said)
        told = [] if encoding == PLAIN else [(b"content-encoding", encoding.encode())]
        return self._pack(body, encoding), [*told, (b"vary", b"accept-encoding")]


def matches(said: str | None, tag: str) -> bool:
    """Whether what a browser has is what it would get, by its header If-None-Match.

    >>> matches('"a", W/"b"', 'W/"b"'), matches("*", '"a"'), matches(None, '"a"')
    (True, True, False)
    """
    if said is None:
        return False
    known = [one.strip().removeprefix("W/") for one in said.split(",")]
    return "*" in known or tag.removeprefix("W/") in known


def _bare(send: Send) -> Send:
    async def bodiless(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return bodiless
