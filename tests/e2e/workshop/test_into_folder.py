"""The Workshop with a folder of own content: made by keys, used in another browser, changed in an editor."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Visitors, serving, visiting
from tests.e2e.driving import WORDS, expect_said, expect_title, go, play_by_mouse, settle
from tests.own_folders import club
from tutor.catalogue.exercises import Lesson
from tutor.catalogue.own_content import prove_own_folder
from tutor.engine.cards import CARDS
from tutor.engine.zwickern import VARIANTS, read_play
from tutor.text import card_name

NAME = "02-a-lesson-of-our-own"
STEP = f"/?lesson=club:{NAME}&step=two-sums"


def press(page: Page, one: Locator) -> None:
    """Press a button by the keyboard."""
    one.focus()
    page.keyboard.press("Enter")
    settle(page)


def saved(page: Page, kind: str, file: str) -> None:
    """Save what is open into the folder by the keyboard."""
    press(page, page.locator(f".st-key-own-save-{kind} button"))
    expect(page.get_by_text(WORDS("saving-saved", file=file, title="The club"))).to_be_visible()


def test_what_is_made_by_keys_is_learned_elsewhere_and_changed_in_an_editor(tmp_path: Path, visitors: Visitors) -> None:
    root = club(tmp_path / "club")
    with serving(tmp_path, "--content", str(root), counts=False) as address, visiting(address, visitors) as visit:
        page = visit("/workshop?view=lesson")
        settle(page)
        press(page, page.locator(".st-key-step-board button"))
        page.get_by_role("textbox", name=WORDS("workshop-type")).focus()
        page.keyboard.type("QH")
        # Enter presses the first of the buttons.
        page.keyboard.press("Enter")
        expect(
            page.locator('[data-zone="h2"]').get_by_role("button", name=card_name(WORDS, CARDS["QH"]))
        ).to_be_visible()
        press(page, page.locator(".st-key-step-back button"))
        saved(page, "lesson", f"lessons/{NAME}.yaml")

        go(page, "/workshop?view=game")
        page.get_by_role("textbox", name=WORDS("workshop-type")).focus()
        page.keyboard.type("9C 2S 5H")
        press(page, page.locator(".st-key-type-table button"))
        stage = page.get_by_role("radio", name=WORDS("workshop-game-play-on"))
        stage.focus()
        page.keyboard.press("Space")
        page.get_by_role("textbox", name=WORDS("workshop-game-type")).focus()
        page.keyboard.type("7S x 2S+5H")
        page.keyboard.press("Enter")
        expect(page.get_by_text(WORDS("workshop-game-plays", number=1))).to_be_visible()
        saved(page, "game", "lessons/games/game.yaml")

        made = prove_own_folder(root, VARIANTS).items
        lesson = made[f"club:lessons/{NAME}"]
        assert isinstance(lesson, Lesson)
        assert "club:lessons/games/game" in made
        position = lesson.steps[0].position
        assert position is not None
        assert "QH" in [card.code for card in position.hand]
        learner = visit(STEP)
        expect_title(learner, "Two sums")
        play_by_mouse(learner, position, read_play(position, "JS x 10D+2S 9C+3H").play)
        expect_said(learner, WORDS("feedback-title-right"))
        file = root / f"lessons/{NAME}.yaml"
        file.write_text(file.read_text("utf-8").replace("title: Two sums", "title: Twelve twice"), "utf-8")
        learner.get_by_role("link", name=WORDS("nav-learn")).first.click()
        settle(learner)
        go(learner, STEP)
        expect_title(learner, "Twelve twice")
