"""How long one visitor waits for a draft, the cost of a play and a review: alone, after others, and beside others.

    python -m tests.bench.pages.lanes --rounds 2

First the visitor is alone. Then twenty visitors have come, each with six tabs that open a draft of many cards with wild
jokers, and have left. Then five such visitors are there, whose tabs open one draft after the other. Each time the
processes are new. It plays visitors without a browser, by what their pages call.
"""

import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from statistics import median

import typer
from rich.console import Console
from rich.table import Table

from tests.engine.setups import at
from tests.matches.playing import played_out, started
from tutor.app.base.lane import RefusedError, WorkOwner
from tutor.app.base.processes import at_once_or_long, begin, workers
from tutor.app.base.worker import DroppedError
from tutor.app.play.bots_work import ready_to_play
from tutor.app.play.review_work import reviewing
from tutor.app.replay.open_cards import MOST_SECONDS
from tutor.app.replay.solving import work
from tutor.app.server.long_work import ready_for_long_work
from tutor.app.workshop import assessment
from tutor.content.zwickern.goals import FindAllGoal
from tutor.engine.zwickern import VARIANTS, Position
from tutor.engine.zwickern.hand.deal_and_play import deals, opening
from tutor.matches.events import Dealt
from tutor.matches.review.games import Reviewing

LEFT, STAY, TABS = 20, 5, 6
_TIMES, _LEAST = 3, 6.0
"""Beside others one waits so many times as long as alone at most, or so many seconds."""

_COURTS = "AS AH AD AC JS JH JD JC QS QH QD"
_SMALL = " ".join(f"{rank}{suit}" for rank in "2345" for suit in "SHD")


class _Here(threading.local):
    """The visitor of a thread."""

    whose = WorkOwner("visitor", lambda: False)


_here = _Here()


def a_draft() -> Position:
    """Return a position with wild jokers, of which everything takes too long."""
    return at("X1 X2 KS KH KD", f"{_COURTS} {_SMALL} X3 X4 X5 X6 6S", variant="grupp", seats="A B", turn="A")


def draft() -> None:
    """Open a draft: look at its position, and at the puzzle that it would be."""
    position = a_draft()
    at_once_or_long(assessment._look, position)
    at_once_or_long(assessment._assess, position, FindAllGoal(kind="find-all"))


def cost() -> None:
    """Ask for the cost of a play that does not settle in the seconds that it has."""
    rules = VARIANTS["christiansen"]
    first, *_ = deals(rules.plans[-1], 0, rules.pack)
    job = begin(work, opening(rules, ("A", "B", "C", "D"), 0, first, 24), None, MOST_SECONDS)
    assert job is not None
    job.result()


def game_to_review() -> Callable[[], None]:
    """Return what reviews a game that is over."""
    began = started("jensen", 2)
    hand = played_out(began, Dealt(number="4712", dealer=0), "4712")
    rules, seat = VARIANTS["jensen"], began.people[0]

    def review() -> None:
        found: Reviewing | None = None
        while found is None or not found.done:
            job = begin(reviewing, began, rules, hand, seat, found)
            assert job is not None
            found = job.result()
            assert found is not None

    return review


@contextmanager
def others(number: int) -> Iterator[Callable[[], None]]:
    """Let so many visitors open drafts in all their tabs, until they leave; yield what lets them leave."""
    left = threading.Event()

    def tab(name: str) -> None:
        _here.whose = WorkOwner(name, left.is_set)
        while not left.is_set():
            with suppress(DroppedError, RefusedError):
                draft()

    tabs = [threading.Thread(target=tab, args=(f"{one}",)) for one in range(number) for _ in range(TABS)]
    for one in tabs:
        one.start()
    try:
        yield left.set
    finally:
        left.set()
        for one in tabs:
            one.join()


def waits(asked: Callable[[], None], number: int, *, stay: bool) -> float:
    """Return the seconds that a visitor waits beside so many others, or after they have left."""
    with workers(os.getpid, ready_for_long_work, ready_to_play, lambda: _here.whose), others(number) as leave:
        if number:
            time.sleep(5)
        else:
            ready = begin(os.getpid)
            assert ready is not None
            ready.result()
        if not stay:
            leave()
            # A tab that is closed is noticed a moment later.
            time.sleep(0.2)
        began = time.monotonic()
        asked()
        return time.monotonic() - began


def main(rounds: int = 2) -> None:
    """Print the seconds of each kind of work."""
    kinds: dict[str, Callable[[], None]] = {"draft": draft, "cost": cost, "review": game_to_review()}
    table = Table("", "alone", f"after {LEFT} left", f"beside {STAY}", "at most", title="Seconds, median of all rounds")
    for name, asked in kinds.items():
        found = [
            (waits(asked, 0, stay=True), waits(asked, LEFT, stay=False), waits(asked, STAY, stay=True))
            for _ in range(rounds)
        ]
        alone, after, beside = (median(column) for column in zip(*found, strict=True))
        table.add_row(name, f"{alone:.1f}", f"{after:.1f}", f"{beside:.1f}", f"{max(_TIMES * alone, _LEAST):.1f}")
    Console().print(table)


if __name__ == "__main__":
    typer.run(main)
