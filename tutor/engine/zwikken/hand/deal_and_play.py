"""A whole hand: the ante, the deal, the position after each action, and the next dealer."""

from collections.abc import Callable, Iterator, Sequence

from tutor.engine.cards import Card
from tutor.engine.tricks import CardPlayed, from_seat, known_card, winning
from tutor.engine.zwikken.actions import Announcement, AnyAction, Ask, Bid, Keep, Pass, PlayCard, Saying, Swap
from tutor.engine.zwikken.bidding import entitled, highest, next_bidder, ten_of_trumps
from tutor.engine.zwikken.hand.scoring import best_set, left_alone, over, pays, settle, won_by_set
from tutor.engine.zwikken.legality import announcement_in
from tutor.engine.zwikken.position import (
    AnnouncedTen,
    Exchanged,
    HandCards,
    Phase,
    Position,
    Spoken,
    next_in,
    players_in,
)
from tutor.engine.zwikken.rules import HAND_SIZE, Bidding, Rules


def full_pack(rules: Rules, players: int) -> tuple[Card, ...]:
    """Return all cards of a hand, before they are shuffled; raises ValueError for a wrong number of players."""
    if players not in rules.players:
        raise ValueError(f"{rules.name} is not for {players} players")
    return rules.pack


def opening(
    rules: Rules, seats: Sequence[str], dealer: int, pack: Sequence[Card | None], pot: int = 0, number: int = 1
) -> Position:
    """Return the first position of a hand: the antes are paid, the cards dealt, and the next one is turned up.

    `pot` is the pot before that, `number` that of the hand in the game. Three cards each are dealt in order from
    forehand on; these and the next card must be known.
    """
    full_pack(rules, len(seats))
    size = len(seats)
    staying = rules.bidding is Bidding.STAY
    hands: list[HandCards] = [()] * size
    for place, seat in enumerate(from_seat(dealer + 1, size)):
        hands[seat] = tuple(map(known_card, pack[HAND_SIZE * place : HAND_SIZE * (place + 1)]))
    dealt = Position(
        rules=rules,
        seats=tuple(seats),
        dealer=dealer,
        number=number,
        phase=Phase.DECLARE if staying else Phase.BID,
        turn=(dealer + 1) % size,
        hands=tuple(hands),
        stock=tuple(pack[HAND_SIZE * size + 1 :]),
        turned=(known_card(pack[HAND_SIZE * size]),),
        stays=(None if staying else True,) * size,
        said=(),
        announced=(),
        exchanged=(),
        tricks=(),
        trick=(),
        zwik=None,
        pot=pot,
        accounts=(0,) * size,
    )
    return antes_paid(dealt)


def antes_paid(position: Position) -> Position:
    """Return the position once the antes of its hand are paid (K17)."""
    rules = position.rules
    if not position.pot or not rules.ante_if_empty:
        position = pays(position, range(len(position.seats)), rules.ante)
    return pays(position, [position.dealer], rules.dealer_ante)


def play_hand(
    rules: Rules,
    seats: Sequence[str],
    dealer: int,
    pack: Sequence[Card],
    choose: Callable[[Position], AnyAction],
    pot: int = 0,
    number: int = 1,
) -> Iterator[Position]:
    """Yield every position of a hand in order, with all cards known; `pot` is the pot before the antes."""
    position = opening(rules, seats, dealer, pack, pot, number)
    yield position
    while position.phase is not Phase.OVER:
        position = act(position, choose(position))
        yield position


def next_dealer(position: Position) -> int:
    """Return the seat that deals the next hand: the one on the dealer's left (K5)."""
    return position.forehand


def act(position: Position, action: AnyAction) -> Position:
    """Return the position after an action, which is not checked for legality; raises UnknownCardsError."""
    seat = position.turn
    if seat is None:
        raise ValueError("nobody is to act")
    match action:
        case PlayCard(card, face_down):
            return _play(position, CardPlayed(seat, card, face_down))
        case Swap() | Keep():
            return _go_on(_exchange(position, seat, action))
        case Saying.TURN:
            return _turn(position)
        case Saying.END:
            return over(position)
        case Saying.STAY:
            return _declare(position, seat, stays=True)
        case Pass() if position.phase is Phase.DECLARE:
            return _declare(position, seat, stays=False)
        case Pass() | Bid() | Ask():
            return _bid(position, seat, action)
    raise ValueError(f"{action!r} is no action")


def _declare(position: Position, seat: int, *, stays: bool) -> Position:
    said = position._replace(stays=(*position.stays[:seat], stays, *position.stays[seat + 1 :]))
    left = players_in(said)
    # A dealer who is the only player left is not asked.
    if len(left) == 1:
        return left_alone(said, left[0])
    return _set_or_lead(said) if seat == position.dealer else said._replace(turn=(seat + 1) % len(said.seats))


def _bid(position: Position, seat: int, action: Pass | Bid | Ask) -> Position:
    level = 0 if isinstance(action, Pass) else action.level
    after = position._replace(said=(*position.said, Spoken(seat, level)))
    announcement = announcement_in(action)
    if announcement is not None:
        place, expects = len(position.turned) - 1, announcement is Announcement.EXPECT
        ten = AnnouncedTen(seat, ten_of_trumps(position), place, expects)
        after = after._replace(announced=(*position.announced, ten))
    bidder = next_bidder(after)
    if bidder is not None:
        return after._replace(turn=bidder)
    return _all_passed(after) if highest(after) is None else _go_on(after)


def _all_passed(position: Position) -> Position:
    if len(position.turned) > len(position.rules.prices):
        return over(position)
    return position._replace(phase=Phase.DEALER, turn=position.dealer)


def _turn(position: Position) -> Position:
    rules, card = position.rules, known_card(position.stock[0])
    repeated = any(card.suit is before.suit for before in position.turned)
    price = rules.prices[len(position.turned) - 1]
    turned = pays(position, range(len(position.seats)), price)._replace(
        stock=position.stock[1:],
        turned=(*position.turned, card),
        said=(),
    )
    if repeated and rules.repeated_suit_passes:
        # All must pass, so no player is asked (K42).
        return _all_passed(turned)
    return turned._replace(phase=Phase.BID, turn=turned.forehand)


def _go_on(position: Position) -> Position:
    due = entitled(position)
    return _set_or_lead(position) if due is None else position._replace(phase=Phase.SWAP, turn=due.seat)


def _exchange(position: Position, seat: int, action: Swap | Keep) -> Position:
    taken = action.turn_up if isinstance(action, Swap) else None
    done = position._replace(exchanged=(*position.exchanged, Exchanged(seat, action.ten, taken)))
    if taken is None:
        return done
    hand = tuple(taken if card is action.ten else card for card in position.hand)
    return done._replace(hands=(*position.hands[:seat], hand, *position.hands[seat + 1 :]))


def _set_or_lead(position: Position) -> Position:
    holder = best_set(position)
    if holder is not None:
        return won_by_set(position, holder)
    return position._replace(phase=Phase.PLAY, turn=players_in(position)[0])


def _play(position: Position, played: CardPlayed) -> Position:
    seat, trick = played.seat, (*position.trick, played)
    hand = tuple(held for held in position.hand if held is not played.card)
    hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
    if len(trick) < len(position.stays) - position.stays.count(False):
        return position._replace(hands=hands, trick=trick, turn=next_in(position, seat))
    won = winning(position.rules.tricks, position.trumps, trick)
    leads = seat if won is None else won.seat
    position = position._replace(hands=hands, tricks=(*position.tricks, trick), trick=(), turn=leads)
    return settle(position) if len(position.tricks) == HAND_SIZE else position
