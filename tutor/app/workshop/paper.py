"""Puzzles on paper: what a sheet is to hold, and the sheet as a page to print."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.words_and_content import library_in, plain, words
from tutor.app.paper.printed_page import MOST_BOARDS
from tutor.app.paper.worksheet import Wanted, chosen, worksheet
from tutor.app.visitor.language import offered_names
from tutor.app.visitor.session import show_first
from tutor.app.visitor.variants import variant_title
from tutor.coach.zwickern.puzzle.themes import THEME_NAMES, THEMES
from tutor.coach.zwickern.words.concepts import CONCEPTS
from tutor.text import language

_ANY: Final = ""
_GRADES: Final = range(1, 6)
_COUNT: Final = 12
_HIGHEST_SEED: Final = 999_999


def paper() -> None:
    """Draw the form of a worksheet, and the button that saves it."""
    say = words()
    st.header(plain(say("worksheet-paper")))
    puzzles = library_in(say.code).puzzles
    goals = dict.fromkeys(one.goal.kind for one in puzzles)
    themes = {_ANY: say("pick-any")} | {kind: say(CONCEPTS[kind]) for kind in goals}
    themes |= {theme: say(THEME_NAMES[theme]) for theme in THEMES}
    names = dict.fromkeys(one.position.rules.name for one in puzzles)
    played = {_ANY: say("pick-any")} | {name: variant_title(name) for name in names}
    grades = {0: say("pick-any")} | {one: say("puzzle-difficulty", difficulty=one) for one in _GRADES}
    folders = {slug: plain(entry.title) for slug, entry in library_in(say.code).folders.items()}
    folder = _one_of("worksheet-folder", {_ANY: say("pick-any"), **folders}) if folders else _ANY
    theme = _one_of("pick-theme", themes)
    variant = _one_of("pick-variant", played)
    grade = _one_of("pick-difficulty", grades)
    with st.container(horizontal=True):
        show_first("paper-count", _COUNT)
        count = st.number_input(say("worksheet-count"), 1, MOST_BOARDS, key="paper-count")
        seed = st.number_input(say("worksheet-seed"), 0, _HIGHEST_SEED, key="paper-seed")
    show_first("paper-language", say.code)
    code = _one_of("worksheet-language", offered_names(), "paper-language")
    wanted = Wanted(count, seed, theme or None, variant or None, grade or None, folder or None)
    found = chosen(library_in(code).puzzles, wanted)
    if not found:
        st.info(plain(say("worksheet-none")))
        return
    st.markdown(plain(say("worksheet-number", number=len(found))))
    st.download_button(
        say("worksheet-save"),
        # The sheet is written outside any run of the page, where nothing can be asked of the visitor's.
        partial(worksheet, language(code), found, library_in(code).variants),
        "zwickern-puzzles.html",
        "text/html",
        key="save-paper",
        type="primary",
        on_click="ignore",
    )


def _one_of(message: str, labels: Mapping[Any, str], key: str | None = None) -> Any:
    return st.selectbox(words()(message), list(labels), format_func=labels.__getitem__, key=key or f"paper-{message}")
