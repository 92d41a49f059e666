"""The Rules page in the browser: by mouse, by keys, on a phone, read out, and on paper."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    LEARNER,
    WORDS,
    expect_board,
    expect_said,
    expect_title,
    go,
    play_by_keys,
    play_by_mouse,
    press,
    settle,
    sideways,
    tab_to,
)
from tests.e2e.looking import DESK_AND_PHONE, violations
from tests.examples import some
from tutor.app.base.library import library
from tutor.app.rules.selection import VIEWS
from tutor.catalogue.rulebook import Rule
from tutor.catalogue.translated import in_language
from tutor.coach.zwickern.verdict.explanation import sentence
from tutor.coach.zwickern.verdict.judge import judge
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS, Lay, Reading, read_play
from tutor.text import language, render
from tutor.text.language import RELEASED

BOOK = [section for section in library().sections if not section.entry.cousins]
RULE = next(rule for section in BOOK for rule in section.rules if rule.examples and "jensen" in rule.variants)
PATHS = [f"/rules?view={view}&variant=grupp" for view in VIEWS]


def path_of(rule: Rule) -> str:
    """The address of a rule."""
    return f"/rules?rule={rule.slug}"


@pytest.mark.parametrize("width", [390, 768])
def test_nothing_scrolls_sideways(look_at: Visit, width: int) -> None:
    page = look_at("/rules", width=width, height=844, touch=width < 500)
    for path in (*PATHS, path_of(RULE)):
        go(page, path)
        assert sideways(page) == 0, path


@pytest.mark.parametrize("view", some(VIEWS, 3))
def test_every_view_can_be_used_by_everyone(look_at: Visit, view: str) -> None:
    page = look_at(f"/rules?view={view}&variant=grupp")
    assert violations(page, DESK_AND_PHONE) == []


@pytest.mark.parametrize("code", RELEASED)
def test_every_topic_is_in_the_list_or_on_a_phone_in_one_box_without_a_bar_of_buttons(visit: Visit, code: str) -> None:
    say = language(code)
    page = visit(f"/rules?view=rules&lang={code}")
    for path in (*(f"/rules?view={view}" for view in VIEWS), path_of(RULE)):
        go(page, f"{path}&lang={code}")
        settle(page)
        # The numbers of players are the only choice in a row.
        expect(page.locator(".st-key-book [role=radiogroup]")).to_have_count(int("view=numbers" in path))
        topics = page.get_by_role("navigation", name=say("rules-view"))
        for view in VIEWS[1:]:
            expect(topics.get_by_role("link", name=say(f"rules-view-{view}"), exact=True)).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    settle(page)
    expect(topics).to_be_hidden()
    page.get_by_role("combobox", name=say("rules-view")).click()
    for view in VIEWS[1:]:
        option = page.get_by_role("option", name=say(f"rules-view-{view}"), exact=True)
        option.scroll_into_view_if_needed()
        expect(option).to_be_visible()
    assert sideways(page) == 0


@pytest.mark.parametrize("code", RELEASED)
def test_the_list_of_sections_is_whole_on_a_phone(visit: Visit, code: str) -> None:
    titles = {
        one.id.rpartition("/")[2]: one.entry.title for one in in_language(library(), content_root(), code).sections
    }
    longest = max((one.id.rpartition("/")[2] for one in BOOK), key=lambda name: len(titles[name]))
    page = visit(f"/rules?view=rules&section={longest}&lang={code}", width=390, height=844, touch=True)
    settle(page)
    chosen = page.get_by_role("combobox", name=language(code)("rules-view"))
    expect(chosen).to_have_value(titles[longest])
    assert chosen.evaluate("one => one.scrollWidth - one.clientWidth") == 0


@pytest.mark.main
def test_a_rule_is_looked_up_and_tried_by_mouse(visit: Visit) -> None:
    page = visit("/rules?variant=jensen")
    page.get_by_role("link", name=RULE.entry.title, exact=True).click()
    expect_title(page, RULE.entry.title)
    position = RULE.examples[0].position
    expect_board(page, position)
    play = Lay(position.hand[0])
    play_by_mouse(page, position, play)
    expect_said(page, render(LEARNER, sentence(judge(position, Reading(play)))))
    assert violations(page, DESK_AND_PHONE) == []
    page.go_back()
    expect_title(page, BOOK[0].entry.title)


def test_a_rule_is_tried_by_keys_alone(visit: Visit) -> None:
    page = visit(path_of(RULE))
    position = RULE.examples[0].position
    expect_board(page, position)
    play = read_play(position, RULE.examples[0].entry.legal[0]).play
    play_by_keys(page, position, play)
    expect_said(page, WORDS("feedback-title-allowed"))
    press(page, WORDS("learn-next"))
    page.wait_for_url(lambda url: f"rule={RULE.slug}&" not in f"{url}&")


def test_the_views_are_changed_by_keys(visit: Visit) -> None:
    page = visit("/rules")
    settle(page)
    for view, shown in (("tables", "tables-about"), ("words", "words-about"), ("sheet", "rules-sheet-about")):
        page.locator(".toc a").first.focus()
        tab_to(page, name=WORDS(f"rules-view-{view}"))
        page.keyboard.press("Enter")
        page.wait_for_url(f"**view={view}**")
        expect(page.get_by_text(WORDS(shown)).first).to_be_visible()
        settle(page)


def test_words_are_looked_up_in_a_field_that_is_seen(visit: Visit) -> None:
    page = visit("/rules?view=words")
    settle(page)
    field = page.get_by_role("textbox", name=WORDS("glossary-search"))
    place = field.bounding_box()
    assert place is not None
    assert place["width"] > 200
    field.fill("ablegen")
    field.press("Enter")
    expect(page.get_by_role("row").filter(has_text="Hupf")).to_have_count(0)
    expect(page.get_by_role("rowheader", name="lay down", exact=True)).to_be_visible()


# -- on paper -----------------------------------------------------------------


def pages_of(page: Page) -> int:
    """How many sheets of paper a page is printed on."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize(("scheme", "width"), DESK_AND_PHONE)
