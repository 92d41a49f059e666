"""The kit of a game: what the layers above the engine need of it, whichever game it is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.bots.dice import Dice
from tutor.bots.levels import Level
from tutor.bots.tricks.levels import TrickLevel
from tutor.content.figures import FigureBook
from tutor.engine.cards import Card
from tutor.engine.games import AnyGame


def _no_options(_: Any) -> tuple[str, ...]:
    """Return no names: the default for games in which a table agrees on nothing."""
    return ()


def _nothing_agreed(rules: Any, options: Mapping[str, Any]) -> Any:
    if options:
        raise ValueError(f"{rules.name} has no options")
    return rules


def _no_pot(_: Any) -> int:
    """Return 0: the default for games without a pot."""
    return 0


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Kit:
    """A game as one value: the engine's game, the ids of its readings, its bots, and the beginning of its hands.

    `levels` are those of its bots, the weakest first, and `offered` those to choose from under some rules with so many
    players. `choose` returns the action of a bot at a level, which knows what its seat may see.

    `begin` returns the position before the first action, by rules, seats, dealer, pack, the chips in the pot, and the
    number of the hand in its match. `go_on` returns the position after what chance does where an action leaves it
    something to do, by the same pack. `next_dealer` deals after a finished hand, and `left_in_pot` are the chips that
    stay there for it. `options` are the names of what a table may agree on under some rules, and `agreed` are the rules
    with such agreements; it raises ValueError for what cannot be agreed. `figures` are the questions of the book of
    numbers.
    """

    game: AnyGame
    readings: tuple[str, ...]
    levels: tuple[Level | TrickLevel, ...]
    offered: Callable[[Any, int], tuple[Level | TrickLevel, ...]]
    choose: Callable[[Any, int, Any, Dice], Any]
    begin: Callable[[Any, Sequence[str], int, Sequence[Card], int, int], Any]
    go_on: Callable[[Any, Sequence[Card]], Any]
    next_dealer: Callable[[Any], int]
    figures: FigureBook
    left_in_pot: Callable[[Any], int] = _no_pot
    options: Callable[[Any], tuple[str, ...]] = _no_options
    agreed: Callable[[Any, Mapping[str, Any]], Any] = _nothing_agreed
