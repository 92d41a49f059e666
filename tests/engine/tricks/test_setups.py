"""Setups of the trick-taking games: whatever is written down is a position that can be played, or all its faults."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.examples import examples
from tutor.engine import zwicken, zwikken
from tutor.engine.game import ImpossiblePositionError

PACK = "AS KS QS JS 10S 9S 8S 7S AH KH QH JH 10H 7D AD KD 10D AC KC 10C 2C X15 1Z"
CODES = st.sampled_from(PACK.split())
NAMES = st.sampled_from(["Anna", "Ben", "Cor", "Dirk", "Els", "1", "2", "3"])
CARDS = st.lists(CODES, max_size=4)
SHARED = {
    "hand": st.lists(CODES, min_size=3, max_size=3, unique=True) | CARDS,
    "trick": CARDS | st.just([]),
    "seats": st.just([]) | st.just(["Anna", "Ben", "Cor", "Dirk"]) | st.lists(NAMES, max_size=7),
    "dealer": st.none() | NAMES,
    "turn": st.none() | NAMES,
    "hands": st.just({}) | st.dictionaries(NAMES, CARDS, max_size=3),
    "passed": st.just([]) | st.lists(NAMES, max_size=3),
    "tricks": st.just([]) | st.lists(CARDS, max_size=2),
    "pot": st.none() | st.integers(-1, 9),
    "game": st.none() | st.sampled_from(["zwicken", "zwikken"]),
}
ZWICKEN = st.fixed_dictionaries(
    {
        "variant": st.sampled_from([*zwicken.VARIANTS, "skat"]),
        "phase": st.sampled_from(["check", "declare", "play", "x"]),
    },
    optional={
        **SHARED,
        "turnup": CODES,
        "stock": st.integers(-1, 33),
        "led_before": st.booleans(),
        "bottom": CODES | st.sampled_from(["10D", "KC"]),
    },
)
ZWIKKEN = st.fixed_dictionaries(
    {
        "variant": st.sampled_from([*zwikken.VARIANTS, "skat"]),
        "phase": st.sampled_from(["declare", "bid", "dealer", "swap", "play", "x"]),
        "turnup": CODES,
    },
    optional={
        **SHARED,
        "number": st.integers(0, 4),
        "level": st.integers(0, 3),
        "said": st.lists(st.sampled_from(["pass", "bid 1", "ask 1", "ask 2", "pass know", "stay", "?"]), max_size=6),
        "known": st.booleans(),
        "ten": CODES,
        "upcards": CARDS,
        "speler": st.booleans(),
        "options": st.sampled_from([{}, {"rounds": 1}, {"must_stay": [1]}, {"pair_wins": "yes"}]),
    },
)


@examples(80)
@given(ZWICKEN)
def test_any_setup_of_zwicken_is_set_up_or_refused(told: dict[str, Any]) -> None:
    can_be_played(zwicken, told)


@examples(80)
@given(ZWIKKEN)
def test_any_setup_of_zwikken_is_set_up_or_refused(told: dict[str, Any]) -> None:
    can_be_played(zwikken, told)


def can_be_played(api: Any, told: dict[str, Any]) -> None:
    """Check that a setup is refused with its faults, or can be acted in by what the seat may see."""
    try:
        position = api.set_up(api.Setup(**told), api.VARIANTS)
    except ImpossiblePositionError:
        return
    found = list(api.legal_actions(position))
    assert found
    assert list(api.legal_actions(api.seen_by(position, position.turn))) == found
    assert position.pot >= 0


DECLARED = {"variant": "zwicken", "phase": "declare", "turnup": "9S", "hand": ["KH", "8H", "9C"]}
FAULTY = [
    (zwicken, {"variant": "zwicken", "phase": "play", "hand": ["AS"]}, "turnup: no-turn-up"),
    (zwicken, {"variant": "zwicken", "phase": "play", "turnup": "9S"}, "hands.1: wrong-hand-size"),
    (zwicken, {"variant": "zwicken", "phase": "check", "hand": ["AS"]}, "wrong-hand-size"),
    (zwicken, {"variant": "zwicken", "phase": "play", "turnup": "9S", "hand": ["AS"], "pot": 4}, "pot: wrong-pot"),
    (zwicken, {"variant": "zwicken", "phase": "play", "turnup": "9S", "hand": ["9S"]}, "hand.0: card-too-often"),
    (zwicken, {"variant": "zwicken", "phase": "check", "bottom": "KC"}, "bottom: wrong-bottom"),
    (zwicken, {**DECLARED, "bottom": "AC"}, "bottom: wrong-bottom"),
    (zwicken, {**DECLARED, "stock": 0, "bottom": "KC"}, "bottom: wrong-bottom"),
    (zwicken, {**DECLARED, "stock": 1, "undealt": ["QC"], "bottom": "KC"}, "bottom: wrong-bottom"),
    (zwicken, {**DECLARED, "bottom": "KH"}, "bottom: card-too-often"),
    (zwikken, {"variant": "zwikken-1900", "phase": "declare", "turnup": "QH"}, "phase: unknown-phase"),
    (zwikken, {"variant": "zwikken-1850-32", "phase": "declare", "turnup": "2H", "hand": ["AS"]}, "card-not-in-pack"),
    (
        zwikken,
        {"variant": "zwikken-1900", "phase": "swap", "turnup": "QH", "hand": ["AS", "KS", "10C"]},
        "ten-not-held",
    ),
    (
        zwikken,
        {"variant": "zwikken-2000", "phase": "bid", "turnup": "QH", "hand": ["AS", "KS", "10C"], "said": ["ask 2"]},
        "said.0: wrong-bid",
    ),
    (
        zwikken,
        {"variant": "zwikken-1900", "phase": "play", "turnup": "QH", "hand": ["AS"], "number": 2},
        "number: wrong-number-of-tricks",
    ),
]


@pytest.mark.parametrize(("api", "told", "fault"), FAULTY, ids=[fault for _, _, fault in FAULTY])
def test_a_fault_is_reported_with_its_place(api: Any, told: dict[str, Any], fault: str) -> None:
    with pytest.raises(ImpossiblePositionError, match=fault):
        api.set_up(api.Setup(**told), api.VARIANTS)


def test_the_bottom_card_that_was_looked_at_is_below_the_stock_for_all_to_see() -> None:
    """Source: 002, rearhand reveals the card."""
    position = zwicken.set_up(zwicken.Setup(**DECLARED, bottom="KC"), zwicken.VARIANTS)
    for seat in range(len(position.seats)):
        stock = zwicken.seen_by(position, seat).stock
        assert [str(card) for card in stock if card is not None] == ["KC"]
        assert str(stock[-1]) == "KC"


def test_the_bidding_decides_who_speaks_next() -> None:
    """Source: the article on the game today; the highest bidder is not asked again."""
    said = ["ask 1", "ask 2", "pass", "pass know"]
    setup = zwikken.Setup("zwikken-2000", "bid", "QH", ["AS", "KS", "10C"], said=said, seats=("Anna", "Ben", "Cor"))
    position = zwikken.set_up(setup, zwikken.VARIANTS)
    assert position.turn == 2
    assert [zwikken.write_action(action) for action in zwikken.legal_actions(position)] == ["pass", "ask 3"]
    assert [(one.seat, str(one.ten)) for one in position.announced] == [(0, "10H")]
