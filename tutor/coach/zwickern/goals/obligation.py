"""The plays that would be right if the player to play owed no card for the player's own builds."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import TypeVar

from tutor.content.zwickern.goals import OnePlayGoal
from tutor.engine.zwickern import Build, Capture, Item, Play, Position

SomeGoal = TypeVar("SomeGoal", bound=OnePlayGoal)


def bound_by(
    solutions: Callable[[Position, SomeGoal], Collection[Play]],
) -> Callable[[Position, SomeGoal, Collection[Play]], bool]:
    """Return a test for a goal: do the player's debts for own builds change which plays are right?

    The test gets a position, the goal and the right plays, and frees the player from every promise. All else stays as
    it is: the builds lie there with their values, and a new build still needs its card. Goals with all cards open do
    without this test, because it would mean to play out the hand a second time. A Zwick keeps every promise, so that
    the answer is always no for a goal that asks for one.
    """

    def binds(position: Position, goal: SomeGoal, right: Collection[Play]) -> bool:
        free = replace(position, table=tuple(_freed(position, item) for item in position.table))
        return set(solutions(free, goal)) != {_freed_play(position, play) for play in right}

    return binds


def _freed(position: Position, item: Item) -> Item:
    """Return an item for which the player to play owes nothing."""
    return item._replace(owner=None) if item.owner == position.turn else item


def _freed_play(position: Position, play: Play) -> Play:
    match play:
        case Capture():
            return play._replace(takes=tuple(_freed(position, item) for item in play.takes))
        case Build(onto=Item() as onto):
            return play._replace(onto=_freed(position, onto))
        case _:
            return play
