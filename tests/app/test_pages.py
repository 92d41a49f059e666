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
