"""The Workshop in the browser: a puzzle made by mouse and by keys, there after a reload, and open to everybody."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, button, click, go, settle, sideways
from tests.e2e.looking import DESK_AND_PHONE, expect_headings, violations
from tutor.engine.cards import CARDS
from tutor.text import card_name


def in_zone(page: Page, zone: str, code: str) -> None:
    """Select a card in a zone of the board by the mouse."""
    page.locator(f'[data-zone="{zone}"]').get_by_role("button", name=card_name(WORDS, CARDS[code]), exact=True).click()


def act(page: Page, message: str) -> None:
    """Press a button of the board."""
    page.locator(".st-key-board").get_by_role("button", name=WORDS(message), exact=True).click()


@pytest.mark.main
def test_a_puzzle_is_made_by_mouse_and_keys_and_is_there_after_a_reload(visit: Visit) -> None:
    page = visit("/workshop")
    settle(page)
    in_zone(page, "pack", "JS")
    in_zone(page, "pack", "8H")
    act(page, "workshop-to-hand")
    hand, table = page.locator('[data-zone="h0"] button'), page.locator('[data-zone="table"] button')
    expect(hand).to_have_count(2)
    # Enter puts what is selected into the hand, too.
    page.locator('[data-zone="pack"]').get_by_role("button", name=card_name(WORDS, CARDS["3C"]), exact=True).focus()
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(hand).to_have_count(3)
    page.get_by_role("textbox", name=WORDS("workshop-type")).fill("10D 2S 9C 3H")
    page.locator(".st-key-type-table button").click()
    expect(table).to_have_count(4)
    expect(page.get_by_text(WORDS("workshop-zwick-number", number=1))).to_be_visible()
    page.reload()
    expect(table).to_have_count(4)
    go(page, "/workshop?view=puzzle")
    expect(page.get_by_role("button", name=WORDS("workshop-save"))).to_be_visible()


def test_every_view_is_for_everybody(visit: Visit) -> None:
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
