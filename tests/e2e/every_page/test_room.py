"""Room for a table and for what is said beside it: in low windows, on phones, on large screens, from play to play."""

from itertools import pairwise
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.app.course import Place, course_places, wrong_plays
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    becomes_true,
    button,
    deselect,
    expect_board,
    expect_place,
    expect_said,
    fail_by_mouse,
    go,
    lesson_tasks,
    play_by_mouse,
    play_of,
    puzzle_tasks,
    settle,
    solve_by_mouse,
)
from tests.e2e.every_page.test_frame import place_of
from tests.e2e.looking import covered
from tests.examples import some
from tutor.app.base.library import library
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Capture, split_of
from tutor.text import language

LOW = [(844, 390), (667, 375), (640, 400)]
"""Phones on their side, and a window of 1280 by 800 pixels with everything twice as large."""

# In the puzzle seven cards are held.
WITH_TABLE = ("/", "/?lesson=05-building&step=subtracting", "/puzzles?puzzle=puzzles/christiansen/joker-down-66a1e")
STEP = lesson_tasks()[1]
# On an empty table there is nothing to do but lay a card, which is right.
CAN_FAIL = [
    place
    for place in course_places()
    if place.step.position is None or place.step.position.table or place.step.question is not None
]
PLAYS = [place for place in CAN_FAIL if place.step.position is not None and place.step.question is None]
SAID = ".st-key-text, .st-key-task, .st-key-said, .st-key-ways"

