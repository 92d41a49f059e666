"""Two open hands in small: cards only by what they can do, and every legal play of each hand on every table."""

from collections.abc import Iterator
from typing import NamedTuple

from tutor.engine.cards import Card
from tutor.engine.zwickern import grouping
from tutor.engine.zwickern.building import built_on
from tutor.engine.zwickern.grouping import TooMuchWorkError
from tutor.engine.zwickern.moves import Capture, Move, is_zwick, table_after
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import Bits, from_bits, is_wild
from tutor.engine.zwickern.taking import keeps
from tutor.engine.zwickern.traits import Table, Tables, Taken, Trait

Held = int
"""Some cards of the two hands: bit n stands for the card with the number n."""

_NO_ITEM = Trait(0, 0, 0)


class Play(NamedTuple):
    """A play in small: points and cards won at once, whether it captures, the rest of the hand, the table after it."""

    points: int
    cards: int
    captures: bool
    rest: Held
    table: Table


class OpenHands:
    """The cards of two known hands by number, and the plays that these allow.

    Cards that match the same values for the same points are the same card here. The budget is in states visited
    and plays listed; what would take more raises TooMuchWorkError.
    """

    def __init__(self, position: Position, budget: int) -> None:
        self.position = position
        self.rules = position.rules
        self.budget = budget
        self.tables = Tables(position.rules)
        self.table = self.tables.of(position.table)
        self.cards: list[Card] = []
        self.hands: list[Held] = []
        self._alike: dict[tuple[Bits, int, bool], Card] = {}
        for hand in position.hands:
            cards = [self._first_alike(card) for card in hand or ()]
            self.hands.append(((1 << len(cards)) - 1) << len(self.cards))
            self.cards += cards
        self.points = [self.rules.card_points[card] for card in self.cards]
        self._plays: dict[tuple[Table, Held], list[Play]] = {}
        self._choices: dict[Held, list[tuple[int, Held]]] = {}
        self._answered: dict[Held, Bits] = {}
        self._worth: dict[Held, int] = {}
        self._kept: dict[tuple[Held, Bits], bool] = {}

    def spend(self, work: int = 1) -> None:
        """Take some work off the budget; raises TooMuchWorkError."""
        self.budget -= work
        if self.budget < 0:
            raise TooMuchWorkError("there are too many ways to play these hands")

    def taken(self, table: Table, number: int) -> Taken:
        """What a card can take, promises aside; raises TooMuchWorkError."""
        return self.tables.taken(table, self.cards[number])

    def worth(self, held: Held) -> int:
        """The points of some cards."""
        found = self._worth.get(held)
        if found is None:
            found = self._worth[held] = sum(self.points[number] for number in from_bits(held))
        return found

    def zwick(self, number: int) -> int:
        """The points of a Zwick with a card (reading 16)."""
        return self.rules.zwick if self.rules.joker_zwick or not is_wild(self.rules, self.cards[number]) else 0

    def small(self, move: Move) -> Play:
        """A legal play of the position, in small."""
        position, before = self.position, self.table
        card = self._first_alike(move.card)
        choices = self._different(self.hands[position.turn])
        number, rest = next(choice for choice in choices if self.cards[choice[0]] is card)
        after = self.tables.of(table_after(position.table, move))
        if not isinstance(move, Capture):
            return Play(0, 0, False, rest, after)
        zwick = self.rules.zwick * is_zwick(position, move)
        points = self.points[number] + before.points - after.points + zwick
        return Play(points, 1 + before.cards - after.cards, True, rest, after)

    def plays(self, table: Table, seat: int, hand: Held) -> list[Play]:
        """Every legal play of a seat with these of its cards, each once, those that win most first."""
        found = self._plays.get((table, hand))
        if found is None:
            owed = table.owed[seat]
            found = list(self._listed(table, seat, hand, owed))
            if owed and not found:
                # No play keeps the promises, so that none has to (reading 13).
                found = list(self._listed(table, seat, hand, 0))
            found.sort(key=lambda play: (play.points, play.cards), reverse=True)
            self._plays[table, hand] = found
        return found

    def _listed(self, table: Table, seat: int, hand: Held, owed: Bits) -> Iterator[Play]:
        """The plays that keep the owed promises (reading 12)."""
        for number, rest in self._different(hand):
            if table.items or self.rules.build_on_empty:
                yield from self._captures(table, seat, number, rest, owed)
                yield from self._builds(table, seat, number, rest, owed)
            if self._keeps(rest, owed):
                yield self._left(rest, (*table.items, self.tables.loose(self.cards[number])))

    def _captures(self, table: Table, seat: int, number: int, rest: Held, owed: Bits) -> Iterator[Play]:
        counts, vectors, _ = self.taken(table, number)
        self.spend(vectors.bit_count())
        different = tuple(dict.fromkeys(table.items))
        for vector in grouping.members(vectors):
            digits = grouping.digits(counts, vector)
            left = [item for item, has, gone in zip(different, counts, digits, strict=True) for _ in range(has - gone)]
            after = self.tables.table(left)
            if self._keeps(rest, after.owed[seat] & owed):
                points = self.points[number] + table.points - after.points + (0 if left else self.zwick(number))
                yield Play(points, 1 + table.cards - after.cards, True, rest, after)

    def _builds(self, table: Table, seat: int, number: int, rest: Held, owed: Bits) -> Iterator[Play]:
        answered = self._answers(rest)
        for onto in (None, *dict.fromkeys(table.items)):
            made = self._made(number, onto) & answered
            if not made:
                continue
            others = table.items if onto is None else _without(table.items, onto)
            below = _NO_ITEM if onto is None else self.tables.traits[onto]
            points, cards = below.points + self.points[number], below.cards + 1
            still_owed = self.tables.table(others).owed[seat] if owed else 0
            for value in from_bits(made):
                # Reading 6 binds even where the promises do not.
                if self._keeps(rest, still_owed | 1 << value):
                    built = self.tables.number(Trait(1 << value, points, cards, seat))
                    yield self._left(rest, (*others, built))

    def _left(self, rest: Held, items: tuple[int, ...]) -> Play:
        """The play that captures nothing and leaves these items."""
        self.spend()
        return Play(0, 0, False, rest, self.tables.table(items))

    def _made(self, number: int, onto: int | None) -> Bits:
        """The values that a card makes on an item, or by itself."""
        card = self.cards[number]
        return self.rules.hand_bits[card] if onto is None else built_on(self.rules, self.tables.traits[onto].bits, card)

    def _different(self, hand: Held) -> list[tuple[int, Held]]:
        """Each different card of a hand, and the hand without it: of equal cards the one with the lowest number."""
        found = self._choices.get(hand)
        if found is None:
            first: dict[Card, int] = {}
            for number in from_bits(hand):
                first.setdefault(self.cards[number], number)
            found = self._choices[hand] = [(number, hand & ~(1 << number)) for number in first.values()]
        return found

    def _answers(self, hand: Held) -> Bits:
        """The values for which a hand has a card, as far as builds may have them."""
        found = self._answered.get(hand)
        if found is None:
            found = 0
            for number in from_bits(hand):
                found |= self.rules.hand_bits[self.cards[number]]
            found = self._answered[hand] = found & self.rules.build_bits
        return found

    def _keeps(self, hand: Held, values: Bits) -> bool:
        """Whether a hand has a different card for every value (reading 12)."""
        if not values:
            return True
        found = self._kept.get((hand, values))
        if found is None:
            cards = [self.cards[number] for number in from_bits(hand)]
            found = self._kept[hand, values] = keeps(self.rules, cards, values)
        return found

    def _first_alike(self, card: Card) -> Card:
        """The first card met that can do what this one can, which stands for all of them."""
        rules = self.rules
        return self._alike.setdefault((rules.hand_bits[card], rules.card_points[card], is_wild(rules, card)), card)


def _without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = items.index(item)
    return items[:at] + items[at + 1 :]
