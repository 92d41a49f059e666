"""The board in the browser: selecting, and the value chooser."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.app.course import course_places
from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    Task,
    arrow_to,
    box,
    button,
    choice_label,
    expect_board,
    expect_focus,
    expect_place,
    expect_right,
    expect_said,
    item_name,
    items_of,
    lesson_tasks,
    play_by_keys,
    play_by_mouse,
    play_of,
    puzzle_tasks,
    said_of,
    settle,
    tab_to,
    verdict,
)
from tutor.coach.zwickern.verdict.offered_values import offers
from tutor.engine.zwickern import Build, Capture, legal_plays
from tutor.text import card_name

TASK = next(task for task in lesson_tasks() if len(task.position.table) > 2 and len(task.position.hand) > 1)


def chosen_builds() -> Iterator[tuple[Task, Build]]:
    """Legal builds for which the board asks for the value, one of each exercise that has any."""
    for task in puzzle_tasks():
        for play in legal_plays(task.position):
            if isinstance(play, Build) and choice_label(task.position, play) is not None:
                yield task, play
                break


# Lessons before the one on builds have no button for them.
TASK_TO_BUILD, BUILD = next(chosen_builds())


@pytest.mark.main
@pytest.mark.parametrize("play", [play_by_mouse, play_by_keys])
def test_a_build_with_the_value_chooser(visit: Visit, play: object) -> None:
    page = visit(TASK_TO_BUILD.path)
    expect_board(page, TASK_TO_BUILD.position)
    play(page, TASK_TO_BUILD.position, BUILD)
    expect_said(page, WORDS("feedback-title-legal"))
    expect_said(page, said_of(TASK_TO_BUILD, BUILD))
    expect(page.locator(".chooser")).to_be_hidden()


def only_one_value() -> tuple[Task, Build]:
    """A legal build for which there is one value only."""
    for task in puzzle_tasks():
        for play in legal_plays(task.position):
            if isinstance(play, Build) and len(offers(task.position, play.card, play.onto)) == 1:
                return task, play
    raise AssertionError("there is none")


def test_the_value_is_asked_for_even_if_there_is_only_one(visit: Visit) -> None:
    task, build = only_one_value()
    page = visit(task.path)
    expect_board(page, task.position)
    box(page, "hand", card_name(WORDS, build.card)).click()
    for item in items_of(build):
        box(page, "item", item_name(task.position, item)).click()
    page.get_by_role("button", name=WORDS("board-build"), exact=True).click()
    label = choice_label(task.position, build)
    assert label is not None
    expect(page.locator(".chooser .choice")).to_have_text([label, WORDS("board-cancel")])
    expect(verdict(page)).to_have_count(0)
    page.get_by_role("button", name=label, exact=True).click()
    expect_said(page, said_of(task, build))


def test_the_value_chooser_can_be_left_again(visit: Visit) -> None:
    page = visit(TASK_TO_BUILD.path)
    expect_board(page, TASK_TO_BUILD.position)
    box(page, "hand", card_name(WORDS, BUILD.card)).click()
    if BUILD.onto is not None:
        box(page, "item", item_name(TASK_TO_BUILD.position, BUILD.onto)).click()
    page.keyboard.press("Tab")
    tab_to(page, name=WORDS("board-build"))
    page.keyboard.press("Enter")
    expect(page.locator(".chooser")).to_be_visible()
    expect_focus(page, "choice")
    arrow_to(page, WORDS("board-cancel"))
    page.keyboard.press("Enter")
    expect(page.locator(".chooser")).to_be_hidden()
    expect_focus(page, "build")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".chooser")).to_be_hidden()
    expect_focus(page, "build")
    expect(page.locator(".box[data-on]")).to_have_count(1 + (BUILD.onto is not None))
    expect(verdict(page)).to_have_count(0)


def test_the_board_says_what_is_still_to_choose(visit: Visit) -> None:
    task = next(task for task in puzzle_tasks() if len(task.position.table) > 2 and len(task.position.hand) > 1)
    page = visit(task.path)
    expect_board(page, task.position)
    status = page.locator(".status")
    expect(status).to_have_text(WORDS("board-choose-card"))
    page.locator(".act.take").click(force=True)
    expect(status).to_have_text(WORDS("board-choose-card"))
    page.locator("button.hand").first.click()
    page.locator(".act.take").click(force=True)
    expect(status).to_have_text(WORDS("board-choose-items"))
    for number in (0, 1):
        page.locator("button.item").nth(number).click()
    page.locator(".act.build").click(force=True)
    expect(status).to_have_text(WORDS("board-only-one-item"))
    expect(verdict(page)).to_have_count(0)


def test_on_an_empty_table_there_is_nothing_to_take_and_the_board_says_so(visit: Visit) -> None:
    place = next(one for one in course_places() if one.slug == "after-a-zwick")
    page = visit(place.path)
    expect_place(page, place)
    page.locator("button.hand").first.click()
    page.locator(".act.take").click(force=True)
    expect(page.locator(".status")).to_have_text(WORDS("board-nothing-to-take"))
    expect(verdict(page)).to_have_count(0)


WHERE_CARDS_LIE = """() => {
  const root = document.querySelector(".st-key-board [data-drawn]").shadowRoot
  return [...root.querySelectorAll("button.item")].map((item) => [...item.querySelectorAll(".card")]
    .map((card) => card.getBoundingClientRect()).map((box) => [box.left, box.top, box.right, box.bottom]))
}"""


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_builds_of_many_cards_are_apart(look_at: Visit, width: int) -> None:
    fullest = max(puzzle_tasks(), key=lambda task: sum(len(item.cards) for item in task.position.table))
    page = look_at(fullest.path, width=width)
    expect_board(page, fullest.position)
    items = page.evaluate(WHERE_CARDS_LIE)
    assert len(items) == len(fullest.position.table)
    for number, item in enumerate(items):
        for other in items[:number]:
            assert not [1 for one in item for two in other if overlap(one, two)]


def overlap(one: Sequence[float], two: Sequence[float]) -> bool:
    """Whether two boxes share more than a pixel each way."""
    wide = min(one[2], two[2]) - max(one[0], two[0])
    return wide > 1 and min(one[3], two[3]) - max(one[1], two[1]) > 1


def test_quick_clicks_and_other_widgets_lose_nothing(visit: Visit) -> None:
    page = visit(TASK.path)
    expect_board(page, TASK.position)
    chosen = page.locator(".box[data-on]")
    page.evaluate("""() => document.querySelector("[data-testid=stBidiComponentIsolated]").shadowRoot
        .querySelectorAll("button.item").forEach((one) => one.click())""")
    page.locator("button.hand").nth(1).click()
    expect(chosen).to_have_count(len(TASK.position.table) + 1)
    page.get_by_role("combobox").press("Escape")
    # A run of the page would clear the selection later than the press.
    page.wait_for_timeout(500)
    expect(chosen).to_have_count(len(TASK.position.table) + 1)
    page.locator("button.item").nth(0).dblclick()
    # So would this.
    page.wait_for_timeout(500)
    expect(chosen).to_have_count(len(TASK.position.table) + 1)


def test_a_double_click_on_take_is_one_answer(visit: Visit) -> None:
    page = visit(TASK.path)
    expect_board(page, TASK.position)
    play = play_of(TASK, TASK.solutions[0])
    box(page, "hand", card_name(WORDS, play.card)).click()
    for item in items_of(play):
        box(page, "item", item_name(TASK.position, item)).click()
    page.locator(".act.take").dblclick()
    expect_right(page, TASK, play)
    expect(page.get_by_text("1 solved")).to_be_visible()


SELECTING = """() => {
  const card = document.querySelector("[data-testid=stBidiComponentIsolated]").shadowRoot.querySelector("button.hand")
  card.click()
  return card.getAttribute("aria-pressed")
}"""


def test_a_click_is_shown_before_the_server_hears_of_it(visit: Visit) -> None:
    page = visit(TASK.path)
    expect_board(page, TASK.position)
    assert [page.evaluate(SELECTING) for _ in range(3)] == ["true", "false", "true"]


def test_enter_selects_says_what_is_missing_and_plays(visit: Visit) -> None:
    """What is said of one board is not said of the next, and what was to be done is not said once it is done."""
    page = visit(TASK.path)
    position = TASK.position
    expect_board(page, position)
    said, told = page.locator(".zb .status"), page.locator(".zb [role=status]")
    names = [card_name(WORDS, card) for card in position.hand]
    for name in names[:2]:
        # Another card is chosen in the place of the first, before anything is played.
        box(page, "hand", name).first.press("Enter")
        expect(box(page, "hand", name).first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(said).to_have_text(WORDS("board-choose-how"))
    expect(told).to_contain_text(WORDS("board-choose-how"))
    expect_focus(page, "hand")
    expect(verdict(page)).to_have_count(0)
    page.get_by_role("button", name=WORDS("board-lay"), exact=True).press("Enter")
    expect(verdict(page)).to_have_count(1)
    expect(said).not_to_have_text(WORDS("board-choose-how"))
    expect(told).to_have_text("")
    # On the table it selects too, and then plays.
    item = box(page, "item", item_name(position, position.table[0])).first
    item.press("Enter")
    expect(item).to_have_attribute("aria-pressed", "true")
    item.press("Enter")
    wrong = Capture(position.hand[1], position.table[:1])
    expect_said(page, said_of(TASK, wrong))
    button(page, "learn-next").press("Enter")
    expect(told).not_to_have_text("")
    settle(page)
    assert told.inner_text() == task_of(page)


def task_of(page: Page) -> str:
    """The task, above the board."""
    return page.locator(".st-key-task strong").first.inner_text()
