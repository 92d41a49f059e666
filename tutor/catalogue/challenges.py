"""The little challenges that end a lesson or path: puzzles on its subjects that need only things met by then."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from zlib import crc32

from tutor.catalogue.exercises import Lesson, Puzzle, Step
from tutor.catalogue.paths import LearningPath
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.needs import Skill, of_kind, skills, taught
from tutor.engine.zwickern import Position, read_play

CHALLENGES = 3


def challenges(lessons: Iterable[Lesson], puzzles: Iterable[Puzzle]) -> Mapping[str, tuple[Puzzle, ...]]:
    """Return the challenges of each lesson by its id, in the order of the lessons.

    These are as many of the puzzles as fit, the easiest of each kind, each only once.
    """
    kinds: set[str] = set()
    needs: set[Need] = set()
    known: set[Skill] = set()
    found: dict[str, tuple[Puzzle, ...]] = {}
    left = list(puzzles)
    for lesson in lessons:
        own, new = {step.goal.kind for step in lesson.steps}, _needs(lesson.steps) - needs
        kinds |= own
        needs |= new
        known |= {skill for step in lesson.steps for skill in _skills_of_step(step)}
        fitting = [puzzle for puzzle in left if _fits(puzzle, _variant(lesson.steps), kinds, needs, known)]
        found[lesson.id] = _picked(lesson.id, fitting, own, new)
        left = [puzzle for puzzle in left if puzzle not in found[lesson.id]]
    return found


def path_challenges(path: LearningPath, puzzles: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """Return the challenges of a path: among these puzzles, those of kinds that it has asked."""
    steps = [one.step for one in path.steps]
    kinds, needs = {step.goal.kind for step in steps}, _needs(steps)
    known = {skill for step in steps for skill in _skills_of_step(step)}
    left = [puzzle for puzzle in puzzles if puzzle.goal.kind in kinds]
    fitting = [puzzle for puzzle in left if _fits(puzzle, _variant(steps), kinds, needs, known)]
    return _picked(path.id, fitting, kinds, needs)


def _needs(steps: Iterable[Step]) -> set[Need]:
    return {need for step in steps for need in taught(step.position, step.goal.kind, step.entry.builds)}


def _variant(steps: Iterable[Step]) -> str | None:
    """Return the variant of most positions of some steps."""
    names = Counter(step.position.rules.name for step in steps if step.position is not None)
    return max(names, key=names.__getitem__, default=None)


def _skills_of_step(step: Step) -> frozenset[Skill]:
    return frozenset() if step.position is None else _skills(step.position, step.entry.solutions)


def _skills(position: Position, plays: Sequence[str]) -> frozenset[Skill]:
    return skills(position, (read_play(position, text).play for text in plays))


def _fits(
    puzzle: Puzzle, variant: str | None, kinds: Collection[str], needs: Collection[Need], known: Collection[Skill]
) -> bool:
    """Tell whether a puzzle of this variant needs only things that these kinds of steps have taught."""
    of_it = of_kind(puzzle.goal.kind)
    return (
        puzzle.position.rules.name == variant
        and puzzle.needs <= set(needs)
        # A kind that no step asks is known if its whole subject was taught.
        and (puzzle.goal.kind in kinds or (bool(of_it) and of_it <= set(needs)))
        and _skills(puzzle.position, puzzle.entry.solutions) <= set(known)
    )


def _picked(item_id: str, fitting: Sequence[Puzzle], own: Collection[str], new: Collection[Need]) -> tuple[Puzzle, ...]:
    """Pick puzzles on the subjects taught first, then of a kind not picked yet, then easy ones."""
    picked: list[Puzzle] = []

    def order(puzzle: Puzzle) -> tuple[bool, int, int, int]:
        concept = not puzzle.needs.isdisjoint(new) or (puzzle.goal.kind in own)
        same = sum(one.goal.kind == puzzle.goal.kind for one in picked)
        return not concept, same, puzzle.difficulty, crc32(f"{item_id} {puzzle.id}".encode())

    left = list(fitting)
    while left and len(picked) < CHALLENGES:
        picked.append(min(left, key=order))
        left.remove(picked[-1])
    return tuple(sorted(picked, key=lambda puzzle: puzzle.difficulty))
