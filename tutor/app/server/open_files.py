"""The number of files and sockets that the system lets a process have open, and how many visits that allows."""

import sys
from contextlib import suppress

# Streamlit makes an event loop for each session, which has three, and the websocket of the page is the fourth.
_OF_A_VISIT = 4
# Streamlit keeps up to 128 sessions of browsers that may come back; their event loops stay open.
_OF_THOSE_WHO_LEFT = 128 * 3
_OTHERS = 200
# Assumed where the system names no limit, since it may have one that it does not report, as macOS has.
_MANY = 65536
_TRIED = (_MANY, 24576, 10240, 4096, 1024)


def allow_many_files() -> int:
    """Raise the limit of open files of this process as far as the system permits, and return it."""
    if sys.platform == "win32":
        # On Windows sockets do not count as open files.
        return _MANY
    import resource  # noqa: PLC0415

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return _MANY
    # Without a named limit, ask for less and less until the system grants it.
    for wanted in _TRIED if hard == resource.RLIM_INFINITY else (hard,):
        if wanted <= soft:
            break
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return soft


def visits_with(files: int) -> int:
    """Return the number of visits that this many open files allow, at least 1.

    >>> visits_with(1024), visits_with(65536)
    (110, 16238)
    """
    return max(1, (files - _OF_THOSE_WHO_LEFT - _OTHERS) // _OF_A_VISIT)
