"""What the others may answer to a play, by counting the unseen cards: chances and means without any dice."""

from collections import Counter
from math import comb

from tutor.bots.decision import Decision
from tutor.engine.zwickern.open_hands.compact_tables import Table


class Replies:
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