# The bounds of the cards in the middle, those of the learner's hand, and those of the first key.
BOUNDS = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const bounds = (name) => {
    const found = [...shadowRoot.querySelectorAll(name)].map((one) => one.getBoundingClientRect())
    return [Math.min(...found.map((one) => one.top)), Math.max(...found.map((one) => one.bottom))]
  }
  return [bounds(".middle .box"), bounds("[data-place=own] .cards .box"), bounds(".act")]
}"""


@pytest.mark.parametrize(("width", "height"), LOW)
def test_in_a_low_window_cards_hand_and_keys_are_seen_together(look_at: Visit, width: int, height: int) -> None:
    page = look_at("/", width=width, height=height)
    for path in WITH_TABLE:
        go(page, path)
        settle(page)
        page.locator(".st-key-board .act").first.wait_for()
        middle, hand, keys = page.evaluate(BOUNDS)
        assert 44 <= middle[0] < middle[1] <= hand[0] < hand[1] <= keys[0] < keys[1] <= height, path
        assert covered(page, ".st-key-task") == []


# A hand of five beside a pile, and the cards of a trick above it.
WIDE = ("/?path=tonight&step=14", "/?cousin=zwicken&step=head-the-trick")


@pytest.mark.parametrize("contrast", [False, True])
def test_in_a_low_window_a_hand_has_one_row_beside_a_pile_and_below_a_trick(look_at: Visit, *, contrast: bool) -> None:
    page = look_at("/", width=844, height=390)
    page.emulate_media(contrast="more" if contrast else "no-preference")
    for path in WIDE:
        go(page, path)
        settle(page)
        expect_one_row(page, path)


def test_in_a_low_window_a_hand_has_one_row_beside_a_value_announced(visit: Visit) -> None:
    task = next(task for task in puzzle_tasks() if task.path.endswith("joker-down-66a1e"))
    page = visit(task.path, width=844, height=390)
    settle(page)
    play_by_mouse(page, task.position, play_of(task, task.solutions[0]))
    page.get_by_test_id("stAlertContentSuccess").first.wait_for()
    expect_one_row(page, task.path)


def expect_one_row(page: Page, about: str) -> None:
    """Check that all cards held lie side by side, above a rail that is in view, and clear of what is told of a pile."""
    page.locator(".st-key-board .rail").first.wait_for()
    held = [one.bounding_box() for one in page.locator("[data-place=own] .cards .box").all()]
    assert len({round(box["y"]) for box in held if box is not None}) == 1, about
    # The edge of the wood below the keys, 5 px, may be cut.
    assert page.locator(".rail").evaluate("(one) => one.getBoundingClientRect().bottom") <= 395, about
    told = page.locator("[data-place=own] .tally span").all()
    for box in filter(None, (one.bounding_box() for one in told)):
        assert all(
            box["x"] >= card["x"] + card["width"] or box["x"] + box["width"] <= card["x"] for card in held if card
        )


CLEAR_OF_THE_WAYS = """() => {
  const parts = [...document.querySelectorAll(".st-key-text :is(p, a, button)")]
  const last = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom))
  return last <= document.querySelector(".st-key-ways").getBoundingClientRect().top - 18
}"""


@pytest.mark.parametrize(("width", "height"), [(844, 390), (768, 1024)])
def test_what_is_said_fades_where_it_goes_on_below_the_ways(look_at: Visit, width: int, height: int) -> None:
    page = look_at("/?path=tonight&step=14", width=width, height=height)
    settle(page)
    ways = page.locator(".st-key-ways")
    ways.wait_for()
    assert "gradient" in ways.evaluate("(one) => getComputedStyle(one, '::before').backgroundImage")
    # Scrolled to its end, the last line stands clear of what fades.
    page.locator(".st-key-text").evaluate("(one) => one.lastElementChild.scrollIntoView({ block: 'end' })")
    page.mouse.move(width - 100, height // 2)
    page.mouse.wheel(0, 4000)
    becomes_true(page, CLEAR_OF_THE_WAYS)


@pytest.mark.parametrize("code", ["de", "fr"])
def test_on_a_tablet_the_head_of_a_lesson_has_one_line_above_the_way(look_at: Visit, code: str) -> None:
    page = look_at(f"{STEP.path}&lang={code}", width=768, height=1024)
    settle(page)
    middles = [
        box["y"] + box["height"] / 2
        for one in page.locator(".st-key-where > :not(:has(.st-key-buoys))").all()
        if (box := one.bounding_box()) is not None and box["height"]
    ]
    assert len(middles) >= 4
    assert max(middles) - min(middles) < 12


@pytest.mark.parametrize("path", ["/?path=tonight&step=15", STEP.path])
def test_on_a_phone_the_buoys_of_a_way_lie_apart(look_at: Visit, path: str) -> None:
    page = look_at(path, width=390, height=844)
    settle(page)
    page.locator(".st-key-buoys p > *").last.wait_for(state="attached")
    places = [
        one.evaluate("(one) => one.getBoundingClientRect().left") for one in page.locator(".st-key-buoys p > *").all()
    ]
    assert len(places) > 10
    assert all(after - before > 18 for before, after in pairwise(places))


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_on_a_phone_the_words_of_the_ways_stand_in_the_middle_of_their_keys(look_at: Visit, code: str) -> None:
    page = look_at(f"{STEP.path}&lang={code}", width=390, height=844, touch=True)
    settle(page)
    off = page.locator(".st-key-ways button:not([class*='st-key-previous-'] *) p").evaluate_all(
        """(all) => all.map((one) => {
          const words = document.createRange()
          words.selectNodeContents(one)
          const { top, bottom } = words.getBoundingClientRect(), key = one.closest("button").getBoundingClientRect()
          return (top + bottom - key.top - key.bottom) / 2
        })"""
    )
    assert len(off) == 3
    assert all(abs(one) < 2 for one in off)


def test_in_a_low_window_the_steps_of_a_replay_and_all_hands_are_seen_together(look_at: Visit) -> None:
    page = look_at("/replay?ply=14", width=844, height=390)
    settle(page)
    page.locator(".seat").first.wait_for()
    for name in (".seat", ".st-key-steps button", ".st-key-told h1"):
        for box in page.locator(name).all():
            assert box.evaluate("(one) => one.getBoundingClientRect().bottom") <= 390, name
    assert covered(page, ".st-key-told") == []
    # What is said does not touch the steps.
    step, note = place_of(page.locator(".st-key-steps button").first), place_of(page.locator(".st-key-notes p").first)
    assert note["y"] >= step["y"] + step["height"] + 8


# The cards of a replay that lie beyond the felt.
BEYOND = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const felt = shadowRoot.querySelector(".grid").getBoundingClientRect()
  return [...shadowRoot.querySelectorAll(".grid .box")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.left < felt.left || felt.right < one.right).map((one) => [one.left, one.right])
}"""


