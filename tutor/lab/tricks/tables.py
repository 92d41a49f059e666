"""The tables at which bots play the hands that puzzles in the trick-taking games are mined from."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.bots.deals import played_hand
from tutor.bots.dice import one_of
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.content.files.tricks_lesson import TrickPuzzleEntry, WrongAction
from tutor.content.tricks.goals import TrickPuzzleGoal
from tutor.engine.game import ImpossiblePositionError
from tutor.engine.tricks import Trick


def _hands(position: TrickPosition, shown: Collection[int]) -> dict[str, tuple[str, ...]]:
    # The hands of those who have dropped out are never shown.
    there = (seat for seat in shown if position.stays[seat] is not False)
    known = ((seat, hand) for seat in there if (hand := position.hands[seat]))
    return {position.seats[seat]: tuple(card.code for card in hand) for seat, hand in known}


def _trick(trick: Trick) -> tuple[str, ...]:
    return tuple(("~" if played.face_down else "") + played.card.code for played in trick if played.card is not None)


def _common(position: TrickPosition, shown: Collection[int], pot: int) -> dict[str, Any]:
    """Return what the setups of all games have in common."""
    turn = position.turn
    assert turn is not None
    return {
        "variant": position.rules.name,
        "seats": position.seats,
        "dealer": position.seats[position.dealer],
        "turn": position.seats[turn],
        "hands": _hands(position, shown),
        "passed": tuple(position.seats[seat] for seat, stays in enumerate(position.stays) if stays is False),
        "tricks": tuple(map(_trick, position.tricks)),
        "trick": _trick(position.trick),
        "pot": pot,
    }


_SEAT_NAMES = ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz")
"""The names of the seats, clockwise."""

_THIRDS, _POTS = (3, 6, 9, 12, 15, 21), (3, 4, 5, 6, 8, 9, 12, 16, 20)


@dataclass(frozen=True, slots=True)
class MinedTable:
    """The setting of a hand: the rules with their game, the number of players, and the dice of a seed."""

    rules: Any
    players: int
    dice: Any

    @property
    def game(self) -> TrickKit:
        """The game of the rules."""
        return TRICK_KITS[self.rules.game]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return _SEAT_NAMES[: self.players]

    def pot(self) -> int:
        """Draw the chips in the pot, which can be shared by three where each trick earns a third."""
        return one_of(_THIRDS if self.game.thirds(self.rules) else _POTS, self.dice)

    def positions(self) -> Iterator[TrickPosition]:
        """Yield the positions of a hand that greedy players play."""
        yield from played_hand(self.rules, self.names, self.dice, TRICK_KITS[self.rules.game].bot.greedy)

    def set_up(self, position: TrickPosition, *, every: bool) -> tuple[Any, TrickPosition] | None:
        """Return a position as a file writes it, with every hand or only that to act, and what this describes.

        None where it cannot be written.
        """
        shown = range(self.players) if every else [position.turn or 0]
        setup = self.game.files.written(position, _common(position, shown, self.pot()))
        try:
            return setup, self.game.game.set_up(setup, self.game.game.variants)
        except ImpossiblePositionError:
            return None

    def before_the_deal(self, dealer: str) -> Any:
        """Return the setup in which a dealer may look at the bottom card."""
        # Any position of the game gives the shape of its setups.
        first = next(self.positions())
        return self.game.files.written(first, _common(first, (), 3) | {"dealer": dealer, "turn": dealer})


def mined_entry(setup: Any, goal: TrickPuzzleGoal, wrong: Sequence[WrongAction] = ()) -> TrickPuzzleEntry:
    """Return a puzzle of a position, a goal and the actions that must fail."""
    return TrickPuzzleEntry(position=setup, trick_goal=goal, wrong=tuple(wrong))
