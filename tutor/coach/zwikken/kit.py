"""The kit of Zwikken: what the layers above need of the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tutor.bots.zwikken.bot import ZWIKKEN_BOT
from tutor.coach.tricks.buttons import PLAY, Button
from tutor.coach.tricks.kit import TrickAction, TrickKit, Unseen, bot_choice
from tutor.coach.tricks.numbers import cards_of_pack, pack_size, players, stakes
from tutor.coach.tricks.results import left_alone_line, tricks_shared_line
from tutor.coach.tricks.staking import trick_book
from tutor.coach.zwikken.certainty import sure
from tutor.coach.zwikken.files import FILES
from tutor.coach.zwikken.labels.proofs import LABELS
from tutor.coach.zwikken.reasons import reason
from tutor.coach.zwikken.staking import STAKING
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
    players_in,
    points_of,
    trick_winners,
    turn_ups,
    violations,
    winner_and_losers,
    with_options,
    write_action,
)
from tutor.engine.zwikken.bidding import next_bidder
from tutor.engine.zwikken.open_hands import open_tricks
from tutor.engine.zwikken.rules import HAND_SIZE, OPTIONS, Bidding, TenExchange, TrickGoal
from tutor.text import Line, as_subject

_READINGS: Final = tuple(f"K{number}" for number in range(1, 48))
"""The ids of all readings, as `tutor/engine/zwikken/readings.md` and the rule book name them."""


def _heard(_: Position, action: AnyAction, after: Position) -> Line:
    """Say what all others learn of an action; `after` is the position after it."""
    match action:
        case Saying.STAY:
            return Line("tricks-heard-stay")
        case Saying.TURN:
            return Line("tricks-heard-turn", {"card": after.turned[-1]})
        case Saying.END:
            return Line("tricks-heard-end")
        case Pass(None):
            return Line("tricks-heard-pass")
        case Pass(Announcement.KNOW):
            return Line("tricks-heard-pass-know")
        case Pass():
            return Line("tricks-heard-pass-expect")
        case Keep(ten):
            return Line("tricks-heard-keep", {"ten": ten})
        case PlayCard(card, face_down):
            return Line("tricks-heard-down") if face_down else Line("option-card", {"card": card})
        case Bid() | Ask() | Swap():
            return _button_label(action)


def _is_secret(position: Position, action: AnyAction) -> bool:
    """Tell whether others do not even learn that an action was done.

    A ten that need not be announced would be given away by the news that it was kept.
    """
    return isinstance(action, Keep) and position.rules.ten is TenExchange.HOLDER


def _unseen(position: Position) -> Unseen:
    """Return the cards that the seat to act has not seen; none once words or actions of others reveal some."""
    told = any(one.seat != position.turn for one in position.announced)
    before = position.phase in (Phase.DECLARE, Phase.BID, Phase.DEALER)
    if not before or told or len(position.hand) != HAND_SIZE:
        return Unseen()
    cards = tuple(card for card in position.rules.pack if card not in (*position.hand, *position.turned))
    chances = ["held", "alike"]
    if position.phase is Phase.DEALER and not violations(position, Saying.TURN):
        # If a suit may be bid on again, its having been up before means nothing.
        chances += ["turns", "again"] if position.rules.repeated_suit_passes else ["turns"]
    return Unseen(cards, tuple(chances))


def _results_told(end: Position) -> tuple[Line, ...]:
    """Return a line for the pot, and one for each player who pays for having won nothing."""
    if end.zwik is not None:
        return (Line("tricks-result-zwik", as_subject(end.seats[end.zwik])),)
    if end.rules.bidding is Bidding.STAY:
        return _of_thirds(end)
    if highest(end) is None:
        return (Line("tricks-result-passed"),)
    winner, losers = winner_and_losers(end)
    takes = () if winner is None else (Line("tricks-result-takes", as_subject(end.seats[winner])),)
    return (*takes, *(Line("tricks-result-doubles", as_subject(end.seats[seat])) for seat in sorted(losers)))


def _of_thirds(end: Position) -> tuple[Line, ...]:
    if not end.tricks:
        return (left_alone_line(end, players_in(end)[0]),)
    won = trick_winners(end)
    bete = sorted(set(players_in(end)) - set(won))
    shared = tricks_shared_line(end, [won.count(seat) for seat in range(len(end.seats))])
    return (shared, *(Line("tricks-result-bete", as_subject(end.seats[seat])) for seat in bete))


def _numbers_told(rules: Rules) -> dict[str, Line]:
    """Return the numbers of the rules, each under its subject; prices of zero are left out."""
    found = {
        "players": players(rules.players),
        "pack": pack_size(rules.pack),
        "order": cards_of_pack(rules.ranks),
        "dealer-pays": stakes(rules.dealer_ante),
        "each-pays": stakes(rules.ante),
        "turned": Line("option-choice", {"value": 1 + len(rules.prices)}),
        "three-alike": cards_of_pack(rules.set_ranks),
        "fine": stakes(rules.fine),
    }
    paid = {"dealer-pays": rules.dealer_ante, "each-pays": rules.ante, "fine": rules.fine}
    return {what: line for what, line in found.items() if paid.get(what, 1)}


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
    return antes_paid(position._replace(dealer=next_dealer(position))).pot


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
    readings=_READINGS,
    bot=ZWIKKEN_BOT,
    choose=bot_choice(ZWIKKEN_BOT),
    begin=opening,
    go_on=_deal_has_all,
    options=_options,
    agreed=with_options,
    files=FILES,
    buttons=_buttons,
    labels=LABELS,
    numbers=_numbers_told,
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
    staking=STAKING,
    figures=trick_book(STAKING.holdings),
    unseen=_unseen,
    heard=_heard,
    results=_results_told,
    secret=_is_secret,
)
"""Zwikken as one of the games."""
