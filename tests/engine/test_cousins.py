"""The trick-taking cousins: what the texts on Zwicken and Zwikken say, number by number."""

import pytest

from tutor.engine.cards import CARDS
from tutor.engine.cousins import COUSINS

# Home, cards, least and most players, cards in the hand, permanent trump, three alike win at once, what a trick earns.
SAID = {
    "zwicken": ("austria", 32, (4, 6), 3, "7D", False, "third-of-pot"),
    "zwikken-1850": ("netherlands", 52, (3, 6), 3, None, True, "third-of-pot"),
    "zwikken-1900": ("netherlands", 20, (3, 5), 3, None, True, "card-points"),
    "zwikken-2000": ("netherlands", 20, (3, 5), 3, None, True, "card-points"),
}


@pytest.mark.parametrize("name", SAID)
def test_a_cousin_is_as_its_text_says(name: str) -> None:
    one = COUSINS[name]
    said = (one.home, one.pack_cards, one.players, one.hand_cards, one.permanent_trump, one.wins_at_once, one.trick)
    assert said == SAID[name]
    assert one.name == name


def test_there_are_no_other_cousins() -> None:
    assert list(COUSINS) == list(SAID)


@pytest.mark.parametrize("name", SAID)
def test_the_pack_is_enough_for_all_hands_and_the_trump_that_is_turned(name: str) -> None:
    one = COUSINS[name]
    assert one.players[0] <= one.players[1]
    assert one.hand_cards * one.players[1] + 1 <= one.pack_cards
    assert one.permanent_trump is None or one.permanent_trump in CARDS
