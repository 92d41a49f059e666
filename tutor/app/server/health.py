"""The health check for a monitor or load balancer: an HTTP status, and a word that says the same."""

import time

import anyio
from anyio import CapacityLimiter, to_thread
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tutor.app.visitor.attempt_log import database_alarm

PATH = "/health"
WELL, NO_DATABASE = "ok", "database"
_PATIENCE = 5  # seconds
_ASK_AGAIN_AFTER = 1  # second: however often a monitor asks, the database is asked at most this often
_TRY_AGAIN_AFTER = 10  # seconds: the interval of trial writes, which show whether the database keeps anything


class Health:
    """The state of the health check: it answers 200 while the database keeps attempts, else 503, each with a word."""

    def __init__(self) -> None:
        self._well = True
        self._asked = self._tried = -float("inf")
        # A database that hangs blocks the threads that ask it; the pages must not run out of threads by that.
        self._threads = CapacityLimiter(2)
        self._asking = anyio.Lock()

    async def answer(self, _: Request) -> Response:
        """Answer a monitor; answers of less than a second ago are repeated."""
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
                lambda: database_alarm().keeps(tried=tried), abandon_on_cancel=True, limiter=self._threads
            )
            self._tried = time.monotonic() if tried else self._tried
            return found
        database_alarm().unanswered()
        return False


def health_route(base: str) -> Route:
    """Return the route of the health check for a tutor that is served under the path `base`."""
    return Route(base + PATH, Health().answer, methods=["GET"])
