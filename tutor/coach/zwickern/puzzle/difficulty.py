"""The difficulty of a puzzle, from 1 to 5: numbers that can be read off it, weighed and added up.

The weights are tuned to two readers until `zwickern calibrate` has attempts to fit them to, so `score` is separate.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import floor, log2
from types import MappingProxyType
from typing import NamedTuple

from tutor.coach.zwickern.goals.table import GOALS, every_right
from tutor.coach.zwickern.goals.tactics import cards_taken, every_build, jokers
from tutor.coach.zwickern.puzzle.sums import MOST_CHOICES, choices
from tutor.content.zwickern.goals import FindAllGoal, PlayGoal
from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Lay, Play, Position, Rules, is_wild, number_of_plays, split_of
from tutor.engine.zwickern.captures import captures, maximal_captures, most_cards
from tutor.engine.zwickern.listing import legal_lay, legal_taking
from tutor.engine.zwickern.plays import cards_of, touched
from tutor.engine.zwickern.position import item_bits

EASY_ITEMS, EASY_BUILDS = 5, 1
"""The most items and the most builds on the table of a puzzle of grade 1, whatever its score."""

# How much score a grade takes below the first threshold and above the last.
_BEYOND = 0.8
_MOST_LOOKED_AT = 24
# Used for `near` if the table is too large to search: as if 15 wrong plays were next to the right ones.
_NEAR_UNKNOWN = 4.0


class Features(NamedTuple):
    """The numbers that make a puzzle hard; if several plays are right, each number is the least over them.

    `items` is the number of items on the table. `plays` is the binary logarithm of the number of legal plays. `sums` is
    the number of groups of two items or more in the right play, and `longest` the number of items in the longest of
    them, in one split. `courts` counts its cards with two values, `jokers` its jokers, `builds` its builds. `near` is
    the binary logarithm of one more than the number of wrong plays next to it: other lays, other builds, or largest
    captures of at most one card less. `right` is the binary logarithm of the number of right plays. If all captures
    are to be found, each number is the greatest over them, and `right` is negative.
    """

    items: float
    plays: float
    sums: float
    longest: float
    courts: float
    jokers: float
    builds: float
    near: float
    right: float


@dataclass(frozen=True, slots=True)
class Weights:
    """The weight of each feature, the base of each kind of goal, and the least scores of the grades 2 to 5."""

    per: Features
    base: Mapping[str, float]
    thresholds: tuple[float, float, float, float]


WEIGHTS = Weights(
    per=Features(
        items=0.15, plays=0.17, sums=0.65, longest=0.28, courts=0.28, jokers=0.33, builds=0.2, near=0.3, right=-0.46
    ),
    base=MappingProxyType({kind: goal.weight for kind, goal in GOALS.items()}),
    thresholds=(3.44, 4.03, 4.67, 5.66),
)


def difficulty(position: Position, goal: PlayGoal, right: Sequence[Play]) -> int:
    """Grade a puzzle from 1 to 5; `right` are all its `solutions`, or all captures that are to be found."""
    return grade_of(hardness(position, goal, right))


def hardness(position: Position, goal: PlayGoal, right: Sequence[Play]) -> float:
    """Return how hard a puzzle is on the scale of the grades, with fractions, and below 1 and above 5 too."""
    found = on_scale(score(features(position, goal, right), goal.kind))
    return max(found, 1.5) if _is_crowded(position) else found


def grade_of(found: float) -> int:
    """Return the grade of a hardness, from 1 to 5.

    >>> [grade_of(one) for one in (-1.0, 1.49, 1.5, 3.0, 7.2)]
    [1, 1, 2, 3, 5]
    """
    return min(5, max(1, floor(found + 0.5)))


def on_scale(found: float, weights: Weights = WEIGHTS) -> float:
    """Return the hardness of a score: a threshold is midway between two grades.

    >>> [on_scale(one) for one in (1.84, 3.04, 3.44, 4.35, 6.06)]
    [-0.5, 1.0, 1.5, 3.0, 5.0]
    """
    cuts = weights.thresholds
    place = grade(found, weights) - 1
    if place == 0:
        return round(1.5 - (cuts[0] - found) / _BEYOND, 6)
    if place == len(cuts):
        return round(place + 0.5 + (found - cuts[-1]) / _BEYOND, 6)
    return round(place + 0.5 + (found - cuts[place - 1]) / (cuts[place] - cuts[place - 1]), 6)


def _is_crowded(position: Position) -> bool:
    """Tell whether the table is too full for a beginner to see anything at first sight."""
    builds = sum(item.value is not None for item in position.table)
    return len(position.table) > EASY_ITEMS or builds > EASY_BUILDS


def grade(found: float, weights: Weights = WEIGHTS) -> int:
    """Return the grade of a score: 1, and one more for each threshold that it reaches."""
    return 1 + sum(found >= threshold for threshold in weights.thresholds)


def score(found: Features, kind: str, weights: Weights = WEIGHTS) -> float:
    """Return the weighted sum of the features, on top of the base of the kind of goal."""
    added = sum(weight * number for weight, number in zip(weights.per, found, strict=True))
    # Rounded, so that a score on a threshold falls to the same side of it on every machine.
    return round(weights.base[kind] + added, 6)


def features(position: Position, goal: PlayGoal, right: Sequence[Play]) -> Features:
    """Measure the features of a puzzle; raises ValueError if no play is right."""
    rules, some = position.rules, _simplest(position, goal, right)
    lengths = [_sums(rules, play) for play in some]
    searched = choices(position) <= MOST_CHOICES
    everything = isinstance(goal, FindAllGoal)
    easiest: Callable[[Iterable[int]], int] = max if everything else min
    return Features(
        items=len(position.table),
        plays=log2((number_of_plays(position) or MOST_CHOICES) if searched else MOST_CHOICES),
        sums=easiest(map(len, lengths)),
        longest=easiest(max(sums, default=0) for sums in lengths),
        courts=easiest(_courts(rules, play) for play in some),
        jokers=easiest(len(jokers(position, cards_of(play))) for play in some),
        builds=easiest(sum(item.value is not None for item in touched(play)) for play in some),
        near=log2(1 + _near_misses(position, goal, right)) if searched else _NEAR_UNKNOWN,
        right=log2(len(right)) * (-1 if everything else 1),
    )


def _simplest(position: Position, goal: PlayGoal, right: Sequence[Play]) -> Sequence[Play]:
    """List the plays that reach a goal and take the fewest items, smaller captures included.

    If every capture is to be found, or too many plays reach the goal, list the first of `right`.
    """
    every = None if isinstance(goal, FindAllGoal) else every_right(position, goal, right)
    by_size = sorted(every, key=lambda play: len(touched(play))) if every else right
    return by_size[:_MOST_LOOKED_AT]


def _sums(rules: Rules, play: Play) -> list[int]:
    """Count the items of each group of two or more, in one split of a capture."""
    if not isinstance(play, Capture):
        return []
    # Sorted, so that the same split is found whatever the suits and the order of the table.
    ordered = sorted(play.takes, key=lambda item: item_bits(rules, item))
    split = split_of(rules, Capture(play.card, tuple(ordered)))
    return [len(group) for group in split.groups if len(group) > 1] if split is not None else []


def _courts(rules: Rules, play: Play) -> int:
    """Count the cards with two values in a play: the played card, and those that are loose."""
    loose = [item.cards[0] for item in touched(play) if item.value is None]
    return sum(len(rules.hand_values[card]) > 1 and not is_wild(rules, card) for card in (play.card, *loose))


def _near_misses(position: Position, goal: PlayGoal, right: Sequence[Play]) -> int:
    """Count the wrong plays of the same kind as the right ones; of captures, those of nearly as many cards."""
    found, kinds = set(right), {type(play) for play in right}
    wrong: list[Play] = []
    if Lay in kinds:
        lays = (legal_lay(position, card) for card in dict.fromkeys(position.hand))
        wrong += [lay for lay in lays if lay is not None]
    if Build in kinds:
        wrong += every_build(position)
    if Capture in kinds:
        cards = GOALS[goal.kind].cards(position, goal)
        wrong += _large_captures(position, cards, max(map(cards_taken, right)) - 1)
    return sum(play not in found for play in wrong)


def _large_captures(position: Position, cards: Iterable[Card], number: int) -> Iterator[Capture]:
    """Yield the largest captures with some cards of the hand that take at least a number of cards of the table."""
    for card in cards:
        found = legal_taking(position, card)
        if most_cards(found) >= number:
            yield from (play for play in captures(maximal_captures(found)) if cards_taken(play) >= number)
