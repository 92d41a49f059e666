"""The choice of the next puzzle: one that fits the learner, one that is due, one for a weak spot, or a fresh one."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from math import inf
from zlib import crc32

from tutor.app.puzzles.source import can_be_fresh, fresh_kinds
from tutor.app.visitor.learner import Learner, Picking, Wish
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.user_content import slug_of
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.needs import of_kind
from tutor.engine.zwickern import Variants
from tutor.lab.fresh import Seeded, seeded
from tutor.trainer.exercises import Exercise, Grade
from tutor.trainer.schedule import ConceptKey

HARDEST = 5
_LOOK_BACK = 10
_STEP = {Grade.EASY: 0.5, Grade.GOOD: 0.25, Grade.HARD: 0.0, Grade.AGAIN: -1.0}


def matching_puzzles(puzzles: Sequence[Puzzle], wish: Wish) -> list[Puzzle]:
    """List the puzzles that a wish allows, regardless of the learner."""
    if wish == Wish(wish.way):
        return list(puzzles)
    return [
        puzzle
        for puzzle in puzzles
        if wish.variant in (None, puzzle.position.rules.name)
        and wish.goal in (None, puzzle.goal.kind)
        and (wish.theme is None or wish.theme in puzzle.themes)
        and wish.difficulty in (None, puzzle.difficulty)
        and (wish.folder is None or wish.folder == slug_of(puzzle.id))
    ]


def within_reach(puzzles: Sequence[Puzzle], wish: Wish, learner: Learner) -> list[Puzzle]:
    """List the puzzles that a wish allows.

    With an open wish they need only what the learner has met, in the variant of the wish or one that the learner has
    played.
    """
    allowed = matching_puzzles(puzzles, wish)
    if not wish.is_open:
        return allowed
    played = {wish.variant, _usual(learner), *learner.played}
    return [puzzle for puzzle in allowed if puzzle.needs <= learner.met and puzzle.position.rules.name in played]


def _usual(learner: Learner) -> str:
    """Return the learner's variant; for house rules their base, because the library has no puzzles for house rules."""
    return learner.variants[learner.usual].base or learner.usual


def level(puzzles: Sequence[Puzzle], exercises: Sequence[Exercise]) -> float:
    """Return the difficulty that suits the learner, from 1 to 5.

    It is the mean difficulty of the last graded puzzles, each raised after a success and lowered after a failure.
    """
    difficulty = {puzzle.id: puzzle.difficulty for puzzle in puzzles}
    graded = (
        exercise for exercise in reversed(exercises) if exercise.item_id in difficulty and exercise.grade is not None
    )
    last = list(islice(graded, _LOOK_BACK))
    fitting = [difficulty[exercise.item_id] + _STEP[exercise.grade] for exercise in last if exercise.grade is not None]
    return min(HARDEST, max(1.0, sum(fitting) / len(fitting))) if fitting else 1.0


def next_puzzle(
    puzzles: Sequence[Puzzle], wish: Wish, learner: Learner, current: str | None, seed: Callable[[], int]
) -> str | None:
    """Return the id of the next puzzle, None if none is left for the wish; `seed` returns a seed for a fresh puzzle."""
    match wish.way:
        case Picking.FRESH:
            return _fresh(wish, learner, seed)
        case Picking.DUE:
            return _due(puzzles, learner, current, seed)
        case Picking.WEAK:
            return _weak(puzzles, wish, learner, current, seed)
        case Picking.OWN:
            allowed = matching_puzzles(learner.own, wish)
            return _fitting((), allowed, learner, current) or _fitting((), allowed, learner, current, again=True)
        case Picking.NEXT:
            return _fitting(puzzles, within_reach(puzzles, wish, learner), learner, current) or _fresh(
                wish, learner, seed
            )


def practisable(puzzles: Sequence[Puzzle], key: ConceptKey, variants: Variants) -> bool:
    """Tell whether a concept in a variant has any puzzle."""
    concept, variant = key
    return can_be_fresh(concept, variant, variants) or bool(
        matching_puzzles(puzzles, Wish(goal=concept, variant=variant))
    )


