"""Attempts to try the log with."""

from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

from hypothesis import strategies as st

from tutor.trainer.attempts import (
    LONGEST_CONCEPT,
    LONGEST_ITEM_ID,
    MOST_HINTS,
    MOST_MILLISECONDS,
    Attempt,
    Outcome,
)

NOON = datetime(2024, 6, 1, 12, tzinfo=UTC)


def attempt(
    item_id: str = "puzzles/jensen/one",
    outcome: Outcome = Outcome.RIGHT,
    *,
    seconds: float = 0,
    profile: str = "local",
    hints: int = 0,
    id: UUID | None = None,  # noqa: A002
) -> Attempt:
    """An attempt so many seconds after noon."""
    moment = NOON + timedelta(seconds=seconds)
    return Attempt(id or uuid4(), moment, profile, item_id, "zwick", outcome, hints, 1500)


def texts(longest: int) -> st.SearchStrategy[str]:
    """Texts that can be kept."""
    alphabet = st.characters(exclude_categories=("C", "Z"), include_characters=" ")
    return st.text(alphabet, min_size=1, max_size=longest)


ATTEMPTS = st.builds(
    Attempt,
    id=st.uuids(),
    moment=st.datetimes(datetime(1000, 1, 2), datetime(9000, 1, 1), timezones=st.timezones()),  # noqa: DTZ001
    profile=st.sampled_from(["local", "somebody else"]),
    item_id=texts(LONGEST_ITEM_ID),
    concept=texts(LONGEST_CONCEPT),
    outcome=st.sampled_from(Outcome),
    hints=st.integers(0, MOST_HINTS),
    milliseconds=st.none() | st.integers(0, MOST_MILLISECONDS),
)
