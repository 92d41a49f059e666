"""HTTP with bounded patience: a connection whose request has begun and does not go on is closed."""

import asyncio
from enum import Enum
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_SECONDS = 10
BODY_SECONDS = 10


class Part(Enum):
    """The part of a request that is still to come; REST is the remainder of a body that was answered already."""

    HEAD = "head"
    BODY = "body"
    REST = "rest"


class Patient(H11Protocol):
    """uvicorn's protocol with time limits; by itself it waits for ever for the rest of a request.

    A head must be whole within HEAD_SECONDS; between two pieces of a body may pass BODY_SECONDS.
    """

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._part: Part | None = None
        self._due = 0.0
        self._held = False
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._part = None
        if self._timer is not None:
            self._timer.cancel()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """Set the time by which more must come; call it after each piece of data."""
        before, self._part = self._part, self._missing()
        self._held = self.flow.read_paused
        if self._part is Part.BODY:
            self._due = self.loop.time() + BODY_SECONDS
        elif self._part is not before:
            self._due = self.loop.time() + HEAD_SECONDS
        if self._part is not None and self._timer is None:
            self._timer = self.loop.call_at(self._due, self._look)

    def _missing(self) -> Part | None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            # The connection has ended, or is now a websocket, which is watched by pings.
            return None
        if self.conn.their_state is h11.SEND_BODY:
            return Part.REST if self.cycle.response_complete else Part.BODY
        return Part.HEAD if self.conn.their_state is h11.IDLE else None

    def _look(self) -> None:
        self._timer = None
        if self._part is Part.BODY and self._held:
            # The client is not to blame: the tutor had not yet taken what came, or took it only just now.
            self._due = self.loop.time() + BODY_SECONDS
            self._held = self.flow.read_paused
        if self._part is None:
            return
        if self.loop.time() < self._due:
            self._timer = self.loop.call_at(self._due, self._look)
        else:
            self.transport.abort()
