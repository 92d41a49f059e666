"""What a click in an exercise has drawn again, as the messages to the browser show."""

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from tests.app.course import course_places, right_plays
from tests.app.playing import failing, solving, some_puzzles
from tests.e2e.conftest import Visit, Visitors, serving, visiting
from tests.e2e.driving import (
    WORDS,
    becomes_true,
    button,
    click,
    expect_place,
    expect_said,
    go,
    play_by_mouse,
    puzzle_on,
    set_look,
    settle,
    solve_by_mouse,
    solve_puzzle,
)
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import step_id
from tutor.coach.question import Way
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.trainer.log import open_log

PUZZLE = next(one for one in some_puzzles() if isinstance(one.goal, OnePlayGoal) and one.entry.wrong)
STEP = next(
    one for one in course_places() if isinstance(one.step.goal, OnePlayGoal) and one.number + 1 < len(one.lesson.steps)
)
BOARD, VERDICT, LIST, LINK = "bidi_component", "alert", "selectbox", "page_link"


class Drawn:
    """The kinds of elements that the browser has to draw, in their order."""

    def __init__(self, page: Page) -> None:
        self.kinds: list[str] = []
        page.on("websocket", self.listen)
        page.reload()
        settle(page)

    def listen(self, socket: WebSocket) -> None:
        """Note what comes."""
        socket.on("framereceived", self.note)

    def note(self, frame: str | bytes) -> None:
        """Note a message, if it draws an element."""
        if isinstance(frame, bytes):
            message = ForwardMsg.FromString(frame)
            # What the browser has kept is named by its hash only, as long lists are.
            kind = "kept" if message.ref_hash else message.delta.new_element.WhichOneof("type")
            self.kinds += [kind] * (kind is not None)

    def forget(self) -> None:
        """Begin again."""
        self.kinds.clear()


@pytest.fixture
def page(visit: Visit) -> Page:
    """A page of a learner who has solved nothing."""
    return visit(f"/puzzles?puzzle={PUZZLE.id}")


def test_a_verdict_comes_before_the_board_and_without_the_rest_of_the_page(page: Page) -> None:
    """What is around a puzzle is drawn again only by the answer that solves it."""
    drawn = Drawn(page)
    puzzle = puzzle_on(page)
    drawn.forget()
    play_by_mouse(page, puzzle.position, failing(puzzle))
    expect(page.get_by_test_id("stAlertContainer")).to_be_visible()
    settle(page)
    # Choosing the cards has drawn the board before.
    assert BOARD in drawn.kinds[drawn.kinds.index(VERDICT) :]
    assert LINK not in drawn.kinds
    drawn.forget()
    click(page, "learn-hint")
    expect_said(page, WORDS("hint-title", number=1))
    settle(page)
    assert BOARD in drawn.kinds
    assert not {LIST, LINK, "kept", "button_group"}.intersection(drawn.kinds)


def test_what_is_around_a_puzzle_says_that_it_is_solved(page: Page) -> None:
    """It is counted, and the next one can be gone to by the key."""
    drawn = Drawn(page)
    puzzle = puzzle_on(page)
    around = page.locator(".st-key-where")
    before = around.inner_text()
    drawn.forget()
    play_by_mouse(page, puzzle.position, solving(puzzle))
    expect_said(page, WORDS("feedback-title-right"))
    expect(around).not_to_have_text(before, use_inner_text=True)
    settle(page)
    assert LINK not in drawn.kinds
    page.keyboard.press("n")
    page.wait_for_url(lambda url: puzzle.id not in url)
    assert puzzle_on(page).id != puzzle.id
    settle(page)
    assert LINK not in drawn.kinds, "the next puzzle comes without the rest of the page"


def test_the_next_puzzle_takes_away_that_the_address_named_none(visit: Visit) -> None:
    page = visit("/puzzles?puzzle=nowhere")
    unknown = page.get_by_text(WORDS("address-unknown", id="nowhere"))
    expect(unknown).to_be_visible()
    before = puzzle_on(page)
    page.keyboard.press("n")
    page.wait_for_url(lambda url: before.id not in url)
    expect(unknown).to_have_count(0)


def test_what_is_around_a_step_says_that_it_is_solved(visit: Visit) -> None:
    """The buoy is full with the verdict, without the rest of the page."""
    page = visit(STEP.path)
    drawn = Drawn(page)
    expect_place(page, STEP)
    position = STEP.step.position
    assert position is not None
    number, total = STEP.number + 1, len(STEP.lesson.steps)
    drawn.forget()
    full = page.locator(".st-key-buoys strong")
    expect(full).to_have_count(0)
    play_by_mouse(page, position, right_plays(STEP.step)[0])
    expect_said(page, WORDS("feedback-title-right"))
    expect(page.get_by_text(WORDS("learn-progress", number=number, total=total, solved=1))).to_be_visible()
    settle(page)
    expect(full).to_have_count(1)
    assert LINK in drawn.kinds, "the link to all lessons stands around"
    assert drawn.kinds.count(LINK) == 1
    expect(button(page, "learn-next")).to_be_enabled()
    go(page, STEP.path)


def test_high_contrast_is_put_on_the_whole_page_at_once(page: Page) -> None:
    """The switch is in the heading, and a button far from it changes too."""
    puzzle = puzzle_on(page)
    again = button(page, "puzzle-next")
    plain = again.evaluate("(one) => getComputedStyle(one).borderTopColor")
    set_look(page, "look-contrast")
    becomes_true(
        page, "([one, plain]) => getComputedStyle(one).borderTopColor !== plain", arg=[again.element_handle(), plain]
    )
    settle(page)
    solve_puzzle(page, puzzle)


def test_an_answer_that_changes_what_is_around_is_noted_once(tmp_path: Path, visitors: Visitors) -> None:
    """It has the page drawn in two runs, and is heard in the first only."""
    asked = next(one for one in course_places() if one.step.question is not None and one.step.question.way is Way.ONE)
    with serving(tmp_path, counts=False) as address, visiting(address, visitors) as visit:
        page = visit(asked.path)
        for place in (asked, STEP):
            go(page, place.path)
            expect_place(page, place)
            solve_by_mouse(page, place)
            settle(page)
    with closing(open_log(f"sqlite:///{tmp_path}/attempts.sqlite")) as log:
        noted = [one.item_id for one in log.attempts(LOCAL)]
    assert noted == [step_id(place.lesson, place.step) for place in (asked, STEP)]
