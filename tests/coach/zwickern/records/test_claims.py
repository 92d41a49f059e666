"""The claims of an annotator in words."""

import pytest

from tests.engine.setups import at
from tutor.coach.zwickern.records import claim_line
from tutor.content.zwickern.claims import (
    ChangersClaim,
    Claim,
    ClearersClaim,
    HeldClaim,
    TakersClaim,
    UndealtClaim,
    UnseenClaim,
    WinsClaim,
    WonClaim,
)
from tutor.text import language, render

BOARD = at("2S 9H", "AD 4C 9S")


@pytest.mark.parametrize(
    ("claim", "said"),
    [
        (TakersClaim(takers=("9D", "9C"), after="9H"), "Lay down 9♥. Unseen cards worth the same: 9♦ and 9♣."),
        (TakersClaim(takers=(), after="9H"), "Lay down 9♥. No unseen card is worth the same."),
        (
            ClearersClaim(clearers=("X15",), after="9H x 9S"),
            "9♥ takes 9♠. Unseen cards that could then make a Zwick: 15 joker.",
        ),
        (ClearersClaim(clearers=(), after="9H"), "Lay down 9♥. After it, no unseen card could make a Zwick."),
        (
            ChangersClaim(changers=("5S",), after="2S on AD = 9"),
            "2♠ on A♦ makes 9. Unseen cards that could change it: 5♠.",
        ),
        (ChangersClaim(changers=(), after="2S on AD = 9"), "2♠ on A♦ makes 9. No unseen card could change it."),
        (
            ChangersClaim(changers=("5S",), after="2S on AD = 9", to=14),
            "2♠ on A♦ makes 9. Unseen cards that could turn it into 14: 5♠.",
        ),
        (
            ChangersClaim(changers=(), after="2S on AD = 9", to=14),
            "2♠ on A♦ makes 9. No unseen card could turn it into 14.",
        ),
        (WinsClaim(wins=2, after="9H x 9S"), "9♥ takes 9♠. That wins 2 cards."),
        (HeldClaim(held=("5D",), by="Anna"), "Anna held 5♦."),
        (WonClaim(won=("5D", "7C")), "already won: 5♦ and 7♣."),
        (WonClaim(won=("5D",), by="Anna"), "Anna had won 5♦."),
        (UndealtClaim(undealt=("5D",)), "not dealt yet: 5♦."),
        (UnseenClaim(unseen=("5D",)), "not seen yet: 5♦."),
    ],
)
def test_a_claim_is_said_in_words(claim: Claim, said: str) -> None:
    assert render(language("en"), claim_line(BOARD, claim)).casefold() == said.casefold()
