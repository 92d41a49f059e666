"""Duels at scale: deals are played wherever there is room, and those played are kept."""

import json
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

from tutor.lab.duels import Duel, PlayedDeal, play_deal
from tutor.lab.jsonl_log import OtherJournalError, append, start_or_resume
from tutor.lab.workers import Workers

ARENA_EDITION = 8
"""The edition of what opponents play; it changes together with their choices, so that no journal mixes two of them."""


def _duel_file(out: Path, duel: Duel) -> Path:
    """Return the file that keeps the deals of a duel played so far; each duel has its own.

    >>> from tutor.engine.zwickern.variants import JENSEN
    >>> _duel_file(Path("out"), Duel("strong", "careful", JENSEN, 4, 7)).as_posix()
    'out/.strong-careful-jensen-4-7.arena'
    """
    return out / f".{duel.a}-{duel.b}-{duel.rules.name}-{duel.seats}-{duel.seed}.arena"


def hold(duel: Duel, deals: int, workers: Workers, out: Path | None, report: Callable[[int], None]) -> list[PlayedDeal]:
    """Play the deals of a duel from 0 on, except those that the journal in a folder has; without `out` none is kept.

    `report` is called with the number of deals done. Raises OtherJournalError, OSError and NoWorkersError.
    """
    journal = None if out is None else _duel_file(out, duel)
    played = [] if journal is None else _done(journal, duel)[:deals]
    report(len(played))
    waiting: deque[Future[PlayedDeal]] = deque()
    for deal in range(len(played), deals + workers.ahead):
        if deal < deals:
            waiting.append(workers.submit(play_deal, duel, deal))
        if waiting and (deal >= deals or len(waiting) >= workers.ahead):
            played.append(workers.result(waiting.popleft()))
            if journal is not None:
                append(journal, json.dumps(played[-1]))
            report(len(played))
    return played


def _done(file: Path, duel: Duel) -> list[PlayedDeal]:
    """Return the deals that a journal has, in their order."""
    head = {"edition": ARENA_EDITION, "a": duel.a, "b": duel.b, "rules": repr(duel.rules), "seats": duel.seats}
    lines = start_or_resume(file, json.dumps({**head, "seed": duel.seed, "budget": duel.budget}))
    try:
        return [_read(json.loads(line)) for line in lines]
    except (ValueError, TypeError):
        raise OtherJournalError(str(file)) from None


def _read(plain: object) -> PlayedDeal:
    match plain:
        case [int() | float() as difference, list(a_ms), list(b_ms)]:
            return PlayedDeal(float(difference), tuple(map(float, a_ms)), tuple(map(float, b_ms)))
    raise ValueError("this is no deal")
