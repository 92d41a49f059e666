"""The clock of the app; the layers below it take the time as an argument."""

from collections.abc import Callable
from datetime import UTC, datetime


def _wall() -> datetime:
    return datetime.now(UTC)


_clock = [_wall]


def now() -> datetime:
    """Return the present moment, in UTC."""
    return _clock[0]().astimezone(UTC)


def set_clock(clock: Callable[[], datetime] = _wall) -> None:
    """Use another clock, which returns moments with a time zone; without one use the machine's again."""
    _clock[0] = clock
