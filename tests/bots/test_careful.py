"""The careful bot: it leaves out only what cannot be the best."""

import pytest

from tests.bots.tables import SEATINGS, met, seen
from tutor.bots.careful import Careful
from tutor.bots.decision import Decision
from tutor.bots.kinds import TAKES_NOTHING, UNKNOWN
from tutor.engine.zwickern.open_hands.compact_tables import cards_on, points_of


@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_the_best_play_is_the_first_of_all_that_are_ranked(variant: str, seats: int) -> None:
    for position in met(variant, seats, every=1):
        decision = Decision(seen(position))
        assert Careful(decision).best() == Careful(decision).ranked()[0]


@pytest.mark.parametrize(("variant", "seats"), SEATINGS)
def test_a_best_capture_is_the_first_of_all_captures_that_win_most(variant: str, seats: int) -> None:
    """Only those are looked at that no other one contains."""
    for position in met(variant, seats):
        decision = Decision(seen(position))
        tables, kinds, table = decision.tables, decision.kinds, decision.table
        row = decision.captures.row(table)
        for kind in range(len(kinds.cards)):
            found = decision.captures.look(row, kind, table) if row[kind] is UNKNOWN else row[kind]
            every = [
                (points_of(gain) + kinds.points[kind] + kinds.zwicks[kind] * (gain == table), cards_on(gain) + 1, gain)
                for gain in tables.taken(table, kinds.takers[kind])
            ]
            best = max(every, key=lambda one: one[:2], default=None)
            assert found[1:] == (TAKES_NOTHING[1:] if best is None else (*best[:2], table - best[2]))
