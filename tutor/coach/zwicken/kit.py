"""The kit of Zwicken: what the layers above need of the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from tutor.bots.zwicken.bot import ZWICKEN_BOT
from tutor.coach.tricks.buttons import PLAY, Button
from tutor.coach.tricks.kit import TrickAction, TrickKit, Unseen, bot_choice
from tutor.coach.tricks.numbers import cards_of_pack, chips, pack_size, players, seats
from tutor.coach.tricks.results import left_alone_line, tricks_shared_line
from tutor.coach.tricks.staking import trick_book
from tutor.coach.zwicken.certainty import deals_moved, sure
from tutor.coach.zwicken.files import FILES
from tutor.coach.zwicken.labels import LABELS
from tutor.coach.zwicken.reasons import ground_line, reason
from tutor.coach.zwicken.staking import STAKING
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwicken import (
    GAME,
    AnyAction,
    Exchange,
    Phase,
    PlayCard,
    Position,
    Rules,
    Saying,
    Violation,
    after_cut,
    grounds,
    hand_size,
    next_dealer,
    offence,
    opening,
    players_in,
    tricks_won,
)
from tutor.engine.zwicken.open_hands import open_tricks
from tutor.engine.zwicken.rules import HAND_SIZE
from tutor.text import Line, Name

_READINGS: Final = tuple(f"Z{number}" for number in range(1, 31))
"""The ids of all readings, as `tutor/engine/zwicken/readings.md` and the rule book name them."""


def _unseen(position: Position) -> Unseen:
    """Return the cards that the seat to act has not seen; none once actions of others reveal something about theirs."""
    pack = position.rules.pack
    if position.phase is Phase.CHECK:
        # The pack is shuffled again after each card that moves the deal (Z7).
        return Unseen(pack, ("deal",))
    undealt = len(pack) - HAND_SIZE * len(position.seats) - 1
    if position.phase is not Phase.DECLARE or len(position.stock) != undealt:
        return Unseen()
    if position.looked and not position.shown:
        return Unseen(untold="bottom")
    seen = {*position.hand, position.turn_up, *(position.shown[-1:] if position.looked else ())}
    return Unseen(tuple(card for card in pack if card not in seen), ("drawn", "held"))


def _results_told(end: Position) -> tuple[Line, ...]:
    """Return a line for the pot, and one for each ground on which a player pays."""
    first = tricks_shared_line(end, tricks_won(end)) if end.tricks else left_alone_line(end, players_in(end)[0])
    fines = (
        Line("tricks-heard", {"seat": Name(end.seats[seat]), "what": ground_line(end, ground)})
        for seat, ground in grounds(end)
    )
    return (first, *fines)


def _numbers_told(rules: Rules) -> dict[str, Line]:
    """Return the numbers of the rules, each under its subject."""
    return {
        "players": players(rules.players),
        "pack": pack_size(rules.pack),
        "order": cards_of_pack(rules.ranks),
        "always-trump": Line("option-card", {"card": CARDS[rules.permanent_trump]}),
        "payment": chips(rules.stake),
        "hop": seats(rules.hop),
    }


def _reason(position: Position, _: TrickAction, wrong: Violation) -> Line:
    return reason(position, wrong)


def _turned(position: Position) -> tuple[Card, ...]:
    return () if position.turn_up is None else (position.turn_up,)


def _said_by(position: Position, seat: int) -> Line | None:
    if position.stays[seat] is None:
        return None
    return Line("tricks-stays") if position.stays[seat] else Line("tricks-passed")


def _no_points(_: Rules, __: Card) -> int:
    """Return 0: in Zwicken no card brings points."""
    return 0


def _playing(position: Position) -> bool:
    return position.phase is Phase.PLAY


def _heard(_: Position, action: AnyAction, after: Position) -> Line:
    match action:
        case Saying.CHECK:
            return Line("tricks-heard-bottom", {"card": after.shown[-1]})
        case Saying.SKIP:
            return Line("tricks-heard-skip")
        case Saying.PASS:
            return Line("tricks-heard-pass")
        case Saying.STAY:
            return Line("tricks-heard-stay")
        case Exchange(cards):
            return Line("tricks-heard-exchange", {"number": len(cards)})
        case PlayCard(card):
            return Line("option-card", {"card": card})


def _next_pot(position: Position) -> int:
    """Return the pot once the next dealer has paid the ante."""
    return opening(position.rules, position.seats, next_dealer(position), position.pot).pot


def _bottom(position: Position) -> Card | None:
    """Return the bottom card that the dealer has looked at, as long as it is there."""
    return position.shown[-1] if position.looked and position.shown and position.stock else None


def _thirds(_: Rules) -> bool:
    return True


def _fine(rules: Rules) -> int:
    return rules.stake


def _unfined(rules: Rules) -> Rules:
    return replace(rules, stake=0)


def _staked(position: Position, seat: int) -> int:
    """Return the payment of a seat before the deal: a stake for the dealer."""
    return position.rules.stake if seat == position.dealer else 0


def _nothing_secret(_: Position, __: AnyAction) -> bool:
    """Return False: all players see every action of Zwicken."""
    return False


def _begin(rules: Rules, seats: Sequence[str], dealer: int, pack: Sequence[Card], pot: int, _: int) -> Position:
    return after_cut(opening(rules, seats, dealer, pot), pack)


def _buttons(position: Position) -> list[Button]:
    """List the buttons for the seat to act."""
    match position.phase:
        case Phase.CHECK:
            return [Button("check", Line("tricks-do-check")), Button("skip", Line("tricks-do-skip"))]
        case Phase.DECLARE:
            # What cannot be exchanged may be tried: the judge says why.
            exchange = Button("exchange", Line("tricks-do-exchange"), 1, HAND_SIZE)
            return [Button("pass", Line("tricks-do-pass")), Button("stay", Line("tricks-do-stay")), exchange]
        case Phase.PLAY:
            return [PLAY]
        case _:
            return []


KIT: Final = TrickKit(
    game=GAME,
    readings=_READINGS,
    bot=ZWICKEN_BOT,
    choose=bot_choice(ZWICKEN_BOT),
    begin=_begin,
    go_on=after_cut,
    files=FILES,
    buttons=_buttons,
    labels=LABELS,
    numbers=_numbers_told,
    reason=_reason,
    offence=offence,
    offence_line=ground_line,
    turned=_turned,
    hand_size=hand_size,
    said_by=_said_by,
    next_dealer=next_dealer,
    next_pot=_next_pot,
    card_points=_no_points,
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
    secret=_nothing_secret,
    moved=deals_moved,
    bottom=_bottom,
)
"""Zwicken as one of the games."""
