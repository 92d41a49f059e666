"""Puzzles by their ids: from the library, the learner's games and days, and fresh ones made from a seed."""

from dataclasses import replace
from functools import lru_cache

from tutor.app.base.library import library
from tutor.app.base.local_day import latest_day
from tutor.app.base.processes import in_other_process
from tutor.app.puzzles.shelf import make_ahead, take, taken_text
from tutor.app.visitor.own_puzzles import own_puzzle
from tutor.app.visitor.variants import variants
from tutor.catalogue.exercises import Puzzle, prove_puzzle
from tutor.content.files.load import load_puzzle
from tutor.engine.zwickern import VARIANTS, Rules, Variants
from tutor.lab.fresh import Seeded, fresh_text, goals_offered, of_day, seeded, variant_in
from tutor.trainer.daily import Daily, daily, day_of

_KEPT = 256

# The number of seeds in a row without a puzzle: under house rules a kind may hardly ever occur. Such a kind is no
# longer offered, but an address may still name it.
_barren: dict[tuple[Rules, str], int] = {}
_BARREN = 3


def fresh_kinds(rules: Rules) -> tuple[str, ...]:
    """Return the kinds of goals with fresh puzzles, except those whose last seeds gave none."""
    return tuple(goal for goal in goals_offered(rules) if _barren.get((rules, goal), 0) < _BARREN)


def can_be_fresh(goal: str, variant: str, variants: Variants) -> bool:
    """Tell whether a kind of goal has fresh puzzles in a variant."""
    return variant in variants and goal in fresh_kinds(variants[variant])


def unknown_house(item_id: str) -> str | None:
    """Return the name of the house rules that a fresh puzzle needs and the visitor lacks, None if it needs none."""
    name = variant_in(item_id)
    return None if name in variants() else name


def is_barren(item_id: str) -> bool:
    """Tell whether an id names a fresh puzzle whose kind had no puzzle at its last seed under these house rules."""
    seed = seeded(item_id, variants())
    return seed is not None and _barren.get((variants()[seed.variant], seed.goal), 0) > 0


def puzzle_of(item_id: str) -> Puzzle | None:
    """Return the puzzle with an id, None if there is none; make and prove a fresh one."""
    known = next((puzzle for puzzle in library().puzzles if puzzle.id == item_id), None)
    if known is not None:
        return known
    mine = own_puzzle(item_id)
    if mine is not None:
        return mine
    # The built-in variants come first, so that the visitor's house rules are read only if needed.
    if day_of(item_id) is not None:
        day = daily(item_id, VARIANTS, latest_day()) or daily(item_id, variants(), latest_day())
        return None if day is None else _of_day(day, VARIANTS.get(day.variant) or variants()[day.variant])
    one = _fresh(item_id)
    return None if one is None else _made(*one)


def make_fresh_ahead(item_id: str) -> None:
    """Begin to make a puzzle that a learner is likely to get next, if it is a fresh one."""
    one = _fresh(item_id)
    if one is not None:
        make_ahead(*one)


def ready_or(item_id: str) -> str:
    """Return the id of a fresh puzzle that is ready and differs from this one in its seed alone, else the same id."""
    one = _fresh(item_id)
    return item_id if one is None else take(*one).id


def _fresh(item_id: str) -> tuple[Seeded, Rules] | None:
    """Return what a fresh puzzle is made from, None for other ids."""
    # The built-in variants come first, so that the visitor's house rules are read only if needed.
    among = VARIANTS if seeded(item_id, VARIANTS) is not None else variants()
    seed = seeded(item_id, among)
    return None if seed is None else (seed, among[seed.variant])


@lru_cache(maxsize=_KEPT)
def _of_day(day: Daily, rules: Rules) -> Puzzle | None:
    """Return the fresh puzzle of a day under the day's id; under house rules a kind may be impossible."""
    made = (_made(seed, rules) for seed in of_day(*day) if seed.goal in goals_offered(rules))
    found = next((puzzle for puzzle in made if puzzle is not None), None)
    return None if found is None else replace(found, id=day.id)


@lru_cache(maxsize=_KEPT)
def _made(seed: Seeded, rules: Rules) -> Puzzle | None:
    try:
        # The rules are passed on, because the other process does not know the visitor's house rules.
        text = taken_text(seed, rules) or in_other_process(
            fresh_text, rules, seed.goal, seed.seed, seed.hardness, seed.up_to
        )
    except LookupError:
        if rules.base is not None:
            _note_barren(rules, seed.goal)
        return None
    _barren.pop((rules, seed.goal), None)
    # Proven here like any file, although made by another process.
    return prove_puzzle(seed.id, load_puzzle(seed.id, text, {rules.name: rules}))


def _note_barren(rules: Rules, goal: str) -> None:
    while len(_barren) >= _KEPT and (rules, goal) not in _barren:
        # Another thread may have emptied it in between, hence the defaults.
        _barren.pop(next(iter(_barren), (rules, goal)), None)
    _barren[rules, goal] = _barren.get((rules, goal), 0) + 1
