"""Files and pages on their way to the browser: fewer bytes, which are the same once they are unpacked."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import brotli
import pytest
from starlette.types import Message, Receive, Scope, Send

from tutor.app.base.byte_cache import ByteCache
from tutor.app.server.delivery.compression import accepted, digest_of, smallest, smallest_name
from tutor.app.server.middleware.compressed import (
    A_MINUTE,
    FOREVER,
    CompressedFiles,
    PackedPages,
    Packer,
    served_files,
    tag_matches,
)

TEXT = b"export const answer = 42;\n" * 400
UNPACK: dict[str, Callable[[bytes], bytes]] = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}


class Answer(NamedTuple):
    """What a browser gets: the status, the headers and the body; and whether someone else gave it."""

    status: int
    headers: dict[str, str]
    body: bytes
    passed: bool


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of files to be served."""
    (tmp_path / "js").mkdir()
    (tmp_path / "js" / "one.js").write_bytes(TEXT)
    (tmp_path / "js" / "tiny.js").write_bytes(b"1")
    (tmp_path / "font.woff2").write_bytes(TEXT)
    return tmp_path


def ask(
    folder: Path, path: str = "/static/js/one.js", *, packer: Packer | None = None, kind: str = "http", **said: str
) -> Answer:
    """What is answered to a request with headers, through the middleware, at a server that answers all else."""
    method = said.pop("method", "GET")
    headers = [(name.replace("_", "-").encode(), value.encode()) for name, value in said.items()]
    sent: list[Message] = []
    passed = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope)
        await send({"type": "http.response.start", "status": 206, "headers": [(b"vary", b"origin")]})
        await send({"type": "http.response.body", "body": b"part"})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    files = served_files(folder, "/static", FOREVER)
    scope = {"type": kind, "path": path, "method": method, "headers": headers}
    asyncio.run(CompressedFiles(app, files.get, packer or Packer(ByteCache(None)))(scope, receive, send))
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    body = b"".join(message.get("body", b"") for message in sent[1:])
    return Answer(sent[0]["status"], found, body, bool(passed))


@pytest.mark.parametrize(
    ("said", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0.1, gzip;q=0.9", "gzip"),
        ("gzip;q=0, br;q=0", ""),
        ("identity", ""),
        ("deflate", ""),
        ("gzip;q=0.2, identity;q=0.9", ""),
        ("gzip;q=nan, br;q=x", ""),
        ("", ""),
    ],
)
def test_a_file_comes_as_the_browser_takes_it_and_is_the_same(folder: Path, said: str, encoding: str) -> None:
    found = ask(folder, accept_encoding=said)
    assert found.headers.get("content-encoding", "") == encoding
    assert UNPACK[encoding](found.body) == TEXT
    assert found.headers["content-length"] == str(len(found.body))
    assert found.headers["vary"] == "accept-encoding"
    assert found.headers["cache-control"] == FOREVER
    assert found.headers["content-type"].startswith("text/javascript")
    assert (len(found.body) < len(TEXT) / 10) == bool(encoding)


def test_a_browser_that_says_nothing_of_encodings_gets_the_file_as_it_is(folder: Path) -> None:
    found = ask(folder)
    assert (found.body, "content-encoding" in found.headers) == (TEXT, False)


@pytest.mark.parametrize("path", ["/static/js/tiny.js", "/static/font.woff2"])
def test_what_is_tiny_or_packed_already_is_left_as_it_is(folder: Path, path: str) -> None:
    found = ask(folder, path, accept_encoding="br")
    assert "content-encoding" not in found.headers
    assert found.body in (b"1", TEXT)


def test_what_is_said_of_a_file_without_it_is_what_is_said_with_it(folder: Path) -> None:
    whole, bare = ask(folder, accept_encoding="br"), ask(folder, accept_encoding="br", method="HEAD")
    assert (bare.status, bare.headers, bare.body) == (whole.status, whole.headers, b"")


def test_a_file_that_the_browser_has_is_not_sent_again(folder: Path) -> None:
    first = ask(folder, accept_encoding="br")
    again = ask(folder, accept_encoding="br", if_none_match=f'"x", {first.headers["etag"]}')
    assert (again.status, again.body) == (304, b"")
    kept = ("etag", "cache-control", "vary")
    assert [again.headers[name] for name in kept] == [first.headers[name] for name in kept]
    assert ask(folder, accept_encoding="gzip", if_none_match=first.headers["etag"]).status == 200
    assert ask(folder, accept_encoding="br", if_none_match='W/"other"').status == 200


def test_a_part_is_answered_with_the_whole(folder: Path) -> None:
    found = ask(folder, accept_encoding="br", range="bytes=0-3")
    whole = ask(folder, accept_encoding="br")
    assert (found.passed, found.status, found.body) == (False, 200, whole.body)


@pytest.mark.parametrize(
    "other",
    [
        {"path": "/_stcore/upload_file/a/b", "method": "PUT"},
        {"path": "/static/js/one.js", "method": "POST"},
        {"path": "/static/js/../../secret"},
        {"path": "/static/js"},
        {"path": "/_stcore/stream", "kind": "websocket"},
        {"path": "/static/js/one.js", "kind": "websocket"},
    ],
    ids=str,
)
def test_nothing_else_is_touched(folder: Path, other: dict[str, str]) -> None:
    """Neither uploads nor sockets are ever packed or unpacked."""
    found = ask(folder, accept_encoding="br", **other)
    assert (found.passed, found.headers, found.body) == (True, {"vary": "origin"}, b"part")


def test_a_file_that_is_gone_is_left_to_the_next_server(folder: Path) -> None:
    files = served_files(folder, "/static", FOREVER)
    (folder / "js" / "one.js").unlink()
    passed = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope)

    async def nothing(*_: object) -> Message:
        return {"type": "http.request"}

    scope = {"type": "http", "path": "/static/js/one.js", "method": "GET", "headers": []}
    asyncio.run(CompressedFiles(app, files.get, Packer(ByteCache(None)))(scope, nothing, nothing))
    assert passed == [scope]


def test_a_file_is_packed_once_and_better_once_that_is_there(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = ByteCache(None)
    packer = Packer(kept)
    first = ask(folder, packer=packer, accept_encoding="br")
    kept.put(smallest_name(digest_of(TEXT)), smallest(TEXT))
    monkeypatch.setattr(brotli, "compress", lambda *_, **__: pytest.fail("it was packed again"))
    second = ask(folder, packer=packer, accept_encoding="br")
    assert second.body == kept.get(smallest_name(digest_of(TEXT)))
    assert brotli.decompress(second.body) == brotli.decompress(first.body) == TEXT
    assert first.headers["etag"] == second.headers["etag"], "it is the same file"


def test_files_are_named_by_their_path_and_some_by_their_ending(folder: Path) -> None:
    assert set(served_files(folder, "/club/x", A_MINUTE, only=(".js",))) == {"/club/x/js/one.js", "/club/x/js/tiny.js"}


@pytest.mark.parametrize("encoding", ["br", "gzip", ""])
def test_a_page_is_packed_with_headers_that_say_so(encoding: str) -> None:
    body, told = PackedPages(Packer(ByteCache(None)))(TEXT, encoding)
    assert UNPACK[encoding](body) == TEXT
    assert dict(told).get(b"content-encoding", b"") == encoding.encode()
    assert dict(told)[b"vary"] == b"accept-encoding"


def test_the_encodings_that_browsers_ask_for() -> None:
    assert accepted("gzip, deflate, br, zstd") == "br"
    assert accepted("*;q=0") == accepted("identity, *;q=0.5") == "identity"
    assert tag_matches(" * ", 'W/"a"')
