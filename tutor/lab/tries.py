"""First tries at puzzles and what makes these hard: what a fit of the computed difficulty begins and ends with."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from tutor.catalogue.exercises import Puzzle
from tutor.coach.zwickern.goals.table import solutions
from tutor.coach.zwickern.puzzle.difficulty import Features, Weights, features, grade, score

LEAST_OUTCOMES, LEAST_PUZZLES = 90, 30
"""The fewest right, and the fewest wrong, first tries that a fit needs, ten for each weight; and the fewest puzzles."""

DIGITS = 2
"""The digits after the point in the weights that are printed."""


class MeasuredPuzzle(NamedTuple):
    """The numbers that make a puzzle hard, and the kind of its goal."""

    features: Features
    kind: str


class Try(NamedTuple):
    """The result of the first try of a learner, known by a number, at a measured puzzle."""

    learner: int
    puzzle: str
    clean: bool
    milliseconds: int | None


def measured_puzzle(puzzle: Puzzle) -> MeasuredPuzzle:
    """Measure a puzzle."""
    right = solutions(puzzle.position, puzzle.goal)
    return MeasuredPuzzle(features(puzzle.position, puzzle.goal, right), puzzle.goal.kind)


def enough(tries: Sequence[Try]) -> bool:
    """Tell whether there are tries enough to fit anything to."""
    clean = sum(one.clean for one in tries)
    puzzles = len({one.puzzle for one in tries})
    return min(clean, len(tries) - clean) >= LEAST_OUTCOMES and puzzles >= LEAST_PUZZLES


def recut(weights: Weights, before: Weights, shelf: Iterable[MeasuredPuzzle]) -> Weights:
    """Move the cuts between grades, so that each has as many puzzles of a shelf as with the weights before."""
    puzzles = list(shelf)
    scores = sorted(score(one.features, one.kind, weights) for one in puzzles)
    graded = Counter(grade(score(one.features, one.kind, before), before) for one in puzzles)
    cuts, below = list[float](), 0
    for number, cut in enumerate(before.thresholds, 1):
        below += graded[number]
        # Halfway between the last puzzle below and the first one above; where there is none, as it was.
        inside = 0 < below < len(scores)
        cuts.append(round((scores[below - 1] + scores[below]) / 2, DIGITS) if inside else cut)
    return replace(weights, thresholds=(cuts[0], cuts[1], cuts[2], cuts[3]))
