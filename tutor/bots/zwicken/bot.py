"""The bots of Zwicken: the greedy choice by their own cards, and guesses at the cards of others."""

from collections.abc import Sequence
from typing import Final

from tutor.bots.dice import Dice, drawn
from tutor.bots.tricks.cards import greedy_card, trumps_and_aces
from tutor.bots.tricks.guesses import cards_seen, guessed_hands
from tutor.bots.tricks.levels import TrickBot
from tutor.engine.cards import CARDS, Card
from tutor.engine.tricks import from_seat, has_led, strength
from tutor.engine.zwicken import (
    GAME,
    AnyAction,
    Exchange,
    Phase,
    PlayCard,
    Position,
    Saying,
    hand_size,
    legal_actions,
)
from tutor.engine.zwicken.position import trump_ace


def _greedy_in_zwicken(position: Position) -> AnyAction:
    """Return what a greedy player does: it looks, stays with a trump or an ace, and gives away what is neither."""
    if position.phase is Phase.CHECK:
        return Saying.CHECK
    tricks, trumps = position.rules.tricks, position.trumps
    if position.phase is Phase.DECLARE:
        good = trumps_and_aces(tricks, trumps, position.hand)
        if not good:
            return Saying.PASS
        low = [card for card in _weakest_first(position) if card not in good][: len(position.stock)]
        return Exchange(frozenset(low)) if low else Saying.STAY
    if len(position.hand) == 1:
        return PlayCard(position.hand[0])
    if not position.trick and not has_led(position.tricks, _turn(position)):
        ace = CARDS[trump_ace(position)]
        if ace in position.hand:
            return PlayCard(ace)
    number = len(position.tricks) + 1
    return PlayCard(greedy_card(tricks, trumps, number, position.trick, position.hand).card)


def _weakest_first(position: Position) -> list[Card]:
    """Return the hand of the seat to act, the cards that win least first."""
    tricks, trumps = position.rules.tricks, position.trumps
    return sorted(position.hand, key=lambda card: (strength(tricks, trumps, card.suit, card), str(card)))


def _worth_trying(position: Position) -> Sequence[AnyAction]:
    """Return what is compared: to pass, to stay and give away the weakest cards, each card; a bot always looks."""
    if position.phase is Phase.CHECK:
        return [Saying.CHECK]
    if position.phase is Phase.DECLARE:
        weak, most = _weakest_first(position), min(len(position.hand), len(position.stock))
        some = (Exchange(frozenset(weak[:number])) for number in range(1, most + 1))
        return [Saying.PASS, Saying.STAY, *some]
    return list(legal_actions(position))


def _guess(position: Position, dice: Dice) -> Position:
    """Return the position with what the seat to act does not see dealt at random."""
    own = _turn(position)
    tricks = (*position.tricks, position.trick)
    known = cards_seen(tricks) | set(position.hand)
    known |= {card for card in (position.turn_up, *position.stock, *position.given_away[own]) if card is not None}
    unseen = [card for card in position.rules.pack if card not in known]
    if position.turn_up is None:
        # Nothing is dealt yet, and all cards are in the pack.
        return position._replace(stock=tuple(drawn(unseen, dice)))
    seats = range(len(position.seats))
    taken = {seat: card for seat, card in _bottom_card_drawn(position) if card in unseen}
    unseen = [card for card in unseen if card not in taken.values()]
    sizes = {seat: hand_size(position, seat) - (seat in taken) for seat in seats if seat != own}
    hands, left = guessed_hands(position.rules.tricks, position.trumps, tricks, unseen, sizes, dice)
    cards = iter(left)
    held = {seat: (*hands[seat], *((taken[seat],) if seat in taken else ())) for seat in sizes}
    return position._replace(
        hands=tuple(position.hand if seat == own else held[seat] for seat in seats),
        stock=tuple(next(cards) if card is None else card for card in position.stock),
    )


def _bottom_card_drawn(position: Position) -> list[tuple[int, Card]]:
    """Return the bottom card that was shown with the seat that drew it: the last to exchange, once no stock is left."""
    # A position that was written down need not name the card that was looked at.
    if position.stock or not position.looked or not position.shown:
        return []
    order = from_seat(position.forehand, len(position.seats))
    exchanged = [seat for seat in order if position.given_away[seat]]
    return [(exchanged[-1], position.shown[-1])] if exchanged else []


def _settled(position: Position, seat: int) -> bool:
    """Tell whether a seat has passed, and does not pay for a bottom card that was not looked at."""
    return position.stays[seat] is False and (position.looked or seat != position.dealer)


def _turn(position: Position) -> int:
    assert position.turn is not None
    return position.turn


ZWICKEN_BOT: Final = TrickBot(GAME, _greedy_in_zwicken, _guess, _worth_trying, _settled)
"""The bots of Zwicken."""
