"""One plain line of play to the end of a deal, all cards open: an estimate of a play where nothing better is known."""

from tutor.engine.zwickern import sides
from tutor.engine.zwickern.hand.scoring import leaders
from tutor.engine.zwickern.open_hands.additions import Held
from tutor.engine.zwickern.open_hands.announcing import Announced, Announcing
from tutor.engine.zwickern.open_hands.compact_tables import Table, cards_on, points_of
from tutor.engine.zwickern.open_hands.hands import OpenHands, SmallPlay, turns


class Playout:
    """A line of play: each seat takes what wins most, or else plays what the next player cannot take, if possible."""

    def __init__(self, hands: OpenHands) -> None:
        self.hands = hands
        self._announcing = Announcing(hands)
        self._turns = turns(hands.position)
        self._sides = sides(hands.position.plan)
        self._side = {seat: side for side, seats in enumerate(self._sides) for seat in seats}

    def worth(self, play: SmallPlay) -> int:
        """Return what a play brings on this line, counted as in `Worth` of the solver; raises TooMuchWorkError."""
        points = self._points(play)
        mine = self._side[self.hands.position.turn]
        return points[mine] - points[1 - mine] if len(points) == 2 else points[mine]

    def _points(self, play: SmallPlay) -> list[int]:
        """Return what each side wins from now on."""
        position, hands = self.hands.position, self.hands
        last = None if position.last_capture is None else self._side[position.last_capture]
        points = [0] * len(self._sides)
        sizes = [sum(len(position.won[seat].cards) for seat in seats) for seats in self._sides]
        held, said, table = hands.held, self._announcing.start, hands.table
        while True:
            seat = self._turns[held.bit_count()]
            won, cards, gone, table, _, _ = play
            held ^= gone
            said = self._announcing.after(said, play, held)
            if cards:
                last = self._side[seat]
                points[last] += won
                sizes[last] += cards
            if not held:
                break
            play = self._next(table, held, said)
        if not position.stock:
            self._end(table, last, points, sizes)
        return points

    def _next(self, table: Table, held: Held, said: Announced) -> SmallPlay:
        hands, number = self.hands, held.bit_count()
        seat = self._turns[number]
        hand = held & hands.hands[seat]
        taking = hands.taking(table, seat, hand)
        if taking:
            return taking[0]
        others = hands.others(table, seat, hand, self._announcing.lent(said, seat))
        following = held & hands.hands[self._turns[number - 1]]
        return min(others, key=lambda play: (self._threatened(play, following), hands.points[play[4]]))

    def _threatened(self, play: SmallPlay, following: Held) -> bool:
        """Tell whether the next player could take something after a play."""
        _, _, gone, table, _, _ = play
        hands = self.hands
        return any(hands.tables.takes(table, hands.takers[number]) for number, _ in hands.different(following & ~gone))

    def _end(self, table: Table, last: int | None, points: list[int], sizes: list[int]) -> None:
        """Add what is left on the table and the most cards (readings 17 and 18)."""
        if last is not None:
            points[last] += points_of(table)
            sizes[last] += cards_on(table)
        for side in leaders(self.hands.rules, sizes):
            points[side] += self.hands.rules.majority
