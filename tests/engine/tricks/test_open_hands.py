"""The tricks with all cards open, held to a search by the rules alone that prunes, orders and remembers nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.trick_hands import open_positions
from tests.examples import examples
from tutor.engine import zwicken, zwikken
from tutor.engine.cards import read_card
from tutor.engine.games import game_of
from tutor.engine.tricks.open_hands import OpenTricks, rank_for
from tutor.engine.zwicken.open_hands import open_tricks as zwicken_tricks
from tutor.engine.zwikken.open_hands import open_tricks as zwikken_tricks

ALL_RULES = [*zwicken.VARIANTS.values(), *zwikken.VARIANTS.values()]


def solving(position: Any) -> OpenTricks:
    """Return what solves a position of either game."""
    return zwicken_tricks(position) if position.rules.game == "zwicken" else zwikken_tricks(position)


def slow_alone(position: Any) -> tuple[int, ...]:
    """Return what all get if each plays for the most own chips."""
    if position.turn is None:
        return tuple(position.accounts)
    return max((slow_alone(after) for after, _ in followers(position)), key=lambda one: rank_for(one, position.turn))


def slow_certain(position: Any, seat: int) -> int:
    """Return what is certain for a seat whatever all others do."""
    if position.turn is None:
        return int(position.accounts[seat])
    found = [slow_certain(after, seat) for after, _ in followers(position)]
    return max(found) if position.turn == seat else min(found)


def followers(position: Any) -> Iterator[tuple[Any, Any]]:
    """Yield what every legal action leads to."""
    game = game_of(position.rules)
    for action in game.legal_actions(position):
        yield game.play(position, action), action


def late(rules: Any, seed: int) -> Any:
    """Return a position of three to five players after some plays, so that the slow search is soon done."""
    found = list(open_positions(rules, Random(seed)))
    players = len(found[0].seats)
    return found[min(len(found) - 1, max(1, 2 * players - 5) + seed % 3)]


@examples(15)
@given(st.sampled_from(ALL_RULES), st.integers(0, 2**20))
def test_results_are_those_of_the_slow_search(rules: Any, seed: int) -> None:
    position = late(rules, seed)
    alone = {action.card: slow_alone(after) for after, action in followers(position)}
    assert solving(position).each_alone() == alone
    for seat in (position.turn, next(seat for seat in solving(position)._seats if seat != position.turn)):
        certain = {action.card: slow_certain(after, seat) for after, action in followers(position)}
        found = solving(position).against_all(seat)
        assert found == certain


def test_two_sure_tricks_are_certain_whatever_others_do() -> None:
    """Ace and king of trumps win two tricks, which in 1900 is the pot; Source: Parlett."""
    hands = {"1": ["AH", "KH", "KS"], "2": ["AS", "10D", "10H"], "3": ["QH", "KC", "JD"]}
    for variant, sure in (("zwikken-1900", True), ("zwikken-2000", False)):
        setup = zwikken.Setup(variant, "play", "JH", hands=hands, speler=True, pot=6)
        certain = zwikken_tricks(zwikken.set_up(setup, zwikken.VARIANTS)).against_all(0)
        assert certain[read_card("KH")] == (6 if sure else -6)


def test_an_ace_that_may_not_be_led_is_not_led() -> None:
    """Source: the article on the game today, additional rules."""
    hands = {"1": ["AH", "KH", "KS"], "2": ["AS", "10D", "10H"], "3": ["QH", "KC", "JD"]}
    setup = zwikken.Setup("zwikken-lubbers", "play", "JH", hands=hands, speler=True)
    found = zwikken_tricks(zwikken.set_up(setup, zwikken.VARIANTS)).each_alone()
    assert [card.code for card in found] == ["KH", "KS"]


def test_hidden_hands_are_refused() -> None:
    setup = zwicken.Setup("zwicken", "play", ["AS", "KH", "8C"], "9S")
    with pytest.raises(ValueError, match="not all hands are known"):
        zwicken_tricks(zwicken.set_up(setup, zwicken.VARIANTS))
