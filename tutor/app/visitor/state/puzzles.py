"""The state of the Puzzles page."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tutor.app.visitor.standing import Standing
from tutor.app.visitor.wish import Wish
from tutor.catalogue.exercises import Puzzle
from tutor.engine.zwickern import Variants

_MOST_PASSED = 100


class Left(NamedTuple):
    """Whether `another` puzzle follows the one with this id, as worked out from a standing and a wish."""

    standing: Standing
    wish: Wish
    puzzle: str
    another: bool


@dataclass(slots=True)
class OwnPuzzles:
    """The learner's own puzzles: what came of proving each, by its name and text, None if it does not hold.

    The results are valid only for the very object `known`, since house rules may change under the same names. `partial`
    is the time.monotonic() of reading them from a log that could not give everything, else None; `whole` tells whether
    all were proven.
    """

    known: Variants
    found: dict[tuple[str, str], Puzzle | None]
    partial: float | None
    whole: bool


@dataclass(slots=True)
class PuzzlesPage:
    """The state of the Puzzles page: the `wishes` for puzzles, and which were `mixed`, picked without naming the kind.

    `passed` lists the puzzles that were shown, the last one at the end; `left` keeps whether another puzzle follows.
    `own` are the puzzles from the learner's own games, None until they are read.
    """

    wishes: dict[str, str] = field(default_factory=dict)
    mixed: dict[str, bool] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    left: Left | None = None
    own: OwnPuzzles | None = None

    def pass_by(self, item_id: str) -> None:
        """Note that a puzzle was shown, as the last one so far."""
        if self.passed[-1:] != [item_id]:
            others = [one for one in self.passed if one != item_id]
            self.passed = [*others, item_id][-_MOST_PASSED:]
