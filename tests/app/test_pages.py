"""Each page opens, and an answer is judged and kept: in short what the tutor does, for a first look at new versions."""

from pathlib import Path

import pytest

from tests.app.playing import WORDS, go_to_step, has_board, is_solved, lesson_places, open_app, open_step, solve, texts
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.pages import PAGE_NAMES, PAGES
from tutor.app.visitor import attempt_log

WITH_A_BOARD = ("learn", "puzzles", "replay", "workshop")
FIRST, SECOND = lesson_places()[:2]


@pytest.mark.parametrize("page", PAGES)
def test_it_opens_with_its_links_and_its_board(page: str) -> None:
    at = open_app(page)
    assert {one.label for one in at.get("page_link")} >= {WORDS(PAGE_NAMES[one]) for one in ("learn", "rules")}
    assert has_board(at) == (page in WITH_A_BOARD)
    assert texts(at)
    assert escape_markdown(WORDS("progress-not-kept")) not in [one.value for one in at.warning]


def test_an_answer_is_kept_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(attempt_log.VARIABLE, f"sqlite:///{tmp_path / 'attempts.sqlite'}")
    attempt_log._open.cache_clear()
    at = open_step(FIRST)
    solve(at, FIRST)
    attempt_log.log().close()
    attempt_log._open.cache_clear()
    again = open_step(FIRST)
    assert is_solved(again, FIRST.item_id)
    go_to_step(again, SECOND)
    assert not is_solved(again, SECOND.item_id)


def test_the_heading_of_a_phone_has_the_name_of_the_game_at_home_and_that_of_the_page_elsewhere() -> None:
    assert open_app().markdown[0].value == WORDS("app-name")
    for at in (open_app(view="course"), open_step(FIRST), open_app(path="tonight")):
        assert at.markdown[0].value == WORDS(PAGE_NAMES["learn"])
    assert open_app("rules", view="compare").markdown[0].value == WORDS(PAGE_NAMES["rules"])
