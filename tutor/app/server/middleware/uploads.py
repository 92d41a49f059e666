"""Limits on uploaded files, which are kept in memory: how many bytes, and how long after the visitor has left."""

import asyncio
from collections import Counter

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from streamlit import runtime
from streamlit.runtime.memory_uploaded_file_manager import MemoryUploadedFileManager

from tutor.app.server.middleware.origin_check import UPLOADS

MIB = 2**20
MOST_OF_A_VISIT = 64 * MIB
# A visitor who comes back within this time, as after a lost connection, finds the uploaded files.
_LOOK_SECONDS = 15
_REFUSED = 413
_TOO_MUCH = "Too much was uploaded"
# The bytes of memory that a file costs beyond its contents and names.
_OF_A_FILE = 1024


class BoundedUploads:
    """Middleware that refuses uploads for which there is no room, before or while they come.

    `most` limits the bytes of all visits together, MOST_OF_A_VISIT those of one visit.
    """

    def __init__(self, app: ASGIApp, most: int, base: str = "") -> None:
        self.app = app
        self.most = most
        self.path = base + UPLOADS
        self._held: Counter[str] = Counter()
        self._coming: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "PUT" or not scope["path"].startswith(self.path):
            await self.app(scope, receive, send)
            return
        session = scope["path"].removeprefix(self.path).partition("/")[0]
        if self._has_room(session, _declared(scope)):
            await self._take(session, scope, receive, send)
        else:
            await _let_end(receive)
            await PlainTextResponse(_TOO_MUCH, _REFUSED)(scope, receive, send)

    async def _take(self, session: str, scope: Scope, receive: Receive, send: Send) -> None:
        taken, ended = 0, False

        async def counted() -> Message:
            nonlocal taken, ended
            message = await receive()
            ended = not message.get("more_body", False)
            more = len(message.get("body", b""))
            if not self._has_room(session, more):
                raise HTTPException(_REFUSED, _TOO_MUCH)
            taken += more
            self._coming[session] += more
            return message

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == _REFUSED and not ended:
                await _let_end(receive)
            await send(message)

        try:
            await self.app(scope, counted, answered)
        except ClientDisconnect:
            # The browser is gone, so there is no one to answer.
            pass
        finally:
            self._coming -= Counter({session: taken})
            self._held |= _weights(session)

    def _has_room(self, session: str, more: int) -> bool:
        if self._fits(session, more):
            return True
        # Some of the files may have been freed since they were counted.
        self._held = _weights()
        return self._fits(session, more)

    def _fits(self, session: str, more: int) -> bool:
        each = self._held[session] + self._coming[session] + more
        together = self._held.total() + self._coming.total() + more
        return each <= MOST_OF_A_VISIT and together <= self.most


async def _let_end(receive: Receive) -> None:
    """Read and drop the rest of an upload: many browsers do not see an answer while they are still sending."""
    left = MOST_OF_A_VISIT
    while left > 0:
        message = await receive()
        left -= len(message.get("body", b""))
        if not message.get("more_body", False):
            return


def _declared(scope: Scope) -> int:
    length = dict(scope["headers"]).get(b"content-length", b"")
    return int(length) if length.isdigit() else 0


def _files() -> MemoryUploadedFileManager:
    manager = runtime.get_instance().uploaded_file_mgr
    assert isinstance(manager, MemoryUploadedFileManager)
    return manager


def _weights(*sessions: str) -> Counter[str]:
    """Count the bytes that these sessions hold, or all sessions that have files."""
    storage = _files().file_storage
    found: Counter[str] = Counter()
    for session in sessions or list(storage):
        files = list(storage.get(session, {}).values())
        found[session] = sum(_OF_A_FILE + len(file.data) + len(file.name) + len(file.type) for file in files)
    return found


async def keep_freeing() -> None:
    """Free the files of visits that have been left, every few seconds until it is cancelled."""
    left: set[str] = set()
    while True:
        await asyncio.sleep(_LOOK_SECONDS)
        left = free_left(left)


def free_left(before: set[str]) -> set[str]:
    """Close the visits that had been left at the last look as well, and free their files; return those left since.

    A visit is closed as a whole, since its state holds the files as well.
    """
    visits, files = runtime.get_instance(), _files()
    left = {session for session in list(files.file_storage) if not visits.is_active_session(session)}
    for session in left & before:
        visits.close_session(session)
        # A file may have come in after its visit was gone; then no one else removes it.
        files.remove_session_files(session)
    return left - before
