"""The repair of an illegal play: the legal play nearest to it."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum

from tutor.engine.arithmetic import sets
from tutor.engine.arithmetic.sets import Vector, Vectors
from tutor.engine.budget import SECOND, TooMuchWorkError, budget, spend
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, legal_plays, violations
from tutor.engine.zwickern.captures import Taking, captures
from tutor.engine.zwickern.listing import legal_builds, legal_taking

_REPAIR_WORK = SECOND // 2
"""The budget for finding a repair."""


class Help(StrEnum):
    """The change by a repair: the items of the same card, or the card; or nothing helps, or the search was too long."""

    NEAREST = "nearest"
    OTHER_CARD = "other-card"
    NOTHING = "nothing"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Repair:
    """The smallest change that makes a play legal; `play` is None if nothing helps or the table is too large."""

    help: Help
    play: Play | None = None


NO_REPAIR = Repair(Help.NOTHING)


def repair(position: Position, wrong: Play) -> Repair:
    """Find the nearest legal play with the same card; if there is none, find one with another card."""
    try:
        with budget(_REPAIR_WORK):
            return _repair(position, wrong)
    except TooMuchWorkError:
        return Repair(Help.UNKNOWN)


def _repair(position: Position, wrong: Play) -> Repair:
    if wrong.card in position.hand:
        same = _same_card(position, wrong)
        if same is not None:
            return Repair(Help.NEAREST, same)
    other = with_other_card(position, wrong)
    if other is None and isinstance(wrong, Lay):
        # A player who holds cards always has some legal play.
        other = next(legal_plays(position), None)
    return NO_REPAIR if other is None else Repair(Help.OTHER_CARD, other)


def with_other_card(position: Position, wrong: Play) -> Play | None:
    """Return the same play with another card of the hand, None if that is never legal."""
    others = (card for card in dict.fromkeys(position.hand) if card is not wrong.card)
    return next((play for card in others if not violations(position, play := wrong._replace(card=card))), None)


def _same_card(position: Position, wrong: Play) -> Play | None:
    match wrong:
        case Capture():
            return _nearest_capture(legal_taking(position, wrong.card), wrong.takes)
        case Build(_, onto, value, owner):
            item = onto if onto is None else next(iter(meant(position.table, (onto,))))
            builds = legal_builds(position, wrong.card)
            return min(
                builds, key=lambda play: (play.onto != item, play.owner != owner, abs(play.value - value)), default=None
            )
        case Lay():
            # Only a promise can forbid a lay; a capture or build with the same card may still keep it.
            builds = legal_builds(position, wrong.card)
            return builds[0] if builds else next(captures(legal_taking(position, wrong.card)), None)


def meant(table: tuple[Item, ...], chosen: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return the chosen items, a part of a build replaced by the whole build.

    Several parts of one build mean it once. An item that is neither on the table nor a part of a build stays as it
    is.
    """
    left = Counter(table)
    left.subtract(chosen)
    found: list[Item] = []
    for item in chosen:
        if item in table:
            found.append(item)
            continue
        wholes = [build for build in table if set(item.cards) < set(build.cards)]
        free = next((build for build in wholes if left[build] > 0), None)
        if free is not None:
            left[free] -= 1
            found.append(free)
        elif not wholes:
            found.append(item)
    return tuple(found)


def change(chosen: tuple[Item, ...], taken: tuple[Item, ...]) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Return the items that a capture takes in addition to the chosen ones, and the chosen ones that it leaves."""
    return tuple((Counter(taken) - Counter(chosen)).elements()), tuple((Counter(chosen) - Counter(taken)).elements())


def _nearest_capture(found: Taking, chosen: tuple[Item, ...]) -> Capture | None:
    """Return the capture that differs from the chosen items in the fewest; None if there is no capture.

    Of equally near ones, one that only adds comes first, then one that only drops, then one that swaps.
    """
    if not found.vectors:
        return None
    table, layout = found.position.table, found.layout
    chosen = meant(table, chosen)
    places = _places(table, chosen)
    wanted = tuple(sum(place in places for place in kind) for kind in layout.places)
    absent = len(chosen) - len(places)
    near = _nearest(layout.counts, found.vectors, wanted)
    more, less = near & ~_lacking(layout.counts, wanted), near & _inside(layout.counts, wanted)
    # An item that is not on the table is dropped in any case, so that adding one makes it a swap.
    near = (less or more or near) if absent else (more or less or near)
    vector = (near & -near).bit_length() - 1
    kept: list[int] = []
    for kind, number in zip(layout.places, sets.digits(layout.counts, vector), strict=True):
        # Of interchangeable items, those that were chosen are kept.
        kept += sorted(kind, key=lambda place: (place not in places, place))[:number]
    return Capture(found.card, tuple(table[place] for place in sorted(kept)))


def _nearest(counts: tuple[int, ...], vectors: Vectors, wanted: tuple[int, ...]) -> Vectors:
    """Return the vectors of a set that change the fewest items; the set must not be empty.

    Each round shifts the whole set of vectors reached so far, which finds all vectors one change farther away at once.
    """
    steps = sets.strides(counts)
    limits = [
        (steps[kind], sets.at_most(counts, kind, count - 1), sets.at_most(counts, kind, 0))
        for kind, count in enumerate(counts)
    ]
    start: Vector = sum(number * step for number, step in zip(wanted, steps, strict=False))
    reached = 1 << start
    while not reached & vectors:
        spend(6 * steps[-1] * len(counts))
        wider = reached
        for step, room, none in limits:
            wider |= (reached & room) << step | (reached & ~none) >> step
        reached = wider
    return reached & vectors


def _lacking(counts: tuple[int, ...], wanted: tuple[int, ...]) -> Vectors:
    """Return the vectors that lack some wanted item."""
    lacking = 0
    for kind, number in enumerate(wanted):
        if number:
            lacking |= sets.at_most(counts, kind, number - 1)
    return lacking


def _inside(counts: tuple[int, ...], wanted: tuple[int, ...]) -> Vectors:
    """Return the vectors that have no unwanted item."""
    inside = sets.everything(counts)
    for kind, number in enumerate(wanted):
        inside &= sets.at_most(counts, kind, number)
    return inside


def _places(table: tuple[Item, ...], chosen: tuple[Item, ...]) -> set[int]:
    """Return the places of the chosen items on the table; an item that is not there has none."""
    places: set[int] = set()
    for item in chosen:
        place = next((at for at, other in enumerate(table) if other == item and at not in places), None)
        if place is not None:
            places.add(place)
    return places
