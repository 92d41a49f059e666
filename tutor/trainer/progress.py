"""The items that a profile has solved, read from its attempts."""

from collections.abc import Iterable

from tutor.trainer.attempts import MOST_HINTS, Attempt, Outcome


def is_solved(attempt: Attempt) -> bool:
    """Tell whether the answer was right without the last hint, which is the whole solution."""
    return attempt.outcome is Outcome.RIGHT and attempt.hints < MOST_HINTS


def solved(attempts: Iterable[Attempt]) -> frozenset[str]:
    """Return the ids of the items that were solved at least once."""
    return frozenset(attempt.item_id for attempt in attempts if is_solved(attempt))
