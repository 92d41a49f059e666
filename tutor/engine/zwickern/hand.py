"""A whole hand: the deals of an ordered pack, the play through all of them, and the end."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from tutor.engine.cards import Card
from tutor.engine.zwickern.moves import Move, play
from tutor.engine.zwickern.position import Hand, Pile, Position, loose
from tutor.engine.zwickern.rules import Plan, Rules, plan


@dataclass(frozen=True, slots=True)
class Deal:
    """What one deal gives: a hand for each seat, and cards for the table."""

    hands: tuple[Hand, ...]
    table: tuple[Card, ...] = ()


def full_pack(rules: Rules, seating: Plan) -> tuple[Card, ...]:
    """All cards of a hand, in the order of the pack."""
    return rules.pack * seating.packs


def deals(seating: Plan, dealer: int, pack: Sequence[Card]) -> tuple[Deal, ...]:
    """All deals from an ordered pack: one card at a time from the dealer's left, then the table."""
    cards = iter(pack)
    found = []
    for number, sizes in enumerate(seating.deals):
        hands: list[list[Card]] = [[] for _ in range(seating.players)]
        for turn in range(max(sizes)):
            for place, size in enumerate(sizes):
                if turn < size:
                    hands[(dealer + 1 + place) % seating.players].append(next(cards))
        to_table = seating.picture if number == 0 else 0
        if number == len(seating.deals) - 1:
            to_table += seating.left_over
        found.append(Deal(tuple(map(tuple, hands)), tuple(next(cards) for _ in range(to_table))))
    return tuple(found)


def opening(rules: Rules, seats: Sequence[str], dealer: int, first: Deal, stock: int) -> Position:
    """The position after the first deal; raises ValueError for a wrong number of seats."""
    seating = plan(rules, len(seats))
    if seating is None:
        raise ValueError(f"{rules.name} is not for {len(seats)} players")
    none_won = (Pile(),) * len(seats)
    bare = Position(
        rules, seating, tuple(seats), dealer, ((),) * len(seats), (), (0,) * len(seats), dealer, stock, none_won, None
    )
    return deal_again(bare, dealer, first, stock)


def deal_again(position: Position, dealer: int, deal: Deal, stock: int) -> Position:
    """The position after a further deal; the player left of the dealer begins (reading 20)."""
    seats = len(position.seats)
    turns = [(dealer + step) % seats for step in range(1, seats + 1)]
    return replace(
        position,
        turn=next((seat for seat in turns if deal.hands[seat]), turns[0]),
        hands=deal.hands,
        table=position.table + tuple(map(loose, deal.table)),
        stock=stock,
    )


def deal_is_over(position: Position) -> bool:
    """Whether every hand has been played out."""
    return not any(position.hands) and None not in position.hands


def finish(position: Position) -> Position:
    """The end of the last deal: what lies on the table goes to the last to capture, and is no Zwick (reading 17)."""
    last = position.last_capture
    if last is None:
        return position
    cards, zwicks = position.won[last]
    left = tuple(card for item in position.table for card in item.cards)
    won = (*position.won[:last], Pile(cards + left, zwicks), *position.won[last + 1 :])
    return replace(position, table=(), won=won)


def next_dealer(position: Position) -> int | None:
    """The seat that deals the next hand: the deal moves to the left (reading 20)."""
    return None if position.dealer is None else (position.dealer + 1) % len(position.seats)


def play_hand(
    rules: Rules,
    seats: Sequence[str],
    dealer: int,
    pack: Sequence[Card],
    choose: Callable[[Position], Move],
) -> Iterator[Position]:
    """Every position of a hand in order, the last one after `finish`; `choose` picks each play."""
    seating = plan(rules, len(seats))
    if seating is None:
        raise ValueError(f"{rules.name} is not for {len(seats)} players")
    stock = len(pack)
    position: Position | None = None
    for deal in deals(seating, dealer, pack):
        stock -= sum(map(len, deal.hands)) + len(deal.table)
        if position is None:
            position = opening(rules, seats, dealer, deal, stock)
        else:
            position = deal_again(position, dealer, deal, stock)
        yield position
        while not deal_is_over(position):
            position = play(position, choose(position))
            yield position
    if position is not None:
        yield finish(position)