def test_the_crib_sheet_of_every_variant_fits_one_page(
    look_at: Visit, scheme: Literal["light", "dark"], width: int
) -> None:
    page = look_at("/rules", width=width)
    page.emulate_media(color_scheme=scheme)
    for variant in VARIANTS:
        go(page, f"/rules?view=sheet&variant={variant}")
        page.locator(".crib").wait_for()
        settle(page)
        assert pages_of(page) == 1, variant


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_on_paper_there_is_nothing_but_the_sheet(look_at: Visit, scheme: Literal["light", "dark"]) -> None:
    page = look_at("/rules?view=sheet&variant=jensen")
    page.emulate_media(color_scheme=scheme)
    sheet = page.locator(".crib")
    sheet.wait_for()
    settle(page)
    page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    for other in (page.get_by_role("link", name=WORDS("nav-learn")), page.get_by_text(WORDS("crib-print"))):
        expect(other).to_be_hidden()
    colours = "(one) => [getComputedStyle(one).color, getComputedStyle(document.body).backgroundColor]"
    assert sheet.evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    assert sheet.evaluate("(one) => one.getBoundingClientRect().top") < 60


def test_the_saved_sheet_fits_one_page_too(visit: Visit) -> None:
    page = visit("/rules?view=sheet&variant=grupp")
    with page.expect_download() as saving:
        page.get_by_role("button", name=WORDS("crib-save")).click()
    assert saving.value.suggested_filename == "zwickern-grupp.html"
    alone = page.context.new_page()
    alone.set_content(saving.value.path().read_text("utf-8"))
    expect(alone.locator("h1")).to_contain_text("Grupp")
    assert pages_of(alone) == 1


@pytest.mark.main
def test_to_a_screen_reader_a_chart_is_its_name_and_nothing_else(visit: Visit) -> None:
    """Its numbers stand in the table below it."""
    page = visit("/rules?view=numbers&claim=cards")
    chart = page.get_by_test_id("stVegaLiteChart").first
    expect(chart.locator("svg")).to_be_visible()
    settle(page)
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    spoken = [one for one in tree if not one["ignored"] and one["role"]["value"].startswith("graphics-")]
    assert [(one["role"]["value"], one["name"]["value"]) for one in spoken] == [
        ("graphics-document", WORDS("tested-chart-cards"))
    ]
