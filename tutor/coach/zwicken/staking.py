"""The stakes of Zwicken: a trick brings a third of the pot, and a player who is gezwickt pays."""

from collections.abc import Sequence
from typing import Final

from tutor.coach.tricks.staking import Holdings, Staking
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwicken import AnyAction, Phase, Position, Rules, Saying, grounds, players_in, tricks_won
from tutor.engine.zwicken.position import trump_ace


def _decides(position: Position) -> bool:
    return position.phase is Phase.DECLARE


def _stays(action: AnyAction) -> bool:
    return action is not Saying.PASS


def _takes(end: Position, seat: int) -> bool:
    return players_in(end) == (seat,) if not end.tricks else tricks_won(end)[seat] > 0


def _pays(end: Position, seat: int) -> bool:
    return any(one == seat for one, _ in grounds(end))


def _holdings(_: Rules) -> Holdings:
    return {"always": _has_always, "ace": _has_ace}


def _has_always(position: Position, hand: Sequence[Card]) -> bool:
    return CARDS[position.rules.permanent_trump] in hand


def _has_ace(position: Position, hand: Sequence[Card]) -> bool:
    return CARDS[trump_ace(position)] in hand


STAKING: Final = Staking(_decides, _stays, _takes, _pays, _holdings)
"""The stakes of Zwicken."""
