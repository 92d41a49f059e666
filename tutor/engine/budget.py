"""Budgets of counted work: work that exceeds its budget stops at the same place on every machine."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

SECOND = 1 << 32
"""The work done in about a second. A unit is one bit of a set touched, or work that takes as long."""

ENTRY = 1 << 9
"""The work of making one entry of a list."""

CALL = 1 << 12
"""The work of one call of a function and a few steps of it."""

ENDLESS = 1 << 60
"""A budget that is never used up, for work that is only counted, or bounded in another way."""


class TooMuchWorkError(ValueError):
    """An answer that would take too long: the table is too large, or the budget is used up."""


_LOOK = SECOND >> 6

Lookout = Callable[[], None]
"""A function called now and then during work: it may let other work go first, or raise to end this work."""


class Meter:
    """The work done so far, `spent`, the `limit` that it must not exceed, and the `next` place to look up at."""

    def __init__(self, limit: int, look: Lookout | None = None) -> None:
        self.limit, self.spent, self.look = limit, 0, look
        self.next = limit if look is None else min(limit, _LOOK)

    def look_up(self) -> None:
        """Call `look` where `spent` has passed `next`; raises TooMuchWorkError past the limit."""
        if self.spent > self.limit:
            raise TooMuchWorkError("the budget is used up")
        self.next = min(self.limit, self.spent + _LOOK)
        if self.look is not None:
            self.look()


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


@contextmanager
def budget(work: int, look: Lookout | None = None) -> Iterator[Meter]:
    """Limit the work done inside to `work` in all; more raises TooMuchWorkError.

    A budget inside another is a part of it. Every machine does the same work before the budget ends. Where other work
    waits for the processor, `look` is called about every hundredth of a second of work, inside other budgets too.
    """
    outer = _meter.get()
    inner = Meter(work, look) if outer is None else Meter(min(work, outer.limit - outer.spent), look or outer.look)
    token = _meter.set(inner)
    try:
        yield inner
    finally:
        _meter.reset(token)
        if outer is not None:
            outer.spent += inner.spent


def spend(work: int) -> None:
    """Count some work before it is done; raises TooMuchWorkError if less is left of the budget."""
    meter = _meter.get()
    if meter is not None:
        meter.spent += work
        if meter.spent > meter.next:
            meter.look_up()


def look_up() -> None:
    """Look up from work that is not counted, as counted work does by itself."""
    meter = _meter.get()
    if meter is not None and meter.look is not None:
        meter.look()
