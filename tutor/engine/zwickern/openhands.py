"""Open hands in small: cards only by what they can do, and every legal play of each hand on every table."""

from collections.abc import Callable, Iterable

from tutor.engine.cards import Card
from tutor.engine.zwickern.budget import TooMuchWorkError
from tutor.engine.zwickern.building import built_on
from tutor.engine.zwickern.moves import Build, Capture, Move, is_zwick, table_after
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import Bits, from_bits, is_wild, partner
from tutor.engine.zwickern.taking import keeps
from tutor.engine.zwickern.traits import Code, Table, Tables, Trait

Held = int
"""Some cards of all hands: bit n stands for the card with the number n."""

EACH = 1000
"""After so much work it is asked whether to stop."""

MOST_TABLES = 100_000
MOST_PLAYS = 400_000
"""So many tables and plays are remembered: about a hundred megabytes. What would be more empties the memory."""

_BY_ITSELF = -1
_NO_ITEM = Trait(0, 0, 0)
_TABLES = 32


def never() -> bool:
    """Nothing ends the work but its budget."""
    return False


Play = tuple[int, int, Held, Table, int, Bits]
"""A play in small: points and cards won at once, the card as a bit, the table after it, the card's number, and the bit
of the value announced to a partner, if any. No named tuple: those take part in every search of Python's memory."""


