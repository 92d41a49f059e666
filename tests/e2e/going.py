"""Going to the pages of a tutor in the browser, and waiting until they are drawn."""

from urllib.parse import urljoin

from playwright.sync_api import Page, expect

ANSWERS_WITHIN = 15_000  # milliseconds
# Resolves once a run of the page that began later is over and drawn. The page itself tells of runs only that one goes
# on, which is not seen of a short one, so the state that React keeps is asked.
_GOING = """async (path) => {
  const app = document.querySelector("[data-testid=stApp]")
  let fiber = app[Object.keys(app).find((key) => key.startsWith("__reactFiber$"))]
  while (!fiber.stateNode?.state?.scriptRunId) fiber = fiber.return
  const state = () => fiber.stateNode.state
  const before = state().scriptRunId
  history.pushState({}, "", path)
  dispatchEvent(new PopStateEvent("popstate"))
  for (let waits = 0; waits < 1500; waits += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (state().scriptRunId !== before && state().scriptRunState === "notRunning") return
  }
  throw new Error(`${path} is not drawn`)
}"""


def shown(page: Page) -> Page:
    """Return a page once it shows a heading."""
    page.get_by_test_id("stHeading").first.wait_for()
    return page


def settle(page: Page) -> None:
    """Wait until the page is drawn completely."""
    page.locator('[data-testid=stApp][data-test-script-state="notRunning"]').wait_for()
    # The first widget of a kind is a skeleton until the browser has loaded the code for that kind.
    expect(page.get_by_test_id("stSkeleton")).to_have_count(0)


def go(page: Page, path: str) -> None:
    """Go to another address as Back and Forward do, which loads nothing anew.

    What the visit has so far stays: an address without details shows what was last visited there.
    """
    page.evaluate(_GOING, path)
    settle(page)
    shown(page)


def load(page: Page, path: str) -> None:
    """Open another address in the same browser, with all that it loads, which takes three times as long."""
    page.goto(urljoin(page.url, path))
    shown(page)
    settle(page)
