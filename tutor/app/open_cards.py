"""What plays are worth with all cards open: worked out beside the pages, within a budget, and given up when asked."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import streamlit as st

from tutor.app.replay_notes import headed
from tutor.app.shared import plain, told, words
from tutor.app.solving import quick, work
from tutor.app.state import visit
from tutor.app.worker import Job, begin
from tutor.coach.play_words import play_line
from tutor.engine.zwickern.moves import Move
from tutor.engine.zwickern.position import Position
from tutor.lab.solver import Outcome, cost
from tutor.text import Line

SECONDS, LONGER = 3, 30
"""So long a position is looked at by itself, and when more is asked for."""

_STEP = 0.05
_MOST_KNOWN = 2000
_MOST_SHOWN = 3
_SWITCH = "open cards"


class Known(NamedTuple):
    """What was found for a position, and in how many seconds at most."""

    outcome: Outcome
    seconds: int


_known: "OrderedDict[Position, Known]" = OrderedDict()


def switch() -> None:
    """Let the learner say whether to count what plays are worth with all cards open."""
    st.session_state.setdefault(_SWITCH, True)
    st.toggle(words()("open-switch"), key=_SWITCH, help=plain(words()("open-about")))


def is_on() -> bool:
    """Whether the learner wants to know it, as the switch was last seen."""
    return bool(st.session_state.get(_SWITCH, True))


def what_it_costs(position: Position, made: Move | None) -> None:
    """What the play made gave away in the rest of the deal, or what the best plays are.

    It comes last on a page, since it takes time.
    """
    headed("open-title", "open")
    name = str(hash(position))
    seconds = LONGER if name in visit().replaying.longer else SECONDS
    known = _known.get(position)
    if known is None or (not known.outcome.done and known.seconds < seconds):
        if name in visit().replaying.given_up:
            st.markdown(plain(words()("open-given-up")))
            st.button(words()("open-again"), key="open-again", on_click=_again, args=(name,))
            return
        known = _work_out(position, made, name, seconds)
    if known is None:
        st.markdown(plain(words()("open-not-possible")))
        return
    st.markdown("  \n".join(told(line) for line in cost_lines(position, made, known)))
    if not known.outcome.done and known.seconds < LONGER:
        st.button(words()("open-longer", seconds=LONGER), key="open-longer", on_click=_longer, args=(name,))


def _again(name: str) -> None:
    visit().replaying.given_up.discard(name)


def _longer(name: str) -> None:
    visit().replaying.longer.add(name)
    visit().replaying.given_up.discard(name)


def _give_up(name: str) -> None:
    visit().replaying.given_up.add(name)


def _work_out(position: Position, made: Move | None, name: str, seconds: int) -> Known | None:
    """Wait for the answer, which whoever turns to something else gives up; None where there can be none."""
    job = begin(work, position, made, seconds)
    if job is None:
        found = quick(position, made)
        return None if found is None else Known(found, 0)
    place = st.empty()
    with _given_up_with_the_page(job), place.container():
        st.button(words()("open-stop"), key="open-stop", on_click=_give_up, args=(name,))
        waiting = st.empty()
        begun = time.monotonic()
        while not job.wait(_STEP):
            # Writing to the page is what lets a click end this run.
            waiting.caption(plain(words()("open-waiting", seconds=int(time.monotonic() - begun))))
    place.empty()
    outcome = job.result()
    if outcome is None:
        return None
    _known[position] = known = Known(outcome, seconds)
    while len(_known) > _MOST_KNOWN:
        _known.popitem(last=False)
    return known


@contextmanager
def _given_up_with_the_page(job: Job[Outcome | None]) -> Iterator[None]:
    try:
        yield
    finally:
        job.stop()


def cost_lines(position: Position, made: Move | None, known: Known) -> Iterator[Line]:
    """What is to be said of an outcome; nothing is called best that is not proven to be."""
    outcome, seconds = known
    worths = outcome.worths
    unit = "own" if outcome.individuals else "margin"
    if not outcome.done:
        yield Line("open-not-done", {"seconds": seconds, "nodes": outcome.nodes})
        if worths:
            first = play_line(position, worths[0].move)
            yield Line(f"open-so-far-{unit}", {"play": first, "points": worths[0].points, "number": len(worths)})
        return
    best_points = worths[0].points
    given = None if made is None else cost(outcome, made)
    if given == 0:
        yield Line(f"open-none-better-{unit}", {"points": best_points})
        return
    if given is not None:
        yield Line("open-cost", {"points": given})
    best_moves = [one.move for one in worths if one.points == best_points]
    for move in best_moves[:_MOST_SHOWN]:
        yield Line(f"open-best-{unit}", {"play": play_line(position, move), "points": best_points})
    if len(best_moves) > _MOST_SHOWN:
        yield Line("open-more-best", {"number": len(best_moves) - _MOST_SHOWN})
