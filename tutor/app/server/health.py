"""Whether the tutor can be used, for whatever watches over it: a word, and a status that says it too."""

import time

import anyio
from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tutor.app.visitor.attempts import trouble

PATH = "/health"
WELL, NO_DATABASE = "ok", "database"
_PATIENCE = 5  # seconds
_ASK_AGAIN_AFTER = 1  # second: however often somebody asks, the database is not troubled more often
_TRY_AGAIN_AFTER = 10  # seconds: so often something is written to see whether it is kept


class Health:
    """Answers 200 while the database keeps what is done, else 503, each with a word."""

    def __init__(self) -> None:
        self._well = True
        self._asked = self._tried = -float("inf")
        # A database that hangs keeps its threads for a while; they must not use up those of the pages.
        self._threads = CapacityLimiter(2)
        self._asking = anyio.Lock()

    async def answer(self, _: Request) -> Response:
        """What a watcher gets."""
        async with self._asking:
            if time.monotonic() - self._asked >= _ASK_AGAIN_AFTER:
                self._well = await self._keeps()
                self._asked = time.monotonic()
        word, status = (WELL, 200) if self._well else (NO_DATABASE, 503)
        return PlainTextResponse(word, status, {"cache-control": "no-store"})

    async def _keeps(self) -> bool:
        tried = not self._well or time.monotonic() - self._tried >= _TRY_AGAIN_AFTER
        with anyio.move_on_after(_PATIENCE):
            found = await to_thread.run_sync(
                lambda: trouble().keeps(tried=tried), abandon_on_cancel=True, limiter=self._threads
            )
            self._tried = time.monotonic() if tried else self._tried
            return found
        trouble().unanswered()
        return False


def health_route(base: str) -> Route:
    """The route of a tutor that stands under a path."""
    return Route(base + PATH, Health().answer, methods=["GET"])
