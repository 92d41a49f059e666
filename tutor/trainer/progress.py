"""What the attempts of a profile say; they are given oldest first, as the log returns them."""

from collections.abc import Collection, Iterable

from tutor.trainer.attempts import MOST_HINTS, Attempt, Outcome


def is_solved(attempt: Attempt) -> bool:
    """Whether the answer was right without the last hint, which is the whole solution."""
    return attempt.outcome is Outcome.RIGHT and attempt.hints < MOST_HINTS


def solved(attempts: Iterable[Attempt]) -> frozenset[str]:
    """The items that were solved at least once."""
    return frozenset(attempt.item_id for attempt in attempts if is_solved(attempt))


def latest(attempts: Iterable[Attempt]) -> dict[str, Attempt]:
    """The last attempt at each item, the item tried last at the end."""
    found: dict[str, Attempt] = {}
    for attempt in attempts:
        found.pop(attempt.item_id, None)
        found[attempt.item_id] = attempt
    return found


def last_item(attempts: Iterable[Attempt], known: Collection[str]) -> str | None:
    """The last of the known items that was tried, None where none was."""
    return next((item_id for item_id in reversed(latest(attempts)) if item_id in known), None)


def to_review(attempts: Iterable[Attempt]) -> tuple[str, ...]:
    """The items whose last attempt did not solve them, the one tried longest ago first."""
    return tuple(item_id for item_id, attempt in latest(attempts).items() if not is_solved(attempt))
