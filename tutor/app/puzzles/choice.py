"""The choice of the puzzle to show: the one in the address, the one last shown, or the next one for the wish."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.local_day import latest_day, today
from tutor.app.base.markdown import escape_markdown
from tutor.app.puzzles.learner_progress import learner_progress
from tutor.app.puzzles.next_puzzle import matching_puzzles, next_puzzle, within_reach
from tutor.app.puzzles.preferences import WISH_KEYS, change_wish, wish
from tutor.app.puzzles.sets import ids_of_set, whole_set
from tutor.app.puzzles.source import is_barren, make_fresh_ahead, puzzle_of, ready_or, unknown_house
from tutor.app.visitor.address import go_to
from tutor.app.visitor.learner import LearnerProgress, Picking, Wish
from tutor.app.visitor.own_table import own_table
from tutor.app.visitor.puzzle_sets import same_again
from tutor.app.visitor.redraw import redraw_exercise, whole_page
from tutor.app.visitor.session import Left, session, start_again
from tutor.app.visitor.variants import variants
from tutor.catalogue.exercises import Puzzle
from tutor.engine.zwickern import VARIANTS
from tutor.trainer.daily import Daily, too_early
from tutor.trainer.own_puzzles import day_of_own

_SEEDS = 10**9
# In the address: the puzzle of the visitor's day.
_TODAY = "today"


def _picked(now: Wish, known: LearnerProgress, current: str | None) -> str | None:
    """Return the id of the puzzle to show after `current`, None if none is left for the wish."""
    learner = replace(known.learner, passed=tuple(session().puzzles.passed), in_set=ids_of_set(now.way, known))
    return next_puzzle(library().puzzles, now, learner, current, lambda: secrets.randbelow(_SEEDS))


def offered_puzzle(now: Wish, known: LearnerProgress) -> Puzzle | None:
    """Return the puzzle that other pages offer for a wish, the same until the learner has done something; None if none.

    A fresh one is made for it.
    """
    page = session().puzzles
    if page.offered is None or page.offered[0] is not known or page.offered[1] != now:
        picked = _picked(now, known, None)
        page.offered = (known, now, None if picked is None else ready_or(picked))
    found = page.offered[2]
    return None if found is None else puzzle_of(found)


def is_left(now: Wish, known: LearnerProgress, puzzle: Puzzle) -> bool:
    """Tell whether another puzzle comes after this one; begin to make it if it is a fresh one."""
    return _following(now, known, puzzle.id) is not None


def _following(now: Wish, known: LearnerProgress, current: str) -> str | None:
    """Return the id of the puzzle that follows, None if none does; picked once for each state of the learner."""
    found = session().puzzles.left
    if found is None or found.progress is not known or (found.wish, found.puzzle) != (now, current):
        found = session().puzzles.left = Left(known, now, current, _picked(now, known, current))
        if found.following is not None:
            make_fresh_ahead(found.following)
    return found.following


def go_on(current: str | None) -> None:
    """Go to the next puzzle; without one stay here, unless no puzzle at all fits the wish."""
    now, known = wish(), learner_progress()
    picked = _picked(now, known, None) if current is None else _following(now, known, current)
    if picked is not None:
        following = ready_or(picked)
        if now.way.is_set:
            # A set is solved again, whatever was answered before in this session.
            start_again(following)
        session().puzzles.mixed[following] = now.mixed
        session().puzzles.pass_by(following)
        go_to("puzzle", following)
        if current is not None and not session().puzzles.corrected:
            redraw_exercise()
    elif _has_none(now, known):
        # The puzzle on show does not fit the wish either, so the page says that none does.
        st.query_params.pop("puzzle", None)
        session().pages.places.pop("puzzle", None)
    whole_page()


def todays(known: LearnerProgress) -> list[Daily]:
    """List today's puzzles for the variants that the learner has met, the last played variant first.

    House rules have no daily puzzle, but that of their base variant; only as the learner's own table they have one.
    """
    theirs = known.learner.variants
    met = [known.learner.usual, *known.learner.played]
    names = {theirs[name].base or name for name in met if name in theirs}
    usual = theirs[known.learner.usual].base or known.learner.usual
    day = today()
    found = [Daily(name, day) for name in sorted(VARIANTS, key=lambda name: name != usual) if name in names | {usual}]
    own = own_table()
    return found if own is None or own.name in {one.variant for one in found} else [*found, Daily(own.name, day)]


def go_to_daily(item_id: str) -> None:
    """Go to a daily puzzle."""
    go_to("puzzle", item_id)
    whole_page()


def _asked(known: LearnerProgress) -> str | None:
    """Return the id of the puzzle in the address, where `today` means today's in the variant named beside it."""
    asked = st.query_params.get("puzzle")
    if asked != _TODAY:
        return asked
    beside = st.query_params.get("variant")
    return Daily(beside, today()).id if beside is not None and beside in variants() else todays(known)[0].id


