"""The judge of advice: the rest of a whole hand is played after two plays, in the same worlds, by quick bots.

It rests on no sample that the tutor draws: bots of every seat see only their own cards, build, take builds, and go on
to the last deal.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from tutor.bots.deals import SEATS, dice_of, shuffled
from tutor.bots.decision import Decision
from tutor.bots.levels import Level, choose
from tutor.bots.worlds import world
from tutor.engine.cards import Card
from tutor.engine.zwickern import (
    VARIANTS,
    Play,
    Position,
    Rules,
    deal_is_over,
    full_pack,
    make_play,
    scores,
    seen_by,
    sides,
    write_play,
)
from tutor.engine.zwickern.dealt_sizes import deal_number
from tutor.engine.zwickern.hand.deal_and_play import Deal, deal_again, deals, finish
from tutor.matches.events import Dealt
from tutor.matches.match import Hand, play_through

SURE = 2.0
"""Beyond so many standard errors something is refuted."""


class Table(NamedTuple):
    """A variant and how many play."""

    variant: str
    players: int


class Lost(NamedTuple):
    """The points that a play brings less than another: their mean over some worlds, and its standard error."""

    points: float
    error: float

    @property
    def least(self) -> float:
        """What it surely gives away at least."""
        return self.points - SURE * self.error

    @property
    def most(self) -> float:
        """What it surely gives away at most."""
        return self.points + SURE * self.error


def lost_in(differences: Sequence[float]) -> Lost:
    """Sum up what was lost in two worlds or more.

    >>> lost_in([1.0, 3.0])
    Lost(points=2.0, error=1.0)
    """
    return Lost(fmean(differences), stdev(differences) / sqrt(len(differences)))


def casual_hand(table: Table, number: int) -> Hand:
    """Return a hand that casual players play to its end; equal numbers give equal hands."""
    seats, rules = SEATS[table.players], VARIANTS[table.variant]
    dealt = Dealt(number=str(number), dealer=number % table.players)
    hand = play_through(rules, seats, dealt, (), 1)
    while not hand.over:
        position, ply = hand.position, len(hand.lines)
        play = choose(seen_by(position, position.turn), "casual", dice_of(f"advice/{number}/{ply}"))
        hand = play_through(rules, seats, dealt, (*hand.lines, write_play(position, play)), 1)
    return hand


def hand_with(hand: Hand, ply: int, play: Play) -> Hand:
    """Return a hand up to a play, with another one in its place."""
    position = hand.positions[ply]
    lines = (*hand.lines[:ply], write_play(position, play))
    return play_through(position.rules, position.seats, hand.dealt, lines, 1)


def differences(position: Position, play: Play, best: Play, opponents: Level, places: range, seed: str) -> list[float]:
    """Return how many points more the best play brings at the end of the hand than another, world by world.

    The side of the seat to play goes on as Careful, and the others at the level of opponents.
    """
    decision, found = Decision(seen_by(position, position.turn)), []
    for place in places:
        start, later = _world(decision, position, dice_of(f"{seed}/world/{place}"))
        brought = [_worth(start, one, later, opponents, dice_of(f"{seed}/{place}")) for one in (best, play)]
        found.append(brought[0] - brought[1])
    return found


def _world(decision: Decision, position: Position, dice: Random) -> tuple[Position, tuple[Deal, ...]]:
    """Return the position and the later deals of a world that the seat to play cannot tell from the truth."""
    hidden = shuffled(decision.seen.unseen, dice)
    hands = list(position.hands)
    for seat, kinds in enumerate(world(decision, dice).hands):
        if seat != position.turn:
            hands[seat] = tuple(_taken(hidden, position.rules, decision.kinds.cards[kind]) for kind in kinds)
    # What is left is the stock, and what was dealt before it does not matter.
    pack = full_pack(position.rules, position.plan)
    number, dealer = deal_number(position), position.dealer
    assert number is not None
    assert dealer is not None
    assert len(hidden) == position.stock
    each = deals(position.plan, dealer, (*pack[: len(pack) - len(hidden)], *hidden))
    return replace(position, hands=tuple(hands)), each[number + 1 :]


def _taken(hidden: list[Card], rules: Rules, kind: Card) -> Card:
    """Take a card out of some that does the same as another."""

    def does(card: Card) -> tuple[int, int, bool]:
        return rules.hand_bits[card], rules.card_points[card], card.suit is None

    return hidden.pop(next(place for place, card in enumerate(hidden) if does(card) == does(kind)))


def _worth(start: Position, play: Play, later: Sequence[Deal], opponents: Level, dice: Random) -> float:
    """Return what the side to play has at the end of the hand over the mean of the others."""
    mine = next(seats for seats in sides(start.plan) if start.turn in seats)
    position = make_play(start, play)
    for deal in (None, *later):
        if deal is not None:
            position = _dealt(position, deal)
        while not deal_is_over(position):
            level: Level = "careful" if position.turn in mine else opponents
            position = make_play(position, choose(seen_by(position, position.turn), level, dice))
    points = {score.seats: score.points for score in scores(finish(position))}
    own = points.pop(mine)
    return own - fmean(points.values())


def _dealt(position: Position, deal: Deal) -> Position:
    assert position.dealer is not None
    size = sum(map(len, deal.hands)) + len(deal.table)
    return deal_again(position, position.dealer, deal, position.stock - size)
