"""What moves on the board: plays, until the visitor goes on; nothing if motion is off; and sounds if asked for."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    Task,
    box,
    click,
    expect_board,
    expect_nets,
    expect_right,
    expect_said,
    item_name,
    items_of,
    lesson_tasks,
    play_by_mouse,
    play_of,
    puzzle_tasks,
    sample_game,
    set_look,
    settle,
)
from tutor.app.visitor.look import MOTION, SOUND, ZWICK_SOUND
from tutor.engine.zwickern import Capture, Play, is_zwick, split_of
from tutor.text import card_name

MOST = 1500  # milliseconds for a play, without the wait for the page to be at rest and what a busy machine adds
_NOTING = """() => {
  const root = document.querySelector(".st-key-board [data-drawn]").shadowRoot.querySelector(".zb")
  const noted = window.noted = { films: 0, ghosts: 0, sums: [], longest: 0, cut: null, heard: 0, astray: 0, atOnce: 0,
    both: 0 }
  const places = (kind) => [...root.querySelectorAll(kind)].map((one) => one.getBoundingClientRect())
  const far = (one, other) => Math.hypot(one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2) > 20
  let cards = [] // where they lay in the frame before
  const note = () => { cards = places(".box .card"); requestAnimationFrame(note) }
  note()
  const known = new Set()
  const adds = (records, kind) => records.some((one) => [...one.addedNodes].some((node) => node.matches?.(kind)))
  const takes = (records, kind) => records.some((one) => [...one.removedNodes].some((node) => node.matches?.(kind)))
  const look = (records) => {
    noted.both += adds(records, ".slot") && takes(records, ".hand")
    noted.atOnce += adds(records, ".ghost") && adds(records, ".box")
    noted.films += root.dataset.film === "on" && !noted.on
    noted.on = root.dataset.film === "on"
    noted.ghosts = Math.max(noted.ghosts, root.querySelectorAll(".ghost").length)
    for (const ghost of root.querySelectorAll(".ghost")) {
      if (known.has(ghost)) continue
      known.add(ghost)
      const begins = ghost.querySelector(".card").getBoundingClientRect()
      noted.astray += cards.every((card) => far(card, begins))
    }
    const sums = [...root.querySelectorAll(".thrown .tag")].map((sum) => sum.textContent)
    noted.sums = [...new Set([...noted.sums, ...sums])]
    for (const one of root.getAnimations({ subtree: true })) {
      noted.longest = Math.max(noted.longest, one.effect.getComputedTiming().endTime)
    }
  }
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true })
  window.AudioContext = class extends AudioContext { constructor() { super(); noted.heard += 1 } }
}"""


def gathering(task: Task) -> Play | None:
    """A right play that captures a sum and leaves something."""
    for text in task.solutions:
        play = play_of(task, text)
        if isinstance(play, Capture) and len(play.takes) < len(task.position.table):
            split = split_of(task.position.rules, play)
            if split is not None and any(len(group) > 1 for group in split.groups):
                return play
    return None


TASK, PLAY = next((task, play) for task in lesson_tasks() if (play := gathering(task)) is not None)
ZWICK = next(task for task in puzzle_tasks() if is_zwick(task.position, play_of(task, task.solutions[0])))


def opened(visit: Visit, task: Task, *, motion: bool = True) -> Page:
    """The page of an exercise; what moves on it is noted."""
    page = visit(task.path, motion=motion, given_back=False)
    expect_board(page, task.position)
    settle(page)
    page.evaluate(_NOTING)
    return page


def ended(page: Page) -> dict[str, object]:
    """What was noted until the film ended."""
    expect(page.locator(".zb[data-film]")).to_have_count(0)
    found = page.evaluate("window.noted")
    assert isinstance(found, dict)
    return found


def test_a_capture_gathers_in_nets_with_its_sum(visit: Visit) -> None:
    page = opened(visit, TASK)
    play_by_mouse(page, TASK.position, PLAY)
    expect(page.locator(".net:not(.thrown)").first).to_be_visible()
    noted = ended(page)
    assert noted["films"] == 1
    assert noted["ghosts"] == 1, "what is taken stays, and the card that takes it goes to the pile"
    assert noted["astray"] == 0, "each begins where it lay"
    assert noted["atOnce"] == 0, "copies are made in a frame of their own, before the next board"
    assert noted["both"] == 0, "the table and the seats are drawn in frames of their own"
    assert "=" in str(noted["sums"])
    assert 300 <= float(str(noted["longest"])) <= MOST
    expect_right(page, TASK, PLAY)
    expect(page.locator(".ghost, .thrown")).to_have_count(0)
    assert noted["heard"] == 0, "no sound unless it is switched on"


def test_what_was_taken_is_in_nets_without_motion_too(visit: Visit) -> None:
    page = opened(visit, TASK, motion=False)
    play_by_mouse(page, TASK.position, PLAY)
    assert isinstance(PLAY, Capture)
    expect_nets(page, TASK.position, PLAY)
    expect(page.locator(".net .card")).to_have_count(sum(len(item.cards) for item in PLAY.takes))
    assert page.evaluate("window.noted.films") == 0, "nothing moves for who wants it still"


@pytest.mark.main
def test_a_zwick_turns_a_card_up(visit: Visit) -> None:
    page = opened(visit, ZWICK)
    play_by_mouse(page, ZWICK.position, play_of(ZWICK, ZWICK.solutions[0]))
    expect(page.locator(".marker")).to_have_count(1)
    noted = ended(page)
    assert noted["films"] == 1
    assert noted["heard"] == 1, "a Zwick is heard from the start"
    assert noted["ghosts"] == 1 + sum(len(item.cards) for item in ZWICK.position.table), "all goes to the pile"
    expect(page.locator(".item")).to_have_count(0)
    expect(page.locator(".shout strong")).to_have_text(WORDS("board-zwick"))


@pytest.mark.parametrize(("quiet", "heard"), [(False, 1), (True, 0)])
def test_a_zwick_is_heard_without_motion_too_unless_its_sound_is_off(visit: Visit, quiet: bool, heard: int) -> None:
    page = opened(visit, ZWICK, motion=False)
    if quiet:
        set_look(page, ZWICK_SOUND)
    play_by_mouse(page, ZWICK.position, play_of(ZWICK, ZWICK.solutions[0]))
    expect(page.locator(".marker")).to_have_count(1)
    settle(page)
    assert page.evaluate("window.noted.heard") == heard


@pytest.mark.parametrize(
    ("kind", "at"),
    [
        ("pointerdown", ".ghost"),
        ("keydown", ".ghost"),
        pytest.param("keydown", ".slot", id="before the seats are drawn"),
    ],
)
def test_a_click_or_a_key_goes_on(visit: Visit, kind: str, at: str) -> None:
    page = opened(visit, TASK)
    page.evaluate(
        """([kind, at]) => {
          const root = document.querySelector(".st-key-board [data-drawn]").shadowRoot.querySelector(".zb")
          new MutationObserver(() => {
            if (!root.querySelector(at) || window.noted.cut !== null) return
            window.noted.cut = ""
            document.body.dispatchEvent(new Event(kind, { bubbles: true }))
            const number = (kind) => root.querySelectorAll(kind).length
            window.noted.cut = [root.dataset.film, number(".ghost"), number(".item")]
          }).observe(root, { subtree: true, childList: true })
        }""",
        [kind, at],
    )
    play_by_mouse(page, TASK.position, PLAY)
    expect_right(page, TASK, PLAY)
    assert page.evaluate("window.noted.cut") == [None, 0, len(TASK.position.table)]


def test_a_wrong_play_moves_nothing(visit: Visit) -> None:
    page = opened(visit, TASK)
    wrong = Capture(PLAY.card, TASK.position.table)
    box(page, "hand", card_name(WORDS, wrong.card)).first.click()
    names = [item_name(TASK.position, item) for item in items_of(wrong)]
    for number, name in enumerate(names):
        box(page, "item", name).nth(names[:number].count(name)).click()
    page.get_by_role("button", name=WORDS("board-take"), exact=True).click()
    expect_said(page, WORDS("feedback-title-wrong"))
    settle(page)
    assert page.evaluate("window.noted.films") == 0


def test_motion_is_switched_off_and_sound_on(visit: Visit) -> None:
    """Both at once, and they stay so; a page that was left is shown at its end."""
    page = opened(visit, TASK)
    for name in (MOTION, SOUND):
        set_look(page, name)
    play_by_mouse(page, TASK.position, PLAY)
    expect_right(page, TASK, PLAY)
    assert page.evaluate("[window.noted.films, window.noted.heard]") == [0, 1]
    page.reload()
    page.get_by_role("button", name=WORDS("look"), exact=True).click()
    for name, on in ((MOTION, False), (SOUND, True)):
        expect(page.get_by_test_id("stCheckbox").filter(has_text=WORDS(name)).locator("input")).to_be_checked(
            checked=on
        )


def test_a_record_moves_forward_only(visit: Visit) -> None:
    """Back, and over several plays, the board is shown at once."""
    game = sample_game()
    page = visit("/replay?ply=1", motion=True, given_back=False)
    page.locator(".seat").first.wait_for()
    settle(page)
    page.evaluate(_NOTING)
    ply = 1
    for key, by, films in (
        ("replay-forward", 1, 1),
        ("replay-back", -1, 1),
        ("replay-round-forward", len(game.entry.seats), 1),
        ("replay-forward", 1, 2),
    ):
        settle(page)
        click(page, key)
        ply += by
        held = sum(len(hand or ()) for hand in game.plies[ply - 1].position.hands) - 1
        # A board is drawn after its film if it has one, so once it is there no film can begin.
        expect(page.locator(".hand")).to_have_count(held)
        assert ended(page)["films"] == films, key