def _fitting(
    puzzles: Sequence[Puzzle], allowed: Sequence[Puzzle], learner: Learner, current: str | None, *, again: bool = False
) -> str | None:
    """Return the id of the best-fitting unsolved puzzle, None without one; with `again` solved puzzles count too.

    In this order, it was not shown in this session, is in the learner's variant, needs little that is new, has a
    suitable difficulty (with `again`: was last tried long ago), and is of a kind that was rare lately.
    """
    wanted = level(puzzles, learner.exercises)
    lately = Counter((exercise.concept, exercise.variant) for exercise in learner.exercises[-_LOOK_BACK:])
    passed = {item_id: place for place, item_id in enumerate(learner.passed, 1)}
    usual = _usual(learner)
    left = [puzzle for puzzle in allowed if puzzle.id != current and (again or puzzle.id not in learner.solved)]

    def fit(puzzle: Puzzle) -> tuple[float, ...]:
        kind = puzzle.goal.kind, puzzle.position.rules.name
        return (
            passed.get(puzzle.id, 0),
            puzzle.position.rules.name != usual,
            len(puzzle.needs - learner.met),
            _when(learner, puzzle) if again else abs(puzzle.difficulty - wanted),
            lately[kind],
            _when(learner, puzzle),
            # Ties are broken by a checksum, which unlike `hash` is the same in every process.
            crc32(puzzle.id.encode()),
        )

    return min(left, key=fit).id if left else None


def _when(learner: Learner, puzzle: Puzzle) -> float:
    """Return the time in seconds when a puzzle was last tried, minus infinity if never."""
    latest = learner.latest.get(puzzle.id)
    return -inf if latest is None else latest.timestamp()


def _fresh(wish: Wish, learner: Learner, seed: Callable[[], int]) -> str | None:
    """Return the id of a fresh puzzle that the wish allows, of the rarest kind lately; None without one."""
    if wish.theme is not None or wish.difficulty is not None or wish.folder is not None:
        # The themes and the difficulty of a fresh puzzle are known only once it is made, and it is in no folder.
        return None
    known, usual = learner.variants, learner.usual
    house = wish.variant is not None and wish.variant in known and known[wish.variant].base is not None
    if wish.is_open and not house and not learner.met.issuperset(Need):
        # A fresh puzzle's needs are known only once it is made, but in house rules all puzzles are fresh.
        return None
    names = [wish.variant] if wish.variant is not None else sorted(known, key=lambda name: name != usual)
    kinds = [(goal, name) for name in names for goal in fresh_kinds(known[name]) if wish.goal in (None, goal)]
    if wish.is_open:
        kinds = [kind for kind in kinds if of_kind(kind[0]) <= learner.met]
    if not kinds:
        return None
    # All of one variant: that of the wish, or the first with any, beginning with the learner's.
    kinds = [kind for kind in kinds if kind[1] == kinds[0][1]]
    number = seed()
    lately = Counter((exercise.concept, exercise.variant) for exercise in learner.exercises[-_LOOK_BACK:])
    lately.update(
        (one.goal, one.variant) for item_id in learner.passed[-_LOOK_BACK:] if (one := seeded(item_id, known))
    )
    # Among equally rare kinds the seed decides.
    goal, variant = min(kinds, key=lambda kind: (lately[kind], crc32(f"{number} {kind}".encode())))
    return Seeded(variant, goal, number).id


def _due(puzzles: Sequence[Puzzle], learner: Learner, current: str | None, seed: Callable[[], int]) -> str | None:
    """Return the id of a puzzle for the concept longest due, with a new position if possible."""
    every = (*puzzles, *learner.own)
    key = next((key for key in learner.due if practisable(every, key, learner.variants)), None)
    return None if key is None else _of_concept(every, key, learner, current, seed)


def _of_concept(
    puzzles: Sequence[Puzzle], key: ConceptKey, learner: Learner, current: str | None, seed: Callable[[], int]
) -> str | None:
    concept, variant = key
    mine = _fitting((), matching_puzzles(learner.own_due, Wish(goal=concept, variant=variant)), learner, current)
    if mine is not None:
        return mine
    if can_be_fresh(concept, variant, learner.variants):
        return Seeded(variant, concept, seed()).id
    allowed = matching_puzzles(puzzles, Wish(goal=concept, variant=variant))
    found = _fitting(puzzles, allowed, learner, current)
    return found or _fitting(puzzles, allowed, learner, current, again=True)


def _weak(
    puzzles: Sequence[Puzzle], wish: Wish, learner: Learner, current: str | None, seed: Callable[[], int]
) -> str | None:
    """Return the id of a puzzle for the weakest theme or concept with any."""
    shares = sorted([*learner.weak.themes, *learner.weak.concepts], key=lambda share: share.clean / share.of)
    for share in shares:
        if share.variant is not None and wish.variant not in (None, share.variant):
            continue
        variant = share.variant or wish.variant
        allowed = [
            puzzle
            for puzzle in matching_puzzles(puzzles, Wish(variant=variant))
            if share.name in (*puzzle.themes, puzzle.goal.kind)
        ]
        found = _fitting(puzzles, allowed, learner, current)
        if found is None:
            found = _fresh(Wish(variant=variant, goal=share.name), learner, seed)
        if found is not None:
            return found
    return None
