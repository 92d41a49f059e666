"""The sets of puzzles: the star that makes a favourite, and the menu of the sets with how many puzzles each has."""

from collections.abc import Callable, Sequence
from functools import partial

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.library import library
from tutor.app.base.markdown import escape_markdown
from tutor.app.puzzles.next_puzzle import by_difficulty
from tutor.app.visitor.learner import LearnerProgress, Picking
from tutor.app.visitor.messages import post, show_messages
from tutor.app.visitor.puzzle_sets import (
    begin_again,
    favourites,
    may_be_puzzle,
    restart,
    same_again,
    set_favourite,
)
from tutor.app.visitor.redraw import redraw_exercise
from tutor.catalogue.exercises import Puzzle
from tutor.text import Family
from tutor.trainer.sets import LEAST_AGAIN, MOST_FAVOURITES, last_done, last_wrong

_STAR = "star"
_SETS = (Picking.FAVOURITES, Picking.WRONG, Picking.WEAK, Picking.OWN)
_NAMES = Family("pick-{}", _SETS)


def whole_set(way: Picking, known: LearnerProgress) -> Sequence[str]:
    """Return the ids of a set, the easiest first, without those that cannot be puzzles here."""
    match way:
        case Picking.FAVOURITES:
            found: Sequence[str] = favourites()
        case Picking.WRONG:
            found = last_wrong(known.exercises)
        case Picking.AGAIN:
            again = same_again()
            found = () if again is None else again.ids
        case _:
            return ()
    puzzles = (*library().puzzles, *known.learner.own)
    there = [item_id for item_id in found if may_be_puzzle(item_id)]
    return by_difficulty(puzzles, there, known.learner.variants)


def ids_of_set(way: Picking, known: LearnerProgress) -> Sequence[str]:
    """Return the ids of a set that are still to come."""
    found = whole_set(way, known)
    again = same_again() if way is Picking.AGAIN else None
    return found if again is None else [item_id for item_id in found if item_id not in again.tries]


def star(puzzle: Puzzle) -> None:
    """Draw the star beside the title, which makes a puzzle a favourite or takes it out."""
    on = puzzle.id in favourites()
    # By the type the style knows whether the star is full; the label says what it does.
    st.button(
        words()("favourite-remove" if on else "favourite-add"),
        key=_STAR,
        type="secondary" if on else "tertiary",
        on_click=_turn,
        args=(puzzle.id, not on),
    )
    show_messages(_STAR)


def _turn(item_id: str, on: bool) -> None:
    if not set_favourite(item_id, on):
        post(_STAR, False, words()("favourite-full", number=MOST_FAVOURITES))
    redraw_exercise()


def sets_menu(now: Picking, known: LearnerProgress, choose: Callable[[Picking], None]) -> None:
    """Draw the menu of the sets; `choose` takes the one chosen."""
    sizes = {
        Picking.FAVOURITES: len(whole_set(Picking.FAVOURITES, known)),
        Picking.WRONG: len(whole_set(Picking.WRONG, known)),
        Picking.WEAK: len(known.learner.weak.concepts) + len(known.learner.weak.themes),
        Picking.OWN: len(known.learner.own),
    }
    # With another key it is closed once a set was chosen.
    with st.popover(escape_markdown(words()("sets-label")), key=f"sets-{now}"):
        for way in _SETS:
            label = words()("sets-option", set=words()(_NAMES[way]), number=sizes[way])
            _set_key(f"set-{way}", label, partial(choose, way), chosen=way is now)
        _again_keys(now, known, choose)


def _set_key(key: str, label: str, chosen_by: Callable[[], None], *, chosen: bool = False) -> None:
    shown = f"**{escape_markdown(label)}**" if chosen else escape_markdown(label)
    st.button(shown, key=key, on_click=chosen_by, type="tertiary", width="stretch")


def _again_keys(now: Picking, known: LearnerProgress, choose: Callable[[Picking], None]) -> None:
    """Draw the buttons that continue the set solved again, or begin it or a new one."""
    again, done = same_again(), last_done(known.exercises)
    go = partial(choose, Picking.AGAIN)
    if again is not None and again.left:
        label = words()("sets-again-go-on", done=len(again.tries), number=len(again.ids))
        _set_key("set-again", label, go, chosen=now is Picking.AGAIN)
    elif again is not None:
        _set_key("set-again", words()("sets-again-same", number=len(again.ids)), partial(_restarted, go))
    ids = [one.item_id for one in done if may_be_puzzle(one.item_id)]
    if len(ids) >= LEAST_AGAIN and (again is None or set(ids) != set(again.ids)):
        _set_key("set-last", words()("sets-again-last", number=len(ids)), partial(_begun, ids, known, go))


def _restarted(go: Callable[[], None]) -> None:
    restart()
    go()


def _begun(ids: Sequence[str], known: LearnerProgress, go: Callable[[], None]) -> None:
    puzzles = (*library().puzzles, *known.learner.own)
    done = [one for one in last_done(known.exercises) if one.item_id in ids]
    begin_again(by_difficulty(puzzles, ids, known.learner.variants), done)
    go()


def again_key(go: Callable[[], None]) -> None:
    """Draw the key that begins the set again, once all of it was tried."""
    again = same_again()
    if again is not None:
        label = words()("sets-again-same", number=len(again.ids))
        st.button(label, key="again-same", type="primary", on_click=_restarted, args=(go,), width="stretch")


def again_result() -> str:
    """Return how the set that is solved again went, and how it went last time."""
    again = same_again()
    if again is None:
        return words()("pick-nothing-again", number=LEAST_AGAIN)
    number, result, last = len(again.ids), again.result, again.last
    said = words()("sets-again-result", right=result.right, number=number, minutes=result.minutes)
    if last is None:
        return said
    return f"{said} {words()('sets-again-before', right=last.right, number=number, minutes=last.minutes)}"


def again_line() -> str | None:
    """Return how far the set that is solved again has come, None if there is none."""
    again = same_again()
    if again is None:
        return None
    return words()("sets-again-line", done=len(again.tries), number=len(again.ids), right=again.result.right)
