"""Fresh puzzles from a seed, quick enough to wait for: the same seed gives the same puzzle everywhere.

The puzzle of a day is the fresh puzzle whose seed is the date, so no content that is added later changes it. The goal
depends on the day of the week.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from datetime import date
from math import inf
from types import MappingProxyType
from typing import NamedTuple

from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.difficulty import hardness
from tutor.coach.zwickern.puzzle.needs import needs, of_kind
from tutor.content.files.writing import puzzle_text
from tutor.engine.budget import ENDLESS, SECOND, Meter, budget
from tutor.engine.zwickern import Rules, Variants
from tutor.engine.zwickern.variants import JENSEN
from tutor.lab.goal_kinds import MINED, fault
from tutor.lab.mining import Candidate, MiningJob, candidates, entry, proven

MOST_TRIES = 150
"""The most hands played for a puzzle; of the rarest kind in the five variants one seed in ten thousand needs more."""

MOST_WORK = SECOND // 8
"""The most work in all these hands: four times what the hardest seed of a thousand needs in the five variants."""

OF_DAYS = ("zwick", "capture", "most-cards", "most-points", "safe-lay", "two-builds", "win-most")
"""The goals from Monday to Sunday, of which every variant has fresh puzzles.

They are named here once for all: if they were those on offer, a new goal would change the puzzles of past days.
"""

# How far a puzzle may be from the hardness that is wanted, and the most work until the nearest is taken.
_NEAR, _MOST_WORK_FOR_NEAR = 0.5, MOST_WORK // 4

_UP_TO: Mapping[str, frozenset[Need]] = MappingProxyType(
    {
        "captures": frozenset(),
        "builds": frozenset({Need.BUILDS}),
        "subtracting": frozenset({Need.BUILDS, Need.SUBTRACTING}),
        "promises": frozenset({Need.BUILDS, Need.SUBTRACTING, Need.PROMISES}),
    }
)
"""The further needs that a position may have, by how far a learner has come in the course."""

# No leading zeros in a seed: a puzzle has one address.
_FRESH = re.compile(
    r"fresh/([a-z][a-z0-9-]{1,29})/([a-z-]{1,40})/(0|[1-9][0-9]{0,8})(?:/(-1|[0-7]))?"
    rf"(?:/({'|'.join(_UP_TO)}))?"
)


class Seeded(NamedTuple):
    """The variant, goal and seed of a fresh puzzle; they give the same puzzle on every machine.

    With a `hardness`, on the scale of the grades, it is the first puzzle of the seed that is about so hard. With
    `up_to` its position needs only what the course teaches up to there: captures, builds, subtracting or promises.
    """

    variant: str
    goal: str
    seed: int
    hardness: int | None = None
    up_to: str | None = None

    @property
    def id(self) -> str:
        """The id of the puzzle in the address and in the log."""
        return "/".join(["fresh", *(str(part) for part in self if part is not None)])


def seeded(item_id: str, variants: Variants) -> Seeded | None:
    """Return the parts of the id of a fresh puzzle, None if it is not one or its variant does not have the goal.

    >>> from tutor.engine.zwickern import VARIANTS
    >>> seeded("fresh/jensen/zwick/7", VARIANTS), seeded("fresh/jensen/zwick/-7", VARIANTS)
    (Seeded(variant='jensen', goal='zwick', seed=7, hardness=None, up_to=None), None)
    >>> seeded("fresh/jensen/zwick/7/5/builds", VARIANTS)[3:]
    (5, 'builds')
    """
    found = _FRESH.fullmatch(item_id)
    if found is None or found[1] not in variants or found[2] not in goals_offered(variants[found[1]]):
        return None
    return Seeded(found[1], found[2], int(found[3]), None if found[4] is None else int(found[4]), found[5])


def up_to(met: Collection[Need]) -> str:
    """Return how far a learner who has met these needs has come, for the needs of positions."""
    return [name for name, needed in _UP_TO.items() if needed.issubset(met)][-1]


def variant_in(item_id: str) -> str | None:
    """Return the name of the variant in the id of a fresh puzzle, whether there is one or not; None for other ids."""
    found = _FRESH.fullmatch(item_id)
    return None if found is None else found[1]


def hardness_in(item_id: str) -> int | None:
    """Return the hardness in the id of a fresh puzzle; None for one without it and for other ids."""
    found = _FRESH.fullmatch(item_id)
    return None if found is None or found[4] is None else int(found[4])


def of_day(variant: str, day: date) -> tuple[Seeded, ...]:
    """Return the candidates for the puzzle of a day, which is the first of them that exists.

    The goal of the day comes first; one seed in ten thousand has no puzzle of a goal.

    >>> [one.id for one in of_day("jensen", date(2026, 11, 23))][:2]
    ['fresh/jensen/zwick/20261123', 'fresh/jensen/capture/20261123']
    """
    first, seed = day.weekday(), int(f"{day:%Y%m%d}")
    return tuple(Seeded(variant, goal, seed) for goal in OF_DAYS[first:] + OF_DAYS[:first])


def goals_offered(rules: Rules) -> tuple[str, ...]:
    """List the kinds of goals of which a variant has fresh puzzles: of each 19 of 20 come within 300 ms.

    House rules may make puzzles so rare that a seed has none at all.

    >>> from tutor.engine.zwickern.variants import DIETZE
    >>> goals_offered(DIETZE)
    ('zwick', 'most-cards', 'most-points', 'capture', 'two-builds', 'safe-lay', 'win-most')
    """
    return tuple(goal for goal, kind in MINED.items() if not kind.rare and fault(rules, goal) is None)


def fresh(rules: Rules, goal: str, seed: int, hardness: int | None = None, up_to: str | None = None) -> Puzzle:
    """Return the first good puzzle of a seed, proven; raises LookupError if too many hands have none."""
    one = Seeded(rules.name, goal, seed, hardness, up_to)
    return proven(one.id, _first(rules, one))[0]


def fresh_text(rules: Rules, goal: str, seed: int, hardness: int | None = None, up_to: str | None = None) -> str:
    """Return the file of a fresh puzzle, which loading will prove; raises LookupError if too many hands have none."""
    return puzzle_text(entry(_first(rules, Seeded(rules.name, goal, seed, hardness, up_to))))


def _first(rules: Rules, one: Seeded) -> Candidate:
    """Return the first good puzzle of a seed; with a wanted hardness the first near it, or else the nearest."""
    nearest, least, (_, goal, seed, wanted, most) = None, inf, one
    # This budget ends nothing; it only counts the work.
    with budget(ENDLESS) as meter:
        for candidate in _offered(MiningJob(rules, goal), seed, meter, every=wanted is not None or most is not None):
            if most is not None and not _needed(candidate) <= _UP_TO[most]:
                continue
            if wanted is None:
                return candidate
            away = abs(hardness(candidate.position, candidate.goal, candidate.right) - wanted)
            if away < least:
                nearest, least = candidate, away
            if least <= _NEAR or meter.spent > _MOST_WORK_FOR_NEAR:
                break
    if nearest is None:
        raise LookupError(f"no hand of the seed {seed} has a puzzle of the kind {goal} in {rules.name}")
    return nearest


def _needed(candidate: Candidate) -> frozenset[Need]:
    """Return the needs of a puzzle beyond those of its whole kind."""
    kind = candidate.goal.kind
    return needs(candidate.position, kind, candidate.right) - of_kind(kind)


def _offered(job: MiningJob, seed: int, meter: Meter, *, every: bool) -> Iterator[Candidate]:
    """Yield the puzzles of a seed's hands, `every` one or one of a deal, until they take too many hands or work."""
    for number in range(MOST_TRIES):
        hand = f"{job.variant}/{job.goal}/{seed}/{number}"
        yield from (candidate for _, candidate in candidates(job, hand, quick=True, every=every))
        if meter.spent > MOST_WORK:
            return


def warm_up() -> None:
    """Make a puzzle, so that the next one need not wait for work that is done once."""
    fresh(JENSEN, "zwick", 0)
