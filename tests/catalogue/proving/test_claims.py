"""The claims of an annotator: which cards could answer a play, what it wins, and where cards are."""

import pytest

from tutor.catalogue.records import prove_loaded_record
from tutor.content.files.load import load_record
from tutor.content.yaml.source import ContentError
from tutor.engine.zwickern import VARIANTS

RECORD = """\
title: A short game
variant: jensen
seats: [A, B]
dealer: A
dealt: otherwise
deals:
  - hands: {{A: [AS, 5D], B: [2S, 9H]}}
    table: [AD, 4C, 9S]
    plays:
      - {{seat: B, play: 9H x 9S, claims: [{first}]}}
      - {{seat: A, play: 5D x AD+4C, claims: [{second}]}}
      - {{seat: B, play: 2S}}
      - {{seat: A, play: AS}}
"""


def faults(first: str = "", second: str = "") -> list[tuple[str, int, int]]:
    """Return the messages of what is wrong with claims before the first play or the second, and their places."""
    try:
        loaded = load_record("short.yaml", RECORD.format(first=first, second=second), VARIANTS)
        prove_loaded_record("short", loaded)
    except ContentError as error:
        return [(fault.message, fault.mark.line, fault.mark.column) for fault in error.faults]
    return []


@pytest.mark.parametrize(
    "claim",
    [
        "{takers: [9D, 9C], after: 9H}",
        "{takers: [JS, JH, JD, JC, 2H, 2D, 2C], after: 2S}",
        "{takers: [9C, 9D], after: 2S on AD = 9}",
        "{clearers: [5S, 5H, 5D, 5C, X15], after: 9H x 9S}",
        "{clearers: [], after: 9H}",
        "{changers: [5S, 5H, 5D, 5C], after: 2S on AD = 9, to: 14}",
        "{changers: [], after: 2S on AD = 9, to: 30}",
        "{wins: 2, after: 9H x 9S}",
        "{held: [5D], by: A}",
        "{held: [9H, 2S], by: B}",
        "{undealt: [9D, X15]}",
        "{unseen: [9♦, 9c]}",
        "{unseen: [X15, 2H, 2D, 2C]}",
    ],
)
def test_a_true_claim_is_accepted(claim: str) -> None:
    assert faults(claim) == []


@pytest.mark.parametrize(
    ("claim", "message"),
    [
        ("{takers: [9D], after: 9H}", "check-claim-cards"),
        ("{takers: [9D, 9C, 9S], after: 9H}", "check-claim-cards"),
        ("{takers: [], after: 9H on 4C = 13}", "check-claim-could"),
        ("{takers: [], after: 9H =}", "check-unreadable-play"),
        ("{clearers: [5S, 5H, 5D, 5C], after: 9H x 9S}", "check-claim-cards"),
        ("{changers: [], after: 2S on AD = 9, to: 14}", "check-claim-cards"),
        ("{changers: [], after: 2S on AD = 9}", "check-claim-cards"),
        ("{takers: [], after: 9H x 9S}", "check-claim-gone"),
        ("{changers: [], after: 9H x 9S}", "check-claim-gone"),
        ("{changers: [], after: 9H x 9S, to: 14}", "check-claim-gone"),
        ("{wins: 3, after: 9H x 9S}", "check-claim-wins"),
        ("{held: [5D, 9D], by: A}", "check-claim-cards"),
        ("{held: [5D], by: C}", "position-unknown-seat"),
        ("{won: [9S]}", "check-claim-cards"),
        ("{won: [9S], by: C}", "position-unknown-seat"),
        ("{undealt: [5D]}", "check-claim-cards"),
        ("{unseen: [9D]}", "check-claim-cards"),
        ("{unseen: [9S, 9D, 9C]}", "check-claim-cards"),
        ("{unseen: [2Z]}", "check-unreadable-card"),
        ("{won: [9H], by: A}", "check-claim-cards"),
        ("{won: [9H, 9D]}", "check-claim-cards"),
    ],
)
def test_a_false_claim_is_refused_at_its_place(claim: str, message: str) -> None:
    assert faults(claim) == [(message, 10, 43)]


@pytest.mark.parametrize(
    ("claim", "message"),
    [
        ("{won: [9H, 9S]}", None),
        ("{won: [9H, 9S], by: B}", None),
        ("{won: [9H], by: A}", "check-claim-cards"),
        ("{won: [9H, 9D]}", "check-claim-cards"),
        ("{takers: [5S, 5H, 5C], after: 5D}", None),
    ],
)
def test_what_has_been_won_counts_before_a_later_play(claim: str, message: str | None) -> None:
    assert [one[0] for one in faults(second=claim)] == ([] if message is None else [message])
