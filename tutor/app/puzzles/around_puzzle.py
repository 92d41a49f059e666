"""The surroundings of a puzzle: its details, the list of puzzles, the next one, and the progress."""

from collections.abc import Callable
from functools import partial

import streamlit as st

from tutor.app.base.empty_state import nothing_here
from tutor.app.base.i18n import with_dots, words
from tutor.app.base.library import library
from tutor.app.base.local_day import date_text, today, weekday_name
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.page_link import page_link
from tutor.app.puzzles.choice import go_on, go_on_for_me, go_to_daily, todays
from tutor.app.puzzles.next_puzzle import matching_puzzles
from tutor.app.puzzles.preferences import WISH_KEYS, change_wish, wish_widgets
from tutor.app.puzzles.sets import again_key, again_line, again_result
from tutor.app.puzzles.titles import own_labels, puzzle_labels
from tutor.app.visitor.address import go_to
from tutor.app.visitor.attempts import was_solved
from tutor.app.visitor.learner import LearnerProgress, Picking, Wish
from tutor.app.visitor.page_address import LEARN_PAGE
from tutor.app.visitor.session import session
from tutor.app.visitor.synced_widgets import synced
from tutor.app.visitor.variants import variant_title, variants
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.user_content import slug_of
from tutor.lab.fresh import seeded
from tutor.text import day_words
from tutor.trainer.daily import Daily, day_of, last_seven
from tutor.trainer.own_puzzles import day_of_own


def puzzle_line(puzzle: Puzzle) -> None:
    """Draw a puzzle's variant, that it is your turn, its difficulty, its day or seed, and a mark if it is solved."""
    variant = variant_title(puzzle.position.rules.name)
    about = [words()("position-about", variant=variant)]
    about.append(words()("puzzle-difficulty", difficulty=puzzle.difficulty))
    day = day_of(puzzle.id)
    if day is not None:
        about.insert(0, day_words(words(), day))
    slug = slug_of(puzzle.id)
    if slug is not None:
        about.insert(0, library().folders[slug].title)
    if day_of_own(puzzle.id) is not None:
        about.insert(0, words()("puzzle-own"))
    seed = seeded(puzzle.id, variants())
    if seed is not None:
        about.append(words()("puzzle-seed", seed=seed.seed))
    if was_solved(puzzle.id):
        about.append(words()("puzzle-solved"))
    st.markdown(f":small[{escape_markdown(with_dots(*about))}]")


def choose_puzzle(now: Wish, puzzle: Puzzle, known: LearnerProgress) -> None:
    """Draw the list of puzzles that the wish allows, from the library or the learner's own games."""
    done = known.learner.solved
    if now.way is Picking.OWN:
        labels = own_labels(words(), matching_puzzles(known.learner.own, now), done)
    else:
        all_labels = (puzzle_labels(words(), done=False), puzzle_labels(words(), done=True))
        labels = {
            puzzle.id: all_labels[puzzle.id in done][puzzle.id] for puzzle in matching_puzzles(library().puzzles, now)
        }
    st.selectbox(
        words()("puzzle-choose"),
        list(labels),
        format_func=labels.__getitem__,
        placeholder=words()("puzzle-choose-of", number=len(labels)),
        label_visibility="collapsed",
        **synced("choose-puzzle", puzzle.id if puzzle.id in labels else None, _chosen, labels),
    )


def _chosen(chosen: str) -> None:
    # The list names the goal of each puzzle, so its kind is no surprise.
    session().puzzles.mixed[chosen] = False
    go_to("puzzle", chosen)


def next_button(current: str, now: Wish, *, left: bool, over: bool) -> None:
    """Draw the button to the next puzzle; if none is left, a button that widens the wish or a link to the course."""
    if not left and now.way is Picking.AGAIN:
        again_key(partial(go_on, None))
        return
    if not left and now.is_open:
        page_link(LEARN_PAGE, label=words()("puzzle-to-course"))
        return
    st.button(
        words()("puzzle-next" if left else "puzzle-next-for-me"),
        key="next-puzzle",
        on_click=go_on if left else go_on_for_me,
        args=(current,),
        type="primary" if over or not left else "secondary",
        width="stretch",
        shortcut="N",
    )


