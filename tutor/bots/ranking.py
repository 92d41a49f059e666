"""Plays compared over many sampled worlds: for a hint, a warning, and the review of a play that was made."""

from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import inf
from statistics import fmean
from typing import NamedTuple, TypeAlias

from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.dice import Dice
from tutor.bots.policies import policies
from tutor.bots.rollouts import rollout
from tutor.bots.strong import BATCH, KEPT, Gain, Race
from tutor.bots.worlds import promises, world
from tutor.engine.zwickern import Play, Seen
from tutor.engine.zwickern.open_hands.hands import SmallPlay

WORLDS = 200
"""The worlds in which a review looks for the best play, and as many fresh ones in which it measures the loss."""

LOST = 2.5
"""The standard errors by which a play must be worse than the best, or nearly so, to drop out of the search for it."""

_LITTLE = 0.1
"""The points by which a play must possibly be better than the best so far, or else it drops out too."""

_MORE = 4
"""The factor by which the fresh worlds for a loss in doubt may grow."""


DiceOf = Callable[[str], Dice]
"""A function that returns the dice for the worlds with a name, so that a continued search draws the same worlds."""

SURE = 1.96
"""The standard errors to each side in a 95 % interval."""

Brought: TypeAlias = "array[float]"
"""The results of a play by one policy in each world so far, from the first on."""

LOOKED_AFTER = 40
"""The worlds after which it is asked whether enough is known; in fewer a rare loss may not be seen."""


class Sampled(NamedTuple):
    """A play with what it brings more than the best, on the same worlds: never above 0, and the standard error."""

    play: Play
    gain: float
    error: float


class Loss(NamedTuple):
    """What a play gives away against the best that was found: points on average, their standard error, and in how many
    fresh worlds they were measured, 0 where nothing better was found.

    However the others play on, it is no less than this: the worst of the policies gives the points and the error.
    """

    best: Play
    points: float
    error: float
    deals: int


def ranked(seen: Seen, dice: Dice, worlds: int = WORLDS) -> tuple[Sampled, ...]:
    """Return the most promising plays, the best first, compared in the same worlds; raises TooMuchWorkError.

    At most `KEPT` are compared, and one that is surely worse than the best drops out.
    """
    decision = Decision(seen)
    plays = Careful(decision).ranked()[:KEPT]
    race = Race(decision, plays, policies(decision), _foreseen(decision))
    for number in range(1, worlds + 1):
        race.add(dice)
        if number % BATCH == 0:
            race.drop(race.best, LOST, _LITTLE if number >= LOOKED_AFTER else 0.0)
    best = race.best
    gains = {play: race.gain(play, best) for play in race.values}
    # Sorting is stable, so that among equals the careful play comes first.
    order = sorted(gains, key=lambda play: -gains[play].mean)
    return tuple(Sampled(decision.play_of(play), gains[play].mean, gains[play].error) for play in order)


class Care(NamedTuple):
    """The precision with which a loss is measured.

    A play is looked at no longer once `enough` says so of what others gain over it. A loss of which `doubt` says that
    it is in doubt is measured in up to `_MORE` times as many worlds. With `any_better` it does not matter which play is
    the best, once the one that was made is surely worse. Before `enough` is asked of a loss, its standard error is at
    most `error`.
    """

    enough: Callable[[Gain], bool] | None = None
    doubt: Callable[[Gain], bool] | None = None
    any_better: bool = False
    error: float = inf


ALL_WORLDS = Care()
"""The precision with which every world is looked at, and no more of them."""


@dataclass(slots=True)
class SampledSoFar:
    """The results of plays in the worlds drawn so far, from the first on, so that no world is played again.

    `search` is where the best was looked for, `fresh` where a loss was measured; each play has a row for each policy.
    It does not matter which play the worlds were drawn for, so that a look at one play serves for all others.
    """

    search: dict[SmallPlay, tuple[Brought, ...]] = field(default_factory=dict)
    fresh: dict[SmallPlay, tuple[Brought, ...]] = field(default_factory=dict)

    @property
    def rollouts(self) -> int:
        """The number of rollouts that were played."""
        return sum(len(row) for rows in (*self.search.values(), *self.fresh.values()) for row in rows)


class _Worlds:
    """The worlds of one kind, batch by batch, and what plays bring in them; `known` has what was found before."""

    def __init__(
        self, decision: Decision, dice_of: DiceOf, name: str, known: dict[SmallPlay, tuple[Brought, ...]]
    ) -> None:
        self._decision, self._dice_of, self._name, self._known = decision, dice_of, name, known
        self._promises, self._policies, self._foreseen = promises(decision), policies(decision), _foreseen(decision)

    def values(self, plays: Iterable[SmallPlay], start: int, number: int) -> dict[SmallPlay, tuple[Brought, ...]]:
        """Return what plays bring by each policy in so many worlds from a place on, which was not passed over."""
        wanted, end = list(plays), start + number
        for play in wanted:
            self._known.setdefault(play, tuple(array("d") for _ in self._policies))
        known = {play: self._known[play] for play in wanted}
        if any(len(rows[-1]) < end for rows in known.values()):
            # Each batch has dice of its own, so that a continued search draws the same worlds.
            dice = self._dice_of(f"{self._name}/{start}")
            for place in range(start, end):
                one = world(self._decision, dice, self._promises, self._foreseen)
                for play, rows in known.items():
                    for policy, row in zip(self._policies, rows, strict=True):
                        # A search that stopped in the middle of a world has the first rows only.
                        if len(row) == place:
                            row.append(rollout(self._decision, play, one, policy, self._foreseen))
        return {play: tuple(row[start:end] for row in rows) for play, rows in known.items()}


