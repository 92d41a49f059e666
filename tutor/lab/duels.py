"""Duels: two players play the same cards twice, with seats exchanged, so that luck counts for neither."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Literal, NamedTuple, get_args

from tutor.bots.deals import SEATS, dice_of, shuffled
from tutor.bots.dice import Dice, one_of
from tutor.bots.levels import BUDGET, LEVELS, Level, choose
from tutor.engine.zwickern import Play, Position, Rules, Seen, full_pack, legal_plays, plan, play_hand, scores, seen_by

Random = Literal["random"]
Player = Level | Random

PLAYERS: tuple[Player, ...] = (*get_args(Random), *LEVELS)
"""Those who can play: the levels, and one who plays anything that is legal, as a measure."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two players, `a` and `b`, with the rules and the number of seats; deals and dice come from the seed."""

    a: Player
    b: Player
    rules: Rules
    seats: int
    seed: int
    budget: int = BUDGET


class PlayedDeal(NamedTuple):
    """One deal, played twice: the points of A less those of B in a hand, and the milliseconds of each play."""

    difference: float
    a_ms: tuple[float, ...]
    b_ms: tuple[float, ...]


class Times(NamedTuple):
    """The milliseconds of a play, those of one process alone."""

    median: float
    p95: float


class DuelResult(NamedTuple):
    """The mean difference in points a hand, ± `error` with 95 in a hundred."""

    difference: float
    error: float
    deals: int
    a_ms: Times
    b_ms: Times


def play_deal(duel: Duel, deal: int) -> PlayedDeal:
    """Play a deal twice, A on every second seat first and then B."""
    times: dict[bool, list[float]] = {True: [], False: []}
    halves = [_half(duel, deal, first, times) for first in (0, 1)]
    return PlayedDeal(fmean(halves), tuple(times[True]), tuple(times[False]))


def duel_result(played: list[PlayedDeal]) -> DuelResult:
    """Sum up the results of two deals or more."""
    differences = [one.difference for one in played]
    error = 1.96 * stdev(differences) / sqrt(len(differences))
    a_ms, b_ms = ([time for one in played for time in times(one)] for times in (_of_a, _of_b))
    return DuelResult(fmean(differences), error, len(played), _times(a_ms), _times(b_ms))


def _half(duel: Duel, deal: int, first: int, times: dict[bool, list[float]]) -> float:
    """Play a deal once, with A on the seats whose number has the parity `first`; return its points less those of B."""
    seed = f"arena/{duel.rules.name}/{duel.seats}/{duel.seed}/{deal}"
    dice = dice_of(seed)
    seating = plan(duel.rules, duel.seats)
    if seating is None:
        raise ValueError(f"{duel.rules.name} is not for {duel.seats} players")
    pack = shuffled(full_pack(duel.rules, seating), dice)
    dealer = int(dice.random() * duel.seats)
    own_dice = [dice_of(f"{seed}/{seat}") for seat in range(duel.seats)]
    is_a = [seat % 2 == first for seat in range(duel.seats)]

    def chosen(position: Position) -> Play:
        seat = position.turn
        seen = seen_by(position, seat)
        start = process_time()
        play = duel_chooser(duel.a if is_a[seat] else duel.b)(seen, own_dice[seat], duel.budget)
        times[is_a[seat]].append(round(1000 * (process_time() - start), 2))
        return play

    *_, end = play_hand(duel.rules, SEATS[duel.seats], dealer, pack, chosen)
    points = {seat: score.points for score in scores(end) for seat in score.seats}
    own, others = ([points[seat] for seat, mine in enumerate(is_a) if mine is one] for one in (True, False))
    return fmean(own) - fmean(others)


def duel_chooser(player: Player) -> Callable[[Seen, Dice, int], Play]:
    """Return how a player chooses from what it has seen, with its dice and a budget."""
    if player == "random":
        return lambda seen, dice, budget: one_of(list(legal_plays(seen.position)), dice)
    return lambda seen, dice, budget: choose(seen, player, dice, budget)


def _of_a(one: PlayedDeal) -> tuple[float, ...]:
    return one.a_ms


def _of_b(one: PlayedDeal) -> tuple[float, ...]:
    return one.b_ms


def _times(times: list[float]) -> Times:
    cuts = quantiles(times, n=20, method="inclusive")
    return Times(round(cuts[9], 1), round(cuts[18], 1))
