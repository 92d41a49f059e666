"""Puzzles on paper: the form for a worksheet, and the worksheet as a page to print."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library_in
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.session import show_first
from tutor.app.paper.printed_page import MOST_BOARDS
from tutor.app.paper.worksheet import Wanted, all_that_fit, chosen, worksheet
from tutor.app.puzzles.titles import own_labels, puzzle_labels
from tutor.app.rules.selection import asked_in_address
from tutor.app.visitor.address import go_to, numbered_labels, put_detail
from tutor.app.visitor.language import offered_names
from tutor.app.visitor.own_table import own_table
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variant_title, variants
from tutor.app.workshop.puzzle import my_puzzles
from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.labels.at_own_table import holds_at
from tutor.coach.zwickern.labels.subject import subject
from tutor.coach.zwickern.puzzle.themes import THEME_NAMES, THEMES
from tutor.content.translation.texts import marked
from tutor.content.zwickern.goals import PlayGoal
from tutor.engine.zwickern import VARIANTS, Position, Rules
from tutor.engine.zwickern.other_variant import under
from tutor.text import language

SHEET: Final = "sheet"
"""The key of the address that names the puzzles of a sheet, where they are chosen one by one."""

_ANY: Final = ""
# No folder can have this slug.
_MINE: Final = "*"
_BETWEEN: Final = ","
_GRADES: Final = range(1, 6)
_COUNT: Final = 12
_HIGHEST_SEED: Final = 999_999


def paper() -> None:
    """Draw the form of a worksheet, and the button that saves it."""
    say = words()
    st.header(escape_markdown(say("worksheet-paper")))
    puzzles, mine = library_in(say.code).puzzles, my_puzzles()
    goals = dict.fromkeys(puzzle.goal.kind for puzzle in (*puzzles, *mine))
    themes = {_ANY: say("pick-any")} | {kind: say(CONCEPTS[kind]) for kind in goals}
    themes |= {theme: say(THEME_NAMES[theme]) for theme in THEMES}
    names = dict.fromkeys(puzzle.position.rules.name for puzzle in (*puzzles, *mine))
    own = own_table()
    house = own if own is not None and own.base is not None else None
    if own is not None:
        names[own.name] = None
        show_first("paper-pick-variant", own.name)
    played = {_ANY: say("pick-any")} | {name: variant_title(name) for name in names}
    grades = {0: say("pick-any")} | {grade: say("puzzle-difficulty", difficulty=grade) for grade in _GRADES}
    folders = {slug: escape_markdown(entry.title) for slug, entry in library_in(say.code).folders.items()}
    whose = folders | ({_MINE: say("worksheet-mine")} if mine else {})
    folder = _one_of("worksheet-folder", {_ANY: say("pick-any"), **whose}) if whose else _ANY
    theme = _one_of("pick-theme", themes)
    variant = _one_of("pick-variant", played)
    grade = _one_of("pick-difficulty", grades)
    at_house = house if house is not None and house.name == variant else None
    wanted = Wanted(
        number=_COUNT,
        theme=theme or None,
        variant=variant or None if at_house is None else at_house.base,
        difficulty=grade or None,
        folder=folder if folder in folders else None,
    )
    among = all_that_fit(mine if folder == _MINE else puzzles, wanted)
    if at_house is not None:
        among = tuple(puzzle for puzzle in among if _holds_at(puzzle.position, puzzle.goal, at_house))
    labels = numbered_labels({**puzzle_labels(say, done=False), **own_labels(say, mine, ())})
    named = _named(labels)
    _choose(labels, among, named)
    if not named:
        with st.container(horizontal=True):
            show_first("paper-count", _COUNT)
            count = st.number_input(say("worksheet-count"), 1, MOST_BOARDS, key="paper-count")
            seed = st.number_input(say("worksheet-seed"), 0, _HIGHEST_SEED, key="paper-seed")
        wanted = wanted._replace(number=count, seed=seed)
    show_first("paper-language", say.code)
    code = _one_of("worksheet-language", offered_names(), "paper-language")
    said = {puzzle.id: puzzle for puzzle in library_in(code).puzzles}
    said |= {puzzle.id: replace(puzzle, entry=marked(puzzle.entry, code)) for puzzle in mine}
    found = [said[item_id] for item_id in named] or [said[one.id] for one in chosen(among, wanted)]
    if at_house is not None:
        found = [_moved(puzzle, at_house) for puzzle in found]
    if not found:
        st.info(escape_markdown(say("worksheet-none")))
        return
    st.markdown(escape_markdown(say("worksheet-number", number=len(found))))
    st.download_button(
        say("worksheet-save"),
        # The sheet is written outside any run of the page, without access to the session.
        partial(worksheet, language(code), found, {**variants(), **library_in(code).variants}),
        "zwickern-puzzles.html",
        "text/html",
        key="save-paper",
        type="primary",
        on_click="ignore",
    )


@lru_cache(maxsize=1024)
def _holds_at(position: Position, goal: PlayGoal, rules: Rules) -> bool:
    """Tell whether a puzzle is possible at a table and has the same answer there."""
    return under(position, rules) is not None and holds_at(subject(goal, position, None, VARIANTS), rules)


def _moved(puzzle: Puzzle, rules: Rules) -> Puzzle:
    """Return the puzzle as one at a table where it has the same answer, and the puzzle itself if it has not."""
    there = under(puzzle.position, rules)
    if there is None or not _holds_at(puzzle.position, puzzle.goal, rules):
        return puzzle
    return replace(puzzle, position=there)


def _named(labels: Mapping[str, str]) -> list[str]:
    """Return the ids of the puzzles in the address, otherwise of those chosen before; list unknown ones."""
    if SHEET not in st.query_params and session().pages.places.get(SHEET):
        put_detail(SHEET, session().pages.places[SHEET])
    asked = list(dict.fromkeys(filter(None, asked_in_address(SHEET).split(_BETWEEN))))
    unknown = next((item_id for item_id in asked if item_id not in labels), None)
    if unknown is not None:
        st.info(escape_markdown(words()("address-unknown", id=unknown[:80])))
    return [item_id for item_id in asked if item_id in labels][:MOST_BOARDS]


def _choose(labels: Mapping[str, str], among: Sequence[Puzzle], named: Sequence[str]) -> None:
    """Draw the choice of single puzzles among those that fit; chosen ones stay even if they no longer fit."""
    offered = list(dict.fromkeys([*named, *(candidate.id for candidate in among)]))
    st.multiselect(
        words()("worksheet-single"),
        offered,
        format_func=labels.__getitem__,
        placeholder=words()("worksheet-by-lot"),
        max_selections=MOST_BOARDS,
        **synced("paper-single", list(named), _go, offered),
    )


def _go(named: Sequence[str]) -> None:
    """Put these puzzles into the address."""
    if named:
        go_to(SHEET, _BETWEEN.join(named))
    else:
        session().pages.places[SHEET] = ""
        put_detail(SHEET, None)


def _one_of(message: str, labels: Mapping[Any, str], key: str | None = None) -> Any:
    return st.selectbox(words()(message), list(labels), format_func=labels.__getitem__, key=key or f"paper-{message}")
