"""What the browser keeps of pages that were left."""

from playwright.sync_api import Page

from tests.e2e.conftest import Visit
from tests.e2e.driving import go

WITH_BOARDS = ("/learn?lesson=02-taking-cards", "/replay", "/puzzles", "/workshop", "/progress")


def kept_nodes(page: Page) -> int:
    """Return how many nodes the browser keeps, in the page or not, that something still needs."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    tools.send("HeapProfiler.collectGarbage")
    counted = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    tools.detach()
    return int(counted["Nodes"])


def test_nothing_of_a_board_is_kept_when_its_page_is_left(look_at: Visit) -> None:
    """A tab that is open a whole evening would grow with each page."""
    page = look_at("/")
    rounds = []
    for _ in range(3):
        for path in WITH_BOARDS:
            go(page, path)
        go(page, "/")
        rounds.append(kept_nodes(page))
    # On a busy machine a page may be left before all of it has come, and then counts too little.
    assert rounds[2] <= max(rounds[:2]) * 1.1
