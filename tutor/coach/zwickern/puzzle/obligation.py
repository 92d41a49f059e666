"""What would be right if nobody owed a card for the own builds of the player to move."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TypeVar

from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Build, Capture, Item, Play, Position

SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)


def bound_by(
    solutions: Callable[[Position, SomeGoal], Collection[Play]],
) -> Callable[[Position, SomeGoal, Collection[Play]], bool]:
    """Tell whether other plays than the right ones would be right, too or instead, if the player to move owed nothing.

    All else stays as it is: the builds lie there with their values, and a new build still needs its card. Not asked
    of goals with all cards open, where it would mean to play out the hand a second time. A Zwick keeps every
    promise, so that a goal that asks for one is never bound.
    """

    def binds(position: Position, goal: SomeGoal, right: Collection[Play]) -> bool:
        free = replace(position, table=tuple(_freed(position, item) for item in position.table))
        return set(solutions(free, goal)) != {_freed_play(position, move) for move in right}

    return binds


def _freed(position: Position, item: Item) -> Item:
    """An item that the player to move owes nothing for."""
    return item._replace(owner=None) if item.owner == position.turn else item


def _freed_play(position: Position, move: Play) -> Play:
    match move:
        case Capture():
            return move._replace(takes=tuple(_freed(position, item) for item in move.takes))
        case Build(onto=Item() as onto):
            return move._replace(onto=_freed(position, onto))
        case _:
            return move
