"""The time to play out open hands; no time is asserted, see test_bench_engine.

Run with: pytest tests/bench/test_bench_endgame.py -m bench --benchmark-enable -n 0
"""

import random
from collections.abc import Callable

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests.bench.test_bench_engine import Calls, in_turn, note
from tutor.engine.zwickern import VARIANTS, Capture, Play, Position, Rules, full_pack, legal_plays, plan, play_hand
from tutor.engine.zwickern.open_hands.endgame import margins, outlook, partner_zwicks
from tutor.engine.zwickern.variants import JENSEN

pytestmark = pytest.mark.bench

SEARCHES = {"outlook": outlook, "margins": margins}
PER_VARIANT = 12
ENOUGH = 10**9
"""A budget that no search here uses up."""


def chooser(dice: random.Random) -> Callable[[Position], Play]:
    """Return a player that makes its largest capture half of the time, and otherwise any play."""

    def choose(where: Position) -> Play:
        plays = list(legal_plays(where))
        captures = [play for play in plays if isinstance(play, Capture)]
        return (
            max(captures, key=lambda play: len(play.takes)) if captures and dice.random() < 0.5 else dice.choice(plays)
        )

    return choose


def late_position(dice: random.Random, rules: Rules, players: int, cards: int) -> Position:
    """Return a position of the last deal with this many cards in each hand and three to eight items on the table."""
    seating = plan(rules, players)
    assert seating is not None
    while True:
        pack = list(full_pack(rules, seating))
        dice.shuffle(pack)
        for where in play_hand(rules, tuple("NESW"[:players]), 0, pack, chooser(dice)):
            if where.stock == 0 and {len(hand or ()) for hand in where.hands} == {cards} and 3 <= len(where.table) <= 8:
                return where


def late_positions(cards: int) -> list[Position]:
    """Return the same positions of two players in every run; Grupp's last deal has three cards a hand."""
    dice = random.Random(cards)
    variants = [rules for rules in VARIANTS.values() if cards <= 3 or not rules.wild]
    return [late_position(dice, rules, 2, cards) for rules in variants for _ in range(PER_VARIANT)]


def show(where: Position) -> str:
    """Return a position as text, for a person who wants to see the worst input again."""
    hands = " | ".join(" ".join(map(str, hand or ())) for hand in where.hands)
    table = " ".join(
        "+".join(map(str, item.cards)) + f"={item.value}" * (item.value is not None) for item in where.table
    )
    return f"{where.rules.name}: {hands} on {table}"


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
@pytest.mark.parametrize("cards", [2, 3, 4])
def test_last_cards_of_two_open_hands(
    benchmark: BenchmarkFixture, cards: int, search: Callable[[Position, int], object]
) -> None:
    """Wanted: a median under 50 ms with three cards a hand."""
    positions = late_positions(cards)

    def call(where: Position) -> Callable[[], object]:
        return lambda: search(where, ENOUGH)

    calls: Calls = [(show(where), call(where)) for where in positions]
    note(benchmark, calls)
    benchmark.pedantic(in_turn(calls), rounds=1)


def test_plays_that_leave_the_partner_a_zwick(benchmark: BenchmarkFixture) -> None:
    """Four open hands of three cards at the Jensen game."""

    def call(where: Position) -> Callable[[], object]:
        return lambda: partner_zwicks(where)

    dice = random.Random(4)
    positions = [late_position(dice, JENSEN, 4, 3) for _ in range(60)]
    calls: Calls = [(show(where), call(where)) for where in positions]
    note(benchmark, calls)
    benchmark(in_turn(calls))
