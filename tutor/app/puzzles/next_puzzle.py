"""The choice of the next puzzle: one that fits the learner, one that is due, one for a weak spot, or a fresh one."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from itertools import islice
from math import exp, inf
from typing import NamedTuple
from zlib import crc32

from tutor.app.base.once_for_each import once_for_each
from tutor.app.puzzles.source import can_be_fresh, fresh_kinds
from tutor.app.visitor.learner import Learner, Picking, Wish
from tutor.catalogue.exercises import Puzzle
from tutor.catalogue.user_content import slug_of
from tutor.coach.zwickern.goals.syllabus import Need
from tutor.coach.zwickern.puzzle.needs import of_kind
from tutor.engine.zwickern import Variants
from tutor.lab.fresh import Seeded, hardness_in, of_day, seeded, up_to
from tutor.trainer.daily import daily
from tutor.trainer.exercises import Exercise, Grade
from tutor.trainer.schedule import ConceptKey

HARDEST = 5
_LATELY = 10
# Beyond these, on the scale of the grades, there are no fresh puzzles.
_EASIEST_FRESH, _HARDEST_FRESH = -1, 7
# How often the first try should be right, and how much surer it is if the puzzle is a grade easier (as log-odds).
_WANTED, _STEEP = 0.75, 1.0
# The graded puzzles that count, and the first of them. The first results move the level the most.
_LOOK_BACK, _FIRST = 60, 10
_MOST_STEP, _LEAST_STEP, _SETTLING, _KIND_STEP = 2.0, 0.8, 4, 0.4
_HARDER_AFTER, _EASIER_AFTER, _CLEARLY = 5, 2, 0.6
# How far the level may go beyond what puzzles offer, so that one result does not bring it back.
_BEYOND = 0.5
# How far from the level the hardness of a near puzzle may be, and how wide a step is in which puzzles suit alike.
_NEAR, _ALIKE = 0.7, 0.5


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


class LearnerLevel(NamedTuple):
    """The hardness that suits the learner: of any kind of puzzle, and how much more a kind may have, or less."""

    usual: float
    kinds: Mapping[str, float]

    def of(self, kind: str) -> float:
        """Return the hardness that suits the learner in a kind of puzzle."""
        return min(_HARDEST_FRESH, max(_EASIEST_FRESH, self.usual + self.kinds.get(kind, 0.0)))


def level(puzzles: Sequence[Puzzle], exercises: Sequence[Exercise]) -> LearnerLevel:
    """Return the hardness at which the learner is right at the first try in about 75 of 100 puzzles.

    It rises and falls with each graded puzzle, the more the less its result was expected. After five right in a row the
    next puzzle is harder than the last, and after two in a row whose solution was shown it is easier than both.
    """
    graded = (one for one in reversed(exercises) if one.grade is not None and not one.lesson)
    known, by_kind = _hardness(puzzles), _means(puzzles)
    found = ((one, _hardness_of(one.item_id, known, by_kind, one.concept, one.variant)) for one in graded)
    last = [(one, at) for one, at in islice(found, _LOOK_BACK) if at is not None][::-1]
    # Of a longer log the first ones of its end show where the learner was.
    begun = [at for _, at in last[:_FIRST]] if len(last) == _LOOK_BACK else [1.0]
    usual, kinds = sum(begun) / len(begun), defaultdict[str, float](float)
    right = shown = 0
    for number, (one, at) in enumerate(last):
        kind = one.concept
        surprise = one.clean - _expected(usual + kinds[kind] - at)
        usual += surprise * max(_LEAST_STEP, _MOST_STEP / (1 + number / _SETTLING))
        kinds[kind] += surprise * _KIND_STEP
        right, shown = (right + 1 if one.clean else 0), (shown + 1 if one.grade is Grade.AGAIN else 0)
        if right == _HARDER_AFTER:
            usual, right = max(usual, at + _CLEARLY - kinds[kind]), 0
        if shown == _EASIER_AFTER:
            easier = min(at, last[number - 1][1]) - _CLEARLY
            usual, shown = min(usual, easier - kinds[kind]), 0
        usual = min(_HARDEST_FRESH + _BEYOND, max(_EASIEST_FRESH - _BEYOND, usual))
    return LearnerLevel(usual, kinds)


@once_for_each
def _hardness(puzzles: Sequence[Puzzle]) -> Mapping[str, float]:
    """Return how hard each puzzle is, by its id."""
    return {puzzle.id: puzzle.hardness for puzzle in puzzles}


@once_for_each
def _means(puzzles: Sequence[Puzzle]) -> Mapping[tuple[str, str | None], float]:
    """Return the mean hardness of each kind of puzzle in each variant, and with None for it in all."""
    kinds: defaultdict[tuple[str, str | None], list[float]] = defaultdict(list)
    for puzzle in puzzles:
        for variant in (puzzle.position.rules.name, None):
            kinds[puzzle.goal.kind, variant].append(puzzle.hardness)
    return {kind: sum(found) / len(found) for kind, found in kinds.items()}


def _hardness_of(
    item_id: str,
    known: Mapping[str, float],
    means: Mapping[tuple[str, str | None], float],
    kind: str,
    variant: str | None,
) -> float | None:
    """Return how hard a puzzle is, or is likely to be if it is fresh; None if nothing is known of its kind."""
    found = known.get(item_id, hardness_in(item_id))
    return means.get((kind, variant), means.get((kind, None))) if found is None else found


def _expected(above: float) -> float:
    """Return how often a learner is right at the first try whose level is so much above the hardness."""
    return 1 / (1 + exp(-_STEEP * above) * (1 - _WANTED) / _WANTED)


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
        case Picking.FAVOURITES | Picking.WRONG | Picking.AGAIN:
            return _of_set(learner, current)
        case Picking.NEXT:
            return _next(puzzles, wish, learner, current, seed)


def _of_set(learner: Learner, current: str | None) -> str | None:
    """Return the first of the set that was not shown in this session, else the one shown longest ago."""
    passed = {item_id: place for place, item_id in enumerate(learner.passed, 1)}
    left = [item_id for item_id in learner.in_set if item_id != current]
    return min(left, key=lambda item_id: passed.get(item_id, 0)) if left else None


def by_difficulty(puzzles: Sequence[Puzzle], item_ids: Iterable[str], variants: Variants) -> list[str]:
    """Return the ids of a set with the easiest first; a fresh puzzle counts as others of its kind, so none is made."""
    known, means = _hardness(puzzles), _means(puzzles)

    def hardness(item_id: str) -> float:
        found = _hardness_of(item_id, known, means, *(_kind_in(item_id, variants) or ("", None)))
        return (1 + HARDEST) / 2 if found is None else found

    return sorted(dict.fromkeys(item_ids), key=lambda item_id: (hardness(item_id), crc32(item_id.encode())))


def _kind_in(item_id: str, variants: Variants) -> tuple[str, str] | None:
    """Return the kind and the variant of a fresh puzzle or one of the day, None for others."""
    day = daily(item_id, variants, date.max)
    seed = seeded(item_id, variants) if day is None else of_day(*day)[0]
    return None if seed is None else (seed.goal, seed.variant)


def practisable(puzzles: Sequence[Puzzle], key: ConceptKey, variants: Variants) -> bool:
    """Tell whether a concept in a variant has any puzzle."""
    concept, variant = key
    return can_be_fresh(concept, variant, variants) or bool(
        matching_puzzles(puzzles, Wish(goal=concept, variant=variant))
    )


def _next(
    puzzles: Sequence[Puzzle], wish: Wish, learner: Learner, current: str | None, seed: Callable[[], int]
) -> str | None:
    """Return the id of a puzzle that fits; with an open wish a fresh one as hard as suits if those left do not."""
    wanted, reach = level(puzzles, learner.exercises), _reach(puzzles)
    found = _fitting(puzzles, within_reach(puzzles, wish, learner), learner, current)
    left = next((puzzle for puzzle in puzzles if puzzle.id == found), None)
    if left is None and _is_newcomer(wish, learner):
        # Everything that needs only what was met is solved, and the lessons show more.
        return None
    away = inf if left is None else abs(left.hardness - wanted.of(left.goal.kind))
    if left is not None and (not wish.is_open or away <= _NEAR):
        return found

    def fitting(goal: str) -> tuple[float, int | None]:
        """Return how far fresh puzzles of a kind remain from the level, and how hard they are to be."""
        if goal not in reach:
            return inf, None
        at, (least, most) = wanted.of(goal), reach[goal]
        best = round(min(most, max(least, at)))
        return max(0.0, abs(best - at) - _NEAR), best

    fresh = _fresh(wish, learner, seed, fitting)
    kind = None if fresh is None else seeded(fresh, learner.variants)
    return found if kind is None or fitting(kind.goal)[0] > away - _NEAR else fresh


@once_for_each
def _reach(puzzles: Sequence[Puzzle]) -> Mapping[str, tuple[float, float]]:
    """Return how easy and how hard puzzles of each kind can be, one of the easiest and one of the hardest left out."""
    kinds = defaultdict[str, list[float]](list)
    for puzzle in puzzles:
        kinds[puzzle.goal.kind].append(max(_EASIEST_FRESH, min(_HARDEST_FRESH, puzzle.hardness)))
    ordered = {kind: sorted(found) for kind, found in kinds.items()}
    return {kind: (found[min(1, len(found) - 1)], found[max(-2, -len(found))]) for kind, found in ordered.items()}


def _fitting(
    puzzles: Sequence[Puzzle], allowed: Sequence[Puzzle], learner: Learner, current: str | None, *, again: bool = False
) -> str | None:
    """Return the id of the best-fitting unsolved puzzle, None without one; with `again` solved puzzles count too.

    In this order, it was not shown in this session, is in the learner's variant, needs little that is new, is of a weak
    kind if the last one was not, has a suitable difficulty (with `again`: was last tried long ago), and is of a kind
    that was rare lately.
    """
    wanted = level(puzzles, learner.exercises)
    lately = Counter((exercise.concept, exercise.variant) for exercise in learner.exercises[-_LATELY:])
    passed = {item_id: place for place, item_id in enumerate(learner.passed, 1)}
    usual = _usual(learner)
    left = [puzzle for puzzle in allowed if puzzle.id != current and (again or puzzle.id not in learner.solved)]

    weak = {(share.name, share.variant) for share in learner.weak.concepts}
    if learner.exercises and (learner.exercises[-1].concept, learner.exercises[-1].variant) in weak:
        weak = set()

    def fit(puzzle: Puzzle) -> tuple[float, ...]:
        kind = puzzle.goal.kind, puzzle.position.rules.name
        away = abs(puzzle.hardness - wanted.of(puzzle.goal.kind))
        return (
            passed.get(puzzle.id, 0),
            puzzle.position.rules.name != usual,
            len(puzzle.needs - learner.met),
            kind not in weak or away > _NEAR,
            _when(learner, puzzle) if again else away // _ALIKE,
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


def _is_newcomer(wish: Wish, learner: Learner) -> bool:
    """Tell whether an open wish gets only what needs no more than was met."""
    known = learner.variants
    # In house rules all puzzles are fresh, so their needs are not asked.
    house = wish.variant is not None and wish.variant in known and known[wish.variant].base is not None
    return wish.is_open and not house and not learner.met.issuperset(Need)


def _fresh(
    wish: Wish,
    learner: Learner,
    seed: Callable[[], int],
    fitting: Callable[[str], tuple[float, int | None]] | None = None,
) -> str | None:
    """Return the id of a fresh puzzle that the wish allows, of the rarest kind lately; None without one.

    `fitting` says of a kind how far it remains from the learner's level, which decides first, and how hard it is to be.
    With it newcomers get puzzles that need only what they have met, and without it none.
    """
    if wish.theme is not None or wish.difficulty is not None or wish.folder is not None:
        # The themes and the difficulty of a fresh puzzle are known only once it is made, and it is in no folder.
        return None
    known, usual = learner.variants, learner.usual
    newcomer = _is_newcomer(wish, learner)
    if newcomer and fitting is None:
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
    lately = Counter((exercise.concept, exercise.variant) for exercise in learner.exercises[-_LATELY:])
    lately.update((one.goal, one.variant) for item_id in learner.passed[-_LATELY:] if (one := seeded(item_id, known)))
    suits = (lambda _: (0.0, None)) if fitting is None else fitting
    # Among equally rare kinds the seed decides.
    goal, variant = min(kinds, key=lambda kind: (suits(kind[0])[0], lately[kind], crc32(f"{number} {kind}".encode())))
    return Seeded(variant, goal, number, suits(goal)[1], up_to(learner.met) if newcomer else None).id


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
