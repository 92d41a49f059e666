"""The times of the engine; none of them is asserted, and the figures are in the benchmark's table.

Run with: pytest tests/bench -m bench --benchmark-enable -n 0
"""

import random
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import NamedTuple

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from tests import reference
from tutor.engine.cards import CARDS, RANKS, WILD_JOKERS, Card
from tutor.engine.zwickern import (
    VARIANTS,
    BuildSetup,
    Capture,
    Item,
    Pile,
    Play,
    Position,
    Setup,
    full_pack,
    legal_plays,
    loose,
    plan,
    play_hand,
    read_play,
    set_up,
    violations,
    write_play,
)
from tutor.engine.zwickern.captures import (
    can_clear,
    captures,
    lay_out,
    most_cards,
    most_points,
    number_of_captures,
    taking,
)
from tutor.engine.zwickern.listing import legal_taking
from tutor.engine.zwickern.rules import from_bits
from tutor.engine.zwickern.variants import JENSEN

pytestmark = pytest.mark.bench

SEATS = ("North", "East", "South", "West")
TABLE_28 = tuple(f"{rank}{suit}" for rank in "A234JQK" for suit in "SHDC")
TABLES = 200

Calls = list[tuple[str, Callable[[], object]]]
"""Calls to time, each with its input as people can read it."""


def position_of(hand: Sequence[str], table: Sequence[str | BuildSetup]) -> Position:
    """Return a position of the Jensen game with South to play."""
    return set_up(Setup("jensen", SEATS, "South", {"South": hand}, table))


def random_position(dice: random.Random, items: int) -> Position:
    """Return a table of loose cards and some builds, and three cards for the hand."""
    pack = [card.code for card in JENSEN.pack]
    dice.shuffle(pack)
    table: list[str | BuildSetup] = []
    while len(table) < items:
        code = pack.pop()
        values = JENSEN.hand_values[CARDS[code]]
        build = dice.random() < 0.15
        table.append(BuildSetup([code], dice.choice(values), dice.choice(SEATS)) if build else code)
    return position_of([pack.pop() for _ in range(3)], table)


def random_positions(items: int, number: int = TABLES) -> list[Position]:
    """Return the same random tables in every run."""
    dice = random.Random(items)
    return [random_position(dice, items) for _ in range(number)]


def seconds(call: Callable[[], object]) -> float:
    """Return the shortest time of three runs of a call."""
    times = []
    for _ in range(3):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times)


def note(benchmark: BenchmarkFixture, calls: Calls) -> None:
    """Add the median and the worst case of single calls, with its input, to the benchmark's figures."""
    timed = sorted((seconds(call), name) for name, call in calls)
    benchmark.extra_info["median_ms"] = round(median(one for one, _ in timed) * 1000, 4)
    benchmark.extra_info["worst_ms"] = round(timed[-1][0] * 1000, 4)
    benchmark.extra_info["worst_input"] = timed[-1][1]


def in_turn(calls: Calls) -> Callable[[], None]:
    """Make all calls one after the other."""

    def run() -> None:
        for _, call in calls:
            call()

    return run


def show(where: Position, card: Card) -> str:
    """Return a table and a card as text, for a person who wants to see the worst input again."""
    items = [
        item.cards[0].code if item.value is None else f"{'+'.join(map(str, item.cards))}={item.value}@{item.owner}"
        for item in where.table
    ]
    return f"{card.code} on {' '.join(items)}"


def calls_for(positions: Sequence[Position], answer: Callable[[Position, Card], object]) -> Calls:
    """List one call for the first card of each hand."""

    def call(where: Position, card: Card) -> Callable[[], object]:
        return lambda: answer(where, card)

    return [(show(where, where.hand[0]), call(where, where.hand[0])) for where in positions]


def all_captures(where: Position, card: Card) -> list[Capture]:
    """Find every capture of one card."""
    layout = lay_out(where, where.rules.hand_bits[card], joker=False)
    return list(captures(taking(where, card, layout, dutiful=True)))


