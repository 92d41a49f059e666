"""A hand as a record: the same as if its file had been read and proven."""

import pytest

from tests.matches.playing import played_out, started
from tutor.catalogue.library import prove_record
from tutor.content.files.writing import record_text
from tutor.engine.zwickern import VARIANTS
from tutor.matches.events import Dealt
from tutor.matches.match import Match
from tutor.matches.record import record_of_hand


@pytest.mark.parametrize(
    ("variant", "players"),
    [("jensen", 4), ("jensen", 3), ("christiansen", 2), ("dietze", 4), ("grupp", 3), ("french", 2)],
)
def test_a_hand_is_the_record_that_its_own_text_proves(variant: str, players: int) -> None:
    began = started(variant, players)
    hand = played_out(began, Dealt(number="4711", dealer=1), seed=variant)
    found = record_of_hand("match/1", "Mine", Match(began, VARIANTS[variant], (hand,), 1), hand)
    proven = prove_record("mine.yaml", record_text(found.entry).encode(), VARIANTS)
    assert found.entry == proven.entry
    assert [(one.deal, one.position, one.play) for one in found.plies] == [
        (one.deal, one.position, one.play) for one in proven.plies
    ]
    assert (found.dealt, found.played, found.last) == (proven.dealt, proven.played, proven.last)
    assert (found.finished, found.scores) == (True, proven.scores)
