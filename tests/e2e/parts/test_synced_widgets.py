"""A list that shows where the page is, in the browser, on a page with little else."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit, serving
from tests.e2e.driving import asked, settle
from tests.e2e.late import Late

PAGE = Path(__file__).parent / "list_page.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the page."""
    with serving(tmp_path_factory.mktemp("list"), page=PAGE) as address:
        yield address


def test_a_visitor_who_chooses_before_a_page_is_drawn_to_its_end_stays_on_it(visit: Visit) -> None:
    """The browser still sends what the list showed before: no one chose that."""
    page = visit("/")
    late = Late(page)
    late.hold(b"choose-step")
    page.get_by_role("button", name="Next").click()
    page.get_by_text("Box of two").click()
    expect(page.get_by_role("checkbox", name="Box of two")).to_be_checked()
    late.let_through()
    settle(page)
    expect(page.get_by_role("combobox", name="Steps")).to_have_value("two")
    assert asked(page, "step") == "two"
    expect(page.get_by_role("heading", name="two")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Box of two")).to_be_checked()


def test_what_is_chosen_in_the_list_is_gone_to_and_shown(visit: Visit) -> None:
    page = visit()
    settle(page)
    steps = page.get_by_role("combobox", name="Steps")
    steps.click()
    page.get_by_role("option", name="three").click()
    expect(page.get_by_role("heading", name="three")).to_be_visible()
    settle(page)
    page.go_back()
    expect(page.get_by_role("heading", name="one")).to_be_visible()
    expect(steps).to_have_value("one")
