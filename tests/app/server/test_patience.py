"""Patience with half-sent requests: a head has its seconds in all, a body from one piece to the next."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from tutor.app.server import patience
from tutor.app.server.patience import Patient
from tutor.app.server.site import bind

SHORT = 0.4  # seconds
LATER = 4  # times as long as that, on a busy machine
BODY = b"PUT / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n"
WHOLE = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is not much patience."""
    monkeypatch.setattr(patience, "HEAD_SECONDS", SHORT)
    monkeypatch.setattr(patience, "BODY_SECONDS", SHORT)


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads what it is sent, but not at /refused, where it says so at once, and at /busy only after some time."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            await send({"type": "websocket.send", "text": "here"})
        return
    if scope["path"] == "/busy":
        await asyncio.sleep(3 * SHORT)
    while scope["path"] != "/refused":
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        if not message.get("more_body", False):
            break
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


Client = Callable[[int], Awaitable[None]]


def served(client: Client) -> None:
    """Have someone call a server that is not patient, at its port."""

    async def run() -> None:
        with closing(bind("127.0.0.1", 0)) as bound:
            config = uvicorn.Config(app, http=Patient, log_config=None, lifespan="off", timeout_keep_alive=1)
            server = uvicorn.Server(config)
            # The test handles its own signals.
            server.capture_signals = contextlib.nullcontext
            serving = asyncio.create_task(server.serve(sockets=[bound]))
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                await client(bound.getsockname()[1])
            finally:
                server.should_exit = True
                await serving

    asyncio.run(run())


@contextlib.contextmanager
def lasting(least: float, most: float) -> Iterator[None]:
    """What happens takes so many times as long as there is patience."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    yield
    assert least * SHORT * 0.9 <= loop.time() - begun <= most * SHORT


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other end lets go."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(reader.read(), 20)
    return b""


@pytest.mark.parametrize("begun", [b"", b"GET", b"GET / HTTP/1.1\r\nhost: x\r\n", BODY, BODY + b"x" * 99])
def test_a_request_that_does_not_continue_is_let_go(begun: bytes) -> None:
    async def client(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with lasting(1, LATER):
            writer.write(begun)
            assert await all_of(reader) == b""
        writer.close()

    served(client)


def test_a_head_that_drips_is_let_go_and_a_body_that_does_is_not() -> None:
    async def drip(port: int, begun: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        for _ in range(10):
            await asyncio.sleep(SHORT / 3)
            writer.write(b"x" * 10)
        found = await all_of(reader)
        writer.close()
        return found

    async def client(port: int) -> None:
        head, body = await asyncio.gather(drip(port, b"GET / HTTP/1.1\r\nx: "), drip(port, BODY))
        assert head == b""
        assert body.endswith(b"ok")

    served(client)


def test_a_second_request_has_as_much_time_as_the_first() -> None:
    async def client(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(4):
            writer.write(WHOLE[:20])
            await asyncio.sleep(SHORT / 2)
            writer.write(WHOLE[20:])
            assert (await reader.readuntil(b"ok")).endswith(b"ok")
        writer.write(WHOLE[:20])
        with lasting(1, LATER):
            assert await all_of(reader) == b""
        writer.close()

    served(client)


def test_what_no_one_reads_any_more_does_not_come_for_ever() -> None:
    async def client(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(BODY.replace(b"PUT /", b"PUT /refused").replace(b"100", b"1000000"))
        assert (await reader.readuntil(b"ok")).endswith(b"ok")
        gone = asyncio.create_task(all_of(reader))
        with lasting(0.5, LATER):
            while not gone.done():
                writer.write(b"x")
                await asyncio.sleep(SHORT / 10)
        writer.close()

    served(client)


def test_a_tutor_that_is_busy_is_not_the_fault_of_the_client() -> None:
    async def client(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        size = 2**20
        writer.write(BODY.replace(b"PUT /", b"PUT /busy").replace(b"100", str(size).encode()) + b"x" * size)
        assert (await all_of(reader)).count(b"ok") == 1
        writer.close()

    served(client)


def test_what_is_still_to_come_has_its_time_from_when_a_busy_tutor_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 0.4 * 3 * SHORT  # so the tutor is busy for two and a half times as long
    monkeypatch.setattr(patience, "BODY_SECONDS", seconds)

    async def client(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        # More than the tutor holds before it stops reading.
        writer.write(BODY.replace(b"PUT /", b"PUT /busy").replace(b"100", b"100000") + b"x" * 80_000)
        await asyncio.sleep(3.25 * seconds)
        writer.write(b"x" * 20_000)
        assert (await all_of(reader)).endswith(b"ok")
        writer.close()

    served(client)


def test_a_socket_may_be_silent() -> None:
    async def client(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}", proxy=None) as socket:
            await asyncio.sleep(3 * SHORT)
            await socket.send("still there?")
            assert await socket.recv() == "here"

    served(client)
