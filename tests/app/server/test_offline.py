"""The page without a connection: the service worker that has it, and what it must not do."""

import json
import re
from functools import partial
from typing import Any

import pytest

from tests.app.asgi import passed, scope_of
from tutor.app.base.byte_cache import ByteCache
from tutor.app.server.middleware.compressed import CompressedFiles, Packer
from tutor.app.server.middleware.headers import POLICY, SafeHeaders
from tutor.app.server.offline import worker
from tutor.app.server.serve import offline_page
from tutor.text import LANGUAGES, language

PAGES = ("", "puzzles")
BASES = pytest.mark.parametrize("base", ["", "/club/zwickern"])


def data_of(base: str) -> dict[str, Any]:
    """Return what the worker of a tutor is given."""
    script = worker({code: offline_page(code, base) for code in LANGUAGES}, PAGES, base).data.decode()
    found = re.search(r"^const \{.*\} = (\{.*\})$", script, re.MULTILINE)
    assert found is not None
    data: dict[str, Any] = json.loads(found[1])
    return data


@BASES
def test_it_answers_for_the_pages_of_its_own_tutor_only(base: str) -> None:
    assert data_of(base)["pages"] == [base, f"{base}/puzzles"]


@BASES
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_needs_nothing_from_the_server_and_says_what_is_missing(base: str, code: str) -> None:
    data = data_of(base)
    page = data["texts"][code]
    for address, drawing in data["drawings"].items():
        assert address in page
        page = page.replace(address, drawing)
    addresses = re.findall(r'(?:src|href)="([^"]*)"|url\("([^"]*)"\)', page)
    assert {one or other for one, other in addresses if not (one or other).startswith("data:")} == {""}
    assert language(code)("offline-title") in page
    assert f'lang="{code}"' in page


def test_the_worker_may_ask_its_server_and_is_asked_for_again_each_time() -> None:
    script = worker({"en": b"<p>"}, PAGES, "")
    files = partial(CompressedFiles, files={"/offline.js": script}.get, packer=Packer(ByteCache(None)))
    answer = passed(lambda app: SafeHeaders(files(app)), scope_of("/offline.js"))
    headers = dict(answer.sent[0]["headers"])
    assert headers[POLICY] == b"default-src 'none'; connect-src 'self'"
    assert headers[b"cache-control"] == b"no-cache"
    again = passed(lambda app: SafeHeaders(files(app)), scope_of("/offline.js", (b"if-none-match", headers[b"etag"])))
    assert again.status == 304
