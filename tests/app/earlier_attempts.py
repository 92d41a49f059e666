"""The past of a learner: attempts on given days, and a clock that stands still."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from uuid import uuid4

from tutor.app.visitor import attempt_log
from tutor.app.visitor.profile import LOCAL
from tutor.catalogue.exercises import Puzzle
from tutor.trainer.attempts import Attempt, Outcome

FIRST_DAY = datetime(2027, 3, 1, 12, tzinfo=UTC)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.moment = FIRST_DAY

    def day(self, number: int, hour: int = 12) -> None:
        """Set the clock to an hour, in UTC, of a day; the first day is day 0."""
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
    """Make an attempt on a day, at a new item each time unless one is named."""
    moment = FIRST_DAY + timedelta(days=day, minutes=minute)
    item_id = item_id or f"fresh/{variant}/{concept}/{uuid4().int % 10**9}"
    return Attempt(uuid4(), moment, LOCAL, item_id, concept, outcome, hints, 1000, variant, themes, mixed)


def clean(concept: str = "zwick", number: int = 1, **values: object) -> list[Attempt]:
    """Make attempts that solved `number` exercises at the first try."""
    return [tried(concept, minute=minute, **values) for minute in range(number)]


def shown(concept: str = "zwick", number: int = 1, **values: object) -> list[Attempt]:
    """Make attempts that gave up `number` exercises, after all four hints."""
    return [tried(concept, Outcome.SHOWN, hints=4, minute=minute, **values) for minute in range(number)]


def note(attempts: Iterable[Attempt]) -> None:
    """Add attempts to the log."""
    for one in attempts:
        attempt_log.log().add(one)


def note_solved(puzzles: Iterable[Puzzle]) -> None:
    """Add to the log that puzzles were solved on the first day."""
    note(
        tried(one.goal.kind, item_id=one.id, variant=one.position.rules.name, themes=" ".join(one.themes))
        for one in puzzles
    )
