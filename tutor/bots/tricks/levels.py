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
"""The variants, with the number of players, in which careful surely wins 0.3 stakes a hand over greedy.

A stake is what a player pays in for a hand: three chips in Zwicken, one in Zwikken. tests/bench/README.md has the
figures.
"""

_TRICK_WORLDS = 24
"""The deals of the unseen cards in which a careful bot tries what it may do."""


def trick_levels(way: str, players: int) -> tuple[TrickLevel, ...]:
    """Return the levels to choose from in a variant, the weaker first; careful where it is clearly better.

    >>> trick_levels("zwikken-1850", 4), trick_levels("zwicken", 4)
    (('greedy', 'careful'), ('greedy',))
    """
    return TRICK_LEVELS if (way, players) in _CAREFUL_IS_BETTER else TRICK_LEVELS[:1]


@dataclass(frozen=True, slots=True)
class TrickBot:
    """The parts that make up the bots of one game.

    `greedy` acts by the player's own cards alone. `guess` deals the cards unseen by the seat to act. `worth_trying`
    lists the actions that a careful bot compares. `settled` says that nothing can change the account of a seat any more
    in this hand.
    """

    game: Game[Any, Any, Any, Any, Any]
    greedy: Callable[[Any], Any]
    guess: Callable[[Any, Dice], Any]
    worth_trying: Callable[[Any], Sequence[Any]]
    settled: Callable[[Any, int], bool]


def chosen_action(bot: TrickBot, seen: Any, level: TrickLevel, dice: Dice, worlds: int = _TRICK_WORLDS) -> Any:
    """Return what a bot does in a position as its seat sees it; equal dice give the same everywhere."""
    return bot.greedy(seen) if level == "greedy" else _careful(bot, seen, dice, worlds)


def _careful(bot: TrickBot, seen: Any, dice: Dice, worlds: int) -> Any:
    """Return the action after which a seat wins most, on average over some deals in which all go on greedily."""
    actions, seat = bot.worth_trying(seen), bot.game.to_act(seen)
    assert seat is not None
    # Once its account is settled, all actions are equal to a seat.
    if len(actions) == 1 or bot.settled(seen, seat):
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
    return [_account_after(bot, bot.game.play(world, action), seat) for action in actions]


def _account_after(bot: TrickBot, position: Any, seat: int) -> int:
    """Return the account of a seat once all have gone on greedily; a deal that moves on ends the hand."""
    while bot.game.to_act(position) is not None and not bot.settled(position, seat):
        position = bot.game.play(position, bot.greedy(position))
    return int(position.accounts[seat])
