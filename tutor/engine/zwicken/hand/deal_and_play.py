"""A whole hand: the ante, the cut, the deal, the position after each action, and the next dealer."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

from tutor.engine.cards import Card
from tutor.engine.tricks import CardPlayed, from_seat, known_card, winning
from tutor.engine.zwicken.actions import AnyAction, Exchange, PlayCard, Saying
from tutor.engine.zwicken.hand.scoring import pays, settle
from tutor.engine.zwicken.position import HandCards, Phase, Position, next_in, players_in
from tutor.engine.zwicken.rules import HAND_SIZE, Rules


def full_pack(rules: Rules, players: int) -> tuple[Card, ...]:
    """Return all cards of a hand, before they are shuffled; raises ValueError for a wrong number of players."""
    if players not in rules.players:
        raise ValueError(f"{rules.name} is not for {players} players")
    return rules.pack


def opening(rules: Rules, seats: Sequence[str], dealer: int, pot: int = 0) -> Position:
    """Return the beginning of a hand: the dealer has paid the ante, and the cards are to be cut."""
    full_pack(rules, len(seats))
    size = len(seats)
    nothing = Position(
        rules=rules,
        seats=tuple(seats),
        dealer=dealer,
        phase=Phase.CUT,
        turn=None,
        hands=((),) * size,
        stock=(),
        shown=(),
        looked=False,
        turn_up=None,
        stays=(None,) * size,
        given_away=((),) * size,
        tricks=(),
        trick=(),
        pot=pot,
        accounts=(0,) * size,
    )
    return pays(nothing, [dealer])


def cut(position: Position, pack: Sequence[Card | None]) -> Position:
    """Return the position after a cut: the dealer may look at the last card of the pack."""
    return position._replace(phase=Phase.CHECK, turn=position.dealer, stock=tuple(pack))


def _reshuffled(pack: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Return the pack in another order, which follows from its present order and the number of the shuffle.

    A deal that moves is shuffled again (Z7), and the order of the pack is all the chance in a hand.
    """
    seed = f"{number} {' '.join(map(str, pack))} "
    return tuple(sorted(pack, key=lambda card: sha256(f"{seed}{card}".encode()).digest()))


def after_cut(position: Position, pack: Sequence[Card]) -> Position:
    """Return the position after the cut if one is due, else the position itself; a moved deal is shuffled first."""
    if position.phase is not Phase.CUT:
        return position
    moved = len(position.shown)
    return cut(position, _reshuffled(pack, moved) if moved else pack)


def play_hand(
    rules: Rules,
    seats: Sequence[str],
    dealer: int,
    pack: Sequence[Card],
    choose: Callable[[Position], AnyAction],
    pot: int = 0,
) -> Iterator[Position]:
    """Yield every position of a hand in order, with all cards known; `pot` is the pot before the ante."""
    position = opening(rules, seats, dealer, pot)
    yield position
    while position.phase is not Phase.OVER:
        cuts = position.phase is Phase.CUT
        position = after_cut(position, pack) if cuts else act(position, choose(position))
        yield position


def act(position: Position, action: AnyAction) -> Position:
    """Return the position after an action, which is not checked for legality; raises UnknownCardsError."""
    if position.turn is None:
        raise ValueError("nobody is to act")
    if isinstance(action, PlayCard):
        return _play(position, position.turn, action.card)
    if isinstance(action, Exchange):
        return _stay(_exchange(position, position.turn, action), position.turn, stays=True)
    if action is Saying.CHECK:
        return _check(position)
    if action is Saying.SKIP:
        return _deal(position)
    return _stay(position, position.turn, stays=action is Saying.STAY)


def next_dealer(position: Position) -> int:
    """Return the seat that deals the next hand: the one on the dealer's left (Z25)."""
    return position.forehand


def _check(position: Position) -> Position:
    card = known_card(position.stock[-1])
    position = position._replace(shown=(*position.shown, card))
    rules, size = position.rules, len(position.seats)
    if card.rank not in rules.moving_ranks:
        return _deal(position._replace(looked=True))
    by = size - 1 if card.code == rules.permanent_trump else rules.hop
    # The new dealer's payment is the ante; players who are passed over pay as well (Z5, Z29).
    passed_over = list(from_seat(position.dealer + 1, size))[:by]
    moved = position._replace(phase=Phase.CUT, turn=None, dealer=passed_over[-1], stock=())
    return pays(moved, passed_over)


def _deal(position: Position) -> Position:
    size = len(position.seats)
    stock, order = position.stock, list(from_seat(position.forehand, size))
    turn_up = stock[2 * size]
    hands: list[HandCards] = [()] * size
    for place, seat in enumerate(order):
        hands[seat] = tuple(map(known_card, (*stock[2 * place : 2 * place + 2], stock[2 * size + 1 + place])))
    return position._replace(
        phase=Phase.DECLARE,
        turn=order[0],
        hands=tuple(hands),
        turn_up=known_card(turn_up),
        stock=stock[HAND_SIZE * size + 1 :],
    )


def _exchange(position: Position, seat: int, action: Exchange) -> Position:
    number = len(action.cards)
    drawn, stock = tuple(map(known_card, position.stock[:number])), position.stock[number:]
    kept = tuple(card for card in position.hand if card not in action.cards)
    given = tuple(card for card in position.hand if card in action.cards)
    return position._replace(
        hands=(*position.hands[:seat], (*kept, *drawn), *position.hands[seat + 1 :]),
        stock=stock,
        given_away=(*position.given_away[:seat], given, *position.given_away[seat + 1 :]),
    )


def _stay(position: Position, seat: int, *, stays: bool) -> Position:
    said = position._replace(stays=(*position.stays[:seat], stays, *position.stays[seat + 1 :]))
    left = players_in(said)
    # A dealer who is the only player left is not asked (Z12).
    if len(left) == 1:
        return settle(said)
    if seat == position.dealer:
        return said._replace(phase=Phase.PLAY, turn=left[0])
    return said._replace(turn=(seat + 1) % len(said.seats))


def _play(position: Position, seat: int, card: Card) -> Position:
    hand = tuple(held for held in position.hand if held is not card)
    trick = (*position.trick, CardPlayed(seat, card))
    hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
    if len(trick) < len(position.stays) - position.stays.count(False):
        return position._replace(hands=hands, trick=trick, turn=next_in(position, seat))
    won = winning(position.rules.tricks, position.trumps, trick)
    leads = seat if won is None else won.seat
    position = position._replace(hands=hands, tricks=(*position.tricks, trick), trick=(), turn=leads)
    return settle(position) if len(position.tricks) == HAND_SIZE else position
