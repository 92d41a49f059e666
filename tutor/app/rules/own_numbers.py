"""The numbers of a table of the visitor's own, counted while the visitor waits."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.markdown import escape_markdown
from tutor.app.base.processes import begin
from tutor.app.visitor.session import OwnNumbers, session
from tutor.content.files.numbers import CountedEntry, NumbersQuestion
from tutor.engine.zwickern import Rules
from tutor.lab.numbers.book import cells_of, counted_entry
from tutor.lab.numbers.counted import CountedRange, NumbersJob, count_range
from tutor.lab.numbers.sums import added

if TYPE_CHECKING:
    from streamlit.delta_generator import DeltaGenerator

_MORE: Final = 200
"""The games that are counted at a press of the key."""

MOST_OWN_GAMES: Final = 2000
"""The games after which no more are counted."""

# So few that others who wait for a process of the server have their turn.
_AT_ONCE: Final = 10
_STEP: Final = 0.1  # seconds


def own_entries(rules: Rules, seats: int) -> Mapping[NumbersQuestion, CountedEntry]:
    """Draw the key that counts games at a table, and return what has been counted there in this session."""
    known = _known(rules, seats)
    games = 0 if known is None else known.games
    if not games:
        st.markdown(escape_markdown(words()("tested-own")))
    place, bar = st.empty(), st.empty()
    if games < MOST_OWN_GAMES:
        label = words()("tested-count-first" if not games else "tested-count-more", number=_MORE)
        if place.button(label, key="count-own", type="secondary" if games else "primary"):
            place.empty()
            _count(rules, seats, games + _MORE, bar)
            # The key comes again, for more.
            st.rerun()
    return {} if known is None else known.entries


def _known(rules: Rules, seats: int) -> OwnNumbers | None:
    found = session().rules.numbers
    return found if found is not None and (found.rules, found.seats) == (rules, seats) else None


def _count(rules: Rules, seats: int, games: int, bar: "DeltaGenerator") -> None:
    """Count games until there are so many; a click elsewhere ends it, and what was counted stays."""
    before, job = _known(rules, seats), NumbersJob(rules, seats, "careful")
    first = 0 if before is None else before.games
    message = escape_markdown(words()("tested-counting"))
    for start in range(first, games, _AT_ONCE):
        say = partial(bar.progress, (start - first) / (games - first), message)
        say()
        counted = _counted(job, start, start + _AT_ONCE, say)
        if counted is None:
            return
        session().rules.numbers = _with(job, counted)
    bar.empty()


def _counted(job: NumbersJob, first: int, past: int, say: Callable[[], object]) -> CountedRange | None:
    """Return the sums of some games, None where the process has died."""
    begun = begin(count_range, job, first, past)
    if begun is None:
        return count_range(job, first, past)
    try:
        while not begun.wait(_STEP):
            # Streamlit ends a run after a click only when the run writes to the page.
            say()
    finally:
        begun.drop()
    return begun.result()


def _with(job: NumbersJob, counted: CountedRange) -> OwnNumbers:
    """Return what was counted before together with some more games."""
    before = _known(job.rules, job.seats)
    known = {} if before is None else {question: cells_of(entry) for question, entry in before.entries.items()}
    entries = {
        question: counted_entry(question, job, counted.past, 0, added([known.get(question, {}), sums]))
        for question, sums in counted.sums.items()
    }
    return OwnNumbers(job.rules, job.seats, counted.past, entries)
