"""The careful bot: it looks one play ahead, and reckons what the others answer by counting the unseen cards."""

from collections import Counter
from math import comb

from tutor.bots.decision import Decision
from tutor.engine.zwickern.open_hands.compact_tables import Table
from tutor.engine.zwickern.open_hands.hands import SmallPlay

PER_CARD = 0.12
"""The worth of a card, in points."""

OWN_NEXT = 0.35
"""The share of the own best next capture that counts."""

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
        self._replies = _Replies(decision, PER_CARD)

    def ranked(self) -> list[SmallPlay]:
        """Return the plays worth a look, the best first; raises TooMuchWorkError."""
        plays = self._decision.plays_to_look_at()
        return sorted(plays, key=self.score, reverse=True) if len(plays) > 1 else list(plays)

    def score(self, small: SmallPlay) -> float:
        """Return what a play seems to be worth, in points; raises TooMuchWorkError."""
        won, cards, _, table, _, _ = small
        now = won + PER_CARD * cards
        return now + self._others(table) + OWN_NEXT * self._own_next(small) - self._laid(small)

    def _others(self, table: Table) -> float:
        """Return what the best replies of the others cost until the next own play, those of a partner counted for."""
        decision = self._decision
        number = len(decision.piles)
        against = 1.0 if number == 2 else 1 / (number - 1) + EACH_ALONE
        total, weight = 0.0, 1.0
        for seat in decision.order[1 : len(decision.sizes)]:
            if seat == decision.seat:
                break
            reply = weight * self._replies.expected(table, decision.sizes[seat])
            total += reply if decision.side[seat] == decision.me else -against * reply
            weight *= LATER
        return total

    def _own_next(self, small: SmallPlay) -> float:
        """Return what the best capture of the rest of the hand would win from the table after a play."""
        captures = self._decision.captures
        found = (captures.of(kind, small[3]) for kind in set(self._decision.hand_after(small)))
        return max((taken[1] + PER_CARD * taken[2] for taken in found if taken is not None), default=0.0)

    def _laid(self, small: SmallPlay) -> float:
        if not self._decision.is_lay(small):
            return 0.0
        kinds, kind = self._decision.kinds, self._decision.kind_held(small)
        points = kinds.points[kind]
        return LAID_LOST * points if points or kinds.cards[kind].suit is not None else _LAID_JOKER


class _Replies:
    """The replies of hands of unseen cards, all of which are equally likely; a card counts `per_card` of a point."""

    def __init__(self, decision: Decision, per_card: float) -> None:
        self._captures, self._per_card = decision.captures, per_card
        self._counts = Counter(decision.unseen)
        self._total = len(decision.unseen)
        self._known: dict[tuple[Table, int], float] = {}

    def expected(self, table: Table, size: int) -> float:
        """Return what the best capture of a hand of so many cards wins on average; raises TooMuchWorkError."""
        if not table or not size:
            return 0.0
        found = self._known.get((table, size))
        if found is None:
            found = self._known[table, size] = self._expected(table, size)
        return found

    def _expected(self, table: Table, size: int) -> float:
        worths = []
        for kind, number in self._counts.items():
            taken = self._captures.of(kind, table)
            if taken is not None:
                worths.append((taken[1] + self._per_card * taken[2], number))
        worths.sort(reverse=True)
        # The best capture is at least so good where the hand has one of the cards so far.
        mean, cards, none_so_far = 0.0, 0, 1.0
        for worth, number in worths:
            cards += number
            none = _none_of(cards, size, self._total)
            mean += worth * (none_so_far - none)
            none_so_far = none
        return mean


def _none_of(cards: int, size: int, total: int) -> float:
    """Return the chance that a hand has none of some cards, dealt from so many in all.

    >>> _none_of(1, 2, 4)
    0.5
    """
    return comb(total - cards, size) / comb(total, size)
