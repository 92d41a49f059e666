"""The kit of Zwikken."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tutor.bots.zwikken.bot import ZWIKKEN_BOT
from tutor.coach.tricks.kit import TrickAction, TrickKit, bot_choice
from tutor.coach.zwikken.buttons import buttons
from tutor.coach.zwikken.certainty import sure
from tutor.coach.zwikken.chances import unseen
from tutor.coach.zwikken.files import FILES
from tutor.coach.zwikken.heard import heard, is_secret
from tutor.coach.zwikken.labels.proofs import LABELS
from tutor.coach.zwikken.numbers import numbers_told
from tutor.coach.zwikken.readings import READINGS
from tutor.coach.zwikken.results import results_told
from tutor.coach.zwikken.verdict.reasons import reason
from tutor.engine.cards import Card
from tutor.engine.zwikken import (
    GAME,
    Phase,
    Position,
    Rules,
    antes_paid,
    hand_size,
    highest,
    next_dealer,
    opening,
    points_of,
    turn_ups,
    with_options,
)
from tutor.engine.zwikken.bidding import next_bidder
from tutor.engine.zwikken.open_hands import open_tricks
from tutor.engine.zwikken.rules import OPTIONS, Bidding, TrickGoal
from tutor.text import Line


def _no_offence(_: Position, __: TrickAction) -> None:
    """Return None: in Zwikken no legal action has a price."""


def _no_line(_: Position, offence: object) -> Line:
    raise LookupError(offence)


def _said_by(position: Position, seat: int) -> Line | None:
    if position.rules.bidding is Bidding.STAY:
        if position.stays[seat] is None:
            return None
        return Line("tricks-stays") if position.stays[seat] else Line("tricks-passed")
    said = [one.level for one in position.said if one.seat == seat]
    if not said:
        return None
    top = highest(position)
    if max(said):
        bid = "tricks-highest" if top is not None and top.seat == seat else "tricks-has-bid"
        return Line("tricks-has-asked" if position.rules.bidding is Bidding.ASK else bid, {"level": max(said)})
    # Once the bidding is over with a bid, a seat that has passed plays like the others.
    return None if top is not None and next_bidder(position) is None else Line("tricks-passed")


def _next_pot(position: Position) -> int:
    """Return the pot once the payments before the next deal are made."""
    return antes_paid(replace(position, dealer=next_dealer(position))).pot


def _thirds(rules: Rules) -> bool:
    return rules.goal is TrickGoal.THIRDS


def _fine(rules: Rules) -> int:
    return rules.fine


def _unfined(rules: Rules) -> Rules:
    return replace(rules, fine=0)


def _staked(position: Position, seat: int) -> int:
    """Return the payment of a seat before the deal, without an ante into an empty pot, which the pot does not show."""
    rules = position.rules
    return (0 if rules.ante_if_empty else rules.ante) + (rules.dealer_ante if seat == position.dealer else 0)


def _playing(position: Position) -> bool:
    return position.phase is Phase.PLAY


def _deal_has_all(position: Position, _: Sequence[Card]) -> Position:
    """Return the position itself: in Zwikken the stock has all chance from the deal on."""
    return position


def _options(rules: Rules) -> tuple[str, ...]:
    return OPTIONS[rules.bidding]


KIT: Final = TrickKit(
    game=GAME,
    readings=READINGS,
    bot=ZWIKKEN_BOT,
    choose=bot_choice(ZWIKKEN_BOT),
    begin=opening,
    go_on=_deal_has_all,
    options=_options,
    agreed=with_options,
    files=FILES,
    buttons=buttons,
    labels=LABELS,
    numbers=numbers_told,
    reason=reason,
    offence=_no_offence,
    offence_line=_no_line,
    turned=turn_ups,
    hand_size=hand_size,
    said_by=_said_by,
    next_dealer=next_dealer,
    next_pot=_next_pot,
    card_points=points_of,
    thirds=_thirds,
    fine=_fine,
    unfined=_unfined,
    staked=_staked,
    playing=_playing,
    open_tricks=open_tricks,
    sure=sure,
    unseen=unseen,
    heard=heard,
    results=results_told,
    secret=is_secret,
)
"""Zwikken as one of the games."""
