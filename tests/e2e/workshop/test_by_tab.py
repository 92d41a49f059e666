"""The Workshop by keys alone: everything is reached with Tab and arrows, nothing needs many of them, no focus is lost.

No script sets the focus here: a page begins where the browser begins it.
"""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visitors, serving, visiting
from tests.e2e.driving import WORDS, expect_focus_at, expect_said, focus, play_by_keys, run, settle
from tests.own_folders import club
from tutor.app.drafts.entrance import VIEW_NAMES, WORKSHOP_VIEWS
from tutor.catalogue.exercises import Lesson, Puzzle
from tutor.catalogue.user_content import prove_own_folder
from tutor.engine.zwickern import VARIANTS, read_play

MOST_TABS = 40
NAME = "02-our-evening"


def reach(page: Page, name: str, *, back: bool = False, kind: str = "") -> None:
    """Press Tab, or Shift+Tab, until something of that name has the focus; that takes at most MOST_TABS."""
    passed = []
    for _ in range(MOST_TABS):
        page.keyboard.press("Shift+Tab" if back else "Tab")
        here = focus(page)
        if here.name == name and kind in here.kind:
            return
        passed.append(here.name.replace("\n", " ")[:25])
    raise AssertionError(f"{name!r} is not within {MOST_TABS} Tabs: {passed}")


def push(page: Page, name: str, *, back: bool = False, kind: str = "") -> None:
    """Reach a button, press it, and look at the page that comes of it."""
    reach(page, name, back=back, kind=kind)
    with run(page):
        page.keyboard.press("Enter")


def fill(page: Page, name: str, text: str, *, back: bool = False) -> float:
    """Reach a field, type a text in place of what it says, and leave it; the keyboard goes on from there.

    Returns how far the page is scrolled then.
    """
    reach(page, name, back=back)
    page.keyboard.press("Control+a")
    page.keyboard.type(text)
    with run(page):
        page.keyboard.press("Tab")
    after = focus(page)
    page.wait_for_timeout(600)
    assert focus(page) == after
    assert after.name
    scrolled = page.evaluate("document.querySelector('[data-testid=stMain]').scrollTop")
    page.keyboard.press("Shift+Tab")
    return float(scrolled)


def to_view(page: Page, there: str) -> None:
    """Go back to the row of the views, and along it to another one."""
    views = [WORDS(VIEW_NAMES[one]) for one in WORKSHOP_VIEWS]
    for _ in range(MOST_TABS):
        if focus(page).name in views:
            break
        page.keyboard.press("Shift+Tab")
    for _ in views:
        page.keyboard.press("ArrowLeft")
    for _ in views:
        if focus(page).name == WORDS(there):
            break
        page.keyboard.press("ArrowRight")
    with run(page):
        page.keyboard.press("Space")
    page.wait_for_url(f"**view={there.rpartition('-')[2]}*")


def saved(page: Page, file: str) -> None:
    """Save what is open into the folder."""
    push(page, WORDS("saving-save", title="The club"))
    expect(page.get_by_text(WORDS("saving-saved", file=file, title="The club"))).to_be_visible()


def lay(page: Page, cards: str, where: str) -> None:
    """Type cards, and press the button that puts them somewhere; the focus stays on it."""
    reach(page, WORDS("workshop-type"))
    page.keyboard.type(cards)
    push(page, WORDS(where))
    assert focus(page).name == WORDS(where)
    reach(page, WORDS("workshop-type"), back=True)


def test_all_is_made_and_solved_by_tab_and_keys(tmp_path: Path, visitors: Visitors) -> None:
    root = club(tmp_path / "club")
    with serving(tmp_path, "--content", str(root), counts=False) as address, visiting(address, visitors) as visit:
        page = visit("/")
        settle(page)
        push(page, WORDS("nav-workshop"))
        page.wait_for_url("**/workshop*")
        settle(page)
        a_lesson(page)
        a_puzzle(page)
        a_game(page)
        page = visit("/rules?view=house")
        settle(page)
        house_rules(page)

        found = prove_own_folder(root, VARIANTS)
        assert not found.faults
        made = found.items
        lesson, puzzle = made[f"club:lessons/{NAME}"], made["club:puzzles/jensen/our-zwick"]
        assert isinstance(lesson, Lesson)
        assert isinstance(puzzle, Puzzle)
        assert [one.entry.title for one in lesson.steps] == ["Twelve in two groups", "Once more"]
        assert [one.entry.done for one in lesson.steps] == ["Nine and three.", None]
        assert [one.goal.kind for one in lesson.steps] == ["zwick", "most-cards"]
        assert "club:lessons/games/game" in made
        assert "ours-by-tab" in found.houses
        first, second = (one.position for one in lesson.steps)
        assert first is not None
        assert second is not None
        assert len(second.hand) == len(first.hand) + 1
        page = visit(f"/puzzles?puzzle={puzzle.id}")
        settle(page)
        reach(page, WORDS("nav-to-table"))
        page.keyboard.press("Enter")
        play_by_keys(page, puzzle.position, read_play(puzzle.position, "JS x 10D+2S 9C+3H").play)
        expect_said(page, WORDS("feedback-title-right"))


