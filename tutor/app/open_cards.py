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
from tutor.lab.solver import Outcome, SoFar, Worth, cost
from tutor.text import Line

SECONDS, LONGER = 3, 30
"""So long a position is looked at by itself, and when more is asked for."""

_STEP = 0.05
_MOST_KNOWN = 2000
_MOST_SHOWN = 3
_SWITCH = "open cards"


class Known(NamedTuple):
    """What was found for a position, and in how many seconds at most.

    `best` are some of the `equal` plays that are best among the `solved` ones; `given` is what the play made gave
    away, None where that is not known; `so_far` is the best play found where not all are solved.
    """

    best: tuple[Worth, ...]
    equal: int
    solved: int
    given: int | None
    done: bool
    individuals: bool
    seconds: int
    so_far: SoFar | None = None


_known: "OrderedDict[tuple[Position, Move | None], Known]" = OrderedDict()


def summed_up(outcome: Outcome, made: Move | None, seconds: int) -> Known:
    """What is kept of an outcome, which may hold thousands of plays."""
    worths = outcome.worths
    best = [one for one in worths if one.points == worths[0].points]
    given = None if made is None else cost(outcome, made)
    return Known(
        tuple(best[:_MOST_SHOWN]),
        len(best),
        len(worths),
        given,
        outcome.done,
        outcome.individuals,
        seconds,
        outcome.so_far,
    )


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
    known = _known.get((position, made))
    wanting = known is None or (not known.done and known.seconds < seconds)
    given_up = name in visit().replaying.given_up
    if wanting and not given_up:
        known = _work_out(position, made, name, seconds)
    if known is not None:
        st.markdown("  \n".join(told(line) for line in cost_lines(position, known)))
        if not known.done and 0 < known.seconds < LONGER:
            st.button(words()("open-longer", seconds=LONGER), key="open-longer", on_click=_longer, args=(name,))
    elif given_up:
        st.markdown(plain(words()("open-given-up")))
        st.button(words()("open-again"), key="open-again", on_click=_again, args=(name,))
    else:
        st.markdown(plain(words()("open-not-possible")))


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
        return None if found is None else summed_up(found, made, 0)
    place = st.empty()
    with _given_up_with_the_page(job), place.container():
        st.button(words()("open-stop"), key="open-stop", on_click=_give_up, args=(name,))
        waiting = st.empty()
        since = time.monotonic()
        while not job.wait(_STEP):
            # Writing to the page is what lets a click end this run.
            message = "open-waiting" if job.begun else "open-queued"
            waiting.caption(plain(words()(message, seconds=int(time.monotonic() - since))))
    place.empty()
    outcome = job.result()
    if outcome is None:
        return None
    known = summed_up(outcome, made, seconds)
    _keep(position, made, known)
    return known


def _keep(position: Position, made: Move | None, known: Known) -> None:
    _known[position, made] = known
    while len(_known) > _MOST_KNOWN:
        _known.popitem(last=False)


@contextmanager
def _given_up_with_the_page(job: Job[Outcome | None]) -> Iterator[None]:
    try:
        yield
    finally:
        job.stop()


def cost_lines(position: Position, known: Known) -> Iterator[Line]:
    """What is to be said of an outcome; nothing is called best that is not proven to be."""
    unit = "own" if known.individuals else "margin"
    if not known.done:
        yield Line("open-not-done", {"seconds": known.seconds})
        if known.so_far is not None:
            move, points, proven = known.so_far
            sure = "yes" if proven else "no"
            yield Line(f"open-so-far-{unit}", {"play": play_line(position, move), "points": points, "sure": sure})
            yield Line("open-settled", {"number": known.solved})
        return
    if known.given == 0:
        yield Line(f"open-none-better-{unit}", {"points": known.best[0].points})
        return
    if known.given is not None:
        yield Line("open-cost", {"points": known.given})
    for one in known.best:
        yield Line(f"open-best-{unit}", {"play": play_line(position, one.move), "points": one.points})
    if known.equal > len(known.best):
        yield Line("open-more-best", {"number": known.equal - len(known.best)})
