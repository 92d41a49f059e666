"""Puzzles: one that fits, one that is due, one of what is weak, or a fresh one, with a verdict and its proof."""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial

import streamlit as st

from tutor.app.address import go_to
from tutor.app.afterwards import afterwards, report
from tutor.app.exercise import exercise, exercise_buttons
from tutor.app.following import following
from tutor.app.house import variant_title, variants
from tutor.app.learner import Standing, standing
from tutor.app.picking import Way, Wish, matching, next_puzzle
from tutor.app.progress import solved
from tutor.app.puzzle_source import is_barren, puzzle_of, seeded, unknown_house
from tutor.app.puzzle_titles import puzzle_labels, title_of
from tutor.app.shared import library, plain, words
from tutor.app.state import visit
from tutor.app.task import Task
from tutor.app.wishes import WISH_KEYS, keep_address, wish, wish_again, wishing
from tutor.check.exercises import Puzzle

_SEEDS = 10**9


def picked(now: Wish, known: Standing, current: str | None) -> str | None:
    """The puzzle that comes after one, None where nothing of the kind is left."""
    learner = replace(known.learner, passed=tuple(visit().passed))
    return next_puzzle(library().puzzles, now, learner, current, lambda: secrets.randbelow(_SEEDS))


def go_on(current: str | None) -> None:
    """Go to the next puzzle, if there is one."""
    following = picked(wish(), standing(), current)
    if following is not None:
        visit().mixed[following] = wish().mixed
        go_to("puzzle", following)


def shown_puzzle(now: Wish, known: Standing) -> Puzzle | None:
    """The puzzle of the address, else the one last shown, else the next one."""
    asked = st.query_params.get("puzzle")
    # Most visits are to a puzzle that the address names, and then nothing needs to be picked.
    fitting = cache(partial(picked, now, known, None))
    candidates: Sequence[Callable[[], str | None]]
    candidates = (lambda: asked, lambda: visit().places.get("puzzle"), fitting, lambda: _first(now))
    for item_id in (candidate() for candidate in candidates):
        puzzle = None if item_id is None else puzzle_of(item_id)
        if puzzle is not None:
            if asked is not None and asked != puzzle.id:
                _unknown(asked)
            go_to("puzzle", puzzle.id)
            visit().pass_by(puzzle.id)
            # What is opened by its address or from the list is no surprise.
            if puzzle.id not in visit().mixed:
                visit().mixed[puzzle.id] = now.mixed and puzzle.id != asked and puzzle.id == fitting()
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


def _first(now: Wish) -> str | None:
    puzzles = library().puzzles
    return next((puzzle.id for puzzle in (*matching(puzzles, now), *puzzles)), None)


def about_line(puzzle: Puzzle) -> None:
    """The variant, how hard it is, and whether it is solved."""
    variant = variant_title(puzzle.position.rules.name)
    seat = puzzle.position.seats[puzzle.position.turn]
    about = [words()("position-about", variant=variant, seat=seat)]
    about.append(words()("puzzle-difficulty", difficulty=puzzle.difficulty))
    seed = seeded(puzzle.id, variants())
    if seed is not None:
        about.append(words()("puzzle-seed", seed=seed.seed))
    if solved(puzzle.id):
        about.append(words()("puzzle-solved"))
    st.markdown(f":small[{plain(' · '.join(about))}]")


def choose(now: Wish, puzzle: Puzzle, known: Standing) -> None:
    """All puzzles of the library that the wish allows, to choose from."""
    done, all_labels = known.learner.solved, (puzzle_labels(words(), done=False), puzzle_labels(words(), done=True))
    labels = {one.id: all_labels[one.id in done][one.id] for one in matching(library().puzzles, now)}
    st.selectbox(
        words()("puzzle-choose"),
        list(labels),
        format_func=labels.__getitem__,
        placeholder=words()("puzzle-choose-of", number=len(labels)),
        label_visibility="collapsed",
        **following("choose-puzzle", puzzle.id if puzzle.id in labels else None, _chosen, labels),
    )


def _chosen(chosen: str) -> None:
    # The list tells what each of them asks.
    visit().mixed[chosen] = False
    go_to("puzzle", chosen)


def next_button(current: str, *, left: bool, over: bool) -> None:
    """The button to the next puzzle, if one is left."""
    st.button(
        words()("puzzle-next"),
        key="next-puzzle",
        on_click=go_on,
        args=(current,),
        disabled=not left,
        type="primary" if over and left else "secondary",
        width="stretch",
        shortcut="N",
    )


def _nothing_left(now: Wish, known: Standing) -> str:
    match now.way:
        case Way.DUE if known.next_due is not None:
            return words()("pick-nothing-due-until", day=f"{known.next_due:%Y-%m-%d}")
        case Way.DUE:
            return words()("pick-nothing-due")
        case Way.WEAK:
            return words()("pick-nothing-weak")
        case Way.FRESH:
            return words()("pick-nothing-fresh")
        case Way.NEXT if not matching(library().puzzles, now):
            return words()("pick-none")
        case Way.NEXT:
            return words()("pick-all-solved")


def standing_line(known: Standing) -> None:
    """The streak, and how many of the library are solved."""
    puzzles = library().puzzles
    done = sum(puzzle.id in known.learner.solved for puzzle in puzzles)
    parts = [words()("puzzle-solved-count", solved=done, total=len(puzzles))]
    if known.streak > 1:
        parts.insert(0, words()("puzzle-streak", number=known.streak))
    st.markdown(f":small[{plain(' · '.join(parts))}]")


def is_empty(now: Wish, known: Standing) -> bool:
    """Whether there is no puzzle at all of the kind that is wished."""
    if now.way is Way.FRESH or (now.way is Way.NEXT and not matching(library().puzzles, now)):
        return picked(now, known, None) is None
    return False


def _nothing_of_the_kind(now: Wish, known: Standing) -> None:
    """What there is to do where the wish allows nothing."""
    wishing(len(known.due), partial(go_on, None))
    st.info(plain(_nothing_left(now, known)))
    st.button(words()("pick-clear"), key="clear-wish", type="primary", on_click=_any_kind)


def _any_kind() -> None:
    wish_again(dict.fromkeys(WISH_KEYS[1:]))


def page() -> None:
    """The page."""
    keep_address()
    now, known = wish(), standing()
    if is_empty(now, known):
        _nothing_of_the_kind(now, known)
        return
    top = st.container()
    puzzle = shown_puzzle(now, known)
    if puzzle is None:
        st.info(words()("puzzle-none"))
        return
    st.subheader(plain(title_of(words(), puzzle)))
    about = st.container()
    name = puzzle.position.rules.name
    # Another wish does not change what it was picked by.
    mixed = visit().mixed[puzzle.id]
    task = Task(puzzle.id, puzzle.goal, puzzle.position, None, variant=name, themes=puzzle.themes, mixed=mixed)
    attempt = exercise(task)
    afterwards(puzzle, attempt)
    exercise_buttons(task, attempt)
    known = standing()
    left = picked(now, known, puzzle.id) is not None
    next_button(puzzle.id, left=left, over=attempt.over)
    with st.container(horizontal=True, horizontal_alignment="distribute", vertical_alignment="center"):
        standing_line(known)
        report(puzzle)
    with top, st.container(horizontal=True, vertical_alignment="center", gap="small"):
        # Drawn last, since the answer that has just been judged counts as well.
        wishing(len(known.due), partial(go_on, None))
        choose(now, puzzle, known)
    if not left:
        with top:
            st.info(plain(_nothing_left(now, known)))
    with about:
        about_line(puzzle)


page()
