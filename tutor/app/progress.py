"""What a learner has done: every judged answer is noted, and what is solved is told."""

from collections.abc import Sequence

from tutor.app.state import Attempt, visit
from tutor.content.goals import AnyGoal


def judged(item_id: str, goal: AnyGoal, attempt: Attempt, *, legal: bool) -> None:
    """Note an answer that has just been judged."""
    attempt.solved = attempt.solved or attempt.right


def shown(item_id: str, goal: AnyGoal, attempt: Attempt) -> None:
    """Note that the solution was asked for."""


def solved(item_id: str) -> bool:
    """Whether an exercise was ever solved."""
    attempts = visit().attempts
    return item_id in attempts and attempts[item_id].solved


def last_item(known: Sequence[str]) -> str | None:
    """The last of the known exercises that was tried, None where none was."""
    return next((item_id for item_id in reversed(visit().attempts) if item_id in known), None)