@pytest.mark.parametrize("items", [8, 12])
def test_all_captures_of_one_card(benchmark: BenchmarkFixture, items: int) -> None:
    """Wanted: 25 µs at 8 items, 250 µs at 12, and at least 100 times the reference at 8."""
    positions = random_positions(items)
    calls = calls_for(positions, all_captures)
    note(benchmark, calls)
    if items == 8:
        some = positions[:10]
        slow = median(seconds(lambda at=at: list(reference.captured_places(at, at.hand[0]))) for at in some)
        fast = median(seconds(lambda at=at: all_captures(at, at.hand[0])) for at in some)
        benchmark.extra_info["times_the_reference"] = round(slow / fast)
    benchmark(in_turn(calls))


def judging(where: Position, plays: Sequence[Play]) -> Calls:
    """List one call for each play."""

    def call(play: Play) -> Callable[[], object]:
        return lambda: violations(where, play)

    return [(write_play(where, play), call(play)) for play in plays]


def test_judging_a_typical_play(benchmark: BenchmarkFixture) -> None:
    """Wanted: a median under 0.05 ms. Every legal play of 100 tables of up to eight items."""
    calls: Calls = []
    dice = random.Random(1)
    for _ in range(100):
        where = random_position(dice, dice.choice((2, 3, 4, 4, 5, 6, 8)))
        calls += judging(where, list(legal_plays(where)))
    note(benchmark, calls)
    benchmark(in_turn(calls))


class Picks(NamedTuple):
    """The ingredients of random selections: the ranks played, the ranks on the table, and the share of builds."""

    variant: str
    played: tuple[str, ...]
    ranks: tuple[str, ...] = RANKS
    builds: float = 0.0


PICTURES = ("A", "J", "Q", "K")
MANY_SUMS = ("A", "2", "3", "4", "5", "J", "Q", "K")
PICKS = {
    "one-valued": Picks("jensen", ("X15", "X20", "X25", "10", "9")),
    "two-valued": Picks("jensen", PICTURES),
    "one-valued, many sums": Picks("christiansen", ("X15", "X20", "X25", "X30", "9"), MANY_SUMS),
    "two-valued, many sums": Picks("jensen", PICTURES, MANY_SUMS),
    "one-valued, builds": Picks("jensen", ("X15", "X20", "X25", "10", "9"), builds=0.5),
    "two-valued, builds": Picks("jensen", PICTURES, builds=0.4),
    "wild jokers": Picks("grupp", WILD_JOKERS),
    "wild jokers, builds": Picks("grupp", WILD_JOKERS, builds=0.5),
}


def selections(picks: Picks, items: int, number: int = 100) -> Calls:
    """Return plays that select all items of a random table with one card; nearly all of them are illegal."""
    dice = random.Random(items * 31)
    rules = VARIANTS[picks.variant]
    seating = plan(rules, 4)
    assert seating is not None
    calls: Calls = []
    for _ in range(number):
        pack = list(rules.pack)
        dice.shuffle(pack)
        card = next(one for one in pack if one.rank in picks.played)
        pack.remove(card)
        pack.sort(key=lambda one: one.rank not in picks.ranks)
        values = from_bits(rules.build_bits)
        table = tuple(
            Item((one,), dice.choice(values), 1) if dice.random() < picks.builds else loose(one) for one in pack[:items]
        )
        hands = (None, None, (card, pack[-1]), None)
        nothing = (Pile(),) * 4
        where = Position(rules, seating, SEATS, 2, hands, table, (0,) * 4, None, 0, nothing, None)
        calls += [(show(where, card), lambda where=where, card=card: violations(where, Capture(card, where.table)))]
    return calls


@pytest.mark.parametrize("items", [14, 28])
@pytest.mark.parametrize("picks", PICKS.values(), ids=PICKS)
def test_judging_a_large_selection(benchmark: BenchmarkFixture, items: int, picks: Picks) -> None:
    """Wanted: the worst under 5 ms for 14 items and under 150 ms for 28, nearly all of them illegal."""
    calls = selections(picks, items)
    note(benchmark, calls)
    benchmark.pedantic(in_turn(calls), rounds=3)