@pytest.mark.parametrize(("width", "height"), LOW)
def test_in_a_low_window_all_hands_of_a_replay_and_the_keys_are_seen_together(
    visit: Visit, width: int, height: int
) -> None:
    """Whoever has followed a game has all hands open, and keeps them open in guessing."""
    page = visit("/replay?ply=1&mode=guess", width=width, height=height)
    expect(page.locator(".seat[data-hand=open]")).to_have_count(1)
    expect_hands_and_keys(page, height)
    page = visit("/replay?ply=14", width=width, height=height)
    for ply in (1, 2, 3, 4):
        go(page, f"/replay?ply={ply}&mode=guess")
        expect(page.locator(".seat[data-hand=open]")).to_have_count(4)
        expect_hands_and_keys(page, height)
    for ply in (8, 14, 15):
        go(page, f"/replay?ply={ply}&mode=try")
        expect_hands_and_keys(page, height)


def expect_hands_and_keys(page: Page, height: int) -> None:
    settle(page)
    page.locator(".rail .act").first.wait_for()
    assert page.locator(".rail").evaluate("(one) => one.getBoundingClientRect().bottom") <= height, page.url
    assert page.evaluate(BEYOND) == [], page.url


@pytest.mark.parametrize(("width", "height"), LOW)
@pytest.mark.parametrize("code", ["en", "de"])
def test_in_a_low_window_a_message_leaves_the_keys_in_view(look_at: Visit, code: str, width: int, height: int) -> None:
    for path in (
        "/?lesson=no-such-lesson",
        "/puzzles?puzzle=no-such-puzzle",
        "/replay?game=no-such-game&ply=1&mode=guess",
    ):
        page = look_at(f"{path}&lang={code}", width=width, height=height)
        settle(page)
        page.locator(".rail .act").first.wait_for()
        message = page.locator(".stAlert").first.bounding_box()
        assert message is not None
        assert 44 <= message["y"] < message["y"] + message["height"] <= 110, path
        assert page.locator(".rail").evaluate("(one) => one.getBoundingClientRect().bottom") <= height, path
        assert covered(page, ".stAlert, .st-key-task, .st-key-told") == []


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_in_a_low_narrow_window_a_long_task_leaves_room_for_a_message(look_at: Visit, code: str) -> None:
    """At 200 % of 1280 by 800 pixels a message above the task takes 26."""
    page = look_at(f"/puzzles?puzzle=puzzles/christiansen/joker-down-66a1e&lang={code}", width=640, height=400)
    settle(page)
    page.locator(".rail .act").first.wait_for()
    assert page.locator(".rail").evaluate("(one) => one.getBoundingClientRect().bottom") <= 400 - 26


@pytest.mark.parametrize(("width", "height"), LOW[:2])
def test_in_a_low_window_the_verdict_and_the_way_on_are_in_view(visit: Visit, width: int, height: int) -> None:
    """The sheet is beside the table there."""
    place = PLAYS[0]
    page = visit(place.path, width=width, height=height)
    expect_place(page, place)
    fail_by_mouse(page, place, clear=False)
    expect_verdict_in_view(page, height)
    deselect(page)
    solve_by_mouse(page, place)
    expect_verdict_in_view(page, height)


def expect_verdict_in_view(page: Page, height: int) -> None:
    settle(page)
    for name in (".st-key-said .stAlert", ".st-key-ways [class*=st-key-next-]"):
        box = page.locator(name).first.bounding_box()
        assert box is not None
        assert 40 <= box["y"] < box["y"] + box["height"] <= height, name


