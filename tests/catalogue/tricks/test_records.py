"""The games on tricks that are replayed: proven, of both games, with a note or a claim for nearly every action."""

import pytest

from tutor.app.base.library import library
from tutor.catalogue.tricks.hands import TrickRecord, hands
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


def test_a_claim_on_cards_that_no_one_knows_is_reported() -> None:
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


LED = """
variant: zwicken
seats: [A, B, C, D]
dealer: D
cuts: [9C]
turnup: 9S
hands: {{A: [KS, QS, 8H], B: [JH, JS, 9D], C: [AS, 10D, KC], D: [7D, QC, KD]}}
actions: [D check, A stay, B pass, C pass, D stay, A play KS, D play 7D, D play QC, A play QS, A play 8H, D play KD]
notes:
  - {{at: {at}, claims: [{{above: [{above}], of: {of}}}]}}
"""


@pytest.mark.parametrize(
    ("at", "above", "of", "message"),
    [
        # The ace and the 7 of diamonds rank above the king of trumps, and the queen below it (002, L19, L35).
        (6, "AS, 7D", "KS", None),
        (6, "AS", "KS", "check-claim-cards"),
        (6, "AS, 7D, QS", "KS", "check-claim-cards"),
        # Any trump not seen beats a king of hearts, and so does the ace; KS and QS are in the hand, 9S is turned up.
        (6, "AH, AS, 7D, JS, 10S, 8S, 7S", "KH", None),
        # What has been played is seen.
        (10, "AS", "QS", None),
        (10, "AS, KS", "QS", "check-claim-cards"),
        # The bottom card that was looked at is seen.
        (6, "AC, KC, QC, JC, 10C, AS, 7D, JS, 10S, 8S, 7S", "8C", None),
        (6, "AS", "ZZ", "check-unreadable-card"),
    ],
)
def test_what_beats_a_card_is_claimed_of_the_cards_that_the_player_has_not_seen(
    at: int, above: str, of: str, message: str | None
) -> None:
    (found,) = hands("a.yaml", LED.format(at=at, above=above, of=of))
    if message is None:
        assert not isinstance(found, ContentError)
    else:
        assert isinstance(found, ContentError)
        assert [fault.message for fault in found.faults] == [message]


@pytest.mark.parametrize(("above", "message"), [("7D", None), ("AS, 7D", "check-claim-cards")])
def test_a_card_that_was_given_away_is_seen(above: str, message: str | None) -> None:
    text = f"""
variant: zwicken
seats: [A, B, C, D]
dealer: D
cuts: [9C]
turnup: 9S
stock: [10H]
hands: {{A: [AS, KS, 8H], B: [JH, JS, 9D], C: [8S, 10D, KC], D: [JC, QC, KD]}}
actions:
  [D check, A exchange AS, B pass, C pass, D stay,
   A play KS, D play KD, A play 8H, D play JC, A play 10H, D play QC]
notes:
  - {{at: 6, claims: [{{above: [{above}], of: KS}}]}}
"""
    (found,) = hands("a.yaml", text)
    faults = [fault.message for fault in found.faults if not isinstance(fault, str)]
    assert faults == ([] if message is None else [message])
