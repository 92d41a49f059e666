"""Compression of files and pages for browsers that accept it; nothing else is touched.

Streamlit leaves compression to a proxy, and many clubs have none.
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

from tutor.app.base.byte_cache import ByteCache
from tutor.app.server.delivery.compression import (
    BROTLI,
    PLAIN,
    accepted,
    digest_of,
    packed_quickly,
    served_bytes,
    smallest_name,
)
from tutor.app.server.middleware.headers import POLICY

FOREVER = "public, immutable, max-age=31536000"
"""The cache header of files whose name changes with their contents."""

A_MINUTE = "public, max-age=60"
"""The cache header of files that keep their name: long enough that a page which preloads one need not ask again."""

NOT_KEPT = "no-cache"
"""The cache header of files that the browser shall ask for again each time."""

_WORTH = ("text/", "application/javascript", "application/json", "image/svg+xml")
_LEAST = 200  # bytes; compressing less saves nothing
_ASKED = ("GET", "HEAD")

HeaderPairs = list[tuple[bytes, bytes]]


class File:
    """A file that is served, read at its first use."""

    policy = ""

    def __init__(self, source: Path, cache: str) -> None:
        self.source = source
        self.cache = cache
        self.kind = mimetypes.guess_type(source.name)[0] or "application/octet-stream"

    @cached_property
    def data(self) -> bytes:
        """What is served of the file; raises OSError."""
        return served_bytes(self.source)

    @cached_property
    def digest(self) -> str:
        """The digest of these bytes; raises OSError."""
        return digest_of(self.data)

    @property
    def at_hand(self) -> bool:
        """Whether it was read before, so that no thread is needed to read it."""
        return "digest" in self.__dict__

    @property
    def packable(self) -> bool:
        """Whether it can be made much smaller."""
        return self.kind.startswith(_WORTH) and len(self.data) >= _LEAST


class MadeFile(NamedTuple):
    """Data made by the tutor and served like a file, with a content security policy of its own if it needs one."""

    data: bytes
    digest: str
    kind: str
    cache: str = FOREVER
    packable: bool = False
    at_hand: bool = True
    policy: str = ""


def served_files(folder: Path, prefix: str, cache: str, *, only: Iterable[str] = ("",)) -> dict[str, File]:
    """Return the files below a folder by the path that serves them, with one of the endings `only` if it is given."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name.endswith(tuple(only)))
    return {f"{prefix}/{path.relative_to(folder).as_posix()}": File(path, cache) for path in found}


class Packer:
    """Packs bytes quickly, once for each encoding, where their smallest packing is not at hand."""

    def __init__(self, kept: ByteCache) -> None:
        self._kept = kept
        self._quick: dict[tuple[str, str], bytes] = {}

    def at_hand(self, digest: str, encoding: str) -> bytes | None:
        """Return the packed bytes with this digest, None if they were not packed in this encoding before."""
        best = self._kept.get(smallest_name(digest)) if encoding == BROTLI else None
        return self._quick.get((digest, encoding)) if best is None else best

    def packed(self, data: bytes, digest: str, encoding: str) -> bytes:
        """Return the bytes in an encoding; `digest` must be that of `data`."""
        if encoding == PLAIN:
            return data
        found = self.at_hand(digest, encoding)
        if found is None:
            found = self._quick[digest, encoding] = packed_quickly(data, encoding)
        return found


class CompressedFiles:
    """Middleware that serves the files which `files` finds by their path, always whole, and passes on all else."""

    def __init__(self, app: ASGIApp, files: Callable[[str], File | MadeFile | None], packer: Packer) -> None:
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
            # The package was updated under the running server, and the file is gone.
            await self.app(scope, receive, send)
            return
        await response(scope, receive, send if scope["method"] == "GET" else _bare(send))

    async def _answer(self, file: File | MadeFile, asked: Headers) -> Response:
        said = asked.get("accept-encoding", "")
        found = self._at_hand(file, said) if file.at_hand else None
        if found is None:
            found = await to_thread.run_sync(self._packed, file, said)
        body, encoding = found
        # The tag is weak, since the packer may later pack the same contents better.
        tag = f'W/"{file.digest}-{encoding}"'
        headers = {"cache-control": file.cache, "etag": tag, "vary": "accept-encoding"}
        if file.policy:
            headers[POLICY.decode()] = file.policy
        if tag_matches(asked.get("if-none-match"), tag):
            return Response(status_code=304, headers=headers)
        if encoding != PLAIN:
            headers["Content-Encoding"] = encoding
        return Response(body, headers=headers, media_type=file.kind)

    def _at_hand(self, file: File | MadeFile, said: str) -> tuple[bytes, str] | None:
        encoding = accepted(said) if file.packable else PLAIN
        body = file.data if encoding == PLAIN else self._packer.at_hand(file.digest, encoding)
        return None if body is None else (body, encoding)

    def _packed(self, file: File | MadeFile, said: str) -> tuple[bytes, str]:
        encoding = accepted(said) if file.packable else PLAIN
        return self._packer.packed(file.data, file.digest, encoding), encoding


class PackedPages:
    """A packer of whole pages; there are few of them, so each is packed once."""

    def __init__(self, packer: Packer) -> None:
        self._pack = lru_cache(32)(lambda body, encoding: packer.packed(body, digest_of(body), encoding))

    def __call__(self, body: bytes, said: str) -> tuple[bytes, HeaderPairs]:
        """Return a page packed for a browser that sent `said` as Accept-Encoding, and the headers to add."""
        encoding = accepted(said)
        told = [] if encoding == PLAIN else [(b"content-encoding", encoding.encode())]
        return self._pack(body, encoding), [*told, (b"vary", b"accept-encoding")]


def tag_matches(said: str | None, tag: str) -> bool:
    """Tell whether the header If-None-Match of a request names the tag, compared weakly.

    >>> tag_matches('"a", W/"b"', 'W/"b"'), tag_matches("*", '"a"'), tag_matches(None, '"a"')
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