# The widths of the widest card on the table and of the narrowest in the learner's hand.
WIDTHS = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const widths = (name) => [...shadowRoot.querySelectorAll(name)].map((one) => one.getBoundingClientRect().width)
  return [Math.max(...widths(".middle .card")), Math.min(...widths("[data-place=own] .cards .card"))]
}"""


TABLETS = [(820, 1180), (1024, 768)]


# A build on the table leans, and would be measured as wider than its cards.
LYING = next(task.path for task in puzzle_tasks() if all(len(item.cards) == 1 for item in task.position.table))


@pytest.mark.parametrize("path", ["/", LYING, "/?path=tonight&step=14", "/?lesson=05-building&step=subtracting"])
@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), TABLETS)
def test_on_a_tablet_the_ways_on_are_in_view_and_the_hand_is_as_large_as_the_table(
    look_at: Visit, path: str, code: str, width: int, height: int
) -> None:
    page = look_at(f"{path}{'&' if '?' in path else '?'}lang={code}", width=width, height=height)
    settle(page)
    page.locator(".st-key-board .hand").first.wait_for()
    ways = page.locator(".st-key-ways").bounding_box()
    assert ways is not None
    assert ways["y"] + ways["height"] <= height
    table, hand = page.evaluate(WIDTHS)
    assert table <= hand + 1
    assert covered(page, ".st-key-task") == []


@pytest.mark.parametrize("place", some(CAN_FAIL, 40), ids=lambda place: place.path)
def test_nothing_that_is_said_is_behind_a_key(visit: Visit, place: Place) -> None:
    """At 1280 by 800 pixels, before an answer, after a wrong one and after the right one."""
    page = visit(place.path, height=800)
    expect_place(page, place)
    expect_all_seen(page)
    fail_by_mouse(page, place)
    expect_all_seen(page)
    solve_by_mouse(page, place)
    expect_all_seen(page)


@pytest.mark.parametrize("task", some(puzzle_tasks(), 40), ids=lambda task: task.path)
def test_nothing_that_is_said_of_a_puzzle_is_behind_a_key(visit: Visit, task: Place) -> None:
    page = visit(task.path, height=800)
    expect_board(page, task.position)
    expect_all_seen(page)
    play_by_mouse(page, task.position, play_of(task, task.solutions[0]))
    expect_said(page, WORDS("feedback-title-right"))
    expect_all_seen(page)


def expect_all_seen(page: Page) -> None:
    """Expect that nothing covers what is said, that its keys are in the window, and that it can be read to its end."""
    settle(page)
    assert covered(page, SAID) == []
    for name in (".st-key-said", ".st-key-text"):
        box = page.locator(name)
        if box.count():
            box.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
            assert covered(page, SAID) == []
    for name in (".st-key-ways", ".st-key-board"):
        for box in page.locator(name).all():
            assert box.evaluate("(one) => one.getBoundingClientRect().bottom") <= 800, name


@pytest.mark.parametrize(
    ("path", "role", "number"),
    [
        ("/?lesson=05-building&step=a-fixed-value-stays-fixed", "radio", 4),
        ("/?cousin=zwicken&step=two-cards-left", "spinbutton", 1),
    ],
)
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_on_a_phone_all_answers_and_the_key_that_gives_one_are_in_reach(
    look_at: Visit, path: str, role: Literal["radio", "spinbutton"], number: int, code: str
) -> None:
    """Six sit at the second table, and no card of the hand is below the sheet."""
    page = look_at(f"{path}&lang={code}", width=390, height=844, touch=True)
    settle(page)
    expect_clear_of_sheet(page)
    answers = page.locator(".st-key-answers")
    expect(answers.get_by_role(role)).to_have_count(number)
    check = answers.get_by_role("button", name=language(code)("question-check"))
    bottom = page.locator(".st-key-ways").bounding_box()
    box = check.bounding_box()
    assert box is not None
    assert bottom is not None
    assert box["y"] + box["height"] <= bottom["y"]
    assert covered(page, ".st-key-answers") == []


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_no_long_answer_is_behind_the_key_that_gives_it_once_one_was_wrong(visit: Visit, code: str) -> None:
    """At 1280 by 800 pixels, with what is said of the wrong answer above them."""
    page = visit(f"/?lesson=05-building&step=a-fixed-value-stays-fixed&lang={code}", height=800)
    settle(page)
    page.get_by_test_id("stRadioOption").first.click()
    settle(page)
    page.locator(".st-key-check button").click()
    page.locator(".st-key-said .stAlert").wait_for()
    settle(page)
    assert covered(page, ".st-key-answers") == []
    assert page.locator(".st-key-said").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_all_answers_are_in_view_where_several_are_right_and_one_was_wrong(visit: Visit, code: str) -> None:
    """At 1280 by 800 pixels, with the longest that is said of one."""
    page = visit(f"/?lesson=07-for-partner&step=your-own-promises&lang={code}", height=800)
    settle(page)
    page.locator(".st-key-group label").filter(has=page.get_by_role("checkbox")).first.click()
    settle(page)
    page.locator(".st-key-check button").click()
    page.locator(".st-key-said .stAlert").wait_for()
    settle(page)
    assert page.locator(".st-key-said").evaluate("(one) => one.scrollHeight - one.clientHeight") == 0


# How many pixels of height lead to a link, at its middle.
PRESSED = """(link) => {
  link.scrollIntoView({ block: "center" })
  const { left, width, top, height } = link.getBoundingClientRect()
  const met = (y) => link.contains(document.elementFromPoint(left + width / 2, top + height / 2 + y))
  return [...Array(81).keys()].filter((y) => met(y - 40)).length
}"""


def test_a_link_that_stands_alone_is_pressed_on_44_pixels_with_a_mouse_too(look_at: Visit) -> None:
    for path in ("/progress", "/?view=course", STEP.path):
        page = look_at(path, height=800)
        settle(page)
        links = page.locator("[data-testid=stPageLink]:not(.st-key-navigation *, [class*=st-key-door-] *) a:visible")
        assert min(link.evaluate(PRESSED) for link in links.all()[:6]) >= 43, path


def test_the_lanes_of_a_replay_are_44_pixels_high_where_the_window_has_room(look_at: Visit) -> None:
    page = look_at("/replay?ply=14", height=900)
    settle(page)
    play, line = page.locator(".zp .play").nth(5).bounding_box(), page.locator(".zp").bounding_box()
    assert play is not None
    assert line is not None
    assert play["height"] >= 44
    assert line["y"] + line["height"] <= 900


def test_the_line_of_a_replay_is_in_view_where_a_hand_in_two_rows_is_to_be_played_from(visit: Visit) -> None:
    page = visit("/replay?ply=1&mode=guess", height=800)
    expect(page.locator(".seat[data-hand=open]")).to_have_count(1)
    settle(page)
    page.locator(".zp .play").first.wait_for()
    assert page.locator(".zp").evaluate("(one) => one.getBoundingClientRect().bottom") <= 795


FIVE = next(task for task in puzzle_tasks() if task.path.endswith("most-points-df4db"))


def test_in_a_broad_window_five_cards_lie_in_one_row_before_and_after_the_answer(visit: Visit) -> None:
    page = visit(FIVE.path, width=1920, height=1080)
    settle(page)
    expect_five_in_a_row(page)
    play_by_mouse(page, FIVE.position, play_of(FIVE, FIVE.solutions[0]))
    expect_said(page, WORDS("feedback-title-right"))
    expect(page.locator(".net")).to_have_count(2)
    expect_five_in_a_row(page)


def expect_five_in_a_row(page: Page) -> None:
    """Check that the five cards of a table lie side by side, no smaller than they must."""
    settle(page)
    cards = [one.bounding_box() for one in page.locator(".middle .item .card").all()]
    assert len(cards) == 5
    assert all(card is not None and card["width"] >= 100 for card in cards)
    tops = [card["y"] for card in cards if card is not None]
    # Those in a net lie a little lower.
    assert max(tops) - min(tops) < 20


def test_the_table_of_a_game_to_go_on_with_stands_above_the_doors(visit: Visit) -> None:
    page = visit("/play?deal=jensen/4/12345", height=800)
    page.locator(".st-key-this-deal button").click()
    for held in (4, 3, 2):
        # With piles beside them the seats are higher.
        expect(page.locator("button.hand")).to_have_count(held)
        settle(page)
        page.locator("button.hand").first.click()
        page.get_by_role("button", name=WORDS("board-lay"), exact=True).click()
    expect(page.locator("button.hand")).to_have_count(1)
    go(page, "/")
    page.locator(".seat").first.wait_for()
    doors = page.locator(".st-key-doors").bounding_box()
    assert doors is not None
    assert page.locator(".wood").evaluate("(one) => one.getBoundingClientRect().bottom") <= doors["y"]


# The table fills what is left of the window.
FITTED = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const { bottom } = shadowRoot.querySelector(".wood").getBoundingClientRect()
  return innerHeight - 30 <= bottom && bottom <= innerHeight
}"""


