"""The common data of all states with the same cards left in all hands, and the bounds of these states."""

from collections.abc import Sequence

from tutor.engine.zwickern.open_hands.additions import Held
from tutor.engine.zwickern.open_hands.announcing import Announced, Announcing
from tutor.engine.zwickern.open_hands.compact_tables import Table
from tutor.engine.zwickern.open_hands.hands import OpenHands, SmallPlay
from tutor.engine.zwickern.rules import Bits

Plays = dict[Table, tuple[SmallPlay, ...]]


class CardsLeft:
    """The cards left in all hands, with the announcements.

    `hand` are the cards of the player to play, on `seat`, and `lent` the values that the partner has announced.
    `follows` is 1 if the side of the player to play also plays next, else -1; `limits` are the lowest and highest
    margin that these cards allow by themselves. `few` says that `LastCards` works these cards out at once. `taking` and
    `others` are the plays of the hand found so far for each table. `known` holds the bounds of each state met, `best`
    for each table the best play so far, and `after` the cards left after each play, by card and announced value.
    """

    __slots__ = (
        "after",
        "best",
        "few",
        "follows",
        "hand",
        "held",
        "known",
        "lent",
        "limits",
        "number",
        "others",
        "said",
        "seat",
        "taking",
    )

    def __init__(
        self, held: Held, said: Announced, seat: int, hand: Held, lent: Bits, follows: int, *, few: bool
    ) -> None:
        self.held, self.said, self.seat, self.hand, self.lent = held, said, seat, hand, lent
        self.number = held.bit_count()
        self.follows, self.few = follows, few
        self.limits = (0, 0)
        self.taking: Plays = {}
        self.others: Plays = {}
        self.known: dict[int, tuple[int, int]] = {}
        self.best: dict[Table, SmallPlay] = {}
        self.after: dict[int, CardsLeft] = {}

    def forget(self) -> None:
        """Forget all states."""
        self.known.clear()
        self.best.clear()


class Lefts:
    """All `CardsLeft` of a search; `turns`, `signs` and `own` are those of the search, by the number of cards left.

    `own` holds, by that number, all cards of the side that is to play.
    """

    def __init__(self, hands: OpenHands, turns: Sequence[int], signs: Sequence[int], own: Sequence[Held]) -> None:
        self._hands, self._turns, self._signs, self._own = hands, turns, signs, own
        self._announcing = Announcing(hands)
        self._limits: dict[Held, tuple[int, int]] = {}
        self._known: dict[tuple[Held, Announced], CardsLeft] = {}
        # The last two cards are worked out at once only if two players hold them.
        self._few_cards = 2 if hands.total > 1 and turns[1] != turns[2] else 1
        self.start = self._left(hands.held, self._announcing.start)

    def after(self, left: CardsLeft, play: SmallPlay) -> CardsLeft:
        """Return the `CardsLeft` after a play."""
        _, _, gone, _, _, value = play
        rest = left.held ^ gone
        said = self._announcing.after(left.said, play, rest) if left.said or value else 0
        found = left.after[value << self._hands.total | gone] = self._left(rest, said)
        return found

    def all(self) -> tuple[CardsLeft, ...]:
        """Return all `CardsLeft` met so far."""
        return tuple(self._known.values())

    def forget(self) -> None:
        """Forget all states."""
        for left in self._known.values():
            left.forget()

    def _left(self, held: Held, said: Announced) -> CardsLeft:
        found = self._known.get((held, said))
        if found is None:
            number = held.bit_count()
            seat = self._turns[number]
            hand = held & self._hands.hands[seat]
            lent = self._announcing.lent(said, seat) if said else 0
            # `LastCards` knows nothing of announcements.
            few = number <= self._few_cards and not said
            found = self._known[held, said] = CardsLeft(held, said, seat, hand, lent, self._signs[number], few=few)
            found.limits = self._limits.get(held) or self._limited(held)
            found.taking, found.others = self._hands.known_taking(hand), self._hands.known_others(hand, lent)
        return found

    def _limited(self, held: Held) -> tuple[int, int]:
        """Return the bounds of the margin: one side wins every point, and makes a Zwick with each of its cards."""
        number = held.bit_count()
        own = (held & self._own[number]).bit_count()
        worth, zwick = self._hands.worth(held), max(self._hands.zwicks, default=0)
        found = self._limits[held] = (-worth - zwick * (number - own), worth + zwick * own)
        return found
