"""The tables at which bots play the hands that puzzles in the trick-taking games are mined from."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from tutor.bots.deals import played_hand
from tutor.bots.dice import one_of
from tutor.coach.kits import TRICK_KITS
from tutor.coach.tricks.kit import TrickKit, TrickPosition
from tutor.content.files.tricks_lesson import TrickPuzzleEntry, WrongAction
from tutor.content.tricks.goals import TrickPuzzleGoal
from tutor.engine import zwicken, zwikken
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
    """Return what setups of both games have alike."""
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


def _of_zwicken(position: zwicken.Position, shown: Collection[int], pot: int) -> zwicken.Setup:
    turned = None if position.turn_up is None else position.turn_up.code
    return zwicken.Setup(phase=position.phase.value, turnup=turned, **_common(position, shown, pot))


def _of_zwikken(position: zwikken.Position, shown: Collection[int], pot: int) -> zwikken.Setup:
    *before, turned = (card.code for card in zwikken.turn_ups(position))
    word = "bid" if position.rules.bidding == "bid" else "ask"
    said = tuple(f"{word} {one.level}" if one.level else "pass" for one in position.said)
    common = _common(position, shown, pot)
    return zwikken.Setup(phase=position.phase.value, turnup=turned, upcards=tuple(before), said=said, **common)


_SETUPS: Mapping[str, Callable[[Any, Collection[int], int], Any]] = MappingProxyType(
    {zwicken.GAME.name: _of_zwicken, zwikken.GAME.name: _of_zwikken}
)
"""The writers of a position, with the hands of some seats and another pot, by the name of the game."""


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
        """Draw what lies in the pot; it can be shared by three where each trick earns a third."""
        in_thirds = self.rules.game == "zwicken" or self.rules.goal == "thirds"
        return one_of(_THIRDS if in_thirds else _POTS, self.dice)

    def positions(self) -> Iterator[TrickPosition]:
        """Yield the positions of a hand that greedy players play."""
        yield from played_hand(self.rules, self.names, self.dice, TRICK_KITS[self.rules.game].bot.greedy)

    def set_up(self, position: TrickPosition, *, every: bool) -> tuple[Any, TrickPosition] | None:
        """Return a position as a file writes it, with every hand or that of the seat to act alone, and as it is then.

        None where it cannot be written.
        """
        shown = range(self.players) if every else [position.turn or 0]
        setup = _SETUPS[self.rules.game](position, shown, self.pot())
        try:
            return setup, self.game.game.set_up(setup, self.game.game.variants)
        except ImpossiblePositionError:
            return None

    def before_the_deal(self, dealer: str) -> Any:
        """Return the setup in which a dealer may look at the bottom card."""
        # Any position of the game tells the shape of its setups.
        first = next(self.positions())
        return replace(_SETUPS[self.rules.game](first, (), 3), dealer=dealer, turn=dealer, hands={}, pot=3)


def mined_entry(setup: Any, goal: TrickPuzzleGoal, wrong: Sequence[WrongAction] = ()) -> TrickPuzzleEntry:
    """Return a puzzle of a position, a goal and the actions that must fail."""
    return TrickPuzzleEntry(position=setup, trick_goal=goal, wrong=tuple(wrong))
