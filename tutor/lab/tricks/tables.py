"""The tables at which bots play the hands that puzzles in the trick-taking games are mined from."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tutor.bots.deals import played_hand
from tutor.bots.dice import one_of
from tutor.bots.levels import TRICK_BOTS
from tutor.coach.beside_zwickern import BESIDE_ZWICKERN
from tutor.coach.tricks.game import TaughtGame, TrickPosition
from tutor.content.files.tricks_lesson import TrickPuzzleEntry, WrongAction
from tutor.content.tricks.goals import TrickPuzzleGoal
from tutor.engine.game import ImpossiblePositionError
from tutor.lab.tricks.setups import SETUPS

_SEAT_NAMES = ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz")
"""The names of the seats, clockwise."""

_THIRDS, _POTS = (3, 6, 9, 12, 15, 21), (3, 4, 5, 6, 8, 9, 12, 16, 20)


@dataclass(frozen=True, slots=True)
class MinedTable:
    """Who plays what: the rules with their game, the number of players, and the dice of a seed."""

    rules: Any
    players: int
    dice: Any

    @property
    def game(self) -> TaughtGame:
        """The game of the rules."""
        return BESIDE_ZWICKERN[self.rules.game]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return _SEAT_NAMES[: self.players]

    def pot(self) -> int:
        """Draw what lies in the pot; it can be shared by three where each trick earns a third."""
        in_thirds = self.rules.game == "zwicken" or self.rules.goal == "thirds"
        return one_of(_THIRDS if in_thirds else _POTS, self.dice)

    def positions(self) -> Iterator[TrickPosition]:
        """Yield the positions of a hand that greedy players play."""
        yield from played_hand(self.rules, self.names, self.dice, TRICK_BOTS[self.rules.game].greedy)

    def set_up(self, position: TrickPosition, *, every: bool) -> tuple[Any, TrickPosition] | None:
        """Return a position as a file writes it, with every hand or that of the seat to act alone, and as it is then.

        None where it cannot be written.
        """
        shown = range(self.players) if every else [position.turn or 0]
        setup = SETUPS[self.rules.game](position, shown, self.pot())
        try:
            return setup, self.game.game.set_up(setup, self.game.game.variants)
        except ImpossiblePositionError:
            return None

    def before_the_deal(self, dealer: str) -> Any:
        """Return the setup in which a dealer may look at the bottom card."""
        # Any position of the game tells the shape of its setups.
        first = next(self.positions())
        return replace(SETUPS[self.rules.game](first, (), 3), dealer=dealer, turn=dealer, hands={}, pot=3)


def mined_entry(setup: Any, goal: TrickPuzzleGoal, wrong: Sequence[WrongAction] = ()) -> TrickPuzzleEntry:
    """Return a puzzle of a position, a goal and the actions that must fail."""
    return TrickPuzzleEntry(position=setup, trick_goal=goal, wrong=tuple(wrong))
