"""Where things are on every page: the heading, the table, the panel or sheet with what is said, and the way on."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.app.course import course_places
from tests.app.playing import some_puzzles
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    becomes_true,
    button,
    choose_by_mouse,
    click,
    deselect,
    expect_board,
    expect_focus_at,
    expect_said,
    expect_title,
    focus,
    go,
    lesson_tasks,
    play_by_mouse,
    play_of,
    said_of,
    set_look,
    settle,
    sideways,
    verdict,
)
from tutor.app.base.library import library
from tutor.text.language import RELEASED

TASK, NEXT = lesson_tasks()[1:3]
PUZZLE = f"/puzzles?puzzle={some_puzzles()[0].id}"
EXPLAINED = next(one for one in course_places() if one.step.position is not None).path
RULE = f"/rules?rule={next(one.slug for part in library().sections for one in part.rules if one.examples)}&board=1"
PAGES = ("/", TASK.path, PUZZLE, "/replay?ply=46", "/rules", "/progress")
PHONE = {"width": 390, "height": 844, "touch": True}
_COLOURS = """() => Object.fromEntries([...CSS.highlights].map(([name, ranges]) => [name,
  [...ranges].map((one) => one.startContainer.data.slice(one.startOffset, one.endOffset))]))"""
_LINES = """() => {
  const texts = document.createTreeWalker(document.querySelector(".broken"), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let lines = 0
  while (texts.nextNode()) for (const card of texts.currentNode.data.matchAll(/(10|[2-9AJQK])[♠♥♦♣]/g)) {
    range.setStart(texts.currentNode, card.index)
    range.setEnd(texts.currentNode, card.index + card[0].length)
    lines = Math.max(lines, new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size)
  }
  return lines
}"""


def place_of(one: Locator) -> FloatRect:
    """Where something is."""
    found = one.bounding_box()
    assert found is not None
    return found


@pytest.mark.parametrize("code", RELEASED)
@pytest.mark.parametrize("width", [660, 768])
def test_on_an_upright_tablet_the_heading_is_one_line(look_at: Visit, width: int, code: str) -> None:
    page = look_at(f"/rules?lang={code}", width=width, height=1024)
    settle(page)
    menu = place_of(page.locator(".st-key-look-menu"))
    assert menu["y"] < place_of(page.locator(".st-key-pages a").first)["y"] + 22


def test_tab_leads_from_a_menu_into_what_it_opens_and_then_to_what_follows_the_menu(look_at: Visit) -> None:
    page = look_at("/rules")
    menu, opened = page.locator(".st-key-look-menu button"), page.get_by_test_id("stPopoverBody")
    settle(page)
    menu.focus()
    page.keyboard.press("Enter")
    opened.get_by_text(WORDS("look-text"), exact=True).wait_for()
    for key, name in (("Tab", "look-text"), ("Shift+Tab", "look"), ("Tab", "look-text")):
        page.keyboard.press(key)
        expect_focus_at(page, WORDS(name))
    while opened.evaluate("(one) => one.contains(document.activeElement)"):
        page.keyboard.press("Tab")
    assert focus(page).name == WORDS("rules-search")
    menu.focus()
    page.keyboard.press("Escape")
    expect(opened).to_be_hidden()


def test_a_door_opens_wherever_it_is_pressed(visit: Visit) -> None:
    page = visit("/")
    settle(page)
    door = place_of(page.locator(".st-key-door-watch"))
    page.mouse.click(door["x"] + 45, door["y"] + 45)
    page.wait_for_url("**/replay**")


def test_the_heading_is_in_the_same_place_on_every_page(look_at: Visit) -> None:
    page = look_at(PAGES[0])
    for width, height in ((1280, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        places = []
        for path in PAGES:
            go(page, path)
            places.append(place_of(page.locator(".st-key-navigation")))
            places.append(place_of(page.get_by_role("button", name=WORDS("look"), exact=True)))
            assert sideways(page) == 0, path
        assert places == places[:2] * len(PAGES)


@pytest.mark.parametrize("path", [TASK.path, PUZZLE, "/replay?ply=46", "/rules?view=position", RULE])
def test_three_tabs_lead_from_the_start_of_a_page_to_the_table(visit: Visit, path: str) -> None:
    page = visit(path)
    settle(page)
    expect(page.locator(".box").first).to_be_visible()
    for name in (WORDS("nav-to-table"), None):
        page.keyboard.press("Tab")
        assert name is None or focus(page).name == name
    page.keyboard.press("Tab")
    assert "box" in focus(page).kind.split()
    page.reload()
    settle(page)
    expect(page.locator(".box").first).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert "box" in focus(page).kind.split()


def test_arrow_keys_move_along_the_heading(visit: Visit) -> None:
    page = visit(TASK.path)
    # With its board the page is drawn again, and the heading with it.
    expect_board(page, TASK.position)
    settle(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    pages = ("learn", "puzzles", "play", "replay", "rules", "progress")
    for name in (*(WORDS(f"nav-{one}") for one in pages), WORDS("look")):
        expect_focus_at(page, name)
        page.keyboard.press("ArrowRight")
    expect_focus_at(page, WORDS("look"))
    page.keyboard.press("Home")
    # The first is the name of the tutor.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzles**")


def test_a_visitor_on_a_link_of_the_heading_stays_there_when_it_is_drawn_again(visit: Visit) -> None:
    page = visit("/rules")
    settle(page)
    link = page.locator(".st-key-navigation a").filter(has_text=WORDS("nav-replay"))
    link.focus()
    link.evaluate("link => link.replaceWith(link.cloneNode(true))")
    expect_focus_at(page, WORDS("nav-replay"))


@pytest.mark.parametrize("size", [{"width": 1280, "height": 900}, {"width": 1440, "height": 900}, PHONE])
def test_the_way_on_stays_where_it_is_whatever_is_said(visit: Visit, size: dict[str, int]) -> None:
    page = visit(TASK.path, **size)
    expect_board(page, TASK.position)
    onward = button(page, "learn-next")
    before, table = place_of(onward), place_of(page.locator(".grid"))
    assert before["y"] + before["height"] <= 900
    if size is PHONE:
        assert table["y"] <= 120
        assert place_of(page.locator(".seat[data-place=own] .cards"))["y"] < 600
    for text in (TASK.wrong[0], TASK.solutions[0]):
        play = play_of(TASK, text)
        play_by_mouse(page, TASK.position, play)
        expect_said(page, said_of(TASK, play))
        settle(page)
        # What would move it may come after all is drawn.
        page.wait_for_timeout(500)
        # On a phone it grows to the left, over keys that are of no more use.
        now = place_of(onward)
        assert (now["y"], now["height"]) == (before["y"], before["height"])
        assert now["x"] <= before["x"]
        assert now["x"] + now["width"] == before["x"] + before["width"]
        assert place_of(page.locator(".grid"))["y"] == table["y"]
        expect(verdict(page)).to_be_in_viewport(ratio=1)
        hand = place_of(page.locator(".seat[data-place=own] .cards"))
        if size is PHONE:
            assert hand["y"] + hand["height"] <= place_of(page.locator(".st-key-panel"))["y"]
        if text is TASK.wrong[0]:
            deselect(page)
            click(page, "learn-hint")
            expect_said(page, WORDS("hint-title", number=1))
            settle(page)
            assert place_of(onward) == before


def test_four_lines_of_a_verdict_are_read_on_a_phone_without_scrolling(visit: Visit) -> None:
    """Where the table is high as well; above the ways on all fades."""
    place = next(one for one in course_places() if one.slug == "what-you-hold-twice")
    question = place.step.question
    assert question is not None
    page = visit(place.path, **PHONE)
    settle(page)
    choose_by_mouse(page, question, tuple(one.id for one in question.options if one.id not in question.right))
    expect_said(page, WORDS("question-missing-some"))
    settle(page)
    said, ways = place_of(page.locator(".st-key-said p").last), place_of(page.locator(".st-key-panel .st-key-ways"))
    assert said["height"] > 80
    assert said["y"] + said["height"] <= ways["y"] - 20
    hand = place_of(page.locator(".seat[data-place=own] .cards"))
    assert hand["y"] + hand["height"] <= place_of(page.locator(".st-key-panel"))["y"]


def test_a_new_step_is_seen_from_its_task_where_the_text_is_large(visit: Visit) -> None:
    """Text enlarged by half leaves 960 pixels of 1440: there the text with its title is below the table."""
    page = visit(TASK.path, width=960, height=640)
    expect_board(page, TASK.position)
    play = play_of(TASK, TASK.solutions[0])
    play_by_mouse(page, TASK.position, play)
    expect_said(page, said_of(TASK, play))
    settle(page)
    button(page, "learn-next").click()
    expect_title(page, NEXT.title)
    settle(page)
    # The focus goes to the title a moment later.
    page.wait_for_timeout(500)
    expect(page.locator(".st-key-task")).to_be_in_viewport(ratio=1)
    expect(page.locator(".grid")).to_be_in_viewport(ratio=0.5)


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE])
def test_the_way_on_is_in_the_same_place_where_a_question_has_no_table(visit: Visit, size: dict[str, int]) -> None:
    lesson, place, question = next(
        (lesson, place, step.question)
        for lesson in library().lessons
        for place, step in enumerate(lesson.steps)
        if place and step.question is not None and step.position is None and len(step.question.right) == 1
        if lesson.steps[place - 1].position is not None
    )
    page = visit(f"/?lesson={lesson.id.rpartition('/')[2]}&step={lesson.steps[place - 1].entry.slug}", **size)
    settle(page)
    onward = button(page, "learn-next")
    before = place_of(onward)
    onward.click()
    expect_title(page, lesson.steps[place].entry.title)
    settle(page)
    assert place_of(onward) == before
    wrong = next(option.id for option in question.options if option.id not in question.right)
    for answer in ((wrong,), question.right):
        choose_by_mouse(page, question, answer)
        expect(verdict(page)).to_be_in_viewport(ratio=1)
        settle(page)
        assert place_of(onward) == before
    assert sideways(page) == 0


@pytest.mark.parametrize("size", [{"width": 1280, "height": 900}, PHONE])
def test_the_meaning_of_a_word_does_not_cover_the_table(look_at: Visit, size: dict[str, int]) -> None:
    page = look_at(EXPLAINED, **size)
    settle(page)
    page.locator("[class*=st-key-word-text] button").first.click()
    meaning = place_of(page.get_by_test_id("stPopoverBody"))
    table = place_of(page.locator(".grid"))
    beside, below = table["x"] + table["width"] <= meaning["x"], table["y"] + table["height"] <= meaning["y"]
    assert beside or below


def coloured(page: Page) -> dict[str, list[str]]:
    """The cards in the running text of a page, by the colour that they have."""
    found: dict[str, list[str]] = page.evaluate(_COLOURS)
    return found


def test_cards_in_running_text_have_their_colour_and_stay_whole(visit: Visit) -> None:
    page = visit("/?lesson=02-taking-cards&step=a-matching-card")
    settle(page)
    expect(page.locator(".st-key-task strong")).to_contain_text("8♣")
    becomes_true(page, "CSS.highlights.size === 4")
    assert "8♣" in coloured(page)["suit-clubs"]
    page.evaluate("""() => {
      const one = document.querySelector(".st-key-task p")
      one.className = "broken"
      one.style.width = "2.4em"
    }""")
    assert page.evaluate(_LINES) == 1


def test_a_switch_of_the_menu_changes_the_board_at_once(visit: Visit) -> None:
    page = visit(TASK.path)
    expect_board(page, TASK.position)
    ink = page.locator(".box.item text").first
    expect(page.locator(".zb[data-contrast]")).to_have_count(0)
    set_look(page, "look-contrast")
    expect(page.locator(".zb[data-contrast]")).to_have_count(1)
    set_look(page, "look-text")
    expect(page.get_by_role("group", name=WORDS("board-text"))).to_be_visible()
    expect(ink).to_be_hidden()


def test_at_most_four_controls_are_below_a_table(look_at: Visit) -> None:
    page = look_at(TASK.path)
    for path in (TASK.path, PUZZLE):
        go(page, path)
        settle(page)
        assert page.locator(".zb .actions button:visible").count() <= 4
        assert page.locator(".st-key-table button:visible, .st-key-table input:visible").count() <= (
            4 + page.locator(".zb .box:is(button)").count()
        )


@pytest.mark.parametrize(("path", "opener"), [("/rules?view=words", ".st-key-look-menu"), (PUZZLE, ".st-key-more")])
def test_a_link_is_followed_while_a_box_is_open(visit: Visit, path: str, opener: str) -> None:
    """Were the page run again because the box closes, the click would be undone."""
    page = visit(path)
    settle(page)
    page.locator(f"{opener} button").click()
    page.get_by_test_id("stPopoverBody").wait_for()
    settle(page)
    page.get_by_role("link", name=WORDS("nav-progress"), exact=True).click()
    expect_title(page, WORDS("progress-title"))
    settle(page)
    page.wait_for_url("**/progress")
