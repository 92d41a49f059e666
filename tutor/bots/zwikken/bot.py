"""The bots of Zwikken: the greedy choice by their own cards, and guesses at the cards of others."""

from collections.abc import Sequence
from typing import Final

from tutor.bots.dice import Dice
from tutor.bots.tricks.cards import greedy_card, trumps_and_aces
from tutor.bots.tricks.guesses import cards_seen, guessed_hands
from tutor.bots.tricks.levels import TrickBot
from tutor.engine.cards import CARDS, Card
from tutor.engine.zwikken import (
    GAME,
    Announcement,
    AnyAction,
    Ask,
    Bid,
    Pass,
    Phase,
    PlayCard,
    Position,
    Saying,
    Swap,
    entitled,
    hand_size,
    highest,
    legal_actions,
    violations,
)
from tutor.engine.zwikken.hand.scoring import trying
from tutor.engine.zwikken.legality import next_level
from tutor.engine.zwikken.position import Exchanged, turn_ups
from tutor.engine.zwikken.rules import TrickGoal

_GOOD_CARDS = 2
"""The trumps and aces with which a greedy player bids."""


def _greedy_in_zwikken(position: Position) -> AnyAction:
    """Return what a greedy player does: it bids with two trumps or aces, stays with one, and takes a better card."""
    if position.phase is Phase.PLAY:
        return _greedy_play(position)
    if position.phase is Phase.DEALER:
        return Saying.END
    if position.phase is Phase.SWAP:
        due = entitled(position)
        assert due is not None
        order = position.rules.ranks
        return Swap(due.ten, min(due.turn_ups, key=lambda card: order.index(card.rank)))
    good = len(_good(position))
    if position.phase is Phase.DECLARE:
        return Saying.STAY if good or violations(position, Pass()) else Pass()
    bids: tuple[AnyAction, ...] = ()
    if good >= _GOOD_CARDS or _alike(position.hand):
        level = next_level(position)
        bids = (Ask(level, know=True), Ask(level), Bid(level))
    return next(action for action in (*bids, *_PASSES) if not violations(position, action))


_PASSES = (Pass(Announcement.KNOW), Pass())


def _good(position: Position) -> tuple[Card, ...]:
    return trumps_and_aces(position.rules.tricks, position.trumps, position.hand)


def _alike(hand: Sequence[Card]) -> bool:
    return len(hand) > 1 and len({card.rank for card in hand}) == 1


def _greedy_play(position: Position) -> AnyAction:
    top, ace = highest(position), CARDS["A" + position.trumps]
    not_led = ace if top is not None and top.seat == position.turn and not position.rules.asker_may_lead_ace else None
    number = len(position.tricks) + 1
    found = greedy_card(position.rules.tricks, position.trumps, number, position.trick, position.hand, not_led)
    return PlayCard(found.card, found.face_down)


def _worth_trying(position: Position) -> Sequence[AnyAction]:
    """Return all legal actions."""
    return list(legal_actions(position))


def _guess(position: Position, dice: Dice) -> Position:
    """Return the position with what the seat to act does not see dealt at random."""
    own, seats = position.turn, range(len(position.seats))
    assert own is not None
    tricks = (*position.tricks, position.trick)
    open_hands = {seat: hand for seat, hand in enumerate(position.hands) if hand is not None}
    known = cards_seen(tricks) | set(position.turned) | set(turn_ups(position))
    known |= {card for hand in open_hands.values() for card in hand}
    taken = _still_held(position, known)
    unseen = [card for card in position.rules.pack if card not in known]
    sizes = {seat: hand_size(position, seat) - len(taken.get(seat, ())) for seat in seats if seat not in open_hands}
    hands, left = guessed_hands(position.rules.tricks, position.trumps, tricks, unseen, sizes, dice)
    cards = iter(left)
    return position._replace(
        hands=tuple(open_hands.get(seat) or (*hands[seat], *taken.get(seat, ())) for seat in seats),
        stock=tuple(next(cards) for _ in position.stock),
    )


def _settled(position: Position, seat: int) -> bool:
    """Tell whether a seat has dropped out, or plays tricks that others win or lose."""
    if position.phase is Phase.PLAY and position.rules.goal is not TrickGoal.THIRDS:
        return seat not in trying(position)
    return position.stays[seat] is False


def _still_held(position: Position, known: set[Card]) -> dict[int, tuple[Card, ...]]:
    """Return the cards that others have taken for a ten or announced, and have not played."""
    played = cards_seen((*position.tricks, position.trick))
    found: dict[int, tuple[Card, ...]] = {}
    exchanged = {one.ten: one for one in position.exchanged}
    for seat, ten, *_ in position.announced:
        if ten not in exchanged and ten not in known:
            found[seat] = (*found.get(seat, ()), ten)
    for one in exchanged.values():
        card = _held_after(one)
        if card not in played and position.hands[one.seat] is None:
            found[one.seat] = (*found.get(one.seat, ()), card)
    known |= {card for cards in found.values() for card in cards}
    return found


def _held_after(one: Exchanged) -> Card:
    return one.ten if one.turn_up is None else one.turn_up


ZWIKKEN_BOT: Final = TrickBot(GAME, _greedy_in_zwikken, _guess, _worth_trying, _settled)
"""The bots of Zwikken."""
