"""What would be right if nobody owed a card for the own builds of the player to move."""

from collections.abc import Collection
from dataclasses import replace

from tutor.coach.zwickern.goals.solutions import solutions
from tutor.coach.zwickern.goals.tactics import risks
from tutor.content.zwickern.goals import OnePlayGoal, SafeLayGoal, WinMostGoal, ZwickInTwoGoal
from tutor.engine.zwickern.moves import Build, Capture, Move
from tutor.engine.zwickern.position import Item, Position
from tutor.engine.zwickern.safety import zwick_hands


def binds(position: Position, goal: OnePlayGoal, right: Collection[Move]) -> bool:
    """Whether other plays than the right ones would be right, too or instead, if the player to move owed nothing.

    All else stays as it is: the builds lie there with their values, and a new build still needs its card. Not asked
    of goals with all cards open, where it would mean to play out the hand a second time. A Zwick keeps every
    promise, so that a goal that asks for one is never bound.
    """
    if isinstance(goal, ZwickInTwoGoal | WinMostGoal):
        return False
    if isinstance(goal, SafeLayGoal):
        return _forbidden_lay_is_safe(position)
    free = replace(position, table=tuple(_freed(position, item) for item in position.table))
    return set(solutions(free, goal)) != {_freed_play(position, move) for move in right}


def _forbidden_lay_is_safe(position: Position) -> bool:
    """Whether a lay that a promise forbids is as safe as the safest that is legal."""
    # What the next player can hold does not depend on what the player to move owes.
    found = risks(position)
    forbidden = [card for card in dict.fromkeys(position.hand) if card not in found]
    return any(zwick_hands(position, card) <= min(found.values()) for card in forbidden)


def _freed(position: Position, item: Item) -> Item:
    """An item that the player to move owes nothing for."""
    return item._replace(owner=None) if item.owner == position.turn else item


def _freed_play(position: Position, move: Move) -> Move:
    match move:
        case Capture():
            return move._replace(takes=tuple(_freed(position, item) for item in move.takes))
        case Build(onto=Item() as onto):
            return move._replace(onto=_freed(position, onto))
        case _:
            return move
