"""What actions in trick-taking games are worth, on average over deals that are guessed, in which all go on greedily."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NamedTuple

from tutor.bots.dice import Dice
from tutor.bots.ranking import LOOKED_AFTER, LOST
from tutor.bots.strong import Gain
from tutor.bots.tricks.levels import TrickBot, won_after

_BATCH: Final = LOOKED_AFTER


class ActionLoss(NamedTuple):
    """What an action gives away against the one that brings most: chips on average, and their standard error.

    `deals` is in how many fresh deals they were measured, 0 where nothing better was found.
    """

    best: Any
    chips: float
    error: float
    deals: int


def action_loss(
    bot: TrickBot, seen: Any, action: Any, dice_of: Callable[[str], Dice], worlds: int, least: float = 0.0
) -> ActionLoss:
    """Return what a legal action gives away in a position as its seat sees it, 0 where none is found to be better.

    The best action is found in so many deals, and the loss measured in as many fresh ones: one that was only lucky in
    the first loses its lead in the second. So a loss may be negative. What is surely not the best drops out early, and
    a loss that is surely below `least` is measured in fewer deals.
    """
    best = _best(bot, seen, action, dice_of("search"), worlds)
    if best == action:
        return ActionLoss(action, 0.0, 0.0, 0)
    gain, dice = Gain(), dice_of("fresh")
    while gain.number < worlds and not (gain.number and gain.mean + LOST * gain.error < least):
        for _ in range(min(_BATCH, worlds - gain.number)):
            more, made = won_after(bot, seen, (best, action), dice)
            gain.add(more - made)
    return ActionLoss(best, gain.mean, gain.error, gain.number)


def _best(bot: TrickBot, seen: Any, action: Any, dice: Dice, worlds: int) -> Any:
    """Return the action that brings most in some deals, of equals the one that was done."""
    # By their place, since all are compared with the best so far deal by deal.
    won: dict[Any, list[int]] = {one: [] for one in (action, *bot.worth_trying(seen))}
    for start, end in pairwise([*range(0, worlds, _BATCH), worlds]):
        for _ in range(start, end):
            for one, chips in zip(won, won_after(bot, seen, tuple(won), dice), strict=True):
                won[one].append(chips)
        best = max(won, key=lambda one: sum(won[one]))
        won = {one: chips for one, chips in won.items() if one == best or not _is_beaten(chips, won[best])}
    return max(won, key=lambda one: sum(won[one]))


def _is_beaten(chips: list[int], best: list[int]) -> bool:
    gain = Gain()
    for mine, more in zip(chips, best, strict=True):
        gain.add(more - mine)
    return gain.mean > LOST * gain.error