def loss(
    decision: Decision,
    play: Play,
    dice_of: DiceOf,
    worlds: int = WORLDS,
    care: Care = ALL_WORLDS,
    look: SampledSoFar | None = None,
) -> Loss:
    """Return what a legal play gives away, 0 where none is found to be better; raises TooMuchWorkError.

    The best play is found in so many worlds, by all policies together, and the loss measured in as many fresh ones: a
    play that was only lucky in the first loses its lead in the second. It is measured by each policy, and the result is
    that of the policy that bears out least. So a loss may be negative. With `care` there may be fewer or more worlds.

    What a `look` at the same decision with the same dice has sampled is not sampled again, and it keeps what is sampled
    now. The result is the same as without it.
    """
    made = decision.small(play)
    plays = [made, *(one for one in Careful(decision).ranked()[:KEPT] if one != made)]
    look = SampledSoFar() if look is None else look
    race = Race(decision, plays, (), 0)
    _search(race, made, _Worlds(decision, dice_of, "search", look.search), worlds, care)
    best = race.best
    if best == made:
        return Loss(play, 0.0, 0.0, 0)
    gain = _measured(best, made, _Worlds(decision, dice_of, "fresh", look.fresh), worlds, care)
    return Loss(decision.play_of(best), gain.mean, gain.error, gain.number)


def loss_against(decision: Decision, play: Play, best: Play, dice_of: DiceOf, worlds: int) -> Loss:
    """Return what a play gives away against one that was found to be better, in so many other worlds than `loss` draws.

    Raises TooMuchWorkError.
    """
    drawn = _Worlds(decision, dice_of, "again", {})
    gain = _measured(decision.small(best), decision.small(play), drawn, worlds, ALL_WORLDS)
    return Loss(best, gain.mean, gain.error, gain.number)


def _foreseen(decision: Decision) -> int:
    """Return the plays that are looked ahead: to the end of the deal, and at least one of each of the others.

    What the last plays of a deal leave on the table, the first ones of the next deal take.
    """
    return max(len(decision.order) - 1, len(decision.sizes) - 1)


def _search(race: Race, made: SmallPlay, drawn: _Worlds, worlds: int, care: Care) -> None:
    """Compare plays in so many worlds, or until the best is known; the one made stays until another is worth more."""
    while (number := len(race.values[made])) < worlds and not _is_found(race, made, care):
        for play, rows in drawn.values(race.values, number, min(BATCH, worlds - number)).items():
            race.values[play] += map(fmean, zip(*rows, strict=True))
        # A difference that shows in few worlds needs more of them to be seen.
        worth = _LITTLE if number + BATCH >= LOOKED_AFTER else 0.0
        race.drop(race.best, LOST, worth, but=made)
        race.drop(made, LOST, worth)


def _is_found(race: Race, made: SmallPlay, care: Care) -> bool:
    """Tell whether no more worlds are needed to find what is better than the play that was made."""
    number = len(race.values[made])
    lost = race.gain(race.best, made)
    is_worse = lost.mean > LOST * lost.error
    if len(race.values) == 1 or (is_worse and (care.any_better or len(race.values) == 2)):
        return True
    if care.enough is None or not number or number % LOOKED_AFTER:
        return False
    return all(care.enough(race.gain(play, made)) for play in race.values)


def _measured(best: SmallPlay, made: SmallPlay, drawn: _Worlds, worlds: int, care: Care) -> Gain:
    """Return what the best play brings more than the one made, in fresh worlds, by the policy with the lowest bound."""
    gains, least = list[Gain](), Gain()
    while not _is_measured(least, worlds, care):
        found = drawn.values((best, made), least.number, min(LOOKED_AFTER, worlds - least.number % worlds))
        gains = gains or [Gain() for _ in found[best]]
        for gain, more, less in zip(gains, found[best], found[made], strict=True):
            for one, other in zip(more, less, strict=True):
                gain.add(one - other)
        least = min(gains, key=lambda gain: gain.mean - SURE * gain.error)
    return least


def _is_measured(gain: Gain, worlds: int, care: Care) -> bool:
    if not gain.number:
        return False
    if care.enough is not None and gain.number % LOOKED_AFTER == 0 and gain.error <= care.error and care.enough(gain):
        return True
    if gain.number % worlds:
        return False
    return care.doubt is None or not care.doubt(gain) or gain.number >= _MORE * worlds
