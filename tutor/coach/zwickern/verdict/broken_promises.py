"""Why a play breaks a promise, as one line: the card played, the cards that stay, and the builds that none takes."""

from collections.abc import Sequence

from tutor.coach.zwickern.words.phrases import listing, the_item
from tutor.engine.cards import Card
from tutor.engine.zwickern import Position, Rules, Violation
from tutor.engine.zwickern.plays import without
from tutor.text import Line

_FEW = 3
"""The most cards staying in the hand that are named one by one."""


def broken_promise(position: Position, wrong: Violation) -> Line:
    """Say that no card stays for a build of the player's own, or only one card for builds of two values."""
    card = wrong.card
    if card is None:
        raise TypeError("a promise is broken by a card")
    rules, rest = position.rules, without(position.hand, card)
    if all(_takers(rules, rest, (value,)) for value in wrong.values):
        # A build that this very play would make is not yet the player's own, and is told so.
        new = sum(item not in position.table for item in wrong.items)
        return _one_for_two(rules, rest, wrong, new)
    builds = listing([the_item(item) for item in wrong.items], choice=bool(rest))
    said = {"card": card, "items": builds}
    if not rest:
        return Line("reason-obligation-broken-last", {**said, "number": len(wrong.items)})
    if len(rest) > _FEW:
        return Line("reason-obligation-broken", said)
    return Line("reason-obligation-broken-kept", {**said, "kept": listing(rest), "number": len(rest)})


def _one_for_two(rules: Rules, rest: Sequence[Card], wrong: Violation, new: int) -> Line:
    """Say that fewer cards stay than there are values to take, though each value by itself has a card."""
    takers = _takers(rules, rest, wrong.values)
    said = {
        "items": listing([the_item(item) for item in wrong.items]),
        "kept": listing(takers),
        "card": wrong.card or "",
    }
    numbers = {"number": len(takers), "values": len(wrong.values), "new": new}
    return Line("reason-obligation-broken-each", {**said, **numbers})


def _takers(rules: Rules, rest: Sequence[Card], values: tuple[int, ...]) -> tuple[Card, ...]:
    """List the cards that take at least one of the values."""
    bits = sum(1 << value for value in values)
    return tuple(card for card in rest if rules.hand_bits[card] & bits)
