"""The games on tricks that are replayed: proven, of both games, with a note or a claim for nearly every action."""

import pytest

from tutor.app.base.words_and_content import library
from tutor.catalogue.tricks.hands import hands
from tutor.catalogue.tricks.records import TrickRecord
from tutor.content.tricks.claims import CertainClaim
from tutor.content.yaml.source import ContentError
from tutor.engine.zwicken import Phase

RECORDS = library().trick_records


def test_each_game_has_two_records() -> None:
    assert sorted(record.hand.game for record in RECORDS) == ["zwicken", "zwicken", "zwikken", "zwikken"]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_a_record_says_what_it_is_and_what_it_comes_to(record: TrickRecord) -> None:
    entry = record.hand.entry
    assert entry.title
    assert entry.about
    assert entry.net == record.hand.net
    assert (entry.pot_after, entry.next_dealer) == (record.hand.pot, record.hand.next_dealer)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.id)
def test_most_actions_have_a_note_and_most_notes_a_claim(record: TrickRecord) -> None:
    notes = record.hand.entry.notes
    assert all(note.note for note in notes)
    assert len(notes) > 0.7 * len(record.hand.actions)
    assert sum(bool(note.claims) for note in notes) > 0.7 * len(notes)


def test_the_same_cards_win_by_two_tricks_and_lose_by_points() -> None:
    first, second = (
        next(one for one in RECORDS if one.id.endswith(name)).hand for name in ("two-tricks", "same-cards-today")
    )
    assert first.entry.hands == second.entry.hands
    assert (first.net["Anna"], second.net["Anna"]) == (5, -3)


def test_what_is_certain_is_proven_for_the_action_and_for_another_one() -> None:
    record = next(one for one in RECORDS if one.id.endswith("ace-kept-back"))
    note = record.note(10)
    assert note is not None
    assert note.claims == (CertainClaim(certain=2), CertainClaim(certain=4, by="play 9C"))
    assert record.hand.positions[9].phase is Phase.PLAY


def test_a_claim_on_cards_that_nobody_knows_is_told() -> None:
    text = """
variant: zwicken
seats: [A, B, C, D]
dealer: A
cuts: [10C]
turnup: 9S
hands: {B: [AS, KH, 8C], C: [QH, JS, 9D], D: [8H, 10D, KC], A: [7D, QC, 9C]}
actions: [A check, B pass, C pass, D pass]
notes:
  - {at: 2, claims: [{certain: 1}]}
"""
    (error,) = hands("a.yaml", text)
    assert isinstance(error, ContentError)
    assert [fault.message for fault in error.faults] == ["check-not-certain"]
