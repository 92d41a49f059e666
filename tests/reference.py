"""A second, slow writing of the rules, with which the engine is compared: every subset, every partition, every build.

It shares with the engine only the dataclasses for positions and plays. Values, sums, promises and the effects of plays
are written again from the rules, without regard to speed, for tables of up to 8 items.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from tutor.engine.cards import Card
from tutor.engine.zwickern import Build, Capture, Item, Lay, Pile, Play, Position

HIGHEST = 80
"""No value of any card or build is greater."""


@dataclass(frozen=True)
class Facts:
    """The facts that the reference knows of a variant or a table; `low` is None where `levels` has each court card."""

    low: bool | None
    add_only: bool = False
    wild: bool = False
    partners: bool = False
    limit: int = HIGHEST
    same: bool = True
    from_card: bool = False
    empty: bool = False
    levels: tuple[tuple[str, str], ...] = ()
    bounds: tuple[int, int] = (2, 14)
    lone: bool = False
    alone: bool = True
    for_partner: bool = True
    must: str = "may"
    duty: str = "hold"
    owner_lays: bool = True
    again: bool = False
    last: str = "counts"
    joker_zwick: bool = True


FACTS = {
    "jensen": Facts(low=True, partners=True),
    "christiansen": Facts(low=True),
    "dietze": Facts(low=False, add_only=True, same=False),
    "grupp": Facts(low=False, add_only=True, wild=True, same=False),
    "french": Facts(low=True, partners=True, limit=14),
    # The house rules of tests/houses.py.
    "kitchen-table": Facts(low=True, partners=True, same=False, from_card=True, empty=True),
    "club-night": Facts(low=False, add_only=True, empty=True),
    "wild-west": Facts(low=False, add_only=True, wild=True, empty=True),
    "strict-aunt": Facts(low=True, partners=True, alone=False, for_partner=False, must="all", duty="capture"),
    "old-harbour": Facts(low=True, must="must", owner_lays=False),
    "rue-du-port": Facts(low=True, partners=True, limit=14, same=False, from_card=True),
}
HIGH = {"A": 11, "J": 12, "Q": 13, "K": 14}


def facts(position: Position) -> Facts:
    """Return the facts of a position's variant."""
    return FACTS[position.rules.name]


def is_joker(card: Card) -> bool:
    """Tell whether a card is any joker."""
    return card.code.startswith("X")


def is_wild(card: Card) -> bool:
    """Tell whether a card is a joker without a value of its own."""
    return card.code in ("X1", "X2", "X3", "X4", "X5", "X6")


def card_values(known: Facts, card: Card) -> set[int]:
    """Return the values that a card played from the hand can count."""
    if is_joker(card):
        return set(range(known.bounds[0], known.bounds[1] + 1)) if is_wild(card) else {int(card.code[1:])}
    if card.rank in HIGH:
        high = HIGH[card.rank]
        level = dict(known.levels).get(card.rank, "both" if known.low else "high")
        return {"low": {high - 10}, "high": {high}, "both": {high, high - 10}}[level]
    return {int(card.rank)}


def is_loose_joker(known: Facts, item: Item) -> bool:
    """Tell whether an item is a joker without an announced value that only a joker takes."""
    card = item.cards[0]
    return item.value is None and is_joker(card) and (known.lone or is_wild(card))


def item_values(known: Facts, item: Item) -> set[int]:
    """Return the values that an item on the table can count in a sum."""
    if item.value is not None:
        return {item.value}
    return set() if is_loose_joker(known, item) else card_values(known, item.cards[0])


def build_values(known: Facts, old: set[int], card: Card) -> set[int]:
    """Return the values of the builds that a card can make on an item with one of the `old` values."""
    made = set()
    for before, played in product(old, card_values(known, card)):
        made.add(before + played)
        if not known.add_only:
            made.add(before - played)
        if known.same and before == played:
            made.add(before)
        if known.from_card:
            made.add(played - before)
    return {value for value in made if 1 <= value <= known.limit}


