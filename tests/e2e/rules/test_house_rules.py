"""House rules in the browser: made by keys or read from a file, kept, and played by in fresh puzzles."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    asked,
    click,
    expect_board,
    expect_said,
    go,
    press,
    settle,
    sideways,
    solve_puzzle,
    tab_to,
    unfold,
)
from tests.e2e.looking import EVERY_LOOK, violations
from tests.houses import FILES, HOUSES
from tutor.content.zwickern.house_rules import HIGHEST_POINTS
from tutor.lab.fresh import fresh

PATH = "/rules?view=house"
TITLE, NAME = "Am Küchentisch", "am-kuechentisch"


def read_file(page: Page, file: Path) -> None:
    """Choose a file and have its rules added."""
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("button", name=f"Remove {file.name}")).to_be_visible()
    settle(page)
    click(page, "house-read-button")
    settle(page)


def test_rules_are_made_with_keys_alone_and_are_there_after_a_reload(visit: Visit) -> None:
    page = visit(PATH)
    settle(page)
    tab_to(page, name=WORDS("house-title"))
    page.keyboard.type(TITLE)
    page.keyboard.press("Enter")
    settle(page)
    tab_to(page, name=WORDS("house-part-building"))
    page.keyboard.press("Enter")
    settle(page)
    tab_to(page, name=WORDS("house-same-value"))
    page.keyboard.press("Space")
    expect(page.get_by_text(WORDS("house-off-same-value"))).to_be_visible()
    settle(page)
    press(page, WORDS("house-keep"))
    expect_said(page, WORDS("house-kept", title=TITLE))
    page.reload()
    expect(page.get_by_text(TITLE, exact=True)).to_be_visible()
    go(page, f"/rules?view=compare&variant=jensen&other={NAME}")
    expect(page.get_by_role("columnheader", name=TITLE).first).to_be_visible()


@pytest.mark.main
def test_a_file_is_read_and_its_rules_are_played_by(visit: Visit, tmp_path: Path) -> None:
    page = visit(PATH)
    wrong, right = tmp_path / "wrong.yaml", tmp_path / "right.yaml"
    wrong.write_text(FILES["kitchen-table"].replace("zwick: 2", "zwick: 200"))
    read_file(page, wrong)
    expect(page.get_by_text("wrong.yaml:10:8: 200 is more than 99")).to_be_visible()
    right.write_text(FILES["kitchen-table"])
    read_file(page, right)
    expect_said(page, WORDS("house-kept", title="As we play at home"))
    # It is made in another process, which knows no one's house rules.
    item_id = "fresh/kitchen-table/zwick/5"
    go(page, f"/puzzles?puzzle={item_id}")
    puzzle = fresh(HOUSES["kitchen-table"], "zwick", 5)
    assert asked(page, "puzzle") == item_id
    expect_board(page, puzzle.position)
    solve_puzzle(page, puzzle)
    go(page, "/progress")
    unfold(page, "progress-rows")
    expect(page.get_by_role("cell", name="As we play at home")).to_be_visible()


def test_it_fits_a_phone_and_everyone_can_use_it(visit: Visit, tmp_path: Path) -> None:
    page = visit(PATH, width=390, height=844, touch=True)
    (tmp_path / "house.yaml").write_text(FILES["kitchen-table"])
    read_file(page, tmp_path / "house.yaml")
    for text in (WORDS("house-cards", most=HIGHEST_POINTS), WORDS("house-more-settings")):
        page.get_by_text(text, exact=True).click()
    settle(page)
    assert sideways(page) == 0
    assert violations(page, EVERY_LOOK) == []
