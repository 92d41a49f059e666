"""The manifest, with which the tutor can be put on a home screen, under any base path."""

import json
from urllib.parse import urljoin

import pytest

from tutor.app.server.middleware.index_page import _LINKS
from tutor.app.server.style import PAGE_DRAWINGS

MANIFEST = json.loads((PAGE_DRAWINGS / "manifest.webmanifest").read_text("utf-8"))


@pytest.mark.parametrize("base", ["", "/club/zwickern"])
def test_it_begins_at_the_first_page_and_holds_for_all_pages_below_the_base_path(base: str) -> None:
    links = _LINKS.format(base=base)
    address = f"{base}/drawings/manifest.webmanifest"
    assert f'<link rel="manifest" href="{address}">' in links
    assert urljoin(address, MANIFEST["start_url"]) == urljoin(address, MANIFEST["scope"]) == f"{base}/"


def test_its_icons_are_there_in_the_size_that_it_says() -> None:
    for icon in MANIFEST["icons"]:
        data = (PAGE_DRAWINGS / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            # The header of a PNG has its width and its height.
            assert f"{int.from_bytes(data[16:20])}x{int.from_bytes(data[20:24])}" == icon["sizes"]
        else:
            assert data.startswith(b"<svg")
