"""Certainty in Zwicken from a player's own cards alone, and the deals that move."""

from collections.abc import Sequence

from tutor.coach.tricks.certainty import sure_tricks
from tutor.coach.tricks.kit import Sure
from tutor.engine.cards import Card
from tutor.engine.zwicken import Phase, Position, Saying, act, cut
from tutor.engine.zwicken.position import trump_ace
from tutor.engine.zwicken.rules import HAND_SIZE


def _trick(position: Position) -> bool:
    return sure_tricks(position.rules.tricks, position.trumps, position.hand, _elsewhere(position)) > 0


def _elsewhere(position: Position) -> list[Card]:
    """List the cards that another player may hold."""
    return [card for card in position.rules.pack if card not in position.hand and card is not position.turn_up]


def _staying(position: Position) -> bool:
    """Tell whether staying with these cards brings at least a third of the pot, and no fine need fall due."""
    held, ace = {card.code for card in position.hand}, trump_ace(position)
    ace_may_be_out = ace not in held and (position.turn_up is None or position.turn_up.code != ace)
    return _trick(position) and not (position.rules.permanent_trump in held and ace_may_be_out)


def _stays(position: Position) -> list[Position]:
    return [act(position, Saying.STAY)]


def sure(position: Position, of: str) -> Sure | None:
    """Return the kinds of certainty in a position, by their names."""
    if position.phase is not Phase.DECLARE:
        return None
    stake = position.rules.stake
    kinds = {
        # A player without a trick pays a stake; with a trick it is less, whatever else is to pay.
        "trick": Sure(_trick, lambda _: 1 - stake, _stays),
        "staying": Sure(_staying, lambda where: where.pot // HAND_SIZE, _stays),
    }
    return kinds.get(of)


def deals_moved(position: Position, bottom: Sequence[Card]) -> list[Position]:
    """Return the positions after each look at the bottom card, with the pack shuffled again in between.

    It ends before a card after which the deal does not move.
    """
    found: list[Position] = []
    size = len(position.rules.pack) - 1
    for card in bottom:
        if card.rank not in position.rules.moving_ranks:
            break
        position = act(cut(position, (*[None] * size, card)), Saying.CHECK)
        found.append(position)
    return found
