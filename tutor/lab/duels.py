"""Duels: two players play the same cards twice, with seats exchanged, so that luck counts for neither.

In Zwickern the result is points a hand, in the trick-taking games chips.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, quantiles, stdev
from time import process_time
from typing import Any, Literal, NamedTuple, get_args

from tutor.bots.deals import SEATS, dice_of, shuffled
from tutor.bots.dice import Dice, one_of
from tutor.bots.levels import BUDGET, LEVELS, Level, choose
from tutor.bots.tricks.levels import TRICK_LEVELS, TrickLevel, chosen_action
from tutor.coach.kits import TRICK_KITS
from tutor.engine.cards import Card
from tutor.engine.game import Variant
from tutor.engine.games import game_of
from tutor.engine.zwickern import Play, Position, Rules, Seen, legal_plays, plan, seen_by

Random = Literal["random"]
Player = Level | TrickLevel | Random

_ANYTHING: tuple[Player, ...] = get_args(Random)
"""The player who plays anything legal, as a measure of the others."""


def players_of(rules: Variant) -> tuple[Player, ...]:
    """Return those who can play: the levels of the game, and one who plays anything that is legal.

    >>> from tutor.engine.games import GAMES
    >>> players_of(GAMES["zwickern"].variants["jensen"])[1:]
    ('beginner', 'casual', 'careful', 'strong')
    >>> players_of(GAMES["zwikken"].variants["zwikken-1900"])[1:]
    ('greedy', 'careful')
    """
    return (*_ANYTHING, *(TRICK_LEVELS if rules.game in TRICK_KITS else LEVELS))


def seats_fit(rules: Variant, seats: int) -> bool:
    """Tell whether a variant is for so many players."""
    try:
        # Only in Zwickern does the pack depend on a plan of the deals.
        return plan(rules, seats) is not None if isinstance(rules, Rules) else bool(_game_pack(rules, seats))
    except ValueError:
        return False


@dataclass(frozen=True, slots=True)
class Duel:
    """Two players, `a` and `b`, with the rules and the number of seats; deals and dice come from the seed."""

    a: Player
    b: Player
    rules: Variant
    seats: int
    seed: int
    budget: int = BUDGET


class PlayedDeal(NamedTuple):
    """One deal, played twice: the points or chips of A less those of B, and the milliseconds of each play."""

    difference: float
    a_ms: tuple[float, ...]
    b_ms: tuple[float, ...]


class Times(NamedTuple):
    """The milliseconds of a play, those of one process alone."""

    median: float
    p95: float


class DuelResult(NamedTuple):
    """The mean difference in points or chips a hand, ± `error` with 95 in a hundred."""

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
    dice, game = dice_of(seed), game_of(duel.rules)
    if not seats_fit(duel.rules, duel.seats):
        raise ValueError(f"{duel.rules.name} is not for {duel.seats} players")
    pack = shuffled(_game_pack(duel.rules, duel.seats), dice)
    dealer = int(dice.random() * duel.seats)
    own_dice = [dice_of(f"{seed}/{seat}") for seat in range(duel.seats)]
    is_a = [seat % 2 == first for seat in range(duel.seats)]

    def chosen(position: Any) -> Any:
        seat = position.turn
        # In Zwickern a seat remembers more than a position has.
        seen = seen_by(position, seat) if isinstance(position, Position) else game.seen_by(position, seat)
        start = process_time()
        play = _duel_chooser(duel.a if is_a[seat] else duel.b, duel.rules)(seen, own_dice[seat], duel.budget)
        times[is_a[seat]].append(round(1000 * (process_time() - start), 2))
        return play

    names = SEATS.get(duel.seats, tuple(map(str, range(1, duel.seats + 1))))
    *_, end = game.play_hand(duel.rules, names, dealer, pack, chosen)
    points = {seat: score.points for score in game.scores(end) for seat in score.seats}
    own, others = ([points[seat] for seat, mine in enumerate(is_a) if mine is one] for one in (True, False))
    return fmean(own) - fmean(others)


def _game_pack(rules: Variant, seats: int) -> Sequence[Card]:
    return game_of(rules).full_pack(rules, seats)


def _duel_chooser(player: Player, rules: Variant) -> Callable[[Any, Dice, int], Any]:
    """Return how a player chooses from what it has seen, with its dice and a budget."""
    kit = TRICK_KITS.get(rules.game)
    if kit is not None and player == "random":
        return lambda seen, dice, budget: one_of(list(kit.game.legal_actions(seen)), dice)
    if kit is not None:
        level = next(level for level in TRICK_LEVELS if level == player)
        return lambda seen, dice, budget: chosen_action(kit.bot, seen, level, dice)
    return _duel_plays(player)


def _duel_plays(player: Player) -> Callable[[Seen, Dice, int], Play]:
    """Return how a player of Zwickern chooses from what it has seen, with its dice and a budget."""
    if player == "random":
        return lambda seen, dice, budget: one_of(list(legal_plays(seen.position)), dice)
    level = next(level for level in LEVELS if level == player)
    return lambda seen, dice, budget: choose(seen, level, dice, budget)


def _of_a(one: PlayedDeal) -> tuple[float, ...]:
    return one.a_ms


def _of_b(one: PlayedDeal) -> tuple[float, ...]:
    return one.b_ms


def _times(times: list[float]) -> Times:
    cuts = quantiles(times, n=20, method="inclusive")
    return Times(round(cuts[9], 1), round(cuts[18], 1))