def a_lesson(page: Page) -> None:
    """Make a lesson of two steps and save it."""
    reach(page, WORDS("workshop-view-position"))
    to_view(page, "workshop-view-lesson")
    reach(page, WORDS("workshop-lesson-head"))
    page.keyboard.press("Enter")
    fill(page, WORDS("workshop-title-field"), "Our evening")
    fill(page, WORDS("workshop-lesson-about"), "What happens at our table.")
    reach(page, WORDS("workshop-step-task"))
    fill(page, WORDS("workshop-title-field"), "Twelve in two groups")
    # The page stays where one types, though the board below is another one now.
    assert fill(page, WORDS("workshop-step-done"), "Nine and three.") > 0
    push(page, WORDS("workshop-step-copy"), back=True)
    assert focus(page).name == WORDS("workshop-step-copy")
    push(page, WORDS("workshop-step-board"))
    expect_focus_at(page, WORDS("nav-workshop"))
    lay(page, "QH", "workshop-to-hand")
    push(page, WORDS("workshop-step-task"), back=True)
    reach(page, WORDS("workshop-goal"))
    page.keyboard.press("Control+a")
    page.keyboard.type(WORDS("concept-most-cards"))
    expect(page.get_by_role("option")).to_have_text([WORDS("concept-most-cards")])
    page.keyboard.press("ArrowDown")
    with run(page):
        page.keyboard.press("Enter")
    expect(page.get_by_role("combobox", name=WORDS("workshop-goal"))).to_have_value(WORDS("concept-most-cards"))
    push(page, WORDS("workshop-step-back"), back=True)
    reach(page, WORDS("workshop-step-task"))
    fill(page, WORDS("workshop-title-field"), "Once more")
    reach(page, WORDS("workshop-step-done"))
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    with run(page):
        page.keyboard.press("Tab")
    saved(page, f"lessons/{NAME}.yaml")


def a_puzzle(page: Page) -> None:
    """Make a puzzle with a wrong try and save it."""
    to_view(page, "workshop-view-position")
    lay(page, "JS 8H 3C", "workshop-to-hand")
    lay(page, "10D 2S 9C 3H", "workshop-to-table")
    expect(page.get_by_text(WORDS("workshop-zwick-number", number=1))).to_be_visible()
    to_view(page, "workshop-view-puzzle")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if "checkbox" in focus(page).kind:
            break
    with run(page):
        page.keyboard.press("Space")
    assert "\\" not in focus(page).name
    fill(page, WORDS("workshop-title-field"), "Our Zwick")
    saved(page, "puzzles/jensen/our-zwick.yaml")


def a_game(page: Page) -> None:
    """Enter a game with one play and save it."""
    to_view(page, "workshop-view-game")
    lay(page, "9C 2S 5H", "workshop-to-table")
    reach(page, WORDS("workshop-game-deal"), back=True)
    page.keyboard.press("ArrowRight")
    with run(page):
        page.keyboard.press("Space")
    reach(page, WORDS("workshop-game-type"))
    page.keyboard.type("7S x 2S+5H")
    with run(page):
        page.keyboard.press("Enter")
    expect(page.get_by_text(WORDS("workshop-game-plays", number=1))).to_be_visible()
    saved(page, "lessons/games/game.yaml")


def house_rules(page: Page) -> None:
    """Make house rules and save them."""
    fill(page, WORDS("house-title"), "Ours by Tab")
    reach(page, WORDS("house-part-building"))
    page.keyboard.press("Enter")
    settle(page)
    reach(page, WORDS("house-same-value"))
    with run(page):
        page.keyboard.press("Space")
    push(page, WORDS("house-keep"))
    expect_said(page, WORDS("house-kept", title="Ours by Tab"))
    saved(page, "lessons/variants/ours-by-tab.yaml")
