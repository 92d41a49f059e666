"""The order in which plays are tried: what they win, less what the next player could take at once."""

from tutor.engine.zwickern.openhands import Held, OpenHands, Play
from tutor.engine.zwickern.traits import Table

ORDERED = 8
"""With fewer cards in all hands a better order costs more than it saves."""

_MOST_PLAYS = 50
_MOST_ITEMS = 9
_POINT = 4
"""What a point counts for in the order, beside one for each card."""


class Threats:
    """What hands could take from tables, promises aside."""

    def __init__(self, hands: OpenHands) -> None:
        self.hands = hands
        self._most: dict[int, int] = {}

    def ordered(self, plays: tuple[Play, ...], held: Held, following: int, sign: int) -> tuple[Play, ...]:
        """Plays in the order in which they are best tried; `sign` is -1 where an opponent follows."""
        if len(plays) > _MOST_PLAYS:
            return plays
        hand = held & self.hands.hands[following]

        def worth(play: Play) -> int:
            points, cards, gone, table, _, _ = play
            return _POINT * points + cards + sign * self._threat(table, hand & ~gone)

        return tuple(sorted(plays, key=worth, reverse=True))

    def clear(self) -> None:
        """Forget everything."""
        self._most.clear()

    def _threat(self, table: Table, hand: Held) -> int:
        return max((self._take(table, number) for number, _ in self.hands.different(hand)), default=0)

    def _take(self, table: Table, number: int) -> int:
        """The most that a card could take, 0 if it takes nothing or there is too much to look at."""
        key = table * self.hands.total + number
        found = self._most.get(key)
        if found is None:
            hands, tables, found = self.hands, self.hands.tables, 0
            few = len(tables.items[table]) <= _MOST_ITEMS
            some = tables.captures(table, hands.takers[number]) if few else ()
            hands.left -= len(some)
            for points, cards, after in some:
                zwick = 0 if tables.items[after] else hands.zwicks[number]
                found = max(found, _POINT * (points + hands.points[number] + zwick) + cards + 1)
            self._most[key] = found
        return found
