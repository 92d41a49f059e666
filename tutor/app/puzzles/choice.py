"""Which puzzle is shown: the one of the address, the one last shown, or the next one of the kind that is wished."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

import streamlit as st

from tutor.app.base.shared import library, plain, words
from tutor.app.puzzles.next_puzzle import Way, Wish, matching, next_puzzle, within_reach
from tutor.app.puzzles.preferences import WISH_KEYS, wish, wish_again
from tutor.app.puzzles.source import is_barren, puzzle_of, unknown_house
from tutor.app.visitor.address import go_to
from tutor.app.visitor.learner import Standing, standing
from tutor.app.visitor.redraw import whole_page
from tutor.app.visitor.state import visit
from tutor.catalogue.exercises import Puzzle

_SEEDS = 10**9


def picked(now: Wish, known: Standing, current: str | None) -> str | None:
    """The puzzle that comes after one, None where nothing of the kind is left."""
    learner = replace(known.learner, passed=tuple(visit().puzzles.passed))
    return next_puzzle(library().puzzles, now, learner, current, lambda: secrets.randbelow(_SEEDS))


def is_left(now: Wish, known: Standing, puzzle: Puzzle) -> bool:
    """Whether a puzzle comes after this one; found out once for what is known of the learner."""
    found = visit().puzzles.left
    if found is None or found[0] is not known or found[1:3] != (now, puzzle.id):
        found = visit().puzzles.left = (known, now, puzzle.id, picked(now, known, puzzle.id) is not None)
    return found[3]


def go_on(current: str | None) -> None:
    """Go to the next puzzle, if there is one."""
    now, known = wish(), standing()
    following = picked(now, known, current)
    if following is not None:
        visit().puzzles.mixed[following] = now.mixed
        go_to("puzzle", following)
    elif _has_none(now, known):
        # The puzzle that is shown is of another kind than is wished now.
        st.query_params.pop("puzzle", None)
        visit().pages.places.pop("puzzle", None)
    whole_page()


def go_on_for_me(current: str | None) -> None:
    """Let the tutor pick again: of the kinds that are wished, or of any where nothing is left of these."""
    for keys in (WISH_KEYS[:1], WISH_KEYS):
        wish_again(dict.fromkeys(keys))
        if picked(wish(), standing(), current) is not None:
            break
    go_on(current)


def is_empty(now: Wish, known: Standing) -> bool:
    """Whether there is nothing to show: no puzzle of the kind that is wished, nor one that the address names."""
    asked = st.query_params.get("puzzle")
    return (asked is None or puzzle_of(asked) is None) and _has_none(now, known)


def _has_none(now: Wish, known: Standing) -> bool:
    """Whether there is no puzzle at all of the kind that is wished."""
    if now.way is Way.FRESH or (now.way is Way.NEXT and not matching(library().puzzles, now)):
        return picked(now, known, None) is None
    return False


def shown_puzzle(now: Wish, known: Standing) -> Puzzle | None:
    """The puzzle of the address, else the one last shown, else the next one."""
    asked = st.query_params.get("puzzle")
    # Most visits are to a puzzle that the address names, and then nothing needs to be picked.
    fitting = cache(partial(picked, now, known, None))
    candidates: Sequence[Callable[[], str | None]]
    candidates = (
        lambda: asked,
        lambda: visit().pages.places.get("puzzle"),
        fitting,
        # Where nothing is due or weak.
        lambda: picked(replace(now, way=Way.NEXT), known, None),
        lambda: _first(now, known),
    )
    for item_id in (candidate() for candidate in candidates):
        puzzle = None if item_id is None else puzzle_of(item_id)
        if puzzle is not None:
            if asked is not None and asked != puzzle.id:
                _unknown(asked)
            go_to("puzzle", puzzle.id)
            visit().puzzles.pass_by(puzzle.id)
            # What is opened by its address or from the list is no surprise.
            if puzzle.id not in visit().puzzles.mixed:
                visit().puzzles.mixed[puzzle.id] = now.mixed and puzzle.id != asked and puzzle.id == fitting()
            return puzzle
    return None


def _unknown(asked: str) -> None:
    """Tell that the address names what there is not, and where house rules are missing, which."""
    house = unknown_house(asked)
    if is_barren(asked):
        st.info(plain(words()("pick-nothing-fresh")))
    elif house is None:
        st.info(plain(words()("address-unknown", id=asked[:80])))
    else:
        st.info(plain(words()("house-unknown", name=house)))


def _first(now: Wish, known: Standing) -> str | None:
    """Some puzzle to show where none comes next."""
    puzzles = library().puzzles
    found = (*within_reach(puzzles, now, known.learner), *matching(puzzles, now), *puzzles)
    return next((puzzle.id for puzzle in found), None)
