"""Fresh puzzles from a seed, quick enough to wait for: the same seed gives the same puzzle everywhere.

The puzzle of a day is the fresh puzzle whose seed is the date, so no content that is added later changes it. What is
asked depends on the day of the week.
"""

import re
from datetime import date
from typing import NamedTuple

from tutor.catalogue.exercises import Puzzle
from tutor.content.files.writing import puzzle_text
from tutor.engine.budget import ENDLESS, SECOND, budget
from tutor.engine.zwickern import Rules, Variants
from tutor.engine.zwickern.rules import JENSEN
from tutor.lab.goal_kinds import MINED, fault
from tutor.lab.mining import Candidate, MiningJob, candidates, entry, proven

MOST_TRIES = 150
"""The most hands played for a puzzle; of the rarest kind in the five variants one seed in ten thousand needs more."""

MOST_WORK = SECOND // 8
"""The most work in all these hands: four times what the hardest seed of a thousand needs in the five variants."""

OF_DAYS = ("zwick", "capture", "most-cards", "most-points", "safe-lay", "two-builds", "win-most")
"""The goals from Monday to Sunday, of which every variant has fresh puzzles.

They are named here once for all: if they were those on offer, a new goal would change the puzzles of days gone by.
"""

# No leading zeros in a seed: a puzzle has one address.
_FRESH = re.compile(r"fresh/([a-z][a-z0-9-]{1,29})/([a-z-]{1,40})/(0|[1-9][0-9]{0,8})")


class Seeded(NamedTuple):
    """The variant, goal and seed of a fresh puzzle; they give the same puzzle on every machine."""

    variant: str
    goal: str
    seed: int

    @property
    def id(self) -> str:
        """The id of the puzzle in the address and in the log."""
        return f"fresh/{self.variant}/{self.goal}/{self.seed}"


def seeded(item_id: str, variants: Variants) -> Seeded | None:
    """Return the parts of the id of a fresh puzzle, None if it is no such id or its variant does not have the goal.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> seeded("fresh/jensen/zwick/7", VARIANTS), seeded("fresh/jensen/zwick/-7", VARIANTS)
    (Seeded(variant='jensen', goal='zwick', seed=7), None)
    """
    found = _FRESH.fullmatch(item_id)
    if found is None or found[1] not in variants or found[2] not in goals_offered(variants[found[1]]):
        return None
    return Seeded(found[1], found[2], int(found[3]))


def variant_in(item_id: str) -> str | None:
    """Return the name of the variant in the id of a fresh puzzle, whether there is one or not; None for other ids."""
    found = _FRESH.fullmatch(item_id)
    return None if found is None else found[1]


def of_day(variant: str, day: date) -> tuple[Seeded, ...]:
    """Return the fresh puzzles of which the first that there is is that of a day.

    The goal of the day comes first; one seed in ten thousand has no puzzle of a goal.

    >>> [one.id for one in of_day("jensen", date(2026, 11, 23))][:2]
    ['fresh/jensen/zwick/20261123', 'fresh/jensen/capture/20261123']
    """
    first, seed = day.weekday(), int(f"{day:%Y%m%d}")
    return tuple(Seeded(variant, goal, seed) for goal in OF_DAYS[first:] + OF_DAYS[:first])


def goals_offered(rules: Rules) -> tuple[str, ...]:
    """List the kinds of goals of which a variant has fresh puzzles: of each 19 of 20 come within 300 ms.

    House rules may make puzzles so rare that a seed has none at all.

    >>> from tutor.engine.zwickern.rules import DIETZE
    >>> goals_offered(DIETZE)
    ('zwick', 'most-cards', 'most-points', 'capture', 'two-builds', 'safe-lay', 'win-most')
    """
    return tuple(goal for goal, kind in MINED.items() if not kind.rare and fault(rules, goal) is None)


def fresh(rules: Rules, goal: str, seed: int) -> Puzzle:
    """Return the first good puzzle of a seed, proven; raises LookupError if too many hands have none."""
    return proven(f"fresh/{rules.name}/{goal}/{seed}", _first(rules, goal, seed))[0]


def fresh_text(rules: Rules, goal: str, seed: int) -> str:
    """Return the file of a fresh puzzle, which loading will prove; raises LookupError if too many hands have none."""
    return puzzle_text(entry(_first(rules, goal, seed)))


def _first(rules: Rules, goal: str, seed: int) -> Candidate:
    job = MiningJob(rules, goal)
    # This budget ends nothing; it only counts the work.
    with budget(ENDLESS) as meter:
        for number in range(MOST_TRIES):
            found = candidates(job, f"{rules.name}/{goal}/{seed}/{number}", quick=True)
            for _, candidate in found:
                return candidate
            if meter.spent > MOST_WORK:
                break
    raise LookupError(f"no hand of the seed {seed} has a puzzle of the kind {goal} in {rules.name}")


def warm_up() -> None:
    """Make a puzzle, so that the next one need not wait for work that is done once."""
    fresh(JENSEN, "zwick", 0)