class OpenHands:
    """The cards of known hands by number, and the plays that these allow.

    Cards that match the same values for the same points are the same card here. The budget is in states visited
    and plays listed; what would take more raises TooMuchWorkError, and so does the work after `stop` says yes.
    """

    def __init__(self, position: Position, budget: int, stop: Callable[[], bool] = never) -> None:
        self.position = position
        self.rules = position.rules
        self.tables = Tables(position.rules)
        self.table = self.tables.of(position.table)
        self.cards: list[Card] = []
        self.hands: list[Held] = []
        self._alike: dict[tuple[Bits, int, bool], Card] = {}
        for hand in position.hands:
            cards = [self._first_alike(card) for card in hand or ()]
            self.hands.append(((1 << len(cards)) - 1) << len(self.cards))
            self.cards += cards
        self.held = sum(self.hands)
        self.total = len(self.cards)
        self.points = [self.rules.card_points[card] for card in self.cards]
        self.zwicks = [self._zwick(card) for card in self.cards]
        self.takers = [self.tables.taker(card) for card in self.cards]
        self.partnership = position.plan.partners
        self.partners = [partner(position.plan, seat) for seat in range(len(position.seats))]
        self._loose = [self.tables.loose(card) for card in self.cards]
        self._bits = [self.rules.hand_bits[card] for card in self.cards]
        self._choices: dict[Held, list[tuple[int, Held]]] = {}
        self._answered: dict[Held, Bits] = {}
        self._kept: dict[tuple[Held, Bits], bool] = {}
        self._made: dict[tuple[int, Bits, Bits], dict[Code, list[tuple[Code, Bits]]]] = {}
        self._taking: dict[int, tuple[Play, ...]] = {}
        self._others: dict[int, tuple[Play, ...]] = {}
        self._listed = 0
        self._budget, self._stop = budget, stop
        self.left = min(EACH, budget)
        self._granted = self.left

    @property
    def spent(self) -> int:
        """The work done so far: states visited and plays listed."""
        return self._granted - self.left

    def look(self) -> None:
        """Grant more work when `left` is used up; raises TooMuchWorkError."""
        if self.spent > self._budget or self._stop():
            raise TooMuchWorkError("there are too many ways to play these hands")
        more = min(EACH, self._budget - self.spent) - self.left
        self._granted += more
        self.left += more

    @property
    def full(self) -> bool:
        """Whether more is remembered than there is room for."""
        return len(self.tables) > MOST_TABLES or self._listed > MOST_PLAYS

    def forget(self, kept: Iterable[Table]) -> None:
        """Forget every play, and all tables but some."""
        self.tables.forget((self.table, *kept))
        self._taking.clear()
        self._others.clear()
        self._made.clear()
        self._listed = 0

    def worth(self, held: Held) -> int:
        """The points of some cards."""
        return sum(self.points[number] for number in from_bits(held))

    def small(self, move: Move) -> Play:
        """A legal play of the position, in small."""
        position, tables = self.position, self.tables
        card = self._first_alike(move.card)
        choices = self.different(self.hands[position.turn])
        number = next(number for number, _ in choices if self.cards[number] is card)
        after = tables.of(table_after(position.table, move))
        if isinstance(move, Capture):
            points = tables.points[self.table] - tables.points[after] + self.points[number]
            cards = 1 + tables.cards[self.table] - tables.cards[after]
            return (points + self.rules.zwick * is_zwick(position, move), cards, 1 << number, after, number, 0)
        said = 0
        if self.partnership and isinstance(move, Build) and move.owner == position.turn:
            said = 1 << move.value
        return (0, 0, 1 << number, after, number, said)

    def plays(self, table: Table, seat: int, hand: Held, lent: Bits = 0) -> tuple[Play, ...]:
        """Every legal play of a seat with these of its cards, each once; raises TooMuchWorkError."""
        return (*self.taking(table, seat, hand), *self.others(table, seat, hand, lent))

    def taking(self, table: Table, seat: int, hand: Held) -> tuple[Play, ...]:
        """The captures that keep all promises (reading 12), those that win most first."""
        key = table << self.total | hand
        found = self._taking.get(key)
        if found is None:
            found = self._taking[key] = self._captures(table, seat, hand, self.tables.owed(table, seat))
            self._spend(len(found))
        return found

    def others(self, table: Table, seat: int, hand: Held, lent: Bits = 0) -> tuple[Play, ...]:
        """The plays that `taking` leaves: cards laid, builds, and captures where promises bind nobody (reading 13).

        `lent` are the values that the partner has announced (reading 14).
        """
        key = (lent << self.total | hand) << _TABLES | table
        found = self._others.get(key)
        if found is None:
            owed = self.tables.owed(table, seat)
            found = self._not_taking(table, seat, hand, lent, owed)
            if owed and not found and not self.taking(table, seat, hand):
                found = self._captures(table, seat, hand, 0) + self._not_taking(table, seat, hand, lent, 0)
            self._others[key] = found
            self._spend(len(found))
        return found

    def last_plays(self, table: Table, seat: int, hand: Held) -> tuple[Play, ...]:
        """Every legal play of a seat with its last card where no partner has announced anything; not remembered."""
        if self.tables.owed(table, seat):
            return self.plays(table, seat, hand)
        number = hand.bit_length() - 1
        lay = (0, 0, hand, self.tables.added(self.tables.items[table], self._loose[number]), number, 0)
        return (lay, *self._captures(table, seat, hand, 0))

    def different(self, hand: Held) -> list[tuple[int, Held]]:
        """Each different card of a hand, and the hand without it: of equal cards the one with the lowest number."""
        found = self._choices.get(hand)
        if found is None:
            first: dict[Card, int] = {}
            for number in from_bits(hand):
                first.setdefault(self.cards[number], number)
            found = self._choices[hand] = [(number, hand & ~(1 << number)) for number in first.values()]
        return found

    def _spend(self, plays: int) -> None:
        self.left -= plays
        self._listed += plays

    def _captures(self, table: Table, seat: int, hand: Held, owed: Bits) -> tuple[Play, ...]:
        """The captures that keep the owed promises."""
        tables, found = self.tables, []
        if not tables.items[table]:
            return ()
        for number, rest in self.different(hand):
            own, zwick = self.points[number], self.zwicks[number]
            for points, cards, after in tables.captures(table, self.takers[number]):
                if not owed or self.keeps(rest, tables.owed(after, seat)):
                    won = points + own if tables.items[after] else points + own + zwick
                    found.append((won, cards + 1, 1 << number, after, number, 0))
        if len(found) > 1:
            found.sort(reverse=True)
        return tuple(found)

    def _not_taking(self, table: Table, seat: int, hand: Held, lent: Bits, owed: Bits) -> tuple[Play, ...]:
        """The cards laid and the builds that keep the owed promises."""
        items = self.tables.items[table]
        found: list[Play] = []
        for number, rest in self.different(hand):
            if not owed or self.keeps(rest, owed):
                after = self.tables.added(items, self._loose[number])
                found.append((0, 0, 1 << number, after, number, 0))
            answered = self._answers(rest)
            if (items or self.rules.build_on_empty) and (answered or lent):
                for one in self._builds(items, seat, number, answered, lent):
                    # Reading 6 is kept by the values answered, and binds even where promises do not.
                    if not owed or self.keeps(rest, self.tables.owed(one[3], seat)):
                        found.append(one)  # noqa: PERF401
        return tuple(found)

    def _builds(self, items: tuple[Code, ...], seat: int, number: int, answered: Bits, lent: Bits) -> list[Play]:
        """The builds of a card, by itself and on each different item, of values that somebody answers."""
        found: list[Play] = []
        added, gone = self.tables.added, 1 << number
        made = self._made.setdefault((number, answered, lent), {})
        for onto in (_BY_ITSELF, *dict.fromkeys(items)):
            builds = made.get(onto)
            if builds is None:
                builds = made[onto] = self._making(onto, number, seat, answered, lent)
            if builds:
                left = items
                if onto != _BY_ITSELF:
                    at = items.index(onto)
                    left = items[:at] + items[at + 1 :]
                found += [(0, 0, gone, added(left, code), number, said) for code, said in builds]
        return found

    def _making(self, onto: Code, number: int, seat: int, answered: Bits, lent: Bits) -> list[tuple[Code, Bits]]:
        """The builds that a card makes on an item, or by itself, each with what is announced to a partner."""
        if onto == _BY_ITSELF:
            below, made = _NO_ITEM, self._bits[number] & self.rules.build_bits
        else:
            below = self.tables.traits[onto]
            made = built_on(self.rules, below.bits, self.cards[number])
        trait = Trait(0, below.points + self.points[number], below.cards + 1, seat)
        own = [trait._replace(bits=1 << value) for value in from_bits(made & answered)]
        mate = [trait._replace(bits=1 << value, owner=self.partners[seat]) for value in from_bits(made & lent)]
        code = self.tables.code
        return [(code(one), one.bits if self.partnership else 0) for one in own] + [(code(one), 0) for one in mate]

    def _answers(self, hand: Held) -> Bits:
        """The values for which a hand has a card, as far as builds may have them."""
        found = self._answered.get(hand)
        if found is None:
            found = 0
            for number in from_bits(hand):
                found |= self._bits[number]
            found = self._answered[hand] = found & self.rules.build_bits
        return found

    def keeps(self, hand: Held, values: Bits) -> bool:
        """Whether a hand has a different card for every value (reading 12)."""
        if not values:
            return True
        found = self._kept.get((hand, values))
        if found is None:
            cards = [self.cards[number] for number in from_bits(hand)]
            found = self._kept[hand, values] = keeps(self.rules, cards, values)
        return found

    def _zwick(self, card: Card) -> int:
        """The points of a Zwick with a card (reading 16)."""
        return self.rules.zwick if self.rules.joker_zwick or not is_wild(self.rules, card) else 0

    def _first_alike(self, card: Card) -> Card:
        """The first card met that can do what this one can, which stands for all of them."""
        rules = self.rules
        return self._alike.setdefault((rules.hand_bits[card], rules.card_points[card], is_wild(rules, card)), card)


def turns(position: Position) -> list[int]:
    """The seat that plays when so many cards are left in all hands; who has none is passed over (reading 20)."""
    left = [len(hand or ()) for hand in position.hands]
    seat, found = position.turn, [position.turn]
    while any(left):
        if left[seat]:
            left[seat] -= 1
            found.append(seat)
        seat = (seat + 1) % len(left)
    return [found[0], *found[:0:-1]]
