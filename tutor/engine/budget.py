"""Budgets of counted work: work that exceeds its budget stops at the same place on every machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

SECOND = 1 << 32
"""The work done in about a second. A unit is one bit of a set touched, or what takes as long."""

ENTRY = 1 << 9
"""The work of making one entry of a list."""

CALL = 1 << 12
"""The work of one call of a function and a few steps of it."""

ENDLESS = 1 << 60
"""A budget that nothing uses up, for work that is only counted or bounded otherwise."""


class TooMuchWorkError(ValueError):
    """An answer that would take too long: the table is too large, or the budget is used up."""


class Meter:
    """The work done so far, `spent`, and the `limit` that it must not exceed."""

    def __init__(self, limit: int) -> None:
        self.limit, self.spent = limit, 0


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


@contextmanager
def budget(work: int) -> Iterator[Meter]:
    """Limit the work done inside to `work` in all; more raises TooMuchWorkError.

    A budget inside another one is a part of it. The same work is done before it ends on every machine.
    """
    outer = _meter.get()
    inner = Meter(work if outer is None else min(work, outer.limit - outer.spent))
    token = _meter.set(inner)
    try:
        yield inner
    finally:
        _meter.reset(token)
        if outer is not None:
            outer.spent += inner.spent


def spend(work: int) -> None:
    """Count some work before it is done; raises TooMuchWorkError if the budget does not have so much left."""
    meter = _meter.get()
    if meter is not None:
        meter.spent += work
        if meter.spent > meter.limit:
            raise TooMuchWorkError("the budget is used up")
