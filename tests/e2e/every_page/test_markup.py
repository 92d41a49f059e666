"""A record, house rules and a position full of texts that try to run: a real browser makes nothing of them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.app.hostile import EVIL, PAYLOADS, house, position, record
from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, click, go, load, settle

# Whatever was made of a text has something of it in an attribute, or is a script or a picture of its own.
_MADE = f"""() => {{
  const roots = [document]
  for (const root of roots)
    for (const one of root.querySelectorAll("*")) if (one.shadowRoot) roots.push(one.shadowRoot)
  const made = root => [...root.querySelectorAll("[href], [src], [onerror], [onclick], script, .katex")].filter(one =>
    one.matches("[onerror], [onclick], .katex") || /pwn|{EVIL}/.test(one.outerHTML.split(">")[0])
    || (one.matches("script") && /pwn/.test(one.text)))
  const texts = roots.flatMap(made).map(one => one.outerHTML.slice(0, 200))
  return texts.filter(one => !one.includes("download=") && !one.startsWith('<a href="#'))
}}"""


def expect_text_only(page: Page) -> None:
    """Nothing ran, and no element was made of a text; requests to other hosts fail every test."""
    settle(page)
    assert page.evaluate("() => window.pwnedTimes") == 0
    assert page.evaluate(_MADE) == []


def watched(page: Page) -> Page:
    """A page that counts how often something of such a text runs."""
    counting = "window.pwnedTimes = 0; window.pwned = () => { window.pwnedTimes += 1 }"
    page.add_init_script(counting)
    page.reload()
    settle(page)
    assert page.evaluate("() => window.pwnedTimes") == 0
    return page


def read(page: Page, number: int, file: Path, button: str) -> None:
    """Choose a file and have it read."""
    page.locator("input[type=file]").nth(number).set_input_files(file)
    expect(page.get_by_role("button", name=f"Remove {file.name}")).to_be_visible()
    settle(page)
    click(page, button)
    settle(page)


@pytest.mark.parametrize("first", [0, 4])
def test_a_record_makes_nothing_but_text(visit: Visit, tmp_path: Path, first: int) -> None:
    page = watched(visit("/replay", given_back=False))
    file = tmp_path / "<img src=x onerror=pwned()> ![](x).yaml"
    file.write_text(record(first))
    page.get_by_text(WORDS("records-title")).click()
    read(page, 0, file, "records-read")
    expect(page).to_have_url(re.compile("game=record"))
    address = page.url.partition("?")[2].partition("&ply")[0].partition("ply=")[0]
    expect(page.get_by_text(PAYLOADS[first]).first).to_be_visible()
    for more in ("ply=7", "ply=49", "ply=3&mode=guess", "ply=5&mode=try"):
        go(page, f"/replay?{address}&{more}")
        expect_text_only(page)


def test_house_rules_and_a_position_make_nothing_but_text(visit: Visit, tmp_path: Path) -> None:
    page = watched(visit("/rules?view=house", given_back=False))
    for number in (0, 1, 3, 5):
        file = tmp_path / f"rules-{number}.yaml"
        file.write_text(house(number))
        read(page, 0, file, "house-read-button")
        expect_text_only(page)
    for view in ("view=compare&variant=ours-0&other=ours-1", "view=rules&variant=ours-3", "view=sheet&variant=ours-1"):
        go(page, f"/rules?{view}")
        expect_text_only(page)
    go(page, "/puzzles?variant=ours-5")
    expect_text_only(page)
    go(page, "/workshop?view=yaml")
    page.get_by_role("textbox", name=WORDS("workshop-yaml")).fill(position())
    click(page, "workshop-take-over")
    settle(page)
    for path in ("/workshop?view=position", "/rules?view=position&position=own"):
        go(page, path)
        expect(page.get_by_text(PAYLOADS[0]).first).to_be_visible()
        expect_text_only(page)


def test_an_address_makes_nothing_but_text(visit: Visit) -> None:
    page = watched(visit("/", given_back=False))
    for text in ("<img src=x onerror=pwned()>", "![](http%3A//evil.test/x.png)", "[x](javascript:pwned())"):
        (load if text.startswith("<") else go)(page, f"/puzzles?puzzle={text}")
        expect_text_only(page)
        for path in ("replay?game=", "?lesson=", "rules?view=position&position="):
            go(page, f"/{path}{text}")
            expect_text_only(page)
