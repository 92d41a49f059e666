"""The Workshop in the browser: open to everyone, cards dragged, and a double click on a button that deletes."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, button, click, go, settle, sideways
from tests.e2e.looking import DESK_AND_PHONE, expect_headings, violations


def test_every_view_is_for_everyone(visit: Visit) -> None:
    page = visit("/workshop?view=yaml")
    settle(page)
    page.get_by_role("textbox", name=WORDS("workshop-yaml")).fill(
        "variant: jensen\nseats: [South, North]\nturn: South\nhands: {South: [JS, 8H]}\ntable: [10D, 2S]\n"
    )
    page.locator(".st-key-take-over button").click()
    settle(page)
    for view in ("yaml", "position", "puzzle", "preview", "paper", "game", "lesson", "puzzle&of=two-sums"):
        go(page, f"/workshop?view={view}")
        expect_headings(page)
        assert violations(page, DESK_AND_PHONE) == [], view
        page.set_viewport_size({"width": 390, "height": 844})
        assert sideways(page) == 0, view


def test_the_heading_stays_where_it_is_from_view_to_view(look_at: Visit) -> None:
    page = look_at("/workshop", width=1920, height=1080)
    lefts = set()
    for view in ("position", "puzzle", "game", "lesson", "preview", "yaml", "paper"):
        go(page, f"/workshop?view={view}")
        settle(page)
        lefts.add(page.get_by_role("heading", level=1).evaluate("(one) => one.getBoundingClientRect().left"))
    assert len(lefts) == 1


def test_cards_are_dragged_to_a_hand_to_the_table_and_back(visit: Visit) -> None:
    page = visit("/workshop")
    settle(page)
    pack = page.locator('[data-zone="pack"] button')
    hand, table = page.locator('[data-zone="h0"] button'), page.locator('[data-zone="table"] button')
    pack.first.drag_to(page.locator('.seat[data-place="own"]'))
    expect(hand).to_have_count(1)
    settle(page)
    pack.first.drag_to(page.locator(".middle .empty"))
    expect(table).to_have_count(1)
    settle(page)
    table.first.drag_to(pack.first)
    expect(table).to_have_count(0)
    expect(hand).to_have_count(1)


def test_a_double_click_deletes_one_draft_which_is_restored(visit: Visit) -> None:
    page = visit("/workshop?view=yaml")
    for title in ("One", "Two"):
        click(page, "workshop-new")
        settle(page)
        field = page.get_by_role("textbox", name=WORDS("workshop-yaml"))
        # The text of the draft before has a title.
        expect(field).not_to_have_value(re.compile("^title:"))
        field.fill(f"title: {title}\n{field.input_value()}")
        click(page, "workshop-take-over")
        settle(page)
    drafts = page.get_by_role("combobox", name=WORDS("workshop-drafts"))
    expect(drafts).to_have_value("Two")
    click(page, "workshop-delete")
    button(page, "workshop-delete-sure").dblclick()
    settle(page)
    expect(drafts).to_have_value("One")
    expect(button(page, "workshop-delete-sure")).to_have_count(0)
    click(page, "restore-deleted")
    expect(drafts).to_have_value("Two")
