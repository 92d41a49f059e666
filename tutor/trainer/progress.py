"""What the attempts of a profile say; they are given oldest first, as the log returns them."""

from collections.abc import Iterable

from tutor.trainer.attempts import MOST_HINTS, Attempt, Outcome


def is_solved(attempt: Attempt) -> bool:
    """Whether the answer was right without the last hint, which is the whole solution."""
    return attempt.outcome is Outcome.RIGHT and attempt.hints < MOST_HINTS


def solved(attempts: Iterable[Attempt]) -> frozenset[str]:
    """The items that were solved at least once."""
    return frozenset(attempt.item_id for attempt in attempts if is_solved(attempt))
