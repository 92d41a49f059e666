"""Positions changed as if one reading of the rules were another: values fixed or free, promises lifted, other rules."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from tutor.engine.zwickern import Item, Play, Position, Rules, loose
from tutor.engine.zwickern.plays import touched
from tutor.engine.zwickern.position import item_bits
from tutor.engine.zwickern.rules import from_bits


def two_valued(rules: Rules, item: Item) -> bool:
    """Tell whether an item is a loose card with two values."""
    return item.value is None and rules.table_bits[item.cards[0]].bit_count() > 1


def _with_items(position: Position, change: Callable[[Item], Iterable[Item]]) -> Position:
    """Return the position with `change` applied to each item of the table."""
    return replace(position, table=tuple(new for item in position.table for new in change(item)))


def _fixed(position: Position, choose: Callable[[Iterable[int]], int]) -> Position:
    """Return the position in which every loose card with two values has only the chosen one."""

    def one(item: Item) -> tuple[Item]:
        if not two_valued(position.rules, item):
            return (item,)
        # A build without an owner has one value, but no promise goes with it.
        return (Item(item.cards, choose(from_bits(item_bits(position.rules, item)))),)

    return _with_items(position, one)


def fixings(position: Position) -> tuple[Position, Position]:
    """Return the position with only the low values of loose cards, and the one with only their high values."""
    return _fixed(position, min), _fixed(position, max)


def loosened(position: Position) -> Position:
    """Return the position in which every build of a single card with two values is a loose card."""
    bits = position.rules.table_bits

    def one(item: Item) -> tuple[Item]:
        free = item.value is not None and len(item.cards) == 1 and bits[item.cards[0]].bit_count() > 1
        return (loose(item.cards[0]) if free else item,)

    return _with_items(position, one)


def owned(position: Position) -> tuple[Item, ...]:
    """Return the builds of the player to play."""
    return tuple(item for item in position.table if item.value is not None and item.owner == position.turn)


def free_of_promises(position: Position) -> Position:
    """Return the position in which the player to play owns no build."""
    return _with_items(position, lambda item: (item._replace(owner=None) if item.owner == position.turn else item,))


def owning(position: Position, owner: int | None = None) -> Position:
    """Return the position in which the player to play owns every build, or every build of one owner."""

    def one(item: Item) -> tuple[Item]:
        meant = item.value is not None and (owner is None or item.owner == owner)
        return (item._replace(owner=position.turn) if meant else item,)

    return _with_items(position, one)


def ruled(position: Position, **fields: Any) -> Position:
    """Return the position with some fields of its rules changed."""
    return replace(position, rules=replace(position.rules, **fields))


def builds_in(play: Play) -> tuple[Item, ...]:
    """Return the builds that a play takes or builds on."""
    return tuple(item for item in touched(play) if item.value is not None)
