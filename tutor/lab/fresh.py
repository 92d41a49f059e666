"""Fresh puzzles from a seed, quick enough to wait for: the same seed gives the same puzzle everywhere."""

from tutor.catalogue.exercises import Puzzle
from tutor.content.files.writing import puzzle_text
from tutor.engine.budget import SECOND, budget
from tutor.engine.zwickern import Rules
from tutor.engine.zwickern.rules import JENSEN
from tutor.lab.goal_kinds import MINED, fault
from tutor.lab.mining import Candidate, MiningJob, candidates, entry, proven

MOST_TRIES = 150
"""The most hands played for a puzzle; of the rarest kind in the five variants one seed in ten thousand needs more."""

MOST_WORK = SECOND // 8
"""The most work in all these hands: four times what the hardest seed of a thousand needs in the five variants."""

_ENDLESS = 1 << 62


def offered(rules: Rules) -> tuple[str, ...]:
    """List the kinds of goals of which a variant has fresh puzzles: of each 19 of 20 come within 300 ms.

    House rules may make puzzles so rare that a seed has none at all.

    >>> from tutor.engine.zwickern.rules import DIETZE
    >>> offered(DIETZE)
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
    with budget(_ENDLESS) as meter:
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
