"""The rest of a deal between two players or two partnerships, all cards open: exact, by alpha-beta search."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from tutor.engine.zwickern.announcing import Announcing, Said
from tutor.engine.zwickern.lastcards import LastCards
from tutor.engine.zwickern.openhands import Held, OpenHands, Play, never, turns
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import sides
from tutor.engine.zwickern.scoring import scores
from tutor.engine.zwickern.threats import ORDERED, Threats
from tutor.engine.zwickern.traits import Table

MOST_KNOWN = 400_000
"""So many states are remembered: about a hundred megabytes. What would be more empties the memory."""

FAR = 511
"""A lead in cards that can no longer be lost: more than there are cards in any pack."""

_LEADS = 10
_TABLES = 48
_LEAST = -1 << 30


class State(NamedTuple):
    """What is still open, as the side to move sees it.

    `held` are the cards of all hands; `last` is 1 where the side captured last, -1 where the other did; `lead` is by
    how many cards the side is ahead. Both are 0 in an earlier deal, where they do not matter.
    """

    table: Table
    held: Held
    said: Said
    last: int
    lead: int


class TwoSides:
    """A search over the points still to be won in a deal, with the bounds of every state met.

    A margin is what the side to move wins less what the other wins: cards, Zwicks, and in the last deal what is left
    on the table (reading 17) and the most cards (reading 18). In an earlier deal what is left counts for nobody.
    """

    def __init__(self, position: Position, budget: int, stop: Callable[[], bool] = never) -> None:
        self.hands = OpenHands(position, budget, stop)
        self._visited = 0
        self._announcing = Announcing(self.hands)
        self._threats = Threats(self.hands)
        self._last_deal = position.stock == 0
        self._majority = position.rules.majority if self._last_deal else 0
        self._turns = turns(position)
        side = {seat: side for side, seats in enumerate(sides(position.plan)) for seat in seats}
        moving = [side[seat] for seat in self._turns]
        self._signs = [0, *(1 if one == other else -1 for one, other in pairwise(moving))]
        whole = [sum(hand for seat, hand in enumerate(self.hands.hands) if side[seat] == one) for one in (0, 1)]
        self._own = [whole[one] for one in moving]
        # Two last cards in one hand are no different from more.
        self._few_cards = 2 if self.hands.total > 1 and self._turns[1] != self._turns[2] else 1
        self._last_cards = LastCards(self.hands, self._turns, self._signs)
        self._known: dict[int, tuple[int, int]] = {}
        self._best: dict[int, Play] = {}
        self._path: list[tuple[Play, ...]] = []
        self._first: tuple[Play, ...] = ()
        self._limits: dict[Held, tuple[int, int]] = {}
        self.start = self._start(position, side)

    def _start(self, position: Position, side: dict[int, int]) -> State:
        last = lead = 0
        if self._last_deal:
            mine = side[position.turn]
            own, other = (scores(position, majority=False)[one].cards for one in (mine, 1 - mine))
            lead = own - other
            if position.last_capture is not None:
                last = 1 if side[position.last_capture] == mine else -1
        return State(self.hands.table, self.hands.held, self._announcing.start, last, lead)

    @property
    def nodes(self) -> int:
        """The states visited so far."""
        return self._visited + self._last_cards.nodes

    def plays(self) -> tuple[Play, ...]:
        """The different plays of the position, which `exactly` and `about` take."""
        table, held, said, *_ = self.start
        seat = self.hands.position.turn
        lent = self._announcing.lent(said, seat)
        self._first = self.hands.plays(table, seat, held & self.hands.hands[seat], lent)
        return self._first

    def best(self, guess: int = 0) -> int:
        """The margin when both sides play their best; raises TooMuchWorkError."""
        return self._narrowed(None, guess)

    def exactly(self, play: Play, guess: int = 0) -> int:
        """The margin after a play when both sides then play their best; raises TooMuchWorkError."""
        return self._narrowed(play, guess)

    def about(self, play: Play, least: int, most: int) -> int:
        """The margin after a play, exact if it is found between the bounds.

        What is found at or below `least` is not exceeded by the margin, what is found at or above `most` is reached.
        """
        self._path[:] = [self._first, (play,)]
        return self._tried(self.start, (play,), (_LEAST, None), least, most)[0]

    def _narrowed(self, play: Play | None, guess: int) -> int:
        """A margin by questions of more or less alone, which the bounds of states answer best."""
        self._path[:] = [self._first]
        low, high = self._bounds(self.start.table, self.start.held, self.start.lead)
        while low < high:
            asked = min(max(guess, low + 1), high)
            below = asked - 1
            guess = self._margin(*self.start, below, asked) if play is None else self.about(play, below, asked)
            if guess < asked:
                high = guess
            else:
                low = guess
        return low

    def _margin(self, table: Table, held: Held, said: Said, last: int, lead: int, least: int, most: int) -> int:
        """The margin of a state; bounds as for `about`."""
        hands = self.hands
        self._visited += 1
        hands.left -= 1
        if hands.left < 0:
            self._look()
        number = held.bit_count()
        if number <= self._few_cards and not said:
            return self._last_cards.margin(table, held, last, lead)
        if self._last_deal:
            open_cards = hands.tables.cards[table] + number
            if not -open_cards <= lead <= open_cards:
                lead = FAR if lead > 0 else -FAR
        place = (said << _TABLES | table) << hands.total | held
        key = (place * 3 + last + 1 << _LEADS) + lead + FAR
        low, high = self._known.get(key) or self._bounds(table, held, lead)
        if low >= most or low == high:
            return low
        if high <= least:
            return high
        least, most = max(low, least), min(high, most)
        found = self._searched(State(table, held, said, last, lead), place, least, most)
        self._known[key] = (low if found <= least else max(low, found), high if found >= most else min(high, found))
        return found

    def _searched(self, state: State, place: int, least: int, most: int) -> int:
        """The margin of a state by its plays, stage by stage: the best of before, then captures, then the others."""
        table, held, said, _, _ = state
        number = held.bit_count()
        seat = self._turns[number]
        hand = held & self.hands.hands[seat]
        best, chosen = _LEAST, self._best.get(place)
        self._path.append(())
        for stage in range(0 if chosen else 1, 3):
            if stage == 0 and chosen:
                plays: tuple[Play, ...] = (chosen,)
            elif stage == 1:
                plays = self.hands.taking(table, seat, hand)
            else:
                plays = self.hands.others(table, seat, hand, self._announcing.lent(said, seat) if said else 0)
            if number >= ORDERED and len(plays) > 1:
                plays = self._threats.ordered(plays, held, self._turns[number - 1], self._signs[number])
            # What was best so far may be remembered, so that its table must outlive the memory too.
            self._path[-1] = (chosen, *plays) if chosen else plays
            best, chosen = self._tried(state, plays, (best, chosen), max(best, least), most)
            if best >= most:
                break
        self._path.pop()
        if chosen:
            self._best[place] = chosen
        return best

    def _tried(
        self, state: State, plays: Iterable[Play], so_far: tuple[int, Play | None], least: int, most: int
    ) -> tuple[int, Play | None]:
        """The best margin of some plays with the play that reaches it, or what was best so far."""
        _, held, said, last, lead = state
        best, chosen = so_far
        follows, last_deal = self._signs[held.bit_count()], self._last_deal
        for play in plays:
            points, cards, gone, table, _, value = play
            rest = held ^ gone
            then = self._announcing.after(said, play, rest) if said or value else 0
            if cards:
                now, ahead = (1, lead + cards) if last_deal else (0, 0)
            else:
                now, ahead = last, lead
            if follows < 0:
                found = points - self._margin(table, rest, then, -now, -ahead, points - most, points - least)
            else:
                found = points + self._margin(table, rest, then, now, ahead, least - points, most - points)
            if found > best:
                best, chosen = found, play
                if found >= most:
                    break
                least = max(found, least)
        return best, chosen

    def _bounds(self, table: Table, held: Held, lead: int) -> tuple[int, int]:
        """What the margin cannot be below and above: one side wins every point, and makes a Zwick with every card.

        No points of any rules are below nothing.
        """
        limits = self._limits.get(held)
        if limits is None:
            number = held.bit_count()
            own, worth, zwick = (held & self._own[number]).bit_count(), self.hands.worth(held), self.hands.rules.zwick
            limits = self._limits[held] = (-worth - zwick * (number - own), worth + zwick * own)
        points, majority = self.hands.tables.points[table], self._majority
        low, high = limits[0] - points, limits[1] + points
        return low + (majority if lead == FAR else -majority), high + (-majority if lead == -FAR else majority)

    def _look(self) -> None:
        """Ask for more work, and empty the memory where it is full; the plays that are being tried stay known."""
        self.hands.look()
        if self.hands.full or len(self._known) > MOST_KNOWN:
            self.hands.forget(play[3] for plays in self._path for play in plays)
            for memory in (self._known, self._best, self._threats, self._last_cards):
                memory.clear()
