"""What holds in every hand of Zwicken, whatever is dealt and done."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.trick_hands import LONG, chooser, play_game, shuffled_pack
from tutor.engine.zwicken import (
    GAME,
    VARIANTS,
    AnyAction,
    Ground,
    Position,
    Rules,
    grounds,
    next_dealer,
    offence,
    play_hand,
    players_in,
    tricks_won,
)

SEATS = ("Anna", "Ben", "Cilli", "Dora", "Emil", "Fritz")


def check_end(position: Position, pot: int) -> int:
    """Check the end of a hand and return the next dealer."""
    found = grounds(position)
    # A payment is a stake, and what is in the pot after a hand are the fines (section 5).
    assert position.pot == 3 * len(found)
    assert len(set(found)) == len(found)
    won = tricks_won(position)
    assert sum(won) == (3 if position.tricks else 0)
    assert position.looked != ((position.dealer, Ground.UNCHECKED) in found)
    lying = [played for trick in position.tricks for played in trick]
    holders = [played.seat for played in lying if str(played.card) == f"A{position.trumps}"]
    # The ace of trumps, where someone plays it, wins one trick.
    assert all(won[seat] for seat in holders)
    return next_dealer(position)


def play_hands(rules: Rules, seats: int, hands: int, dice: Random) -> int:
    """Play so many hands for one pot; each offence on the way is a ground at the end, unless no one is left to play."""
    offences: Counter[tuple[int, Ground]] = Counter()
    choose = chooser(GAME, dice)

    def noting(position: Position) -> AnyAction:
        action: AnyAction = choose(position)
        assert position.turn is not None
        ground = offence(position, action)
        if ground is not None:
            offences[position.turn, ground] += 1
        return action

    def play(dealer: int, pot: int, number: int) -> Iterator[Position]:
        offences.clear()
        return play_hand(rules, SEATS[:seats], dealer, shuffled_pack(GAME, rules, seats, dice), noting, pot)

    def end(position: Position, pot: int) -> int:
        priced = {Ground.UNCHECKED, Ground.ACE_NOT_LED}
        assert Counter(one for one in grounds(position) if one[1] in priced) == offences
        assert len(players_in(position)) == 1 or len(position.tricks) == 3
        return check_end(position, pot)

    return play_game(GAME, play, seats, hands, end)


@given(st.sampled_from(list(VARIANTS.values())), st.integers(4, 6), st.integers(0, 2**32))
def test_every_hand_ends_and_no_chip_is_lost(rules: Rules, seats: int, seed: int) -> None:
    assert play_hands(rules, seats, 3, Random(seed)) > 0


@pytest.mark.long
@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
def test_very_many_hands_end_and_no_chip_is_lost(rules: Rules) -> None:
    for seats in rules.players:
        play_hands(rules, seats, LONG // len(rules.players) + 1, Random(seats))
