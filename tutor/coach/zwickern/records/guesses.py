"""A guessed play compared with the one that was made."""

from enum import StrEnum
from typing import NamedTuple

from tutor.coach.zwickern.goals.tactics import cards_taken, points_won
from tutor.engine.zwickern import Capture, Play, Position


class Likeness(StrEnum):
    """The comparison of a guess with the play of the record by their gains at once: first points, then cards."""

    SAME = "same"
    MORE = "more"
    LEVEL = "level"
    LESS = "less"


class Won(NamedTuple):
    """The points and cards that a play wins at once."""

    points: int
    cards: int


def won(position: Position, play: Play) -> Won:
    """Return the points of a legal play's cards and Zwick, and the number of its cards."""
    cards = cards_taken(play) + 1 if isinstance(play, Capture) else 0
    return Won(points_won(position, play), cards)


def compare_guess(position: Position, guess: Play, made: Play) -> Likeness:
    """Compare a legal guess with the play that was made."""
    if guess == made:
        return Likeness.SAME
    ours, theirs = won(position, guess), won(position, made)
    return Likeness.MORE if ours > theirs else Likeness.LESS if ours < theirs else Likeness.LEVEL
