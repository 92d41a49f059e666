"""How much work may be done: counted, so that it ends at the same place on every machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

SECOND = 1 << 32
"""About so much work is done in a second: bits of sets touched, and what takes as long."""

ENTRY = 1 << 9
"""What an entry of a list takes."""

CALL = 1 << 12
"""What a call of a function and a few steps of it take."""


class TooMuchWorkError(ValueError):
    """A table so large that the answer would take too long."""


class Meter:
    """Work that is counted in `spent`, and the `limit` of what may be done."""

    def __init__(self, limit: int) -> None:
        self.limit, self.spent = limit, 0


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


@contextmanager
def budget(work: int) -> Iterator[Meter]:
    """Let whatever is done inside take so much work together; what takes more raises TooMuchWorkError.

    A budget within another one is a part of it. The same work is always done before it ends, whatever the machine.
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
    """Count some work before it is done; raises TooMuchWorkError where the budget has not so much left."""
    meter = _meter.get()
    if meter is not None:
        meter.spent += work
        if meter.spent > meter.limit:
            raise TooMuchWorkError("the budget is used up")
