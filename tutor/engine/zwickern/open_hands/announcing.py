"""The announcements of partners as one number, reduced to the values that can still be built for them (reading 14)."""

from collections.abc import Mapping
from functools import lru_cache, reduce
from operator import or_

from tutor.engine.cards import Card
from tutor.engine.zwickern.building import built_on
from tutor.engine.zwickern.open_hands.additions import Held
from tutor.engine.zwickern.open_hands.hands import OpenHands, SmallPlay
from tutor.engine.zwickern.rules import Bits, Rules, from_bits

Announced = int
"""The announced values of every seat, one seat's bits after the other's."""


class Announcing:
    """The announcements of open hands; without partners nothing is ever announced."""

    def __init__(self, hands: OpenHands) -> None:
        rules = hands.rules
        self.hands = hands
        self._width = rules.build_bits.bit_length()
        self._every = (1 << self._width) - 1
        self._made = _made_on_anything(rules)
        self._useful: dict[Held, Announced] = {}
        self._buildable: dict[Held, Bits] = {}
        self._shift = [seat * self._width for seat, hand in enumerate(hands.hands) for _ in range(hand.bit_count())]
        self._answers = [
            (rules.hand_bits[card] & self._every) << shift for card, shift in zip(hands.cards, self._shift, strict=True)
        ]
        said = 0
        for seat, values in enumerate(hands.position.announced):
            said |= (values & rules.build_bits) << seat * self._width
        self.start: Announced = said and said & self.useful(hands.held)

    def lent(self, said: Announced, seat: int) -> Bits:
        """Return the values that the partner of a seat has announced."""
        mate = self.hands.partners[seat]
        return 0 if mate is None else said >> mate * self._width & self._every

    def after(self, said: Announced, play: SmallPlay, held: Held) -> Announced:
        """Return the announcements after a play, with the cards `held` left in all hands."""
        _, _, _, _, number, value = play
        # A card played for an announced value ends its announcement.
        said = said & ~self._answers[number] | value << self._shift[number]
        return said and said & self.useful(held)

    def useful(self, held: Held) -> Announced:
        """Return the values that the cards `held` can still build for some seat, on any table."""
        found = self._useful.get(held)
        if found is None:
            found = 0
            for seat, mate in enumerate(self.hands.partners):
                if mate is not None:
                    found |= self._values(held & self.hands.hands[seat]) << mate * self._width
            self._useful[held] = found
        return found

    def _values(self, hand: Held) -> Bits:
        """Return every value that a hand could make, by itself or on some item."""
        found = self._buildable.get(hand)
        if found is None:
            found = 0
            for number in from_bits(hand):
                found |= self._made[self.hands.cards[number]]
            self._buildable[hand] = found
        return found


@lru_cache(maxsize=64)
def _made_on_anything(rules: Rules) -> Mapping[Card, Bits]:
    """Return the values that each card makes by itself or on some item, whatever is on the table."""
    any_item = (2 << reduce(or_, rules.hand_bits.values()).bit_length()) - 2
    return {card: rules.hand_bits[card] & rules.build_bits | built_on(rules, any_item, card) for card in rules.pack}