def go_on_for_me(current: str | None) -> None:
    """Go to the next puzzle of the tutor's choice: one that the wish allows, otherwise any."""
    for keys in (WISH_KEYS[:1], WISH_KEYS):
        change_wish(dict.fromkeys(keys))
        if _picked(wish(), learner_progress(), current) is not None:
            break
    go_on(current)


def is_empty(now: Wish, known: LearnerProgress) -> bool:
    """Tell whether there is no puzzle to show: none in the address, and none that fits the wish.

    Where nothing is due or weak, a puzzle that was on show stays.
    """
    if named_puzzle(known) is not None:
        return False
    if now.way in (Picking.DUE, Picking.WEAK):
        return _last_shown(now) is None and _picked(now, known, None) is None
    return _has_none(now, known)


def _has_none(now: Wish, known: LearnerProgress) -> bool:
    """Tell whether no puzzle at all fits the wish, solved or not."""
    if now.way is Picking.AGAIN:
        return same_again() is None
    if (
        now.way.is_set
        or now.way in (Picking.FRESH, Picking.OWN)
        or (now.way is Picking.NEXT and not matching_puzzles(library().puzzles, now))
    ):
        return _picked(now, known, None) is None
    return False


def named_puzzle(known: LearnerProgress) -> Puzzle | None:
    """Return the puzzle that the address names, None if there is none."""
    asked = _asked(known)
    return None if asked is None else puzzle_of(asked)


def shown_puzzle(now: Wish, known: LearnerProgress) -> Puzzle | None:
    """Return the puzzle in the address, otherwise the one last shown, otherwise the next; put it into the address."""
    asked = _asked(known)
    session().puzzles.corrected = False
    # Picked only if needed: the address usually names the puzzle.
    fitting = cache(partial(_picked, now, known, None))
    candidates: Sequence[Callable[[], str | None]]
    candidates = (
        lambda: asked,
        partial(_last_shown, now),
        fitting,
        # For wishes with nothing due or weak, once the puzzle last shown is gone.
        lambda: _picked(replace(now, way=Picking.NEXT), known, None),
        lambda: _first(now, known),
    )
    for item_id in (candidate() for candidate in candidates):
        puzzle = None if item_id is None else puzzle_of(item_id)
        if puzzle is not None:
            if asked is not None and asked != puzzle.id:
                _unknown(asked)
            go_to("puzzle", puzzle.id)
            session().puzzles.pass_by(puzzle.id)
            # A puzzle opened by its address or from the list was chosen, so its kind is no surprise.
            if puzzle.id not in session().puzzles.mixed:
                session().puzzles.mixed[puzzle.id] = now.mixed and puzzle.id != asked and puzzle.id == fitting()
            return puzzle
    return None


def _last_shown(now: Wish) -> str | None:
    """Return the id of the puzzle last shown, None if the wish is for their games or a set and it is not from there."""
    last = session().pages.places.get("puzzle")
    if last is None or (now.way is Picking.OWN and day_of_own(last) is None):
        return None
    return last if not now.way.is_set or last in whole_set(now.way, learner_progress()) else None


def _unknown(asked: str) -> None:
    """Draw that the address names no known puzzle, with the name of missing house rules."""
    session().puzzles.corrected = True
    house = unknown_house(asked)
    if too_early(asked, variants(), latest_day()):
        st.info(escape_markdown(words()("daily-too-early")))
    elif is_barren(asked):
        st.info(escape_markdown(words()("pick-nothing-fresh")))
    elif house is None:
        st.info(escape_markdown(words()("address-unknown", id=asked[:80])))
    else:
        st.info(escape_markdown(words()("house-unknown", name=house)))


def _first(now: Wish, known: LearnerProgress) -> str | None:
    """Return the id of some puzzle to show when none comes next, one near the wish if possible."""
    puzzles = library().puzzles
    found = (*within_reach(puzzles, now, known.learner), *matching_puzzles(puzzles, now), *puzzles)
    return next((puzzle.id for puzzle in found), None)
