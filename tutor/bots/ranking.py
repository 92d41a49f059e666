"""What plays bring over many sampled worlds: for a hint, and for the review of a play that was made."""

from collections.abc import Callable
from typing import NamedTuple

from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.bots.rollouts import rollout
from tutor.bots.strong import BATCH, KEPT, WORTH, Gain, Race
from tutor.bots.worlds import promises, world
from tutor.engine.zwickern import Play, Seen
from tutor.engine.zwickern.open_hands.hands import SmallPlay

WORLDS = 200
"""The worlds in which a review looks for the best play, and as many fresh ones in which it measures the loss."""

LOST = 2.5
"""A play drops out of the search for the best if it is worse than the best by so many standard errors, or so nearly."""


MORE = 4
"""How many times as many fresh worlds a loss in doubt is measured in, at most."""


LOOKED_AFTER = 40
"""The worlds after which it is asked whether enough is known; in fewer a rare loss may not be seen."""


class Sampled(NamedTuple):
    """A play with what it brings more than the best, on the same worlds: never above 0, and the standard error."""

    play: Play
    gain: float
    error: float


class Loss(NamedTuple):
    """What a play gives away against the best that was found: points on average, and their standard error."""

    best: Play
    points: float
    error: float


def ranked(seen: Seen, dice: Dice, worlds: int = WORLDS, keep: int = KEPT) -> tuple[Sampled, ...]:
    """Return the most promising plays, the best first, compared in the same worlds; raises TooMuchWorkError.

    At most `keep` are compared; `worlds` times as many rollouts are played.
    """
    decision = Decision(seen)
    plays = Careful(decision).ranked()[:keep]
    known, race = promises(decision), Race(decision, plays)
    for _ in range(worlds):
        race.add(world(decision, dice, known))
    best = race.best
    gains = {play: race.gain(play, best) for play in plays}
    # Sorting is stable, so that among equals the careful play comes first.
    order = sorted(plays, key=lambda play: -gains[play].mean)
    return tuple(Sampled(decision.play_of(play), gains[play].mean, gains[play].error) for play in order)


def loss(
    decision: Decision,
    play: Play,
    dice: Dice,
    worlds: int = WORLDS,
    keep: int = KEPT,
    enough: Callable[[Gain], bool] | None = None,
    doubt: Callable[[Gain], bool] | None = None,
) -> Loss:
    """Return what a legal play gives away, 0 where none is found to be better; raises TooMuchWorkError.

    The best play is found in so many worlds, and the loss measured in as many fresh ones: a play that was only lucky in
    the first loses its lead in the second. So a loss may be negative.

    With `enough` it may take fewer worlds: as soon as it says of what others gain over the play that no more need be
    known. Then the best play is the best so far, once the one that was made is surely worse. With `doubt` the loss is
    measured in up to `MORE` times as many worlds, as long as it says of the loss that it is in doubt.
    """
    made = decision.small(play)
    plays = [made, *(one for one in Careful(decision).ranked()[:keep] if one != made)]
    best = _best(decision, plays, dice, worlds, enough)
    if best == made:
        return Loss(play, 0.0, 0.0)
    known, gain = promises(decision), Gain()
    for number in range(1, MORE * worlds + 1):
        one = world(decision, dice, known)
        gain.add(rollout(decision, best, one) - rollout(decision, made, one))
        if number % LOOKED_AFTER == 0 and enough and enough(gain):
            break
        if number % worlds == 0 and not (doubt and doubt(gain)):
            break
    return Loss(decision.play_of(best), gain.mean, gain.error)


def _best(
    decision: Decision, plays: list[SmallPlay], dice: Dice, worlds: int, enough: Callable[[Gain], bool] | None
) -> SmallPlay:
    """Return the play that does best in so many worlds; the first of the plays unless another is worth more."""
    known, made, race = promises(decision), plays[0], Race(decision, plays)
    for number in range(1, worlds + 1):
        race.add(world(decision, dice, known))
        if number % BATCH == 0:
            # What differs in few worlds only is not seen at once.
            worth = WORTH if number >= LOOKED_AFTER else 0.0
            race.drop(race.best, LOST, worth, but=made)
            race.drop(made, LOST, worth)
            lost = race.gain(race.best, made)
            is_worse = lost.mean > LOST * lost.error
            if len(race.values) == 1 or (is_worse and (enough or len(race.values) == 2)):
                break
        if enough and number % LOOKED_AFTER == 0 and all(enough(race.gain(play, made)) for play in race.values):
            break
    return race.best
