"""The tools of an attacker on a served tutor: websockets of all kinds, uploads, and requests that never end."""

import asyncio
import os
import socket
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.web.server.starlette.starlette_app_utils import generate_xsrf_token_string
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

STREAM = "/_stcore/stream"
ANSWERS_WITHIN = 60  # seconds
_BOUNDARY = "of-the-parts"


@asynccontextmanager
async def socket_of(url: str, path: str = STREAM, **headers: str) -> AsyncIterator[ClientConnection]:
    """Open a websocket to a tutor; in the names of headers "_" stands for "-"."""
    async with connect(
        url.replace("http", "ws", 1) + path,
        subprotocols=["streamlit"],
        additional_headers={name.replace("_", "-"): value for name, value in headers.items()},
        max_size=None,
        compression=None,
        open_timeout=ANSWERS_WITHIN,
        ping_interval=None,
        proxy=None,
    ) as one:
        yield one


async def refused(url: str, path: str = STREAM, **headers: str) -> int:
    """Return the status that refuses a websocket, 0 if it is accepted."""
    try:
        async with socket_of(url, path, **headers):
            return 0
    except InvalidStatus as answer:
        return answer.response.status_code


async def session_of(one: ClientConnection) -> str:
    """Draw a page through a websocket, and return the id of its session."""
    message = BackMsg()
    message.rerun_script.query_string = ""
    await one.send(message.SerializeToString())
    name = ""
    async with asyncio.timeout(ANSWERS_WITHIN):
        while True:
            data = await one.recv()
            assert isinstance(data, bytes)
            said = ForwardMsg.FromString(data)
            if said.WhichOneof("type") == "new_session":
                name = said.new_session.initialize.session_id
            if said.WhichOneof("type") == "script_finished":
                return name


def form(data: bytes) -> bytes:
    """Return the body of a request that uploads a file, as a browser sends it."""
    head = f'--{_BOUNDARY}\r\nContent-Disposition: form-data; name="f"; filename="f.json"\r\n\r\n'
    return head.encode() + data + f"\r\n--{_BOUNDARY}--\r\n".encode()


def upload(url: str, session: str, data: bytes, *, length: bool = True, name: str | None = None) -> int:
    """Upload a file and return the status of the answer; without `length` it is sent in pieces of unknown total."""
    token = generate_xsrf_token_string()
    headers = {
        "Cookie": f"_streamlit_xsrf={token}",
        "X-Xsrftoken": token,
        "Content-Type": f"multipart/form-data; boundary={_BOUNDARY}",
    }
    body: bytes | Iterator[bytes] = form(data)
    if not length:
        body = _pieces(form(data))
    place = f"{url}/_stcore/upload_file/{session}/{name or os.urandom(8).hex()}"
    asked = urllib.request.Request(place, data=body, method="PUT", headers=headers)
    return status_of(asked)


def _pieces(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), 2**16):
        yield data[start : start + 2**16]


def status_of(asked: urllib.request.Request | str, most: float = ANSWERS_WITHIN) -> int:
    """Return the status of an answer, 0 if the connection is cut off or `most` seconds pass before."""
    try:
        with urllib.request.urlopen(asked, timeout=most) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


def health(url: str) -> tuple[int, float]:
    """Return the status of the health check, and the seconds that it took."""
    begun = time.perf_counter()
    return status_of(f"{url}/health", 30), time.perf_counter() - begun


def started(url: str, path: str, headers: Mapping[str, str], body: bytes = b"", method: str = "GET") -> socket.socket:
    """Begin a request and return its socket; of the body only this much is sent.

    `headers` are sent without the empty line that ends them, which `body` must bring if it is wanted.
    """
    parts = urlsplit(url)
    one = socket.create_connection((str(parts.hostname), parts.port or 80))
    lines = [f"{method} {parts.path}{path} HTTP/1.1", f"Host: {parts.netloc}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    one.sendall("\r\n".join(lines).encode() + b"\r\n" + body)
    return one


def files_of(process: int) -> int:
    """Count the files and sockets that a process has open."""
    return len(os.listdir(f"/proc/{process}/fd"))  # noqa: PTH208
