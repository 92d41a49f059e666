"""Made-up learners of known skill, who solve what *For me* gives them, and how often their first tries are right.

    python -m tests.bench.learners

A puzzle is as hard as its computed score, and by as much more or less, drawn for it once (`OWN`), as the score does not
see. A learner has a skill on the same scale, and is better or worse at each kind of puzzle, drawn too (`KIND`). The
first try is right by chance (`GUESS`), wrong by a slip (`SLIP`), and else by a logistic curve of the difference, which
a point moves by `SLOPE` log-odds. After a wrong first try the solution is shown to 45 of 100, 30 are right at the
second try, and 25 later. They learn nothing on the way. They play jensen, and have met everything, or as newcomers
only part of the course.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from math import exp
from random import Random
from statistics import fmean
from typing import NamedTuple

from rich.console import Console

from tutor.app.puzzles.next_puzzle import by_difficulty, next_puzzle
from tutor.app.visitor.learner import Learner, Wish
from tutor.catalogue.exercises import Puzzle
from tutor.cli.files import prove_folder
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.difficulty import features, score
from tutor.content.files.folders import content_root
from tutor.engine.zwickern import VARIANTS
from tutor.lab.fresh import fresh, seeded
from tutor.trainer.exercises import Exercise, Grade
from tutor.trainer.mastery import weak

SLOPE, GUESS, SLIP, OWN, KIND = 1.4, 0.08, 0.04, 0.5, 0.4
_BEGUN = datetime(2026, 11, 1, tzinfo=UTC)
_SEEDS = 12
EVERYTHING = frozenset(Need)


class Shelf:
    """The puzzles that learners get: those of a library, and fresh ones.

    With `quick` a fresh puzzle is not made: it is as one of the library of its kind that is about as hard as wanted.
    """

    def __init__(self, puzzles: Sequence[Puzzle], *, quick: bool = False) -> None:
        self.puzzles = puzzles
        self._by_id = {puzzle.id: puzzle for puzzle in puzzles}
        self._quick = quick
        self.puzzle: Callable[[str], Puzzle] = cache(self._puzzle)
        self.hardness: Callable[[str], float] = cache(self._hardness)

    def _puzzle(self, item_id: str) -> Puzzle:
        if item_id in self._by_id:
            return self._by_id[item_id]
        one = seeded(item_id, VARIANTS)
        assert one is not None
        if not self._quick:
            return fresh(VARIANTS[one.variant], *one[1:])
        same = [puzzle for puzzle in self.puzzles if puzzle.goal.kind == one.goal]
        if one.hardness is not None:
            wanted = one.hardness
            same = sorted(same, key=lambda puzzle: (abs(puzzle.hardness - wanted), puzzle.id))[:5]
        return same[one.seed % len(same)]

    def _hardness(self, item_id: str) -> float:
        puzzle = self.puzzle(item_id)
        found = features(puzzle.position, puzzle.goal, solutions(puzzle.position, puzzle.goal))
        return score(found, puzzle.goal.kind) + Random(f"hardness of {item_id}").gauss(0, OWN)


class MadeUpLearner:
    """A learner with a skill; the seed decides the rest."""

    def __init__(self, shelf: Shelf, skill: float, seed: int) -> None:
        self.skill = skill
        self._shelf, self.dice = shelf, Random(f"learner {seed}")
        kinds = sorted({puzzle.goal.kind for puzzle in shelf.puzzles})
        self._kinds = {kind: self.dice.gauss(0, KIND) for kind in kinds}

    def chance(self, item_id: str) -> float:
        """Return the chance that the first try at a puzzle is right."""
        kind = self._shelf.puzzle(item_id).goal.kind
        above = self.skill + self._kinds.get(kind, 0.0) - self._shelf.hardness(item_id)
        return GUESS + (1 - GUESS - SLIP) / (1 + exp(-SLOPE * above))

    def grade(self, item_id: str) -> Grade:
        """Solve a puzzle, or see its solution."""
        if self.dice.random() < self.chance(item_id):
            return Grade.EASY
        after = self.dice.random()
        return Grade.AGAIN if after < 0.45 else Grade.GOOD if after < 0.75 else Grade.HARD


def solved_for_me(shelf: Shelf, who: MadeUpLearner, number: int, met: frozenset[Need] = EVERYTHING) -> list[Exercise]:
    """Return what comes of so many puzzles of *For me*, one after the other."""
    done: list[Exercise] = []
    passed: dict[str, None] = {}
    latest: dict[str, datetime] = {}
    for minute in range(number):
        solved = {one.item_id for one in done if one.solved}
        learner = Learner(
            *(solved, done, (), weak(done), VARIANTS, met, frozenset({"jensen"}), tuple(passed)),
            latest=latest,
        )
        current = done[-1].item_id if done else None
        item_id = next_puzzle(shelf.puzzles, Wish(), learner, current, lambda: who.dice.randrange(_SEEDS))
        assert item_id is not None
        puzzle, now = shelf.puzzle(item_id), _BEGUN + timedelta(minutes=minute)
        variant, themes = puzzle.position.rules.name, " ".join(puzzle.themes)
        grade = who.grade(item_id)
        done.append(Exercise(item_id, puzzle.goal.kind, variant, themes, True, now, now.toordinal(), grade))
        latest[item_id] = now
        passed.pop(item_id, None)
        passed[item_id] = None
    return done


class Course(NamedTuple):
    """What one learner got: right first tries of 100 of the easiest and the hardest grade, and of those of *For me*.

    `chance` is what they were to be on average without the luck of this run.
    """

    skill: float
    easiest: float
    hardest: float
    first: float
    right: float
    chance: float


def courses(
    shelf: Shelf, skills: Sequence[float], *, settle: int = 15, then: int = 100, met: frozenset[Need] = EVERYTHING
) -> Iterator[Course]:
    """Yield what learners of these skills, who have met so much, get once so many puzzles have settled their level."""
    grades = {grade: [one.id for one in shelf.puzzles if _is_in(one, grade)] for grade in (1, 5)}
    for seed, skill in enumerate(skills):
        who = MadeUpLearner(shelf, skill, seed)
        easiest, hardest = (100 * fmean(map(who.chance, ids)) for ids in grades.values())
        done = solved_for_me(shelf, who, settle + then, met)
        first, rest = done[:settle], done[settle:]
        right, chance = (100 * fmean(one.clean for one in rest), 100 * fmean(who.chance(one.item_id) for one in rest))
        yield Course(skill, easiest, hardest, 100 * fmean(one.clean for one in first), right, chance)


def by_place(shelf: Shelf, skill: float, *, sets: int, size: int = 20) -> list[float]:
    """Return how many of 100 first tries are right in each quarter of a set in its order, on average over many sets.

    The sets are drawn of the puzzles of jensen and fresh ones; each is solved by another learner of the skill.
    """
    ids = [one.id for one in shelf.puzzles if one.position.rules.name == "jensen"]
    ids += [
        f"fresh/jensen/{kind}/{seed}" for kind in ("zwick", "capture", "most-points", "win-most") for seed in range(8)
    ]
    quarters: list[list[float]] = [[], [], [], []]
    for number in range(sets):
        who = MadeUpLearner(shelf, skill, number)
        for place, item_id in enumerate(by_difficulty(shelf.puzzles, who.dice.sample(ids, size), VARIANTS)):
            quarters[4 * place // size].append(100 * who.chance(item_id))
    return [fmean(quarter) for quarter in quarters]


def _is_in(puzzle: Puzzle, grade: int) -> bool:
    return puzzle.difficulty == grade and puzzle.position.rules.name == "jensen"


def evenly(number: int, least: float, most: float) -> list[float]:
    """Return so many skills, as far apart as one another."""
    return [least + (most - least) * place / (number - 1) for place in range(number)]


def main() -> None:
    """Print what 300 learners get, by their skill."""
    library = prove_folder(content_root(), VARIANTS)
    bands: dict[int, list[Course]] = {}
    for one in courses(Shelf(library.puzzles), evenly(300, 1.0, 9.0)):
        bands.setdefault(int(one.skill * 2), []).append(one)
    out = Console(highlight=False, width=120)
    out.print("skill      learners  easiest  hardest  first 15  right: least mean most  within 60-85  chance within")
    for half, found in bands.items():
        right = [one.right for one in found]
        inside = Counter(60 <= one.right <= 85 for one in found)[True], sum(60 <= one.chance <= 85 for one in found)
        means = (fmean(one.easiest for one in found), fmean(one.hardest for one in found))
        first = fmean(one.first for one in found)
        out.print(
            f"{half / 2:.1f}-{half / 2 + 0.5:.1f} {len(found):9} {means[0]:8.0f} {means[1]:8.0f} {first:9.0f} "
            f"{min(right):12.0f} {fmean(right):4.0f} {max(right):4.0f} {inside[0]:13} {inside[1]:14}"
        )


if __name__ == "__main__":
    main()
