"""The pages in each language, on a phone: nothing is said in English, no letter of a card is, and nothing is cut.

Each page has its turn in one language after the other, from commit to commit.
"""

import re
from calendar import month_abbr, month_name
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page

from tests.e2e.conftest import Visit, Visitors, serving, visiting
from tests.e2e.driving import settle
from tests.e2e.every_page.test_pictures import PLACES
from tests.e2e.progress.test_progress import some_weeks
from tests.e2e.walking import Seen, language_faults, seen, walk
from tests.examples import in_turn
from tests.pseudo import CODE, accented, write_pseudo_tutor
from tests.text.english import english_beside
from tests.text.test_every_sentence import FOREIGN
from tutor.app.base.library import library
from tutor.app.visitor.language import ADDRESS
from tutor.bots.levels import LEVELS
from tutor.coach.tricks.kit import TrickPosition
from tutor.coach.zwikken.four_ways import SEATS_OF_DEAL
from tutor.matches.neighbours import neighbours
from tutor.text.language import UNRELEASED

PHONE = {"width": 390, "height": 844, "touch": True}
MORE = (
    *("/puzzles", "/replay?ply=1&mode=guess", "/?lesson=09-scoring&step=the-sum-of-the-hands&variant=jensen"),
    *("/puzzles?view=cousins", "/?cousin=zwicken&step=head-the-trick"),
)
PATHS = tuple(dict.fromkeys((*PLACES.values(), *MORE)))
# The name of the menu, those of kinds of files and of the file below, that of house rules in files, and dates, which a
# language that is none has from English.
NAMES = {"Aa", "YAML", "YML", "JSON", "json", "mine", "ours", *month_name, *month_abbr}
TURNS = (*sorted(FOREIGN), CODE)
WEEKS: FilePayload = {"name": "mine.json", "mimeType": "application/json", "buffer": some_weeks().encode()}


def pages(page: Page, code: str) -> Iterator[tuple[str, Seen]]:
    """Yield what pages say; then a game, a step with its solution under the menu, and some weeks of progress."""
    for number, path in enumerate(PATHS, TURNS.index(code)):
        if in_turn(number, len(TURNS)):
            walk(page, path)
            yield path, seen(page)
    walk(page, "/play?deal=jensen/4/12345")
    page.locator(".st-key-this-deal button").click()
    page.locator(".st-key-play-row").wait_for()
    settle(page)
    yield "a game", seen(page)
    walk(page, PLACES["step"])
    for key in "hhs":
        page.keyboard.press(key)
        settle(page)
    page.locator(".st-key-look-menu button").first.click()
    page.get_by_test_id("stPopoverBody").wait_for()
    yield "the menu over a solution", seen(page)
    page.keyboard.press("Escape")
    walk(page, PLACES["progress"])
    page.locator("input[type=file]").set_input_files(WEEKS)
    page.locator("details:has(.st-key-import) summary").click()
    page.locator(".st-key-import button:enabled").click()
    page.locator(".stVegaLiteChart svg").first.wait_for()
    settle(page)
    yield "progress of some weeks", seen(page)


@pytest.mark.parametrize("code", sorted(FOREIGN))
def test_no_page_says_anything_in_english(visit: Visit, code: str) -> None:
    english, letters = english_beside(code), re.compile(rf"\b[{FOREIGN[code]}][♠♥♦♣]")
    page = visit(f"/?{ADDRESS}={code}", **PHONE)
    for path, found in pages(page, code):
        assert found.code == code, path
        assert [(one, said) for one in found.texts if (said := english.within(one))] == [], path
        assert [one for one in found.texts if letters.search(one)] == [], path
        assert (found.cut, found.sideways) == ([], 0), path
        assert language_faults(page) == [], path
    # Longer words would be scrolled there, but no language that is offered has them.
    assert page.locator(".st-key-navigation").evaluate("(one) => one.scrollWidth - one.clientWidth") == 0


def at_tricks() -> list[TrickPosition]:
    """List the positions of the lessons on other games."""
    steps = (step for lesson in library().tricks for step in lesson.steps)
    return [step.position for step in steps if step.position is not None]


@pytest.fixture
def visit_pseudo(tmp_path: Path, visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visit]:
    """Yield a function that opens a page of a tutor that speaks the made-up language too."""
    monkeypatch.setenv(UNRELEASED, "1")
    write_pseudo_tutor(tmp_path / "made")
    with serving(tmp_path, package=tmp_path / "made", counts=False) as server, visiting(server, visitors) as open_page:
        yield open_page


def test_every_word_is_that_of_the_language(visit_pseudo: Visit) -> None:
    """What is on a page and in no file of words or content would be English in every language."""
    games = [*library().records, *(path.game.game for path in library().paths if path.game is not None)]
    terms = [word for term in library().glossary.terms for word in (term.german, term.french) if word is not None]
    seats = [*(game.entry.seats for game in games), SEATS_OF_DEAL, *(one.seats for one in at_tricks())]
    around = neighbours([level for level in LEVELS for _ in range(3)], (), 0)
    names = NAMES.union(around, *seats, *(re.findall(r"[^\W\d_]+", word) for word in terms))
    page = visit_pseudo(f"/?{ADDRESS}={CODE}", **PHONE)
    for path, found in pages(page, CODE):
        assert found.code == CODE
        said = {word for text in found.texts for word in re.findall(r"[^\W\d_]{2,}", text)}
        assert [word for word in sorted(said - names) if word.isascii() and accented(word) != word] == [], path
        assert (found.cut, found.sideways) == ([], 0), path
