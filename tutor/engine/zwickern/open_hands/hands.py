"""Compact open hands: cards only by their use in play, and every legal play of each hand on every table."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import Card
from tutor.engine.zwickern.building import BY_ITSELF
from tutor.engine.zwickern.open_hands.additions import LAID, Addition, Additions, Held
from tutor.engine.zwickern.open_hands.compact_tables import (
    CARDS_FIELD,
    CARDS_SHIFT,
    FIELDS,
    POINTS_SHIFT,
    Code,
    Own,
    Table,
    Tables,
    cards_on,
    points_of,
)
from tutor.engine.zwickern.plays import Build, Capture, Play, is_zwick, table_after
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import Bits, Rules, from_bits, partner, takes_lone, zwick_points

EACH = 1000
"""The amount of work after which the search looks whether to stop."""

MOST_TABLES = 100_000
MOST_KNOWN_PLAYS = 400_000
"""The most plays that are remembered, with the tables about a hundred megabytes; more than that empties the memory."""


def never_stop() -> bool:
    """Never stop the work; only its budget ends it."""
    return False


SmallPlay = tuple[int, int, Held, Table, int, Bits]
"""A play in compact form: points and cards won at once, the card as a bit, the table after it, the card's number, and
the bit of the value announced to a partner, if any. No named tuple, because the garbage collector searches those."""


class OpenHands:
    """The cards of known hands by number, and the plays that these allow.

    Cards that match the same values for the same points are the same card here. The budget is in states visited and
    plays listed. TooMuchWorkError is raised when it is used up, or when `stop` has said yes.
    """

    def __init__(self, position: Position, budget: int, stop: Callable[[], bool] = never_stop) -> None:
        self.position = position
        self.rules = position.rules
        self.tables = Tables(position.rules, len(position.table) + sum(len(hand or ()) for hand in position.hands))
        self.table = self.tables.of(position.table)
        self.cards: list[Card] = []
        self.hands: list[Held] = []
        # The first card met represents all that can do the same.
        self._alike, self._first = alike, first = _alike(position.rules), dict[Card, Card]()
        for hand in position.hands:
            cards = [first.setdefault(alike[card], card) for card in hand or ()]
            # Cards are numbered seat by seat, so each hand is a row of bits.
            self.hands.append(((1 << len(cards)) - 1) << len(self.cards))
            self.cards += cards
        self.held = sum(self.hands)
        self.total = len(self.cards)
        self.points = [self.rules.card_points[card] for card in self.cards]
        different = dict.fromkeys(self.cards)
        zwick = {card: zwick_points(self.rules, card) for card in different}
        taker = {card: self.tables.taker(card) for card in different}
        self.zwicks = [zwick[card] for card in self.cards]
        self.takers = [taker[card] for card in self.cards]
        self.partnership = position.plan.partners and self.rules.build_for_partner
        mates = [partner(position.plan, seat) for seat in range(len(position.seats))]
        self.partners = mates if self.rules.build_for_partner else [None] * len(mates)
        self.additions = Additions(self.rules, self.tables, self.cards, self.partners)
        self._choices: dict[Held, list[tuple[int, Held]]] = {}
        self._made: dict[tuple[Held, Bits], dict[Code, list[Addition]]] = {}
        self._taking: dict[Held, dict[Table, tuple[SmallPlay, ...]]] = {}
        self._others: dict[tuple[Held, Bits], dict[Table, tuple[SmallPlay, ...]]] = {}
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
        return len(self.tables) > MOST_TABLES or self._listed + self.tables.remembered > MOST_KNOWN_PLAYS

    def forget(self) -> None:
        """Forget every play and every table."""
        self.tables.forget()
        for known in (*self._taking.values(), *self._others.values()):
            known.clear()
        self._listed = 0

    def worth(self, held: Held) -> int:
        """Return the points of some cards."""
        return sum(self.points[number] for number in from_bits(held))

    def small(self, play: Play) -> SmallPlay:
        """Return a legal play of the position in compact form."""
        position, tables = self.position, self.tables
        card = self._first[self._alike[play.card]]
        choices = self.different(self.hands[position.turn])
        number = next(number for number, _ in choices if self.cards[number] is card)
        after = tables.of(table_after(position.table, play))
        if isinstance(play, Capture):
            gain = self.table - after
            points, cards = points_of(gain) + self.points[number], cards_on(gain) + 1
            zwick = zwick_points(self.rules, play.card) * is_zwick(position, play)
            return (points + zwick, cards, 1 << number, after, number, 0)
        said = 0
        if self.partnership and isinstance(play, Build) and play.owner == position.turn:
            said = 1 << play.value
        return (0, 0, 1 << number, after, number, said)

    def plays(self, table: Table, seat: int, hand: Held, lent: Bits = 0) -> tuple[SmallPlay, ...]:
        """Return every legal play of a seat with these of its cards, each once; raises TooMuchWorkError."""
        return (*self.taking(table, seat, hand), *self.others(table, seat, hand, lent))

    def taking(self, table: Table, seat: int, hand: Held) -> tuple[SmallPlay, ...]:
        """Return the captures that keep all promises (reading 12), those that win most first."""
        known = self.known_taking(hand)
        found = known.get(table)
        if found is None:
            captures = self._captures(table, hand, self.tables.own(table, seat)) if table else []
            # Plays that win most come first: a search can leave out more then, and `Playout` takes the first.
            captures.sort(reverse=True)
            found = known[table] = tuple(captures)
            self._spend(len(found))
        return found

    def others(self, table: Table, seat: int, hand: Held, lent: Bits = 0) -> tuple[SmallPlay, ...]:
        """Return the plays that `taking` leaves: lays, builds, and captures if promises are suspended (reading 13).

        `lent` are the values that the partner has announced (reading 14).
        """
        known = self.known_others(hand, lent)
        found = known.get(table)
        if found is None:
            own = self.tables.own(table, seat)
            plays = self._not_taking(table, seat, hand, lent, own)
            if own and not plays and not self.taking(table, seat, hand):
                plays = self._captures(table, hand, ()) + self._not_taking(table, seat, hand, lent, ())
            found = known[table] = tuple(plays)
            self._spend(len(found))
        return found

    def known_taking(self, hand: Held) -> dict[Table, tuple[SmallPlay, ...]]:
        """Return what `taking` remembers of a hand, by table."""
        return self._taking.setdefault(hand, {})

    def known_others(self, hand: Held, lent: Bits) -> dict[Table, tuple[SmallPlay, ...]]:
        """Return what `others` remembers of a hand, by table."""
        return self._others.setdefault((hand, lent), {})

    def different(self, hand: Held) -> list[tuple[int, Held]]:
        """Return each different card of a hand, with the hand without it; of equal cards the lowest number counts."""
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

    def _captures(self, table: Table, hand: Held, own: Own) -> list[SmallPlay]:
        """Return the captures that keep the promises to take one's own builds."""
        found: list[SmallPlay] = []
        taken, takers = self.tables.taken, self.takers
        for number, rest in self.different(hand):
            points, gone, zwick = self.points[number], 1 << number, self.zwicks[number]
            for gain in taken(table, takers[number]):
                after = table - gain
                if not own or self.additions.keeps(rest, owed(after, own)):
                    fields = gain & FIELDS
                    won = (fields >> POINTS_SHIFT) + points
                    cards = ((fields & CARDS_FIELD) >> CARDS_SHIFT) + 1
                    found.append((won if after else won + zwick, cards, gone, after, number, 0))
        return found

    def _not_taking(self, table: Table, seat: int, hand: Held, lent: Bits, own: Own) -> list[SmallPlay]:
        """Return the lays and builds that keep the promises to take one's own builds."""
        made = self._made.setdefault((hand, lent), {})
        codes, _, _, twins, _, _ = self.tables.spread(table)
        # Plays likely to be best come first: builds on the highest items, and cards laid down last of all.
        items: Iterable[Code] = (*codes[::-1], BY_ITSELF, LAID) if codes or self.rules.build_on_empty else (LAID,)
        answered: dict[int, Bits] | None = None
        found: list[SmallPlay] = []
        # Building on any of several equal items is the same play.
        for item in dict.fromkeys(items) if twins else items:
            additions = made.get(item)
            if additions is None:
                if answered is None:
                    answered = {number: self.additions.answers(rest) for number, rest in self.different(hand)}
                additions = made[item] = self.additions.additions(item, seat, answered, lent)
            if not own:
                found += [(0, 0, gone, table + addition, number, said) for addition, gone, number, said, _ in additions]
            elif additions:
                # Reading 6 is kept by the values answered, and binds even where promises do not.
                found += [
                    (0, 0, gone, after, number, said)
                    for addition, gone, number, said, value in additions
                    if self.additions.keeps(hand ^ gone, owed(after := table + addition, own) | value)
                ]
        return found


@lru_cache(maxsize=64)
def _alike(rules: Rules) -> Mapping[Card, Card]:
    """Return the first card of the pack that can do the same as each card."""
    first: dict[tuple[Bits, Bits, int, int, bool], Card] = {}
    found = {}
    for card in rules.pack:
        use = rules.hand_bits[card], rules.table_bits[card], rules.card_points[card], zwick_points(rules, card)
        found[card] = first.setdefault((*use, takes_lone(rules, card)), card)
    return found


def owed(table: Table, own: Own) -> Bits:
    """Return the values of those of some builds that are on a table."""
    values = 0
    for _, there, value in own:
        if table & there:
            values |= value
    return values


def turns(position: Position) -> list[int]:
    """List the seat to play by the number of cards left in all hands; empty hands are passed over (reading 20)."""
    left = [len(hand or ()) for hand in position.hands]
    seat, found = position.turn, [position.turn]
    while any(left):
        if left[seat]:
            left[seat] -= 1
            found.append(seat)
        seat = (seat + 1) % len(left)
    return [found[0], *found[:0:-1]]
