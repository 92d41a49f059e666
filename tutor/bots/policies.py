"""Rules by which all seats play on in a sampled world: the worth of a play depends on them, so advice asks two.

They differ in what matters most: one builds, takes builds and looks ahead as the careful bot does, the other only takes
what wins most at once. A result that both confirm does not rest on one way of playing on. Each looks at its own cards
alone. The strong bot, which need not say what a play is worth, has a quicker one made of both.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Final, Protocol

from tutor.bots.careful import EACH_ALONE, LAID_LOST, LATER, OWN_NEXT, PER_CARD
from tutor.bots.decision import Decision
from tutor.bots.kinds import POINT, TAKES_NOTHING, UNKNOWN, Best, Kind
from tutor.engine.zwickern import partner
from tutor.engine.zwickern.building import BY_ITSELF, built_on
from tutor.engine.zwickern.open_hands.compact_tables import Code, Own, Table, Trait, cards_on, points_of
from tutor.engine.zwickern.open_hands.hands import owed
from tutor.engine.zwickern.rules import Bits, from_bits

HandsLeft = Sequence[Sequence[Kind]]
"""The cards of each seat that are left in a world."""

Move = tuple[Kind, Best, Table]
"""A play in a rollout: the card, its capture or TAKES_NOTHING, and the table after it."""

_Candidate = tuple[float, Kind, Best, Table, list[Kind], Bits]
"""A play to choose: what it wins at once, the move, the cards left in the hand, and the value promised, as a bit."""

_LEAST: Final = -1 << 30
_rank = itemgetter(0)


class Policy(Protocol):
    """A rule that chooses the play of the seat at a place of the order of play."""

    def __call__(self, table: Table, hands: HandsLeft, place: int) -> Move:
        """Return the play; raises TooMuchWorkError."""


class TakingMost:
    """All seats take what wins most points, then most cards, or else lay what is worth least; none builds."""

    def __init__(self, decision: Decision) -> None:
        self._captures, self._order = decision.captures, decision.course
        self._points, self._laid = decision.kinds.points, decision.kinds.laid

    def __call__(self, table: Table, hands: HandsLeft, place: int) -> Move:
        """Return the play, which needs no look at any other hand."""
        captures, hand = self._captures, hands[self._order[place]]
        row = captures.row(table)
        best, chosen = TAKES_NOTHING, hand[0]
        for kind in hand:
            taken = row[kind]
            if taken[0] > best[0]:
                if taken is UNKNOWN:
                    taken = captures.look(row, kind, table)
                    if taken[0] <= best[0]:
                        continue
                best, chosen = taken, kind
        if best is not TAKES_NOTHING:
            return chosen, best, best[3]
        chosen = min(hand, key=self._points.__getitem__)
        return chosen, TAKES_NOTHING, table + self._laid[chosen]


class Building:
    """All seats play much as the careful bot does, by their own cards and by counting the hidden ones.

    A play counts what it wins, less what the next two seats answer on average, and a part of the player's best capture
    after it; a build is a play like any other, for the partner too where one of the partner's builds has the same
    value. Promises are kept where that is possible.
    """

    def __init__(self, decision: Decision) -> None:
        self._decision, self._captures, self._kinds = decision, decision.captures, decision.kinds
        self._rules, self._tables = decision.rules, decision.tables
        hidden = Counter((*decision.unseen, *(decision.kinds.of[number] for number in from_bits(decision.own))))
        self._hidden, self._total = tuple(hidden.items()), hidden.total()
        number = len(decision.piles)
        self._against = 1.0 if number == 2 else 1 / (number - 1) + EACH_ALONE
        dealt = () if decision.next_deal is None else decision.next_deal.sizes
        self._threats: dict[int, dict[Table, float]] = {size: {} for size in range(max(*decision.sizes, *dealt) + 1)}
        self._made: dict[Code, list[Bits]] = {
            BY_ITSELF: [bits & self._rules.build_bits if self._rules.single_builds else 0 for bits in self._kinds.bits]
        }
        self._added: dict[tuple[Code, Kind, int, int], Table] = {}
        self._next = [self._others_after(place) for place in range(len(decision.course))]
        plan = decision.position.plan
        self._partners = [partner(plan, seat) for seat in range(len(decision.sizes))]

    def _others_after(self, place: int) -> tuple[tuple[int, float], ...]:
        """Return the seats that play before the one at a place does so again, with the weights of their replies."""
        order, side = self._decision.course, self._decision.side
        seat, weight, found = order[place], 1.0, list[tuple[int, float]]()
        for other in order[place + 1 : place + 3]:
            if other == seat:
                break
            found.append((other, weight if side[other] == side[seat] else -self._against * weight))
            weight *= LATER
        return tuple(found)

    def __call__(self, table: Table, hands: HandsLeft, place: int) -> Move:
        """Return the play, for which of the other hands only the sizes are looked at."""
        seat = self._decision.course[place]
        plays = self._plays(table, hands[seat], seat)
        replies = [(self._threats[len(hands[other])], len(hands[other]), weight) for other, weight in self._next[place]]
        top, chosen = float(_LEAST), None
        own = self._tables.own(table, seat)
        bits = self._kinds.bits
        for play in plays:
            worth, _, _, after, rest, value = play
            if own or value:
                wanted = owed(after, own) | value
                if wanted and not _answered(wanted, [bits[kind] for kind in rest]):
                    continue
            if after:
                worth += OWN_NEXT * self._own_next(after, rest)
                # Replies seldom help the player's side, and take longest to work out.
                if worth <= top:
                    continue
                for known, size, weight in replies:
                    threat = known.get(after)
                    worth += weight * (self._threat(known, after, size) if threat is None else threat)
            if worth > top:
                top, chosen = worth, play
        return self._keeping(table, plays, own) if chosen is None else chosen[1:4]

    def _keeping(self, table: Table, plays: list[_Candidate], own: Own) -> Move:
        """Return the capture that wins most of those that keep the promises, or else what wins most."""
        kinds, found = self._kinds, list[tuple[int, int, Kind, Table]]()
        for _, kind, _, _, rest, _ in plays:
            answers = [kinds.bits[other] for other in rest]
            for gain in self._tables.taken(table, kinds.takers[kind]):
                after = table - gain
                if _answered(owed(after, own), answers):
                    zwick = 0 if after else kinds.zwicks[kind]
                    found.append((points_of(gain) + kinds.points[kind] + zwick, cards_on(gain) + 1, kind, after))
        if not found:
            return plays[0][1:4]
        points, cards, kind, after = max(found)
        return kind, (POINT * points + cards, points, cards, after), after

    def _plays(self, table: Table, hand: Sequence[Kind], seat: int) -> list[_Candidate]:
        """List plays, those that win most at once first; of the captures of a card it is the best."""
        kinds, captures, mate = self._kinds, self._captures, self._partners[seat]
        lent = 0 if mate is None else owed(table, self._tables.own(table, mate))
        row = captures.row(table)
        codes = (
            (*dict.fromkeys(self._tables.spread(table)[0]), BY_ITSELF) if table or self._rules.build_on_empty else ()
        )
        found: list[_Candidate] = []
        for kind in set(hand):
            rest = list(hand)
            rest.remove(kind)
            taken = row[kind]
            if taken is UNKNOWN:
                taken = captures.look(row, kind, table)
            if taken is not TAKES_NOTHING:
                found.append((taken[1] + PER_CARD * taken[2], kind, taken, taken[3], rest, 0))
            found.append((-LAID_LOST * kinds.points[kind], kind, TAKES_NOTHING, table + kinds.laid[kind], rest, 0))
            if not rest and not lent:
                continue
            answers = 0
            for other in rest:
                answers |= kinds.bits[other]
            for code in codes:
                values = (self._made.get(code) or self._made_on(code))[kind]
                if values & answers:
                    for value in from_bits(values & answers):
                        after = table + self._addition(code, kind, value, seat)
                        found.append((0.0, kind, TAKES_NOTHING, after, rest, 1 << value))
                if mate is not None and values & lent:
                    for value in from_bits(values & lent):
                        after = table + self._addition(code, kind, value, mate)
                        found.append((0.0, kind, TAKES_NOTHING, after, rest, 0))
        found.sort(key=_rank, reverse=True)
        return found

    def _made_on(self, code: Code) -> list[Bits]:
        """Return the values that each kind makes on an item."""
        below = self._tables.trait(code).bits
        made = self._made[code] = [built_on(self._rules, below, card) for card in self._kinds.cards]
        return made

    def _addition(self, code: Code, kind: Kind, value: int, seat: int) -> Table:
        """Return what a build adds to the table."""
        key = code, kind, value, seat
        found = self._added.get(key)
        if found is None:
            tables = self._tables
            below = Trait(0, 0, 0) if code == BY_ITSELF else tables.trait(code)
            before = 0 if code == BY_ITSELF else tables.part(below)
            made = Trait(1 << value, below.points + self._kinds.points[kind], below.cards + 1, seat)
            found = self._added[key] = tables.part(made) - before
        return found

    def _threat(self, known: dict[Table, float], table: Table, size: int) -> float:
        """Return what the best capture of a hand of so many hidden cards wins on average, and remember it."""
        captures, total = self._captures, self._total
        row = captures.row(table)
        worths = []
        for kind, number in self._hidden:
            taken = row[kind]
            if taken is not TAKES_NOTHING:
                if taken is UNKNOWN:
                    taken = captures.look(row, kind, table)
                worths.append((taken[1] + PER_CARD * taken[2], number))
        worths.sort(reverse=True)
        mean, cards, none_so_far = 0.0, 0, 1.0
        for worth, number in worths:
            cards += number
            # As if each card were drawn from all: near enough, and quick.
            none = (1 - cards / total) ** size
            mean += worth * (none_so_far - none)
            none_so_far = none
        known[table] = mean
        return mean

    def _own_next(self, table: Table, rest: list[Kind]) -> float:
        """Return what the best capture of the rest of the hand would win from a table."""
        captures, most = self._captures, 0.0
        row = captures.row(table)
        for kind in rest:
            taken = row[kind]
            if taken is not TAKES_NOTHING:
                if taken is UNKNOWN:
                    taken = captures.look(row, kind, table)
                most = max(most, taken[1] + PER_CARD * taken[2])
        return most


class BuildingOnce:
    """The next seat plays as `Building` has it, and those after it as `TakingMost`: a third of the time of `Building`.

    For the choice of a play it is as good; it is less good at telling what a play is worth.
    """

    def __init__(self, decision: Decision) -> None:
        self._next, self._later = Building(decision), TakingMost(decision)

    def __call__(self, table: Table, hands: HandsLeft, place: int) -> Move:
        """Return the play; raises TooMuchWorkError."""
        return (self._next if place == 1 else self._later)(table, hands, place)


def _answered(wanted: Bits, rest: list[Bits]) -> bool:
    """Tell whether cards with these values answer all that is wanted; one card may answer two, which seldom matters."""
    for bits in rest:
        wanted &= ~bits
    return not wanted


@lru_cache(4)
def policies(decision: Decision) -> tuple[Policy, ...]:
    """Return the rules for the worlds of a decision, the one that comes nearest to good players first.

    Their tables serve all plays of a decision, so the latest ones are cached.
    """
    return Building(decision), TakingMost(decision)
