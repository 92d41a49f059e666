"""The rest of a deal among three or more single players, all cards open; each plays for their own score."""

from collections.abc import Callable

from tutor.engine.zwickern.hand.scoring import leaders
from tutor.engine.zwickern.open_hands.additions import Held
from tutor.engine.zwickern.open_hands.compact_tables import Table, cards_on, points_of
from tutor.engine.zwickern.open_hands.hands import OpenHands, SmallPlay, never_stop, turns
from tutor.engine.zwickern.position import Position

MOST_STATES = 300_000
"""The most states that are remembered, about a hundred megabytes; more than that empties the memory."""

PointsEach = tuple[int, ...]
"""The points that each seat wins."""

Sizes = tuple[int, ...]
"""The number of cards that each seat has won; empty in an earlier deal, where it does not matter."""

_OUT = -1 << 10
_NOBODY = -1


def rank(points: PointsEach, seat: int) -> tuple[int, ...]:
    """Rank a result for a seat: the most points of its own, the fewest of all others, then of the next, and so on."""
    following = [points[(seat + step) % len(points)] for step in range(1, len(points))]
    return (points[seat], -sum(following), *[-other for other in following])


class Alone:
    """A search through every line of play, each state once.

    Points are those of captured cards and Zwicks, and in the last deal of cards left on the table (reading 17) and
    the most cards (reading 18). In an earlier deal the cards left count for no seat.
    """

    def __init__(self, position: Position, budget: int, stop: Callable[[], bool] = never_stop) -> None:
        self.hands = OpenHands(position, budget, stop)
        self.rules = position.rules
        self._turns = turns(position)
        self.nodes = 0
        self._last_deal = position.stock == 0
        self._nothing = (0,) * len(position.seats)
        self._known: dict[tuple[Table, Held, int, Sizes], PointsEach] = {}
        last = position.last_capture if self._last_deal else None
        self._last = _NOBODY if last is None else last
        self._won: Sizes = tuple(len(pile.cards) for pile in position.won) if self._last_deal else ()

    def plays(self) -> tuple[SmallPlay, ...]:
        """Return the different plays of the position, which `points` takes."""
        hands, seat = self.hands, self.hands.position.turn
        return hands.plays(hands.table, seat, hands.hands[seat])

    def points(self, play: SmallPlay) -> PointsEach:
        """Return the points that every seat wins from now on if this play is made; raises TooMuchWorkError."""
        return self._after(play, self.hands.held, self._last, self._won)

    def _after(self, play: SmallPlay, held: Held, last: int, won: Sizes) -> PointsEach:
        points, cards, gone, table, _, _ = play
        seat = self._turns[held.bit_count()]
        if cards and self._last_deal:
            last, won = seat, (*won[:seat], won[seat] + cards, *won[seat + 1 :])
        found = self._best(table, held ^ gone, last, won)
        return (*found[:seat], found[seat] + points, *found[seat + 1 :]) if points else found

    def _best(self, table: Table, held: Held, last: int, won: Sizes) -> PointsEach:
        hands = self.hands
        self.nodes += 1
        hands.left -= 1
        if hands.left < 0:
            self._look()
        if not held:
            return self._end(table, last, won)
        if self._last_deal:
            # Sizes that lead to the same ends become equal, so that fewer states are searched.
            won = _reduced(won, cards_on(table) + held.bit_count())
        key = (table, held, last, won)
        found = self._known.get(key)
        if found is None:
            seat = self._turns[held.bit_count()]
            plays = hands.plays(table, seat, held & hands.hands[seat])
            if not held & (held - 1):
                plays = self._different_ends(plays)
            results = {self._after(play, held, last, won) for play in plays}
            found = self._known[key] = max(results, key=lambda points: rank(points, seat))
        return found

    def _different_ends(self, plays: tuple[SmallPlay, ...]) -> tuple[SmallPlay, ...]:
        """Return the plays of the last card that can make a difference.

        In the last deal any capture brings the rest of the table too, so only a Zwick makes a difference; in an earlier
        deal only the points do.
        """
        ends: dict[tuple[bool, int], SmallPlay] = {}
        for play in plays:
            points, cards, _, table, _, _ = play
            open_points = points + points_of(table) if self._last_deal else points
            ends.setdefault((cards > 0 and self._last_deal, open_points if cards else 0), play)
        return tuple(ends.values())

    def _end(self, table: Table, last: int, won: Sizes) -> PointsEach:
        """Return the points that every seat wins once no hand has a card (readings 17 and 18)."""
        if not self._last_deal:
            return self._nothing
        points, sizes = list(self._nothing), list(won)
        if last != _NOBODY:
            points[last] += points_of(table)
            sizes[last] += cards_on(table)
        for seat in leaders(self.rules, sizes):
            points[seat] += self.rules.majority
        return tuple(points)

    def _look(self) -> None:
        """Ask for more work, and empty the memory where it is full."""
        self.hands.look()
        if self.hands.full or len(self._known) > MOST_STATES:
            self.hands.forget()
            self._known.clear()


def _reduced(won: Sizes, open_cards: int) -> Sizes:
    """Reduce sizes of piles to what matters for the most cards: the largest becomes 1, and one that cannot lead `_OUT`.

    If no card has been won yet nothing changes, because no seat leads then.
    """
    most = max(won)
    if not most:
        return won
    return tuple([size - most + 1 if most - size <= open_cards else _OUT for size in won])
