"""A folder of own content in the browser: a puzzle of it is solved, a saved file is seen, what is wrong is told."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors, serving, visiting
from tests.e2e.driving import WORDS, expect_title, play_by_mouse, settle
from tests.e2e.looking import violations
from tests.own_folders import PUZZLE, PUZZLE_FILE, club, written
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.user_content import prove_own_folder
from tutor.engine.zwickern import VARIANTS, read_play

PUZZLE_ID = "club:puzzles/jensen/first"


def to_puzzles(page: Page) -> None:
    """Click on the name of the page in the navigation."""
    page.get_by_role("link", name=WORDS("nav-puzzles")).first.click()
    settle(page)


def test_a_folder_is_played_changed_and_its_faults_reported(tmp_path: Path, visitors: Visitors) -> None:
    root = club(tmp_path / "club")
    puzzle = prove_own_folder(root, VARIANTS).items[PUZZLE_ID]
    assert isinstance(puzzle, Puzzle)
    serves = serving(tmp_path, "--content", str(root), counts=False, complains=True)
    with serves as address, visiting(address, visitors) as visit:
        page = visit(f"/puzzles?puzzle={PUZZLE_ID}")
        expect_title(page, "A first puzzle")
        play_by_mouse(page, puzzle.position, read_play(puzzle.position, "2S x 2D").play)
        expect(page.get_by_role("button", name=WORDS("puzzle-next"))).to_be_visible()
        written(root, {PUZZLE_FILE: PUZZLE.format("Changed just now")})
        to_puzzles(page)
        expect_title(page, "Changed just now")
        # A click on the board draws the exercise alone, as long as nothing else has changed.
        written(root, {PUZZLE_FILE: PUZZLE.format("Changed while it is open")})
        play_by_mouse(page, puzzle.position, read_play(puzzle.position, "5C").play)
        expect_title(page, "Changed while it is open")
        assert (tmp_path / "errors.txt").read_text() == ""
        written(root, {PUZZLE_FILE: PUZZLE.format("Wrong").replace("zwick", "zwik")})
        to_puzzles(page)
        expect_title(page, "Changed while it is open")
        page.get_by_text(WORDS("content-own-broken-title", number=1)).click()
        expect(page.get_by_text(f"{PUZZLE_FILE}:2:14: zwik isn't one of")).to_be_visible()
        assert violations(page, [("light", 390)]) == []
    # The author reads it beside the editor, too, and once.
    assert (tmp_path / "errors.txt").read_text().count(f"{PUZZLE_FILE}:2:14: zwik isn't one of") == 1
