"""Every legal play of a position, one at a time."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from tutor.engine.arithmetic.masks import Mask, Values, adding_up, disjoint_unions, pick, sums
from tutor.engine.budget import CALL, TooMuchWorkError, spend
from tutor.engine.cards import Card
from tutor.engine.zwickern.building import BY_ITSELF, made_under
from tutor.engine.zwickern.captures import (
    SINGLE_ITEMS,
    Layout,
    Taking,
    captures,
    lay_out,
    maximal_captures,
    number_of_captures,
    taking,
    taking_own_builds,
)
from tutor.engine.zwickern.plays import Build, Capture, Lay, Play, promised, without
from tutor.engine.zwickern.position import Holding, Item, Position, has_equal_cards, shape_of
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import Bits, BuildDuty, Capturing, from_bits, partner, takes_lone


def legal_plays(position: Position) -> Iterator[Play]:
    """Yield every legal play of the player to play, each once (reading 19); raises TooMuchWorkError.

    The promises of reading 12 are suspended if no play keeps them (reading 13).
    """
    if position.rules.bound:
        return _bound_plays(position)
    owed = promised(position.table, position.turn)
    return _with_promises(position, owed) if owed else _plays(position, 0)


def _with_promises(position: Position, owed: Bits) -> Iterator[Play]:
    dutiful = _plays(position, owed)
    first = next(dutiful, None)
    if first is None:
        yield from _plays(position, 0)
    else:
        yield first
        yield from dutiful


def promises_suspended(position: Position) -> bool:
    """Tell whether no play keeps the player's promises, in which case none has to (reading 13)."""
    owed = promised(position.table, position.turn)
    if not owed or _can_take_owned(position):
        return False
    return next(_plays(position, owed), None) is None


def _can_take_owned(position: Position) -> bool:
    """Tell whether some card keeps every promise by taking all builds of one value that the player owns.

    Nearly always some card does, and this is quick to see however large the table is.
    """
    rules, owed = position.rules, promised(position.table, position.turn)
    return any(
        keeps(rules, without(position.hand, card), owed & ~(1 << value))
        for card in dict.fromkeys(position.hand)
        for value in from_bits(owed & rules.hand_bits[card])
    )


def legal_taking(position: Position, card: Card) -> Taking:
    """Return the legal captures of a card of the hand as one set, for answers that need no list."""
    found = _promise_keeping(position, card)
    if not position.rules.bound:
        return found
    return taking_own_builds(found) if must_take_build(position) else found


def _promise_keeping(position: Position, card: Card) -> Taking:
    """Return the captures of a card that keep promises, of those that must take all the largest ones."""
    rules = position.rules
    layout = lay_out(position, rules.hand_bits[card], joker=takes_lone(rules, card), counting=True)
    found = taking(position, card, layout, dutiful=not promises_suspended(position))
    return maximal_captures(found) if rules.capturing is Capturing.ALL else found


def must_take_build(position: Position) -> bool:
    """Tell whether the next play has to take one of the player's own builds: where that is a duty, and possible."""
    if position.rules.duty is not BuildDuty.CAPTURE or not promised(position.table, position.turn):
        return False
    return any(taking_own_builds(_promise_keeping(position, card)).vectors for card in dict.fromkeys(position.hand))


def may_lay(position: Position, card: Card) -> bool:
    """Tell whether a card of the hand may be laid, promises aside: at some tables only if nothing else can be done.

    A card that can take something may have to, and so may a player who owns a build have to capture or build, if any
    card can.
    """
    rules = position.rules
    if must_take_build(position):
        return False
    if rules.capturing is not Capturing.MAY and _promise_keeping(position, card).vectors:
        return False
    if rules.owner_may_lay or not promised(position.table, position.turn):
        return True
    cards = dict.fromkeys(position.hand)
    return not any(legal_builds(position, one) or _promise_keeping(position, one).vectors for one in cards)


def _bound_plays(position: Position) -> Iterator[Play]:
    """Yield the legal plays where some are duties."""
    for card in dict.fromkeys(position.hand):
        lay = legal_lay(position, card)
        if lay is not None:
            yield lay
        yield from captures(legal_taking(position, card))
        yield from legal_builds(position, card)


def legal_builds(position: Position, card: Card) -> list[Build]:
    """Return the legal builds of a card of the hand, on every item and by itself."""
    if not position.table and not position.rules.build_on_empty:
        return []
    if position.rules.bound and must_take_build(position):
        return []
    owed = 0 if promises_suspended(position) else promised(position.table, position.turn)
    return next(_builds(position, (card,), shape_of(position.rules, position.table), owed))


def legal_lay(position: Position, card: Card) -> Lay | None:
    """Return the play that lays a card of the hand down, or None if a promise or a duty forbids it."""
    if position.rules.bound and not may_lay(position, card):
        return None
    owed = promised(position.table, position.turn)
    free = keeps(position.rules, without(position.hand, card), owed) or promises_suspended(position)
    return Lay(card) if free else None


def number_of_plays(position: Position) -> int | None:
    """Count the legal plays without listing the captures; return None if the table is too large to count them."""
    total = 0
    try:
        for card in dict.fromkeys(position.hand):
            total += legal_lay(position, card) is not None
            total += len(legal_builds(position, card))
            total += number_of_captures(legal_taking(position, card))
    except TooMuchWorkError:
        return None
    return total


