"""Every legal play of a position, one at a time."""

from collections.abc import Iterable, Iterator

from tutor.engine.budget import TooMuchWorkError
from tutor.engine.cards import Card
from tutor.engine.zwickern.building import buildable, built_on
from tutor.engine.zwickern.captures import (
    Layout,
    Taking,
    captures,
    lay_out,
    maximal_captures,
    number_of_captures,
    taking,
    taking_own_builds,
)
from tutor.engine.zwickern.plays import Build, Lay, Play, promised, without
from tutor.engine.zwickern.position import Item, Position, item_bits
from tutor.engine.zwickern.promises import keeps
from tutor.engine.zwickern.rules import Bits, BuildDuty, Capturing, from_bits, partner, takes_lone


def legal_plays(position: Position) -> Iterator[Play]:
    """Yield every legal play of the player to play, each once (reading 19); raises TooMuchWorkError.

    The promises of reading 12 are suspended if no play keeps them (reading 13).
    """
    if position.rules.bound:
        return _bound_plays(position)
    if promised(position.table, position.turn):
        return _with_promises(position)
    return _plays(position, dutiful=False)


def _with_promises(position: Position) -> Iterator[Play]:
    dutiful = _plays(position, dutiful=True)
    first = next(dutiful, None)
    if first is None:
        yield from _plays(position, dutiful=False)
    else:
        yield first
        yield from dutiful


def promises_suspended(position: Position) -> bool:
    """Tell whether no play keeps the player's promises, in which case none has to (reading 13)."""
    if not promised(position.table, position.turn) or _can_take_owned(position):
        return False
    return next(_plays(position, dutiful=True), None) is None


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
    """Tell whether the next play has to take a build of the player's own: where that is the duty, and possible."""
    if position.rules.duty is not BuildDuty.CAPTURE or not promised(position.table, position.turn):
        return False
    return any(taking_own_builds(_promise_keeping(position, card)).vectors for card in dict.fromkeys(position.hand))


def may_lay(position: Position, card: Card) -> bool:
    """Tell whether a card of the hand may be laid, promises aside: not at some tables where there is else to do.

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
    return _Builder(position, owed=owed).builds(card)


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


def _plays(position: Position, *, dutiful: bool) -> Iterator[Play]:
    rules, hand, table = position.rules, position.hand, position.table
    owed = promised(table, position.turn) if dutiful else 0
    different = dict.fromkeys(hand)
    for card in different:
        if not owed or keeps(rules, without(hand, card), owed):
            yield Lay(card)
    # On an empty table there is nothing to take, and nothing may be built (reading 15).
    if not table and not rules.build_on_empty:
        return
    builder = _Builder(position, owed=owed)
    for card, layout in _layouts(position, different):
        found = taking(position, card, layout, dutiful=dutiful)
        if found.vectors:
            yield from captures(found)
        yield from builder.builds(card)


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


class _Builder:
    """The builds of one position, found card by card; `owed` are the promises that bind."""

    def __init__(self, position: Position, *, owed: Bits) -> None:
        self.position = position
        self.owed = owed
        rules = position.rules
        self.items = [(item, item_bits(rules, item)) for item in dict.fromkeys(position.table)]
        self.mate = partner(position.plan, position.turn) if rules.build_for_partner else None
        self.for_mate = 0 if self.mate is None else position.announced[self.mate] & rules.build_bits
        # Without a card, those of its values stay answered that two cards or more answer, which are in `several`.
        self.once = self.several = 0
        for card in position.hand:
            bits = rules.hand_bits[card] & rules.build_bits
            self.several |= self.once & bits
            self.once |= bits

    def builds(self, card: Card) -> list[Build]:
        """Return the builds that a card makes, on each item and by itself."""
        rules = self.position.rules
        own = rules.hand_bits[card]
        answered = self.once & ~own | self.several
        wanted = answered | self.for_mate
        found: list[Build] = []
        if not wanted:
            return found
        useful = buildable(rules, wanted, card)
        for item, old in self.items:
            if old & useful:
                found += self._builds(card, item, built_on(rules, old, card), answered)
        if own & wanted and rules.single_builds:
            found += self._builds(card, None, own, answered)
        return found

    def _builds(self, card: Card, onto: Item | None, made: Bits, answered: Bits) -> list[Build]:
        seat = self.position.turn
        owed = _owed_without(self.position.table, seat, onto) if self.owed else 0
        found = [Build(card, onto, value, seat) for value in from_bits(made & answered)]
        if self.mate is not None and made & self.for_mate:
            found += [Build(card, onto, value, self.mate) for value in from_bits(made & self.for_mate)]
        if not owed:
            return found
        rules, rest = self.position.rules, without(self.position.hand, card)
        return [build for build in found if keeps(rules, rest, owed | (1 << build.value if build.owner == seat else 0))]


def _owed_without(table: tuple[Item, ...], seat: int, onto: Item | None) -> Bits:
    """Return the values of a seat's builds without one item, which becomes another build when it is built on."""
    if onto is None or onto.owner != seat:
        return promised(table, seat)
    at = table.index(onto)
    return promised(table[:at] + table[at + 1 :], seat)
