"""Plays that look like the right one but are wrong: the distractors of a choice."""

from collections.abc import Iterable, Iterator
from itertools import islice
from zlib import crc32

from tutor.coach.zwickern.goals.table import meets
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, partner, split_of, violations, write_play
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.captures import captures, largest
from tutor.engine.zwickern.listing import legal_taking

_WANTED = 3
_LEGAL = ""


def near_misses(position: Position, right: Play, goal: OnePlayGoal | None) -> tuple[Play, ...]:
    """Return up to three plays close to the right one that are illegal or miss the goal, with varied reasons."""
    found: dict[Play, str] = {}
    for move in _neighbours(position, right):
        if move != right and move not in found:
            # A whole verdict, with its repair and what was missed, would take much longer.
            illegal = violations(position, move)
            if illegal:
                found[move] = str(illegal[0].reason)
            elif goal is not None and not meets(position, move, goal):
                found[move] = _LEGAL
    return tuple(_varied(found))


def _varied(found: dict[Play, str]) -> list[Play]:
    """Choose plays that are wrong for as many different reasons as possible, the nearest first.

    A second legal play that misses the goal is preferred to a second illegal play with the same reason.
    """
    waiting = list(found)
    chosen: list[Play] = []
    while waiting and len(chosen) < _WANTED:
        used = [found[move] for move in chosen]
        best = min(waiting, key=lambda move: used.count(found[move]) * (1 if found[move] == _LEGAL else 2))
        waiting.remove(best)
        chosen.append(best)
    return chosen


def shuffled(position: Position, moves: Iterable[Play]) -> tuple[Play, ...]:
    """Return plays in an order that gives nothing away but is always the same."""
    return tuple(sorted(moves, key=lambda move: crc32(write_play(position, move).encode())))


def _neighbours(position: Position, move: Play) -> Iterator[Play]:
    match move:
        case Capture():
            yield from _captures(position, move)
        case Build():
            yield from _builds(position, move)
        case Lay():
            yield from (Capture(move.card, (item,)) for item in position.table)
            yield from (Build(move.card, None, value, position.turn) for value in _single(position, move))
    if not isinstance(move, Lay):
        yield Lay(move.card)
    for card in dict.fromkeys(position.hand):
        if card is not move.card:
            yield move._replace(card=card)


def _single(position: Position, move: Lay) -> tuple[int, ...]:
    return build_values(position.rules, move.card, None)


def _captures(position: Position, move: Capture) -> Iterator[Capture]:
    """Yield captures close to a capture, then the largest captures of every card of the hand.

    Close captures have a group less, an item more, an item less, or one item in place of another.
    """
    split = split_of(position.rules, move)
    for group in split.groups if split is not None and len(split.groups) > 1 else ():
        rest = tuple(item for item in move.takes if item not in group)
        if rest:
            yield _taking(position, move, rest)
    others = [item for item in position.table if item not in move.takes]
    for item in others:
        yield _taking(position, move, (*move.takes, item))
    for item in move.takes:
        less = tuple(one for one in move.takes if one is not item)
        if less:
            yield move._replace(takes=less)
    for item in move.takes:
        for other in others:
            yield _taking(position, move, (*(one for one in move.takes if one is not item), other))
    for card in dict.fromkeys(position.hand):
        yield from islice(captures(largest(legal_taking(position, card))), _WANTED)


def _taking(position: Position, move: Capture, items: tuple[Item, ...]) -> Capture:
    return move._replace(takes=tuple(item for item in position.table if item in items))


def _builds(position: Position, move: Build) -> Iterator[Build]:
    """Yield builds for another owner, then with another value, then on another item."""
    mate = partner(position.plan, position.turn)
    for owner in (position.turn, mate):
        if owner is not None and owner != move.owner:
            yield move._replace(owner=owner)
    for value in build_values(position.rules, move.card, move.onto):
        yield move._replace(value=value)
    for item in position.table:
        for value in build_values(position.rules, move.card, item):
            yield move._replace(onto=item, value=value)
