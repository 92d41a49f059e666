"""The hand keeps the order that the person likes, by dragging and by keys, until new cards are dealt."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import box, click, focus, play_by_mouse, settle
from tests.e2e.play.test_play import NUMBER, begun, turn
from tutor.app.board.zwickern.seats import hand_order
from tutor.text import card_name, language


def hand_of(page: Page) -> list[str]:
    """The cards of the hand in their order, by their names."""
    return [one.get_attribute("aria-label") or "" for one in page.locator("button.hand").all()]


def drag(page: Page, one: str, other: str) -> None:
    """Drag a card of the hand onto another one."""
    page.locator("button.hand").nth(hand_of(page).index(one)).hover()
    page.mouse.down()
    page.locator("button.hand").nth(hand_of(page).index(other)).hover()
    page.mouse.up()


def test_a_card_stays_where_it_was_dragged_when_another_is_played(visit: Visit) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}")
    position, play = turn(begun(page))
    first, second, third, last = hand_of(page)
    drag(page, first, last)
    expect(page.locator("button.hand").last).to_have_attribute("aria-label", first)
    assert hand_of(page) == [second, third, last, first]
    drag(page, first, third)
    assert hand_of(page) == [second, first, third, last]
    expect(page.locator(".box[data-on]")).to_have_count(0)
    order = [name for name in hand_of(page) if name != card_name(language("en"), play.card)]
    play_by_mouse(page, position, play)
    expect(page.locator("button.hand")).to_have_count(3)
    settle(page)
    assert hand_of(page) == order
    click(page, "play-take-back")
    expect(page.locator("button.hand")).to_have_count(4)
    assert hand_of(page) == [second, first, third, last]


def test_keys_move_a_card_along_the_hand_and_the_focus_goes_with_it(visit: Visit) -> None:
    page = visit(f"/play?deal=jensen/4/{NUMBER}")
    position, _ = turn(begun(page))
    names = [card_name(language("en"), card) for card in sorted(position.hand, key=hand_order)]
    box(page, "hand", names[0]).focus()
    for _ in range(2):
        page.keyboard.press("Shift+ArrowRight")
    assert hand_of(page) == [names[1], names[2], names[0], names[3]]
    assert focus(page).name == names[0]
    page.keyboard.press("Shift+ArrowLeft")
    assert hand_of(page) == [names[1], names[0], names[2], names[3]]
    page.keyboard.press("ArrowRight")
    assert focus(page).name == names[2]
