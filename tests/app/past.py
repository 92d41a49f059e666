"""What a learner has done before: attempts on the days of a clock that stands still."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from uuid import uuid4

from tutor.app.visitor import attempts as progress
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import Puzzle
from tutor.trainer.attempts import Attempt, Outcome

FIRST_DAY = datetime(2027, 3, 1, 12, tzinfo=UTC)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.moment = FIRST_DAY

    def day(self, number: int, hour: int = 12) -> None:
        """Set it to an hour of a day; the first day is day 0."""
        self.moment = FIRST_DAY.replace(hour=hour) + timedelta(days=number)


def tried(
    concept: str = "zwick",
    outcome: Outcome = Outcome.RIGHT,
    *,
    day: int = 0,
    minute: int = 0,
    item_id: str | None = None,
    variant: str | None = "jensen",
    hints: int = 0,
    themes: str = "",
    mixed: bool = False,
) -> Attempt:
    """A try on a day, at another item each time unless it is named."""
    moment = FIRST_DAY + timedelta(days=day, minutes=minute)
    item_id = item_id or f"fresh/{variant}/{concept}/{uuid4().int % 10**9}"
    return Attempt(uuid4(), moment, LOCAL, item_id, concept, outcome, hints, 1000, variant, themes, mixed)


def clean(concept: str = "zwick", number: int = 1, **values: object) -> list[Attempt]:
    """Exercises that were solved at the first try."""
    return [tried(concept, minute=minute, **values) for minute in range(number)]  # type: ignore[arg-type]


def shown(concept: str = "zwick", number: int = 1, **values: object) -> list[Attempt]:
    """Exercises that were given up."""
    return [tried(concept, Outcome.SHOWN, hints=4, minute=minute, **values) for minute in range(number)]  # type: ignore[arg-type]


def note(attempts: Iterable[Attempt]) -> None:
    """Let the learner have done this before."""
    for one in attempts:
        progress.log().add(one)


def note_solved(puzzles: Iterable[Puzzle]) -> None:
    """Let puzzles have been solved before."""
    note(
        tried(one.goal.kind, item_id=one.id, variant=one.position.rules.name, themes=" ".join(one.themes))
        for one in puzzles
    )
