"""Fresh puzzles in the browser: the same for everyone who opens their address, whatever becomes of the process."""

import os
import signal
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Visit, serving, shown
from tests.e2e.driving import (
    WORDS,
    asked,
    following,
    next_puzzle,
    puzzle_on,
    solve_puzzle,
)

WITHIN = 20  # seconds


def test_the_address_of_a_fresh_puzzle_shows_the_same_to_a_second_visitor(visit: Visit) -> None:
    page = visit("/puzzles?pick=fresh&variant=christiansen")
    puzzle = puzzle_on(page)
    assert puzzle.id.startswith("fresh/christiansen/")
    other = visit(page.url.removeprefix(page.evaluate("location.origin")))
    assert puzzle_on(other) == puzzle
    assert cards_on(other) == cards_on(page)
    expect(other.get_by_text(WORDS("puzzle-seed", seed=int(puzzle.id.rpartition("/")[2])))).to_be_visible()
    solve_puzzle(other, puzzle)


def cards_on(page: Page) -> list[str]:
    """Everything that the board shows, as it is read out."""
    names = page.locator(".box").evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    return [str(name) for name in names]


def processes(folder: Path) -> list[int]:
    """The processes that work for a server that was started in a folder."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if b"run_worker" in (entry / "cmdline").read_bytes() and (entry / "cwd").readlink() == folder:
                found.append(int(entry.name))
        except (OSError, ValueError):
            continue
    return found


def test_processes_that_were_killed_are_replaced_and_no_one_notices(tmp_path: Path, chromium: Browser) -> None:
    """One makes a puzzle that is asked for, another the one that comes next."""
    with serving(tmp_path) as address:
        page = chromium.new_page()
        page.goto(f"{address}/puzzles?pick=fresh")
        first = puzzle_on(shown(page))
        killed = set[int]()
        for _ in range(2):
            for process in processes(tmp_path):
                os.kill(process, signal.SIGKILL)
                killed.add(process)
            puzzle = next_puzzle(page)
            assert puzzle != first
            assert asked(page, "puzzle") == puzzle.id
            solve_puzzle(page, puzzle)
            replaced(tmp_path, killed)
        page.keyboard.press("n")
        following(page, puzzle.id)
        page.close()
        assert killed.isdisjoint(processes(tmp_path))
    assert processes(tmp_path) == [], "and it ends with the server"


def replaced(folder: Path, killed: set[int]) -> None:
    """Wait until a process works instead of those that were killed."""
    end = time.monotonic() + WITHIN
    while not set(processes(folder)) - killed:
        assert time.monotonic() < end, f"{killed} were not replaced"
        time.sleep(0.05)
