"""Whether the tutor can be used, for whatever watches over it: a word, and a status that says it too."""

import time

import anyio
from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tutor.app.logs import tell
from tutor.app.progress import log

PATH = "/health"
WELL, NO_DATABASE = "ok", "database"
_PATIENCE = 5  # seconds
_ASK_AGAIN_AFTER = 1  # second: however often somebody asks, the database is not troubled more often


class Health:
    """Answers 200 while the database does, else 503, each with a word; the log is told when that changes."""

    def __init__(self) -> None:
        self._well = True
        self._asked = -float("inf")
        # A database that hangs keeps its threads for a while; they must not use up those of the pages.
        self._threads = CapacityLimiter(2)
        self._asking = anyio.Lock()

    async def answer(self, _: Request) -> Response:
        """What a watcher gets."""
        async with self._asking:
            if time.monotonic() - self._asked >= _ASK_AGAIN_AFTER:
                self._note(await self._answers())
                self._asked = time.monotonic()
        word, status = (WELL, 200) if self._well else (NO_DATABASE, 503)
        return PlainTextResponse(word, status, {"cache-control": "no-store"})

    async def _answers(self) -> bool:
        with anyio.move_on_after(_PATIENCE):
            return await to_thread.run_sync(lambda: log().answers(), abandon_on_cancel=True, limiter=self._threads)
        return False

    def _note(self, well: bool) -> None:
        if well != self._well:
            tell("database-answers" if well else "database-fails", bad=not well)
        self._well = well


def health_route(base: str) -> Route:
    """The route of a tutor that stands under a path."""
    return Route(base + PATH, Health().answer, methods=["GET"])
