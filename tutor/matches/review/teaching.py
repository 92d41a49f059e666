"""Teaching for each cause of lost points: steps of the course, goals of puzzles, and advice that was measured."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from tutor.matches.review.found import Cause


class Teaching(NamedTuple):
    """The steps of the course that teach to avoid a cause, the best first, and the goals of puzzles that practise it.

    `claim` is the advice in the book of numbers that such a play goes against.
    """

    steps: tuple[str, ...]
    goals: tuple[str, ...]
    claim: str | None = None


TEACHING: Mapping[Cause, Teaching] = MappingProxyType(
    {
        Cause.MISSED_ZWICK: Teaching(
            ("lessons/03-the-zwick/ask-every-card", "lessons/03-the-zwick/it-must-come-apart"),
            ("zwick",),
            "series",
        ),
        Cause.MISSED_POINTS: Teaching(
            ("lessons/09-scoring/points-or-cards", "lessons/04-laying-a-card/better-to-take"),
            ("most-points", "most-cards"),
        ),
        Cause.MISSED_BUILD: Teaching(
            ("lessons/10-tactics/build-for-your-joker", "lessons/05-building/subtracting"),
            ("joker-build",),
            "joker-builds",
        ),
        Cause.LAST_CAPTURE: Teaching(("lessons/08-deals-and-the-end/the-last-capture",), ("win-most",)),
        Cause.MOST_CARDS: Teaching(
            ("lessons/09-scoring/most-cards", "lessons/09-scoring/points-or-cards"), ("most-cards",)
        ),
        Cause.GAVE_UP_TAKER: Teaching(
            ("lessons/06-what-a-builder-owes/gone-is-gone", "lessons/04-laying-a-card/what-you-hold-twice"),
            ("two-builds",),
        ),
        Cause.GAVE_ZWICK: Teaching(
            ("lessons/10-tactics/no-zwick-for-the-left", "lessons/04-laying-a-card/look-to-the-left"),
            ("safe-lay",),
            "series",
        ),
        Cause.PARTNERS_BUILD: Teaching(
            ("lessons/10-tactics/answer-your-partner", "lessons/07-for-partner/a-build-made-for-you"), ("two-builds",)
        ),
        Cause.OPEN_BUILD: Teaching(
            ("lessons/10-tactics/spoil-their-build", "lessons/10-tactics/what-you-have-seen"),
            ("two-builds",),
            "high-builds",
        ),
        Cause.LAID_POINTS: Teaching(
            ("lessons/04-laying-a-card/points-in-your-hand", "lessons/10-tactics/rescue-your-joker"),
            ("safe-lay",),
            "laying",
        ),
        Cause.OPEN_TO_BUILDS: Teaching(
            ("lessons/10-tactics/rescue-your-joker", "lessons/04-laying-a-card/points-in-your-hand"),
            ("joker-build", "safe-lay"),
            "jokers",
        ),
        Cause.GAVE_POINTS: Teaching(
            ("lessons/10-tactics/no-sum-for-a-joker", "lessons/10-tactics/what-you-have-seen"),
            ("safe-lay",),
            "totals",
        ),
        Cause.STRANDED_BUILD: Teaching(
            ("lessons/10-tactics/build-for-your-joker", "lessons/06-what-a-builder-owes/the-former-owner"),
            ("joker-build", "two-builds"),
            "joker-builds",
        ),
        Cause.OTHER: Teaching(
            ("lessons/10-tactics/what-you-have-seen", "lessons/04-laying-a-card/points-in-your-hand"), ("win-most",)
        ),
    }
)
"""The teaching for each cause."""


def step_for(cause: Cause, solved: Sequence[str] = ()) -> str:
    """Return the first step that teaches a cause and is not among those solved; the first of all if all are."""
    steps = TEACHING[cause].steps
    return next((step for step in steps if step not in solved), steps[0])
