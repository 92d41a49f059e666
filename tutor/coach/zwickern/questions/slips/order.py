"""The usual mistakes in the order of a game: an event before the one that makes it possible."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from types import MappingProxyType

from tutor.coach.question import Slip
from tutor.engine.zwickern.hand.events import COUNT, CUT, LEFT_OVER, LEFTOVERS, NEXT_DEALER, PICTURE, SHUFFLE
from tutor.text import Family, Line

# The event that each one waits for, if that does not depend on the number of the deal.
_AFTER = MappingProxyType({CUT: SHUFFLE, COUNT: LEFTOVERS, NEXT_DEALER: COUNT})
_TO_TABLE = (PICTURE, LEFT_OVER)
# The line for each kind of event that has to wait, without the name of the event that is due.
_WAITS = Family(
    "slip-order-{}",
    (CUT, PICTURE, COUNT, NEXT_DEALER, LEFT_OVER, LEFTOVERS, "first-deal", "deal", "play", "table"),
)


def order_slips(known: Sequence[str], right: Sequence[str]) -> Iterator[Slip]:
    """Yield a line for each event chosen before the event that it waits for; `known` are all events."""
    for due, early in combinations(right, 2):
        before = _waits_for(known, early)
        if before is not None and known.index(before) >= known.index(due):
            yield Slip((early, due), Line(_WAITS[_kind(known, early)]))
        elif early.startswith("play") and due in _TO_TABLE:
            yield Slip((early, due), Line(_WAITS["table"]))


def _waits_for(known: Sequence[str], event: str) -> str | None:
    """Return the event without which another one cannot happen; None for the first one."""
    if event in _AFTER:
        return _AFTER[event]
    if event == _first_deal(known):
        return CUT
    # The cards left over come with a deal, and the last deal is played before the cards left are taken.
    at = known.index(event)
    kind = "play" if event == LEFTOVERS or event.startswith("deal") else "deal"
    return next((one for one in reversed(known[:at]) if one.startswith(kind)), None)


def _first_deal(known: Sequence[str]) -> str:
    return next(one for one in known if one.startswith("deal"))


def _kind(known: Sequence[str], event: str) -> str:
    if event == _first_deal(known):
        return "first-deal"
    return event.rstrip("0123456789").rstrip("-") if event.startswith(("deal", "play")) else event
