"""A whole hand: the deals of an ordered pack, the play through all of them, and the end."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from tutor.engine.cards import Card
from tutor.engine.zwickern.dealt_sizes import deal_number, hand_sizes
from tutor.engine.zwickern.plays import Play, make_play, plays_again
from tutor.engine.zwickern.position import Holding, Pile, Position, loose
from tutor.engine.zwickern.rules import Plan, Rules, plan


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one deal: a hand for each seat, and cards for the table."""

    hands: tuple[Holding, ...]
    table: tuple[Card, ...] = ()


def full_pack(rules: Rules, seating: Plan) -> tuple[Card, ...]:
    """Return all cards of a hand, before they are shuffled."""
    return rules.pack * seating.packs


def deals(seating: Plan, dealer: int, pack: Sequence[Card]) -> tuple[Deal, ...]:
    """Return all deals from an ordered pack: one card at a time from the dealer's left, then the table."""
    cards = iter(pack)
    found = []
    for number, sizes in enumerate(seating.deals):
        hands: list[list[Card]] = [[] for _ in range(seating.players)]
        for turn in range(max(sizes)):
            for place, size in enumerate(sizes):
                if turn < size:
                    hands[(dealer + 1 + place) % seating.players].append(next(cards))
        to_table = tuple(next(cards) for _ in range(seating.to_table[number]))
        found.append(Deal(tuple(map(tuple, hands)), to_table))
    return tuple(found)


def opening(rules: Rules, seats: Sequence[str], dealer: int, first: Deal, stock: int) -> Position:
    """Return the position after the first deal; raises ValueError for a wrong number of seats."""
    seating = plan(rules, len(seats))
    if seating is None:
        raise ValueError(f"{rules.name} is not for {len(seats)} players")
    none_won = (Pile(),) * len(seats)
    bare = Position(
        rules, seating, tuple(seats), dealer, ((),) * len(seats), (), (0,) * len(seats), dealer, stock, none_won, None
    )
    return deal_again(bare, dealer, first, stock)


def deal_again(position: Position, dealer: int, deal: Deal, stock: int) -> Position:
    """Return the position after a further deal; the player left of the dealer begins (reading 20)."""
    seats = len(position.seats)
    turns = [(dealer + step) % seats for step in range(1, seats + 1)]
    return replace(
        position,
        turn=next((seat for seat in turns if deal.hands[seat]), turns[0]),
        hands=deal.hands,
        table=position.table + tuple(map(loose, deal.table)),
        stock=stock,
    )


def first_deal(rules: Rules, seats: Sequence[str], dealer: int, pack: Sequence[Card]) -> Position:
    """Return the position after the first deal of an ordered pack; raises ValueError for a wrong number of seats."""
    seating = plan(rules, len(seats))
    if seating is None:
        raise ValueError(f"{rules.name} is not for {len(seats)} players")
    first = deals(seating, dealer, pack)[0]
    return opening(rules, seats, dealer, first, seating.dealt - _size(first))


def with_next_deal(position: Position, pack: Sequence[Card]) -> Position:
    """Return the position with the next deal of the pack, if one is due, else the position itself."""
    if not position.stock or not deal_is_over(position):
        return position
    assert position.dealer is not None
    # Every deal leaves a different stock, so the stock identifies the deal.
    left = 0
    for deal in reversed(deals(position.plan, position.dealer, pack)):
        left += _size(deal)
        if left == position.stock:
            return deal_again(position, position.dealer, deal, left - _size(deal))
    raise AssertionError("the deals make up the pack")


def _size(deal: Deal) -> int:
    return sum(map(len, deal.hands)) + len(deal.table)


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The next deal: the seat that begins, how many cards each seat gets, and how many go to the table before that."""

    first: int
    sizes: tuple[int, ...]
    to_table: int

    @property
    def size(self) -> int:
        """The number of cards that the seat that begins gets."""
        return self.sizes[self.first]


def next_in_deal(position: Position, play: Play | None = None) -> int | None:
    """Return the seat that plays after the player to play in this deal, or None if no hand has a card then.

    Without the play it is taken to be one that leaves something on the table, after which the turn goes on.
    """
    sizes, seats = hand_sizes(position), len(position.seats)
    if play is not None and plays_again(position, play) and sizes[position.turn] > 1:
        return position.turn
    order = [(position.turn + step) % seats for step in range(1, seats)]
    following = next((seat for seat in order if sizes[seat]), None)
    # If all others are out of cards, the player to play goes on with the rest of the hand.
    return position.turn if following is None and sizes[position.turn] > 1 else following


def next_seat(position: Position, play: Play | None = None) -> int:
    """Return the seat that plays next, in this deal or the next; the seat on the left if none does."""
    following = next_in_deal(position, play)
    if following is not None:
        return following
    dealt = next_deal(position)
    return (position.turn + 1) % len(position.seats) if dealt is None else dealt.first


def next_deal(position: Position) -> NextDeal | None:
    """Return the next deal, or None if there is none or it is not known."""
    number, dealer, seating = deal_number(position), position.dealer, position.plan
    if number is None or dealer is None or number + 1 >= len(seating.deals):
        return None
    seats, by_place = seating.players, seating.deals[number + 1]
    first = next(place for place, size in enumerate(by_place) if size)
    sizes = tuple(by_place[(seat - dealer - 1) % seats] for seat in range(seats))
    return NextDeal((dealer + 1 + first) % seats, sizes, seating.to_table[number + 1])


def deal_is_over(position: Position) -> bool:
    """Tell whether every hand has been played out."""
    return not any(position.hands) and None not in position.hands


def finish(position: Position) -> Position:
    """Return the end of the last deal: the last to capture gets the cards on the table, and no Zwick (reading 17).

    At some tables no player gets them, and builds among them cost their owners something.
    """
    won = position.won
    if position.rules.build_left:
        owners = Counter(item.owner for item in position.table if item.value is not None)
        won = tuple(pile._replace(builds_left=owners[seat]) for seat, pile in enumerate(won))
    last = position.last_capture
    if last is None or not position.rules.last_takes_rest:
        return replace(position, won=won)
    left = tuple(card for item in position.table for card in item.cards)
    pile = won[last]._replace(cards=won[last].cards + left)
    return replace(position, table=(), won=(*won[:last], pile, *won[last + 1 :]))


def next_dealer(position: Position) -> int | None:
    """Return the seat that deals the next hand: the deal moves to the left (reading 20)."""
    return None if position.dealer is None else (position.dealer + 1) % len(position.seats)


def play_hand(
    rules: Rules,
    seats: Sequence[str],
    dealer: int,
    pack: Sequence[Card],
    choose: Callable[[Position], Play],
) -> Iterator[Position]:
    """Yield every position of a hand in order, the last one after `finish`; `choose` picks each play."""
    seating = plan(rules, len(seats))
    if seating is None:
        raise ValueError(f"{rules.name} is not for {len(seats)} players")
    stock = seating.dealt
    position: Position | None = None
    for deal in deals(seating, dealer, pack):
        stock -= _size(deal)
        if position is None:
            position = opening(rules, seats, dealer, deal, stock)
        else:
            position = deal_again(position, dealer, deal, stock)
        yield position
        while not deal_is_over(position):
            position = make_play(position, choose(position))
            yield position
    if position is not None:
        yield finish(position)
