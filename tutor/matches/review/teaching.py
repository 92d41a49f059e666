"""What teaches each cause of lost points: steps of the course, and what puzzles ask for."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tutor.matches.review.found import Cause


class Teaching(NamedTuple):
    """The steps of the course that teach to avoid a cause, the best first, and what puzzles that practise it ask."""

    steps: tuple[str, ...]
    goals: tuple[str, ...]


TEACHING: Mapping[Cause, Teaching] = MappingProxyType(
    {
        Cause.MISSED_ZWICK: Teaching(
            ("lessons/03-the-zwick/ask-every-card", "lessons/03-the-zwick/it-must-come-apart"), ("zwick",)
        ),
        Cause.MISSED_POINTS: Teaching(
            ("lessons/09-scoring/points-or-cards", "lessons/04-laying-a-card/better-to-take"),
            ("most-points", "most-cards"),
        ),
        Cause.GAVE_ZWICK: Teaching(
            ("lessons/10-tactics/no-zwick-for-the-left", "lessons/04-laying-a-card/look-to-the-left"), ("safe-lay",)
        ),
        Cause.STRANDED_BUILD: Teaching(
            ("lessons/10-tactics/build-for-your-joker", "lessons/06-what-a-builder-owes/the-former-owner"),
            ("joker-build", "two-builds"),
        ),
        Cause.OTHER: Teaching(
            ("lessons/10-tactics/what-you-have-seen", "lessons/04-laying-a-card/points-in-your-hand"), ("win-most",)
        ),
    }
)
"""What teaches each cause."""


def step_for(cause: Cause, solved: Sequence[str] = ()) -> str:
    """Return the first step that teaches a cause and is not among those solved; the first of all if all are."""
    steps = TEACHING[cause].steps
    return next((step for step in steps if step not in solved), steps[0])
