"""The kit of Zwikken."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tutor.bots.zwikken.bot import ZWIKKEN_BOT
from tutor.coach.tricks.buttons import PLAY, Button
from tutor.coach.tricks.kit import TrickAction, TrickKit, bot_choice
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
    Announcement,
    AnyAction,
    Ask,
    Bid,
    Keep,
    Pass,
    Phase,
    PlayCard,
    Position,
    Rules,
    Saying,
    Swap,
    antes_paid,
    hand_size,
    highest,
    legal_actions,
    next_dealer,
    opening,
    points_of,
    turn_ups,
    with_options,
    write_action,
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


def _buttons(position: Position) -> list[Button]:
    """List the buttons for the seat to act; bids that cannot be made now have none."""
    if position.phase is Phase.PLAY:
        down = Button("down", Line("tricks-do-down"), 1, 1)
        asked = len(position.tricks) < position.rules.tricks.trumps_asked
        return [PLAY, down] if asked else [PLAY]
    return [Button(write_action(action), _button_label(action)) for action in legal_actions(position)]


def _button_label(action: AnyAction) -> Line:
    match action:
        case Saying.STAY:
            return Line("tricks-do-stay")
        case Saying.TURN:
            return Line("tricks-do-turn")
        case Saying.END:
            return Line("tricks-do-end")
        case Pass(None):
            return Line("tricks-do-pass")
        case Pass(Announcement.KNOW):
            return Line("tricks-do-pass-know")
        case Pass():
            return Line("tricks-do-pass-expect")
        case Bid(level):
            return Line("tricks-do-bid", {"level": level})
        case Ask(level, know):
            return Line("tricks-do-ask-know" if know else "tricks-do-ask", {"level": level})
        case Swap(ten, turn_up):
            return Line("tricks-do-swap", {"ten": ten, "card": turn_up})
        case Keep(ten):
            return Line("tricks-do-keep", {"ten": ten})
        case PlayCard():
            return Line("tricks-do-play")


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
    buttons=_buttons,
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