def reachable(known: Facts, takeable: set[int], cards: Sequence[Card]) -> set[int]:
    """Return the values that a build of these cards, played in this order, can have."""
    single = {value for value in card_values(known, cards[0]) if value <= known.limit and value in takeable}
    single = single if known.alone else set()
    if len(cards) == 1:
        return single
    values = item_values(known, Item((cards[0],))) | single
    for card in cards[1:]:
        values = build_values(known, values, card) & takeable
    return values


def takeable(position: Position) -> set[int]:
    """Return every value that some card of the variant can take."""
    return {value for card in position.rules.pack for value in card_values(facts(position), card)}


def partitions(places: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield every partition of some places into groups."""
    if not places:
        yield []
        return
    first, rest = places[0], places[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            left = [place for place in rest if place not in others]
            for parted in partitions(left):
                yield [(first, *others), *parted]


def group_values(known: Facts, card: Card, items: Sequence[Item]) -> set[int]:
    """Return the values that a card can count to take some items as one group."""
    jokers = [item for item in items if is_loose_joker(known, item)]
    if jokers:
        alone = len(items) == 1 and is_joker(card)
        return card_values(known, card) if alone else set()
    sums = {sum(choice) for choice in product(*(item_values(known, item) for item in items))}
    return sums & card_values(known, card)


def captured_places(position: Position, card: Card) -> Iterator[tuple[int, ...]]:
    """Yield the places on the table of every capture of a card, without regard to promises."""
    known, table = facts(position), position.table
    fits = {
        places: group_values(known, card, [table[place] for place in places])
        for size in range(1, len(table) + 1)
        for places in combinations(range(len(table)), size)
    }
    for places in fits:
        if any(set.intersection(*(fits[group] for group in parted)) for parted in partitions(places)):
            yield places


def can_meet(known: Facts, hand: Sequence[Card], wanted: Sequence[int]) -> bool:
    """Tell whether the hand has a card of its own for every wanted value."""
    if not wanted:
        return True
    return any(
        wanted[0] in card_values(known, card) and can_meet(known, [*hand[:at], *hand[at + 1 :]], wanted[1:])
        for at, card in enumerate(hand)
    )


def less(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Return some cards without one copy of a card."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def partner_of(position: Position) -> int | None:
    """Return the seat of the partner of the player to play, or None without partners."""
    seats = len(position.seats)
    if position.plan.partners and facts(position).partners:
        return (position.turn + seats // 2) % seats
    return None


def candidates(position: Position) -> Iterator[Play]:
    """Yield every conceivable play, most of them illegal."""
    for card in dict.fromkeys(position.hand):
        yield Lay(card)
        for size in range(1, len(position.table) + 1):
            for places in combinations(range(len(position.table)), size):
                yield Capture(card, tuple(position.table[place] for place in places))
        owners = [position.turn] if partner_of(position) is None else [position.turn, partner_of(position)]
        for onto in (None, *position.table):
            for value in range(HIGHEST):
                for owner in owners:
                    yield Build(card, onto, value, owner)


def plays_without_promises(position: Position) -> Iterator[Play]:
    """Yield every play that is legal apart from readings 12 and 13, some of them more than once."""
    known, seat, table = facts(position), position.turn, position.table
    mate = partner_of(position)
    for card in position.hand:
        yield Lay(card)
        if not table and not known.empty:
            continue
        for places in captured_places(position, card):
            yield Capture(card, tuple(table[place] for place in places))
        rest = less(position.hand, card)
        for onto in (None, *table):
            if onto is None:
                made = {value for value in card_values(known, card) if value <= known.limit and known.alone}
            else:
                made = build_values(known, item_values(known, onto), card)
            for value in made & takeable(position):
                if can_meet(known, rest, [value]):
                    yield Build(card, onto, value, seat)
                if mate is not None and known.for_partner and position.announced[mate] >> value & 1:
                    yield Build(card, onto, value, mate)


def after(position: Position, play: Play) -> Position:
    """Return the position that a play leads to."""
    known, seat = facts(position), position.turn
    hands, table, won = list(position.hands), list(position.table), list(position.won)
    announced, last = list(position.announced), position.last_capture
    hands[seat] = less(position.hand, play.card)
    for value in card_values(known, play.card):
        announced[seat] &= ~(1 << value)
    if isinstance(play, Lay):
        table.append(Item((play.card,)))
    elif isinstance(play, Capture):
        taken = [play.card]
        for item in play.takes:
            table.remove(item)
            taken.extend(item.cards)
        joker = is_joker(play.card)
        zwick = not table and (known.joker_zwick or not joker) and last_counts(position, hands)
        other = zwick and joker and position.rules.joker_zwick not in (None, position.rules.zwick)
        won[seat] = Pile(won[seat].cards + tuple(taken), won[seat].zwicks + zwick, won[seat].joker_zwicks + other)
        last = seat
    else:
        below: tuple[Card, ...] = ()
        if play.onto is not None:
            table.remove(play.onto)
            below = play.onto.cards
        table.append(Item((*below, play.card), play.value, play.owner))
        if play.owner == seat:
            announced[seat] |= 1 << play.value
    order = [(seat + step) % len(hands) for step in range(1, len(hands) + 1)]
    turn = next((other for other in order if hands[other] is None or hands[other]), order[0])
    if known.again and isinstance(play, Capture) and not table and hands[seat]:
        turn = seat
    return replace(
        position,
        turn=turn,
        hands=tuple(hands),
        table=tuple(table),
        announced=tuple(announced),
        won=tuple(won),
        last_capture=last,
    )


def effect(position: Position) -> object:
    """Return a key that is equal for positions that differ only in the order of cards or items."""
    return (
        position.turn,
        tuple(None if hand is None else frozenset(Counter(hand).items()) for hand in position.hands),
        frozenset(Counter(position.table).items()),
        position.announced,
        tuple((frozenset(Counter(pile.cards).items()), pile.zwicks, pile.joker_zwicks) for pile in position.won),
        position.last_capture,
    )


def keeps_promises(position: Position, play: Play) -> bool:
    """Tell whether the player still has a card of its own for the value of every build owned (reading 12)."""
    seat, later = position.turn, after(position, play)
    if facts(position).duty != "hold":
        return True
    owed = {item.value for item in later.table if item.owner == seat and item.value is not None}
    return can_meet(facts(position), later.hands[seat] or (), sorted(owed))


def plays(position: Position) -> list[Play]:
    """List every legal play, one for each position that plays lead to (readings 12, 13 and 19)."""
    different = {effect(after(position, play)): play for play in plays_without_promises(position)}
    kept = [play for play in different.values() if keeps_promises(position, play)]
    return dutiful(position, kept or list(different.values()))


def dutiful(position: Position, some: list[Play]) -> list[Play]:
    """List those of some plays that a table allows where capturing, or taking a build, may be a duty."""
    known = facts(position)
    if known.must == "all":
        taken = {play: Counter(play.takes) for play in some if isinstance(play, Capture)}
        some = [
            play
            for play in some
            if not isinstance(play, Capture)
            or not any(play.card is one.card and taken[play] < more for one, more in taken.items())
        ]
    own = any(item.owner == position.turn for item in position.table)
    if own and known.duty == "capture":
        best = [
            play
            for play in some
            if isinstance(play, Capture) and any(item.owner == position.turn for item in play.takes)
        ]
        if best:
            return best
    if known.must != "may":
        takers = {play.card for play in some if isinstance(play, Capture)}
        some = [play for play in some if not isinstance(play, Lay) or play.card not in takers]
    others = [play for play in some if not isinstance(play, Lay)]
    return others if own and not known.owner_lays and others else some


def last_counts(position: Position, hands: Sequence[tuple[Card, ...] | None]) -> bool:
    """Tell whether a Zwick counts by the rule of the table on the very last card."""
    last = facts(position).last
    if last == "counts" or position.stock or any(hand is None or hand for hand in hands):
        return True
    return last == "dealer" and position.turn == position.dealer


def number_of_sequences(position: Position, plies: int) -> int:
    """Count the different sequences of `plies` plays."""
    if plies == 0:
        return 1
    if not position.hand:
        return 0
    return sum(number_of_sequences(after(position, play), plies - 1) for play in plays(position))