def test_the_table_grows_with_the_window(look_at: Visit) -> None:
    page = look_at(STEP.path)
    sizes = []
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        becomes_true(page, FITTED)
        wood = page.locator(".st-key-board .wood").bounding_box()
        card = page.locator(".st-key-board .middle .card").first.bounding_box()
        assert wood is not None
        assert card is not None
        sizes.append((wood["width"], wood["height"], card["width"]))
    for smaller, larger in pairwise(sizes):
        assert all(less * 1.2 < more for less, more in zip(smaller, larger, strict=True)), sizes


# Of a phone: the lowest edges of the cards and of the keys of the table, the top of the sheet, the foot of its keys.
ON_PHONE = """() => {
  const { shadowRoot } = [...document.querySelectorAll(".st-key-board *")].find((one) => one.shadowRoot)
  const bottom = (one) => one.getBoundingClientRect().bottom
  const lowest = (root, name) => Math.max(0, ...[...root.querySelectorAll(name)].map(bottom))
  return [lowest(shadowRoot, ".box"), Math.max(lowest(shadowRoot, ".act"), lowest(document, ".st-key-rail button")),
    document.querySelector(".st-key-panel").getBoundingClientRect().top, lowest(document, ".st-key-ways")]
}"""

TRICK_STEPS = [
    f"/?cousin={lesson.id.rpartition('/')[2]}&step={step.entry.slug}"
    for lesson in library().tricks
    for step in lesson.steps
    if step.position is not None
]
ON_TABLE = [place for place in course_places() if place.step.position is not None]


