"""The careful bot: it looks one play ahead, and reckons what the others answer by counting the unseen cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb, inf

from tutor.bots.decision import Decision
from tutor.bots.kinds import TAKES_NOTHING, UNKNOWN
from tutor.engine.zwickern.captures import SINGLE_ITEMS
from tutor.engine.zwickern.open_hands.compact_tables import Table, cards_on, points_of
from tutor.engine.zwickern.open_hands.hands import SmallPlay
from tutor.engine.zwickern.rules import from_bits

PER_CARD = 0.12
"""The worth of a card, in points."""

OWN_NEXT = 0.35
"""The share of the player's best next capture that counts."""

LATER = 0.45
"""The factor by which the reply of each further seat counts less."""

EACH_ALONE = 0.35
"""The extra weight of a reply where three or more play alone."""

LAID_LOST = 0.4
"""The share of the points of a laid card that counts as lost."""

_LAID_JOKER = 0.15
"""The points that count as lost when a joker without points is laid."""


class Careful:
    """The scores of the plays of one decision."""

    def __init__(self, decision: Decision) -> None:
        self._decision = decision
        number = len(decision.piles)
        against = -1.0 if number == 2 else -(1 / (number - 1) + EACH_ALONE)
        # The seats before the player's next turn: the size of the hand, the weight of its reply, and its worth to the
        # player.
        self._others: list[tuple[int, float, float]] = []
        weight = 1.0
        for seat in decision.order[1 : len(decision.sizes)]:
            if seat == decision.seat:
                break
            self._others.append((decision.sizes[seat], weight, 1.0 if decision.side[seat] == decision.me else against))
            weight *= LATER
        self._replies = _Replies(decision, {size for size, _, _ in self._others})
        kinds, own = decision.kinds, {decision.kinds.of[number] for number in from_bits(decision.own)}
        self._most_own = max((kinds.points[kind] + kinds.zwicks[kind] for kind in own), default=0)

    def ranked(self) -> list[SmallPlay]:
        """Return the plays worth a look, the best first; raises TooMuchWorkError."""
        plays = self._decision.plays_to_look_at()
        return sorted(plays, key=self.score, reverse=True) if len(plays) > 1 else list(plays)

    def best(self) -> SmallPlay:
        """Return the first play of `ranked`, which takes less than to rank all; raises TooMuchWorkError."""
        if not self._replies_cost():
            return self.ranked()[0]
        plays = self._decision.plays_to_look_at()
        if len(plays) == 1:
            return plays[0]
        bounds = [self._at_most(play) for play in plays]
        best, top = 0, -inf
        for place in sorted(range(len(plays)), key=bounds.__getitem__, reverse=True):
            if bounds[place] < top:
                break
            own = self._own(plays[place])
            # Replies only make a play worth less.
            if _worth(own, 0.0) >= top:
                score = _worth(own, self._answered(plays[place][3]))
                # Of equal plays the first is the best.
                if score > top or (score == top and place < best):
                    best, top = place, score
        return plays[best]

    def score(self, small: SmallPlay) -> float:
        """Return what a play seems to be worth, in points; raises TooMuchWorkError."""
        return _worth(self._own(small), self._answered(small[3]))

    def _at_most(self, small: SmallPlay) -> float:
        """Return what a play is worth if no one replies and the player's next one takes all, which needs no search."""
        won, cards, _, table, _, _ = small
        all_next = points_of(table) + self._most_own + PER_CARD * (cards_on(table) + 1) if table else 0.0
        return _worth((won + PER_CARD * cards, OWN_NEXT * all_next, self._laid(small)), 0.0)

    def _own(self, small: SmallPlay) -> tuple[float, float, float]:
        """Return what a play wins at once, what the player's next one adds to that, and what counts as lost."""
        return small[0] + PER_CARD * small[1], OWN_NEXT * self._own_next(small), self._laid(small)

    def _answered(self, table: Table) -> float:
        """Return the cost of the others' best replies until the player's next play, less a partner's."""
        if not table:
            return 0.0
        replies, total = self._replies.expected(table), 0.0
        for size, weight, counts in self._others:
            total += counts * (weight * replies[size])
        return total

    def _replies_cost(self) -> bool:
        """Tell whether replies never bring more than they cost, and no table is too large to find them.

        The reply of a partner counts less than that of an opponent who plays first, with as many cards or more.
        """
        if len(self._decision.position.table) >= SINGLE_ITEMS:
            return False
        before = 0
        for size, _, counts in self._others:
            if counts > 0 and size > before:
                return False
            before = before or size
        return True

    def _own_next(self, small: SmallPlay) -> float:
        """Return what the best capture of the rest of the hand would win from the table after a play."""
        captures, table = self._decision.captures, small[3]
        row, most = captures.row(table), 0.0
        for kind in self._decision.hand_after(small):
            taken = row[kind]
            if taken is UNKNOWN:
                taken = captures.look(row, kind, table)
            if taken is not TAKES_NOTHING:
                most = max(most, taken[1] + PER_CARD * taken[2])
        return most

    def _laid(self, small: SmallPlay) -> float:
        if not self._decision.is_lay(small):
            return 0.0
        kinds, kind = self._decision.kinds, self._decision.kind_held(small)
        points = kinds.points[kind]
        return LAID_LOST * points if points or kinds.cards[kind].suit is not None else _LAID_JOKER


def _worth(own: tuple[float, float, float], answered: float) -> float:
    """Return what a play is worth to its player and by what the others reply."""
    now, later, laid = own
    return now + answered + later - laid


class _Replies:
    """The replies of hands of some sizes, of unseen cards, all of which are equally likely."""

    def __init__(self, decision: Decision, sizes: Iterable[int]) -> None:
        self._captures = decision.captures
        self._counts = Counter(decision.unseen).items()
        total = len(decision.unseen)
        self._none = {size: _none_of(size, total) for size in sizes}
        self._known: dict[Table, dict[int, float]] = {}

    def expected(self, table: Table) -> dict[int, float]:
        """Return by the size of a hand what its best capture wins on average; raises TooMuchWorkError."""
        found = self._known.get(table)
        if found is None:
            worths = self._worths(table)
            found = self._known[table] = {size: _mean(worths, none) for size, none in self._none.items()}
        return found

    def _worths(self, table: Table) -> list[tuple[float, int]]:
        """Return what the unseen cards win that take something, the best first, and how many of each there are."""
        captures, worths = self._captures, []
        row = captures.row(table)
        for kind, number in self._counts:
            taken = row[kind]
            if taken is UNKNOWN:
                taken = captures.look(row, kind, table)
            if taken is not TAKES_NOTHING:
                worths.append((taken[1] + PER_CARD * taken[2], number))
        worths.sort(reverse=True)
        return worths


def _mean(worths: list[tuple[float, int]], none_of: Sequence[float]) -> float:
    """Return what a hand wins on average: the best capture is at least so good where it has one of the cards so far."""
    mean, cards, none_so_far = 0.0, 0, 1.0
    for worth, number in worths:
        cards += number
        none = none_of[cards]
        mean += worth * (none_so_far - none)
        none_so_far = none
    return mean


@lru_cache(maxsize=1 << 9)
def _none_of(size: int, total: int) -> tuple[float, ...]:
    """Return the chance that a hand of a size has none of 0, 1, 2 … cards, dealt from so many in all.

    >>> _none_of(2, 4)
    (1.0, 0.5, 0.16666666666666666, 0.0, 0.0)
    """
    return tuple([comb(total - cards, size) / comb(total, size) for cards in range(total + 1)])
