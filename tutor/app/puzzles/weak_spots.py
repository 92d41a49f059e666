"""The learner's weak spots, and the way to the puzzles that practise them, or to those of any wish."""

from collections.abc import Mapping

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.puzzles.preferences import WISH_KEYS, change_wish, goals, wish
from tutor.app.visitor.page_address import PUZZLES_PAGE
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import variant_title
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.puzzle.themes import THEME_NAMES
from tutor.trainer.mastery import Share, Weak

_MOST_WEAK = 3


def spot_name(key: str, share: Share) -> str:
    """Return the name of a weak theme, or of a weak concept and its variant."""
    if key == "theme":
        return words()(THEME_NAMES[share.name])
    name = words()(CONCEPTS[share.name])
    if share.variant is None:
        return name
    return words()("progress-weak-in", name=name, variant=variant_title(share.variant))


def wish_for(key: str, share: Share) -> dict[str, str]:
    """Return the wish for puzzles on a weak spot."""
    return {key: share.name} | ({} if share.variant is None else {"variant": share.variant})


def weakest(weak: Weak) -> list[tuple[str, Share]]:
    """List the weakest themes and concepts with puzzles, each after the key of its wish, "theme" or "goal"."""
    themes = [("theme", share) for share in weak.themes]
    concepts = [("goal", share) for share in weak.concepts if share.name in goals()]
    return sorted([*themes, *concepts], key=lambda spot: spot[1].clean / spot[1].of)[:_MOST_WEAK]


def go_to_puzzles(wanted: Mapping[str, str], puzzle: str | None = None) -> None:
    """Go to the puzzles with only this wish: to the puzzle with this id that it picked, otherwise to a new one."""
    change_wish({key: wanted.get(key) for key in WISH_KEYS})
    page = session()
    if puzzle is None:
        page.pages.places.pop("puzzle", None)
    else:
        page.puzzles.mixed[puzzle] = wish().mixed
        page.puzzles.pass_by(puzzle)
        page.pages.places["puzzle"] = puzzle
    st.switch_page(PUZZLES_PAGE)