def nothing_left(now: Wish, known: LearnerProgress) -> str:
    """Return the reason why no puzzle comes next."""
    match now.way:
        case Picking.DUE if known.next_due is not None:
            return words()("pick-nothing-due-until", day=date_text(known.next_due))
        case Picking.DUE:
            return words()("pick-nothing-due")
        case Picking.WEAK:
            return words()("pick-nothing-weak")
        case Picking.FRESH:
            return words()("pick-nothing-fresh")
        case Picking.OWN:
            return words()("pick-nothing-own")
        case Picking.FAVOURITES:
            return words()("pick-nothing-favourites")
        case Picking.WRONG:
            return words()("pick-nothing-wrong")
        case Picking.AGAIN:
            return again_result()
        case Picking.NEXT if not matching_puzzles(library().puzzles, now):
            return words()("pick-none")
        case Picking.NEXT if now.is_open:
            return words()("pick-all-met")
        case Picking.NEXT:
            return words()("pick-all-solved")


def nothing_of_the_kind(now: Wish, known: LearnerProgress) -> None:
    """Draw the page for a wish that allows no puzzle, with the ways to change it."""
    st.title(words()("nav-puzzles"))
    wish_widgets(known, partial(go_on, None))
    why = nothing_left(now, known)
    if now.way in (Picking.DUE, Picking.WEAK) or now.way.is_set:
        nothing_here(why, words()("puzzle-next-for-me"), key="next-puzzle", on_click=partial(go_on_for_me, None))
    elif now != Wish(Picking.OWN):
        nothing_here(why, words()("pick-clear"), key="clear-wish", on_click=_any_kind)
    elif nothing_here(why, words()("path-to-play")):
        st.switch_page("views/play.py")


def _any_kind() -> None:
    change_wish(dict.fromkeys(WISH_KEYS[1:]))


def daily_button(puzzle: Puzzle, known: LearnerProgress) -> None:
    """Draw a button to the puzzle of the day; on such a puzzle, the last seven days with a tick if one is solved."""
    if day_of(puzzle.id) is None:
        for daily in todays(known)[:1]:
            _daily(daily, words()("daily-link"))
        return
    with st.container(horizontal=True, gap=None, key="week"):
        for day in last_seven(today()):
            there, solved = Daily(puzzle.position.rules.name, day), day in known.days
            label = words()("daily-day-solved" if solved else "daily-day", day=weekday_name(day))
            # By the type the style knows which one is shown.
            st.button(
                escape_markdown(label),
                key=f"day-{day.isoformat()}",
                type="secondary" if there.id == puzzle.id else "tertiary",
                help=day_words(words(), day),
                on_click=go_to_daily,
                args=(there.id,),
            )


def other_daily_buttons(puzzle: Puzzle, known: LearnerProgress) -> None:
    """Draw on the puzzle of today a button for that of each other variant that was met."""
    for daily in todays(known) if day_of(puzzle.id) == today() else ():
        if daily.id != puzzle.id:
            _daily(daily, words()("daily-other", variant=variant_title(daily.variant)))


def _daily(daily: Daily, label: str) -> None:
    st.button(
        escape_markdown(label), key=f"daily-{daily.variant}", type="tertiary", on_click=go_to_daily, args=(daily.id,)
    )


def earned_day(puzzle: Puzzle, known: Callable[[], LearnerProgress]) -> str | None:
    """Say on how many of the last seven days the puzzle of the day is solved, None where it is not one of these."""
    day, week = day_of(puzzle.id), last_seven(today())
    if day not in week:
        return None
    days = known().days
    done = sum(one in days for one in week)
    return words()("earned-today" if day == today() else "earned-day", number=done)


def progress_line(now: Wish, puzzle: Puzzle, known: LearnerProgress) -> None:
    """Draw the number of library puzzles solved, and a streak above one; for a set solved again, how far it is.

    Beside the days of a daily puzzle nothing is drawn.
    """
    puzzles = library().puzzles
    done = sum(puzzle.id in known.learner.solved for puzzle in puzzles)
    parts = [words()("puzzle-solved-count", solved=done, total=len(puzzles))]
    if day_of(puzzle.id) is not None:
        parts = []
    elif known.streak > 1:
        parts.insert(0, words()("puzzle-streak", number=known.streak))
    again = again_line() if now.way is Picking.AGAIN else None
    if again is not None:
        parts = [again]
    if parts:
        st.markdown(f":small[{escape_markdown(with_dots(*parts))}]")
