"""The two levels of play in trick-taking games; a bot knows only what its seat may see."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from tutor.bots.dice import Dice
from tutor.engine.game import Game

TrickLevel = Literal["greedy", "careful"]

TRICK_LEVELS: tuple[TrickLevel, ...] = get_args(TrickLevel)
"""The levels, the weaker first."""

_CAREFUL_IS_BETTER: Final = frozenset({("zwikken-1850", 4), ("zwikken-1850", 5), ("zwikken-1850", 6)})
"""The ways to play, with the number of players, in which careful surely wins 0.3 stakes a hand over greedy.

A stake is what a player pays in for a hand: three chips in Zwicken, one in Zwikken. tests/bench/README.md has the
figures.
"""

_TRICK_WORLDS = 24
"""The deals of the unseen cards in which a careful bot tries what it may do."""


def trick_levels(way: str, players: int) -> tuple[TrickLevel, ...]:
    """Return the levels to choose from in a way to play, the weaker first; careful where it is clearly better.

    >>> trick_levels("zwikken-1850", 4), trick_levels("zwicken", 4)
    (('greedy', 'careful'), ('greedy',))
    """
    return TRICK_LEVELS if (way, players) in _CAREFUL_IS_BETTER else TRICK_LEVELS[:1]


@dataclass(frozen=True, slots=True)
class TrickBot:
    """The parts that make up the bots of one game.

    `greedy` acts by the own cards alone. `guess` deals the cards unseen by the seat to act. `worth_trying` lists
    the actions that a careful bot compares.
    """

    game: Game[Any, Any, Any, Any, Any]
    greedy: Callable[[Any], Any]
    guess: Callable[[Any, Dice], Any]
    worth_trying: Callable[[Any], Sequence[Any]]


def chosen_action(bot: TrickBot, seen: Any, level: TrickLevel, dice: Dice, worlds: int = _TRICK_WORLDS) -> Any:
    """Return what a bot does in a position as its seat sees it; equal dice give the same everywhere."""
    return bot.greedy(seen) if level == "greedy" else _careful(bot, seen, dice, worlds)


def _careful(bot: TrickBot, seen: Any, dice: Dice, worlds: int) -> Any:
    """Return the action after which a seat wins most, on average over some deals in which all go on greedily."""
    actions = bot.worth_trying(seen)
    if len(actions) == 1:
        return actions[0]
    won = [0] * len(actions)
    for _ in range(worlds):
        for place, chips in enumerate(won_after(bot, seen, actions, dice)):
            won[place] += chips
    # The first of equals, which is the most modest.
    return actions[won.index(max(won))]


def won_after(bot: TrickBot, seen: Any, actions: Sequence[Any], dice: Dice) -> list[int]:
    """Return the account of the seat to act after each action, in one deal of the cards that it does not see."""
    seat, world = bot.game.to_act(seen), bot.guess(seen, dice)
    assert seat is not None
    return [int(_played_out(bot, bot.game.play(world, action)).accounts[seat]) for action in actions]


def _played_out(bot: TrickBot, position: Any) -> Any:
    """Return the end of a hand in which all go on greedily; a deal that moves on ends it."""
    while bot.game.to_act(position) is not None:
        position = bot.game.play(position, bot.greedy(position))
    return position
