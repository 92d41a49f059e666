"""Plays that look like the right one but are wrong: the distractors of a choice."""

from collections.abc import Iterable, Iterator
from itertools import islice
from zlib import crc32

from tutor.coach.zwickern.goals.table import meets
from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Build, Capture, Item, Lay, Play, Position, partner, split_of, violations, write_play
from tutor.engine.zwickern.building import build_values
from tutor.engine.zwickern.captures import captures, maximal_captures
from tutor.engine.zwickern.listing import legal_taking

_WANTED = 3
_LEGAL = ""


def near_misses(position: Position, right: Play, goal: OnePlayGoal | None) -> tuple[Play, ...]:
    """Return up to three plays close to the right one that are illegal or miss the goal, with varied reasons."""
    found: dict[Play, str] = {}
    for play in _neighbours(position, right):
        if play != right and play not in found:
            # A whole verdict, with its repair and the missed captures, would take much longer.
            illegal = violations(position, play)
            if illegal:
                found[play] = str(illegal[0].reason)
            elif goal is not None and not meets(position, play, goal):
                found[play] = _LEGAL
    return tuple(_varied(found))


def _varied(found: dict[Play, str]) -> list[Play]:
    """Choose plays that are wrong for as many different reasons as possible, the nearest first.

    A second legal play that misses the goal is preferred to a second illegal play with the same reason.
    """
    waiting = list(found)
    chosen: list[Play] = []
    while waiting and len(chosen) < _WANTED:
        used = [found[play] for play in chosen]
        best = min(waiting, key=lambda play: used.count(found[play]) * (1 if found[play] == _LEGAL else 2))
        waiting.remove(best)
        chosen.append(best)
    return chosen


def shuffled_plays(position: Position, plays: Iterable[Play]) -> tuple[Play, ...]:
    """Return plays in an order that gives nothing away but is always the same."""
    return tuple(sorted(plays, key=lambda play: crc32(write_play(position, play).encode())))


def _neighbours(position: Position, play: Play) -> Iterator[Play]:
    match play:
        case Capture():
            yield from _captures(position, play)
        case Build():
            yield from _builds(position, play)
        case Lay():
            yield from (Capture(play.card, (item,)) for item in position.table)
            yield from (Build(play.card, None, value, position.turn) for value in _single(position, play))
    if not isinstance(play, Lay):
        yield Lay(play.card)
    for card in dict.fromkeys(position.hand):
        if card is not play.card:
            yield play._replace(card=card)


def _single(position: Position, play: Lay) -> tuple[int, ...]:
    return build_values(position.rules, play.card, None)


def _captures(position: Position, play: Capture) -> Iterator[Capture]:
    """Yield captures close to a capture, then the largest captures of every card of the hand.

    Close captures have a group less, an item more, an item less, or one item in place of another.
    """
    split = split_of(position.rules, play)
    for group in split.groups if split is not None and len(split.groups) > 1 else ():
        rest = tuple(item for item in play.takes if item not in group)
        if rest:
            yield _taking(position, play, rest)
    others = [item for item in position.table if item not in play.takes]
    for item in others:
        yield _taking(position, play, (*play.takes, item))
    for item in play.takes:
        less = tuple(one for one in play.takes if one is not item)
        if less:
            yield play._replace(takes=less)
    for item in play.takes:
        for other in others:
            yield _taking(position, play, (*(one for one in play.takes if one is not item), other))
    for card in dict.fromkeys(position.hand):
        yield from islice(captures(maximal_captures(legal_taking(position, card))), _WANTED)


def _taking(position: Position, play: Capture, items: tuple[Item, ...]) -> Capture:
    return play._replace(takes=tuple(item for item in position.table if item in items))


def _builds(position: Position, play: Build) -> Iterator[Build]:
    """Yield builds for another owner, then with another value, then on another item."""
    mate = partner(position.plan, position.turn)
    for owner in (position.turn, mate):
        if owner is not None and owner != play.owner:
            yield play._replace(owner=owner)
    for value in build_values(position.rules, play.card, play.onto):
        yield play._replace(value=value)
    for item in position.table:
        for value in build_values(position.rules, play.card, item):
            yield play._replace(onto=item, value=value)
