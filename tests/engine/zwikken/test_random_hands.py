"""What holds in every hand of Zwikken, whatever is dealt and done."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.trick_hands import LONG, chooser, play_game, shuffled_pack
from tutor.engine.zwikken import (
    GAME,
    VARIANTS,
    Position,
    Rules,
    highest,
    next_dealer,
    play_hand,
    players_in,
    trick_winners,
    with_options,
)

SEATS = ("Anna", "Ben", "Cor", "Dirk", "Els", "Frits")
TABLES = {
    **VARIANTS,
    "zwikken-1850 as agreed": with_options(VARIANTS["zwikken-1850"], {"must_stay": [1, 2], "pair_wins": True}),
    "zwikken-2000 for two rounds": with_options(VARIANTS["zwikken-2000"], {"rounds": 2}),
    "zwikken-2000 all askers": with_options(VARIANTS["zwikken-2000"], {"askers_pay": True}),
}


def check_end(position: Position, pot: int) -> int:
    """Check the end of a hand and return the next dealer."""
    if position.rules.dealer_ante:
        # Thirds and fines are whole stakes (section 2): what is in the pot is 3 for each player who is bête.
        assert position.pot % 3 == 0
        won = set(trick_winners(position))
        lost = [seat for seat in players_in(position) if seat not in won | {position.zwik}]
        assert position.pot == 3 * (len(lost) if position.tricks or position.zwik is not None else 0)
    elif position.tricks:
        top = highest(position)
        assert top is not None
        assert len(position.tricks) == 3
        if not position.rules.askers_pay:
            # Who bid highest alone receives or pays (sections 3 and 4).
            paid = position.rules.ante * (not position.rules.ante_if_empty or not pot)
            others = [chips for seat, chips in enumerate(position.accounts) if seat != top.seat]
            assert len(set(others)) == 1
            assert -others[0] >= paid
    return next_dealer(position)


def play_hands(rules: Rules, seats: int, hands: int, dice: Random) -> int:
    """Play so many hands for one pot."""
    choose = chooser(GAME, dice)

    def play(dealer: int, pot: int, number: int) -> Iterator[Position]:
        pack = shuffled_pack(GAME, rules, seats, dice)
        return play_hand(rules, SEATS[:seats], dealer, pack, choose, pot, number)

    return play_game(GAME, play, seats, hands, check_end)


@given(st.sampled_from(list(TABLES)), st.integers(0, 3), st.integers(0, 2**32))
def test_every_hand_ends_and_no_chip_is_lost(table: str, more: int, seed: int) -> None:
    rules = TABLES[table]
    seats = rules.players[more % len(rules.players)]
    assert play_hands(rules, seats, 3, Random(seed)) > 0


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES)
def test_very_many_hands_end_and_no_chip_is_lost(table: str) -> None:
    rules = TABLES[table]
    for seats in rules.players:
        play_hands(rules, seats, LONG // len(rules.players) + 1, Random(seats))
