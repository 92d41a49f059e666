"""The rest of a deal between two players or two partnerships, all cards open: exact, by alpha-beta search."""

from collections.abc import Callable, Iterable
from itertools import pairwise

from tutor.engine.zwickern.hand.scoring import scores
from tutor.engine.zwickern.open_hands.cards_left import CardsLeft, Lefts
from tutor.engine.zwickern.open_hands.compact_tables import CARDS_FIELD, CARDS_SHIFT, FIELDS, POINTS_SHIFT, Table
from tutor.engine.zwickern.open_hands.hands import OpenHands, SmallPlay, never_stop, turns
from tutor.engine.zwickern.open_hands.last_cards import LastCards
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import sides

MOST_KNOWN = 400_000
"""The most states that are remembered, about a hundred megabytes; more than that empties the memory."""

_FAR = 511
"""A lead in cards that can no longer be lost: more than there are cards in any pack."""

_LEAST = -1 << 30

_PROBED = 5
"""The fewest cards in all hands with which it pays to see first whether a play is known to be good enough."""


class TwoSides:
    """A search over the points still to be won in a deal, with the bounds of every state met.

    A margin is the points that the side to play wins less those of the other: cards, Zwicks, and in the last deal the
    cards left on the table (reading 17) and the most cards (reading 18). In an earlier deal the cards left count for
    neither side. `between` holds the proven bounds of each play that `exactly` was asked for, even if the work ended
    before.
    """

    def __init__(self, position: Position, budget: int, stop: Callable[[], bool] = never_stop) -> None:
        self.hands = OpenHands(position, budget, stop)
        self._visited = 0
        self._last_deal = position.stock == 0
        self._majority = position.rules.majority if self._last_deal else 0
        self._turns = turns(position)
        side = {seat: side for side, seats in enumerate(sides(position.plan)) for seat in seats}
        moving = [side[seat] for seat in self._turns]
        self._signs = [0, *(1 if one == other else -1 for one, other in pairwise(moving))]
        whole = [sum(hand for seat, hand in enumerate(self.hands.hands) if side[seat] == one) for one in (0, 1)]
        self._lefts = Lefts(self.hands, self._turns, self._signs, [whole[one] for one in moving])
        self._last_cards = LastCards(self.hands, self._turns, self._signs)
        self._remembered = 0
        self.between: dict[SmallPlay, tuple[int, int]] = {}
        self._last, self._lead = self._start(position, side)
        self.start = self._lefts.start

    def _start(self, position: Position, side: dict[int, int]) -> tuple[int, int]:
        """Return 1 if the side to play captured last, -1 if the other did, and the lead of the side to play in cards.

        Both are 0 in an earlier deal, where they do not matter.
        """
        last = lead = 0
        if self._last_deal:
            mine = side[position.turn]
            own, other = (scores(position, majority=False)[one].cards for one in (mine, 1 - mine))
            lead = own - other
            if position.last_capture is not None:
                last = 1 if side[position.last_capture] == mine else -1
        return last, lead

    @property
    def nodes(self) -> int:
        """The states visited so far."""
        return self._visited + self._last_cards.nodes

    def plays(self) -> tuple[SmallPlay, ...]:
        """Return the different plays of the position, which `exactly` and `about` take."""
        return self.hands.plays(self.hands.table, self.start.seat, self.start.hand, self.start.lent)

    def best(self, guess: int = 0) -> int:
        """Return the margin when both sides play their best; raises TooMuchWorkError."""
        return self._narrowed(None, guess)

    def exactly(self, play: SmallPlay, guess: int = 0) -> int:
        """Return the margin after a play when both sides then play their best; raises TooMuchWorkError."""
        return self._narrowed(play, guess)

    def about(self, play: SmallPlay, least: int, most: int) -> int:
        """Return the margin after a play, exact if it is found between the bounds.

        A result at or below `least` is an upper bound of the margin, one at or above `most` a lower bound.
        """
        return self._tried(self.start, (play,), self._last, self._lead, (_LEAST, None), least, most)[0]

    def _narrowed(self, play: SmallPlay | None, guess: int) -> int:
        """Find a margin by asking only whether it is at least a guess, which the bounds of states answer best."""
        table, last, lead = self.hands.table, self._last, self._lead
        low, high = self._bounds(self.start, table, lead)
        while low < high:
            asked = min(max(guess, low + 1), high)
            below = asked - 1
            guess = (
                self._margin(self.start, table, last, lead, below, asked)
                if play is None
                else self.about(play, below, asked)
            )
            if guess < asked:
                high = guess
            else:
                low = guess
            if play is not None:
                self.between[play] = low, high
        return low

    def _margin(self, left: CardsLeft, table: Table, last: int, lead: int, least: int, most: int) -> int:
        """Return the margin of a state; bounds as for `about`.

        `last` and `lead` are as the side to play sees them: who captured last, and by how many cards it is ahead.
        """
        hands = self.hands
        self._visited += 1
        hands.left -= 1
        if hands.left < 0:
            self._look()
        if left.few:
            return self._last_cards.margin(table, left.held, last, lead)
        if self._last_deal:
            # Leads that cannot be lost any more are all the same, so that more states are equal.
            open_cards = ((table & CARDS_FIELD) >> CARDS_SHIFT) + left.number
            if not -open_cards <= lead <= open_cards:
                lead = _FAR if lead > 0 else -_FAR
        # The lowest bits of a table are free for the lead and the last to capture.
        key = table + 4 * lead + last
        low, high = left.known.get(key) or self._bounds(left, table, lead)
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        least, most = max(low, least), min(high, most)
        found = self._searched(left, table, last, lead, least, most)
        self._remembered += key not in left.known
        # A result that is not between the bounds asked for proves only one bound.
        left.known[key] = (low if found <= least else max(low, found), high if found >= most else min(high, found))
        return found

    def _searched(self, left: CardsLeft, table: Table, last: int, lead: int, least: int, most: int) -> int:
        """Search the plays of a state stage by stage: the best play so far, then captures, then the others."""
        number, seat, hand = left.number, left.seat, left.hand
        best, chosen = _LEAST, left.best.get(table)
        for stage in range(0 if chosen else 1, 3):
            if stage == 0 and chosen:
                plays: tuple[SmallPlay, ...] = (chosen,)
            elif stage == 1:
                plays = left.taking.get(table) or self.hands.taking(table, seat, hand)
            else:
                plays = left.others.get(table) or self.hands.others(table, seat, hand, left.lent)
            if number >= _PROBED and len(plays) > 1:
                found = self._probed(left, plays, last, lead, most)
                if found:
                    best, chosen = found
                    break
            best, chosen = self._tried(left, plays, last, lead, (best, chosen), max(best, least), most)
            if best >= most:
                break
        if chosen:
            left.best[table] = chosen
        return best

    def _probed(
        self, left: CardsLeft, plays: tuple[SmallPlay, ...], last: int, lead: int, most: int
    ) -> tuple[int, SmallPlay] | None:
        """Return a play known to reach `most`, with its lower bound, before any play is searched."""
        follows, last_deal, total = left.follows, self._last_deal, self.hands.total
        number = left.number - 1
        for play in plays:
            points, cards, gone, table, _, value = play
            after = left.after.get(value << total | gone) or self._lefts.after(left, play)
            if cards:
                now, ahead = (follows, follows * (lead + cards)) if last_deal else (0, 0)
            else:
                now, ahead = follows * last, follows * lead
            if last_deal:
                open_cards = ((table & CARDS_FIELD) >> CARDS_SHIFT) + number
                if not -open_cards <= ahead <= open_cards:
                    ahead = _FAR if ahead > 0 else -_FAR
            low, high = after.known.get(table + 4 * ahead + now) or self._bounds(after, table, ahead)
            found = points - high if follows < 0 else points + low
            if found >= most:
                return found, play
        return None

    def _tried(
        self,
        left: CardsLeft,
        plays: Iterable[SmallPlay],
        last: int,
        lead: int,
        so_far: tuple[int, SmallPlay | None],
        least: int,
        most: int,
    ) -> tuple[int, SmallPlay | None]:
        """Return the best margin of some plays with the play that reaches it, or the best found before."""
        best, chosen = so_far
        follows, last_deal, total = left.follows, self._last_deal, self.hands.total
        for play in plays:
            points, cards, gone, table, _, value = play
            after = left.after.get(value << total | gone) or self._lefts.after(left, play)
            if cards:
                now, ahead = (1, lead + cards) if last_deal else (0, 0)
            else:
                now, ahead = last, lead
            if follows < 0:
                found = points - self._margin(after, table, -now, -ahead, points - most, points - least)
            else:
                found = points + self._margin(after, table, now, ahead, least - points, most - points)
            if found > best:
                best, chosen = found, play
                if found >= most:
                    break
                least = max(found, least)
        return best, chosen

    def _bounds(self, left: CardsLeft, table: Table, lead: int) -> tuple[int, int]:
        """Return the bounds of the margin: one side wins every point, and makes a Zwick with every card.

        Points are never negative under any rules.
        """
        low, high = left.limits
        points, majority = (table & FIELDS) >> POINTS_SHIFT, self._majority
        return (
            low - points + (majority if lead == _FAR else -majority),
            high + points + (-majority if lead == -_FAR else majority),
        )

    def _look(self) -> None:
        """Ask for more work, and empty the memory where it is full."""
        self.hands.look()
        if self.hands.full or self._remembered > MOST_KNOWN:
            self.hands.forget()
            self._lefts.forget()
            self._last_cards.clear()
            self._remembered = 0
