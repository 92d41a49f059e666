"""A cache for what is worked out from content, by the very object and not by its value, which takes long to hash."""

from collections.abc import Callable
from functools import wraps
from typing import Final, TypeVar

Given = TypeVar("Given")
Result = TypeVar("Result")

# More than there are languages, folders and courses at once.
_KEPT: Final = 16


def once_for_each(work: Callable[[Given], Result]) -> Callable[[Given], Result]:
    """Decorate a function of one object that never changes, so that it is worked out once for that object.

    The results for the latest objects are kept, and with them the objects, so that no other takes their place.
    """
    latest: tuple[tuple[Given, Result], ...] = ()

    @wraps(work)
    def asked(given: Given) -> Result:
        nonlocal latest
        for known, result in latest:
            if known is given:
                return result
        result = work(given)
        # Another thread may have written in between; then that result is worked out again.
        latest = ((given, result), *latest[: _KEPT - 1])
        return result

    return asked
