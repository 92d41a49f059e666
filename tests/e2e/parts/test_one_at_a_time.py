"""A visitor who clicks while a page is still being drawn, on a page with little else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit, serving
from tests.e2e.driving import settle

PAGE = Path(__file__).parent / "slow_page.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page."""
    with serving(tmp_path_factory.mktemp("slow"), page=PAGE) as address:
        yield address


def test_a_page_is_drawn_once_at_a_time_for_one_visitor(visit: Visit) -> None:
    """Two at once share what is kept for the visitor without a lock: clicks are lost, and pages fail."""
    page = visit()
    for _ in range(3):
        page.get_by_text("Box").click()
        page.wait_for_timeout(200)
    settle(page)
    expect(page.get_by_role("checkbox")).to_be_checked()
    expect(page.get_by_text("At once: 1")).to_be_visible()
