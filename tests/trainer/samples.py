"""Attempts for tests of the log."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

from hypothesis import strategies as st

from tutor.trainer.attempts import (
    LONGEST_CONCEPT,
    LONGEST_ITEM_ID,
    LONGEST_THEMES,
    LONGEST_VARIANT,
    MOST_AHEAD,
    MOST_HINTS,
    MOST_MILLISECONDS,
    Attempt,
    Outcome,
    minutes_ahead,
)
from tutor.trainer.settings import LONGEST_NAME, LONGEST_VALUE

NOON = datetime(2024, 6, 1, 12, tzinfo=UTC)


def attempt(
    item_id: str = "puzzles/jensen/one",
    outcome: Outcome = Outcome.RIGHT,
    *,
    days: float = 0,
    seconds: float = 0,
    profile: str = "local",
    hints: int = 0,
    concept: str = "zwick",
    variant: str | None = "jensen",
    themes: str = "",
    mixed: bool = False,
    id: UUID | None = None,  # noqa: A002
) -> Attempt:
    """Return an attempt this many days and seconds after NOON."""
    moment = NOON + timedelta(days=days, seconds=seconds)
    return Attempt(id or uuid4(), moment, profile, item_id, concept, outcome, hints, 1500, variant, themes, mixed)


def by_clock(local: str, item_id: str = "a", outcome: Outcome = Outcome.RIGHT) -> Attempt:
    """Return an attempt at a moment by the learner's clock, which is written with its distance from UTC."""
    moment = datetime.fromisoformat(local)
    return replace(attempt(item_id, outcome), moment=moment.astimezone(UTC), ahead=minutes_ahead(moment))


def noon(days: float = 0) -> datetime:
    """Return NOON plus this many days."""
    return NOON + timedelta(days=days)


def texts(longest: int) -> st.SearchStrategy[str]:
    """Return a strategy for texts that a database can keep."""
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
    variant=st.none() | texts(LONGEST_VARIANT),
    themes=st.just("") | texts(LONGEST_THEMES),
    mixed=st.booleans(),
    ahead=st.integers(-MOST_AHEAD, MOST_AHEAD),
)

SETTINGS = st.dictionaries(texts(LONGEST_NAME), st.just("") | texts(LONGEST_VALUE), max_size=4)

# Few concepts and items over a few weeks, so that each of them is tried often.
PRACTICE = st.lists(
    st.builds(
        Attempt,
        id=st.uuids(),
        moment=st.integers(0, 40 * 24 * 4).map(lambda quarters: NOON + timedelta(minutes=15 * quarters)),
        profile=st.just("local"),
        item_id=st.sampled_from([f"{kind}/{number}" for kind in ("item", "lessons") for number in range(6)]),
        concept=st.sampled_from(["zwick", "build", "lay"]),
        outcome=st.sampled_from(Outcome),
        hints=st.integers(0, MOST_HINTS),
        variant=st.sampled_from(["jensen", "dietze", None]),
        themes=st.sampled_from(["", "quiet", "decoy quiet"]),
        mixed=st.booleans(),
        # Most learners stay where they are; the others come from both sides of the date line.
        ahead=st.sampled_from([0, 0, 0, -480, -720, 345, 840]),
    ),
    unique_by=lambda one: one.id,
    max_size=40,
)
