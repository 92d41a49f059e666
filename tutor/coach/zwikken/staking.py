"""The stakes of Zwikken: thirds of the pot or all of it, which a bidder who fails pays."""

from collections.abc import Sequence
from typing import Final

from tutor.coach.tricks.staking import Holdings, Staking
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwikken import (
    AnyAction,
    Ask,
    Bid,
    Phase,
    Position,
    Rules,
    Saying,
    highest,
    players_in,
    trick_winners,
    winner_and_losers,
)
from tutor.engine.zwikken.bidding import askers, ten_of_trumps
from tutor.engine.zwikken.rules import Bidding, TenExchange, TrickGoal


def _decides(position: Position) -> bool:
    return position.phase in (Phase.DECLARE, Phase.BID)


def _stays(action: AnyAction) -> bool:
    return action is Saying.STAY or isinstance(action, Bid | Ask)


def _takes(end: Position, seat: int) -> bool:
    if end.zwik is not None:
        return end.zwik == seat
    if end.rules.goal is not TrickGoal.THIRDS:
        return bool(end.tricks) and winner_and_losers(end)[0] == seat
    return seat in trick_winners(end) if end.tricks else players_in(end) == (seat,)


def _pays(end: Position, seat: int) -> bool:
    if end.zwik is not None:
        return seat != end.zwik and seat in _trying(end)
    if end.rules.goal is not TrickGoal.THIRDS:
        return bool(end.tricks) and seat in winner_and_losers(end)[1]
    return bool(end.tricks) and seat in set(players_in(end)) - set(trick_winners(end))


def _trying(end: Position) -> frozenset[int]:
    """Return the seats that pay when another player wins with three of a kind."""
    if end.rules.goal is TrickGoal.THIRDS:
        return frozenset(players_in(end))
    top = highest(end)
    if end.rules.bidding is Bidding.ASK:
        return askers(end)
    return frozenset() if top is None else frozenset({top.seat})


def _holdings(rules: Rules) -> Holdings:
    three: Holdings = {"three": _has_three} if rules.set_ranks else {}
    ten: Holdings = {} if rules.ten is TenExchange.NEVER else {"ten": _has_ten}
    return {**three, **ten, "ace": _has_ace}


def _has_three(_: Position, hand: Sequence[Card]) -> bool:
    return len({card.rank for card in hand}) == 1


def _has_ten(position: Position, hand: Sequence[Card]) -> bool:
    return ten_of_trumps(position) in hand


def _has_ace(position: Position, hand: Sequence[Card]) -> bool:
    return CARDS["A" + position.trumps] in hand


STAKING: Final = Staking(_decides, _stays, _takes, _pays, _holdings)
"""The stakes of Zwikken."""
