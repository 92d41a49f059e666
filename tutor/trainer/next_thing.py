"""The next thing for a learner, chosen by what the learner has done so far; pages ask here and choose nothing."""

from dataclasses import dataclass
from enum import Enum, auto


class NextThing(Enum):
    """What a learner does next."""

    BEGIN = auto()
    """Learn the game: nothing was done yet."""

    GAME = auto()
    """Go on with a game that waits."""

    DUE = auto()
    """Review what is due."""

    TODAY = auto()
    """Solve today's puzzle."""

    STEP = auto()
    """Take the next step of the way."""

    WEAK = auto()
    """Practise what is weak."""

    ANY = auto()
    """Solve any puzzle: nothing else is left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What a learner has done, and what is open.

    `begun` is True after any try or game, `learning` once a step of the way was solved, `played` after a finished
    game, and `solved` counts the steps and puzzles. A `game` may wait, as many concepts as `due` may be due, `today` is
    True while today's puzzle is unsolved, `step` while a step of the way is, and `weak` if something is weak.
    """

    begun: bool = False
    learning: bool = False
    played: bool = False
    solved: int = 0
    game: bool = False
    due: int = 0
    today: bool = True
    step: bool = True
    weak: bool = False


# After so many solved steps and puzzles today's puzzle is not too hard; the first steps of the way are easy ones.
_KNOWS_THE_GAME, _KNOWS_THE_WAY = 12, 20


def next_thing(done: Done) -> NextThing:
    """Choose what a learner does next.

    What was begun or is due comes first. Today's puzzle comes before a new step, but only for someone who knows the
    game: it may be hard for a learner who has only taken the first steps of the way, even after a game. A learner who
    came to know the game elsewhere practises what is weak before the first lesson.

    >>> next_thing(Done())
    <NextThing.BEGIN: 1>
    >>> next_thing(Done(begun=True, learning=True, solved=13)).name, next_thing(Done(begun=True, played=True)).name
    ('STEP', 'TODAY')
    """
    if not done.begun:
        return NextThing.BEGIN
    step, weak = (NextThing.STEP, done.step), (NextThing.WEAK, done.weak)
    knows = done.solved >= _KNOWS_THE_WAY if done.learning else done.played or done.solved >= _KNOWS_THE_GAME
    order = (
        (NextThing.GAME, done.game),
        (NextThing.DUE, done.due > 0),
        (NextThing.TODAY, done.today and knows),
        *((step, weak) if done.learning else (weak, step)),
    )
    return next((thing for thing, is_open in order if is_open), NextThing.ANY)