@pytest.mark.parametrize("path", some([*TRICK_STEPS, *(place.path for place in ON_TABLE)], 25))
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_on_a_phone_the_sheet_covers_no_card(look_at: Visit, path: str, code: str) -> None:
    page = look_at(f"{path}&lang={code}", width=390, height=844, touch=True)
    settle(page)
    expect_clear_of_sheet(page)


@pytest.mark.parametrize("path", [STEP.path, "/?path=tonight&step=10", "/?path=tonight&step=14"])
@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_on_a_phone_the_way_of_a_lesson_stands_above_its_task(look_at: Visit, path: str, code: str) -> None:
    """Together they are at most 116 pixels high, and all that must be in view below them is."""
    page = look_at(f"{path}&lang={code}", width=390, height=844, touch=True)
    settle(page)
    buoys, task = (page.locator(f".st-key-{name}").bounding_box() for name in ("buoys", "task"))
    assert buoys is not None
    assert task is not None
    assert 44 <= buoys["y"] < buoys["y"] + buoys["height"] <= task["y"]
    assert 16 <= buoys["height"] <= 24
    assert buoys["width"] > 340
    assert task["y"] + task["height"] <= 52 + 116
    expect_clear_of_sheet(page)


SEVERAL_SUMS = [
    (place, play)
    for place in PLAYS
    if isinstance(place.step.goal, OnePlayGoal)
    for play in wrong_plays(place.step)[:3]
    if place.step.position is not None and isinstance(play, Capture)
    if (split := split_of(place.step.position.rules, play)) is not None and len(split.groups) > 1
]
"""The plays that may be made and are not the answer, and take several groups."""


