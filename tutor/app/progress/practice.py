"""Links from the Progress page to puzzles: for weak spots, and for any wish."""

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.local_day import date_text
from tutor.app.base.markdown import escape_markdown
from tutor.app.puzzles.preferences import WISH_KEYS, change_wish, goals
from tutor.app.visitor.learner import LearnerProgress
from tutor.app.visitor.session import session
from tutor.app.visitor.variants import variant_title
from tutor.coach.zwickern.goals.syllabus import CONCEPTS
from tutor.coach.zwickern.puzzle.themes import THEME_NAMES
from tutor.trainer.mastery import Share, Weak

_MOST_WEAK = 3


def next_review(known: LearnerProgress) -> None:
    """Draw the time of the next review, where nothing is due."""
    if known.due:
        return
    if known.next_due is None:
        st.markdown(escape_markdown(words()("pick-nothing-due")))
        return
    day = date_text(known.next_due)
    st.markdown(escape_markdown(words()("pick-nothing-due-until", day=day)))


def weak_spots(known: LearnerProgress) -> None:
    """Draw the themes and concepts rarely solved at the first try, each with a button to practise it."""
    spots = weakest(known.learner.weak)
    st.header(words()("progress-weak"))
    if not spots:
        st.markdown(escape_markdown(words()("pick-nothing-weak")))
    for key, share in spots:
        name = spot_name(key, share)
        with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
            st.markdown(escape_markdown(words()("progress-weak-share", name=name, clean=share.clean, of=share.of)))
            label = words()("progress-practise", name=name)
            if st.button(escape_markdown(label), key=f"practise-{key}-{share.name}{_of(share)}"):
                go(wish_for(key, share))


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


def _of(share: Share) -> str:
    return "" if share.variant is None else f"-{share.variant}"


def weakest(weak: Weak) -> list[tuple[str, Share]]:
    """List the weakest themes and concepts with puzzles, each after the key of its wish, "theme" or "goal"."""
    themes = [("theme", share) for share in weak.themes]
    concepts = [("goal", share) for share in weak.concepts if share.name in goals()]
    return sorted([*themes, *concepts], key=lambda spot: spot[1].clean / spot[1].of)[:_MOST_WEAK]


def go(wanted: dict[str, str]) -> None:
    """Go to the puzzles with only this wish, to a new puzzle."""
    change_wish({key: wanted.get(key) for key in WISH_KEYS})
    session().pages.places.pop("puzzle", None)
    st.switch_page("views/puzzles.py")
