"""The parts that reviews of all games share: the round of the plays, the loss by one of them, and its mark."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tutor.bots.deals import dice_of
from tutor.bots.dice import Dice
from tutor.bots.ranking import SURE
from tutor.engine.budget import look_up
from tutor.matches.events import Started
from tutor.matches.folding import HandOf
from tutor.matches.proof import Proof
from tutor.matches.review.found import Sign, SomeJudged

SomePlay = TypeVar("SomePlay")

LEAST_MARKED: Final = 0.5
"""The points below which nothing is marked; another play within them of the best is right too."""

BEYOND_DOUBT: Final = 3.0
"""The standard errors by which a marked play gives something away; one that only may do so is tried in more deals."""

_MISTAKE: Final = 3
_BLUNDER: Final = 6
"""The multiples of the least that is marked beyond which a play is a mistake, or a blunder."""


class StoppedError(Exception):
    """The work was given up by its caller."""


def never() -> bool:
    """Return False: the work is never stopped."""
    return False


def silent(done: int, number: int) -> None:
    """Ignore progress: so many plays of a number are done."""


def can_be_reviewed(started: Started) -> bool:
    """Tell whether the games of a match are reviewed: one person plays, and no cards are open."""
    return not started.shared and not started.open_hands


class Measured(NamedTuple, Generic[SomePlay]):
    """The best play that was found, and the points that another gives away against it, with the standard error.

    `proof` says whether the points are exact (OPEN, or PROVEN where there was no choice) or SAMPLED. `deals` says in
    how many hands of the others; it is 0 where they are exact, or where nothing better was found.
    """

    best: SomePlay
    points: float
    error: float
    proof: Proof
    deals: int = 0

    @property
    def sure(self) -> float:
        """The points that it gives away at least, with 95 % confidence."""
        return self.points - SURE * self.error


class _Watched:
    """Dice that raise StoppedError once the work is stopped."""

    def __init__(self, dice: Dice, stop: Callable[[], bool]) -> None:
        self._dice, self._stop = dice, stop

    def random(self) -> float:
        """Return the next number, at least 0 and less than 1."""
        if self._stop():
            raise StoppedError
        return self._dice.random()


def measuring_dice(number: str, ply: int, stop: Callable[[], bool] = never) -> Callable[[str], Dice]:
    """Return what gives the dice, by name, for the deals that are drawn to measure a play of the cards with a number.

    They raise StoppedError once `stop` says so, after one more deal at most.
    """

    def dice(name: str) -> Dice:
        look_up()
        found = dice_of(f"review/{number}/{ply}/{name}")
        return found if stop is never else _Watched(found, stop)

    return dice


def sign_of(found: Measured[Any], least: float = LEAST_MARKED) -> Sign | None:
    """Return the mark of a play; None if it gave away less than is marked, or nothing beyond doubt.

    >>> lost = [(0.4, 0.0), (0.6, 0.0), (1.6, 0.5), (1.6, 0.9), (4.0, 1.0)]
    >>> [str(sign_of(Measured(None, points, error, Proof.SAMPLED))) for points, error in lost]
    ['None', '?!', '?', 'None', '??']
    """
    if found.points < least or found.points <= BEYOND_DOUBT * found.error:
        return None
    if found.points <= _MISTAKE * least:
        return Sign.INEXACT
    return Sign.MISTAKE if found.points <= _BLUNDER * least else Sign.BLUNDER


def reviewed_plays(
    hand: HandOf[Any, Any],
    seat: int,
    judged: Callable[[int], SomeJudged],
    known: Sequence[SomeJudged],
    stop: Callable[[], bool],
    progress: Callable[[int, int], None],
) -> tuple[SomeJudged, ...]:
    """Return what is found about each play of a seat, of which the first may be known.

    `stop` is asked before each play, and `judged` may raise StoppedError; the plays end there. `progress` gets how
    many plays are done and how many there are.
    """
    own, found = hand.own_plays(seat), list(known)
    for ply in own[len(found) :]:
        if stop():
            break
        progress(len(found), len(own))
        try:
            found.append(judged(ply))
        except StoppedError:
            break
    progress(len(found), len(own))
    return tuple(found)


def judged_play(
    shape: type[SomeJudged],
    hand: HandOf[Any, Any],
    ply: int,
    best: str,
    found: Measured[Any],
    sign: Sign | None,
    **why: Any,
) -> SomeJudged:
    """Return a play with what it gave away against the best, in notation, and with what the shape of a game adds."""
    return shape(
        ply=ply,
        best=best,
        points=round(found.points, 3),
        error=round(found.error, 3),
        proof=found.proof,
        deals=found.deals or None,
        sign=sign,
        helped=ply in hand.helped,
        **why,
    )
