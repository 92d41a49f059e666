"""Certainty in Zwikken from a player's own cards alone."""

from collections.abc import Sequence

from tutor.coach.tricks.certainty import sure_tricks
from tutor.coach.tricks.kit import Sure
from tutor.engine.cards import Card
from tutor.engine.zwikken import Pass, Phase, Position, Saying, act, legal_actions
from tutor.engine.zwikken.bidding import ten_of_trumps
from tutor.engine.zwikken.rules import TenExchange, TrickGoal

_ENOUGH = 2


def _trick(position: Position) -> bool:
    """Tell whether a trick is certain unless three of a kind win first."""
    elsewhere = [card for card in position.rules.pack if card not in (*position.hand, position.turned[-1])]
    return sure_tricks(position.rules.tricks, position.trumps, position.hand, elsewhere) > 0


def _pot(position: Position) -> bool:
    """Tell whether two tricks are certain, and enough, unless three of a kind win first."""
    rules = position.rules
    if rules.goal is not TrickGoal.TWO_TRICKS_OR_RICH_TRICK or rules.ten is not TenExchange.HOLDER:
        return False
    return (
        max(sure_tricks(position.rules.tricks, position.trumps, *deal) for deal in _after_the_ten(position)) >= _ENOUGH
    )


def _after_the_ten(position: Position) -> list[tuple[Sequence[Card], Sequence[Card]]]:
    """List the hands that the player can have once the ten is exchanged or kept, each with the cards of others."""
    hand, ten, turned = position.hand, ten_of_trumps(position), position.turned[-1]
    others = [card for card in position.rules.pack if card not in (*hand, turned)]
    if ten in hand:
        return [(hand, others), ([turned if card is ten else card for card in hand], others)]
    # Another player may take the card turned up.
    return [(hand, [*others, turned])]


def alone_for_the_pot(position: Position) -> list[Position]:
    """List the positions after each lowest bid of the seat to act, if all others pass."""
    found = []
    for action in legal_actions(position):
        if not isinstance(action, Pass):
            after = act(position, action)
            while after.phase is Phase.BID:
                after = act(after, Pass())
            found.append(after)
    return found


def sure(position: Position, of: str) -> Sure | None:
    """Return the kinds of certainty in a position, by their names."""
    rules = position.rules
    if of == "trick" and rules.goal is TrickGoal.THIRDS and position.phase is Phase.DECLARE:
        # A player without a trick pays; each trick brings something.
        return Sure(_trick, lambda _: 1, lambda where: [act(where, Saying.STAY)])
    if of == "pot" and position.phase is Phase.BID:
        return Sure(_pot, lambda where: where.pot, alone_for_the_pot)
    return None
