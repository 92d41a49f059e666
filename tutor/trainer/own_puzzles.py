"""The ids of the puzzles made from a learner's own mistakes: the day of the game, and a digest of the puzzle."""

import re
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final

OWN_PUZZLE: Final = "own-puzzle/"
"""The beginning of the ids of own puzzles, which are also the names of the settings that keep them."""

_ID = re.compile(OWN_PUZZLE + r"([0-9]{8})-([0-9a-f]{12})")


def own_puzzle_id(text: str, moment: datetime) -> str:
    """Return the id of a puzzle with this text, from a game that ended at a moment, given in the learner's time zone.

    >>> own_puzzle_id("goal: zwick", datetime(2026, 11, 25, tzinfo=UTC))
    'own-puzzle/20261125-0751c9909ed1'
    """
    return f"{OWN_PUZZLE}{moment:%Y%m%d}-{sha256(text.encode()).hexdigest()[:12]}"


def day_of_own(item_id: str) -> date | None:
    """Return the day of the game from which an own puzzle comes; None for any other id.

    >>> day_of_own("own-puzzle/20261125-0751c9909ed1"), day_of_own("puzzles/jensen/zwick-1")
    (datetime.date(2026, 11, 25), None)
    """
    found = _ID.fullmatch(item_id)
    try:
        return None if found is None else datetime.strptime(found[1], "%Y%m%d").replace(tzinfo=UTC).date()
    except ValueError:
        return None


def sign_of_own(item_id: str) -> str:
    """Return the part of an own puzzle's id that is the same for the same puzzle on every day."""
    return item_id.rpartition("-")[2]
