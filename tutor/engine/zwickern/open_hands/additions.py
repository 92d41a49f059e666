"""The changes of a table when a card is laid or built, and the promises that these make, in compact form."""

from collections.abc import Mapping, Sequence

from tutor.engine.cards import Card
from tutor.engine.zwickern.building import BY_ITSELF, made_under
from tutor.engine.zwickern.open_hands.compact_tables import Code, Table, Tables, Trait
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import Bits, Rules, from_bits

Held = int
"""Some cards of all hands: bit n is the card with the number n."""

Addition = tuple[Table, Held, int, Bits, Bits]
"""A card laid or built: its addition to the table, the card as a bit and as a number, the bit of the value announced
to a partner, if any, and that of the value that the player promises to take."""

LAID = -2
"""Means no item, for a card laid down; `BY_ITSELF` for one built by itself."""

_NO_ITEM = Trait(0, 0, 0)


class Additions:
    """The steps of all cards of some hands; `laid` are the cards as they lie on a table, by number."""

    def __init__(self, rules: Rules, tables: Tables, cards: Sequence[Card], partners: Sequence[int | None]) -> None:
        self.rules, self.tables, self.cards, self.partners = rules, tables, cards, partners
        loose = {card: tables.loose(card) for card in dict.fromkeys(cards)}
        self.laid = [loose[card] for card in cards]
        self._bits = [rules.hand_bits[card] for card in cards]
        self._points = [rules.card_points[card] for card in cards]
        self._made = made_under(rules)
        self._answered: dict[Held, Bits] = {}
        self._kept: dict[tuple[Held, Bits], bool] = {}

    def additions(self, onto: Code, seat: int, answered: Mapping[int, Bits], lent: Bits) -> list[Addition]:
        """List the steps of cards of a hand: laid, built by themselves, or built on an item, to values with an answer.

        `answered` are the values that the rest of the hand answers, by the number of the card, and `lent` those that
        the partner has announced (reading 14).
        """
        if onto == LAID:
            return [(self.laid[number], 1 << number, number, 0, 0) for number in answered]
        below = _NO_ITEM if onto == BY_ITSELF else self.tables.trait(onto)
        before = 0 if onto == BY_ITSELF else self.tables.part(below)
        old = BY_ITSELF if onto == BY_ITSELF else below.bits
        mate, cards, part = self.partners[seat], below.cards + 1, self.tables.part
        found: list[Addition] = []
        for number, values in answered.items():
            points, made = below.points + self._points[number], self._made[self.cards[number]][old]
            for value in from_bits(made & values):
                bit = 1 << value
                addition = part(Trait(bit, points, cards, seat)) - before
                found.append((addition, 1 << number, number, 0 if mate is None else bit, bit))
            for value in from_bits(made & lent):
                # A build for the partner is the partner's promise, and announces nothing.
                addition = part(Trait(1 << value, points, cards, mate)) - before
                found.append((addition, 1 << number, number, 0, 0))
        return found

    def answers(self, hand: Held) -> Bits:
        """Return the values that builds may have and for which a hand has a card."""
        found = self._answered.get(hand)
        if found is None:
            found = 0
            for number in from_bits(hand):
                found |= self._bits[number]
            found = self._answered[hand] = found & self.rules.build_bits
        return found

    def keeps(self, hand: Held, values: Bits) -> bool:
        """Tell whether a hand has a different card for every value (reading 12)."""
        if not values:
            return True
        found = self._kept.get((hand, values))
        if found is None:
            cards = [self.cards[number] for number in from_bits(hand)]
            found = self._kept[hand, values] = keeps(self.rules, cards, values)
        return found
