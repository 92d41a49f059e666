"""The checksum that fixes a number, and the cards that a number gives."""

import subprocess

import pytest

from tests.matches.playing import started
from tutor.engine.zwickern import VARIANTS
from tutor.matches.dealing import Numbered, dealer_of
from tutor.matches.events import EDITION, NONCE_DIGITS, Dealt, WrongEventError, read_event, write_event
from tutor.matches.fair_deal import SUM_DIGITS, cards_of_number, checksum, hashed_text, numbered_of
from tutor.matches.games import match_hand

NONCE = "0123456789abcdef" * 2
DEAL = Numbered("jensen", 4, "12345")


def test_a_plain_tool_gives_the_same_checksum() -> None:
    found = subprocess.run(["sha256sum"], input=hashed_text(DEAL, NONCE), capture_output=True, text=True, check=True)
    assert found.stdout[:SUM_DIGITS] == checksum(DEAL, NONCE)


@pytest.mark.parametrize(
    ("deal", "nonce"),
    [
        (Numbered("jensen", 4, "12346"), NONCE),
        (Numbered("jensen", 2, "12345"), NONCE),
        (Numbered("dietze", 4, "12345"), NONCE),
        (DEAL, NONCE[::-1]),
    ],
)
def test_each_part_changes_the_checksum(deal: Numbered, nonce: str) -> None:
    assert checksum(deal, nonce) != checksum(DEAL, NONCE)


@pytest.mark.parametrize(("variant", "players"), [("jensen", 4), ("dietze", 2), ("christiansen", 3)])
def test_the_deals_are_the_pack_card_by_card_from_the_left_of_the_dealer(variant: str, players: int) -> None:
    began, dealer = started(variant, players), dealer_of(players, "7", EDITION)
    rules = VARIANTS[variant]
    hand = match_hand(began, rules, Dealt(number="7", dealer=dealer), ())
    found = cards_of_number(began, rules, hand)
    assert found.deals[0].hands == hand.positions[0].hands
    in_turn = [(dealer + 1 + place) % players for place in range(players)]
    dealt = []
    for deal in found.deals:
        longest = max(map(len, deal.hands))
        dealt += [deal.hands[seat][turn] for turn in range(longest) for seat in in_turn if turn < len(deal.hands[seat])]
        dealt += deal.table
    assert tuple(dealt) == found.pack
    assert numbered_of(began, rules, "7").address == f"{variant}/{players}/7"


def test_an_older_match_has_no_nonce_and_a_wrong_one_is_refused() -> None:
    assert read_event("dealt", '{"number": "7", "dealer": 0}') == Dealt(number="7", dealer=0)
    new = Dealt(number="7", dealer=0, nonce=NONCE)
    assert read_event("dealt", write_event(new)) == new
    for nonce in ("0", NONCE.upper(), NONCE + "0", "x" * NONCE_DIGITS, NONCE + "\\n"):
        with pytest.raises(WrongEventError):
            read_event("dealt", f'{{"number": "7", "dealer": 0, "nonce": "{nonce}"}}')