def _plays(position: Position, owed: Bits) -> Iterator[Play]:
    """Yield the plays that keep the promises `owed`, or all plays where none binds."""
    rules, hand, table = position.rules, position.hand, position.table
    different = tuple(dict.fromkeys(hand))
    # If the rest of the hand keeps all promises, every lay and capture does.
    free = different
    if owed:
        free = tuple([card for card in different if keeps(rules, without(hand, card), owed)])
    yield from map(_lay, free)
    # On an empty table there is nothing to take, and nothing may be built (reading 15).
    if not table and not rules.build_on_empty:
        return
    shape = shape_of(rules, table)
    if len(table) <= SINGLE_ITEMS and (not has_equal_cards(position) or len(set(table)) == len(table)):
        takes = _captures(position, different, shape, free)
    else:
        takes = _captures_by_kinds(position, different, dutiful=owed != 0)
    for captures_with, builds_with in zip(takes, _builds(position, different, shape, owed), strict=True):
        yield from captures_with
        yield from builds_with


@cache
def _lay(card: Card) -> Lay:
    return Lay(card)


def _captures_by_kinds(position: Position, cards: Iterable[Card], *, dutiful: bool) -> Iterator[Iterable[Capture]]:
    """Yield the captures of each card from a large table, or from one that has equal items."""
    for card, layout in _layouts(position, cards):
        yield captures(taking(position, card, layout, dutiful=dutiful))


def _layouts(position: Position, cards: Iterable[Card]) -> list[tuple[Card, Layout]]:
    """Lay out the table for each card: by itself for a joker that takes lone ones.

    All other cards share a layout, whose groups are found in one pass.
    """
    rules = position.rules
    jokers = [card for card in cards if card.suit is None] if rules.lone else []
    plain = 0
    for card in cards:
        plain |= rules.hand_bits[card]
    common = lay_out(position, plain, joker=False)
    if not jokers:
        return [(card, common) for card in cards]
    return [
        (card, lay_out(position, rules.hand_bits[card], joker=True) if card in jokers else common) for card in cards
    ]


def _captures(
    position: Position, cards: Sequence[Card], shape: Sequence[Bits], free: Sequence[Card]
) -> Iterator[Iterable[Capture]]:
    """Yield the captures of each card from a table on which no two items are equal, and there are not many.

    No promise binds the cards that are `free`.
    """
    rules, table = position.rules, position.table
    items = list(map(from_bits, shape))
    reached = sums(items)
    lone = [1 << place for place, bits in enumerate(shape) if not bits] if 0 in shape else []
    for card in cards:
        values = rules.hand_bits[card]
        # A joker takes the items without values.
        alone = lone if card.suit is None else []
        if not alone and not values & reached[-1]:
            yield ()
            continue
        found = _masks(items, reached, values, alone)
        spend(CALL * (3 + len(found)))
        if card not in free:
            found = _keeping(position, found, card)
        yield [Capture(card, pick(mask)(table)) for mask in found]


def _masks(items: Values, reached: Sequence[Bits], values: Bits, alone: list[Mask]) -> list[Mask]:
    """Return the captures of a card with some values, the least mask first; each of some items is a group `alone`."""
    found: list[Mask] = []
    for value in from_bits(values if alone else values & reached[-1]):
        groups = adding_up(items, reached, value)
        if alone:
            groups += alone
        found += disjoint_unions(len(items), groups) if len(groups) > 1 else groups
    return sorted({*found} - {0}) if len(found) > 1 else found


def _keeping(position: Position, found: list[Mask], card: Card) -> list[Mask]:
    """Return the captures after which the rest of the hand has a card for each build that the player has left."""
    rules, seat, rest = position.rules, position.turn, without(position.hand, card)
    own = {1 << place: item for place, item in enumerate(position.table) if item.owner == seat}
    every = sum(own)
    kept = {}
    for some in {mask & every for mask in found}:
        left = promised(tuple([item for place, item in own.items() if not some & place]), seat)
        kept[some] = keeps(rules, rest, left)
    return [mask for mask in found if kept[mask & every]]


def _builds(position: Position, cards: Iterable[Card], shape: Sequence[Bits], owed: Bits) -> Iterator[list[Build]]:
    """Yield the builds of each card, on each item and by itself; `owed` are the promises that bind."""
    rules, hand, seat = position.rules, position.hand, position.turn
    hand_bits, made_by = rules.hand_bits, made_under(rules)
    items: list[tuple[Item | None, Bits]] = [*zip(position.table, shape, strict=True)]
    if has_equal_cards(position):
        # Building on any of several equal items is the same play.
        items = [*dict.fromkeys(items)]
    items.append((None, BY_ITSELF))
    mate = partner(position.plan, seat) if rules.build_for_partner else None
    for_mate = 0 if mate is None else position.announced[mate] & rules.build_bits
    # Without a card, only those of its values stay answered that two or more cards answer: those in `several`.
    once = several = 0
    for card in hand:
        bits = hand_bits[card]
        several |= once & bits
        once |= bits
    for card in cards:
        own, made_on = hand_bits[card], made_by[card]
        answered = once & ~own | several
        wanted = answered | for_mate
        found: list[Build] = []
        for onto, old in items:
            made = made_on[old] & wanted
            if made:
                found += [Build(card, onto, value, seat) for value in from_bits(made & answered)]
                if mate is not None and made & for_mate:
                    found += [Build(card, onto, value, mate) for value in from_bits(made & for_mate)]
        if owed:
            rest = without(hand, card)
            found = [build for build in found if _is_kept(position, build, rest, owed)]
        yield found


def _is_kept(position: Position, build: Build, rest: Holding, owed: Bits) -> bool:
    """Tell whether the rest of the hand has a card for each own build after a build, with what was owed before it."""
    rules, seat, onto = position.rules, position.turn, build.onto
    if onto is not None and onto.owner == seat:
        # This item becomes another build.
        at = position.table.index(onto)
        owed = promised(position.table[:at] + position.table[at + 1 :], seat)
    # What answers the new build by itself is in the hand anyway (reading 6).
    return not owed or keeps(rules, rest, owed | (1 << build.value if build.owner == seat else 0))
