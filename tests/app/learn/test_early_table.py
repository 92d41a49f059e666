"""The table that is drawn before Streamlit is there: it is the one that the home page then has."""

from dataclasses import replace

import pytest

from tests.app.playing import board_of, open_app, texts
from tutor.app.base.library import library_in
from tutor.app.base.markdown import plain
from tutor.app.learn.early_table import early_table
from tutor.text import offered


@pytest.mark.parametrize("code", offered())
def test_it_is_the_table_of_the_home_page_for_somebody_new(code: str) -> None:
    """Word for word and card for card, so nothing changes when the page takes its place."""
    at = open_app(lang=code)
    table = early_table(library_in(code), code)
    assert table is not None
    assert dict(table.board) == board_of(at)
    assert f"**{plain(table.asked)}**" in texts(at)
    assert plain(table.about) in texts(at)
    assert [one.value for one in at.title] == [plain(table.title)]


def test_there_is_none_without_a_home_page() -> None:
    assert early_table(replace(library_in("en"), paths=()), "en") is None
