"""The last deal of a game that is over, as the solver counts it: with all cards open, from one seat."""

from tutor.engine.zwickern import Position, scores
from tutor.matches.match import Hand


def last_own_plays(hand: Hand, seat: int) -> list[int]:
    """Return the numbers of the plays of a seat in the last deal."""
    return [ply for ply in hand.own_plays(seat) if not hand.positions[ply].stock]


def is_of_individuals(hand: Hand) -> bool:
    """Tell whether three or more play alone, so that each has points of its own and no balance."""
    return len(hand.sides) > 2


def won_from(hand: Hand, start: Position, end: Position) -> int:
    """Return what the seat to play at the start won until the end of a hand, as the solver counts it.

    Between two sides it is the balance, and of three or more who play alone the player's own points; the most cards
    count.
    """
    own = hand.side_of_seat(start.turn)
    before, after = scores(start, majority=False), scores(end, majority=True)
    won = [late.points - early.points for early, late in zip(before, after, strict=True)]
    return won[own] if is_of_individuals(hand) else won[own] - won[1 - own]
