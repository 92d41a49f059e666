"""The files and sockets that the system lets a process have open, which visits use up."""

import sys
from contextlib import suppress

# The event loop that Streamlit makes for each session has three, and the socket of the page is one.
_OF_A_VISIT = 4
# Sessions that Streamlit keeps for browsers that may come back, and what is open besides.
_OF_THOSE_WHO_LEFT = 128 * 3
_OTHERS = 200
# Where the system names no limit, it has one all the same.
_MANY = 65536
_TRIED = (_MANY, 24576, 10240, 4096, 1024)


def allow_many_files() -> int:
    """How many files this process may have open, once it was allowed as many as it may allow itself."""
    if sys.platform == "win32":
        # Sockets are not counted there.
        return _MANY
    import resource  # noqa: PLC0415

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return _MANY
    # Where no limit is named, there may be one that is not told, as on macOS.
    for wanted in _TRIED if hard == resource.RLIM_INFINITY else (hard,):
        if wanted <= soft:
            break
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return soft


def visits_with(files: int) -> int:
    """How many visits so many files are enough for, at least one.

    >>> visits_with(1024), visits_with(65536)
    (110, 16238)
    """
    return max(1, (files - _OF_THOSE_WHO_LEFT - _OTHERS) // _OF_A_VISIT)
