"""The legal play nearest to one that is not legal."""

from dataclasses import dataclass
from enum import StrEnum

from tutor.engine.zwickern import grouping
from tutor.engine.zwickern.legality import violations
from tutor.engine.zwickern.listing import legal_builds, legal_moves, legal_taking
from tutor.engine.zwickern.moves import Build, Capture, Lay, Move
from tutor.engine.zwickern.position import Item, Position
from tutor.engine.zwickern.taking import Taking, captures

_MOST_LOOKED_AT = 20_000


class Help(StrEnum):
    """How a repair helps: the same card with other items, another card, or nothing does."""

    NEAREST = "nearest"
    OTHER_CARD = "other-card"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Repair:
    """The smallest change that makes a play legal; `move` is None where nothing helps."""

    help: Help
    move: Move | None = None


NO_REPAIR = Repair(Help.NOTHING)


def repair(position: Position, wrong: Move) -> Repair:
    """The nearest legal play: with the same card if there is one, else the same with another card."""
    if wrong.card in position.hand:
        same = _same_card(position, wrong)
        if same is not None:
            return Repair(Help.NEAREST, same)
    others = (card for card in dict.fromkeys(position.hand) if card is not wrong.card)
    other: Move | None = next(
        (move for card in others if not violations(position, move := wrong._replace(card=card))), None
    )
    if other is None and isinstance(wrong, Lay):
        # A player with cards always has some play.
        other = next(legal_moves(position), None)
    return NO_REPAIR if other is None else Repair(Help.OTHER_CARD, other)


def _same_card(position: Position, wrong: Move) -> Move | None:
    match wrong:
        case Capture():
            return nearest_capture(legal_taking(position, wrong.card), wrong.takes)
        case Build():
            builds = legal_builds(position, wrong.card)
            return min(builds, key=lambda move: _build_distance(wrong, move), default=None)
        case Lay():
            # Only a promise forbids to lay a card; some capture or build with it may still keep the promise.
            builds = legal_builds(position, wrong.card)
            return builds[0] if builds else next(captures(legal_taking(position, wrong.card)), None)


def _build_distance(wrong: Build, move: Build) -> tuple[bool, bool, int]:
    return (move.onto != wrong.onto, move.owner != wrong.owner, abs(move.value - wrong.value))


def nearest_capture(found: Taking, chosen: tuple[Item, ...]) -> Capture | None:
    """The capture that differs in the fewest items; of equal ones rather more items than fewer than others."""
    table, layout = found.position.table, found.layout
    places = _places(table, chosen)
    wanted = tuple(sum(place in places for place in kind) for kind in layout.places)
    best: tuple[int, int, int] | None = None
    for vector in grouping.members(found.vectors)[:_MOST_LOOKED_AT]:
        taken = grouping.digits(layout.counts, vector)
        added = sum(max(0, has - want) for has, want in zip(taken, wanted, strict=True))
        dropped = sum(max(0, want - has) for has, want in zip(taken, wanted, strict=True))
        change = 2 if added and dropped else 1 if dropped else 0
        if best is None or (added + dropped, change, vector) < best:
            best = (added + dropped, change, vector)
    if best is None:
        return None
    kept: list[int] = []
    for kind, number in zip(layout.places, grouping.digits(layout.counts, best[2]), strict=True):
        kept += sorted(kind, key=lambda place: (place not in places, place))[:number]
    return Capture(found.card, tuple(table[place] for place in sorted(kept)))


def _places(table: tuple[Item, ...], chosen: tuple[Item, ...]) -> set[int]:
    """The places of chosen items; what is not on the table has none."""
    places: set[int] = set()
    for item in chosen:
        place = next((at for at, other in enumerate(table) if other == item and at not in places), None)
        if place is not None:
            places.add(place)
    return places
