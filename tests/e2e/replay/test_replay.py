"""The whole sample game in the browser with the arrow keys, each board on one screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import WORDS, becomes_true, expect_title, sample_game, settle
from tests.examples import PART
from tutor.coach.zwickern.words.plays import played_line
from tutor.engine.zwickern import make_play
from tutor.text import Name, card_name, render

GAME = sample_game()
END = len(GAME.plies) + 1


def headline(ply: int) -> str:
    """The headline of a play."""
    if ply == 0:
        return WORDS("replay-start")
    if ply == END:
        return WORDS("replay-end")
    one = GAME.plies[ply - 1]
    return render(WORDS, played_line(Name(one.entry.seat), one.position, one.play))


def hands(ply: int) -> list[list[str]]:
    """The cards that every seat holds after a play, by name."""
    if ply == END:
        after = GAME.last
    elif ply == 0:
        after = GAME.plies[0].position
    else:
        after = make_play(GAME.plies[ply - 1].position, GAME.plies[ply - 1].play)
    return sorted(sorted(card_name(WORDS, card) for card in hand or ()) for hand in after.hands)


def shown_hands(page: Page) -> list[list[str]]:
    """The cards that the board shows in every hand."""
    found = page.locator(".seat .cards").evaluate_all(
        "all => all.map((one) => [...one.children].map((card) => card.getAttribute('aria-label')))"
    )
    return sorted(map(sorted, found))


def expect_shown(page: Page, ply: int) -> None:
    """The headline, the hands and the address are those of a play; the rest of the page may still be drawn."""
    expect_title(page, headline(ply))
    # Headline and board arrive one after the other.
    becomes_true(page, "(ply) => new URLSearchParams(location.search).get('ply') === String(ply)", arg=ply)
    for _ in range(250):
        if shown_hands(page) == hands(ply):
            break
        page.wait_for_timeout(20)
    assert shown_hands(page) == hands(ply)


def expect_play(page: Page, ply: int) -> None:
    """The page shows a play, drawn to its end."""
    expect_shown(page, ply)
    settle(page)


def press_through(page: Page, key: str, *plies: int) -> None:
    """Press a key again and again, each time to come to the next of these plays."""
    for ply in plies:
        page.keyboard.press(key)
        expect_play(page, ply)


def test_the_game_with_the_arrow_keys(visit: Visit) -> None:
    """A third of the game in each run."""
    third = PART % 3
    first, last = END * third // 3, END * (third + 1) // 3
    page = visit(f"/replay?ply={first}")
    expect_play(page, first)
    settle(page)
    for ply in range(first + 1, last + 1):
        # No one waits until the page is drawn to its end.
        page.keyboard.press("ArrowRight")
        expect_shown(page, ply)
    settle(page)
    press_through(page, "ArrowLeft", *range(last - 1, last - 6, -1))
    press_through(page, "Home", 0)
    press_through(page, "End", END)


def test_the_arrow_keys_work_from_a_card_too(visit: Visit) -> None:
    page = visit("/replay?ply=1")
    settle(page)
    page.locator(".seat .box").first.focus()
    press_through(page, "ArrowRight", 2)
    press_through(page, "ArrowLeft", 1)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_table_steps_note_and_plays_are_on_one_screen(look_at: Visit, size: tuple[int, int]) -> None:
    """At the first play, where most cards lie on the table and in the hands."""
    width, height = size
    page = look_at("/replay?ply=1", width=width, height=height)
    expect_play(page, 1)
    for part in ("table", "steps", "notes", "line"):
        becomes_true(
            page,
            """([part, height]) => {
              const { top, bottom } = document.querySelector(`.st-key-${part}`).getBoundingClientRect()
              return top >= 0 && bottom > top + 40 && bottom <= height + 1
            }""",
            [part, height],
        )
    expect(page.locator(".st-key-steps button")).to_have_count(4)
    expect(page.locator('.play[aria-current="step"]')).to_be_in_viewport()
