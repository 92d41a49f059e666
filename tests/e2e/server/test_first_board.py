"""The way to the first board: few bytes until it is there, and no sign of the small font is shown as a word."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
import streamlit
from fontTools.ttLib import TTFont
from playwright.sync_api import Browser, Page

from tests.bench.first_board import STEP, Visited, visited
from tests.e2e.club import Served, served
from tests.e2e.conftest import ANSWERS_WITHIN, NO_WORKER, Watch, shown
from tests.e2e.every_page.test_pictures import PLACES
from tests.examples import in_turn
from tutor.app.base.byte_cache import ByteCache, cache_folder
from tutor.app.server.delivery import frontend
from tutor.app.server.delivery.first_board import FirstBoard
from tutor.app.server.delivery.font_subset import ligatures
from tutor.app.server.delivery.icons import icons_in

MOST_BYTES = 770_000
MOST_BYTES_BEFORE_PACKING = 800_000
MOST_REQUESTS = 114
READY_WITHIN = 240  # seconds, on a busy machine, since what is made aside gives way to everything else

SMALL = re.compile(r"/static/media/MaterialSymbols-\w+\.[0-9a-f]{32}\.woff2")
SHEET = re.compile(r"static/css/[\w.-]+\.css")
SMALL_LETTERS = re.compile(r"/media/SourceSansVF-\w+\.[0-9a-f]{32}\.woff2")
WIDE = """(names) => {
  const box = document.createElement("div")
  document.querySelector(".stApp").append(box)
  const found = []
  for (const name of names) {
    const one = document.createElement("span")
    one.textContent = name
    Object.assign(one.style, {font: '400 100px "Material Symbols Rounded"', whiteSpace: "nowrap", position: "absolute"})
    one.style.fontFeatureSettings = '"liga"'
    box.append(one)
    if (Math.abs(one.getBoundingClientRect().width - 100) > 1) found.push(name)
  }
  box.remove()
  return found
}"""
WORDS_FOR_SIGNS = """() => [...document.querySelectorAll("[data-testid^=stIconMaterial], [data-testid$=Icon]")]
  .filter((one) => one.children.length == 0 && one.textContent && one.getClientRects().length)
  .filter((one) => getComputedStyle(one).fontFamily.includes("Material"))
  .map((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return [one.textContent, range.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize)]
  })"""


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A tutor under a path that has made everything small."""
    # Here and not by the tutor, which lets all other tests go first.
    FirstBoard("", ByteCache(cache_folder())).make_small(lambda asset: asset.make())
    with served(tmp_path_factory.mktemp("ready"), ZWICKERN_BASE_PATH="club") as club:
        wait_until_small(club.url)
        yield club


def wait_until_small(url: str) -> None:
    """Wait until the pages of a tutor name the small fonts of signs and of letters."""
    end = time.monotonic() + READY_WITHIN
    while True:
        page = text_at(url)
        sheet = SHEET.search(page)
        if SMALL.search(page) and sheet and SMALL_LETTERS.search(text_at(f"{url}/{sheet[0]}")):
            return
        assert time.monotonic() < end, "nothing was made small"
        time.sleep(0.2)


def text_at(url: str) -> str:
    with urlopen(url, timeout=30) as answer:
        return str(answer.read().decode())


@pytest.fixture
def page(chromium: Browser, ready: Served) -> Iterator[Page]:
    """A new visitor's page; nothing may be refused, missing or wrong in it."""
    watch = Watch(ready.url)
    context = chromium.new_context(locale="en-GB")
    context.add_init_script(NO_WORKER)
    context.set_default_timeout(ANSWERS_WITHIN)
    page = context.new_page()
    watch.page(page)
    yield page
    context.close()
    assert watch.problems == []


@pytest.mark.parametrize("path", [STEP, "/", "/puzzles"])
def test_the_first_board_needs_few_bytes(chromium: Browser, ready: Served, path: str) -> None:
    found = visited(chromium, ready.url + path)
    assert found.bytes < MOST_BYTES, found
    assert found.requests <= MOST_REQUESTS, found


@pytest.mark.parametrize("path", [STEP, "/"])
def test_what_the_page_names_is_loaded_once(chromium: Browser, ready: Served, path: str) -> None:
    found: Visited = visited(chromium, ready.url + path)
    assert [address for address in set(found.addresses) if found.addresses.count(address) > 1] == []
    fonts = [address for address in found.addresses if "MaterialSymbols" in address]
    assert [bool(SMALL.search(address)) for address in fonts] == [True]


def test_no_sign_that_streamlit_or_we_may_show_is_drawn_as_a_word(page: Page, ready: Served) -> None:
    font = frontend.font("Material Symbols Rounded")
    assert font is not None
    known = dict(ligatures(TTFont(font.file))).keys()
    names = sorted(icons_in(Path(streamlit.__file__).parent) & known)
    page.goto(ready.url)
    shown(page)
    page.evaluate("() => document.fonts.ready")
    assert len(names) > 100
    assert page.evaluate(WIDE, names) == []
    assert page.evaluate(WIDE, ["no_such_sign"]) == ["no_such_sign"], "words are wider"


def test_every_sign_on_a_page_is_drawn_as_one(page: Page, ready: Served) -> None:
    """A third of all pages in each run."""
    seen = set()
    for number, path in enumerate(PLACES.values()):
        if not in_turn(number, 3):
            continue
        page.goto(ready.url + path)
        shown(page)
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")
        for name, width in page.evaluate(WORDS_FOR_SIGNS):
            assert width == pytest.approx(1, abs=0.05), (path, name)
            seen.add(name)
    assert len(seen) > 1, seen


def test_a_tutor_that_can_keep_nothing_shows_the_same(chromium: Browser, tmp_path: Path) -> None:
    """As under ProtectSystem=strict, where the cache of the user cannot be written: it is in memory then."""
    with served(tmp_path, XDG_CACHE_HOME="/dev/null") as club:
        early = visited(chromium, club.url + STEP)
        wait_until_small(club.url)
        # A quick machine has made all small before the first visit.
        assert visited(chromium, club.url + STEP).bytes < min(MOST_BYTES_BEFORE_PACKING, early.bytes + 10_000)
        assert club.events() == ["started"]
