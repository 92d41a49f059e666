"""What plays are worth with all cards open, held to every line of play; what ends the work before it is done."""

import pickle
import random
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.setups import at
from tests.engine.test_endgame import ALL_RULES, random_ending
from tutor.engine.zwickern import alone, openhands, twosides
from tutor.engine.zwickern.endgame import NotOpenError, margins
from tutor.engine.zwickern.hand import deal_is_over, finish
from tutor.engine.zwickern.listing import legal_moves
from tutor.engine.zwickern.moves import Move, play
from tutor.engine.zwickern.notation import read_play
from tutor.engine.zwickern.position import Position
from tutor.engine.zwickern.rules import FRENCH, JENSEN, VARIANTS, plan, sides
from tutor.engine.zwickern.scoring import scores
from tutor.engine.zwickern.setup import WonSetup
from tutor.lab.solver import Outcome, Worth, cost, solve

HOUSE = replace(FRENCH, build_limit=8, build_on_empty=True, majority_on_tie=True)


def points_at_the_end(position: Position) -> tuple[int, ...]:
    """The points of each side when the deal is over, those for the most cards only after the last deal."""
    if position.stock:
        return tuple(score.points for score in scores(position, majority=False))
    return tuple(score.points for score in scores(finish(position)))


def preferred(points: tuple[int, ...], side: int) -> tuple[int, ...]:
    """What a side plays for: two for the difference; more for their own, then as little as can be for the others."""
    if len(points) == 2:
        return (points[side] - points[1 - side],)
    others = [points[(side + step) % len(points)] for step in range(1, len(points))]
    return (points[side], -sum(others), *[-other for other in others])


def every_line(position: Position) -> tuple[int, ...]:
    """The points of each side in the end, by going through every line of play."""
    if deal_is_over(position):
        return points_at_the_end(position)
    side = side_of(position)
    ends = [every_line(play(position, move)) for move in legal_moves(position)]
    return max(ends, key=lambda points: preferred(points, side))


def side_of(position: Position) -> int:
    """The number of the side of the player to move."""
    return next(number for number, seats in enumerate(sides(position.plan)) if position.turn in seats)


def by_every_line(position: Position) -> dict[Move, int]:
    """What every play is worth over the rest of the deal."""
    side = side_of(position)
    before = [score.points for score in scores(position, majority=False)]
    found = {}
    for move in legal_moves(position):
        won = [after - so_far for after, so_far in zip(every_line(play(position, move)), before, strict=True)]
        found[move] = won[side] - won[1 - side] if len(won) == 2 else won[side]
    return found


def solved(position: Position) -> dict[Move, int]:
    """What every play is worth, as it is solved."""
    outcome = solve(position)
    assert outcome.done
    assert outcome.individuals == (len(sides(position.plan)) > 2)
    points = [worth.points for worth in outcome.worths]
    assert points == sorted(points, reverse=True)
    assert len({worth.move for worth in outcome.worths}) == len(points)
    return dict(outcome.worths)


SIZES = {
    2: ((1, 1), (2, 1), (1, 2), (2, 2), (3, 1), (2, 0)),
    3: ((1, 1, 1), (2, 1, 1), (1, 2, 1), (2, 2, 1), (1, 0, 2), (0, 1, 1)),
    4: ((1, 1, 1, 1), (2, 1, 1, 1), (1, 2, 1, 1), (2, 1, 2, 1), (2, 0, 2, 1), (2, 1, 0, 0), (0, 2, 1, 1), (3, 0, 1, 0)),
}


@st.composite
def small_ends(draw: st.DrawFn, players: int, *, most_items: int = 3) -> Position:
    """Few open cards, in the last deal or before, in every variant for so many players and by house rules."""
    rules = draw(st.sampled_from([rules for rules in (*ALL_RULES, HOUSE) if plan(rules, players) is not None]))
    seating = plan(rules, players)
    assert seating is not None
    dice = random.Random(draw(st.integers(0, 1 << 24)))
    where = random_ending(dice, rules, seating, dice.choice(SIZES[players]), draw(st.integers(0, most_items)))
    announced = tuple(dice.choice((0, 0, dice.getrandbits(26) & ~1, one)) for one in where.announced)
    return replace(where, stock=dice.choice((0, 0, 8)), announced=announced)


class TestEveryLine:
    """Nothing that the search leaves out or remembers changes what a play is worth."""

    @settings(max_examples=120)
    @given(small_ends(2))
    def test_two_players(self, where: Position) -> None:
        assert solved(where) == by_every_line(where)

    @settings(max_examples=120)
    @given(small_ends(3))
    def test_three_players(self, where: Position) -> None:
        assert solved(where) == by_every_line(where)

    @settings(max_examples=200)
    @given(small_ends(4, most_items=2))
    def test_four_players_and_partnerships(self, where: Position) -> None:
        assert solved(where) == by_every_line(where)


def partners(hand: str, table: str, north: str, west: str, east: str, **others: object) -> Position:
    """South and North against West and East, all hands open."""
    return at(hand, table, hands={"N": north, "W": west, "E": east}, **others)  # type: ignore[arg-type]
