"""The sheet beside a table at 1280 by 800: no look of more where there is none, and keys and signs stand together."""

import pytest
from playwright.sync_api import expect

from tests.app.course import Place, course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, go, settle
from tests.e2e.every_page.test_frame import place_of
from tutor.coach.question import Way
from tutor.text import language
from tutor.text.language import RELEASED

# The last part of each text is a paragraph.
SHORT = (
    "/",
    "/?path=tonight&step=14",
    "/?cousin=zwicken&step=head-the-trick",
    "/puzzles?puzzle=puzzles/christiansen/joker-down-66a1e",
)
# Questions with much to read above them: the tricks before this one.
ASKING = (
    "/?cousin=zwicken&step=a-third-for-each-trick",
    "/?cousin=zwicken&step=two-grounds",
    "/?cousin=zwikken-1900&step=equal-halves",
    "/?lesson=03-the-zwick&step=the-last-card",
)
# The steps with most to say of an answer.
LONGEST = [
    place
    for place in course_places()
    if place.slug
    in (
        "nothing-left-to-take",
        "a-fixed-value-stays-fixed",
        "one-item-at-a-time",
        "a-different-card-for-each-value",
        "two-promises-at-once",
        "no-taking-away",
    )
]
_TWO_THEMES = "puzzles/dietze/most-points-df4db"
_MORE = "(all) => all.map((one) => one.scrollHeight - one.clientHeight)"
_TOPS = "(all) => all.map((one) => one.getBoundingClientRect().top)"
_COMING = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  return shadowRoot.querySelector(".coming").checkVisibility()
}"""


@pytest.mark.parametrize("code", RELEASED)
def test_a_text_that_is_shown_whole_has_no_shadow_at_its_foot(look_at: Visit, code: str) -> None:
    for path in SHORT:
        page = look_at(f"{path}{'&' if '?' in path else '?'}lang={code}", height=800)
        page.locator(".seat").first.wait_for()
        settle(page)
        assert page.locator(".st-key-panel .st-key-text").evaluate_all(_MORE) == [0], path


@pytest.mark.parametrize("code", RELEASED)
def test_the_ways_out_of_a_game_stand_in_one_line(visit: Visit, code: str) -> None:
    page = visit(f"/play?deal=jensen/4/12345&lang={code}", height=800)
    page.locator(".st-key-this-deal button").click()
    page.locator("button.hand").first.wait_for()
    settle(page)
    assert len(set(page.locator(".st-key-play-title button").evaluate_all(_TOPS))) == 1
    title = page.locator(".st-key-play-title").bounding_box()
    assert title is not None
    # Two lines of the title at most, and no third line for the keys.
    assert title["height"] < 100


def test_a_lifted_card_covers_no_words(visit: Visit) -> None:
    page = visit("/play?deal=jensen/4/12345", height=800)
    page.locator(".st-key-this-deal button").click()
    page.locator("button.hand").first.wait_for()
    assert page.evaluate(_COMING)
    page.locator("button.hand").first.click()
    expect(page.get_by_role("button", name=WORDS("board-lay"), exact=True)).to_be_enabled()
    assert not page.evaluate(_COMING)


@pytest.mark.parametrize("code", RELEASED)
def test_deselect_is_one_word_beside_other_keys_with_room(look_at: Visit, code: str) -> None:
    page = look_at(f"/rules?view=position&lang={code}", height=800)
    key = page.get_by_role("button", name=language(code)("board-clear"), exact=True)
    key.wait_for()
    settle(page)
    lines = key.evaluate(
        """(one) => {
          const words = document.createRange()
          words.selectNodeContents(one)
          return new Set([...words.getClientRects()].map((line) => Math.round(line.top))).size
        }"""
    )
    assert lines == 1


def test_a_word_to_look_up_fills_its_key(look_at: Visit) -> None:
    page = look_at("/?lesson=05-building&step=adding", height=800)
    keys = page.locator("[class*='st-key-words-'] .stPopover button")
    keys.first.wait_for()
    spare = "(all) => all.map((one) => one.clientWidth - one.querySelector('p').getBoundingClientRect().width)"
    assert all(one <= 1 for one in keys.evaluate_all(spare))


@pytest.mark.parametrize("code", RELEASED)
def test_before_a_question_is_answered_its_text_and_all_answers_are_in_view(look_at: Visit, code: str) -> None:
    for path in ASKING:
        page = look_at(f"{path}&lang={code}", height=800)
        page.locator(".st-key-answers").wait_for()
        settle(page)
        for name in (".st-key-text", ".st-key-said"):
            assert page.locator(f".st-key-panel {name}").evaluate_all(_MORE) == [0], (path, name)


@pytest.mark.parametrize("code", RELEASED)
@pytest.mark.parametrize("place", LONGEST, ids=lambda place: place.slug)
def test_once_a_question_is_answered_all_about_it_is_in_view(visit: Visit, place: Place, code: str) -> None:
    page = visit(f"{place.path}&lang={code}", height=800)
    settle(page)
    question = place.step.question
    assert question is not None
    one = question.way is Way.ONE
    options = page.get_by_test_id("stRadioOption" if one else "stCheckbox")
    for number, option in enumerate(question.options):
        if option.id in question.right:
            (options if one else options.locator("label")).nth(number).click()
            settle(page)
    page.locator(".st-key-check button").click()
    page.get_by_test_id("stAlertContentSuccess").wait_for()
    settle(page)
    for name in (".st-key-text", ".st-key-said"):
        assert page.locator(f".st-key-panel {name}").evaluate_all(_MORE) == [0], name
    # What is told of the answers that were not right is no smaller than what is small elsewhere.
    smallest = "(all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    assert page.locator(".st-key-whys p, .st-key-panel .stAlert p").evaluate_all(smallest) >= 15


@pytest.mark.parametrize("code", RELEASED)
def test_the_sign_for_help_stands_beside_the_last_theme(visit: Visit, code: str) -> None:
    page = visit(f"/puzzles?puzzle={_TWO_THEMES}&lang={code}", height=800)
    page.locator(".seat").first.wait_for()
    settle(page)
    page.keyboard.press("s")
    page.locator(".st-key-said .stTooltipIcon").wait_for()
    settle(page)
    theme = place_of(page.locator(".st-key-said .stMarkdownBadge").last)
    sign = place_of(page.locator(".st-key-said .stTooltipIcon"))
    assert theme["y"] <= sign["y"] < sign["y"] + sign["height"] <= theme["y"] + theme["height"]
    assert sign["x"] >= theme["x"] + theme["width"] + 4


def test_a_tick_or_a_cross_is_drawn_before_each_answer(visit: Visit) -> None:
    page = visit("/?lesson=05-building&step=a-fixed-value-stays-fixed", height=800)
    page.get_by_test_id("stRadioOption").first.wait_for()
    settle(page)
    page.keyboard.press("s")
    page.locator(".st-key-said .stMarkdown").first.wait_for()
    settle(page)
    signs = page.locator(".st-key-said .stMarkdown p").first.evaluate(
        """(one) => [...one.querySelectorAll("em > strong, strong > em")].map((sign) => {
          const { width, height } = sign.getBoundingClientRect()
          const { maskImage, color, backgroundColor } = getComputedStyle(sign)
          return [sign.textContent, width, height, maskImage.slice(0, 5), color, backgroundColor]
        })"""
    )
    drawn = [18, 18, 'url("', "rgba(0, 0, 0, 0)"]
    right, wrong = [*drawn, "rgb(23, 108, 67)"], [*drawn, "rgb(176, 39, 29)"]
    assert signs == [["✗", *wrong], ["✓", *right], ["✗", *wrong], ["✗", *wrong]]


_WITHIN = """(frame) => {
  const sign = frame.querySelector("svg, [data-testid^=stAlertContent]")
  return sign.getBoundingClientRect().left - frame.getBoundingClientRect().left
}"""


def test_in_high_contrast_signs_keep_clear_of_the_frames_around_them(look_at: Visit) -> None:
    page = look_at("/?lesson=no-such-lesson", height=800)
    page.emulate_media(contrast="more")
    settle(page)
    assert page.get_by_test_id("stAlertContainer").evaluate(_WITHIN) >= 8
    go(page, "/rules?view=house")
    assert min(page.locator(".stExpander details").evaluate_all(f"(all) => all.map({_WITHIN})")) >= 8
    go(page, "/puzzles")
    key = page.locator(".act.clear")
    expect(key).to_have_attribute("aria-disabled", "true")
    assert key.evaluate("(one) => getComputedStyle(one).borderColor") != "rgba(0, 0, 0, 0)"
