"""The clock of the app; everything below is told the time."""

from collections.abc import Callable
from datetime import UTC, datetime


def _wall() -> datetime:
    return datetime.now(UTC)


_clock = [_wall]


def now() -> datetime:
    """The moment, in UTC."""
    return _clock[0]().astimezone(UTC)


def set_clock(clock: Callable[[], datetime] = _wall) -> None:
    """Go by another clock, which gives moments with a time zone; without one by the machine's again."""
    _clock[0] = clock
