"""The four levels of play; they differ in what a bot sees and remembers, never by blunders at random.

The casual bot takes what wins most at once, or else lays what is worth least. The beginner plays like it, but overlooks
captures, long ones more often than short ones. Careful and strong bots have modules of their own.
"""

from collections.abc import Sequence
from typing import Literal, get_args

from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice, one_of
from tutor.bots.strong import strong
from tutor.engine.budget import TooMuchWorkError
from tutor.engine.zwickern import Play, Position, Seen, legal_plays
from tutor.engine.zwickern.listing import legal_lay
from tutor.engine.zwickern.open_hands.hands import SmallPlay

Level = Literal["beginner", "casual", "careful", "strong"]

LEVELS: tuple[Level, ...] = get_args(Level)
"""The levels, the weakest first."""

BUDGET = 240
"""The rollouts of one play of the strong bot."""

_NOTICED = 0.6
"""The chance to notice each further item of a capture; the first is always seen."""


def choose(seen: Seen, level: Level, dice: Dice, budget: int = BUDGET) -> Play:
    """Return the play of a bot that knows what its seat has seen, and nothing else.

    `budget` are the rollouts of the strong bot; the others need none. Equal dice give the same play in every process.
    Raises ValueError unless it is the seat's turn.
    """
    decision = Decision(seen)
    try:
        return decision.play_of(_small(decision, level, dice, budget))
    except TooMuchWorkError:
        return _plain_play(seen.position)


def partner_level(level: Level) -> Level:
    """Return the level at which a bot plays as a partner: never below careful.

    >>> partner_level("beginner"), partner_level("strong")
    ('careful', 'strong')
    """
    return LEVELS[max(LEVELS.index(level), LEVELS.index("careful"))]


def _plain_play(position: Position) -> Play:
    """Return a legal play where the table is too large to look at all: the cheapest lay, or else any."""
    points = position.rules.card_points
    lays = [lay for card in position.hand if (lay := legal_lay(position, card)) is not None]
    return min(lays, key=lambda lay: points[lay.card]) if lays else next(legal_plays(position))


def _small(decision: Decision, level: Level, dice: Dice, budget: int) -> tuple[int, int, int, int, int, int]:
    match level:
        case "beginner":
            return _beginner(decision, dice)
        case "casual":
            return _casual(decision, dice)
        case "careful":
            return Careful(decision).best()
        case "strong":
            return strong(decision, dice, budget)


def _casual(decision: Decision, dice: Dice) -> SmallPlay:
    """Return the capture of most points, then of most cards, or else the cheapest lay; dice decide between equals."""
    plays = decision.plays_to_look_at()
    return _greedy(decision, [play for play in plays if play[1]], plays, dice)


def _greedy(decision: Decision, noticed: Sequence[SmallPlay], plays: Sequence[SmallPlay], dice: Dice) -> SmallPlay:
    """Return the best of the captures that were noticed, or else the cheapest lay of all plays."""
    if noticed:
        most = max(play[:2] for play in noticed)
        return one_of([play for play in noticed if play[:2] == most], dice)
    # A promise may forbid every lay; then any play that is left has to do.
    others = [play for play in plays if decision.is_lay(play)] or plays
    costs = [decision.hands.points[play[4]] for play in others]
    return one_of([play for play, cost in zip(others, costs, strict=True) if cost == min(costs)], dice)


def _beginner(decision: Decision, dice: Dice) -> SmallPlay:
    """Return the best capture that is noticed, or else the cheapest lay."""
    plays = decision.plays_to_look_at()
    noticed = [play for play in plays if play[1] and dice.random() < _NOTICED ** (decision.items_taken(play) - 1)]
    return _greedy(decision, noticed, plays, dice)
