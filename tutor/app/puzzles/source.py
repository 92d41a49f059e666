"""Puzzles by their ids: those of the library, and fresh ones made from a seed."""

import re
from functools import lru_cache
from typing import NamedTuple

from tutor.app.base.processes import in_other_process
from tutor.app.base.words_and_content import library
from tutor.app.visitor.variants import variants
from tutor.catalogue.exercises import Puzzle, prove_puzzle
from tutor.content.files.load import load_puzzle
from tutor.engine.zwickern import VARIANTS, Rules, Variants
from tutor.lab.fresh import fresh_text, offered

# No leading zeros in a seed: a puzzle has one address.
_FRESH = re.compile(r"fresh/([a-z][a-z0-9-]{1,29})/([a-z-]{1,40})/(0|[1-9][0-9]{0,8})")
_KEPT = 256

# How many seeds in a row have led to no puzzle, because under house rules a kind may hardly ever arise. Such a kind is
# no longer offered, but an address may still name it.
_barren: dict[tuple[Rules, str], int] = {}
_BARREN = 3


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

    >>> seeded("fresh/jensen/zwick/7", VARIANTS), seeded("fresh/jensen/zwick/-7", VARIANTS)
    (Seeded(variant='jensen', goal='zwick', seed=7), None)
    """
    found = _FRESH.fullmatch(item_id)
    if found is None or found[1] not in variants or found[2] not in offered(variants[found[1]]):
        return None
    return Seeded(found[1], found[2], int(found[3]))


def fresh_kinds(rules: Rules) -> tuple[str, ...]:
    """Return the kinds of goals with fresh puzzles, without those for which the last seeds led to none."""
    return tuple(goal for goal in offered(rules) if _barren.get((rules, goal), 0) < _BARREN)


def can_be_fresh(goal: str, variant: str, variants: Variants) -> bool:
    """Tell whether a kind of goal has fresh puzzles in a variant."""
    return variant in variants and goal in fresh_kinds(variants[variant])


def unknown_house(item_id: str) -> str | None:
    """Return the name of the house rules that a fresh puzzle needs and the visitor lacks, None if it needs none."""
    found = _FRESH.fullmatch(item_id)
    return None if found is None or found[1] in variants() else found[1]


def is_barren(item_id: str) -> bool:
    """Tell whether an id names a fresh puzzle of a kind whose last seed under these house rules led to none."""
    seed = seeded(item_id, variants())
    return seed is not None and _barren.get((variants()[seed.variant], seed.goal), 0) > 0


def puzzle_of(item_id: str) -> Puzzle | None:
    """Return the puzzle with an id, None if there is none; a fresh one is made and proven."""
    known = next((puzzle for puzzle in library().puzzles if puzzle.id == item_id), None)
    if known is not None:
        return known
    # The built-in variants come first, so the visitor's house rules are read only if needed.
    among = VARIANTS if seeded(item_id, VARIANTS) is not None else variants()
    seed = seeded(item_id, among)
    return None if seed is None else _made(seed, among[seed.variant])


@lru_cache(maxsize=_KEPT)
def _made(seed: Seeded, rules: Rules) -> Puzzle | None:
    try:
        # The rules go along, because the other process does not know the visitor's house rules.
        text = in_other_process(fresh_text, rules, seed.goal, seed.seed)
    except LookupError:
        if rules.base is not None:
            _note_barren(rules, seed.goal)
        return None
    _barren.pop((rules, seed.goal), None)
    # Proven here like any file, although another process made it.
    return prove_puzzle(seed.id, load_puzzle(seed.id, text, {rules.name: rules}))


def _note_barren(rules: Rules, goal: str) -> None:
    while len(_barren) >= _KEPT and (rules, goal) not in _barren:
        # Another thread may have emptied it since the loop looked, hence the defaults.
        _barren.pop(next(iter(_barren), (rules, goal)), None)
    _barren[rules, goal] = _barren.get((rules, goal), 0) + 1
