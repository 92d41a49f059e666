"""Every legal play of a position, one at a time."""

from collections.abc import Iterator

from tutor.engine.cards import Card
from tutor.engine.zwickern.moves import Build, Lay, Move, promised, without
from tutor.engine.zwickern.position import Item, Position, built_on, item_bits
from tutor.engine.zwickern.rules import Bits, from_bits, is_wild, partner
from tutor.engine.zwickern.taking import Taking, captures, keeps, lay_out, taking


def legal_moves(position: Position) -> Iterator[Move]:
    """Every legal play of the player whose turn it is, each once (reading 19); raises TooMuchWorkError.

    The promises of reading 12 are suspended where no play keeps them (reading 13).
    """
    return _moves(position, dutiful=bool(promised(position.table, position.turn)) and not promises_suspended(position))


def promises_suspended(position: Position) -> bool:
    """Whether no play keeps the player's promises, so that none has to (reading 13)."""
    if not promised(position.table, position.turn):
        return False
    return next(_moves(position, dutiful=True), None) is None


def legal_taking(position: Position, card: Card) -> Taking:
    """The legal captures of a card of the hand as one set, for answers that need no list."""
    dutiful = not promises_suspended(position)
    layout = lay_out(position, wild=is_wild(position.rules, card), counting=True)
    return taking(position, card, dutiful=dutiful, layout=layout)


def _moves(position: Position, *, dutiful: bool) -> Iterator[Move]:
    rules, hand, table = position.rules, position.hand, position.table
    owed = promised(table, position.turn) if dutiful else 0
    different = dict.fromkeys(hand)
    for card in different:
        if not owed or keeps(rules, without(hand, card), owed):
            yield Lay(card)
    if not table and not rules.build_on_empty:
        return
    plain = lay_out(position, wild=False)
    onto = [(item, item_bits(rules, item)) for item in dict.fromkeys(table)]
    for card in different:
        layout = lay_out(position, wild=True) if is_wild(rules, card) else plain
        yield from captures(taking(position, card, dutiful=dutiful, layout=layout))
        yield from _builds(position, card, onto, dutiful=dutiful)


def _builds(position: Position, card: Card, items: list[tuple[Item, Bits]], *, dutiful: bool) -> Iterator[Build]:
    rules, table, seat = position.rules, position.table, position.turn
    rest = without(position.hand, card)
    answered = 0
    for other in rest:
        answered |= rules.hand_bits[other]
    mate = partner(position.plan, seat)
    for_mate = 0 if mate is None else position.announced[mate]
    wanted = (answered | for_mate) & rules.build_bits
    if not wanted:
        return
    made: list[tuple[Item | None, Bits]] = [(item, built_on(rules, old, card)) for item, old in items]
    made.append((None, rules.hand_bits[card]))
    for onto, values in made:
        if not values & wanted:
            continue
        owed = _owed_without(table, seat, onto) if dutiful else 0
        for value in from_bits(values & wanted & answered):
            if not owed or keeps(rules, rest, owed | 1 << value):
                yield Build(card, onto, value, seat)
        if mate is not None and values & for_mate and (not owed or keeps(rules, rest, owed)):
            for value in from_bits(values & wanted & for_mate):
                yield Build(card, onto, value, mate)


def _owed_without(table: tuple[Item, ...], seat: int, onto: Item | None) -> Bits:
    """The values of a seat's builds, one item less, since building on it makes another build of it."""
    if onto is None or onto.owner != seat:
        return promised(table, seat)
    at = table.index(onto)
    return promised(table[:at] + table[at + 1 :], seat)