def test_judging_28_selected_items_that_split(benchmark: BenchmarkFixture) -> None:
    """All 28 items, which split into groups, are selected, and then all but one of them."""
    where = position_of(["X15", "10C", "KS"], [code for code in TABLE_28 if code != "KS"] + ["9S"])
    calls = judging(where, [Capture(card, where.table) for card in where.hand])
    for left in range(28):
        takes = where.table[:left] + where.table[left + 1 :]
        calls += judging(where, [Capture(card, takes) for card in where.hand])
    note(benchmark, calls)
    benchmark(in_turn(calls))


def test_judging_a_play_against_promises_on_a_large_table(benchmark: BenchmarkFixture) -> None:
    """A promise that no card keeps: the judge must know that every play breaks it."""
    table: list[str | BuildSetup] = [BuildSetup(["9H", "5H"], 14, "South"), *TABLE_28[:20]]
    where = position_of(["X25", "8S", "7S"], table)
    calls = judging(where, [read_play(where, text).play for text in ("8S", "X25", "X25 x KS AS", "7S x 3S 4S")])
    note(benchmark, calls)
    benchmark(in_turn(calls))


ANSWERS: dict[str, Callable[[Position, Card], object]] = {
    "most-cards": lambda where, card: most_cards(legal_taking(where, card)),
    "most-points": lambda where, card: most_points(legal_taking(where, card)),
    "zwick": lambda where, card: can_clear(legal_taking(where, card)),
    "number": lambda where, card: number_of_captures(legal_taking(where, card)),
}


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_direct_answers_at_20_items(benchmark: BenchmarkFixture, answer: Callable[[Position, Card], object]) -> None:
    """Wanted: a median under 5 ms, the worst under 300 ms."""
    calls = calls_for(random_positions(20, 60), answer)
    note(benchmark, calls)
    benchmark.pedantic(in_turn(calls), rounds=3)


@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_direct_answers_at_20_different_kinds(
    benchmark: BenchmarkFixture, answer: Callable[[Position, Card], object]
) -> None:
    """The table has as many kinds as 20 items can be: cards of all ranks, two jokers, and builds."""
    table: list[str | BuildSetup] = [f"{rank}S" for rank in "A 2 3 4 5 6 7 8 9 10 J Q K".split()]  # noqa: SIM905
    table += [
        BuildSetup(["AH"], 1, "North"),
        BuildSetup(["AD"], 11, "North"),
        BuildSetup(["JD"], 12, "North"),
        BuildSetup(["QD"], 13, "North"),
    ]
    table += [BuildSetup(["KD"], 14, "North"), "X15", "X20"]
    where = position_of(["X25", "KH", "10H"], table)
    calls = [(show(where, card), lambda card=card: answer(where, card)) for card in where.hand]
    note(benchmark, calls)
    benchmark.pedantic(in_turn(calls), rounds=3)


@pytest.mark.parametrize("card", ["X15", "X20", "X25", "10S"])
@pytest.mark.parametrize("answer", ANSWERS.values(), ids=ANSWERS)
def test_direct_answers_for_28_cards_of_seven_ranks(
    benchmark: BenchmarkFixture, answer: Callable[[Position, Card], object], card: str
) -> None:
    """Wanted: under 1 s."""
    where = position_of([card, "9S"], list(TABLE_28))
    calls = calls_for([where], answer)
    note(benchmark, calls)
    benchmark.pedantic(in_turn(calls), rounds=3)


def test_whole_random_hands_with_every_play_generated(benchmark: BenchmarkFixture) -> None:
    """Wanted: at least 800 hands a second, four players at the Jensen game."""
    seating = plan(JENSEN, 4)
    assert seating is not None
    pack = full_pack(JENSEN, seating)
    dice = random.Random(2)
    plays = 0

    def choose(where: Position) -> Play:
        nonlocal plays
        some = list(legal_plays(where))
        plays += len(some)
        return dice.choice(some)

    def twenty_hands() -> None:
        for _ in range(20):
            shuffled = list(pack)
            dice.shuffle(shuffled)
            for _ in play_hand(JENSEN, SEATS, 0, shuffled, choose):
                pass

    start = time.perf_counter()
    for _ in range(5):
        twenty_hands()
    benchmark.extra_info["hands_a_second"] = round(100 / (time.perf_counter() - start))
    benchmark.extra_info["plays_a_hand"] = round(plays / 100)
    benchmark(twenty_hands)