@pytest.mark.parametrize("tried", some(SEVERAL_SUMS, 8), ids=lambda tried: tried[0].path)
def test_on_a_phone_the_sums_of_a_wrong_try_stand_in_nets_and_its_cards_can_be_pressed(
    visit: Visit, tried: tuple[Place, Capture]
) -> None:
    place, play = tried
    page = visit(place.path, width=390, height=844, touch=True)
    expect_place(page, place)
    assert place.step.position is not None
    play_by_mouse(page, place.step.position, play)
    page.locator(".st-key-said .stAlert").wait_for()
    settle(page)
    split = split_of(place.step.position.rules, play)
    assert split is not None
    expect(page.locator(".net .tag")).to_have_count(len(split.groups))
    expect_clear_of_sheet(page)
    # Cards stand 44 pixels apart, and what lies between them belongs to them.
    pressed = page.locator(".net button.item").last
    pressed.click()
    expect(page.locator(".net")).to_have_count(0)


@pytest.mark.parametrize("place", some(PLAYS, 20), ids=lambda place: place.path)
def test_on_a_phone_the_keys_of_the_table_stay_in_reach_after_an_answer(visit: Visit, place: Place) -> None:
    page = visit(place.path, width=390, height=844)
    expect_place(page, place)
    fail_by_mouse(page, place, clear=False)
    settle(page)
    expect_clear_of_sheet(page)
    handle, verdict = (page.locator(name).bounding_box() for name in (".st-key-sheet p", ".st-key-said .stAlert"))
    assert handle is not None
    assert verdict is not None
    assert handle["y"] + handle["height"] + 3 <= verdict["y"], "its upper edge lies clear of what the handle says"
    deselect(page)
    solve_by_mouse(page, place)
    settle(page)
    expect_clear_of_sheet(page)


def expect_clear_of_sheet(page: Page) -> None:
    cards, keys, sheet, foot = page.evaluate(ON_PHONE)
    assert cards <= min(600, sheet)
    assert keys <= sheet
    assert foot <= 844


# -- once it is over ----------------------------------------------------------


def test_after_a_right_answer_the_play_is_seen_again_and_another_card_tried(visit: Visit) -> None:
    """The film ends as before, and the way on stays."""
    page = visit(STEP.path)
    expect_board(page, STEP.position)
    play_by_mouse(page, STEP.position, play_of(STEP, STEP.solutions[0]))
    expect_said(page, WORDS("feedback-title-right"))
    settle(page)
    before = page.locator(".st-key-board .grid").inner_text()
    film = page.locator(".st-key-board .zb[data-film]")
    page.emulate_media(reduced_motion="no-preference")
    button(page, "learn-see-again").click()
    expect(film).to_have_count(1)
    expect(film).to_have_count(0)
    assert page.locator(".st-key-board .grid").inner_text() == before
    button(page, "learn-other-card").click()
    expect(page.locator("button.hand")).to_have_count(len(STEP.position.hand))
    expect(button(page, "learn-see-again")).to_have_count(0)


def test_with_less_motion_nothing_is_seen_again(visit: Visit) -> None:
    page = visit(STEP.path)
    expect_board(page, STEP.position)
    play_by_mouse(page, STEP.position, play_of(STEP, STEP.solutions[0]))
    expect_said(page, WORDS("feedback-title-right"))
    expect(button(page, "learn-other-card")).to_be_visible()
    expect(button(page, "learn-see-again")).to_be_hidden()
