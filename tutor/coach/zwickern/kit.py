"""The kit of Zwickern."""

from collections.abc import Sequence
from typing import Final

from tutor.bots.dice import Dice
from tutor.bots.levels import LEVELS, Level, choose
from tutor.coach.kit import Kit
from tutor.coach.zwickern.rules.readings import READINGS
from tutor.content.zwickern.figures import ZWICKERN_BOOK
from tutor.engine.cards import Card
from tutor.engine.zwickern import GAME, Play, Position, Rules, seen_by
from tutor.engine.zwickern.hand.deal_and_play import first_deal, next_dealer, with_next_deal


def _offered(_: Rules, __: int) -> tuple[Level, ...]:
    return LEVELS


def _choose(position: Position, seat: int, level: Level, dice: Dice) -> Play:
    return choose(seen_by(position, seat), level, dice)


def _begin(rules: Rules, seats: Sequence[str], dealer: int, pack: Sequence[Card], _: int, __: int) -> Position:
    return first_deal(rules, seats, dealer, pack)


def _next_dealer(position: Position) -> int:
    dealer = next_dealer(position)
    assert dealer is not None
    return dealer


KIT: Final = Kit(
    game=GAME,
    readings=READINGS,
    levels=LEVELS,
    offered=_offered,
    choose=_choose,
    begin=_begin,
    go_on=with_next_deal,
    next_dealer=_next_dealer,
    figures=ZWICKERN_BOOK,
)
"""Zwickern as one of the games."""
