"""Fresh puzzles from a seed, quick enough to wait for: the same seed gives the same puzzle everywhere."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.check.exercises import Puzzle
from tutor.engine.zwickern.rules import VARIANTS
from tutor.lab.kinds import KINDS, fault
from tutor.lab.mining import Job, candidates, proven

MOST_TRIES = 400
_TOO_SLOW = ("only-play",)
"""What is too rare to be waited for."""

OFFERED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {variant: tuple(goal for goal in KINDS if goal not in _TOO_SLOW and not fault(variant, goal)) for variant in VARIANTS}
)
"""The kinds of goals for which a variant has fresh puzzles: 19 of 20 come within 300 ms."""


def fresh(variant: str, goal: str, seed: str) -> Puzzle:
    """The first good puzzle that a seed leads to, proven; raises LookupError where there is none within many hands."""
    job = Job(variant, goal)
    for number in range(MOST_TRIES):
        for _, candidate in candidates(job, f"{variant}/{goal}/{seed}/{number}", quick=True):
            return proven(f"fresh/{variant}/{goal}/{seed}", candidate)[0]
    raise LookupError(f"no puzzle for {goal} in {variant} from the seed {seed!r}")
