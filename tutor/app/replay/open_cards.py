"""The worth of plays with all cards open: worked out in another process, within a time limit, and shown if settled."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

import streamlit as st

from tutor.app.base.i18n import words
from tutor.app.base.lane import Job
from tutor.app.base.markdown import escape_markdown, markdown
from tutor.app.base.processes import begin
from tutor.app.base.session import show_first, value_of
from tutor.app.replay.notes import headed
from tutor.app.replay.solving import quick, work
from tutor.app.visitor.redraw import leave_for_click
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Play, Position
from tutor.lab.solver import Worth, Worths, cost
from tutor.text import Line, Signed, Value

MOST_SECONDS = 3
"""The most seconds spent on a position."""

MOST_HELD = 16
"""The most cards in all hands together; with more the rest of a deal does not settle in seconds, so it is not begun."""

_STEP = 0.05
_MOST_KNOWN = 2000
_MOST_SHOWN = 3
_SWITCH = "open cards"
_Result = TypeVar("_Result")


class Settled(NamedTuple):
    """The finding about a settled position.

    `equal` plays are the best, and `best` has some of them; `given` is the points that the play made gave away, None if
    none was made. With `individuals` three or more play alone.
    """

    best: tuple[Worth, ...]
    equal: int
    given: int | None
    individuals: bool


# None for a position that did not settle, so it is not tried again.
_known: "OrderedDict[tuple[Position, Play | None], Settled | None]" = OrderedDict()


def summed_up(outcome: Worths, made: Play | None) -> Settled | None:
    """Return the part of an outcome to keep, None if it is not settled; the whole may hold thousands of plays."""
    worths = outcome.worths
    if not outcome.done:
        return None
    best = [one for one in worths if one.points == worths[0].points]
    given = None if made is None else cost(outcome, made)
    return Settled(tuple(best[:_MOST_SHOWN]), len(best), given, outcome.individuals)


def switch() -> None:
    """Draw the switch for the worth of plays with all cards open."""
    show_first(_SWITCH, True)
    st.toggle(words()("open-switch"), key=_SWITCH, help=escape_markdown(words()("open-about")))


def shows_costs() -> bool:
    """Tell whether the switch was on when it was last drawn."""
    return bool(value_of(_SWITCH, True))


def what_it_costs(position: Position, made: Play | None) -> None:
    """Draw the points that the play made gave away in the rest of the deal, and the best plays; nothing if not settled.

    Call it last on a page, because it takes time.
    """
    place = st.container()
    known = settled(position, made)
    if known is None:
        return
    with place:
        headed("open-title", "open")
        st.markdown("  \n".join(markdown(line) for line in cost_lines(position, known)))


def settled(position: Position, made: Play | None) -> Settled | None:
    """Return what is found about a position, None if it cannot be counted to the end in seconds; wait for it."""
    if sum(len(hand or ()) for hand in position.hands) > MOST_HELD:
        return None
    if (position, made) not in _known:
        outcome = _work_out(position, made)
        if outcome is None:
            return None
        _keep(position, made, summed_up(outcome, made))
    return _known.get((position, made))


def _work_out(position: Position, made: Play | None) -> Worths | None:
    """Return the outcome of a position, None if there is none."""
    job = begin(work, position, made, MOST_SECONDS)
    return quick(position, made) if job is None else waited(job)


def waited(job: Job[_Result], *, told: bool = False) -> _Result | None:
    """Wait for a job and return its result; a click elsewhere gives the job up. With `markdown` draw that it runs."""
    place = st.empty()
    since = time.monotonic()
    try:
        while not job.wait(_STEP):
            message = "open-waiting" if job.begun else "open-queued"
            said = escape_markdown(words()(message, seconds=int(time.monotonic() - since))) if told else ""
            # Streamlit ends a run of the whole page after a click only when the run writes to the page.
            place.caption(said)
            leave_for_click()
    finally:
        job.drop()
    place.empty()
    return job.result()


def _keep(position: Position, made: Play | None, known: Settled | None) -> None:
    _known[position, made] = known
    while len(_known) > _MOST_KNOWN:
        _known.popitem(last=False)


def cost_lines(position: Position, known: Settled) -> Iterator[Line]:
    """Yield the lines about a settled position."""
    points: Callable[[int], Value] = Signed
    better, best = "open-none-better-margin", "open-best-margin"
    if known.individuals:
        better, best, points = "open-none-better-own", "open-best-own", int
    if known.given == 0:
        yield Line(better, {"points": points(known.best[0].points)})
        return
    if known.given is not None:
        yield Line("open-cost", {"points": known.given})
    for one in known.best:
        yield Line(best, {"play": play_line(position, one.play), "points": points(one.points)})
    if known.equal > len(known.best):
        yield Line("open-more-best", {"number": known.equal - len(known.best)})
