"""A browser that translates pages: it leaves ours alone, and no page breaks at its next step."""

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.driving import (
    WORDS,
    button,
    click,
    expect_right,
    expect_title,
    go,
    lesson_tasks,
    play_by_mouse,
    play_of,
    puzzle_on,
    settle,
)
from tutor.app.rules.selection import VIEWS

# What Chrome does to a page that it translates: each text is put into a <font>, and so is what comes later. It leaves
# alone what an element around it keeps from translation, and a page that says so in its head.
TRANSLATOR = """() => {
  const kept = (node) => {
    for (let one = node.parentElement; one; one = one.parentElement) {
      if (one.matches("script, style, [translate=no], .notranslate")) return true
      if (one.matches("[translate=yes]")) return false
    }
    return document.querySelector("meta[name=google][content=notranslate]") !== null
  }
  const translate = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found = []
    while (texts.nextNode()) if (texts.currentNode.data.trim()) found.push(texts.currentNode)
    for (const text of found) {
      if (kept(text) || text.parentElement.closest("font")) continue
      const outer = document.createElement("font"), inner = document.createElement("font")
      text.replaceWith(outer)
      outer.append(inner)
      inner.textContent = text.data.toUpperCase()
    }
  }
  translate(document.body)
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes])
    for (const node of added) if (node.isConnected) translate(node.nodeType === 1 ? node : node.parentElement)
  }).observe(document.body, { childList: true, subtree: true })
}"""


def translate(page: Page) -> None:
    """Let the browser translate the page, and whatever comes into it later."""
    page.evaluate(TRANSLATOR)


def expect_untouched(page: Page) -> None:
    """Expect that the browser has put nothing of its own into the page."""
    settle(page)
    expect(page.locator("font")).to_have_count(0)


def test_a_lesson_goes_on(visit: Visit) -> None:
    task, following = lesson_tasks()[:2]
    page = visit(task.path, given_back=False)
    translate(page)
    play = play_of(task, task.solutions[0])
    play_by_mouse(page, task.position, play)
    expect_right(page, task, play)
    click(page, "learn-next")
    expect_title(page, following.title)
    expect_untouched(page)


def test_each_puzzle_has_its_own_title(visit: Visit) -> None:
    page = visit("/puzzles", given_back=False)
    translate(page)
    seen = {puzzle_on(page).id}
    for _ in range(2):
        before = page.url
        click(page, "puzzle-next")
        page.wait_for_url(lambda url, before=before: url != before)
        seen.add(puzzle_on(page).id)
    assert len(seen) == 3
    expect_untouched(page)


def test_a_replay_goes_forward(visit: Visit) -> None:
    page = visit("/replay?ply=3", given_back=False)
    translate(page)
    for ply in ("4", "5"):
        click(page, "replay-forward")
        page.wait_for_url(lambda url, ply=ply: f"ply={ply}" in url)
    expect_untouched(page)


def test_the_rules_turn_to_another_view(visit: Visit) -> None:
    page = visit("/rules", given_back=False)
    translate(page)
    for view in VIEWS[1:4]:
        go(page, f"/rules?view={view}")
        expect(page.locator(".toc [aria-current]")).to_have_count(1)
        expect(page.get_by_role("link", name=WORDS(f"rules-view-{view}"), exact=True)).to_have_attribute(
            "aria-current", "true"
        )
    expect_untouched(page)


def test_a_game_begins_and_is_left(visit: Visit) -> None:
    page = visit("/play", given_back=False)
    translate(page)
    click(page, "play-begin")
    expect(page.locator("button.hand").first).to_be_visible()
    click(page, "play-leave")
    expect(button(page, "play-begin")).to_be_visible()
    expect_untouched(page)


def test_the_browser_of_these_tests_translates_what_does_not_ask_to_be_left_alone(visit: Visit) -> None:
    page = visit("/rules", given_back=False)
    settle(page)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.evaluate("""() => {
      document.documentElement.removeAttribute("translate")
      document.querySelector("meta[name=google]").remove()
    }""")
    translate(page)
    assert page.locator("font").count() > 20


def test_a_page_that_was_served_by_another_server_asks_for_it_once_it_is_drawn(visit: Visit) -> None:
    page = visit("/rules", given_back=False)
    settle(page)
    page.evaluate("document.documentElement.removeAttribute('translate')")
    page.locator(".st-key-navigation a").last.click()
    expect(page.locator("html")).to_have_attribute("translate", "no")
