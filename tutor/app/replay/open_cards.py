"""What plays are worth with all cards open: worked out beside the pages, within a budget, and told where it settles."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import streamlit as st

from tutor.app.base.processes import Job, begin
from tutor.app.base.shared import plain, told, words
from tutor.app.replay.notes import headed
from tutor.app.replay.solving import quick, work
from tutor.app.visitor.session import show_first, value_of
from tutor.coach.zwickern.words.plays import play_line
from tutor.engine.zwickern import Play, Position
from tutor.lab.solver import Outcome, Worth, cost
from tutor.text import Line

SECONDS = 3
"""So long a position is looked at."""

MOST_HELD = 16
"""With more cards in all hands the rest of a deal does not settle in seconds, and is not begun."""

_STEP = 0.05
_MOST_KNOWN = 2000
_MOST_SHOWN = 3
_SWITCH = "open cards"
Result = TypeVar("Result")


class Known(NamedTuple):
    """What was found for a position that settled.

    `best` are some of the `equal` plays that are best; `given` is what the play made gave away, None where none was.
    """

    best: tuple[Worth, ...]
    equal: int
    given: int | None
    individuals: bool


# None where it did not settle: it need not be tried again.
_known: "OrderedDict[tuple[Position, Play | None], Known | None]" = OrderedDict()


def summed_up(outcome: Outcome, made: Play | None) -> Known | None:
    """What is kept of an outcome, which may hold thousands of plays; None where it is not settled."""
    worths = outcome.worths
    if not outcome.done:
        return None
    best = [one for one in worths if one.points == worths[0].points]
    given = None if made is None else cost(outcome, made)
    return Known(tuple(best[:_MOST_SHOWN]), len(best), given, outcome.individuals)


def switch() -> None:
    """Let the learner say whether to count what plays are worth with all cards open."""
    show_first(_SWITCH, True)
    st.toggle(words()("open-switch"), key=_SWITCH, help=plain(words()("open-about")))


def is_on() -> bool:
    """Whether the learner wants to know it, as the switch was last seen."""
    return bool(value_of(_SWITCH, True))


def what_it_costs(position: Position, made: Play | None) -> None:
    """What the play made gave away in the rest of the deal, or what the best plays are; nothing where that is open.

    It comes last on a page, since it takes time.
    """
    place = st.container()
    known = _found(position, made)
    if known is None:
        return
    with place:
        headed("open-title", "open")
        st.markdown("  \n".join(told(line) for line in cost_lines(position, known)))


def _found(position: Position, made: Play | None) -> Known | None:
    if sum(len(hand or ()) for hand in position.hands) > MOST_HELD:
        return None
    if (position, made) not in _known:
        outcome = _work_out(position, made)
        if outcome is None:
            return None
        _keep(position, made, summed_up(outcome, made))
    return _known.get((position, made))


def _work_out(position: Position, made: Play | None) -> Outcome | None:
    """The outcome of a position; None where there can be none."""
    job = begin(work, position, made, SECONDS)
    return quick(position, made) if job is None else waited(job)


def waited(job: Job[Result], *, told: bool = False) -> Result | None:
    """The result of a job, which whoever turns to something else gives up; that it runs is said where it is `told`."""
    place = st.empty()
    since = time.monotonic()
    try:
        while not job.wait(_STEP):
            message = "open-waiting" if job.begun else "open-queued"
            said = plain(words()(message, seconds=int(time.monotonic() - since))) if told else ""
            # Writing to the page is what lets a click end this run.
            place.caption(said)
    finally:
        job.stop()
    place.empty()
    return job.result()


def _keep(position: Position, made: Play | None, known: Known | None) -> None:
    _known[position, made] = known
    while len(_known) > _MOST_KNOWN:
        _known.popitem(last=False)


def cost_lines(position: Position, known: Known) -> Iterator[Line]:
    """What is to be said of a position that settled."""
    better, best = "open-none-better-margin", "open-best-margin"
    if known.individuals:
        better, best = "open-none-better-own", "open-best-own"
    if known.given == 0:
        yield Line(better, {"points": known.best[0].points})
        return
    if known.given is not None:
        yield Line("open-cost", {"points": known.given})
    for one in known.best:
        yield Line(best, {"play": play_line(position, one.move), "points": one.points})
    if known.equal > len(known.best):
        yield Line("open-more-best", {"number": known.equal - len(known.best)})
